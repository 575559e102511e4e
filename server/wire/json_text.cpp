#include "server/wire/json_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

}  // namespace

void append_quoted(std::string& json, std::string_view text) {
  if (std::ranges::all_of(text, is_plain)) {
    json.append(1, '"').append(text) += '"';
    return;
  }
  json += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace crownhead::wire
