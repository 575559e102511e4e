#include "server/wire/json_text.hpp"

#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

/// Without a way out of the loop, so that it looks at many letters at once.
bool all_plain(std::string_view text) {
  bool plain = true;
  for (const char c : text) plain &= is_plain(c);
  return plain;
}

}  // namespace

void append_quoted(std::string& json, std::string_view text) {
  if (all_plain(text)) {
    json.append(1, '"').append(text) += '"';
    return;
  }
  json += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace crownhead::wire
