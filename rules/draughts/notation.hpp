#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/squares.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// One way along which a capture can be played.
struct Route {
  std::vector<Square> landings;  ///< every square the piece touches down on, the destination last
  std::vector<Square> captured;  ///< the piece taken by each hop
};

/// "32-28", "26x17x28x37": origin, the squares where the capture turns, destination; of several
/// routes of one move the smallest sequence of squares.
std::string write_full(const Variant& variant, const Position& position, const Move& move);

/// The same along one of its routes.
std::string write_route(const Variant& variant, const Move& move, const Route& route);

std::string write_full(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget);

/// The same of each of `moves`; fewer where walking their routes takes more than a position may.
std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves);
std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves, CaptureBudget& budget);

/// As the record has it: short ("26x37") where that is unambiguous in `position`, else full.
std::string write_move(const Variant& variant, const Position& position, const Move& move);

std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget);

/// The same where the `legal` moves are known.
std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       std::span<const Move> legal);

/// Reads a move of any unambiguous form. Fails with bad_notation (not a move at all), illegal_move
/// or ambiguous_move, the sentence naming what would be legal.
Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering = {});

/// The same out of what a whole request may walk.
Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget);

/// The budget that the one without takes.
CaptureBudget budget_of_a_move();

/// The legal moves that `text` can mean by its squares.
std::vector<Move> meanings(const Variant& variant, const Position& position, std::string_view text,
                           Numbering numbering, CaptureBudget& budget);

/// Every distinct route of a capture, by squares ascending; for a quiet move one with one landing.
/// Of a legal move one at least, where the budget is a position's.
std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move);
std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move,
                          CaptureBudget& budget);

/// "32" or "c3".
std::string square_name(const Variant& variant, Square square);

constexpr std::size_t longest_square = 3;
/// Writes its name to where that has room; returns the end of it.
char* write_square(const Variant& variant, Square square, char* to);

/// The same with a number, of which no board has a hundred.
constexpr char* write_number(int number, char* to) {
  if (number >= 10) *to++ = static_cast<char>('0' + number / 10);
  *to++ = static_cast<char>('0' + number % 10);
  return to;
}

}  // namespace crownhead::draughts
