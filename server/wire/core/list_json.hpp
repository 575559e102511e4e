#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// An array of the results of `shape` for each item.
template <class Items, class Shape>
ListShape<Items, Shape> list_of(const Items& items, const Shape& shape) {
  return {items, shape};
}

/// {"items":[…],"next_cursor":…}: the form of every list in REST; null after the last page.
template <class List>
std::string list_page(const List& items,
                      const std::optional<std::string>& next_cursor = std::nullopt) {
  return JsonText::object().add("items", items).add("next_cursor", next_cursor).take();
}
/// The same with a number as its cursor, written as text.
template <class List>
std::string numbered_page(const List& items, std::optional<std::int64_t> next) {
  return list_page(items, next ? std::optional(std::to_string(*next)) : std::nullopt);
}

}  // namespace crownhead::wire
