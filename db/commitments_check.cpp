#include "db/commitments_check.hpp"

#include "db/dice/dice_commitment_rows.hpp"

namespace crownhead::db {
namespace {

using dice::Day;
using dice::Digest;

constexpr int commitments_at_once = 1000;  // PostgreSQL returns all rows of a statement at once

class ListsCheck {
 public:
  ListsCheck(Connection& connection, const SignatureCheck& is_signed,
             std::vector<std::string>& differences)
      : connection_(connection), is_signed_(is_signed), differences_(differences) {
    Rows rows = connection.query("SELECT public_key FROM dice_key");
    if (rows.next()) key_ = take_bytes<dice::PublicKey>(rows);
  }

  std::int64_t run() {
    std::optional<Day> last;
    Digest before = {};
    for (const auto number :
         connection_.values<std::int64_t>("SELECT day FROM dice_days ORDER BY day")) {
      const Day day{std::chrono::days{number}};
      if (last && day != *last + std::chrono::days{1})
        differ(*last + std::chrono::days{1}, "is missing");
      before = check_day(day, before);
      last = day;
    }
    return commitments_;
  }

 private:
  /// Returns the digest with which the next day starts: the stored one, so that each error is
  /// reported once.
  Digest check_day(Day day, const Digest& before) {
    const auto stored = listed_day(connection_, day).value();
    Digest digest = dice::first_digest(day, before);
    std::int64_t found = 0;
    for (bool more = true; more;) {
      more = false;
      Rows rows = connection_.query(
          "SELECT number, commitment, published_ms, purpose, subject FROM dice_commitments WHERE "
          "day = ?1"
          " AND number > ?2 ORDER BY number LIMIT ?3",
          number_of(day), found, commitments_at_once);
      while (rows.next()) {
        const auto number = rows.take<std::int64_t>();
        for (++found; found < number; ++found)
          differ(day, "has no commitment " + std::to_string(found));
        digest = dice::digest_with(digest, take_commitment(rows));
        ++commitments_;
        more = true;
      }
    }
    if (found != stored.commitments)
      differ(day, "has " + std::to_string(found) + " commitments, but should have " +
                      std::to_string(stored.commitments));
    else if (digest != stored.digest)
      differ(day, "has a digest that does not match its commitments and the day before");
    check_signature(stored);
    return stored.digest;
  }

  /// Days are signed one after the other.
  void check_signature(const dice::CommitmentDay& stored) {
    if (!stored.signature) {
      unsigned_ = true;
      return;
    }
    if (unsigned_) differ(stored.day, "is signed, but an earlier day is not");
    if (!key_) return differ(stored.day, "is signed, but there is no key");
    if (is_signed_ &&
        !is_signed_(*key_, dice::signed_text(stored.day, stored.commitments, stored.digest),
                    *stored.signature))
      differ(stored.day, "has a signature that does not match its digest and the site's key");
  }

  void differ(Day day, const std::string& what) {
    differences_.push_back("the list of commitments of " + dice::to_text(day) + " " + what);
  }

  Connection& connection_;
  const SignatureCheck& is_signed_;
  std::vector<std::string>& differences_;
  std::optional<dice::PublicKey> key_;
  std::int64_t commitments_ = 0;
  bool unsigned_ = false;  ///< an earlier day has no signature
};

/// Empty for a game outside tournaments.
std::string name_in_round(Connection& connection, GameId game) {
  Rows rows = connection.query(
      "SELECT tournament_id, round, board, number FROM tournament_games WHERE game_id = ?1", game);
  if (!rows.next()) return {};
  const auto tournament = rows.take<std::int64_t>();
  const int round = rows.take<int>();
  const int board = rows.take<int>();
  return dice::game_of_round_name(tournament, round, board, rows.take<int>());
}

}  // namespace

std::int64_t check_commitments(Connection& connection, const SignatureCheck& is_signed,
                               std::vector<std::string>& differences) {
  return ListsCheck(connection, is_signed, differences).run();
}

std::optional<std::string> commitment_differs(Connection& connection, GameId game,
                                              const std::optional<dice::Digest>& commitment) {
  Rows rows = connection.query(
      "SELECT commitment, purpose, subject FROM dice_commitments WHERE game_id = ?1", game);
  if (!rows.next()) {
    if (!commitment) return std::nullopt;
    return "its commitment " + dice::to_hex(*commitment) + " is in no list";
  }
  const auto listed = take_bytes<Digest>(rows);
  if (listed != commitment) return "the list has a different commitment, " + dice::to_hex(listed);
  const auto what = rows.take<dice::CommitmentPurpose>();
  const auto subject = rows.take<std::string>();
  const bool others =
      (what == dice::CommitmentPurpose::game && subject != std::to_string(game.value)) ||
      (what == dice::CommitmentPurpose::round && subject != name_in_round(connection, game));
  if (others) return "the list assigns its commitment to another game";
  return std::nullopt;
}

}  // namespace crownhead::db
