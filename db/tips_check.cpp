#include "db/tips_check.hpp"

#include "db/games/dice_tip_rows.hpp"

namespace crownhead::db {
namespace {

using dice::Day;
using dice::Digest;

constexpr int tips_at_once = 1000;  // PostgreSQL gives all rows of a statement in one piece

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
    return tips_;
  }

 private:
  /// Returns the digest that the day after goes on from: the stored one, so that each fault is told
  /// once.
  Digest check_day(Day day, const Digest& before) {
    const auto stored = listed_day(connection_, day).value();
    Digest digest = dice::first_digest(day, before);
    std::int64_t found = 0;
    for (bool more = true; more;) {
      more = false;
      Rows rows = connection_.query(
          "SELECT number, tip, told_ms, purpose, subject FROM dice_tips WHERE day = ?1"
          " AND number > ?2 ORDER BY number LIMIT ?3",
          number_of(day), found, tips_at_once);
      while (rows.next()) {
        const auto number = rows.take<std::int64_t>();
        for (++found; found < number; ++found) differ(day, "has no tip " + std::to_string(found));
        digest = dice::digest_with(digest, take_tip(rows));
        ++tips_;
        more = true;
      }
    }
    if (found != stored.tips)
      differ(day, "has " + std::to_string(found) + " tips, and shall have " +
                      std::to_string(stored.tips));
    else if (digest != stored.digest)
      differ(day, "has another digest than its tips and the day before make");
    check_signature(stored);
    return stored.digest;
  }

  /// Days are signed one after the other.
  void check_signature(const dice::TipDay& stored) {
    if (!stored.signature) {
      unsigned_ = true;
      return;
    }
    if (unsigned_) differ(stored.day, "is signed, and a day before it is not");
    if (!key_) return differ(stored.day, "is signed, and there is no key");
    if (is_signed_ && !is_signed_(*key_, dice::signed_text(stored.day, stored.tips, stored.digest),
                                  *stored.signature))
      differ(stored.day, "has a signature that is not that of its digest by the site's key");
  }

  void differ(Day day, const std::string& what) {
    differences_.push_back("the list of tips of " + dice::to_text(day) + " " + what);
  }

  Connection& connection_;
  const SignatureCheck& is_signed_;
  std::vector<std::string>& differences_;
  std::optional<dice::PublicKey> key_;
  std::int64_t tips_ = 0;
  bool unsigned_ = false;  ///< a day before
};

/// Empty for a game of no tournament.
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

std::int64_t check_tips(Connection& connection, const SignatureCheck& is_signed,
                        std::vector<std::string>& differences) {
  return ListsCheck(connection, is_signed, differences).run();
}

std::optional<std::string> tip_differs(Connection& connection, GameId game, Instant created,
                                       const std::optional<dice::Digest>& tip) {
  Rows rows =
      connection.query("SELECT tip, purpose, subject FROM dice_tips WHERE game_id = ?1", game);
  if (!rows.next()) {
    if (!tip) return std::nullopt;
    const auto since =
        connection.value<Instant>("SELECT told_ms FROM dice_tips ORDER BY day, number LIMIT 1");
    if (!since || created < *since) return std::nullopt;
    return "its tip " + dice::to_hex(*tip) + " is in no list";
  }
  const auto listed = take_bytes<Digest>(rows);
  if (listed != tip) return "its tip is in the list as " + dice::to_hex(listed);
  const auto what = rows.take<dice::TipOf>();
  const auto subject = rows.take<std::string>();
  const bool others = (what == dice::TipOf::game && subject != std::to_string(game.value)) ||
                      (what == dice::TipOf::round && subject != name_in_round(connection, game));
  if (others) return "its tip is in the list as that of another game";
  return std::nullopt;
}

}  // namespace crownhead::db
