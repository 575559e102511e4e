#include "server/background/puzzles/puzzle_lines.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "db/jobs/awaited.hpp"
#include "server/wire/puzzle/puzzle_json.hpp"

namespace crownhead::server {
namespace {

template <class Use>
void each_line(std::string_view text, const Use& use) {
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    use(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

Result<db::NewPuzzle> puzzle_of_line(std::string_view line) {
  const auto written = wire::parse_puzzle_line(line);
  if (!written) return std::unexpected(written.error().error);
  const auto playable = puzzles::read(*written);
  if (!playable) return std::unexpected(playable.error());
  return db::new_puzzle(*playable);
}

std::int64_t take_in_shipped(db::Puzzles& puzzles, Instant now) {
  if (puzzles.shipped_edition() >= shipped_edition) return 0;
  db::ShippedPuzzles shipped{.edition = shipped_edition};
  each_line(shipped_puzzles(), [&](std::string_view line) {
    auto puzzle = puzzle_of_line(line);
    if (!puzzle) throw std::logic_error("invalid puzzle in the program: " + puzzle.error().detail);
    shipped.puzzles.push_back(*std::move(puzzle));
  });
  each_line(withdrawn_puzzles(), [&](std::string_view line) {
    const auto blank = line.find(' ');
    shipped.withdrawn.push_back(
        {std::string(line.substr(0, blank)), std::string(line.substr(blank + 1))});
  });
  const auto added = db::awaited<std::int64_t>(
      [&](auto done) { puzzles.add_shipped(std::move(shipped), now, std::move(done)); });
  if (!added)
    throw std::runtime_error("cannot store the puzzles of the program: " + added.error().detail);
  return *added;
}

}  // namespace crownhead::server
