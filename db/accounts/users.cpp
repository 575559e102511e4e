#include "db/accounts/users.hpp"

#include <array>

#include "db/accounts/access_rows.hpp"
#include "db/accounts/admin_rows.hpp"
#include "db/accounts/erasures.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/identity_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "random/random.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/reasons.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {
namespace {

constexpr std::string_view select_user =
    "SELECT id, name, password_hash, email, time_zone, locale, created_ms, role, bot, guest,"
    " banned_ms, ban_reason, closed_ms, computer_level, fmjd_rating FROM users WHERE ";

/// One for each seat except the player's.
constexpr int computers_of_a_level = static_cast<int>(most_seats) - 1;

/// "Computer 3", then "Computer 3b" and so on.
std::string computer_name(int level, int number) {
  std::string name = "Computer " + std::to_string(level);
  if (number > 1) name += static_cast<char>('a' + number - 1);
  return name;
}

/// The closing job itself deletes these rows, which quotas bound: offers, so that no one accepts
/// them, and links sent by e-mail, since an undo link would restore the account's address.
constexpr auto ended_at_once = std::to_array<std::string_view>({
    "DELETE FROM challenges WHERE from_id = ?1",
    "DELETE FROM challenges WHERE to_id = ?1",
    "DELETE FROM challenge_seats WHERE user_id = ?1",
    "DELETE FROM challenge_invited WHERE user_id = ?1",
    "DELETE FROM calendars WHERE user_id = ?1",
    "DELETE FROM mail_secrets WHERE user_id = ?1",
    "DELETE FROM stored_bytes WHERE user_id = ?1",
    "DELETE FROM identities WHERE user_id = ?1",
    "DELETE FROM player_settings WHERE user_id = ?1",
});

Error no_account() { return {Code::not_found, reason::account::no_such_account()}; }

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
  user.role = rows.take<Role>();
  user.bot = rows.take<bool>();
  user.guest = rows.take<bool>();
  user.banned = rows.take<std::optional<Instant>>();
  user.ban_reason = rows.take<std::string>();
  user.closed = rows.take<std::optional<Instant>>();
  user.computer_level = rows.take<std::optional<int>>();
  user.fmjd_rating = rows.take<int>();
  return user;
}

Result<UserId> insert(Connection& connection, const NewUser& user, Instant at) {
  const auto added = connection.insert<UserId>(
      "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms, role)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING RETURNING id",
      user.name, user.password_hash, user.email, user.time_zone, user.locale, at, user.role);
  if (!added) return fail(Code::name_taken, reason::account::name_taken(user.name));
  return *added;
}

/// An account that has played as a human cannot become a bot.
Result<void> become_bot(Connection& connection, UserId id) {
  const auto games = *connection.value<std::int64_t>(
      "SELECT (SELECT count(*) FROM games WHERE white_id = ?1)"
      " + (SELECT count(*) FROM games WHERE black_id = ?1)"
      " + (SELECT count(*) FROM game_seats WHERE user_id = ?1 AND seat > 1)",
      id);
  const bool is_bot = connection.value<bool>("SELECT bot FROM users WHERE id = ?1", id) == true;
  if (games > 0 && !is_bot) return fail(Code::forbidden, reason::account::bot_has_played());
  connection.run("UPDATE users SET bot = 1 WHERE id = ?1", id);
  return {};
}

/// Call it before the address is changed.
void keep_undo(Connection& connection, UserId id, const std::string& email, const UndoLink& undo) {
  connection.run(
      "INSERT INTO mail_secrets (secret, user_id, purpose, email, expires_ms)"
      " SELECT ?1, id, ?3, email, ?4 FROM users WHERE id = ?2 AND email <> '' AND email <> ?5"
      " AND email_confirmed_ms IS NOT NULL",
      undo.secret, id, accounts::MailPurpose::undo_email, undo.expires, email);
}

/// The account's data is erased afterwards; `forgotten` as in begin_erasing.
Result<void> close_account(Connection& connection, UserId id, Instant at, bool forgotten) {
  const auto name = connection.value<std::string>("SELECT name FROM users WHERE id = ?1", id);
  const auto changed = connection.changed(
      "UPDATE users SET name = 'former-' || id, password_hash = '', email = '',"
      " time_zone = 'UTC', locale = 'en', fmjd_rating = 0, role = 0, guest = 0, closed_ms = ?2"
      " WHERE id = ?1 AND closed_ms IS NULL",
      id, at);
  if (changed == 0) return std::unexpected(no_account());
  for (const auto sql : ended_at_once) connection.run(sql, id);
  begin_erasing(connection, id, *name, forgotten);
  return {};
}

