#pragma once

#include <optional>
#include <string>

namespace crownhead::db {

/// Parses an address as libpq does, in each of its forms. Returns a sentence if it cannot be parsed
/// or contains a password, which all users of a machine can read among the arguments of a program;
/// nullopt if it can be used. Throws std::runtime_error if libpq is missing.
std::optional<std::string> fault_of_conninfo(const std::string& address);

}  // namespace crownhead::db
