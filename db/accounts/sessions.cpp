#include "db/accounts/sessions.hpp"

#include "db/accounts/access_rows.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

constexpr std::uint8_t all_scopes = scope_read | scope_play | scope_tournaments | scope_admin;

template <class... Args>
Result<void> delete_one(Connection& connection, Reason missing, std::string_view sql,
                        const Args&... args) {
  if (connection.changed(sql, args...) == 0) return fail(Code::not_found, std::move(missing));
  return {};
}

std::vector<SessionLine> lines_in(Rows rows) {
  std::vector<SessionLine> lines;
  while (rows.next()) {
    SessionLine& line = lines.emplace_back();
    line.id = rows.take<SessionId>();
    line.device.name = rows.take<std::string>();
    line.device.address = rows.take<std::string>();
    line.created = rows.take<Instant>();
    line.seen = rows.take<Instant>();
  }
  return lines;
}

}  // namespace

Sessions::Sessions(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Sessions::open(SecretHash secret, UserId user, Device device, Instant at, Instant expires,
                    Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [=, device = std::move(device)](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO sessions (secret, user_id, device, address, created_ms, seen_ms,"
            " expires_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
            secret, user, device.name, device.address, at, expires);
        connection.run(
            "DELETE FROM sessions WHERE secret IN (SELECT secret FROM sessions WHERE user_id = ?1"
            " ORDER BY id DESC LIMIT 10 OFFSET ?2)",
            user, sessions_of_one);
        return {};
      },
      std::move(done));
}

void Sessions::close(SecretHash secret, Done<void> done) {
  writer_.submit<void>(
      Locks::none(),
      [secret](Connection& connection) -> Result<void> {
        connection.run("DELETE FROM sessions WHERE secret = ?1", secret);
        return {};
      },
      std::move(done));
}

void Sessions::end(UserId user, SessionId session, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, session](Connection& connection) {
        return delete_one(connection, reason::account::no_such_session(),
                          "DELETE FROM sessions WHERE user_id = ?1 AND id = ?2", user, session);
      },
      std::move(done));
}

void Sessions::end_others(UserId user, SessionId kept, std::optional<Instant> other_access,
                          Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, kept, other_access](Connection& connection) -> Result<void> {
        end_sessions(connection, user, kept);
        if (other_access) end_other_access(connection, user, *other_access);
        return {};
      },
      std::move(done));
}

std::optional<Bearer> Sessions::find_session(const SecretHash& secret, Instant now) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT users.id, users.name, role, bot, guest, sessions.id, seen_ms FROM sessions"
      " JOIN users ON users.id = sessions.user_id"
      " WHERE secret = ?1 AND expires_ms > ?2 AND banned_ms IS NULL AND closed_ms IS NULL",
      secret, now);
  if (!rows.next()) return std::nullopt;
  Bearer bearer{.user = rows.take<UserId>(), .name = {}, .scopes = all_scopes};
  bearer.name = rows.take<std::string>();
  bearer.role = rows.take<Role>();
  bearer.bot = rows.take<bool>();
  bearer.guest = rows.take<bool>();
  bearer.session = rows.take<SessionId>();
  bearer.seen = rows.take<Instant>();
  return bearer;
}

std::vector<SessionLine> Sessions::sessions_of(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  return lines_in(
      connection->query("SELECT id, device, address, created_ms, seen_ms FROM sessions"
                        " WHERE user_id = ?1 AND expires_ms > ?2 ORDER BY seen_ms DESC, id DESC",
                        user, now));
}

std::vector<SessionLine> Sessions::sessions_before(UserId user, Instant now, SessionId before,
                                                   int limit) const {
  auto connection = readers_.borrow();
  return lines_in(connection->query(
      "SELECT id, device, address, created_ms, seen_ms FROM sessions"
      " WHERE user_id = ?1 AND expires_ms > ?2 AND id < ?3 ORDER BY id DESC LIMIT ?4",
      user, now, before, limit));
}

