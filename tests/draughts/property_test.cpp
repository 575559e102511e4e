// Properties of all positions that can be reached by playing, and of many that cannot.
#include <gtest/gtest.h>
#include <random>
#include <rapidcheck.h>
#include <sstream>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/moves/perft.hpp"
#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

/// Returns the position after `plies` random moves, or at the end of the game.
Position played(const Variant& variant, int plies, unsigned seed) {
  std::mt19937 random(seed);
  Position position = start_position(variant);
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = legal_moves(variant, position);
    if (moves.empty()) break;
    position = after(variant, position, moves[random() % moves.size()]);
  }
  return position;
}

/// Returns a random position, mostly of kings or mostly of men, with men only on possible squares.
Position thrown(const Variant& variant, int pieces, bool many_kings, unsigned seed) {
  std::mt19937 random(seed);
  const auto squares = static_cast<unsigned>(square_count(variant));
  Position position;
  position.turn = random() % 2 == 0 ? Color::white : Color::black;
  for (int i = 0; i < pieces; ++i) {
    const auto square = static_cast<Square>(random() % squares);
    if (position.occupied().contains(square)) continue;
    const Color color = random() % 3 == 0 ? position.turn : opposite(position.turn);
    const int last_row = color == Color::white ? 0 : variant.rows - 1;
    const bool king = random() % (many_kings ? 2 : 8) == 0 || row_of(variant, square) == last_row;
    (king ? position.kings : position.men)[slot(color)].insert(square);
  }
  return position;
}

Position any_position(const Variant& variant) {
  const auto seed = *rc::gen::arbitrary<unsigned>();
  if (*rc::gen::arbitrary<bool>()) return played(variant, *rc::gen::inRange(0, 120), seed);
  return thrown(variant, *rc::gen::inRange(2, variant.columns * 2), *rc::gen::arbitrary<bool>(),
                seed);
}

class AnyPosition : public testing::TestWithParam<std::string> {
 protected:
  const Variant& variant_ = variant_of(GetParam());
};

TEST_P(AnyPosition, RoundTripsThroughFen) {
  const bool holds = rc::check([this] {
    const Position position = any_position(variant_);
    const std::string fen = write_fen(variant_, position);
    RC_LOG() << fen << '\n';
    const bool same = read_fen(variant_, fen) == position;
    RC_ASSERT(same);
  });
  EXPECT_TRUE(holds);
}

TEST_P(AnyPosition, HasMovesThatRoundTripThroughNotation) {
  const bool holds = rc::check([this] {
    const Position position = any_position(variant_);
    RC_LOG() << write_fen(variant_, position) << '\n';
    for (const Move& move : legal_moves(variant_, position)) {
      const std::string text = write_move(variant_, position, move);
      const std::string full = write_full(variant_, position, move);
      RC_LOG() << text << ' ' << full << '\n';
      const bool short_same = read_move(variant_, position, text) == move;
      const bool full_same = read_move(variant_, position, full) == move;
      RC_ASSERT(short_same && full_same);
    }
  });
  EXPECT_TRUE(holds);
}

/// Writes one landing per captured piece of `route`; in a straight line, a random one before the
/// next piece.
std::string written_hop_by_hop(const Variant& variant, const Move& move, const Route& route,
                               std::mt19937& random) {
  const auto place = [&](Square square) {
    return std::pair(column_of(variant, square), row_of(variant, square));
  };
  const auto way = [&](Square from, Square to) {
    const auto [column, row] = place(from);
    const auto [to_column, to_row] = place(to);
    return std::pair((to_column > column) - (to_column < column), (to_row > row) - (to_row < row));
  };
  std::string text = square_name(variant, move.from);
  Square from = move.from;
  for (std::size_t hop = 0; hop < route.landings.size(); ++hop) {
    const Square landing = route.landings[hop];
    std::vector<Square> choice{landing};
    const bool last = hop + 1 == route.landings.size();
    if (!last && way(from, landing) == way(landing, route.landings[hop + 1])) {
      const auto [right, down] = way(from, landing);
      for (auto at = place(landing); at != place(route.captured[hop + 1]);
           at = {at.first + right, at.second + down}) {
        if (const auto square = square_at(variant, at.first, at.second)) choice.push_back(*square);
      }
    }
    text += "x" + square_name(variant, choice[random() % choice.size()]);
    from = landing;
  }
  return text;
}

