#include "rules/star/computer/search.hpp"

#include <algorithm>
#include <vector>

#include "rules/star/computer/level.hpp"
#include "rules/star/computer/lines.hpp"
#include "rules/star/computer/rounds.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

/// A number that depends on every bit of the lot.
std::uint64_t drawn(std::uint64_t lot, std::uint64_t number) {
  std::uint64_t mixed = lot + (number + 1) * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

class Search {
 public:
  Search(const Terms& terms, std::size_t width, std::uint64_t limit)
      : terms_(terms), width_(width), limit_(limit) {}

  /// For the seat to move, as far as it goes within the limit.
  int best(const Position& position, int depth, int least, int most) {
    ++positions_;
    if (!waits_for(terms_, position) || depth == 0 || stopped())
      return in_time(worth(terms_, position, position.turn), depth);
    std::vector<Move> moves = ordered_moves(terms_, position);
    moves.resize(std::min(moves.size(), width_));
    int best = -infinite;
    for (const Move move : moves) {
      best = std::max(best, value(position, move, depth, std::max(least, best), most));
      if (best >= most) break;
    }
    return best;
  }

  /// Of a move, for the seat that makes it. The turn stays with a seat whose opponent has arrived.
  int value(const Position& position, Move move, int depth, int least, int most) {
    const Position next = after(terms_, position, move);
    if (waits_for(terms_, next) && next.turn != position.turn)
      return -best(next, depth - 1, -most, -least);
    ++positions_;
    return in_time(worth(terms_, next, position.turn), depth - 1);
  }

  bool stopped() const { return positions_ >= limit_; }
  std::uint64_t positions() const { return positions_; }

 private:
  const Terms& terms_;
  std::size_t width_;
  std::uint64_t limit_;
  std::uint64_t positions_ = 0;
};

struct Candidate {
  Move move;
  int whim;  ///< given to it beside its score
  int score = 0;

  int liked() const { return score + whim; }
};

/// What a step forward is given, the longer the game lasts the more: where both sides would rather
/// wait, somebody goes on.
int impatience(const Terms& terms, const Position& position) {
  constexpr int turns = 5;
  return std::max(0, position.round - leaving_turn(terms)) / turns;
}

std::vector<Candidate> candidates_of(const Question& question) {
  const Level& chosen = level(question.level);
  const int whim = question.terms.seats == 2 ? chosen.of_two.whim : chosen.of_more.whim;
  const int for_a_step = impatience(question.terms, question.position);
  std::vector<Candidate> candidates;
  for (const Move move : ordered_moves(question.terms, question.position)) {
    const auto lot = drawn(question.lot, std::uint64_t{move.from} * most_holes + move.to);
    candidates.push_back(
        {move, static_cast<int>(lot % static_cast<std::uint64_t>(whim + 1)) +
                   for_a_step * gain(question.terms, question.position.turn, move)});
  }
  return candidates;
}

/// What the levels look at, whether two play or more.
class Look {
 public:
  Look(const Question& question, const Level& level)
      : position_(question.position),
        of_two_(question.terms.seats == 2),
        depth_(of_two_ ? level.of_two.depth : turns_of(question, level)),
        two_(question.terms, level.of_two.width, limit_of(question, level)),
        rounds_(question.terms, question.position.turn, level.of_more.width,
                limit_of(question, level)) {}

  int depth() const { return depth_; }
  /// What is no better than `least` need not be exact.
  int value(Move move, int plies, int least) {
    return of_two_ ? two_.value(position_, move, plies, least, infinite)
                   : rounds_.value(position_, move, plies);
  }
  bool stopped() const { return two_.stopped() || rounds_.stopped(); }
  std::uint64_t positions() const { return two_.positions() + rounds_.positions(); }

 private:
  /// Of more than three the moves are guessed too badly for a third turn: with six seats it lost to
  /// two turns.
  static int turns_of(const Question& question, const Level& level) {
    return std::min(level.of_more.turns, question.terms.seats == 3 ? 3 : 2);
  }
  static std::uint64_t limit_of(const Question& question, const Level& level) {
    // A position of more seats takes as much longer.
    const double limit =
        static_cast<double>(level.positions) * question.share * 2 / question.terms.seats;
    return static_cast<std::uint64_t>(std::max(1.0, limit));
  }

  const Position& position_;
  bool of_two_;
  int depth_;
  Search two_;
  Rounds rounds_;
};

}  // namespace

Answer choose(const Question& question) {
  const Level& chosen = level(question.level);
  Look look(question, chosen);
  std::vector<Candidate> candidates = candidates_of(question);
  Answer answer;
  for (int plies = 1; plies <= look.depth(); ++plies) {
    int most = -infinite;
    for (Candidate& candidate : candidates) {
      const int least = std::max(-infinite, most - candidate.whim);
      candidate.score = look.value(candidate.move, plies, least);
      // It is no better than that, and so no equal of the best.
      if (candidate.score <= least) candidate.score = least - 1;
      most = std::max(most, candidate.liked());
    }
    // What was broken off says less than the ply before.
    if (plies > 1 && look.stopped()) break;
    std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
      return std::pair(other.liked(), one.move) < std::pair(one.liked(), other.move);
    });
    answer.move = candidates.front().move;
    answer.score = candidates.front().score;
    if (candidates.size() == 1) break;
  }
  answer.positions = look.positions();
  return answer;
}

}  // namespace crownhead::star::computer
