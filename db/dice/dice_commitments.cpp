#include "db/dice/dice_commitments.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "db/dice/dice_commitment_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

using dice::CommitmentDay;
using dice::Day;
using dice::Digest;

/// The last day that has a list, with the list's present state.
struct LastDay {
  Day day;
  std::int64_t commitments;
  Digest digest;
};

std::optional<LastDay> last_day(Connection& connection) {
  // The query runs along the primary key from its end: no day is before 1970.
  Rows rows = connection.query(
      "SELECT day, commitments, digest FROM dice_days WHERE day >= 0 ORDER BY day DESC LIMIT 1");
  if (!rows.next()) return std::nullopt;
  const Day day = take_day(rows);
  const auto commitments = rows.take<std::int64_t>();
  return LastDay{.day = day, .commitments = commitments, .digest = take_bytes<Digest>(rows)};
}

LastDay begin_day(Connection& connection, Day day, const Digest& before) {
  const LastDay begun{.day = day, .commitments = 0, .digest = dice::first_digest(day, before)};
  connection.run("INSERT INTO dice_days (day, commitments, digest) VALUES (?1, 0, ?2)",
                 number_of(day), Bytes(begun.digest));
  return begun;
}

/// Opens the lists up to that day and returns the last list, which is a later one if there is one.
LastDay reach_day(Connection& connection, Day today) {
  auto last = last_day(connection);
  if (!last) return begin_day(connection, today, Digest{});
  while (last->day < today)
    last = begin_day(connection, last->day + std::chrono::days{1}, last->digest);
  return *last;
}

constexpr int signed_at_once = 100;

void sign_days(Connection& connection, Day before, const DiceCommitments::Sign& sign) {
  std::vector<LastDay> unsigned_days;
  {
    Rows rows = connection.query(
        "SELECT day, commitments, digest FROM dice_days WHERE signature IS NULL AND day < ?1 ORDER "
        "BY day"
        " LIMIT ?2",
        number_of(before), signed_at_once);
    while (rows.next()) {
      const Day day = take_day(rows);
      const auto commitments = rows.take<std::int64_t>();
      unsigned_days.push_back(
          {.day = day, .commitments = commitments, .digest = take_bytes<Digest>(rows)});
    }
  }
  for (const auto& [day, commitments, digest] : unsigned_days)
    connection.run("UPDATE dice_days SET signature = ?2 WHERE day = ?1", number_of(day),
                   Bytes(sign(dice::signed_text(day, commitments, digest))));
}

std::optional<CommitmentDay> read_day(Connection& connection, Day day) {
  auto found = listed_day(connection, day);
  if (!found) return std::nullopt;
  if (const auto before = listed_day(connection, day - std::chrono::days{1}))
    found->before = before->digest;
  return found;
}

}  // namespace

void publish_commitment(Connection& connection, const dice::PublishedCommitment& commitment) {
  const LastDay list = reach_day(connection, dice::day_of(commitment.published));
  auto published = commitment;
  published.published = std::max(commitment.published, dice::start_of(list.day));
  connection.run(
      "INSERT INTO dice_commitments (commitment, day, number, published_ms, purpose, subject)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      Bytes(published.commitment), number_of(list.day), list.commitments + 1, published.published,
      published.what, published.id);
  connection.run("UPDATE dice_days SET commitments = ?2, digest = ?3 WHERE day = ?1",
                 number_of(list.day), list.commitments + 1,
                 Bytes(dice::digest_with(list.digest, published)));
}

void use_commitment(Connection& connection, const Digest& commitment, GameId game, Instant at) {
  const auto used = [&] {
    return connection.changed(
               "UPDATE dice_commitments SET game_id = ?2 WHERE commitment = ?1 AND game_id IS NULL",
               Bytes(commitment), game) == 1;
  };
  if (used()) return;
  publish_commitment(connection, {.commitment = commitment,
                                  .published = at,
                                  .what = dice::CommitmentPurpose::game,
                                  .id = std::to_string(game.value)});
  used();
}

DiceCommitments::DiceCommitments(Writer& writer, Readers& readers)
    : writer_(writer), readers_(readers) {}

void DiceCommitments::publish(dice::PublishedCommitment commitment, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::commitments),
      [commitment = std::move(commitment)](Connection& connection) -> Result<void> {
        publish_commitment(connection, commitment);
        return {};
      },
      std::move(done));
}

void DiceCommitments::keep_key(const SigningKey& made, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::commitments),
      [made](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO dice_key (id, public_key, seed) VALUES (1, ?1, ?2) ON CONFLICT DO NOTHING",
            Bytes(made.public_key), Bytes(made.seed));
        return {};
      },
      std::move(done));
}

std::optional<SigningKey> DiceCommitments::key() const {
  auto connection = readers_.borrow();
  Rows rows = connection->query("SELECT public_key, seed FROM dice_key");
  if (!rows.next()) return std::nullopt;
  const auto public_key = take_bytes<dice::PublicKey>(rows);
  return SigningKey{.public_key = public_key, .seed = take_bytes<Digest>(rows)};
}

void DiceCommitments::close_days(Instant now, Sign sign, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::commitments),
      [today = dice::day_of(now), sign = std::move(sign)](Connection& connection) -> Result<void> {
        sign_days(connection, reach_day(connection, today).day, sign);
        return {};
      },
      std::move(done));
}

std::optional<CommitmentDay> DiceCommitments::day(Day day, std::int64_t after, int most) const {
  auto connection = readers_.borrow();
  auto found = read_day(*connection, day);
  if (!found) return std::nullopt;
  found->after = after;
  Rows rows = connection->query(
      "SELECT commitment, published_ms, purpose, subject FROM dice_commitments WHERE day = ?1 AND "
      "number > ?2"
      " AND number <= ?3 ORDER BY number LIMIT ?4",
      number_of(day), after, found->commitments, most);
  while (rows.next()) found->published.push_back(take_commitment(rows));
  return found;
}

std::optional<CommitmentDay> DiceCommitments::find(const Digest& commitment) const {
  auto connection = readers_.borrow();
  std::optional<CommitmentDay> found;
  Rows rows = connection->query(
      "SELECT day, number, commitment, published_ms, purpose, subject FROM dice_commitments WHERE "
      "commitment = ?1",
      Bytes(commitment));
  if (!rows.next()) return std::nullopt;
  const Day day = take_day(rows);
  const auto number = rows.take<std::int64_t>();
  found = read_day(*connection, day);
  if (!found) return std::nullopt;
  found->after = number - 1;
  found->published.push_back(take_commitment(rows));
  return found;
}

std::optional<std::pair<Day, Day>> DiceCommitments::days() const {
  auto connection = readers_.borrow();
  std::optional<Day> first;
  {
    Rows rows = connection->query("SELECT day FROM dice_days WHERE day >= 0 ORDER BY day LIMIT 1");
    if (rows.next()) first = take_day(rows);
  }
  const auto last = last_day(*connection);
  if (!first || !last) return std::nullopt;
  return std::pair(*first, last->day);
}

}  // namespace crownhead::db
