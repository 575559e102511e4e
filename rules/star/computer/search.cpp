#include "rules/star/computer/search.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "rules/star/computer/level.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

constexpr int infinite = std::numeric_limits<int>::max() / 2;
/// A move that loses more steps than so many is not looked at where there is a better one.
constexpr int most_steps_lost = 1;

/// A number that depends on every bit of the lot.
std::uint64_t drawn(std::uint64_t lot, std::uint64_t number) {
  std::uint64_t mixed = lot + (number + 1) * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

/// The steps that a move brings its man nearer to the end of the target.
int gain(const Terms& terms, int seat, Move move) {
  if (move == pass) return 0;
  const auto goal = slot(target(terms, seat));
  return terms.board->to_tip[move.from][goal] - terms.board->to_tip[move.to][goal];
}

/// The legal moves, those that gain most first, without those that lose too much.
std::vector<Move> ordered_moves(const Terms& terms, const Position& position) {
  std::vector<Move> moves = legal_moves(terms, position);
  const auto gained = [&](Move move) { return gain(terms, position.turn, move); };
  std::ranges::sort(moves, [&](Move one, Move other) {
    return std::pair(gained(other), one) < std::pair(gained(one), other);
  });
  const auto lost =
      std::ranges::find_if(moves, [&](Move move) { return gained(move) < -most_steps_lost; });
  if (lost != moves.begin()) moves.erase(lost, moves.end());
  return moves;
}

/// Of a position that a line ends with `plies` before the search does: what is decided sooner is
/// better for who wins, else it would be put off for ever.
int in_time(int worth, int plies) {
  constexpr int a_ply = decided / 10;
  if (worth >= decided) return worth + plies * a_ply;
  if (worth <= -decided) return worth - plies * a_ply;
  return worth;
}

Position after(const Terms& terms, const Position& position, Move move) {
  Position next = position;
  play(terms, next, move);
  return next;
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
  const int whim = level(question.level).whim;
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

}  // namespace

Answer choose(const Question& question) {
  const Level& chosen = level(question.level);
  const double limit = std::max(1.0, static_cast<double>(chosen.positions) * question.share);
  Search search(question.terms, chosen.width, static_cast<std::uint64_t>(limit));
  std::vector<Candidate> candidates = candidates_of(question);
  const int depth = question.terms.seats == 2 ? chosen.depth : 1;
  Answer answer;
  for (int plies = 1; plies <= depth; ++plies) {
    int most = -infinite;
    for (Candidate& candidate : candidates) {
      const int least = std::max(-infinite, most - candidate.whim);
      candidate.score = search.value(question.position, candidate.move, plies, least, infinite);
      // It is no better than that, and so no equal of the best.
      if (candidate.score <= least) candidate.score = least - 1;
      most = std::max(most, candidate.liked());
    }
    // What was broken off says less than the ply before.
    if (plies > 1 && search.stopped()) break;
    std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
      return std::pair(other.liked(), one.move) < std::pair(one.liked(), other.move);
    });
    answer.move = candidates.front().move;
    answer.score = candidates.front().score;
    if (candidates.size() == 1) break;
  }
  answer.positions = search.positions();
  return answer;
}

}  // namespace crownhead::star::computer
