#include "server/wire/game/chat_json.hpp"

#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"

namespace crownhead::wire {
namespace {

/// UTF-8 has at most four bytes per character; spaces around the text are removed.
constexpr std::size_t most_bytes = 4 * play::longest_chat_text + 200;

JsonText add_line(JsonText json, const play::ChatLine& line) {
  json.add("id", std::to_string(line.id.value))
      .add("room", play::room_name(line.room))
      .add("username", line.username)
      .add("text", line.text)
      .add("at_ms", line.at.ms);
  return json;
}

}  // namespace

ChatWish read_chat_wish(Fields& fields) {
  ChatWish wish;
  if (fields.has("room"))
    wish.room = static_cast<play::ChatRoom>(fields.choice("room", {"players", "spectators"}));
  if (!fields.has("text")) {
    fields.text("text", most_bytes);
  } else if (const auto text = fields.optional_text("text", most_bytes)) {
    if (auto checked = play::checked_chat_text(*text))
      wish.text = *std::move(checked);
    else
      fields.wrong("text", checked.error().reason);
  }
  return wish;
}

Parsed<ChatWish> parse_chat(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_chat_wish(fields); });
}

std::string chat_page_json(const play::ChatPage& page) {
  const auto shape = [](const play::ChatLine& line) { return add_line(JsonText::object(), line); };
  return numbered_page(list_of(page.items, shape), page.next);
}

std::string chat_data(const play::ChatLine& line) {
  return add_line(std::move(JsonText::object().add("type", "chat")), line).take();
}

}  // namespace crownhead::wire
