#include "rules/star/computer/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "rules/search_budget.hpp"
#include "rules/split_mix.hpp"
#include "rules/star/computer/duel.hpp"
#include "rules/star/computer/level.hpp"
#include "rules/star/computer/lines.hpp"
#include "rules/star/computer/rounds.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

/// Maximum plies if time ends the search.
constexpr int deepest = 60;
/// 24 MiB.
constexpr std::size_t entries_seen = 1 << 20;

struct Candidate {
  Move move;
  int whim;  ///< noise added to the score
  int score = 0;

  int liked() const { return score + whim; }
};

/// Returns the bonus per step forward, which grows with the length of the game. It breaks positions
/// in which both sides would rather wait.
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
    const auto lot = split_mix(question.lot, std::uint64_t{move.from} * most_holes + move.to);
    candidates.push_back(
        {move, static_cast<int>(lot % static_cast<std::uint64_t>(whim + 1)) +
                   for_a_step * gain(question.terms, question.position.turn, move)});
  }
  return candidates;
}

/// With a caller that decides when to stop, the strongest level for two seats has no depth limit.
bool takes_its_time(const Question& question) {
  return question.enough && question.level >= strongest && question.terms.seats == 2;
}

/// The search of a level, for any number of seats.
class Look {
 public:
  Look(const Question& question, const Level& level)
      : position_(question.position),
        of_two_(question.terms.seats == 2),
        depth_(depth_of(question, level)),
        budget_(limit_of(question, level), question.enough),
        duel_(question.terms, level.of_two.width, takes_its_time(question) ? entries_seen : 0,
              budget_),
        rounds_(question.terms, question.position.turn, level.of_more.width, budget_) {}

  int depth() const { return depth_; }
  /// The value need not be exact if it is at most `least`.
  int value(Move move, int plies, int least) {
    return of_two_ ? duel_.value(position_, move, plies, least, infinite)
                   : rounds_.value(position_, move, plies);
  }
  bool stopped() const { return budget_.is_used_up(); }
  std::uint64_t positions() const { return budget_.used(); }

 private:
  static int depth_of(const Question& question, const Level& level) {
    if (takes_its_time(question)) return deepest;
    if (question.terms.seats == 2) return level.of_two.depth;
    // With more than three seats the moves are predicted too poorly for a third turn: with six
    // seats three turns lost to two.
    return std::min(level.of_more.turns, question.terms.seats == 3 ? 3 : 2);
  }
  static std::uint64_t limit_of(const Question& question, const Level& level) {
    // A position with more seats takes proportionally longer.
    const double limit =
        static_cast<double>(level.positions) * question.share * 2 / question.terms.seats;
    return static_cast<std::uint64_t>(std::max(1.0, limit));
  }

  const Position& position_;
  bool of_two_;
  int depth_;
  SearchBudget budget_;
  Duel duel_;
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
      // The value is only an upper bound, so the move must not tie with the best one.
      if (candidate.score <= least) candidate.score = least - 1;
      most = std::max(most, candidate.liked());
    }
    // An interrupted depth is less reliable than the previous one.
    if (plies > 1 && look.stopped()) break;
    std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
      return std::pair(other.liked(), one.move) < std::pair(one.liked(), other.move);
    });
    answer.move = candidates.front().move;
    answer.score = candidates.front().score;
    answer.plies = plies;
    if (candidates.size() == 1) break;
    if (takes_its_time(question) && std::abs(answer.score) >= decided) break;
  }
  answer.positions = look.positions();
  return answer;
}

}  // namespace crownhead::star::computer
