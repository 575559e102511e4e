#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts::pdn {

/// The game that is being read: moves, words, signs and variations, each put where it belongs.
class PdnTree {
 public:
  /// `usual_moves`: how many it may well have; `most_moves`: it is given no more.
  PdnTree(std::size_t usual_moves, std::size_t most_moves)
      : usual_moves_(usual_moves), moves_left_(most_moves) {}
  PdnTree(const PdnTree&) = delete;
  PdnTree& operator=(const PdnTree&) = delete;

  /// Its tags, places, result and faults are the reader's.
  PdnGame& game() { return game_; }
  bool has_tag(std::string_view name) const;
  std::size_t moves_left() const { return moves_left_; }
  int depth() const { return depth_; }  ///< of the variation being read; 0 in the game itself
  /// Whether the line being read, the game's or a variation's, has moves.
  bool has_moves() const { return !moves_->empty(); }
  bool before_first_move() const { return depth_ == 0 && moves_->empty() && !line_ended_; }

  void add_move(std::string text, PdnGame::Place place);
  /// Puts words behind the last move, or before the first one.
  void say(std::string_view words);
  /// Signs the last move. `written` as the text has it: that stays as a comment where the move has
  /// no room for the sign.
  void mark(std::string_view sign, std::string_view written);
  void mark(const std::string& sign) { mark(sign, sign); }
  /// What is behind the end of the line is read for its end and its faults alone.
  void end_line();
  /// None behind the end of a line.
  void fault(PdnGame::Place place, Reason what, bool lost_text);

  /// The game, which is over.
  PdnGame take();

 private:
  /// A variation that stands before the first move of its line.
  struct Early {
    PdnLine line;
    PdnGame::Place place;
  };

 public:
  /// Moves that could have been played instead of the last one: from its making to its end what is
  /// added to the tree is its own.
  class Variation {
   public:
    explicit Variation(PdnTree& tree);
    Variation(const Variation&) = delete;
    Variation& operator=(const Variation&) = delete;

    void end();
    /// Keeps it with the last move; before the first move with that. Words alone are said of where
    /// they stand. `begun` is where it begins in the text.
    void attach(PdnGame::Place begun);

   private:
    PdnTree& tree_;
    PdnLine line_;
    std::vector<Early> early_;
    std::vector<PdnMove>* outer_moves_;
    std::string* outer_comment_;
    std::vector<Early>* outer_early_;
    bool outer_ended_;
  };

 private:
  /// Tells of variations that stand before a move that never comes.
  void report_lost_variations();

  std::size_t usual_moves_;
  std::size_t moves_left_;
  PdnGame game_;
  PdnLine beyond_;  ///< what nobody is told
  std::vector<Early> early_of_game_;
  /// Of the game or the variation being read.
  std::vector<Early>* early_ = &early_of_game_;
  std::vector<PdnMove>* moves_ = &game_.moves;
  std::string* comment_ = &game_.comment;  ///< before the first of them
  bool line_ended_ = false;
  int depth_ = 0;
};

}  // namespace crownhead::draughts::pdn
