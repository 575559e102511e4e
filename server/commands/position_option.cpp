#include "server/commands/position_option.hpp"

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "server/config/nearest_name.hpp"

namespace crownhead::server {

Result<const draughts::Variant*> named_variant(const std::string& name,
                                               std::vector<std::string> other_games) {
  if (const auto* variant = draughts::find_variant(name)) return variant;
  std::vector<std::string> names = std::move(other_games);
  if (std::ranges::find(names, name) != names.end()) return nullptr;
  for (const auto& variant : draughts::variants()) names.emplace_back(variant.key);
  return fail(
      Code::invalid_field,
      in_english("There is no variant \"" + name + "\"; did you mean \"" +
                 config::nearest_name(name, names) + "\"? `crownhead variants` lists them all."));
}

Result<draughts::Position> given_position(const draughts::Variant& variant,
                                          const std::string& fen) {
  if (fen.empty()) return draughts::start_position(variant);
  return draughts::read_fen(variant, fen);
}

Error no_fen() {
  return {Code::invalid_field,
          in_english(
              "A FEN is for draughts; give the Position ID of nardi with --position, or nothing for"
              " the start position.")};
}

Error fen_alone() {
  return {
      Code::invalid_field,
      in_english("--position and --dice are for nardi; give a position of draughts with --fen.")};
}

int refuse(const std::string& command, const Error& error) {
  std::cerr << "crownhead " << command << ": " << error.detail << '\n';
  return 2;
}

}  // namespace crownhead::server
