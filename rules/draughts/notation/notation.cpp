#include "rules/draughts/notation/notation.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/written_signs.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

constexpr std::size_t usual_squares = 8;

/// A search for the routes of one move finds the first of them at most a few hundred branches later
/// than the search for all moves does.
constexpr int enough_for_a_route = 2 * CaptureBudget::of_a_position;

bool is_quiet(const Move& move) { return move.captured.empty(); }

char separator(const Variant& variant, const Move& move) {
  return is_quiet(move) ? '-' : variant.capture_sign;
}

std::string short_text(const Variant& variant, const Move& move) {
  std::array<char, 2 * longest_square + 1> text;
  char* end = write_square(variant, move.from, text.data());
  *end++ = separator(variant, move);
  return {text.data(), write_square(variant, move.to, end)};
}

/// Removes the separator between two squares with the blanks around it; leaves `text` unchanged if
/// there is none.
void take_separator(std::string_view& text) {
  std::string_view rest = text;
  skip_blanks(rest);
  const std::size_t length = separator_length(rest);
  if (length == 0) return;
  rest.remove_prefix(length);
  skip_blanks(rest);
  text = rest;
}

/// Removes leading white space, including line ends.
void skip_white_space(std::string_view& text) {
  for (skip_blanks(text); text.starts_with('\n') || text.starts_with('\r'); skip_blanks(text))
    text.remove_prefix(1);
}

/// Returns true if the text has only annotation signs.
bool has_signs_alone(std::string_view text) {
  for (skip_white_space(text); !text.empty(); skip_white_space(text)) {
    if (!std::string_view("!?*()").contains(text[0])) return false;
    text.remove_prefix(1);
  }
  return true;
}

/// Removes "12." or "12...".
void take_move_number(std::string_view& text) {
  const std::size_t end = text.find_first_not_of("0123456789");
  if (end == 0 || end == text.npos || text[end] != '.') return;
  text.remove_prefix(std::min(text.find_first_not_of('.', end), text.size()));
}

/// Returns the squares in `text`; nullopt if it has anything else except annotation signs.
std::optional<std::vector<Square>> written_squares(const Variant& variant, Numbering numbering,
                                                   std::string_view text) {
  skip_white_space(text);
  take_move_number(text);
  skip_blanks(text);
  std::vector<Square> squares;
  squares.reserve(usual_squares);
  while (const auto square = take_square(variant, numbering, text)) {
    squares.push_back(*square);
    take_separator(text);
  }
  if (squares.size() < 2 || !has_signs_alone(text)) return std::nullopt;
  return squares;
}

