// Makes the puzzles that are included in the program: docs/computer.md, "The program's own". `find`
// plays games and prints the puzzles in them, `again` checks printed puzzles once more, and
// `verdicts` prints the endgame tables' values for their positions.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <bit>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/endings/table.hpp"
#include "rules/puzzles/finder.hpp"
#include "rules/puzzles/verdicts.hpp"
#include "rules/puzzles/written.hpp"
#include "training/puzzle_games.hpp"

namespace {

using namespace crownhead;
using Json = nlohmann::ordered_json;

struct Options {
  std::string variant;
  std::string folder;
  std::string file;
  std::uint64_t seed = 1;
  std::uint32_t first = 0;
  std::uint32_t games = 100;
  int ending_pieces = 0;
  puzzles::Finder::Limits limits;
};

/// The endgame tables in a folder, `VARIANT-N.endings`, each loaded on first use.
class Tables {
 public:
  explicit Tables(std::string folder) : folder_(std::move(folder)) {}

  /// Returns nullptr if there is no table.
  const endings::Table* of(const draughts::Variant& variant) {
    const auto [found, is_new] = tables_.try_emplace(std::string(variant.key));
    if (is_new && !folder_.empty()) found->second = read(variant);
    return found->second ? &found->second->table : nullptr;
  }

 private:
  struct Read {
    std::vector<char> bytes;
    endings::Table table;
  };

  std::optional<Read> read(const draughts::Variant& variant) const {
    for (int pieces = endings::most_pieces; pieces >= endings::fewest_pieces; --pieces) {
      const auto path =
          folder_ + "/" + std::string(variant.key) + "-" + std::to_string(pieces) + ".endings";
      std::ifstream in(path, std::ios::binary);
      if (!in) continue;
      std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
      auto table = endings::Table::read(std::as_bytes(std::span(bytes)));
      if (!table) throw std::runtime_error(path + ": " + table.error().detail);
      return Read{std::move(bytes), *std::move(table)};
    }
    return std::nullopt;
  }

  std::string folder_;
  std::map<std::string, std::optional<Read>> tables_;
};

void print(const puzzles::PlayablePuzzle& made) {
  const auto text = puzzles::written(*made.variant, *made.ruleset, made.puzzle);
  Json line{{"variant", text.variant},     {"ply", text.ply},           {"fen", text.fen},
            {"last_move", text.last_move}, {"solution", text.solution}, {"themes", Json::array()},
            {"score", text.score}};
  for (const auto theme : text.themes) line["themes"].push_back(puzzles::theme_name(theme));
  std::cout << line.dump() << std::endl;
}

/// A single move is a worthwhile puzzle only as an opposition.
bool is_worth_it(const puzzles::Puzzle& puzzle) {
  return puzzle.solution.size() > 1 ||
         std::ranges::find(puzzle.themes, puzzles::Theme::opposition) != puzzle.themes.end();
}

/// Detects puzzles that have been seen before.
class Seen {
 public:
  bool is_new(const puzzles::PlayablePuzzle& made) {
    const auto asked = made.asked();
    const auto text = puzzles::written(*made.variant, *made.ruleset, made.puzzle);
    const auto key = text.variant + " " + text.solution.front();
    if (!solutions_.insert(text.variant + Json(text.solution).dump()).second) return false;
    auto& like = by_first_move_[key];
    for (const auto& other : like)
      if (differing(asked, other) <= 2) return false;
    like.push_back(asked);
    return true;
  }

 private:
  static int differing(const draughts::Bitboard& one, const draughts::Bitboard& other) {
    return std::popcount(one.word(0) ^ other.word(0)) + std::popcount(one.word(1) ^ other.word(1));
  }
  static int differing(const draughts::Position& one, const draughts::Position& other) {
    int squares = 0;
    for (std::size_t side = 0; side < 2; ++side)
      squares +=
          differing(one.men[side], other.men[side]) + differing(one.kings[side], other.kings[side]);
    return squares;
  }

