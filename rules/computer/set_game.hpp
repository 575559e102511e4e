#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/computer/evaluation.hpp"
#include "rules/computer/hashing.hpp"
#include "rules/computer/judgement.hpp"
#include "rules/computer/learned_evaluation.hpp"
#include "rules/computer/table.hpp"
#include "rules/draughts/moves/branch_set.hpp"
#include "rules/draughts/moves/generator.hpp"
#include "rules/endings/lookup.hpp"

namespace crownhead::computer {

using draughts::Color;
using draughts::opposite;
using draughts::Position;
using draughts::slot;

/// Appends the legal captures of a side to a list. With many branches, equal ones are followed only
/// once, and beyond a maximum none: the routes of a dozen kings would take too long.
template <class Rules>
class BoundedCaptures : public draughts::CaptureList<Rules, true> {
  using Base = draughts::CaptureList<Rules, true>;
  using Branch = draughts::CaptureBranch<typename Base::Word>;

 public:
  using Base::Base;
  static constexpr bool remembers = true;

  bool enters(const Branch& branch) {
    constexpr int few = 64;
    constexpr int most = 1024;
    if (++branches_ < few) return true;
    // In the Italian rules the order of hops matters, so no two branches are equal.
    if (Rules::choice == draughts::Choice::italian) return branches_ < most;
    return branches_ < most && walked_.insert(branch);
  }

  int branches() const { return branches_; }

 private:
  int branches_ = 0;
  draughts::BranchSet<typename Base::Word> walked_;
};

/// Detects whether a capture exists, without following it.
template <class Word>
struct CaptureProbe {
  static constexpr bool remembers = false;
  bool found = false;

  bool wants(Word) {
    found = true;
    return false;
  }
  static constexpr bool enters(const draughts::CaptureBranch<Word>&) { return true; }
  static constexpr void leaves(const draughts::CaptureBranch<Word>&) {}
  static constexpr void hop(int, Word, Word) {}
  static constexpr void finish(Word, Word, Word, int) {}
};

/// Adapts a variant on bitboards to the search tree. It ignores the limit on consecutive king moves
/// (Frisian) and the moves that Stavropol forbids.
template <class Rules>
class SetGame {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = draughts::Generator<Rules>;
  static constexpr Color white = Color::white;
  static constexpr Color black = Color::black;

 public:
  using State = draughts::BoardState<Board>;
  using Move = draughts::WordMove<Word>;
  using List = std::vector<Move>;

  static State state(const Position& position) { return State::of(position); }

  static std::uint64_t hash(const State& state, Color us) {
    std::uint64_t hash = us == white ? 1 : 2;
    for (const auto& words : {state.men, state.kings}) {
      for (const Word word : words) {
        hash = mixed(hash, static_cast<std::uint64_t>(word));
        if constexpr (sizeof(Word) > 8) hash = mixed(hash, static_cast<std::uint64_t>(word >> 64));
      }
    }
    return hash;
  }

  /// Returns true if the game is over although both sides may have pieces.
  static bool is_over(const State& state) {
    if constexpr (Rules::first_king_ends) return (state.kings[0] | state.kings[1]) != 0;
    if constexpr (Rules::moves_both_colors) return state.all(white) == 0 || state.all(black) == 0;
    return false;
  }

  static int pieces(const State& state) {
    return Board::count(state.all(white) | state.all(black));
  }

  /// Returns the table's value of a position without captures.
  static std::optional<endings::Value> known(const endings::Table& table, const State& state,
                                             Color us) {
    if constexpr (Rules::moves_both_colors) {
      return std::nullopt;
    } else {
      return endings::quiet_value<Rules>(table, endings::EndingRules<Rules>::seen(state, us));
    }
  }

  static bool has_pieces(const State& state, Color color) { return state.all(color) != 0; }
  static bool has_king(const State& state, Color color) { return state.kings[slot(color)] != 0; }

  static bool must_capture(const State& state, Color us) {
    if constexpr (Rules::moves_both_colors) {
      return can_take<white>(state) || can_take<black>(state);
    } else {
      return us == white ? can_take<white>(state) : can_take<black>(state);
    }
  }

