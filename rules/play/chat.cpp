#include "rules/play/chat.hpp"

#include <algorithm>

namespace crownhead::play {
namespace {

/// Takes one character off the front of UTF-8 that has been checked.
char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  char32_t character = length == 1 ? first : first & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length && i < text.size(); ++i)
    character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
  text.remove_prefix(std::min(length, text.size()));
  return character;
}

bool is_unseen(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7f && c <= 0x9f);
  const bool line_end = c == 0x2028 || c == 0x2029;
  const bool turns = c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                     (c >= 0x2066 && c <= 0x2069);
  return control || line_end || turns;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

std::string_view room_name(ChatRoom room) {
  return room == ChatRoom::players ? "players" : "spectators";
}

bool may_read(ChatRoom room, const ChatStanding& standing) {
  if (room == ChatRoom::players) return standing.player || standing.moderator;
  return !standing.player || standing.ended;
}

Result<ChatRoom> room_to_write(std::optional<ChatRoom> wanted, const ChatStanding& standing) {
  const auto own = standing.player ? ChatRoom::players : ChatRoom::spectators;
  const auto room = wanted.value_or(own);
  if (room == ChatRoom::players && !standing.player)
    return fail(Code::forbidden, "this chat is for the two players; write to the spectators'");
  if (room == ChatRoom::spectators && standing.player && !standing.ended)
    return fail(Code::forbidden,
                "the spectators' chat opens to the players when the game has ended");
  if (room == ChatRoom::spectators && standing.guest)
    return fail(Code::forbidden, "make an account to chat with spectators");
  return room;
}

Result<std::string> checked_chat_text(std::string_view text) {
  const auto said = trimmed(text);
  if (said.empty()) return fail(Code::invalid_field, "must not be empty; write something");
  std::size_t characters = 0;
  for (auto rest = said; !rest.empty(); ++characters)
    if (is_unseen(take_character(rest)))
      return fail(Code::invalid_field,
                  "must be one line without control characters; remove what cannot be seen");
  if (characters > longest_chat_text)
    return fail(Code::invalid_field, "may have " + std::to_string(longest_chat_text) +
                                         " characters at most; shorten it");
  return std::string(said);
}

}  // namespace crownhead::play
