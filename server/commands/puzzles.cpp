#include "server/commands/puzzles.hpp"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "rules/draughts/replay.hpp"
#include "rules/puzzles/finder.hpp"
#include "server/commands/position_option.hpp"
#include "server/endings/shelf.hpp"
#include "server/wire/command_json.hpp"

namespace crownhead::server {
namespace {

struct Options {
  std::string variant;
  std::string endings;
  std::uint64_t positions = puzzles::Finder::Limits().look;
  std::vector<std::string> files;
};

std::string written(const draughts::Variant& variant, int game, const puzzles::Puzzle& puzzle) {
  draughts::Position position = puzzle.before;
  const auto write = [&](const draughts::Move& move) {
    auto text = draughts::write_move(variant, position, move);
    position = draughts::after(variant, position, move);
    return text;
  };
  wire::FoundPuzzle found{.variant = variant.key,
                          .game = game,
                          .ply = puzzle.ply,
                          .fen = draughts::write_fen(variant, position),
                          .last_move = write(puzzle.last_move),
                          .solution = {},
                          .themes = {},
                          .score = puzzle.score};
  for (const auto& move : puzzle.solution) found.solution.push_back(write(move));
  for (const auto theme : puzzle.themes) found.themes.push_back(puzzles::theme_name(theme));
  return wire::puzzle_json(found);
}

/// False if the file cannot be read. What is wrong with a game ends that game.
bool look_through(const draughts::Variant& variant, const puzzles::Finder& finder,
                  const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    std::cerr << "crownhead puzzles: " << file
              << " cannot be read or is empty; give the path of a PDN file\n";
    return false;
  }
  draughts::PdnReader reader(in);
  int number = 0;
  while (const auto game = reader.next()) {
    ++number;
    const auto replayed = draughts::replay(variant, *game);
    for (const auto& puzzle : finder.in(replayed.start, replayed.moves))
      std::cout << written(variant, number, puzzle) << std::endl;
  }
  return true;
}

int run(const Options& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return refuse("puzzles", variant.error());
  auto shelf = options.endings.empty() ? Result<EndingsShelf>(EndingsShelf())
                                       : EndingsShelf::open(options.endings);
  if (!shelf) return refuse("puzzles", shelf.error());
  const puzzles::Finder finder(**variant, (*variant)->rulesets.front(), {.look = options.positions},
                               shelf->of(**variant));
  bool all_read = true;
  for (const std::string& file : options.files)
    all_read = look_through(**variant, finder, file) && all_read;
  return all_read ? 0 : 1;
}

}  // namespace

void add_puzzles(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("puzzles", "Find positions with one good way in the games of PDN files");
  command->add_option("--variant", options->variant, "Key of the variant")->required();
  command->add_option("--endings", options->endings,
                      "A folder of tables that `endings build` has made");
  command
      ->add_option("--positions", options->positions,
                   "How many are looked at for each move of a solution, at least")
      ->check(CLI::Range(std::uint64_t{1000}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
  command->add_option("files", options->files, "PDN files")->required();
  command->callback([options, &exit_status] { exit_status = run(*options); });
}

}  // namespace crownhead::server
