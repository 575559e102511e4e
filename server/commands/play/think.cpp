#include "server/commands/play/think.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <random>
#include <string>

#include "random/random.hpp"
#include "rules/computer/search.hpp"
#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "server/commands/position_option.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

/// Returns the line of JSON that answers `wish`.
Result<std::string> thought(const wire::ThinkWish& wish, std::uint64_t lot,
                            const EndgameTables& shelf) {
  const draughts::Variant& variant = *wish.variant;
  auto position = wish.fen ? draughts::read_fen(variant, *wish.fen)
                           : Result<draughts::Position>(draughts::start_position(variant));
  if (!position) return std::unexpected(std::move(position.error()));
  if (auto may = draughts::may_be_played_from(variant, *position); !may)
    return std::unexpected(std::move(may.error()));
  draughts::DrawCount draws(variant, *wish.ruleset, *position);
  for (const std::string& text : wish.moves) {
    const draughts::Position before = *position;
    const auto move = draughts::play_move(variant, *position, text);
    if (!move) return std::unexpected(move.error());
    draws.played(before, *move, *position);
  }
  if (draughts::board_end(variant, *position))
    return fail(Code::game_over, in_english("the game is over in this position"));
  const auto answer = computer::choose({.variant = variant,
                                        .position = *position,
                                        .draws = draws,
                                        .level = wish.level,
                                        .lot = wish.lot.value_or(lot),
                                        .known_endings = shelf.of(variant)});
  return wire::thought_json(draughts::write_move(variant, *position, answer.move), answer.score);
}

/// Returns 1 if a line could not be answered.
int think(const std::string& endings) {
  auto shelf =
      endings.empty() ? Result<EndgameTables>(EndgameTables()) : EndgameTables::open(endings);
  if (!shelf) return refuse("think", shelf.error());
  std::mt19937_64 lots{random_bits()};
  int status = 0;
  for (std::string line; std::getline(std::cin, line);) {
    const auto wish = wire::parse_think(line);
    const auto answer = wish ? thought(*wish, lots(), *shelf)
                             : Result<std::string>(std::unexpected(wish.error().error));
    if (!answer) status = 1;
    std::cout << (answer ? *answer : wire::refusal_line(answer.error())) << std::endl;
  }
  return status;
}

}  // namespace

void add_think(CLI::App& app, int& exit_status) {
  auto endings = std::make_shared<std::string>();
  auto* command =
      app.add_subcommand("think", "Print the computer's move for each position on standard input");
  command->add_option("--endings", *endings, "Folder of tables made by `endings build`");
  command->callback([endings, &exit_status] { exit_status = think(*endings); });
}

}  // namespace crownhead::server
