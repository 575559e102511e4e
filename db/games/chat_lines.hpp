#pragma once

#include <climits>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/chat.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using play::ChatLine;
using play::ChatPage;
using play::ChatRoom;

struct NewChatLine {
  GameId game;
  ChatRoom room;
  UserId user;
  std::string text;
  Instant at;
};

struct AddedLine : Made<ChatLineId> {
  /// Those whom the writer has blocked and those who have blocked them, in order.
  std::vector<UserId> apart;
};

struct ChatFilter {
  GameId game;
  std::vector<ChatRoom> rooms = {};
  /// Without the lines of those whom the reader has blocked or who have blocked the reader.
  std::optional<UserId> reader = {};
  /// Also the lines of players who are banned, which moderators read alone.
  bool of_banned = false;
  std::optional<std::int64_t> before = {};  ///< only lines with a smaller id
  int limit = 50;
};

/// What is said beside games.
class ChatLines {
 public:
  ChatLines(Writer& writer, Readers& readers);

  /// forbidden, with the reason, for somebody who is banned from chats.
  void add(NewChatLine line, std::optional<RequestKey> key, Done<AddedLine> done);
  /// The line that this request has added before, if it has. key_reused.
  Result<std::optional<ChatLineId>> added_by(const RequestKey& key) const;

  ChatPage list(const ChatFilter& filter) const;
  /// What the player has said, in order of time: the first `limit` lines after `after`.
  std::vector<ChatLine> of(UserId user, ChatLineId after = {}, int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
