#include "rules/star/refusal.hpp"

#include <algorithm>
#include <vector>

#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star {

namespace {

/// The first of `moves`.
std::string listed(const Board& board, std::span<const Move> moves) {
  constexpr std::size_t most = 6;
  std::string text;
  for (const Move move : moves.first(std::min(moves.size(), most)))
    text += (text.empty() ? "" : ", ") + write_move(board, move);
  return moves.size() > most ? text + ", …" : text;
}

std::string legal_list(const Board& board, std::span<const Move> moves) {
  return " Legal is " + listed(board, moves) + ".";
}

/// Empty where the man can get there.
std::string unreachable(const Board& board, const Position& position, Move move) {
  if (position.men[move.to] != 0) return "A man stands on " + hole_name(board, move.to) + ".";
  const auto holes = reach(board, position, move.from);
  if (std::ranges::find(holes, move.to) != holes.end()) return "";
  return "Neither a step nor jumps lead from " + hole_name(board, move.from) + " to " +
         hole_name(board, move.to) + ".";
}

std::string no_rest(const Terms& terms, int seat, Move move) {
  const Point goal = target(terms, seat);
  return is_in_camp(terms, goal, move.from) && !is_in_camp(terms, goal, move.to)
             ? "A man that stands in its target stays there."
             : "No move may end in a point that is neither your home nor your target.";
}

}  // namespace

std::string why_illegal(const Terms& terms, const Position& position, Move move,
                        std::span<const Move> legal) {
  const Board& board = *terms.board;
  const auto seat = waits_for(terms, position);
  if (!seat) return "The game is over.";
  if (move == pass) return "Who can move may not pass." + legal_list(board, legal);
  if (position.men[move.from] == 0) return "No man stands on " + hole_name(board, move.from) + ".";
  if (position.men[move.from] != man_of(*seat))
    return "The man on " + hole_name(board, move.from) + " is not yours.";
  if (move.from == move.to) return "A move ends on another hole than it began on.";
  std::vector<Move> of_man;
  std::ranges::copy_if(legal, std::back_inserter(of_man),
                       [&](Move other) { return other.from == move.from; });
  const std::string others = legal_list(board, of_man.empty() ? legal : std::span(of_man));
  if (const auto why = unreachable(board, position, move); !why.empty()) return why + others;
  if (!may_rest(terms, *seat, move)) return no_rest(terms, *seat, move) + others;
  return "From turn " + std::to_string(leaving_turn(terms)) +
         " on men must leave their home first." + legal_list(board, legal);
}

}  // namespace crownhead::star
