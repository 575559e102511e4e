#include "db/games/challenges.hpp"

#include <algorithm>

#include "db/dice/dice_commitments.hpp"
#include "db/games/control_columns.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/notification_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

const std::string selected =
    "SELECT challenges.id, from_id, sender.name, sender.bot, to_id, coalesce(receiver.name, ''), "
    "variant,"
    " ruleset, control_kind, base_ms, increment_ms, cap_ms, sessions, rated, color, start_fen,"
    " challenges.created_ms, commitment, vacations FROM challenges"
    " JOIN users AS sender ON sender.id = from_id"
    " LEFT JOIN users AS receiver ON receiver.id = to_id"
    " LEFT JOIN challenge_dice ON challenge_id = challenges.id";

std::optional<dice::Digest> digest_of(const std::optional<Bytes>& bytes) {
  if (!bytes) return std::nullopt;
  dice::Digest digest = {};
  std::ranges::copy(*bytes, digest.begin());
  return digest;
}

Challenge take_challenge(Rows& rows) {
  Challenge challenge;
  challenge.id = rows.take<ChallengeId>();
  challenge.from = rows.take<UserId>();
  challenge.from_name = rows.take<std::string>();
  challenge.from_bot = rows.take<bool>();
  challenge.to = rows.take<std::optional<UserId>>();
  challenge.to_name = rows.take<std::string>();
  challenge.terms.variant = rows.take<std::string>();
  challenge.terms.ruleset = rows.take<std::string>();
  challenge.terms.control = take_control(rows);
  challenge.terms.rated = rows.take<bool>();
  challenge.color = rows.take<ColorChoice>();
  challenge.terms.start_fen = rows.take<std::string>();
  challenge.created = rows.take<Instant>();
  challenge.seats = challenge.terms.seats();
  challenge.dice_commitment = digest_of(rows.take<std::optional<Bytes>>());
  challenge.terms.vacations = rows.take<bool>();
  return challenge;
}

/// Reads the players who have joined the challenge or are invited to it.
void read_players(Connection& connection, Challenge& challenge) {
  if (challenge.seats == least_seats) return;
  {
    Rows rows = connection.query(
        "SELECT user_id, name, declined FROM challenge_invited JOIN users ON users.id = user_id"
        " WHERE challenge_id = ?1 ORDER BY number",
        challenge.id);
    while (rows.next()) {
      auto& invited = challenge.invited.emplace_back();
      invited.user = rows.take<UserId>();
      invited.name = rows.take<std::string>();
      invited.declined = rows.take<bool>();
    }
  }
  Rows rows = connection.query(
      "SELECT user_id, name FROM challenge_seats JOIN users ON users.id = user_id"
      " WHERE challenge_id = ?1 ORDER BY number",
      challenge.id);
  while (rows.next()) {
    auto& joined = challenge.joined.emplace_back();
    joined.user = rows.take<UserId>();
    joined.name = rows.take<std::string>();
  }
}

Challenge rated(Connection& connection, Challenge challenge) {
  read_players(connection, challenge);
  challenge.from_rating =
      shown_rating(connection, challenge.from,
                   pool_of(challenge.terms.variant, challenge.seats, challenge.terms.control),
                   challenge.created);
  return challenge;
}

/// The stored answer to a request that has taken a seat; the number of the challenge is stored too.
constexpr std::string_view seat_taken = "seat";

std::optional<Challenge> found_challenge(Connection& connection, ChallengeId id) {
  static const std::string sql = selected + " WHERE challenges.id = ?1";
  std::optional<Challenge> found;
  if (Rows rows = connection.query(sql, id); rows.next()) found = take_challenge(rows);
  return found ? std::optional(rated(connection, *std::move(found))) : std::nullopt;
}

