#include "db/accounts/erasures.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/jobs/batches.hpp"
#include "db/jobs/readers.hpp"
#include "db/studies/study_erasure.hpp"
#include "db/tournaments/tournament_words.hpp"

namespace crownhead::db {
namespace {

/// Per job. A row counts as the longest that it may be, so that nothing is read to find its size.
constexpr std::int64_t batch_bytes = 262'144;
constexpr std::int64_t batch_rows = 200;
constexpr std::int64_t short_row = batch_bytes / batch_rows;  ///< the least that a row counts as
constexpr std::int64_t text_row = 8'192;                      ///< a report, a mail, an answer
constexpr std::int64_t long_row = batch_bytes / 4;            ///< a chapter, a private note

/// The amount that a job may still erase.
struct Portion {
  std::int64_t bytes = batch_bytes;

  std::int64_t rows(std::int64_t row_bytes) const {
    return std::max<std::int64_t>(bytes / row_bytes, 0);
  }
};

/// Rows of `table` to delete: those for which `where` is true with the user as ?1.
struct Deleted {
  std::string table, key, where;
  std::int64_t row_bytes = short_row;
  std::string sql = "DELETE FROM " + table + " WHERE (" + key + ") IN (SELECT " + key + " FROM " +
                    table + " WHERE " + where + " LIMIT ?2)";

