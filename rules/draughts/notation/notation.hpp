#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// One route of a capture.
struct Route {
  std::vector<Square> landings;  ///< every square the piece lands on, the destination last
  std::vector<Square> captured;  ///< the piece taken by each hop
};

/// Returns "32-28" or "26x17x28x37": origin, the squares where the capture turns, destination. If
/// the move has several routes, the smallest sequence of squares.
std::string write_full(const Variant& variant, const Position& position, const Move& move);

/// The same for one of its routes.
std::string write_route(const Variant& variant, const Move& move, const Route& route);

std::string write_full(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget);

/// The same for each of `moves`; fewer if following their routes exceeds the budget of a position.
std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves);
std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves, CaptureBudget& budget);

/// Returns the notation of the record: short ("26x37") if that is unambiguous in `position`,
/// otherwise full.
std::string write_move(const Variant& variant, const Position& position, const Move& move);

std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget);

/// The same with known `legal` moves.
std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       std::span<const Move> legal);

/// Reads a move in any unambiguous notation. Fails with bad_notation (not a move), illegal_move or
/// ambiguous_move; the sentence names the legal alternatives.
Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering = {});

/// The same with the budget of a whole request.
Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget);

/// Returns the budget that the overload without a budget uses.
CaptureBudget budget_of_a_move();

/// Returns the legal moves that match the squares in `text`.
std::vector<Move> meanings(const Variant& variant, const Position& position, std::string_view text,
                           Numbering numbering, CaptureBudget& budget);

/// Returns every distinct route of a capture, sorted by squares; for a quiet move one route with
/// one landing. With the budget of a position, a legal move has at least one.
std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move);
std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move,
                          CaptureBudget& budget);

/// Returns "32" or "c3".
std::string square_name(const Variant& variant, Square square);

constexpr std::size_t longest_square = 3;
/// Writes the square's name to `to`, which must have room for it; returns its end.
char* write_square(const Variant& variant, Square square, char* to);

/// The same for a number below 100.
constexpr char* write_number(int number, char* to) {
  if (number >= 10) *to++ = static_cast<char>('0' + number / 10);
  *to++ = static_cast<char>('0' + number % 10);
  return to;
}

}  // namespace crownhead::draughts
