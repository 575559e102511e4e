#include "db/accounts/contacts.hpp"

#include <charconv>

#include "db/accounts/access_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

std::string hours_text(const std::vector<int>& hours) {
  std::string text;
  for (const int hour : hours) text += (text.empty() ? "" : ",") + std::to_string(hour);
  return text;
}

std::vector<int> hours_of(std::string_view text) {
  std::vector<int> hours;
  const char* at = text.data();
  const char* end = text.data() + text.size();
  while (at < end) {
    int hour = 0;
    const auto read = std::from_chars(at, end, hour);
    if (read.ec != std::errc()) break;
    hours.push_back(hour);
    at = read.ptr + 1;
  }
  return hours;
}

constexpr std::string_view settings_sql =
    "SELECT my_turn, game_ended, draw_offered, reminder_hours, digest_minute, quiet_from_minute,"
    " quiet_until_minute, push_changed, coalesce(unsubscribe, '') FROM notification_settings WHERE "
    "user_id = ?1";

NotificationSettings take_settings(Rows& rows) {
  NotificationSettings settings;
  settings.my_turn = rows.take<bool>();
  settings.game_ended = rows.take<bool>();
  settings.draw_offered = rows.take<bool>();
  settings.reminder_hours = hours_of(rows.take<std::string_view>());
  settings.digest_minute = rows.take<std::optional<int>>();
  settings.quiet_from_minute = rows.take<std::optional<int>>();
  settings.quiet_until_minute = rows.take<std::optional<int>>();
  settings.push = rows.take<accounts::PushChoices>();
  return settings;
}

Error used_up() { return {Code::not_found, reason::account::link_used_up()}; }

std::optional<MailSecret> only_secret(Rows rows) {
  std::optional<MailSecret> found;
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    found = {user, rows.take<std::string>()};
  }
  return found;
}

std::optional<MailSecret> find(Connection& connection, const SecretHash& secret,
                               MailPurpose purpose, Instant now) {
  return only_secret(
      connection.query("SELECT user_id, email FROM mail_secrets"
                       " WHERE secret = ?1 AND purpose = ?2 AND expires_ms > ?3",
                       secret, purpose, now));
}

/// Only the caller that deletes the secret has used it.
std::optional<MailSecret> use_up(Connection& connection, const SecretHash& secret,
                                 MailPurpose purpose, Instant now) {
  return only_secret(
      connection.query("DELETE FROM mail_secrets WHERE secret = ?1 AND purpose = ?2"
                       " AND expires_ms > ?3 RETURNING user_id, email",
                       secret, purpose, now));
}

/// Returns false if the account no longer has the address.
bool confirm_address(Connection& connection, const MailSecret& found, Instant now) {
  return connection.changed("UPDATE users SET email_confirmed_ms = ?3 WHERE id = ?1 AND email = ?2",
                            found.user, found.email, now) == 1;
}

bool still_good(Connection& connection, const MailSecret& former, Instant now) {
  return connection
      .value<int>(
          "SELECT 1 FROM mail_secrets WHERE user_id = ?1 AND purpose = ?2 AND email = ?3"
          " AND expires_ms > ?4",
          former.user, MailPurpose::undo_email, former.email, now)
      .has_value();
}

/// Restores the previous address. Secrets that were sent in the meantime stop working.
void bring_back(Connection& connection, const MailSecret& former, Instant now) {
  connection.run("UPDATE users SET email = ?2, email_confirmed_ms = ?3 WHERE id = ?1", former.user,
                 former.email, now);
  connection.run("DELETE FROM mail_secrets WHERE user_id = ?1", former.user);
}

void insert_secret(Connection& connection, const MailSecret& of, MailPurpose purpose,
                   const MailedSecret& secret) {
  connection.run(
      "INSERT INTO mail_secrets (secret, user_id, purpose, email, expires_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5)",
      secret.secret, of.user, purpose, of.email, secret.expires);
}

constexpr int kept_before = 2;

}  // namespace

