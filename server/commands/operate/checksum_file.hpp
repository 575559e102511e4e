#pragma once

#include <filesystem>

namespace crownhead::server {

/// Returns "games.db.sha256" for "games.db".
std::filesystem::path checksum_file_of(const std::filesystem::path& backup);

/// Writes the SHA-256 of `backup` to a file next to it, in the format of `sha256sum --check`;
/// replaces an older one. Throws std::runtime_error.
void write_checksum(const std::filesystem::path& backup);

/// Returns false if there is no checksum next to the backup. Throws std::runtime_error, with a
/// sentence, if the backup differs from its checksum or one of the two cannot be read.
bool verify_checksum(const std::filesystem::path& backup);

}  // namespace crownhead::server
