#include "server/commands/play/star_moves.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "rules/star/notation.hpp"
#include "rules/star/perft.hpp"
#include "rules/star/state.hpp"
#include "server/commands/play/perft_figures.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

struct StarGame {
  star::Terms terms;
  star::Position position;
};

/// As many as the state has parts; two without a state.
int seats_of(const StarOptions& options) {
  if (options.seats) return *options.seats;
  return options.state ? 1 + static_cast<int>(std::ranges::count(*options.state, '/')) : 2;
}

Result<StarGame> given(const StarOptions& options) {
  const int side = options.side.value_or(4);
  const int usual_men = star::men_of_a_point(side == 3 ? 3 : 4);
  const auto terms = star::make_terms(side, options.men.value_or(usual_men), seats_of(options),
                                      options.ruleset.value_or(""));
  if (!terms) return std::unexpected(terms.error());
  auto position = options.state ? star::read_state(*terms, *options.state)
                                : Result<star::Position>(star::start_position(*terms));
  if (!position) return std::unexpected(position.error());
  if (options.turn) {
    if (*options.turn < 1 || *options.turn > star::last_turn(*terms))
      return fail_in("turn", in_english("must be 1 to " + std::to_string(star::last_turn(*terms))));
    position->round = static_cast<std::uint16_t>(*options.turn);
  }
  return StarGame{*terms, *position};
}

/// Returns nullopt for another variant without any of the star's options.
std::optional<Result<StarGame>> asked(const std::string& variant, const std::string& fen,
                                      const StarOptions& options) {
  if (variant != star_key) {
    if (!options.side && !options.men && !options.seats && !options.ruleset && !options.state &&
        !options.turn)
      return std::nullopt;
    return fail(
        Code::invalid_field,
        in_english(
            "--side, --men, --seats, --ruleset, --state and --turn require --variant star."));
  }
  if (!fen.empty())
    return fail_in(
        "fen",
        in_english("is for draughts; give the men of the star with --state, e.g. \"a1/a17\""));
  return given(options);
}

wire::PerftFigures counted(const StarGame& game, int depth, bool divide) {
  const auto& [terms, position] = game;
  return perft_figures(
      star_key, depth, divide, [&] { return star::perft(terms, position, depth); },
      [&] {
        DividedNodes parts;
        for (const auto& [move, nodes] : star::perft_divide(terms, position, depth))
          parts.emplace_back(star::write_move(*terms.board, move), nodes);
        return parts;
      });
}

}  // namespace

void add_star_options(CLI::App& command, StarOptions& options) {
  command.add_option("--side", options.side,
                     "Star: holes on the side of a point, 3 or 4 (default)");
  command.add_option("--men", options.men, "Star: men per seat; default: as many as fill a point");
  command.add_option("--seats", options.seats, "Star: 2 (default) to 6");
  command.add_option("--ruleset", options.ruleset, "Star: classic (default) or open");
  command.add_option("--state", options.state, "Star: the men, seat by seat, e.g. \"e9 a1/a17\"");
  command.add_option("--turn", options.turn, "Star: the number of the turn, from 1");
}

std::optional<int> star_moves(const std::string& variant, const std::string& fen,
                              const StarOptions& options) {
  const auto game = asked(variant, fen, options);
  if (!game) return std::nullopt;
  if (!*game) return refuse("moves", game->error());
  const auto& [terms, position] = **game;
  std::vector<std::string> moves;
  for (const star::Move move : star::legal_moves(terms, position))
    if (move != star::pass) moves.push_back(star::write_move(*terms.board, move));
  std::cout << wire::state_moves_json(star::write_state(terms, position), moves) << '\n';
  return 0;
}

std::optional<int> star_perft(const std::string& variant, const std::string& fen,
                              const StarOptions& options, int depth, bool routes, bool divide) {
  const auto game = asked(variant, fen, options);
  if (!game) return std::nullopt;
  if (!*game) return refuse("perft", game->error());
  if (routes)
    return refuse("perft",
                  {Code::invalid_field, in_english("--routes is for draughts; on the star, moves "
                                                   "with different routes are the same move.")});
  std::cout << wire::perft_json(counted(**game, depth, divide)) << '\n';
  return 0;
}

}  // namespace crownhead::server
