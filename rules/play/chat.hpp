#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// The two conversations beside a game. Stored as numbers: append, never renumber.
enum class ChatRoom : std::uint8_t { players, spectators };

std::string_view room_name(ChatRoom room);

/// How somebody stands to a game.
struct ChatStanding {
  bool player;     ///< one of the two
  bool ended;      ///< the game is over
  bool moderator;  ///< has to judge what was reported
  bool guest;      ///< has no account
};

/// The players' room is theirs; while they play, that of the spectators is closed to them, so that
/// nobody is told what to play.
bool may_read(ChatRoom room, const ChatStanding& standing);

/// Where a line goes; without a wish to the room that the writer belongs to. forbidden.
Result<ChatRoom> room_to_write(std::optional<ChatRoom> wanted, const ChatStanding& standing);

constexpr std::size_t longest_chat_text = 300;  ///< in characters

/// `text` without the blanks around it; invalid_field for nothing, for too much, and for characters
/// that are not seen: control characters, line ends, and those that turn the direction of writing.
/// `text` is UTF-8.
Result<std::string> checked_chat_text(std::string_view text);

struct ChatLine {
  ChatLineId id;
  GameId game;
  ChatRoom room;
  std::string username;
  std::string text;  ///< empty: erased with the account of who said it
  Instant at;
};

struct ChatPage {
  std::vector<ChatLine> items;            ///< the newest first
  std::optional<std::int64_t> next = {};  ///< to be asked for next; nullopt at the end
};

}  // namespace crownhead::play