/// Returns the account with the only row of identities for which `where` is true.
std::optional<User> only_one_with(Connection& connection, std::string_view where,
                                  std::string_view value) {
  const auto found = connection.values<UserId>(
      "SELECT user_id FROM identities WHERE " + std::string(where) + " LIMIT 2", value);
  if (found.size() != 1) return std::nullopt;
  return only_user(
      connection.query(std::string(select_user) + "id = ?1 AND closed_ms IS NULL", found.front()));
}

/// A unique name that holds the place until the id is known, which is part of the real name.
std::string unknown_guest() {
  return "Guest " + std::to_string(random_bits()) + ' ' + std::to_string(random_bits());
}

Result<UserId> insert_guest(Connection& connection, const std::string& time_zone,
                            const std::string& locale, Instant at) {
  const auto made = connection.insert<UserId>(
      "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms, guest)"
      " VALUES (?1, '', '', ?2, ?3, ?4, 1) RETURNING id",
      unknown_guest(), time_zone, locale, at);
  const UserId id = made.value();
  connection.run("UPDATE users SET name = 'Guest ' || id WHERE id = ?1", id);
  return id;
}

/// A condition on a row of users; ?1 is the instant since which the guest must be idle.
constexpr std::string_view is_idle_guest =
    "guest = 1 AND created_ms < ?1"
    " AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_ms >= ?1)"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE white_id = users.id AND status = 0)"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE black_id = users.id AND status = 0)"
    " AND NOT EXISTS (SELECT 1 FROM game_seats JOIN games ON games.id = game_id"
    "  WHERE user_id = users.id AND seat > 1 AND status = 0)";

}  // namespace

Users::Users(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Users::create(NewUser user, Instant at, std::optional<RequestKey> key,
                   Done<Made<UserId>> done) {
  Locks locks = Locks::of(Locks::Name{user.name}, key);
  writer_.submit<Made<UserId>>(
      std::move(locks),
      [user = std::move(user), at, key](Connection& connection) {
        return idempotent<UserId>(connection, key, at, "",
                                  [&] { return insert(connection, user, at); });
      },
      std::move(done));
}

void Users::create_guest(std::string time_zone, std::string locale, Instant at,
                         std::optional<RequestKey> key, Done<Made<UserId>> done) {
  writer_.submit<Made<UserId>>(
      Locks::of(key),
      [=, time_zone = std::move(time_zone),
       locale = std::move(locale)](Connection& connection) -> Result<Made<UserId>> {
        auto made = idempotent<UserId>(connection, key, at, "", [&] {
          return insert_guest(connection, time_zone, locale, at);
        });
        if (made && made->repeated) return fail(Code::key_reused, reason::account::guest_made());
        return made;
      },
      std::move(done));
}

void Users::sign_up_guest(UserId guest, NewUser user, Done<void> done) {
  Locks locks = Locks::of(guest, Locks::Name{user.name});
  writer_.submit<void>(
      std::move(locks),
      [guest, user = std::move(user)](Connection& connection) -> Result<void> {
        if (connection.value<int>("SELECT 1 FROM users WHERE lower(name) = lower(?1)", user.name))
          return fail(Code::name_taken, reason::account::name_taken(user.name));
        const auto changed = connection.changed(
            "UPDATE users SET name = ?2, password_hash = ?3, email = ?4, time_zone = ?5,"
            " locale = ?6, guest = 0 WHERE id = ?1 AND guest = 1",
            guest, user.name, user.password_hash, user.email, user.time_zone, user.locale);
        if (changed == 0) return fail(Code::forbidden, reason::account::have_one_already());
        return {};
      },
      std::move(done));
}

void Users::create_computers(int levels, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::housekeeping),
      [levels, at](Connection& connection) -> Result<void> {
        for (int level = 1; level <= levels; ++level)
          for (int number = 1; number <= computers_of_a_level; ++number)
            connection.run(
                "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms, bot,"
                " computer_level, computer_number)"
                " VALUES (?1, '', '', 'UTC', 'en', ?2, 1, ?3, ?4) ON CONFLICT DO NOTHING",
                computer_name(level, number), at, level, number);
        return {};
      },
      std::move(done));
}

std::vector<UserId> Users::idle_guests(Instant idle_since, int most) const {
  static const std::string sql =
      "SELECT id FROM users WHERE " + std::string(is_idle_guest) + " ORDER BY created_ms LIMIT ?2";
  auto connection = readers_.borrow();
  return connection->values<UserId>(sql, idle_since, most);
}

void Users::close_idle_guests(std::vector<UserId> guests, Instant idle_since, Instant at,
                              Done<void> done) {
  if (guests.empty()) return done({});
  const UserId guest = guests.back();
  guests.pop_back();
  writer_.submit<void>(
      Locks::everything(),
      [guest, idle_since, at](Connection& connection) -> Result<void> {
        static const std::string sql =
            "SELECT 1 FROM users WHERE id = ?2 AND " + std::string(is_idle_guest);
        if (!connection.value<int>(sql, idle_since, guest)) return {};
        return close_account(connection, guest, at, true);
      },
      [this, guests = std::move(guests), idle_since, at,
       done = std::move(done)](Result<void> closed) mutable {
        if (!closed) return done(std::move(closed));
        close_idle_guests(std::move(guests), idle_since, at, std::move(done));
      });
}

