#include "server/commands/play/nardi.hpp"

#include <algorithm>
#include <iostream>
#include <vector>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/perft.hpp"
#include "rules/nardi/position_id.hpp"
#include "server/commands/play/perft_figures.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

/// Returns the position of `--position`; the start position if it is empty.
Result<nardi::Position> nardi_position(const std::string& id) {
  if (id.empty()) return nardi::start_position();
  return nardi::read_position_id(id);
}

wire::PerftFigures counted(const nardi::Position& position, int depth, bool divide) {
  return perft_figures(
      nardi_key, depth, divide, [&] { return nardi::perft(position, depth); },
      [&] {
        DividedNodes parts;
        for (const auto& [roll, nodes] : nardi::perft_divide(position, depth))
          parts.emplace_back(nardi::write_roll(roll), nodes);
        return parts;
      });
}

}  // namespace

int list_nardi_plays(const std::string& position_id, const std::string& dice) {
  if (dice.empty())
    return refuse("moves",
                  {Code::invalid_field,
                   in_english("The plays of nardi depend on the roll; give it, e.g. --dice 65.")});
  const auto position = nardi_position(position_id);
  if (!position) return refuse("moves", position.error());
  const auto roll = nardi::read_roll(dice);
  if (!roll) return refuse("moves", roll.error());
  std::vector<wire::WrittenPlay> plays;
  for (const auto& play : nardi::plays(*position, *roll))
    plays.push_back(
        {nardi::write_play(play), nardi::write_position_id(nardi::after(*position, play))});
  std::ranges::sort(plays, {}, &wire::WrittenPlay::text);
  std::cout << wire::plays_json(plays) << '\n';
  return 0;
}

int count_nardi(const std::string& position_id, int depth, bool divide) {
  const auto position = nardi_position(position_id);
  if (!position) return refuse("perft", position.error());
  std::cout << wire::perft_json(counted(*position, depth, divide)) << '\n';
  return 0;
}

}  // namespace crownhead::server