  std::set<std::string> solutions_;
  std::map<std::string, std::vector<draughts::Position>> by_first_move_;
};

puzzles::PlayablePuzzle read_line(const std::string& line) {
  const auto json = Json::parse(line);
  auto read = puzzles::read({.variant = json.at("variant"),
                             .ruleset = "",
                             .fen = json.at("fen"),
                             .last_move = json.at("last_move"),
                             .solution = json.at("solution"),
                             .themes = {},
                             .score = json.at("score"),
                             .ply = json.at("ply")});
  if (!read) throw std::runtime_error(line + ": " + read.error().detail);
  return *std::move(read);
}

template <class Use>
void each_line(const std::string& file, const Use& use) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file + " cannot be read");
  for (std::string line; std::getline(in, line);) use(read_line(line));
}

void find(const Options& options) {
  const auto* variant = draughts::find_variant(options.variant);
  if (!variant) throw std::runtime_error("there is no variant " + options.variant);
  Tables tables(options.folder);
  const auto& ruleset = variant->rulesets.front();
  const puzzles::Finder finder(*variant, ruleset, options.limits, tables.of(*variant));
  Seen seen;
  for (std::uint32_t number = options.first; number < options.first + options.games; ++number) {
    const auto game =
        training::play_for_puzzles(*variant, options.seed, number, options.ending_pieces);
    for (auto& puzzle : finder.in(game.start, game.moves)) {
      const puzzles::PlayablePuzzle made{variant, &ruleset, std::move(puzzle)};
      if (is_worth_it(made.puzzle) && seen.is_new(made)) print(made);
    }
  }
}

/// Prints the puzzles that are still valid, with their current solution.
void again(const Options& options) {
  Tables tables(options.folder);
  Seen seen;
  each_line(options.file, [&](puzzles::PlayablePuzzle made) {
    const auto& variant = *made.variant;
    if (!options.variant.empty() && options.variant != variant.key) return;
    const puzzles::Finder finder(variant, *made.ruleset, options.limits, tables.of(variant));
    auto [moves, score] = finder.solution(made.asked());
    if (moves.empty()) return;
    made.puzzle.themes = puzzles::themes_of(variant, made.asked(), moves);
    made.puzzle.solution = std::move(moves);
    made.puzzle.score = score;
    if (!made.puzzle.themes.empty() && is_worth_it(made.puzzle) && seen.is_new(made)) print(made);
  });
}

void verdicts(const Options& options) {
  Tables tables(options.folder);
  each_line(options.file, [&](const puzzles::PlayablePuzzle& made) {
    const auto* table = tables.of(*made.variant);
    if (table == nullptr) return;
    for (const auto& verdict : puzzles::verdicts(*table, made))
      std::cout << puzzles::verdict_line(made, verdict) << '\n';
  });
}

}  // namespace

int main(int count, char** words) {
  CLI::App app("Makes the puzzles shipped with the program");
  app.require_subcommand(1);
  Options options;
  const auto add = [&](const char* name, const char* what, void (*run)(const Options&)) {
    auto* command = app.add_subcommand(name, what);
    command->add_option("--endings", options.folder, "Folder of endgame tables VARIANT-N.endings");
    command->callback([&options, run] { run(options); });
    return command;
  };
  const auto limit = [&](CLI::App* command) {
    command->add_option("--variant", options.variant, "Key of the variant");
    command->add_option("--glance", options.limits.glance, "Positions searched per move of a game");
    command->add_option("--look", options.limits.look, "Positions of the first search");
    command->add_option("--second-look", options.limits.second_look,
                        "Positions of the second search");
  };
  auto* finding = add("find", "Play games and print the puzzles in them", find);
  limit(finding);
  finding->add_option("--seed", options.seed, "Seed of the games");
  finding->add_option("--first", options.first, "Number of the first game");
  finding->add_option("--games", options.games, "Number of games");
  finding
      ->add_option("--ending-pieces", options.ending_pieces,
                   "All games start from endgames with at most this many pieces")
      ->check(CLI::Range(3, 16));
  auto* looking = add("again", "Print the puzzles of a file that are still valid", again);
  limit(looking);
  looking->add_option("file", options.file, "File of lines as printed by `find`")->required();
  auto* telling = add("verdicts", "Print the tables' values of the positions of a file", verdicts);
  telling->add_option("file", options.file, "File of lines as printed by `find`")->required();
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::cerr << "puzzle_maker: " << error.what() << '\n';
    return 1;
  }
}