int sign(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// A square on which a piece could land.
struct Touch {
  Square square;
  std::size_t taken;  ///< pieces taken so far

  bool operator==(const Touch&) const = default;
};

/// Returns the possible landing squares along `route` in order: those between a captured piece and
/// the next turn, or the next piece straight ahead.
std::vector<Touch> touched(const Variant& variant, const Move& move, const Route& route) {
  std::vector<Touch> touches;
  std::size_t pieces = 0;
  std::pair at{column_of(variant, move.from), row_of(variant, move.from)};
  std::pair<int, int> last_way{0, 0};
  for (std::size_t hop = 0; hop < route.landings.size(); ++hop) {
    const std::pair to{column_of(variant, route.landings[hop]),
                       row_of(variant, route.landings[hop])};
    const std::pair way{sign(to.first - at.first), sign(to.second - at.second)};
    bool behind_piece = way == last_way;
    while (at != to) {
      at = {at.first + way.first, at.second + way.second};
      const auto square = square_at(variant, at.first, at.second);
      if (!square) continue;  // in a straight move, between playable squares
      const bool taken = hop < route.captured.size() && square == route.captured[hop];
      if (taken) ++pieces;
      if (behind_piece && !taken) touches.push_back({*square, pieces});
      behind_piece = behind_piece || taken;
    }
    last_way = way;
  }
  return touches;
}

/// Returns true if `squares` (origin first, destination last) are on `route` in this order.
bool is_on_route(const Variant& variant, const std::vector<Square>& squares, const Move& move,
                 const Route& route) {
  auto next = squares.begin() + 1;
  for (const Touch& touch : touched(variant, move, route)) {
    if (next != squares.end() - 1 && touch.square == *next) ++next;
  }
  return next == squares.end() - 1;
}

/// Returns true if `squares` are the origin and one landing per hop: the landing of `route`, or, if
/// the route goes straight ahead, one further on before the next piece.
bool is_whole_route(const Variant& variant, const std::vector<Square>& squares, const Move& move,
                    const Route& route) {
  if (route.landings.size() + 1 != squares.size()) return false;
  const std::vector<Touch> way = touched(variant, move, route);
  auto touch = way.begin();
  for (std::size_t hop = 0; hop < route.landings.size(); ++hop) {
    touch = std::find(touch, way.end(), Touch{route.landings[hop], hop + 1});
    touch = std::find(touch, way.end(), Touch{squares[hop + 1], hop + 1});
  }
  return touch != way.end();
}

/// Returns the moves that `squares` can mean.
std::vector<Move> matching(const Variant& variant, const Position& position,
                           const std::vector<Move>& moves, const std::vector<Square>& squares,
                           CaptureBudget& budget) {
  std::vector<Move> found;
  for (const Move& move : moves) {
    if (move.from != squares.front() || move.to != squares.back()) continue;
    if (squares.size() == 2) {
      found.push_back(move);
      continue;
    }
    const std::vector<Route> all = routes(variant, position, move, budget);
    if (std::ranges::any_of(
            all, [&](const Route& r) { return is_on_route(variant, squares, move, r); })) {
      found.push_back(move);
    }
  }
  return found;
}

/// Returns the move that has `squares` as a complete route.
std::optional<Move> in_full(const Variant& variant, const Position& position,
                            const std::vector<Move>& moves, const std::vector<Square>& squares,
                            CaptureBudget& budget) {
  for (const Move& move : moves) {
    const std::vector<Route> all = routes(variant, position, move, budget);
    if (std::ranges::any_of(
            all, [&](const Route& r) { return is_whole_route(variant, squares, move, r); })) {
      return move;
    }
  }
  return std::nullopt;
}

std::string full_text(const Variant& variant, const Position& position, const Move& move,
                      CaptureBudget& budget) {
  if (is_quiet(move)) return short_text(variant, move);
  const std::vector<Route> found = routes(variant, position, move, budget);
  return found.empty() ? short_text(variant, move) : write_route(variant, move, found.front());
}

std::string written(const Variant& variant, const Position& position, const Move& move,
                    std::span<const Move> legal, CaptureBudget& budget) {
  const auto same_ends = is_quiet(move) ? 1 : std::ranges::count_if(legal, [&](const Move& m) {
    return m.from == move.from && m.to == move.to;
  });
  return same_ends > 1 ? full_text(variant, position, move, budget) : short_text(variant, move);
}

/// Lists the first of `moves`, which must be among the `legal` ones.
std::string listed(const Variant& variant, const Position& position, const std::vector<Move>& moves,
                   const std::vector<Move>& legal, CaptureBudget& budget) {
  constexpr std::size_t most = 6;
  std::string text;
  for (std::size_t i = 0; i < std::min(moves.size(), most); ++i) {
    text += (i == 0 ? "" : ", ") + written(variant, position, moves[i], legal, budget);
  }
  return moves.size() > most ? text + ", …" : text;
}

/// Returns the moves to suggest after an attempt from `from`: the moves of the same piece,
/// otherwise all.
std::vector<Move> alternatives(const std::vector<Move>& moves, Square from) {
  std::vector<Move> of_piece;
  std::ranges::copy_if(moves, std::back_inserter(of_piece),
                       [from](const Move& move) { return move.from == from; });
  return of_piece.empty() ? moves : of_piece;
}

}  // namespace

CaptureBudget budget_of_a_move() { return CaptureBudget(enough_for_a_route); }

