#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/play/chat.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

class Fields;

/// Something to be said beside a game.
struct ChatWish {
  std::optional<play::ChatRoom> room;  ///< nullopt: that of the one who says it
  std::string text;
};

/// `text` and, where it is given, `room`.
ChatWish read_chat_wish(Fields& fields);
Parsed<ChatWish> parse_chat(std::string_view body);

/// {"id":…,"room":…,"username":…,"text":…,"at_ms":…}
std::string chat_page_json(const play::ChatPage& page);
/// The same with a type, as data of an info frame.
std::string chat_data(const play::ChatLine& line);

}  // namespace crownhead::wire
