#include "db/jobs/outbox_rows.hpp"

namespace crownhead::db {

std::optional<accounts::Contact> reachable_contact(Connection& connection, UserId user) {
  Rows rows = connection.query(
      "SELECT name, email, time_zone, locale, coalesce(unsubscribe, '') FROM users"
      " LEFT JOIN notification_settings ON user_id = users.id"
      " WHERE users.id = ?1 AND email <> '' AND email_confirmed_ms IS NOT NULL"
      " AND closed_ms IS NULL",
      user);
  if (!rows.next()) return std::nullopt;
  accounts::Contact contact{};
  contact.user = user;
  contact.username = rows.take<std::string>();
  contact.email = rows.take<std::string>();
  contact.confirmed = true;
  contact.time_zone = rows.take<std::string>();
  contact.locale = rows.take<std::string>();
  contact.unsubscribe = rows.take<std::string>();
  return contact;
}

void insert_mail(Connection& connection, const accounts::OutgoingMail& mail) {
  connection.run(
      "INSERT INTO outbox (user_id, address, subject, body, unsubscribe, created_ms, due_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
      mail.user, mail.address, mail.subject, mail.body, mail.unsubscribe, mail.created);
}

}  // namespace crownhead::db
