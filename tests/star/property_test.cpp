// Properties of all positions and games.
#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"
#include "tests/star/random_game.hpp"

namespace crownhead::star {
namespace {

std::mt19937 any_random() { return std::mt19937(*rc::gen::arbitrary<unsigned>()); }

Position any_position(const Terms& terms, std::mt19937& random) {
  if (random() % 3 == 0) return thrown(terms, random);
  return played(terms, static_cast<int>(random() % 600), random);
}

TEST(AnyStarPosition, RoundTripsThroughItsState) {
  const bool holds = rc::check([] {
    auto random = any_random();
    const Terms terms = any_terms(random);
    const Position position = any_position(terms, random);
    const std::string text = write_state(terms, position);
    RC_LOG() << text << '\n';
    const bool same = read_state(terms, text) == position;
    RC_ASSERT(same);
  });
  EXPECT_TRUE(holds);
}

TEST(AnyStarPosition, HasMovesThatRoundTripThroughTextAndPath) {
  const bool holds = rc::check([] {
    auto random = any_random();
    const Terms terms = any_terms(random);
    const Position position = any_position(terms, random);
    RC_LOG() << write_state(terms, position) << '\n';
    for (const Move move : legal_moves(terms, position)) {
      const std::string text = write_move(*terms.board, move);
      RC_LOG() << text << '\n';
      const bool same = read_move(terms, position, text) == move;
      RC_ASSERT(same);
      if (move == pass) continue;
      std::string way;
      for (const Hole hole : shortest_path(*terms.board, position, move))
        way += (way.empty() ? "" : "-") + hole_name(*terms.board, hole);
      RC_LOG() << way << '\n';
      const bool walked = read_move(terms, position, way) == move;
      RC_ASSERT(walked);
    }
  });
  EXPECT_TRUE(holds);
}

TEST(AnyStarPosition, AllowsExactlyTheListedMoves) {
  const bool holds = rc::check([] {
    auto random = any_random();
    const Terms terms = any_terms(random);
    const Position position = any_position(terms, random);
    RC_LOG() << write_state(terms, position) << '\n';
    const auto moves = legal_moves(terms, position);
    RC_ASSERT(std::ranges::is_sorted(moves));
    RC_ASSERT(std::ranges::adjacent_find(moves) == moves.end());
    const auto holes = static_cast<unsigned>(terms.board->holes);
    const Move tried{static_cast<Hole>(random() % holes), static_cast<Hole>(random() % holes)};
    const auto read = read_move(terms, position, write_move(*terms.board, tried));
    RC_ASSERT(read.has_value() == (std::ranges::find(moves, tried) != moves.end()));
    if (!read) RC_ASSERT(!read.error().detail.empty());
  });
  EXPECT_TRUE(holds);
}

/// After a shared place, the next ones are skipped; the best place is the first.
bool is_ranking(const std::vector<int>& places) {
  return std::ranges::all_of(places, [&](int place) {
    return place == 1 + std::ranges::count_if(places, [&](int other) { return other < place; });
  });
}

int men_on(const Position& position) {
  return static_cast<int>(
      std::ranges::count_if(position.men, [](std::uint8_t man) { return man != 0; }));
}

TEST(AnyStarGame, EndsWithPlacesBeforeItsLastTurn) {
  const bool holds = rc::check([] {
    auto random = any_random();
    const Terms terms = any_terms(random);
    const int care = random() % 4 == 0 ? no_care : usual_care;
    Position position = start_position(terms);
    int plies = 0;
    int men = men_on(position);
    while (const auto seat = waits_for(terms, position)) {
      RC_ASSERT(position.seats[static_cast<std::size_t>(*seat)].standing == Standing::plays);
      RC_ASSERT(position.round <= last_turn(terms));
      RC_ASSERT(!finish(terms, position));
      play_any(terms, position, random, care);
      RC_ASSERT((men - men_on(position)) % terms.men == 0);
      men = men_on(position);
      RC_ASSERT(++plies <= (last_turn(terms) + 1) * terms.seats);
    }
    const auto end = finish(terms, position);
    RC_ASSERT(end.has_value());
    RC_ASSERT(is_ranking(end->places));
    RC_CLASSIFY(end->cause == FinishCause::arrived, "arrived");
    RC_CLASSIFY(end->cause == FinishCause::alone, "alone");
    RC_CLASSIFY(end->cause == FinishCause::turn_limit, "turn limit");
    RC_ASSERT(legal_moves(terms, position).empty());
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace crownhead::star