Result<Made<Challenge>> with_seat_of(Connection& connection, ChallengeId id, UserId user,
                                     const std::optional<RequestKey>& key, Instant at) {
  auto found = found_challenge(connection, id);
  if (!found) return fail(Code::challenge_gone, reason::challenge::gone());
  Challenge joined = *std::move(found);
  if (key) {
    const auto before = recall(connection, *key);
    if (!before) return std::unexpected(before.error());
    if (*before) return Made<Challenge>{joined, "", true};
  }
  if (joined.has_joined(user)) return Made<Challenge>{joined, "", false};
  if (joined.full()) return fail(Code::challenge_gone, reason::challenge::gone());
  if (joined.open_seats() == 0 && !joined.holds_seat_of(user))
    return fail(Code::challenge_gone, reason::challenge::seats_are_held());
  connection.run(
      "INSERT INTO challenge_seats (challenge_id, user_id, number) SELECT ?1, ?2,"
      " coalesce(max(number), 0) + 1 FROM challenge_seats WHERE challenge_id = ?1",
      id, user);
  joined = found_challenge(connection, id).value();
  if (key && !joined.full())
    remember(connection, *key, at, {.id = id.value, .answer = std::string(seat_taken)});
  return Made<Challenge>{std::move(joined), "", false};
}

Result<void> check_quotas(Connection& connection, const Challenge& challenge) {
  using namespace accounts;
  const auto open = [&](const char* where, const auto&... ids) {
    return connection
        .value<int>(
            std::string("SELECT count(*) FROM challenges WHERE expires_ms > ?1 AND ") + where,
            challenge.created, ids...)
        .value_or(0);
  };
  if (open("from_id = ?2", challenge.from) >= quotas::challenges_by_one)
    return fail(Code::rate_limited, reason::challenge::too_many_open());
  std::vector<UserId> asked;
  if (challenge.to) asked.push_back(*challenge.to);
  for (const auto& one : challenge.invited) asked.push_back(one.user);
  for (const UserId user : asked) {
    if (open("(to_id = ?3 OR id IN (SELECT challenge_id FROM challenge_invited WHERE user_id = ?3))"
             " AND from_id = ?2",
             challenge.from, user) >= quotas::challenges_from_to)
      return fail(Code::rate_limited, reason::challenge::too_many_to_this_player());
    if (open("(to_id = ?2 OR id IN (SELECT challenge_id FROM challenge_invited WHERE user_id = ?2"
             " AND declined = 0))",
             user) >= quotas::challenges_to_one)
      return fail(Code::rate_limited, reason::challenge::too_many_for_this_player());
  }
  return {};
}

/// For those who were challenged by name.
std::vector<accounts::NewNotification> notifications_of(const Challenge& challenge) {
  std::vector<accounts::NewNotification> rows;
  const auto add = [&](UserId user) {
    rows.push_back({.user = user,
                    .kind = accounts::NotificationKind::challenge,
                    .at = challenge.created,
                    .challenge = challenge.id,
                    .other = challenge.from});
  };
  if (challenge.to) add(*challenge.to);
  for (const auto& one : challenge.invited) add(one.user);
  return rows;
}

Result<ChallengeId> insert(Connection& connection, const Challenge& challenge,
                           const std::optional<play::OfferedDice>& dice) {
  if (auto free = check_quotas(connection, challenge); !free) return std::unexpected(free.error());
  const ControlColumns control = columns_of(challenge.terms.control);
  connection.run(
      "INSERT INTO challenges (id, from_id, to_id, variant, ruleset, control_kind, base_ms,"
      " increment_ms, cap_ms, sessions, rated, color, start_fen, created_ms, expires_ms, vacations)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
      challenge.id, challenge.from, challenge.to, challenge.terms.variant, challenge.terms.ruleset,
      control.kind, control.base, control.increment, control.cap, control.sessions,
      challenge.terms.rated, challenge.color, challenge.terms.start_fen, challenge.created,
      play::stands_until(challenge), challenge.terms.vacations);
  for (std::size_t i = 0; i < challenge.invited.size(); ++i)
    connection.run(
        "INSERT INTO challenge_invited (challenge_id, user_id, number) VALUES (?1, ?2, ?3)",
        challenge.id, challenge.invited[i].user, i + 1);
  insert_notifications(connection, notifications_of(challenge));
  if (dice) {
    connection.run(
        "INSERT INTO challenge_dice (challenge_id, root, commitment, entropy) VALUES (?1, ?2, ?3, "
        "?4)",
        challenge.id, Bytes(dice->root), Bytes(dice->commitment), dice->entropy);
    publish_commitment(connection, {.commitment = dice->commitment,
                                    .published = challenge.created,
                                    .what = dice::CommitmentPurpose::challenge,
                                    .id = dice::challenge_name(challenge.id.value)});
  }
  return challenge.id;
}

}  // namespace

