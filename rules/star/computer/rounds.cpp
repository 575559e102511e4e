#include "rules/star/computer/rounds.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "rules/star/computer/lines.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

/// The same with another seat to move, as if those between had passed.
Position with_turn(Position position, int seat) {
  position.turn = static_cast<std::uint8_t>(seat);
  return position;
}

}  // namespace

int Rounds::value(const Position& position, Move move, int turns, int least) {
  const Position next = after(terms_, position, move);
  ++positions_;
  if (turns == 1 || stopped() || !goes_on(next))
    return in_time(worth(terms_, next, seat_), turns - 1);
  return after_replies(next, turns - 1, least);
}

int Rounds::after_replies(const Position& position, int turns, int least) {
  int worst = infinite;
  for (int other = 0; other < terms_.seats && worst > least; ++other) {
    if (other == seat_ || !plays(position, other)) continue;
    const Position to_move = with_turn(position, other);
    for (const Move reply : furthest(to_move, level_.replies)) {
      const Position next = after(terms_, to_move, reply);
      worst = std::min(worst, goes_on(next) ? best(with_turn(next, seat_), turns, least, worst)
                                            : in_time(worth(terms_, next, seat_), turns));
    }
  }
  return worst;
}

int Rounds::best(const Position& position, int turns, int least, int most) {
  int best = -infinite;
  for (const Move move : furthest(position, level_.width_of_turns)) {
    best = std::max(best, value(position, move, turns, std::max(best, least)));
    if (best >= most) break;
  }
  return best;
}

std::vector<Move> Rounds::furthest(const Position& position, std::size_t most) const {
  std::vector<std::pair<int, Move>> gained;
  for (const Move move : legal_moves(terms_, position))
    gained.emplace_back(-way_gained(terms_, position.turn, move), move);
  std::ranges::sort(gained);
  gained.resize(std::min(gained.size(), most));
  std::vector<Move> moves;
  moves.reserve(gained.size());
  for (const auto& [way, move] : gained) moves.push_back(move);
  return moves;
}

bool Rounds::goes_on(const Position& position) const {
  return waits_for(terms_, position) && plays(position, seat_);
}

bool Rounds::plays(const Position& position, int seat) const {
  return position.seats[static_cast<std::size_t>(seat)].standing == Standing::plays;
}

}  // namespace crownhead::star::computer
