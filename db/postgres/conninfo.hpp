#pragma once

#include <optional>
#include <string>

namespace crownhead::db {

/// Reads an address as libpq does, in each of its forms, and returns a sentence about what is wrong
/// with it: it cannot be read, or it has a password, which all users of a machine can read among
/// the arguments of a program. nullopt if it can be used. Throws std::runtime_error if libpq is
/// not there.
std::optional<std::string> fault_of_conninfo(const std::string& address);

}  // namespace crownhead::db
