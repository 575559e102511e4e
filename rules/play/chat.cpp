#include "rules/play/chat.hpp"

#include "rules/line.hpp"

namespace crownhead::play {
namespace {

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
  const auto fault = line_fault(said, longest_chat_text);
  if (fault == LineFault::empty)
    return fail(Code::invalid_field, "must not be empty; write something");
  if (fault == LineFault::unseen)
    return fail(Code::invalid_field,
                "must be one line without control characters; remove what cannot be seen");
  if (fault == LineFault::too_long)
    return fail(Code::invalid_field, "may have " + std::to_string(longest_chat_text) +
                                         " characters at most; shorten it");
  return std::string(said);
}

}  // namespace crownhead::play
