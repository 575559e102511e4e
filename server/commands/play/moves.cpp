#include "server/commands/play/moves.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "rules/draughts/notation/notation.hpp"
#include "server/commands/play/nardi.hpp"
#include "server/commands/play/star_moves.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

struct MovesOptions {
  std::string variant;
  std::string fen;
  std::string position;
  std::string dice;
  StarOptions star;
};

int run(const MovesOptions& options) {
  const auto variant = named_variant(options.variant, {nardi_key, star_key});
  if (!variant) return refuse("moves", variant.error());
  const bool nardi = options.variant == nardi_key;
  if (!nardi && (!options.position.empty() || !options.dice.empty()))
    return refuse("moves", fen_alone());
  if (const auto status = star_moves(options.variant, options.fen, options.star)) return *status;
  if (nardi) {
    if (!options.fen.empty()) return refuse("moves", no_fen());
    return list_nardi_plays(options.position, options.dice);
  }
  const auto position = given_position(**variant, options.fen);
  if (!position) return refuse("moves", position.error());
  std::vector<std::string> moves;
  for (const auto& move : draughts::legal_moves(**variant, *position)) {
    moves.push_back(draughts::write_full(**variant, *position, move));
  }
  std::cout << wire::moves_json(draughts::write_fen(**variant, *position), moves) << '\n';
  return 0;
}

}  // namespace

void add_moves(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<MovesOptions>();
  auto* command = app.add_subcommand("moves", "List the legal moves of a position");
  command->add_option("--variant", options->variant, "Key of the variant")->required();
  command->add_option("--fen", options->fen, "Position; default: the variant's start position");
  command->add_option("--position", options->position, "Position ID, for nardi instead of a FEN");
  command->add_option("--dice", options->dice, "Both dice of nardi, e.g. 65");
  add_star_options(*command, options->star);
  command->callback([options, &exit_status] { exit_status = run(*options); });
}

}  // namespace crownhead::server
