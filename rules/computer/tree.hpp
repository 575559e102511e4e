#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "rules/computer/judgement.hpp"
#include "rules/computer/line.hpp"
#include "rules/computer/move_order.hpp"
#include "rules/computer/score.hpp"
#include "rules/computer/table.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/endings/table.hpp"
#include "rules/search_budget.hpp"

namespace crownhead::computer {

/// The alpha-beta search below the root's moves (principal variation search). Compulsory captures
/// are searched beyond the depth.
template <class Game>
class Tree {
  using State = typename Game::State;
  using Move = typename Game::Move;
  using Color = draughts::Color;

 public:
  /// `endings` may be nullptr; `table` must outlive this object.
  Tree(Judgement judgement, SearchBudget budget, Line line, const endings::Table* endings,
       Table& table)
      : judgement_(judgement),
        budget_(std::move(budget)),
        line_(std::move(line)),
        endings_(endings),
        table_(table),
        order_(most_plies + 1) {
    moves_.reserve(1024);
    worth_.reserve(1024);
  }

  /// Chooses what happens when the positions are used up: stop at once, or finish this depth
  /// without extensions (as for the first depth).
  void may_stop(bool may) { may_stop_ = may; }
  bool stopped() const { return stopped_; }
  std::uint64_t positions() const { return budget_.used(); }

  /// Returns the best known move of a position, by its hash; 0 if unknown.
  MoveCode best_known(std::uint64_t hash) const { return table_.find(hash).move; }

  /// Returns the score of a child of the root for `us`, the side to move in it. Meaningless if the
  /// search was stopped.
  int child(const State& state, Color us, bool for_good, int depth, int alpha, int beta) {
    line_.push(Game::hash(state, us), for_good);
    const int score = search(state, us, depth, alpha, beta, 1);
    line_.pop();
    return score;
  }

 private:
  struct Node {
    const State& state;
    Color us;
    int depth;
    int ply;
    std::uint64_t hash;
    bool captures;
  };

  int search(const State& state, Color us, int depth, int alpha, int beta, int ply) {
    if (budget_.take() && may_stop_) stopped_ = true;
    if (stopped_ || line_.is_draw()) return 0;
    if (Game::is_over(state)) return without_move(state, us, ply);
    const bool captures = Game::must_capture(state, us);
    if (!captures && endings_ != nullptr) {
      if (const auto score = looked_up(state, us, ply)) return *score;
    }
    if (!captures && depth <= 0) {
      if (!Game::has_quiet_move(state, us)) return without_move(state, us, ply);
      if (depth <= -most_threats || !Game::is_threatened(state, us)) {
        return Game::evaluate(state, us, judgement_);
      }
    }
    const bool exhausted = budget_.is_used_up() && depth <= 0;
    if (ply >= most_plies || exhausted) return Game::evaluate(state, us, judgement_);
    const Node node{state, us, depth, ply, line_.last(), captures};
    const Seen seen = table_.find(node.hash);
    if (seen.bound != Bound::none && seen.depth >= depth && beta - alpha == 1) {
      const int score = from_table(seen.score, ply);
      if (seen.bound != Bound::upper && score >= beta) return score;
      if (seen.bound != Bound::lower && score <= alpha) return score;
    }
    return expand(node, seen.move, alpha, beta);
  }

  /// Returns the endgame table's score of a position without captures; nullopt if it is not in the
  /// table, or if a draw rule takes effect before the win or loss.
  std::optional<int> looked_up(const State& state, Color us, int ply) const {
    if (Game::pieces(state) > endings_->heading().pieces) return std::nullopt;
    const auto value = Game::known(*endings_, state, us);
    if (!value) return std::nullopt;
    if (value->is_draw()) return 0;
    if (value->plies() >= line_.plies_left()) return std::nullopt;
    const int score = won - std::min(ply + value->plies(), 2 * most_plies - 1);
    return value->is_win() ? score : -score;
  }

  int expand(const Node& node, MoveCode hint, int alpha, int beta) {
    const std::size_t first = moves_.size();
    list(node, hint);
    const std::size_t last = moves_.size();
    const int score = last == first ? without_move(node.state, node.us, node.ply)
                                    : best_of(node, first, last, alpha, beta);
    moves_.resize(first);
    worth_.resize(first);
    return score;
  }

