#include "rules/star/refusal.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/comma_list.hpp"
#include "rules/reasons.hpp"
#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star {

namespace {

/// Lists the first of `moves`.
std::string listed(const Board& board, std::span<const Move> moves) {
  constexpr std::size_t most = 6;
  const auto text = comma_list(moves.first(std::min(moves.size(), most)),
                               [&](Move move) { return write_move(board, move); });
  return moves.size() > most ? text + ", …" : text;
}

/// Returns nullopt if the man can reach the hole.
std::optional<Reason> unreachable(const Board& board, const Position& position, Move move,
                                  std::string_view moves) {
  if (position.men[move.to] != 0) return reason::star::occupied(hole_name(board, move.to), moves);
  const auto holes = reach(board, position, move.from);
  if (std::ranges::find(holes, move.to) != holes.end()) return std::nullopt;
  return reason::star::out_of_reach(hole_name(board, move.from), hole_name(board, move.to), moves);
}

Reason no_rest(const Terms& terms, int seat, Move move, std::string_view moves) {
  const Point goal = target(terms, seat);
  return is_in_camp(terms, goal, move.from) && !is_in_camp(terms, goal, move.to)
             ? reason::star::stays_in_target(moves)
             : reason::star::strange_point(moves);
}

}  // namespace

Reason why_illegal(const Terms& terms, const Position& position, Move move,
                   std::span<const Move> legal) {
  const Board& board = *terms.board;
  const auto seat = waits_for(terms, position);
  if (!seat) return reason::game::over_no_moves();
  if (move == pass) return reason::star::may_not_pass(listed(board, legal));
  const std::string from = hole_name(board, move.from);
  if (position.men[move.from] == 0) return reason::star::no_man_on(from);
  if (position.men[move.from] != man_of(*seat)) return reason::star::not_yours(from);
  if (move.from == move.to) return reason::star::same_hole();
  std::vector<Move> of_man;
  std::ranges::copy_if(legal, std::back_inserter(of_man),
                       [&](Move other) { return other.from == move.from; });
  const std::string moves = listed(board, of_man.empty() ? legal : std::span(of_man));
  if (auto why = unreachable(board, position, move, moves)) return *std::move(why);
  if (!may_rest(terms, *seat, move)) return no_rest(terms, *seat, move, moves);
  return reason::star::home_first(leaving_turn(terms), listed(board, legal));
}

}  // namespace crownhead::star
