#include "server/commands/think.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <random>
#include <string>

#include "random/random.hpp"
#include "rules/computer/search.hpp"
#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "rules/draughts/play_move.hpp"
#include "server/commands/position_option.hpp"
#include "server/endings/shelf.hpp"
#include "server/wire/command_json.hpp"

namespace crownhead::server {
namespace {

/// The line of JSON that answers `wish`.
Result<std::string> thought(const wire::ThinkWish& wish, std::uint64_t lot,
                            const EndingsShelf& shelf) {
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

/// 1 if a line could not be answered.
int think(const std::string& endings) {
  auto shelf = endings.empty() ? Result<EndingsShelf>(EndingsShelf()) : EndingsShelf::open(endings);
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
  auto* command = app.add_subcommand(
      "think", "Say what the computer would play, in each position on the standard input");
  command->add_option("--endings", *endings, "A folder of tables that `endings build` has made");
  command->callback([endings, &exit_status] { exit_status = think(*endings); });
}

}  // namespace crownhead::server
