#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crownhead::admin {

/// What an operator asks for; fields that it does not need are empty.
struct Act {
  std::string what;  ///< create, password, role, ban, unban, export, export_tournament
  std::string name;  ///< of a player; the number of a tournament
  std::string email = {};
  std::string role = {};
  std::string reason = {};
  std::string password = {};
  std::string format = {};  ///< of a tournament's file: json, pdn, trf

  bool operator==(const Act&) const = default;
};

/// As bytes: each field behind its length, four bytes in the order of this machine, which both ends
/// are on.
std::string encode(const Act& act);
/// nullopt if they are not those of an act.
std::optional<Act> decode(std::string_view bytes);

}  // namespace crownhead::admin
