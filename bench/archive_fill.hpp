#pragma once

#include <cstdint>
#include <filesystem>

namespace crownhead::bench {

/// When the first game of a filled archive began; the others follow 100 s apart.
constexpr std::int64_t archive_begins_ms = 1'600'000'000'000;

/// Makes a database of 2,000 players and so many finished games, every tenth of them player 1's:
/// what lists and searches look at, without their moves.
void fill_archive(const std::filesystem::path& file, std::int64_t games);

}  // namespace crownhead::bench
