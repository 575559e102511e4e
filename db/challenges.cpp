#include "db/challenges.hpp"

#include "db/control_columns.hpp"
#include "db/idempotency.hpp"
#include "db/rating_rows.hpp"
#include "db/readers.hpp"
#include "db/writer.hpp"

namespace crownhead::db {
namespace {

const std::string selected =
    "SELECT challenges.id, from_id, sender.name, sender.bot, to_id, coalesce(receiver.name, ''), "
    "variant,"
    " ruleset, control_kind, base_ms, increment_ms, cap_ms, sessions, rated, color, start_fen,"
    " challenges.created_ms FROM challenges JOIN users AS sender ON sender.id = from_id"
    " LEFT JOIN users AS receiver ON receiver.id = to_id";

Challenge take_challenge(Rows& rows) {
  Challenge challenge;
  challenge.id = rows.take<ChallengeId>();
  challenge.from = rows.take<UserId>();
  challenge.from_name = rows.take<std::string>();
  challenge.from_bot = rows.take<bool>();
  challenge.to = rows.take<std::optional<UserId>>();
  challenge.to_name = rows.take<std::string>();
  challenge.variant = rows.take<std::string>();
  challenge.ruleset = rows.take<std::string>();
  challenge.control = take_control(rows);
  challenge.rated = rows.take<bool>();
  challenge.color = rows.take<ColorChoice>();
  challenge.start_fen = rows.take<std::string>();
  challenge.created = rows.take<Instant>();
  return challenge;
}

Challenge rated(Connection& connection, Challenge challenge) {
  challenge.from_rating = shown_rating(
      connection, challenge.from, pool_of(challenge.variant, challenge.control), challenge.created);
  return challenge;
}

ChallengeId insert(Connection& connection, const Challenge& challenge) {
  const ControlColumns control = columns_of(challenge.control);
  connection.run(
      "INSERT INTO challenges (from_id, to_id, variant, ruleset, control_kind, base_ms,"
      " increment_ms, cap_ms, sessions, rated, color, start_fen, created_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
      challenge.from, challenge.to, challenge.variant, challenge.ruleset, control.kind,
      control.base, control.increment, control.cap, control.sessions, challenge.rated,
      challenge.color, challenge.start_fen, challenge.created);
  return {connection.last_insert_id()};
}

}  // namespace

Challenges::Challenges(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Challenges::create(Challenge challenge, std::optional<RequestKey> key,
                        Done<Made<ChallengeId>> done) {
  writer_.submit<Made<ChallengeId>>(
      [challenge = std::move(challenge), key](Connection& connection) {
        return made_once<ChallengeId>(connection, key, challenge.created, "", [&] {
          return Result<ChallengeId>(insert(connection, challenge));
        });
      },
      std::move(done));
}

void Challenges::remove(ChallengeId id, Done<void> done) {
  writer_.submit<void>(
      [id](Connection& connection) -> Result<void> {
        if (connection.run("DELETE FROM challenges WHERE id = ?1", id) == 0)
          return fail(Code::challenge_gone,
                      "the challenge was withdrawn, declined or taken already");
        return {};
      },
      std::move(done));
}

rating::Shown Challenges::sender_rating(const Challenge& challenge) const {
  auto connection = readers_.borrow();
  return rated(*connection, challenge).from_rating;
}

std::optional<Challenge> Challenges::find(ChallengeId id) const {
  static const std::string sql = selected + " WHERE challenges.id = ?1";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, id);
  return rows.next() ? std::optional(rated(*connection, take_challenge(rows))) : std::nullopt;
}

std::vector<Challenge> Challenges::of(UserId user) const {
  static const std::string sql =
      selected + " WHERE from_id = ?1 OR to_id = ?1 ORDER BY challenges.id DESC";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, user);
  std::vector<Challenge> found;
  while (rows.next()) found.push_back(rated(*connection, take_challenge(rows)));
  return found;
}

}  // namespace crownhead::db
