#include "server/commands/play/perft.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "rules/draughts/moves/perft.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "server/commands/play/nardi.hpp"
#include "server/commands/play/perft_figures.hpp"
#include "server/commands/play/star_moves.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

struct PerftOptions {
  std::string variant;
  std::string fen;
  std::string position;
  int depth = 0;
  bool routes = false;
  bool divide = false;
  StarOptions star;
};

wire::PerftFigures counted(const draughts::Variant& variant, const draughts::Position& position,
                           const PerftOptions& options) {
  const auto counting = options.routes ? draughts::Counting::routes : draughts::Counting::moves;
  return perft_figures(
      variant.key, options.depth, options.divide,
      [&] { return draughts::perft(variant, position, options.depth, counting); },
      [&] {
        DividedNodes parts;
        for (const auto& [move, nodes] :
             draughts::perft_divide(variant, position, options.depth, counting))
          parts.emplace_back(draughts::write_full(variant, position, move), nodes);
        return parts;
      });
}

int run(const PerftOptions& options) {
  const auto variant = named_variant(options.variant, {nardi_key, star_key});
  if (!variant) return refuse("perft", variant.error());
  const bool nardi = options.variant == nardi_key;
  if (!nardi && !options.position.empty()) return refuse("perft", fen_alone());
  if (const auto status = star_perft(options.variant, options.fen, options.star, options.depth,
                                     options.routes, options.divide))
    return *status;
  if (nardi) {
    if (!options.fen.empty()) return refuse("perft", no_fen());
    if (options.routes)
      return refuse("perft",
                    {Code::invalid_field,
                     in_english("--routes counts captures of draughts; omit it for nardi.")});
    return count_nardi(options.position, options.depth, options.divide);
  }
  const auto position = given_position(**variant, options.fen);
  if (!position) return refuse("perft", position.error());
  std::cout << wire::perft_json(counted(**variant, *position, options)) << '\n';
  return 0;
}

}  // namespace

void add_perft(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<PerftOptions>();
  auto* command =
      app.add_subcommand("perft", "Count the sequences of legal moves of a given length");
  command->add_option("--variant", options->variant, "Key of the variant")->required();
  command->add_option("--fen", options->fen, "Position; default: the variant's start position");
  command->add_option("--position", options->position, "Position ID, for nardi instead of a FEN");
  command->add_option("--depth", options->depth, "Number of plies")
      ->check(CLI::Range(0, 64))
      ->required();
  command->add_flag("--routes", options->routes, "Count every route of a capture separately");
  command->add_flag("--divide", options->divide, "Also print the count for each move");
  add_star_options(*command, options->star);
  command->callback([options, &exit_status] { exit_status = run(*options); });
}

}  // namespace crownhead::server
