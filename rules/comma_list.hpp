#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace crownhead {

/// Joins the texts of `things` with ", "; `text_of` gives the text of each.
template <class Things, class TextOf = std::identity>
std::string comma_list(const Things& things, TextOf text_of = {}) {
  std::string list;
  for (const auto& thing : things) {
    if (!list.empty()) list += ", ";
    list += std::string_view(std::invoke(text_of, thing));
  }
  return list;
}

}  // namespace crownhead
