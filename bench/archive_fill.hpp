#pragma once

#include <cstdint>
#include <filesystem>

namespace crownhead::bench {

/// Start of the first game in a filled archive; the others follow 100 s apart.
constexpr std::int64_t archive_begins_ms = 1'600'000'000'000;

/// Creates a database of 2,000 players and `games` finished games for lists and searches, without
/// moves. Every tenth game is one of player 1.
void fill_archive(const std::filesystem::path& file, std::int64_t games);

}  // namespace crownhead::bench