  /// Returns false if there may be more.
  bool from(Connection& connection, std::int64_t id, Portion& portion) const {
    const auto most = portion.rows(row_bytes);
    if (most == 0) return false;
    const auto changed = connection.changed(sql, id, most);
    portion.bytes -= changed * row_bytes;
    return changed < most;
  }
};

using Tables = std::vector<Deleted>;

bool delete_from(Connection& connection, const Tables& tables, std::int64_t id, Portion& portion) {
  return std::ranges::all_of(tables,
                             [&](const Deleted& one) { return one.from(connection, id, portion); });
}

/// Texts that others can read.
const Tables& shown_tables() {
  static const Tables tables = {
      {"move_messages", "game_id, ply", "user_id = ?1"},
      {"reports", "id", "from_id = ?1", text_row},
      {"puzzle_reports", "id", "user_id = ?1", text_row},
      {"vacation_texts", "request_id",
       "request_id IN (SELECT id FROM vacation_requests WHERE user_id = ?1)", text_row},
      {"vacation_reasons", "audit_id",
       "audit_id IN (SELECT id FROM vacation_audit WHERE actor_id = ?1)", text_row},
      // The reason of a vacation granted to the player is personal too.
      {"vacation_reasons", "audit_id",
       "audit_id IN (SELECT vacation_audit.id FROM vacation_allocations JOIN vacation_audit"
       " ON vacation_audit.allocation_id = vacation_allocations.id WHERE user_id = ?1)",
       text_row},
  };
  return tables;
}

/// In an order that the references allow. Includes the tables that the closing job has deleted
/// from: a request in progress may have added more.
const Tables& own_tables() {
  static const std::string owned = "study_id IN (SELECT id FROM studies WHERE owner_id = ?1)";
  static const Tables tables = {
      {"webhook_deliveries", "id", "webhook_id IN (SELECT id FROM webhooks WHERE user_id = ?1)",
       text_row},
      {"webhooks", "id", "user_id = ?1"},
      {"push_outbox", "id", "user_id = ?1", text_row},
      {"push_subscriptions", "id", "user_id = ?1"},
      {"outbox", "id", "user_id = ?1", text_row},
      {"notices", "id", "user_id = ?1"},
      {"notifications", "id", "user_id = ?1"},
      {"notifications_read", "user_id", "user_id = ?1"},
      {"mail_secrets", "secret", "user_id = ?1"},
      {"sessions", "secret", "user_id = ?1"},
      {"tokens", "id", "user_id = ?1"},
      {"sign_in_places", "user_id, place", "user_id = ?1"},
      {"second_factors", "user_id", "user_id = ?1"},
      {"recovery_codes", "user_id, secret", "user_id = ?1"},
      {"notes", "user_id, game_id", "user_id = ?1", long_row},
      {"study_chapters", "study_id, number", owned, long_row},
      {"study_editors", "study_id, user_id", owned},
      {"study_editors", "study_id, user_id", "user_id = ?1"},
      {"study_invitations", "study_id, user_id", "owner_id = ?1"},
      {"study_invitations", "study_id, user_id", "user_id = ?1"},
      {"studies", "id", "owner_id = ?1"},
      {"puzzle_tries", "user_id, puzzle_id", "user_id = ?1"},
      {"puzzles_served", "user_id, puzzle_id", "user_id = ?1"},
      {"puzzle_ratings", "user_id, variant", "user_id = ?1"},
      {"conditionals", "game_id, user_id", "user_id = ?1", text_row},
      {"blocks", "user_id, blocked_id", "user_id = ?1"},
      {"blocks", "user_id, blocked_id", "blocked_id = ?1"},
      {"computer_dice", "user_id", "user_id = ?1"},
      {"requests", "user_id, id", "user_id = ?1", text_row},
      {"notification_settings", "user_id", "user_id = ?1"},
      {"calendars", "user_id", "user_id = ?1"},
      {"identities", "user_id", "user_id = ?1"},
      {"player_settings", "user_id", "user_id = ?1"},
  };
  return tables;
}

/// A closed account, and how far its lists have been searched.
struct Leaving {
  UserId user;
  std::string name;
  bool forgotten = false;
  std::int64_t chat_line = 0;
  WordsPlace words = {};
  std::int64_t mail = 0;
  std::int64_t delivery = 0;
  std::int64_t push = 0;
};

std::optional<Leaving> next_leaving(Connection& connection, std::optional<UserId> user) {
  Rows rows = connection.query(
      "SELECT user_id, name, forgotten, chat_line, tournament_id, tournament_version, mail,"
      " delivery, push FROM accounts_to_erase WHERE user_id >= ?1 AND user_id <= ?2"
      " ORDER BY user_id LIMIT 1",
      user.value_or(UserId{0}), user.value_or(UserId{INT64_MAX}));
  if (!rows.next()) return std::nullopt;
  Leaving leaving;
  leaving.user = rows.take<UserId>();
  leaving.name = rows.take<std::string>();
  leaving.forgotten = rows.take<bool>();
  leaving.chat_line = rows.take<std::int64_t>();
  leaving.words.tournament = rows.take<TournamentId>();
  leaving.words.version = rows.take<std::int64_t>();
  leaving.mail = rows.take<std::int64_t>();
  leaving.delivery = rows.take<std::int64_t>();
  leaving.push = rows.take<std::int64_t>();
  return leaving;
}

void keep_place(Connection& connection, const Leaving& leaving) {
  connection.run(
      "UPDATE accounts_to_erase SET chat_line = ?2, tournament_id = ?3, tournament_version = ?4,"
      " mail = ?5, delivery = ?6, push = ?7 WHERE user_id = ?1",
      leaving.user, leaving.chat_line, leaving.words.tournament, leaving.words.version,
      leaving.mail, leaving.delivery, leaving.push);
}

/// Keeps the lines and removes their text.
bool empty_chat(Connection& connection, Leaving& leaving, Portion& portion) {
  const auto most = portion.rows(short_row);
  if (most == 0) return false;
  const auto lines = connection.values<std::int64_t>(
      "SELECT id FROM chat_lines WHERE user_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3", leaving.user,
      leaving.chat_line, most);
  if (lines.empty()) return true;
  connection.run("UPDATE chat_lines SET text = '' WHERE user_id = ?1 AND id > ?2 AND id <= ?3",
                 leaving.user, leaving.chat_line, lines.back());
  leaving.chat_line = lines.back();
  const auto count = static_cast<std::int64_t>(lines.size());
  portion.bytes -= count * short_row;
  return count < most;
}

/// Erases texts in the tournament's log. `words_by` does not find erased texts again.
bool erase_texts(Connection& connection, Leaving& leaving, Portion& portion) {
  for (const bool about : {false, true}) {
    const auto most = static_cast<int>(portion.rows(text_row));
    if (most == 0) return false;
    const auto page = about ? words_about(connection, leaving.user, leaving.words, most)
                            : words_by(connection, leaving.user, {}, most);
    erase_words(connection, page.items);
    portion.bytes -= static_cast<std::int64_t>(page.items.size()) * text_row;
    if (about && page.next) leaving.words = *page.next;
    if (page.next) return false;
  }
  return true;
}

bool is_of_a_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' ||
         c == '_' || c == '/';
}

/// Returns `text` with each whole word `name` replaced by `other`; parts of words and of addresses
/// are not changed.
std::string with_other_name(std::string text, std::string_view name, std::string_view other) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
    const std::size_t end = at + name.size();
    const bool inside =
        (at > 0 && is_of_a_word(text[at - 1])) || (end < text.size() && is_of_a_word(text[end]));
    if (!inside) text.replace(at, name.size(), other);
    at += inside ? name.size() : other.size();
  }
  return text;
}

struct WaitingText {
  std::int64_t row;
  std::string subject, body;
};

/// Replaces the account's name in messages to others that wait to be sent. `select` has up to ?2
/// rows of id, subject and body after ?1, each counted as `row_bytes`, and `place` becomes the last
/// id. `store` stores a text that has changed. Returns true if there are no more.
template <class Store>
bool rename_in(Connection& connection, const Leaving& leaving, Portion& portion,
               std::string_view select, std::int64_t row_bytes, std::int64_t& place, Store store) {
  const auto most = portion.rows(row_bytes);
  if (most == 0) return false;
  const auto other = "former-" + std::to_string(leaving.user.value);
  std::int64_t looked_at = 0;
  std::vector<WaitingText> renamed;
  {
    Rows rows = connection.query(select, place, most);
    for (; rows.next(); ++looked_at) {
      place = rows.take<std::int64_t>();
      const auto subject = rows.take<std::string>(), body = rows.take<std::string>();
      WaitingText text{.row = place,
                       .subject = with_other_name(subject, leaving.name, other),
                       .body = with_other_name(body, leaving.name, other)};
      if (text.subject != subject || text.body != body) renamed.push_back(std::move(text));
    }
  }
  for (const WaitingText& text : renamed) store(text);
  portion.bytes -= looked_at * row_bytes;
  return looked_at < most;
}

