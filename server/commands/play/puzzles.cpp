#include "server/commands/play/puzzles.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "db/database.hpp"
#include "db/jobs/awaited.hpp"
#include "db/puzzles/puzzles.hpp"
#include "rules/draughts/pdn/replay.hpp"
#include "rules/puzzles/finder.hpp"
#include "server/background/puzzles/puzzle_lines.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/position_option.hpp"
#include "server/commands/system_time.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

/// The second search of a solution's move examines this many times as many positions as the first.
constexpr std::uint64_t second_look_by = 5;

struct PuzzlesOptions {
  std::string variant;
  std::string endings;
  std::uint64_t positions = puzzles::Finder::Limits().look;
  std::vector<std::string> files;
};

std::string line_of(int game, const puzzles::WrittenPuzzle& puzzle) {
  wire::FoundPuzzle found{.variant = puzzle.variant,
                          .ruleset = puzzle.ruleset,
                          .game = game,
                          .ply = puzzle.ply,
                          .fen = puzzle.fen,
                          .last_move = puzzle.last_move,
                          .solution = puzzle.solution,
                          .themes = {},
                          .score = puzzle.score};
  for (const auto theme : puzzle.themes) found.themes.push_back(puzzles::theme_name(theme));
  return wire::puzzle_json(found);
}

/// Returns false if the file cannot be read. An error in a game ends that game.
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
      std::cout << line_of(number, puzzles::written(variant, variant.rulesets.front(), puzzle))
                << std::endl;
  }
  return true;
}

int run(const PuzzlesOptions& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return refuse("puzzles", variant.error());
  auto shelf = options.endings.empty() ? Result<EndgameTables>(EndgameTables())
                                       : EndgameTables::open(options.endings);
  if (!shelf) return refuse("puzzles", shelf.error());
  const puzzles::Finder finder(
      **variant, (*variant)->rulesets.front(),
      {.look = options.positions, .second_look = second_look_by * options.positions},
      shelf->of(**variant));
  bool all_read = true;
  for (const std::string& file : options.files)
    all_read = look_through(**variant, finder, file) && all_read;
  return all_read ? 0 : 1;
}

/// Stores the puzzles and returns how many of them were new to the database. Throws
/// std::runtime_error if it refuses.
std::int64_t stored(const std::string& file, std::vector<db::NewPuzzle> puzzles) {
  db::Database database(file);
  db::Puzzles store(database.writer(), database.readers());
  const auto added = db::awaited<std::int64_t>(
      [&](auto done) { store.add(std::move(puzzles), system_time(), std::move(done)); });
  if (!added) throw std::runtime_error(added.error().detail);
  return *added;
}

/// Skips wrong lines and reports them with their numbers.
int import_lines(const std::string& file, const std::string& database) try {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    std::cerr
        << "crownhead puzzles import: " << file
        << " cannot be read; give the path of a file with the output of `crownhead puzzles`\n";
    return 1;
  }
  std::vector<db::NewPuzzle> puzzles;
  int number = 0, wrong = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    auto puzzle = puzzle_of_line(line);
    if (puzzle) {
      puzzles.push_back(*std::move(puzzle));
      continue;
    }
    ++wrong;
    std::cerr << "crownhead puzzles import: " << file << ":" << number << ": "
              << puzzle.error().detail << '\n';
  }
  const auto read = static_cast<std::int64_t>(puzzles.size());
  std::cout << wire::puzzles_stored_json(read, stored(database, std::move(puzzles))) << '\n';
  return wrong == 0 ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << "crownhead puzzles import: " << error.what() << '\n';
  return 1;
}

void add_import(CLI::App& command, int& exit_status) {
  auto file = std::make_shared<std::string>();
  auto database = std::make_shared<std::string>();
  auto* nested =
      command.add_subcommand("import", "Import puzzles printed by `puzzles` into a database");
  nested->add_option("file", *file, "A file with one line of JSON per puzzle")->required();
  nested->add_option("--db", *database, "The database; no server may use it")
      ->required()
      ->check(a_database());
  nested->callback(
      [file, database, &exit_status] { exit_status = import_lines(*file, *database); });
}

}  // namespace

void add_puzzles(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<PuzzlesOptions>();
  auto* command = app.add_subcommand(
      "puzzles", "Find puzzles, positions with one good solution, in the games of PDN files");
  command->add_option("--variant", options->variant, "Key of the variant");
  command->add_option("--endings", options->endings, "Folder of tables made by `endings build`");
  command
      ->add_option("--positions", options->positions,
                   "Minimum number of positions searched per move of a solution")
      ->check(CLI::Range(std::uint64_t{1000}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
  command->add_option("files", options->files, "PDN files");
  add_import(*command, exit_status);
  command->callback([command, options, &exit_status] {
    if (!command->get_subcommands().empty()) return;
    if (options->variant.empty()) throw CLI::RequiredError("--variant");
    if (options->files.empty()) throw CLI::RequiredError("files");
    exit_status = run(*options);
  });
}

}  // namespace crownhead::server
