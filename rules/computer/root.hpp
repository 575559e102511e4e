#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "rules/computer/hashing.hpp"
#include "rules/computer/search.hpp"
#include "rules/computer/table.hpp"
#include "rules/computer/tree.hpp"

namespace crownhead::computer {

/// The root of the search: the legal moves of a position, searched by iterative deepening.
template <class Game>
class Root {
 public:
  /// `limit`: maximum number of positions, but each move gets a first search in any case. `whim`:
  /// up to this many hundredths of a man are added at random to each move's score. `endings` may be
  /// nullptr.
  Root(const Question& question, std::vector<draughts::Move> moves, std::uint64_t limit, int whim,
       const endings::Table* endings)
      : us_(question.position.turn),
        table_(question.table ? question.table
                              : std::make_shared<Table>(limit, question.table_bytes)),
        tree_({question.variant.goal, question.weights}, {limit, question.enough},
              Line(hashes(question.draws), drawn_after(question)), endings, *table_) {
    for (draughts::Move& move : moves) children_.push_back(child(question, std::move(move), whim));
    // Randomizes the order of equal moves.
    std::ranges::sort(children_, std::ranges::greater{}, &Child::whim);
  }

  /// Allows or forbids the question's `enough` to stop a search.
  void may_stop(bool may) { tree_.may_stop(may); }

  Answer best(int most_depth) {
    for (int depth = 1; depth <= most_depth; ++depth) {
      tree_.may_stop(depth > 1);
      look(depth, 0);
      if (tree_.stopped() || is_decided(children_.front().score)) break;
    }
    const Child& chosen = children_.front();
    return {.move = chosen.move, .score = chosen.score, .positions = tree_.positions()};
  }

  std::size_t moves() const { return children_.size(); }
  std::uint64_t positions() const { return tree_.positions(); }
  /// Returns the move at `place` and its score; valid after look().
  const draughts::Move& move(std::size_t place) const { return children_[place].move; }
  int score(std::size_t place) const { return children_[place].score; }
  /// Returns the best known move in a visited position; nullptr if none is known.
  const draughts::Move* best_known(const draughts::Position& position,
                                   const std::vector<draughts::Move>& legal) const {
    const auto hash = Game::hash(Game::state(position), position.turn);
    const MoveCode code = tree_.best_known(hash);
    if (code == 0) return nullptr;
    const auto found =
        std::ranges::find(legal, code, [](const draughts::Move& move) { return Game::code(move); });
    return found == legal.end() ? nullptr : &*found;
  }

  /// Searches the moves from `place` on and moves the best one to that place, where the next depth
  /// starts. If the search is stopped, the result is therefore at least as good as after the
  /// previous depth.
  void look(int depth, std::size_t place) {
    int most = -infinite;
    std::size_t best = place;
    for (std::size_t i = place; i < children_.size(); ++i) {
      const int score = look(children_[i], depth, most, i == place);
      if (tree_.stopped()) break;
      const int liked = with_whim(children_[i], score);
      if (liked <= most) continue;
      most = liked;
      best = i;
      children_[i].score = score;
    }
    const auto front = children_.begin() + static_cast<std::ptrdiff_t>(place);
    const auto chosen = children_.begin() + static_cast<std::ptrdiff_t>(best);
    std::rotate(front, chosen, chosen + 1);
  }

 private:
  struct Child {
    draughts::Move move;
    typename Game::State state;
    bool for_good;
    bool drawn;  ///< by a draw rule
    int whim;    ///< random share of the score
    int score = 0;
  };

  Child child(const Question& question, draughts::Move move, int whim) const {
    const draughts::Position next = draughts::after(question.variant, question.position, move);
    draughts::DrawCount draws = question.draws;
    draws.played(question.position, move, next);
    const bool drawn = draws.automatic() && !draughts::board_end(question.variant, next);
    std::uint64_t lot = mixed(question.lot, move.from * 128u + move.to);
    lot = mixed(mixed(lot, move.captured.word(0)), move.captured.word(1));
    const bool for_good = draws.history().size() == 1;
    const int given = static_cast<int>(lot % static_cast<std::uint64_t>(whim + 1));
    return {std::move(move), Game::state(next), for_good, drawn, given};
  }

  static std::vector<std::uint64_t> hashes(const draughts::DrawCount& draws) {
    std::vector<std::uint64_t> hashes;
    for (const draughts::Position& position : draws.history()) {
      hashes.push_back(Game::hash(Game::state(position), position.turn));
    }
    return hashes;
  }

  /// Returns plies. The count of the main road is ignored, because a king that leaves the road
  /// stops it.
  static int drawn_after(const Question& question) {
    for (const draughts::Counter& counter : question.draws.counters()) {
      if (counter.rule != draughts::DrawRule::main_road) return std::max(2 * counter.left, 1);
    }
    return std::numeric_limits<int>::max();
  }

  int look(const Child& child, int depth, int best, bool first) {
    if (child.drawn) return 0;
    const auto searched = [&](int from, int to) {
      return -tree_.child(child.state, draughts::opposite(us_), child.for_good, depth - 1, -to,
                          -from);
    };
    if (first) return searched(-infinite, infinite);
    const int enough = is_decided(best) ? best : best - child.whim;
    const int score = searched(enough, enough + 1);
    return score <= enough || tree_.stopped() ? score : searched(enough, infinite);
  }

  /// No noise is added to a decided score.
  static int with_whim(const Child& child, int score) {
    return is_decided(score) ? score : score + child.whim;
  }

  draughts::Color us_;
  std::shared_ptr<Table> table_;
  Tree<Game> tree_;
  std::vector<Child> children_;
};

}  // namespace crownhead::computer
