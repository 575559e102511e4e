// Compares the slow generator with counts and positions on which independent programs agree, and
// with the project's own counts by the fast generator.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "tests/draughts/long_run.hpp"
#include "tests/draughts/slow/fen.hpp"
#include "tests/draughts/slow/generator.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::slow {
namespace {

using draughts::name_for_test;

using draughts::PerftCount;

std::uint64_t counted(const Board& board, int depth, bool every_route) {
  if (depth == 0) return 1;
  const auto routes = legal_routes(board);
  if (depth == 1 && (every_route || routes.empty() || routes.front().captured.empty())) {
    return routes.size();
  }
  std::set<std::tuple<Place, Place, Board>> captures;
  std::uint64_t nodes = 0;
  for (const Route& route : routes) {
    const Board after = played(board, route);
    const bool again = !every_route && !route.captured.empty() &&
                       !captures.insert({route.from, route.landings.back(), after}).second;
    if (!again) nodes += counted(after, depth - 1, every_route);
  }
  return nodes;
}

class SlowPerft : public testing::TestWithParam<PerftCount> {};

TEST_P(SlowPerft, AgreesWithTheTable) {
  const PerftCount& count = GetParam();
  const Board board = read_fen(rules_of(count.variant), count.fen);
  EXPECT_EQ(counted(board, count.depth, count.every_route), count.nodes);
}

INSTANTIATE_TEST_SUITE_P(Table, SlowPerft,
                         testing::ValuesIn(draughts::perft_counts(is_long_run() ? 20'000'000
                                                                                : 10'000)),
                         [](const auto& test) { return draughts::name_of(test.param); });

class SlowTricky : public testing::TestWithParam<draughts::TrickyPosition> {};

/// The file has square numbers for every game.
std::string number_of(const Rules& rules, Place place) {
  const auto& all = places(rules);
  return std::to_string(std::ranges::find(all, place) - all.begin() + 1);
}

std::string text_of(const Rules& rules, const Route& route) {
  std::string text = number_of(rules, route.from);
  for (const Place place : route.landings) {
    text += (route.captured.empty() ? "-" : "x") + number_of(rules, place);
  }
  return text;
}

TEST_P(SlowTricky, HasExactlyTheListedMovesAndRoutes) {
  const Rules& rules = rules_of(GetParam()["variant"]);
  const Board board = read_fen(rules, GetParam()["fen"]);
  const auto key = [](const std::string& route, const Board& after) {
    return route.substr(0, route.find_first_of("-x")) + " " +
           route.substr(route.find_last_of("-x") + 1) + " " + write_fen(after);
  };
  std::map<std::string, std::set<std::string>> routes;
  std::map<std::string, std::set<std::string>> captured;
  for (const Route& route : legal_routes(board)) {
    const std::string text = text_of(rules, route);
    const std::string move = key(text, played(board, route));
    routes[move].insert(text);
    for (const Place place : route.captured) captured[move].insert(number_of(rules, place));
  }
  EXPECT_EQ(routes.size(), GetParam()["moves"].size());
  for (const auto& expected : GetParam()["moves"]) {
    const std::string move =
        key(expected["routes"][0], read_fen(rules, expected["result"].get<std::string>()));
    SCOPED_TRACE(move);
    ASSERT_TRUE(routes.contains(move));
    EXPECT_EQ(captured[move], expected["captured"].get<std::set<std::string>>());
    EXPECT_EQ(routes[move].size(), expected["route_count"].get<std::size_t>());
    EXPECT_THAT(routes[move],
                testing::IsSupersetOf(expected["routes"].get<std::vector<std::string>>()));
  }
}

INSTANTIATE_TEST_SUITE_P(Positions, SlowTricky, testing::ValuesIn(draughts::tricky_positions()),
                         [](const auto& test) {
                           const std::string variant = test.param["variant"];
                           return name_for_test(variant) + "_" + std::to_string(test.index);
                         });

}  // namespace
}  // namespace crownhead::slow
