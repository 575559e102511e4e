#include "db/users.hpp"

#include "db/idempotency.hpp"
#include "db/readers.hpp"
#include "db/writer.hpp"

namespace crownhead::db {
namespace {

constexpr std::string_view columns_by_id =
    "SELECT id, name, password_hash, email, time_zone, locale, created_ms FROM users WHERE id = ?1";
constexpr std::string_view columns_by_name =
    "SELECT id, name, password_hash, email, time_zone, locale, created_ms FROM users"
    " WHERE name = ?1";

std::optional<User> only_user(Rows rows) {
  if (!rows.next()) return std::nullopt;
  User user;
  user.id = rows.take<UserId>();
  user.name = rows.take<std::string>();
  user.password_hash = rows.take<std::string>();
  user.email = rows.take<std::string>();
  user.time_zone = rows.take<std::string>();
  user.locale = rows.take<std::string>();
  user.created = rows.take<Instant>();
  return user;
}

Result<UserId> insert(Connection& connection, const NewUser& user, Instant at) {
  const auto added = connection.run(
      "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (name) DO NOTHING",
      user.name, user.password_hash, user.email, user.time_zone, user.locale, at);
  if (added == 0)
    return fail(Code::name_taken, "the name " + user.name + " is taken; choose another");
  return UserId{connection.last_insert_id()};
}

}  // namespace

Users::Users(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Users::create(NewUser user, Instant at, std::optional<RequestKey> key,
                   Done<Made<UserId>> done) {
  writer_.submit<Made<UserId>>(
      [user = std::move(user), at, key](Connection& connection) {
        return made_once<UserId>(connection, key, at, "",
                                 [&] { return insert(connection, user, at); });
      },
      std::move(done));
}

void Users::change_profile(UserId id, ProfileChange change, Done<void> done) {
  writer_.submit<void>(
      [id, change = std::move(change)](Connection& connection) -> Result<void> {
        const auto changed = connection.run(
            "UPDATE users SET email = coalesce(?2, email), time_zone = coalesce(?3, time_zone),"
            " locale = coalesce(?4, locale) WHERE id = ?1",
            id, change.email, change.time_zone, change.locale);
        if (changed == 0) return fail(Code::not_found, "there is no such account");
        return {};
      },
      std::move(done));
}

void Users::change_password(UserId id, std::string password_hash, Done<void> done) {
  writer_.submit<void>(
      [id, password_hash = std::move(password_hash)](Connection& connection) -> Result<void> {
        const auto changed =
            connection.run("UPDATE users SET password_hash = ?2 WHERE id = ?1", id, password_hash);
        if (changed == 0) return fail(Code::not_found, "there is no such account");
        return {};
      },
      std::move(done));
}

std::optional<User> Users::by_id(UserId id) const {
  auto connection = readers_.borrow();
  return only_user(connection->query(columns_by_id, id));
}

std::optional<User> Users::by_name(std::string_view name) const {
  auto connection = readers_.borrow();
  return only_user(connection->query(columns_by_name, name));
}

}  // namespace crownhead::db