TEST_P(AnyPosition, HasCapturesThatCanBeReadHopByHop) {
  const bool holds = rc::check([this] {
    const Position position = any_position(variant_);
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    RC_LOG() << write_fen(variant_, position) << '\n';
    for (const Move& move : legal_moves(variant_, position)) {
      if (move.captured.empty()) continue;
      for (const Route& route : routes(variant_, position, move)) {
        const std::string text = written_hop_by_hop(variant_, move, route, random);
        RC_LOG() << text << '\n';
        const bool same = read_move(variant_, position, text) == move;
        RC_ASSERT(same);
      }
    }
  });
  EXPECT_TRUE(holds);
}

/// Returns true if play_move agrees with read_move and after.
bool is_played_alike(const Variant& variant, const Position& position, const std::string& text) {
  const auto read = read_move(variant, position, text);
  Position next = position;
  const auto played = play_move(variant, next, text);
  if (!read) return !played && played.error().code == read.error().code && next == position;
  return played == *read && next == after(variant, position, *read);
}

TEST_P(AnyPosition, PlaysATextLikeReadingAndMakingTheMove) {
  const bool holds = rc::check([this] {
    const Position position = any_position(variant_);
    RC_LOG() << write_fen(variant_, position) << '\n';
    for (const Move& move : legal_moves(variant_, position)) {
      const std::string text = write_full(variant_, position, move);
      RC_LOG() << text << '\n';
      RC_ASSERT(is_played_alike(variant_, position, text));
    }
    const auto any_square = [this] {
      return square_name(variant_,
                         static_cast<Square>(*rc::gen::inRange(0, square_count(variant_))));
    };
    const std::string text = any_square() + "-" + any_square();
    RC_LOG() << text << '\n';
    RC_ASSERT(is_played_alike(variant_, position, text));
  });
  EXPECT_TRUE(holds);
}

TEST_P(AnyPosition, IsNotOverWhileAManIsFree) {
  const bool holds = rc::check([this] {
    const Position position = any_position(variant_);
    RC_LOG() << write_fen(variant_, position) << '\n';
    RC_ASSERT(!has_free_man(variant_, position) || !board_end(variant_, position));
  });
  EXPECT_TRUE(holds);
}

TEST(FreeMan, IsFoundAtTheStartAndNotInABlockade) {
  const Variant& variant = variant_of("international");
  EXPECT_TRUE(has_free_man(variant, start_position(variant)));
  EXPECT_FALSE(has_free_man(variant, position_of(variant, "W:W46:B41,37")));
  EXPECT_FALSE(has_free_man(variant, position_of(variant, "W:WK46:B5")));
}

/// Computes perft by making every move; for Counting::routes each move counts once per route.
std::uint64_t counted(const Variant& variant, const Position& position, int depth,
                      Counting counting) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const Move& move : legal_moves(variant, position)) {
    const std::uint64_t times =
        counting == Counting::routes ? routes(variant, position, move).size() : 1;
    nodes += times * counted(variant, after(variant, position, move), depth - 1, counting);
  }
  return nodes;
}

TEST_P(AnyPosition, IsCountedWithoutMakingTheMoves) {
  const bool holds = rc::check([this] {
    Position position = any_position(variant_);
    position.king_runs = {};
    const auto counting = *rc::gen::element(Counting::moves, Counting::routes);
    RC_LOG() << write_fen(variant_, position) << '\n';
    for (int depth = 1; depth <= 2; ++depth) {
      RC_ASSERT(perft(variant_, position, depth, counting) ==
                counted(variant_, position, depth, counting));
    }
    const auto moves = legal_moves(variant_, position);
    if (moves.empty()) return;
    Position next = after(variant_, position, moves.front());
    next.king_runs = {};
    RC_ASSERT(perft(variant_, next, 3, counting) == counted(variant_, next, 3, counting));
  });
  EXPECT_TRUE(holds);
}

INSTANTIATE_TEST_SUITE_P(Variants, AnyPosition, testing::ValuesIn(variant_keys()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace crownhead::draughts
