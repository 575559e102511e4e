#include "tests/star/random_game.hpp"

#include "rules/star/play.hpp"
#include "tests/star/positions.hpp"

namespace crownhead::star {

namespace {

bool one_in(unsigned times, std::mt19937& random) { return random() % times == 0; }

int nearer(const Terms& terms, int seat, Move move) {
  if (move == pass) return 0;
  const auto goal = slot(target(terms, seat));
  return terms.board->to_tip[move.from][goal] - terms.board->to_tip[move.to][goal];
}

}  // namespace

Terms any_terms(std::mt19937& random) {
  const int side = one_in(2, random) ? 3 : 4;
  const bool large_camps = one_in(3, random);
  const int seats = 2 + static_cast<int>(random() % (large_camps ? 2 : 5));
  return terms_of(side, men_of_a_point(large_camps ? side + 1 : side), seats,
                  one_in(3, random) ? "open" : "classic");
}

Move any_move(const Terms& terms, const Position& position, std::mt19937& random, int care) {
  const auto moves = legal_moves(terms, position);
  Move best = moves[random() % moves.size()];
  for (int seen = 1; seen < care; ++seen) {
    const Move other = moves[random() % moves.size()];
    if (nearer(terms, position.turn, other) > nearer(terms, position.turn, best)) best = other;
  }
  return best;
}

void play_any(const Terms& terms, Position& position, std::mt19937& random, int care) {
  if (one_in(1000, random))
    eliminate(terms, position, static_cast<int>(random() % static_cast<unsigned>(terms.seats)));
  else
    play(terms, position, any_move(terms, position, random, care));
}

Position played(const Terms& terms, int plies, std::mt19937& random) {
  Position position = start_position(terms);
  for (int ply = 0; ply < plies && waits_for(terms, position); ++ply)
    play_any(terms, position, random);
  return position;
}

Position thrown(const Terms& terms, std::mt19937& random) {
  Position position;
  for (int seat = 0; seat < terms.seats; ++seat) {
    const int men = 1 + static_cast<int>(random() % static_cast<unsigned>(terms.men));
    for (int man = 0; man < men;) {
      const std::size_t hole = random() % static_cast<unsigned>(terms.board->holes);
      if (position.men[hole] != 0) continue;
      position.men[hole] = man_of(seat);
      ++man;
    }
  }
  return position;
}

}  // namespace crownhead::star
