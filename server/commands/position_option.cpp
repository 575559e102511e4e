#include "server/commands/position_option.hpp"

#include <iostream>
#include <vector>

#include "server/config/nearest_name.hpp"

namespace crownhead::server {

Result<const draughts::Variant*> named_variant(const std::string& name) {
  if (const auto* variant = draughts::find_variant(name)) return variant;
  std::vector<std::string> names;
  for (const auto& variant : draughts::variants()) names.emplace_back(variant.key);
  return fail(Code::invalid_field, "There is no variant \"" + name + "\"; did you mean \"" +
                                       config::nearest_name(name, names) +
                                       "\"? `crownhead variants` lists them all.");
}

Result<draughts::Position> given_position(const draughts::Variant& variant,
                                          const std::string& fen) {
  if (fen.empty()) return draughts::start_position(variant);
  return draughts::read_fen(variant, fen);
}

int refuse(const std::string& command, const Error& error) {
  std::cerr << "crownhead " << command << ": " << error.detail << '\n';
  return 2;
}

}  // namespace crownhead::server
