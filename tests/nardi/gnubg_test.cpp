// GNU Backgammon, if it is installed (Debian: gnubg, gnubg-data), as a second opinion on the legal
// plays and as a source of texts to read. $CROWNHEAD_GNUBG names another command.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <ranges>
#include <set>
#include <unistd.h>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/nardi/any_position.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::nardi {
namespace {

namespace fs = std::filesystem;

constexpr int positions = 3'000;

std::string gnubg() {
  const char* named = std::getenv("CROWNHEAD_GNUBG");
  if (named != nullptr) return named;
  return fs::exists("/usr/games/gnubg") ? "/usr/games/gnubg" : "";
}

struct Rolled {
  Position position;
  Roll roll;
};

class Gnubg : public testing::Test {
 protected:
  void SetUp() override {
    if (!is_long_run()) GTEST_SKIP() << "takes a minute; run ./dev test --long";
    if (gnubg().empty()) GTEST_SKIP() << "gnubg is not installed";
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Returns its answer to each position, one line per position.
  std::vector<std::string> told(const std::vector<Rolled>& asked) const {
    std::ofstream out(folder_ / "asked");
    for (const auto& [position, roll] : asked)
      out << write_position_id(position) << ' ' << int{roll.first} << ' ' << int{roll.second}
          << '\n';
    out.close();
    const std::string folder = folder_.string();
    const std::string command = "CROWNHEAD_ASKED=" + folder + "/asked CROWNHEAD_TOLD=" + folder +
                                "/told " + gnubg() + " -t -q -r -p " + source_dir() +
                                "/tests/nardi/gnubg_plays.py >" + folder + "/log 2>&1 </dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    std::vector<std::string> lines;
    std::ifstream in(folder_ / "told");
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }

  const fs::path folder_ =
      fs::temp_directory_path() / ("crownhead-gnubg-" + std::to_string(getpid()));
};

TEST_F(Gnubg, HasTheSamePlays) {
  std::mt19937 random(1);
  std::vector<Rolled> asked;
  for (const Roll roll : all_rolls()) asked.push_back({start_position(), roll});
  while (asked.size() < positions)
    asked.push_back({asked.size() % 4 == 0 ? random_thrown(random) : random_of_play(random),
                     random_roll(random)});
  const auto lines = told(asked);
  ASSERT_EQ(lines.size(), asked.size());
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const auto& [position, roll] = asked[i];
    const std::string where = write_position_id(position) + ' ' + write_roll(roll);
    std::set<std::string> theirs;
    for (const auto part : std::views::split(lines[i], ';')) {
      const std::string text{std::string_view(part)};
      const auto play = read_play(position, roll, text.empty() ? "-" : text);
      ASSERT_TRUE(play) << where << ": " << play.error().detail;
      EXPECT_TRUE(theirs.insert(write_play(*play)).second) << where << ' ' << text;
    }
    if (lines[i].empty()) theirs.insert("-");
    std::set<std::string> ours;
    for (const Play& play : plays(position, roll)) ours.insert(write_play(play));
    EXPECT_EQ(theirs, ours) << where;
  }
}

}  // namespace
}  // namespace crownhead::nardi
