#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/endings/lookup.hpp"
#include "server/endings/endgame_tables.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/live/made_shelf.hpp"

namespace crownhead::server {
namespace {

namespace fs = std::filesystem;

std::vector<int> distances(const EndgameTables& shelf) {
  const auto* table = shelf.of(*draughts::find_variant("english"));
  std::vector<int> plies;
  for (const char* fen : {"W:WK1,K2:BK32", "B:WK10:BK18,K22", "W:WK7:BK32", "W:W12,K3:B20"}) {
    const auto position = draughts::read_fen(*draughts::find_variant("english"), fen);
    const auto value = endings::value(*table, position.value());
    plies.push_back(value && !value->is_draw() ? value->plies() : -1);
  }
  return plies;
}

TEST(EndgameTables, KeepsItsDataEvenIfTheFileChanges) {
  const db::TempFile temp;
  const auto shelf = endings::made_shelf(temp.folder(), "english", 3);
  const auto before = distances(shelf);
  EXPECT_TRUE(std::ranges::any_of(before, [](int plies) { return plies > 0; }));
  const auto file = temp.folder() / "english.endings";
  const auto size = fs::file_size(file);
  fs::resize_file(file, 0);  // in a mapping, every page would be a SIGBUS
  EXPECT_EQ(distances(shelf), before);
  std::ofstream(file, std::ios::binary) << std::string(size, 'x');
  EXPECT_EQ(distances(shelf), before);
  fs::remove(file);
  EXPECT_EQ(distances(shelf), before);
}

TEST(EndgameTables, RefusesAFileThatIsCutOff) {
  const db::TempFile temp;
  static_cast<void>(endings::made_shelf(temp.folder(), "english", 3));
  const auto file = temp.folder() / "english.endings";
  for (const std::uintmax_t size :
       {fs::file_size(file) - 1, fs::file_size(file) / 2, std::uintmax_t{1}, std::uintmax_t{0}}) {
    fs::resize_file(file, size);
    EXPECT_FALSE(EndgameTables::open(temp.folder())) << size;
  }
  fs::remove(file);
  fs::create_directory(file);
  EXPECT_FALSE(EndgameTables::open(temp.folder()));
}

}  // namespace
}  // namespace crownhead::server
