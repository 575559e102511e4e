#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// An array of what `shape` makes of each item.
template <class Items, class Shape>
JsonText list_of(const Items& items, const Shape& shape) {
  auto list = JsonText::array();
  for (const auto& item : items) list.push(shape(item));
  return list;
}

/// {"items":[…],"next_cursor":…}: every list that REST gives; null after the last page.
std::string list_page(const JsonText& items,
                      const std::optional<std::string>& next_cursor = std::nullopt);
/// With a number as its cursor, which goes out as text.
std::string numbered_page(const JsonText& items, std::optional<std::int64_t> next);

}  // namespace crownhead::wire
