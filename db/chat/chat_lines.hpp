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

struct ChatFilter {
  GameId game;
  std::vector<ChatRoom> rooms = {};
  /// Omits lines by players whom the reader has blocked or who have blocked the reader.
  std::optional<UserId> reader = {};
  /// Includes lines by banned players, which only moderators may read.
  bool of_banned = false;
  std::optional<std::int64_t> before = {};  ///< only lines with a smaller id
  int limit = 50;
};

/// The chat lines of games.
class ChatLines {
 public:
  ChatLines(Writer& writer, Readers& readers);

  /// Fails with forbidden, with the reason, if the player is banned from chats.
  void add(NewChatLine line, std::optional<RequestKey> key, Done<Made<ChatLineId>> done);
  /// Returns the line that this request added before, or nullopt. Fails with key_reused.
  Result<std::optional<ChatLineId>> added_by(const RequestKey& key) const;

  ChatPage list(const ChatFilter& filter) const;
  /// Returns the player's first `limit` lines after `after`, in order of time.
  std::vector<ChatLine> of(UserId user, ChatLineId after = {}, int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
