#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/play/chat.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

class Fields;

/// A chat line to send.
struct ChatWish {
  std::optional<play::ChatRoom> room;  ///< nullopt: the sender's own
  std::string text;
};

/// Reads `text` and, if present, `room`.
ChatWish read_chat_wish(Fields& fields);
Parsed<ChatWish> parse_chat(std::string_view body);

/// {"id":…,"room":…,"username":…,"text":…,"at_ms":…}
std::string chat_page_json(const play::ChatPage& page);
/// The same with a type, as data of an info frame.
std::string chat_data(const play::ChatLine& line);

}  // namespace crownhead::wire
