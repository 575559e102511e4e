#include "db/chat/chat_lines.hpp"

#include <algorithm>

#include "db/jobs/idempotency.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

const std::string line_selected =
    "SELECT chat_lines.id, game_id, room, name, text, at_ms FROM chat_lines"
    " JOIN users ON users.id = user_id";

ChatLine take_line(Rows& rows) {
  ChatLine line;
  line.id = rows.take<ChatLineId>();
  line.game = rows.take<GameId>();
  line.room = rows.take<ChatRoom>();
  line.username = rows.take<std::string>();
  line.text = rows.take<std::string>();
  line.at = rows.take<Instant>();
  return line;
}

Result<void> may_chat(Connection& connection, UserId user) {
  const auto reason = connection.value<std::string>(
      "SELECT chat_ban_reason FROM users WHERE id = ?1 AND chat_banned_ms IS NOT NULL", user);
  if (!reason) return {};
  return fail(Code::forbidden, reason::chat::closed_to_you(*reason));
}

}  // namespace

ChatLines::ChatLines(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void ChatLines::add(NewChatLine line, std::optional<RequestKey> key, Done<Made<ChatLineId>> done) {
  Locks locks = Locks::of(line.user, key);
  writer_.submit<Made<ChatLineId>>(
      std::move(locks),
      [line = std::move(line), key](Connection& connection) -> Result<Made<ChatLineId>> {
        return idempotent<ChatLineId>(connection, key, line.at, "", [&]() -> Result<ChatLineId> {
          if (auto may = may_chat(connection, line.user); !may)
            return std::unexpected(std::move(may.error()));
          if (auto fits = charge_bytes(connection, line.user, bytes_of(line.text), line.at); !fits)
            return std::unexpected(std::move(fits.error()));
          return connection
              .insert<ChatLineId>(
                  "INSERT INTO chat_lines (game_id, room, user_id, text, at_ms)"
                  " VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
                  line.game, line.room, line.user, line.text, line.at)
              .value();
        });
      },
      std::move(done));
}

Result<std::optional<ChatLineId>> ChatLines::added_by(const RequestKey& key) const {
  auto connection = readers_.borrow();
  const auto before = recall(*connection, key);
  if (!before) return std::unexpected(before.error());
  return *before ? std::optional(ChatLineId{(*before)->id}) : std::nullopt;
}

ChatPage ChatLines::list(const ChatFilter& filter) const {
  static const std::string sql =
      line_selected +
      " WHERE game_id = ?1 AND chat_lines.id < ?2"
      " AND ((room = 0 AND ?3 <> 0) OR (room = 1 AND ?4 <> 0))"
      " AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocks.user_id = ?5 AND"
      " blocked_id = chat_lines.user_id) OR (blocks.user_id = chat_lines.user_id"
      " AND blocked_id = ?5)) AND (?7 <> 0 OR users.banned_ms IS NULL)"
      " ORDER BY chat_lines.id DESC LIMIT ?6";
  const auto wanted = [&](ChatRoom room) {
    return std::ranges::find(filter.rooms, room) != filter.rooms.end();
  };
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, filter.game, filter.before.value_or(INT64_MAX),
                                wanted(ChatRoom::players), wanted(ChatRoom::spectators),
                                filter.reader, filter.limit + 1, filter.of_banned);
  ChatPage page;
  while (rows.next()) {
    if (page.items.size() == static_cast<std::size_t>(filter.limit)) {
      page.next = page.items.back().id.value;
      break;
    }
    page.items.push_back(take_line(rows));
  }
  return page;
}

std::vector<ChatLine> ChatLines::of(UserId user, ChatLineId after, int limit) const {
  static const std::string sql =
      line_selected + " WHERE user_id = ?1 AND chat_lines.id > ?2 ORDER BY chat_lines.id LIMIT ?3";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, user, after, limit);
  std::vector<ChatLine> lines;
  while (rows.next()) lines.push_back(take_line(rows));
  return lines;
}

}  // namespace crownhead::db
