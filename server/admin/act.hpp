#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crownhead::admin {

/// An operator's request; fields that it does not need are empty.
struct Act {
  std::string what;  ///< create, password, role, ban, unban, close, export, export_tournament
  std::string name;  ///< of a player; the number of a tournament
  std::string email = {};
  std::string role = {};
  std::string reason = {};
  std::string password = {};
  std::string format = {};  ///< of a tournament's file: json, pdn, trf

  bool operator==(const Act&) const = default;
};

/// Encodes each field after its length, four bytes in the order of this machine, on which both ends
/// run.
std::string encode(const Act& act);
/// Returns nullopt if the bytes are not an act.
std::optional<Act> decode(std::string_view bytes);

}  // namespace crownhead::admin
