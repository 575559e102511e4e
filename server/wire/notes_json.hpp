#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

/// `{text}`, at most 20,000 bytes; empty to remove what is there.
Parsed<std::string> parse_notes(std::string_view body);

/// `{text,updated_ms}`; null where nothing is written.
std::string notes_json(std::string_view text, std::optional<Instant> updated);

}  // namespace crownhead::wire
