#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// `{text}`, at most 20,000 bytes; an empty text removes the note.
Parsed<std::string> parse_notes(std::string_view body);

/// `{text,updated_ms}`; null if there is no note.
std::string notes_json(std::string_view text, std::optional<Instant> updated);

}  // namespace crownhead::wire