std::string write_route(const Variant& variant, const Move& move, const Route& route) {
  std::string text = square_name(variant, move.from);
  for (const Square landing : route.landings) {
    text += separator(variant, move) + square_name(variant, landing);
  }
  return text;
}

std::string write_full(const Variant& variant, const Position& position, const Move& move) {
  CaptureBudget budget = budget_of_a_move();
  return full_text(variant, position, move, budget);
}

std::string write_full(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget) {
  return full_text(variant, position, move, budget);
}

std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves) {
  CaptureBudget budget(CaptureBudget::of_a_list);
  return write_full(variant, position, moves, budget);
}

std::vector<std::string> write_full(const Variant& variant, const Position& position,
                                    std::span<const Move> moves, CaptureBudget& budget) {
  return budget.for_position(
      [&](CaptureBudget& part) {
        std::vector<std::string> texts;
        for (const Move& move : moves) {
          std::string text = full_text(variant, position, move, part);
          if (part.ran_out()) break;
          texts.push_back(std::move(text));
        }
        return texts;
      },
      CaptureBudget::of_a_list);
}

std::string write_move(const Variant& variant, const Position& position, const Move& move) {
  if (is_quiet(move)) return short_text(variant, move);
  return write_move(variant, position, move, legal_moves(variant, position));
}

std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       CaptureBudget& budget) {
  if (is_quiet(move)) return short_text(variant, move);
  return written(variant, position, move, legal_moves(variant, position, budget), budget);
}

std::string write_move(const Variant& variant, const Position& position, const Move& move,
                       std::span<const Move> legal) {
  CaptureBudget budget = budget_of_a_move();
  return written(variant, position, move, legal, budget);
}

Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering) {
  CaptureBudget budget = budget_of_a_move();
  return read_move(variant, position, text, numbering, budget);
}

Result<Move> read_move(const Variant& variant, const Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget) {
  const auto squares = written_squares(variant, numbering, text);
  if (!squares) {
    return fail(Code::bad_notation,
                reason::move::not_a_move(text.substr(0, 40), label(variant),
                                         variant.algebraic ? "c3-d4" : "32-28"));
  }
  const std::vector<Move> moves = legal_moves(variant, position, budget);
  const std::vector<Move> found = matching(variant, position, moves, *squares, budget);
  if (found.size() == 1) return found.front();
  if (found.size() > 1) {
    if (const auto move = in_full(variant, position, found, *squares, budget)) return *move;
    return fail(Code::ambiguous_move,
                reason::move::ambiguous(text, listed(variant, position, found, moves, budget)));
  }
  if (moves.empty()) return fail(Code::illegal_move, reason::move::none_legal());
  const std::vector<Move> others = alternatives(moves, squares->front());
  return fail(Code::illegal_move,
              reason::move::not_legal(text, listed(variant, position, others, moves, budget)));
}

std::vector<Move> meanings(const Variant& variant, const Position& position, std::string_view text,
                           Numbering numbering, CaptureBudget& budget) {
  const auto squares = written_squares(variant, numbering, text);
  if (!squares) return {};
  return matching(variant, position, legal_moves(variant, position, budget), *squares, budget);
}

std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move) {
  CaptureBudget budget = budget_of_a_move();
  return routes(variant, position, move, budget);
}

std::vector<Route> routes(const Variant& variant, const Position& position, const Move& move,
                          CaptureBudget& budget) {
  std::vector<Route> found = variant.engine->routes(position, move, budget);
  // The numbering is its own inverse, as in write_square.
  const auto number = [&](Square square) { return square_numbered(variant, square + 1); };
  const auto smaller = [number](const std::vector<Square>& a, const std::vector<Square>& b) {
    return std::ranges::lexicographical_compare(a, b, {}, number, number);
  };
  // std::sort would add two kilobytes more to the browser's module.
  std::ranges::make_heap(found, smaller, &Route::landings);
  std::ranges::sort_heap(found, smaller, &Route::landings);
  return found;
}

}  // namespace crownhead::draughts
