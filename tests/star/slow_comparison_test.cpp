// Compares our moves with star.py, an independent slow program that is not part of the project.
// They exchange states.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <sstream>

#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/seed.hpp"
#include "tests/source_dir.hpp"
#include "tests/star/positions.hpp"
#include "tests/star/random_game.hpp"

namespace crownhead::star {
namespace {

namespace fs = std::filesystem;

int positions() { return is_long_run() ? 100'000 : 1'000; }

/// Returns the folder of star.py: $CROWNHEAD_TOOLS_DIR, or a folder next to the work tree.
fs::path tools() {
  const char* named = std::getenv("CROWNHEAD_TOOLS_DIR");
  return named != nullptr ? fs::path(named) : fs::path(source_dir() + "/../shared/tools");
}

/// Without the duty to leave home, which star.py does not implement.
constexpr Ruleset stay_and_rest{.key = "stay_and_rest", .name = "", .stays_in_target = true};

/// Asks star.py for the moves of the states in a file, one per line; its answers have the moves
/// sorted.
constexpr std::string_view questions = R"py(
import sys
sys.path.insert(0, sys.argv[1])
from star import Star, SLOTS
stars = {n: Star(n) for n in (3, 4)}
for line in open(sys.argv[2]):
    side, men, seats, stay, seat, state = line.rstrip("\n").split(",")
    star, me, stay = stars[int(side)], int(seat), stay == "1"
    home = SLOTS[int(seats)][me]
    goal = (home + 3) % 6
    large = int(men) > len(star.tri[0])
    camps = star.big if large else star.tri
    board = {star.at[h]: owner for owner, part in enumerate(state.split("/")) for h in part.split()}
    moves = star.moves(board, me, camps[home], camps[goal], stay, stay and not large)
    if large and stay:
        foreign = [t for i, t in enumerate(star.tri) if i not in (home, goal)]
        moves = {m for m in moves if not any(m[1] in t for t in foreign)}
    print(" ".join(sorted(star.name[a] + "-" + star.name[b] for a, b in moves)))
)py";

struct Asked {
  std::string line;
  std::vector<std::string> moves;
};

Asked asked(std::mt19937& random) {
  Terms terms = any_terms(random);
  if (!terms.ruleset->rests_anywhere) terms.ruleset = &stay_and_rest;
  Position position = played(terms, static_cast<int>(random() % 400), random);
  if (random() % 2 == 0 || !waits_for(terms, position)) position = thrown(terms, random);
  auto moves = moves_of(terms, position);
  std::ranges::sort(moves);
  const std::string state = write_state(terms, position);
  std::ostringstream line;
  line << terms.board->side << ',' << terms.men << ',' << terms.seats << ','
       << terms.ruleset->stays_in_target << ',' << int{position.turn} << ','
       << state.substr(0, state.find(':'));
  return {line.str(), std::move(moves)};
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

/// Returns the lines that a command prints.
std::vector<std::string> lines_of(const std::string& command) {
  std::string all;
  FILE* pipe = popen(command.c_str(), "r");
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) all += static_cast<char>(c);
  EXPECT_EQ(pclose(pipe), 0) << command;
  std::istringstream in(all);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(StarSlowComparison, AgreesWithTheSlowGenerator) {
  if (!fs::exists(tools() / "star.py")) GTEST_SKIP() << "no star.py in " << tools();
  if (std::system("python3 -c '' 2>/dev/null") != 0) GTEST_SKIP() << "no python3";
  std::cout << test_seed_text() << '\n';
  std::mt19937 random(test_seed());
  const fs::path folder = fs::path(testing::TempDir()) / "star_slow_comparison";
  fs::create_directories(folder);
  std::ofstream(folder / "questions.py") << questions;
  std::vector<Asked> all;
  std::ofstream states(folder / "states");
  for (int i = 0; i < positions(); ++i) states << all.emplace_back(asked(random)).line << '\n';
  states.close();
  const auto answers = lines_of("python3 -B '" + (folder / "questions.py").string() + "' '" +
                                tools().string() + "' '" + (folder / "states").string() + "'");
  ASSERT_EQ(answers.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    ASSERT_EQ(all[i].moves, words_of(answers[i])) << all[i].line;
  fs::remove_all(folder);
}

}  // namespace
}  // namespace crownhead::star
