#include "server/wire/game/notes_json.hpp"

#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_notes = 20'000;

}  // namespace

Parsed<std::string> parse_notes(std::string_view body) {
  return parsed(body, [](Fields& fields) { return fields.text("text", longest_notes); });
}

std::string notes_json(std::string_view text, std::optional<Instant> updated) {
  return JsonText::object()
      .add("text", text)
      .add("updated_ms", updated ? std::optional(updated->ms) : std::nullopt)
      .take();
}

}  // namespace crownhead::wire
