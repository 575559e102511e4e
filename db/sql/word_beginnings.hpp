#pragma once

#include <optional>
#include <string>

namespace crownhead::db {

/// Returns an FTS5 query for words that start with these: each in quotes, so that none is an
/// operator. Returns nullopt if there are no words.
std::optional<std::string> word_beginnings(const std::optional<std::string>& words);

}  // namespace crownhead::db