  /// Appends the moves and their ordering values to the lists of the earlier plies.
  void list(const Node& node, MoveCode hint) {
    const std::size_t first = moves_.size();
    if (node.captures) {
      const auto branches = Game::append_captures(node.state, node.us, moves_);
      budget_.add(static_cast<std::uint64_t>(branches) / branches_of_a_position);
    } else {
      Game::append_quiet_moves(node.state, node.us, moves_);
    }
    for (std::size_t i = first; i < moves_.size(); ++i) {
      const MoveCode code = Game::code(moves_[i]);
      if (code == hint) {
        worth_.push_back(MoveOrder::first);
      } else if (node.captures) {
        worth_.push_back(Game::taken(moves_[i]));
      } else {
        worth_.push_back(order_.of_quiet(node.us, code, static_cast<std::size_t>(node.ply)));
      }
    }
  }

  int best_of(const Node& node, std::size_t first, std::size_t last, int alpha, int beta) {
    const int before = alpha;
    int best = -infinite;
    MoveCode best_move = 0;
    const int extended = last - first == 1 && node.ply < most_extended ? 1 : 0;
    for (std::size_t i = first; i < last; ++i) {
      bring_best(i, last);
      const Move move = moves_[i];
      const int index = static_cast<int>(i - first);
      const int score = below(node, move, index, node.depth - 1 + extended, alpha, beta);
      if (stopped_) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_move = Game::code(move);
      alpha = score;
      if (score >= beta) {
        if (!node.captures) cut_by(node, first, i);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::lower : best > before ? Bound::exact : Bound::upper;
    table_.keep(node.hash, {to_table(best, node.ply), best_move,
                            static_cast<std::int8_t>(std::clamp(node.depth, -100, 100)), bound});
    return best;
  }

  /// Returns the score of a move, the `index`th in order.
  int below(const Node& node, const Move& move, int index, int depth, int alpha, int beta) {
    const State next = Game::play(node.state, move);
    const Color them = draughts::opposite(node.us);
    line_.push(Game::hash(next, them), Game::is_for_good(node.state, move));
    const auto searched = [&](int to_depth, int from, int to) {
      return -search(next, them, to_depth, -to, -from, node.ply + 1);
    };
    int score = alpha + 1;
    if (index > 0) {
      const int late = lateness(node, index);
      score = searched(depth - late, alpha, alpha + 1);
      if (late > 0 && score > alpha && !stopped_) score = searched(depth, alpha, alpha + 1);
    }
    if (index == 0 || (score > alpha && score < beta && !stopped_)) {
      score = searched(depth, alpha, beta);
    }
    line_.pop();
    return score;
  }

  /// Returns by how many plies the search of a late move is reduced.
  static int lateness(const Node& node, int index) {
    if (node.captures || node.depth < 3 || index < 3) return 0;
    return node.depth >= 6 && index >= 8 ? 2 : 1;
  }

  /// Records that the move at `at` caused a cutoff.
  void cut_by(const Node& node, std::size_t first, std::size_t at) {
    for (std::size_t i = first; i < at; ++i) {
      order_.failed(node.us, Game::code(moves_[i]), node.depth);
    }
    order_.cut(node.us, Game::code(moves_[at]), static_cast<std::size_t>(node.ply), node.depth);
  }

  void bring_best(std::size_t at, std::size_t last) {
    std::size_t best = at;
    for (std::size_t i = at + 1; i < last; ++i) {
      if (worth_[i] > worth_[best]) best = i;
    }
    std::swap(worth_[at], worth_[best]);
    std::swap(moves_[at], moves_[best]);
  }

  /// Returns the score for `us`, the side to move, when the game is over.
  int without_move(const State& state, Color us, int ply) const {
    const Color them = draughts::opposite(us);
    bool wins = judgement_.goal == draughts::Goal::lose_all;
    if (judgement_.goal == draughts::Goal::first_king) {
      wins = Game::has_king(state, us) && !Game::has_king(state, them);
    }
    // In Stavropol a side may lose its last piece by its own move.
    if (!Game::has_pieces(state, them) && Game::has_pieces(state, us)) wins = true;
    return wins ? won - ply : ply - won;
  }

  static constexpr int most_extended = 40;
  static constexpr int most_threats = 1;
  static constexpr std::uint64_t branches_of_a_position = 16;

  Judgement judgement_;
  SearchBudget budget_;
  bool may_stop_ = false;
  bool stopped_ = false;
  Line line_;
  const endings::Table* endings_;
  Table& table_;
  MoveOrder order_;
  typename Game::List moves_;  ///< of all plies of the line, one after another
  std::vector<int> worth_;     ///< ordering value of each move
};

}  // namespace crownhead::computer
