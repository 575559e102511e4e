#include "server/wire/list_json.hpp"

namespace crownhead::wire {

std::string list_page(const JsonText& items, const std::optional<std::string>& next_cursor) {
  return JsonText::object().add("items", items).add("next_cursor", next_cursor).take();
}

std::string numbered_page(const JsonText& items, std::optional<std::int64_t> next) {
  return list_page(items, next ? std::optional(std::to_string(*next)) : std::nullopt);
}

}  // namespace crownhead::wire
