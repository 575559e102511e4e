#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts::pdn {

/// The game being read. Puts moves, comments, signs and variations where they belong.
class PdnTree {
 public:
  /// `usual_moves`: expected number of moves; `most_moves`: maximum.
  PdnTree(std::size_t usual_moves, std::size_t most_moves)
      : usual_moves_(usual_moves), moves_left_(most_moves) {}
  PdnTree(const PdnTree&) = delete;
  PdnTree& operator=(const PdnTree&) = delete;

  /// The reader fills in the tags, places, result and faults.
  PdnGame& game() { return game_; }
  bool has_tag(std::string_view name) const;
  std::size_t moves_left() const { return moves_left_; }
  int depth() const { return depth_; }  ///< of the current variation; 0 in the game itself
  /// Returns true if the current line (game or variation) has moves.
  bool has_moves() const { return !moves_->empty(); }
  bool before_first_move() const { return depth_ == 0 && moves_->empty() && !line_ended_; }

  void add_move(std::string text, PdnGame::Place place);
  /// Adds a comment after the last move, or before the first one.
  void say(std::string_view words);
  /// Annotates the last move. `written` is the sign as in the text; it becomes a comment if the
  /// move already has a sign.
  void mark(std::string_view sign, std::string_view written);
  void mark(const std::string& sign) { mark(sign, sign); }
  /// Ends the line: the rest is read only for its end and its faults.
  void end_line();
  /// Adds a fault; faults after the end of a line are ignored.
  void fault(PdnGame::Place place, Reason what, bool lost_text);

  /// Returns the finished game.
  PdnGame take();

 private:
  /// A variation before the first move of its line.
  struct Early {
    PdnLine line;
    PdnGame::Place place;
  };

 public:
  /// A variation to the last move. Between its construction and its end, everything added to the
  /// tree belongs to it.
  class Variation {
   public:
    explicit Variation(PdnTree& tree);
    Variation(const Variation&) = delete;
    Variation& operator=(const Variation&) = delete;

    void end();
    /// Attaches it to the last move, or to the first move if that is still to come. A variation of
    /// comments only becomes a comment. `begun` is where it begins in the text.
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
  /// Reports variations before a move that never comes.
  void report_lost_variations();

  std::size_t usual_moves_;
  std::size_t moves_left_;
  PdnGame game_;
  PdnLine beyond_;  ///< text after the end of a line; discarded
  std::vector<Early> early_of_game_;
  /// State of the game or variation being read.
  std::vector<Early>* early_ = &early_of_game_;
  std::vector<PdnMove>* moves_ = &game_.moves;
  std::string* comment_ = &game_.comment;  ///< before its first move
  bool line_ended_ = false;
  int depth_ = 0;
};

}  // namespace crownhead::draughts::pdn