  /// Returns true if the opponent of `us`, who has no capture, could capture if it were their turn.
  static bool is_threatened(const State& state, Color us) {
    if constexpr (Rules::moves_both_colors) return false;
    return us == white ? can_take<black>(state) : can_take<white>(state);
  }

  static bool has_quiet_move(const State& state, Color us) {
    if constexpr (Rules::moves_both_colors) {
      return can_step<white>(state) || can_step<black>(state);
    } else {
      return us == white ? can_step<white>(state) : can_step<black>(state);
    }
  }

  /// Returns the number of branches followed, which may be large.
  static int append_captures(const State& state, Color us, List& list) {
    if constexpr (Rules::moves_both_colors) {
      return captures_of<white>(state, list) + captures_of<black>(state, list);
    } else {
      return us == white ? captures_of<white>(state, list) : captures_of<black>(state, list);
    }
  }

  static void append_quiet_moves(const State& state, Color us, List& list) {
    if (us == white || Rules::moves_both_colors) Gen::template quiet_moves<white>(state, list);
    if (us == black || Rules::moves_both_colors) Gen::template quiet_moves<black>(state, list);
  }

  static State play(const State& state, const Move& move) {
    if ((state.all(white) & move.from) != 0) return Gen::template play<white>(state, move);
    return Gen::template play<black>(state, move);
  }

  static bool is_king(const State& state, const Move& move) {
    return ((state.kings[0] | state.kings[1]) & move.from) != 0;
  }

  /// Returns true if `move` can never be undone; may return false for some such moves.
  static bool is_for_good(const State& state, const Move& move) {
    constexpr bool sideways =
        Rules::man_moves.contains(draughts::left) || Rules::man_moves.contains(draughts::right);
    return move.captured != 0 || (!sideways && !is_king(state, move));
  }

  static int taken(const Move& move) { return Board::count(move.captured); }

  static MoveCode code(const Move& move) {
    return static_cast<MoveCode>(Board::lowest(move.from) << 7 | Board::lowest(move.to));
  }
  static MoveCode code(const draughts::Move& move) {
    return static_cast<MoveCode>(Board::bit_of(move.from) << 7 | Board::bit_of(move.to));
  }

  /// Returns hundredths of a man for `us`, the side to move.
  static int evaluate(const State& state, Color us, const Judgement& judgement) {
    const int ahead = white_ahead(state, us, judgement);
    return us == white ? ahead : -ahead;
  }

 private:
  static int white_ahead(const State& state, Color us, const Judgement& judgement) {
    if constexpr (has_patterns<Board>) {
      if (judgement.weights != nullptr)
        return LearnedEvaluation<Rules>(state).white_ahead(us, *judgement.weights);
    }
    return Evaluation<Rules>(state).white_ahead(us, judgement.goal);
  }

  template <Color us>
  static bool can_take(const State& state) {
    CaptureProbe<Word> probe;
    draughts::CaptureSearch<Rules, us, CaptureProbe<Word>> search(state, probe);
    if (search.jumping_men(state.men[slot(us)]) != 0) return true;
    for (Word kings = state.kings[slot(us)]; kings != 0 && !probe.found; kings &= kings - 1) {
      search.from_king(kings & (~kings + 1));
    }
    return probe.found;
  }

  template <Color us>
  static bool can_step(const State& state) {
    const Word empty = Gen::empty_squares(state);
    const Word men = state.men[slot(us)];
    const Word kings = state.kings[slot(us)];
    Word to = draughts::any_of<draughts::seen_by<us>(Rules::man_moves)>(
        Word{0}, [&]<draughts::Direction d>() { return Board::template step<d>(men); });
    to |= draughts::any_of<Rules::king_moves>(
        Word{0}, [&]<draughts::Direction d>() { return Board::template step<d>(kings); });
    return (to & empty) != 0;
  }

  template <Color us>
  static int captures_of(const State& state, List& list) {
    BoundedCaptures<Rules> found(state, us, draughts::Counting::moves, list);
    Gen::template captures<us>(state, found);
    return found.branches();
  }
};

}  // namespace crownhead::computer
