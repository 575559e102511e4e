#pragma once

#include <filesystem>

namespace crownhead::db {

/// What root makes beside a database goes to whom the database belongs to, or its folder while
/// there is none: the server that is to open it runs without root's rights. Who is not root keeps
/// what he makes. Throws std::runtime_error with a sentence.
void give_to_owner(const std::filesystem::path& file, const std::filesystem::path& database);

/// Where it lies: "." for a mere name.
std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace crownhead::db
