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

/// The two chat rooms of a game. Stored as numbers: append, never renumber.
enum class ChatRoom : std::uint8_t { players, spectators };

std::string_view room_name(ChatRoom room);

/// A user's relation to a game, as far as chat depends on it.
struct ChatStanding {
  bool player;     ///< plays in the game
  bool ended;      ///< the game is over
  bool moderator;  ///< may read reported conversations
  bool guest;      ///< has no account
};

/// Only the players read the players' room. The spectators' room is closed to the players during
/// the game, so that no one can give them advice.
bool may_read(ChatRoom room, const ChatStanding& standing);

/// Returns the room to write to; without `wanted`, the room that the writer belongs to. Fails with
/// forbidden.
Result<ChatRoom> room_to_write(std::optional<ChatRoom> wanted, const ChatStanding& standing);

constexpr std::size_t longest_chat_text = 300;  ///< in characters

/// Returns `text` without surrounding blanks. `text` is UTF-8. Fails with invalid_field if the text
/// is empty or too long, or contains invisible characters: control characters, line ends and
/// direction marks.
Result<std::string> checked_chat_text(std::string_view text);

struct ChatLine {
  ChatLineId id;
  GameId game;
  ChatRoom room;
  std::string username;
  std::string text;  ///< empty if the author's account was erased
  Instant at;
};

struct ChatPage {
  std::vector<ChatLine> items;            ///< newest first
  std::optional<std::int64_t> next = {};  ///< cursor of the next page; nullopt on the last page
};

}  // namespace crownhead::play