Contacts::Contacts(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

std::optional<Contact> Contacts::of(UserId user) const {
  auto connection = readers_.borrow();
  Contact contact;
  {
    Rows rows = connection->query(
        "SELECT name, email, email_confirmed_ms IS NOT NULL, time_zone, locale FROM users"
        " WHERE id = ?1 AND email <> '' AND closed_ms IS NULL",
        user);
    if (!rows.next()) return std::nullopt;
    contact.user = user;
    contact.username = rows.take<std::string>();
    contact.email = rows.take<std::string>();
    contact.confirmed = rows.take<bool>();
    contact.time_zone = rows.take<std::string>();
    contact.locale = rows.take<std::string>();
  }
  Rows rows = connection->query(settings_sql, user);
  if (rows.next()) {
    contact.settings = take_settings(rows);
    contact.unsubscribe = rows.take<std::string>();
  }
  return contact;
}

NotificationSettings Contacts::settings_of(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(settings_sql, user);
  return rows.next() ? take_settings(rows) : NotificationSettings{};
}

void Contacts::change(UserId user, NotificationSettings settings, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, settings = std::move(settings)](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO notification_settings (user_id, my_turn, game_ended, draw_offered,"
            " reminder_hours, digest_minute, quiet_from_minute, quiet_until_minute, push_changed)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (user_id) DO UPDATE SET"
            " my_turn = excluded.my_turn, game_ended = excluded.game_ended,"
            " draw_offered = excluded.draw_offered, reminder_hours = excluded.reminder_hours,"
            " digest_minute = excluded.digest_minute,"
            " quiet_from_minute = excluded.quiet_from_minute,"
            " quiet_until_minute = excluded.quiet_until_minute,"
            " push_changed = excluded.push_changed",
            user, settings.my_turn, settings.game_ended, settings.draw_offered,
            hours_text(settings.reminder_hours), settings.digest_minute, settings.quiet_from_minute,
            settings.quiet_until_minute, settings.push);
        return {};
      },
      std::move(done));
}

void Contacts::keep_unsubscribe(UserId user, std::string link_end, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, link_end = std::move(link_end)](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO notification_settings (user_id, unsubscribe) VALUES (?1, ?2)"
            " ON CONFLICT (user_id) DO UPDATE SET unsubscribe = excluded.unsubscribe"
            " WHERE notification_settings.unsubscribe IS NULL",
            user, link_end);
        return {};
      },
      std::move(done));
}

std::optional<std::string> Contacts::locale_of_unsubscribe(std::string_view link_end) const {
  return readers_.borrow()->value<std::string>(
      "SELECT locale FROM notification_settings JOIN users ON users.id = user_id"
      " WHERE unsubscribe = ?1",
      link_end);
}

void Contacts::unsubscribe(std::string link_end, Done<std::string> done) {
  writer_.submit<std::string>(
      Locks::everything(),
      [link_end = std::move(link_end)](Connection& connection) -> Result<std::string> {
        const auto user = connection.value<UserId>(
            "SELECT user_id FROM notification_settings WHERE unsubscribe = ?1", link_end);
        if (!user) return fail(Code::not_found, reason::account::link_never_given());
        connection.run(
            "UPDATE notification_settings SET my_turn = 0, game_ended = 0, draw_offered = 0,"
            " reminder_hours = '', digest_minute = NULL WHERE user_id = ?1",
            *user);
        connection.run("DELETE FROM notices WHERE user_id = ?1", *user);
        return *connection.value<std::string>("SELECT locale FROM users WHERE id = ?1", *user);
      },
      std::move(done));
}

void Contacts::keep_secret(SecretHash secret, UserId user, MailPurpose purpose, std::string email,
                           Instant expires, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [=, email = std::move(email)](Connection& connection) -> Result<void> {
        connection.run(
            "DELETE FROM mail_secrets WHERE user_id = ?1 AND purpose = ?2 AND email = ?3"
            " AND secret NOT IN (SELECT secret FROM mail_secrets"
            " WHERE user_id = ?1 AND purpose = ?2 AND email = ?3"
            " ORDER BY expires_ms DESC, secret LIMIT ?4)",
            user, purpose, email, kept_before);
        insert_secret(connection, {user, email}, purpose, {secret, expires});
        return {};
      },
      std::move(done));
}