void Users::change_profile(UserId id, ProfileChange change, Done<void> done) {
  // Games that tournaments start also decide whether the account has played.
  auto locks = change.becomes_bot ? Locks::everything() : Locks::of(id);
  writer_.submit<void>(
      std::move(locks),
      [id, change = std::move(change)](Connection& connection) -> Result<void> {
        if (change.undo && change.email) keep_undo(connection, id, *change.email, *change.undo);
        const auto changed = connection.changed(
            "UPDATE users SET email_confirmed_ms ="
            " CASE WHEN coalesce(?2, email) = email THEN email_confirmed_ms END,"
            " email = coalesce(?2, email), time_zone = coalesce(?3, time_zone),"
            " locale = coalesce(?4, locale), fmjd_rating = coalesce(?5, fmjd_rating)"
            " WHERE id = ?1",
            id, change.email, change.time_zone, change.locale, change.fmjd_rating);
        if (changed == 0) return std::unexpected(no_account());
        if (!change.identity.is_empty()) store_identity(connection, id, change.identity);
        if (change.settings)
          connection.run(
              "INSERT INTO player_settings (user_id, settings) VALUES (?1, ?2)"
              " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
              id, *change.settings);
        return change.becomes_bot ? become_bot(connection, id) : Result<void>{};
      },
      std::move(done));
}

void Users::change_password(UserId id, std::string password_hash, std::optional<SessionId> kept,
                            Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(id),
      [id, password_hash = std::move(password_hash), kept,
       at](Connection& connection) -> Result<void> {
        const auto changed = connection.changed("UPDATE users SET password_hash = ?2 WHERE id = ?1",
                                                id, password_hash);
        if (changed == 0) return std::unexpected(no_account());
        end_sessions(connection, id, kept);
        end_other_access(connection, id, at);
        return {};
      },
      std::move(done));
}

void Users::rehash_password(UserId id, std::string former_hash, std::string hash) {
  writer_.submit<void>(
      Locks::of(id),
      [id, former_hash = std::move(former_hash),
       hash = std::move(hash)](Connection& connection) -> Result<void> {
        connection.run("UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2",
                       id, former_hash, hash);
        return {};
      },
      [](const Result<void>&) {});
}

void Users::close(UserId id, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [id, at](Connection& connection) -> Result<void> {
        return close_account(connection, id, at, false);
      },
      [this, id, done = std::move(done)](Result<void> closed) mutable {
        if (!closed) return done(std::move(closed));
        erase_shown(writer_, id, std::move(done));
      });
}

std::optional<User> Users::by_id(UserId id) const {
  auto connection = readers_.borrow();
  return only_user(connection->query(std::string(select_user) + "id = ?1", id));
}

std::optional<User> Users::by_name(std::string_view name) const {
  auto connection = readers_.borrow();
  return only_user(connection->query(std::string(select_user) + "lower(name) = lower(?1)", name));
}

std::optional<User> Users::by_federation_number(std::string_view number) const {
  return only_one_with(*readers_.borrow(), "federation_number = ?1 AND federation_number <> ''",
                       number);
}

std::optional<User> Users::by_real_name(std::string_view name) const {
  return only_one_with(*readers_.borrow(), "real_name = ?1 AND real_name <> ''", name);
}

Identity Users::identity_of(UserId id) const {
  static const std::string sql =
      "SELECT " + std::string(identity_columns) + " FROM identities WHERE user_id = ?1";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, id);
  return rows.next() ? take_identity(rows) : Identity{};
}

std::optional<std::string> Users::settings_of(UserId id) const {
  return readers_.borrow()->value<std::string>(
      "SELECT settings FROM player_settings WHERE user_id = ?1", id);
}

std::optional<User> Users::computer(int level) const {
  auto connection = readers_.borrow();
  return only_user(connection->query(
      std::string(select_user) + "computer_level = ?1 AND computer_number = 1", level));
}

std::vector<UserId> Users::computers(int level, std::size_t count) const {
  auto connection = readers_.borrow();
  return connection->values<UserId>(
      "SELECT id FROM users WHERE computer_level = ?1 ORDER BY computer_number LIMIT ?2", level,
      static_cast<std::int64_t>(count));
}

bool Users::has_admin() const { return admin_there(*readers_.borrow()); }

bool Users::has_people() const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM users WHERE guest = 0 AND computer_level IS NULL LIMIT 1")
      .has_value();
}

}  // namespace crownhead::db
