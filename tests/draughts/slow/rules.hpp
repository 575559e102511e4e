#pragma once

#include <string>
#include <vector>

namespace crownhead::slow {

/// Where square 1 lies, as White sees the board from below.
enum class Corner { top_left, bottom_right };

enum class Lines {
  diagonal,
  frisian,   ///< diagonal; captures along rows and columns too, over squares of play
  straight,  ///< rows and columns
  armenian,  ///< captures as straight; moves diagonally too
};

enum class KingStep {
  one,       ///< a square at a time
  flying,    ///< any distance, landing on any free square behind
  directly,  ///< flying, but a capture lands on the square directly behind
  killer,    ///< flying; where the last piece taken is a king, directly behind it
};

/// Which of several captures must be played.
enum class Choice {
  free,
  most_pieces,
  most_kings,  ///< most pieces, then most kings
  italian,     ///< most pieces, with a king, most kings, the king met earliest
  king_first,  ///< if a king can capture, a king must
  frisian,     ///< by worth, then with a king
};

/// What becomes of a man that reaches the last row while it captures.
enum class LastRow { goes_on_as_man, goes_on_as_king, stops };

enum class Taken {
  leave_after_the_move,
  leave_at_once,
  join_the_tower,  ///< the top piece goes at once to the bottom of the capturing tower
};

/// One row of the matrix of the rules, in words of this folder alone.
struct Rules {
  std::string variant;
  int columns = 8;
  int rows = 8;
  bool all_squares = false;
  bool dark_right = false;  ///< the lower right corner is a square of play, not the lower left
  Corner first_square = Corner::top_left;
  bool algebraic = false;
  Lines lines = Lines::diagonal;
  bool men_capture_back = true;
  bool men_take_kings = true;
  KingStep king = KingStep::flying;
  Choice choice = Choice::free;
  bool lands_where_it_goes_on = false;  ///< a king, if there is such a square behind the piece
  bool may_turn_back = true;            ///< against the direction of the last hop
  LastRow last_row = LastRow::goes_on_as_man;
  Taken taken = Taken::leave_after_the_move;
  bool takes_own = false;
  bool moves_both_colors = false;
  bool counts_king_moves = false;
  bool first_king_wins = false;
};

const std::vector<Rules>& all_rules();

/// Throws std::invalid_argument for a variant that is not there.
const Rules& rules_of(const std::string& variant);

}  // namespace crownhead::slow