void Contacts::confirm(SecretHash secret, Instant now, Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [secret, now](Connection& connection) -> Result<void> {
        const auto found = use_up(connection, secret, MailPurpose::confirm, now);
        if (!found || !confirm_address(connection, *found, now)) return std::unexpected(used_up());
        return {};
      },
      std::move(done));
}

std::optional<MailSecret> Contacts::find_confirm(const SecretHash& secret, Instant now) const {
  auto connection = readers_.borrow();
  return find(*connection, secret, MailPurpose::confirm, now);
}

bool Contacts::refuses(const SecretHash& address, Instant now) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM refused_addresses WHERE address = ?1 AND until_ms > ?2", address,
                   now)
      .has_value();
}

void Contacts::refuse(SecretHash secret, SecretHash address, Instant now, Instant until,
                      Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [=](Connection& connection) -> Result<void> {
        const auto found = use_up(connection, secret, MailPurpose::confirm, now);
        if (!found) return std::unexpected(used_up());
        connection.run(
            "DELETE FROM mail_secrets WHERE user_id = ?1 AND purpose = ?2 AND email = ?3",
            found->user, MailPurpose::confirm, found->email);
        connection.run(
            "UPDATE users SET email = '' WHERE id = ?1 AND email = ?2"
            " AND email_confirmed_ms IS NULL",
            found->user, found->email);
        connection.run(
            "INSERT INTO refused_addresses (address, until_ms) VALUES (?1, ?2)"
            " ON CONFLICT (address) DO UPDATE SET until_ms = excluded.until_ms",
            address, until);
        return {};
      },
      std::move(done));
}

std::optional<MailSecret> Contacts::find_reset(const SecretHash& secret, Instant now) const {
  auto connection = readers_.borrow();
  return find(*connection, secret, MailPurpose::reset, now);
}

void Contacts::reset_password(SecretHash secret, std::string password_hash, Instant now,
                              Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [secret, now, hash = std::move(password_hash)](Connection& connection) -> Result<void> {
        const auto found = use_up(connection, secret, MailPurpose::reset, now);
        if (!found) return std::unexpected(used_up());
        if (!confirm_address(connection, *found, now)) {
          if (!still_good(connection, *found, now)) return std::unexpected(used_up());
          bring_back(connection, *found, now);
        }
        connection.run("UPDATE users SET password_hash = ?2 WHERE id = ?1", found->user, hash);
        end_sessions(connection, found->user, std::nullopt);
        end_other_access(connection, found->user, now);
        return {};
      },
      std::move(done));
}

std::optional<std::string> Contacts::former_address(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  return connection->value<std::string>(
      "SELECT s.email FROM mail_secrets AS s JOIN users AS u ON u.id = s.user_id"
      " WHERE s.user_id = ?1 AND s.purpose = ?2 AND s.expires_ms > ?3 AND s.email <> u.email"
      " ORDER BY s.expires_ms LIMIT 1",
      user, MailPurpose::undo_email, now);
}

void Contacts::undo_email(SecretHash secret, MailedSecret reset, Instant now, Done<UserId> done) {
  writer_.submit<UserId>(
      Locks::everything(),
      [secret, reset, now](Connection& connection) -> Result<UserId> {
        const auto found = use_up(connection, secret, MailPurpose::undo_email, now);
        if (!found) return std::unexpected(used_up());
        bring_back(connection, *found, now);
        connection.run("UPDATE users SET password_hash = '' WHERE id = ?1", found->user);
        end_sessions(connection, found->user, std::nullopt);
        end_other_access(connection, found->user, now);
        insert_secret(connection, *found, MailPurpose::reset, reset);
        return found->user;
      },
      std::move(done));
}

}  // namespace crownhead::db
