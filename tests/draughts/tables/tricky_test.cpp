// The positions of tests/data/tricky.json: the legal moves, their captured pieces and routes, and
// the board afterwards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

/// Returns the square's number in the game's numbering, also for games that use letters.
int number_of(const Variant& variant, Square square) {
  return square_numbered(variant, square + 1) + 1;
}

/// The file has square numbers for every game.
std::string numbers(const Variant& variant, const std::vector<Square>& squares, Square from) {
  std::string text = std::to_string(number_of(variant, from));
  for (const Square square : squares) text += "x" + std::to_string(number_of(variant, square));
  return text;
}

class Tricky : public testing::TestWithParam<TrickyPosition> {};

TEST_P(Tricky, HasExactlyTheListedMoves) {
  const Variant& variant = variant_of(GetParam()["variant"]);
  const Position position = position_of(variant, GetParam()["fen"]);
  std::vector<Move> listed;
  for (const auto& expected : GetParam()["moves"]) {
    const std::string text = expected["routes"][0];
    SCOPED_TRACE(text);
    const auto move = read_move(variant, position, text);
    ASSERT_TRUE(move) << move.error().detail;
    listed.push_back(*move);
    std::set<int> captured;
    for (const std::string square : expected["captured"]) captured.insert(std::stoi(square));
    std::set<int> taken;
    for (const Square square : move->captured) taken.insert(number_of(variant, square));
    EXPECT_EQ(taken, captured);
    EXPECT_EQ(after(variant, position, *move), position_of(variant, expected["result"]));
    EXPECT_EQ(read_move(variant, position, write_move(variant, position, *move)), *move);
  }
  EXPECT_THAT(legal_moves(variant, position), testing::UnorderedElementsAreArray(listed));
}

TEST_P(Tricky, HasExactlyTheListedRoutes) {
  const Variant& variant = variant_of(GetParam()["variant"]);
  const Position position = position_of(variant, GetParam()["fen"]);
  for (const auto& expected : GetParam()["moves"]) {
    const std::string text = expected["routes"][0];
    SCOPED_TRACE(text);
    if (text.contains('-')) continue;
    const auto move = read_move(variant, position, text);
    ASSERT_TRUE(move) << move.error().detail;
    const std::vector<Route> found = routes(variant, position, *move);
    EXPECT_EQ(found.size(), expected["route_count"].get<std::size_t>());
    std::vector<std::string> written;
    for (const Route& route : found)
      written.push_back(numbers(variant, route.landings, move->from));
    EXPECT_THAT(written, testing::IsSupersetOf(expected["routes"].get<std::vector<std::string>>()));
    const auto numbered = [&](const Route& route) {
      std::vector<int> all;
      for (const Square square : route.landings) all.push_back(number_of(variant, square));
      return all;
    };
    EXPECT_TRUE(std::ranges::is_sorted(found, {}, numbered));
  }
}

std::vector<TrickyPosition> positions() {
  auto all = tricky_positions();
  std::erase_if(all, [](const TrickyPosition& position) {
    return find_variant(position["variant"].get<std::string>()) == nullptr;
  });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Positions, Tricky, testing::ValuesIn(positions()), [](const auto& test) {
  return name_for_test(test.param["variant"].template get<std::string>()) + "_" +
         std::to_string(test.index);
});

}  // namespace
}  // namespace crownhead::draughts
