#include "rules/star/computer/duel.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/star/computer/lines.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

Seen::Bound bound_of(int score, int least, int most) {
  if (score >= most) return Seen::Bound::at_least;
  return score <= least ? Seen::Bound::at_most : Seen::Bound::exact;
}

}  // namespace

int Duel::value(const Position& position, Move move, int depth, int least, int most) {
  const Position next = after(terms_, position, move);
  // The turn stays with a seat whose opponent has arrived.
  if (waits_for(terms_, next) && next.turn != position.turn)
    return -best(next, depth - 1, -most, -least);
  budget_.take();
  return in_time(worth(terms_, next, position.turn), depth - 1);
}

int Duel::best(const Position& position, int depth, int least, int most) {
  budget_.take();
  if (!waits_for(terms_, position) || depth == 0 || budget_.is_used_up())
    return in_time(worth(terms_, position, position.turn), depth);
  if (seen_.is_empty()) return best_of_moves(position, depth, least, most, pass).score;
  return best_remembered(position, depth, least, most);
}

int Duel::best_remembered(const Position& position, int depth, int least, int most) {
  const std::uint64_t key = key_of(terms_, position);
  const Seen::Entry* known = seen_.find(key);
  // Decided scores include the remaining plies, so they differ between depths.
  if (known && known->depth == depth && known->settles(least, most)) return known->score;
  const Best found = best_of_moves(position, depth, least, most, known ? known->best : pass);
  // An interrupted search gives no result.
  if (!budget_.is_used_up())
    seen_.keep({key, found.score, found.move, static_cast<std::uint8_t>(depth),
                bound_of(found.score, least, most)});
  return found.score;
}

Duel::Best Duel::best_of_moves(const Position& position, int depth, int least, int most,
                               Move first) {
  std::vector<Move> moves = ordered_moves(terms_, position);
  moves.resize(std::min(moves.size(), width_));
  if (const auto known = std::ranges::find(moves, first); known != moves.end())
    std::rotate(moves.begin(), known, known + 1);
  Best best{-infinite, pass};
  for (const Move move : moves) {
    const int score = value(position, move, depth, std::max(least, best.score), most);
    if (score > best.score) best = {score, move};
    if (best.score >= most) break;
  }
  return best;
}

}  // namespace crownhead::star::computer
