#include "db/sessions.hpp"

#include "db/idempotency.hpp"
#include "db/readers.hpp"
#include "db/writer.hpp"

namespace crownhead::db {
namespace {

constexpr std::uint8_t all_scopes = scope_read | scope_play | scope_tournaments | scope_admin;

}  // namespace

Sessions::Sessions(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Sessions::open(SecretHash secret, UserId user, Instant at, Instant expires, Done<void> done) {
  writer_.submit<void>(
      [=](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO sessions (secret, user_id, created_ms, expires_ms)"
            " VALUES (?1, ?2, ?3, ?4)",
            secret, user, at, expires);
        return {};
      },
      std::move(done));
}

void Sessions::close(SecretHash secret, Done<void> done) {
  writer_.submit<void>(
      [secret](Connection& connection) -> Result<void> {
        connection.run("DELETE FROM sessions WHERE secret = ?1", secret);
        return {};
      },
      std::move(done));
}

std::optional<Bearer> Sessions::find_session(const SecretHash& secret, Instant now) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT users.id, users.name FROM sessions JOIN users ON users.id = sessions.user_id"
      " WHERE secret = ?1 AND expires_ms > ?2",
      secret, now);
  if (!rows.next()) return std::nullopt;
  const auto user = rows.take<UserId>();
  return Bearer{user, rows.take<std::string>(), all_scopes};
}

void Sessions::create_token(SecretHash secret, UserId user, std::string name, std::uint8_t scopes,
                            Instant at, std::string answer, std::optional<RequestKey> key,
                            Done<Made<TokenId>> done) {
  writer_.submit<Made<TokenId>>(
      [=, name = std::move(name), answer = std::move(answer)](Connection& connection) {
        return made_once<TokenId>(connection, key, at, answer, [&]() -> Result<TokenId> {
          connection.run(
              "INSERT INTO tokens (secret, user_id, name, scopes, created_ms)"
              " VALUES (?1, ?2, ?3, ?4, ?5)",
              secret, user, name, scopes, at);
          return TokenId{connection.last_insert_id()};
        });
      },
      std::move(done));
}

std::optional<Bearer> Sessions::find_token(const SecretHash& secret) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT users.id, users.name, scopes FROM tokens JOIN users ON users.id = tokens.user_id"
      " WHERE secret = ?1",
      secret);
  if (!rows.next()) return std::nullopt;
  const auto user = rows.take<UserId>();
  auto user_name = rows.take<std::string>();
  return Bearer{user, std::move(user_name), rows.take<std::uint8_t>()};
}

}  // namespace crownhead::db