bool rename_in_mails(Connection& connection, Leaving& leaving, Portion& portion) {
  return rename_in(connection, leaving, portion,
                   "SELECT id, subject, body FROM outbox WHERE id > ?1 ORDER BY id LIMIT ?2",
                   text_row, leaving.mail, [&](const WaitingText& text) {
                     connection.run("UPDATE outbox SET subject = ?2, body = ?3 WHERE id = ?1",
                                    text.row, text.subject, text.body);
                   });
}

/// Finished deliveries have no text.
bool rename_in_deliveries(Connection& connection, Leaving& leaving, Portion& portion) {
  return rename_in(connection, leaving, portion,
                   "SELECT id, '', CASE WHEN due_ms IS NULL THEN '' ELSE data END"
                   " FROM webhook_deliveries WHERE id > ?1 ORDER BY id LIMIT ?2",
                   short_row, leaving.delivery, [&](const WaitingText& text) {
                     connection.run("UPDATE webhook_deliveries SET data = ?2 WHERE id = ?1",
                                    text.row, text.body);
                   });
}

bool rename_in_pushes(Connection& connection, Leaving& leaving, Portion& portion) {
  return rename_in(connection, leaving, portion,
                   "SELECT id, '', payload FROM push_outbox WHERE id > ?1 ORDER BY id LIMIT ?2",
                   text_row, leaving.push, [&](const WaitingText& text) {
                     connection.run("UPDATE push_outbox SET payload = ?2 WHERE id = ?1", text.row,
                                    text.body);
                   });
}

/// Returns true if nothing is left to erase.
bool erase_shown_of(Connection& connection, Leaving& leaving, Portion& portion) {
  return empty_chat(connection, leaving, portion) && erase_texts(connection, leaving, portion) &&
         delete_from(connection, shown_tables(), leaving.user.value, portion) &&
         rename_in_mails(connection, leaving, portion) &&
         rename_in_deliveries(connection, leaving, portion) &&
         rename_in_pushes(connection, leaving, portion);
}

/// Deletes the row of users if nothing refers to it.
void forget(Connection& connection, UserId user) {
  connection.run(
      "DELETE FROM users WHERE id = ?1"
      " AND NOT EXISTS (SELECT 1 FROM games WHERE white_id = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM games WHERE black_id = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM game_seats WHERE user_id = ?1 AND seat > 1)"
      " AND NOT EXISTS (SELECT 1 FROM chat_lines WHERE user_id = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM reports WHERE about_id = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM moderation_log WHERE about_id = ?1)",
      user);
}

void erase_account(Connection& connection, Leaving leaving) {
  Portion portion;
  const bool empty = erase_shown_of(connection, leaving, portion) &&
                     delete_from(connection, own_tables(), leaving.user.value, portion);
  if (!empty) return keep_place(connection, leaving);
  connection.run("DELETE FROM accounts_to_erase WHERE user_id = ?1", leaving.user);
  if (leaving.forgotten) forget(connection, leaving.user);
}

Locks locks_of_erasures() { return Locks::of(Locks::One::housekeeping, Locks::One::outbox); }

}  // namespace

void begin_erasing(Connection& connection, UserId user, std::string_view former_name,
                   bool forgotten) {
  connection.run("INSERT INTO accounts_to_erase (user_id, name, forgotten) VALUES (?1, ?2, ?3)",
                 user, former_name, forgotten);
}

void erase_shown(Writer& writer, UserId user, Done<void> done) {
  in_batches(
      writer, locks_of_erasures(),
      [user](Connection& connection) {
        auto leaving = next_leaving(connection, user);
        if (!leaving) return true;
        Portion portion;
        const bool empty = erase_shown_of(connection, *leaving, portion);
        keep_place(connection, *leaving);
        return empty;
      },
      std::move(done));
}

bool anything_to_erase(Readers& readers) {
  return readers.borrow()
      ->value<int>(
          "SELECT 1 FROM accounts_to_erase UNION ALL"
          " SELECT 1 FROM studies WHERE removed_ms IS NOT NULL LIMIT 1")
      .has_value();
}

void erase_some(Writer& writer, Done<bool> done) {
  writer.submit<bool>(
      locks_of_erasures(),
      [](Connection& connection) -> Result<bool> {
        const auto study = connection.value<StudyId>(
            "SELECT id FROM studies WHERE removed_ms IS NOT NULL ORDER BY id LIMIT 1");
        if (study) {
          erase_removed_study(connection, *study);
          return true;
        }
        auto leaving = next_leaving(connection, std::nullopt);
        if (!leaving) return false;
        erase_account(connection, *std::move(leaving));
        return true;
      },
      std::move(done));
}

}  // namespace crownhead::db
