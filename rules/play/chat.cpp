#include "rules/play/chat.hpp"

#include "rules/line.hpp"
#include "rules/reasons.hpp"

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
    return fail(Code::forbidden, reason::chat::for_the_players());
  if (room == ChatRoom::spectators && standing.player && !standing.ended)
    return fail(Code::forbidden, reason::chat::spectators_after_the_end());
  if (room == ChatRoom::spectators && standing.guest)
    return fail(Code::forbidden, reason::chat::account_for_spectators());
  return room;
}

Result<std::string> checked_chat_text(std::string_view text) {
  const auto said = trimmed(text);
  const auto fault = line_fault(said, longest_chat_text);
  if (fault == LineFault::empty) return fail(Code::invalid_field, reason::field::not_empty_write());
  if (fault == LineFault::unseen)
    return fail(Code::invalid_field, reason::field::one_line_remove());
  if (fault == LineFault::too_long)
    return fail(Code::invalid_field, reason::field::characters_at_most_shorten(longest_chat_text));
  return std::string(said);
}

}  // namespace crownhead::play