Challenges::Challenges(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Challenges::create(Challenge challenge, std::optional<RequestKey> key,
                        Done<Made<ChallengeId>> done, std::optional<play::OfferedDice> dice) {
  Locks locks = Locks::of(challenge.from, challenge.to, key);
  for (const auto& one : challenge.invited) locks.add(one.user);
  if (dice) locks.add(Locks::One::commitments);
  writer_.submit<Made<ChallengeId>>(
      std::move(locks),
      [challenge = std::move(challenge), key, dice = std::move(dice)](Connection& connection) {
        return idempotent<ChallengeId>(connection, key, challenge.created, "",
                                       [&] { return insert(connection, challenge, dice); });
      },
      std::move(done));
}

void Challenges::join(ChallengeId id, UserId user, std::optional<RequestKey> key, Instant at,
                      Done<Made<Challenge>> done) {
  writer_.submit<Made<Challenge>>(
      Locks::of(id, user, key),
      [id, user, key, at](Connection& connection) {
        return with_seat_of(connection, id, user, key, at);
      },
      std::move(done));
}

void Challenges::leave(ChallengeId id, UserId user, Done<Challenge> done) {
  writer_.submit<Challenge>(
      Locks::of(id, user),
      [id, user](Connection& connection) -> Result<Challenge> {
        const auto left = connection.changed(
            "DELETE FROM challenge_seats WHERE challenge_id = ?1 AND user_id = ?2", id, user);
        const auto declined = connection.changed(
            "UPDATE challenge_invited SET declined = 1 WHERE challenge_id = ?1 AND user_id = ?2"
            " AND declined = 0",
            id, user);
        delete_notifications_of(connection, id, user);
        auto challenge = found_challenge(connection, id);
        if (!challenge || left + declined == 0)
          return fail(Code::challenge_gone, reason::challenge::gone());
        return *std::move(challenge);
      },
      std::move(done));
}

void Challenges::remove(ChallengeId id, Done<void> done) {
  writer_.submit<void>(
      Locks::of(id),
      [id](Connection& connection) -> Result<void> {
        if (connection.changed("DELETE FROM challenges WHERE id = ?1", id) == 0)
          return fail(Code::challenge_gone, reason::challenge::gone());
        delete_notifications_of(connection, id);
        return {};
      },
      std::move(done));
}

rating::Shown Challenges::sender_rating(const Challenge& challenge) const {
  auto connection = readers_.borrow();
  return rated(*connection, challenge).from_rating;
}

std::optional<Challenge> Challenges::find(ChallengeId id) const {
  auto connection = readers_.borrow();
  return found_challenge(*connection, id);
}

std::optional<play::OfferedDice> Challenges::dice_of(ChallengeId id) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT root, commitment, entropy FROM challenge_dice WHERE challenge_id = ?1", id);
  if (!rows.next()) return std::nullopt;
  play::OfferedDice dice;
  dice.root = digest_of(rows.take<Bytes>()).value();
  dice.commitment = digest_of(rows.take<Bytes>()).value();
  dice.entropy = rows.take<std::string>();
  return dice;
}

std::vector<Challenge> Challenges::of(UserId user, Instant now) const {
  static const std::string sql =
      selected +
      " WHERE (from_id = ?1 OR to_id = ?1"
      "  OR challenges.id IN (SELECT challenge_id FROM challenge_seats WHERE user_id = ?1)"
      "  OR challenges.id IN (SELECT challenge_id FROM challenge_invited WHERE user_id = ?1"
      "   AND declined = 0))"
      " AND expires_ms > ?2"
      " ORDER BY challenges.created_ms DESC, challenges.id DESC LIMIT ?3";
  auto connection = readers_.borrow();
  constexpr int most = accounts::quotas::challenges_by_one + accounts::quotas::challenges_to_one;
  Rows rows = connection->query(sql, user, now, most);
  std::vector<Challenge> found;
  while (rows.next()) found.push_back(rated(*connection, take_challenge(rows)));
  return found;
}

bool took_seat(const Remembered& request) { return request.answer == seat_taken; }

void answer_with_game(Connection& connection, ChallengeId challenge, UserId user, GameId game) {
  connection.run(
      "UPDATE requests SET created_id = ?1, answer = '' WHERE user_id = ?2 AND created_id = ?3"
      " AND answer = ?4",
      game, user, challenge, seat_taken);
}

}  // namespace crownhead::db