void Sessions::create_token(SecretHash secret, UserId user, NewToken token, Instant at,
                            std::optional<RequestKey> key, Done<Made<TokenId>> done) {
  writer_.submit<Made<TokenId>>(
      Locks::of(user, key),
      [=, token = std::move(token)](Connection& connection) -> Result<Made<TokenId>> {
        const Error gone{Code::key_reused, reason::account::token_shown()};
        auto made = idempotent<TokenId>(connection, key, at, "", [&]() -> Result<TokenId> {
          if (connection.value<int>("SELECT count(*) FROM tokens WHERE user_id = ?1", user)
                  .value_or(0) >= accounts::quotas::tokens)
            return fail(Code::rate_limited, reason::account::too_many_tokens());
          const auto added = connection.insert<TokenId>(
              "INSERT INTO tokens (secret, user_id, name, scopes, created_ms, expires_ms)"
              " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (secret) DO NOTHING"
              " RETURNING id",
              secret, user, token.name, token.scopes, at, token.expires);
          if (!added) return std::unexpected(gone);
          return *added;
        });
        const bool same =
            !made || !made->repeated ||
            connection.value<std::int64_t>(
                "SELECT count(*) FROM tokens WHERE id = ?1 AND secret = ?2", made->id, secret) == 1;
        if (!same) return std::unexpected(gone);
        return made;
      },
      std::move(done));
}

std::optional<Bearer> Sessions::find_token(const SecretHash& secret, Instant now) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT users.id, users.name, scopes, role, bot, tokens.id, seen_ms FROM tokens"
      " JOIN users ON users.id = tokens.user_id"
      " WHERE secret = ?1 AND (expires_ms IS NULL OR expires_ms > ?2)"
      " AND banned_ms IS NULL AND closed_ms IS NULL",
      secret, now);
  if (!rows.next()) return std::nullopt;
  Bearer bearer{.user = rows.take<UserId>(), .name = {}, .scopes = 0};
  bearer.name = rows.take<std::string>();
  bearer.scopes = rows.take<std::uint8_t>();
  bearer.role = rows.take<Role>();
  bearer.bot = rows.take<bool>();
  bearer.token = rows.take<TokenId>();
  bearer.seen = rows.take<std::optional<Instant>>();
  return bearer;
}

std::vector<TokenLine> Sessions::tokens_of(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT id, name, scopes, created_ms, seen_ms, expires_ms FROM tokens WHERE user_id = ?1"
      " AND (expires_ms IS NULL OR expires_ms > ?2) ORDER BY id DESC",
      user, now);
  std::vector<TokenLine> lines;
  while (rows.next()) {
    TokenLine& line = lines.emplace_back();
    line.id = rows.take<TokenId>();
    line.name = rows.take<std::string>();
    line.scopes = rows.take<std::uint8_t>();
    line.created = rows.take<Instant>();
    line.seen = rows.take<std::optional<Instant>>();
    line.expires = rows.take<std::optional<Instant>>();
  }
  return lines;
}

void Sessions::revoke(UserId user, TokenId token, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, token](Connection& connection) {
        return delete_one(connection, reason::account::no_such_token(),
                          "DELETE FROM tokens WHERE user_id = ?1 AND id = ?2", user, token);
      },
      std::move(done));
}

bool Sessions::lives(const Bearer& bearer, Instant now) const {
  auto connection = readers_.borrow();
  const auto found =
      bearer.session
          ? connection->value<int>("SELECT 1 FROM sessions WHERE id = ?1 AND expires_ms > ?2",
                                   *bearer.session, now)
          : connection->value<int>(
                "SELECT 1 FROM tokens WHERE id = ?1 AND (expires_ms IS NULL OR expires_ms > ?2)",
                bearer.token.value_or(TokenId{}), now);
  return found.has_value();
}

bool Sessions::familiar(UserId user, const SecretHash& place, Instant since) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM sign_in_places WHERE user_id = ?1 AND place = ?2 AND at_ms >= ?3",
                   user, place, since)
      .has_value();
}

void Sessions::note_places(UserId user, std::vector<SecretHash> places, Instant now) {
  writer_.submit<void>(
      Locks::of(user),
      [user, places = std::move(places), now](Connection& connection) -> Result<void> {
        for (const auto& place : places)
          connection.run(
              "INSERT INTO sign_in_places (user_id, place, at_ms) VALUES (?1, ?2, ?3)"
              " ON CONFLICT (user_id, place) DO UPDATE SET at_ms = excluded.at_ms",
              user, place, now);
        return {};
      },
      [](const Result<void>&) {});
}

void Sessions::seen(const Bearer& bearer, const std::string& address, Instant now) {
  writer_.submit<void>(
      Locks::of(bearer.user),
      [session = bearer.session, token = bearer.token, address,
       now](Connection& connection) -> Result<void> {
        if (session)
          connection.run("UPDATE sessions SET seen_ms = ?2, address = ?3 WHERE id = ?1", *session,
                         now, address);
        if (token) connection.run("UPDATE tokens SET seen_ms = ?2 WHERE id = ?1", *token, now);
        return {};
      },
      [](const Result<void>&) {});
}

}  // namespace crownhead::db
