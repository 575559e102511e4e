#pragma once

#include <string>
#include <vector>

namespace crownhead::slow {

/// The corner of square 1, as White sees the board.
enum class Corner { top_left, bottom_right };

enum class Lines {
  diagonal,
  frisian,   ///< diagonal; also captures along rows and columns, over playable squares
  straight,  ///< rows and columns
  armenian,  ///< captures like straight; also moves diagonally
};

enum class KingStep {
  one,       ///< a square at a time
  flying,    ///< any distance, landing on any free square behind
  directly,  ///< flying, but captures land directly behind the piece
  killer,    ///< flying; directly behind the last captured piece if it is a king
};

/// The choice rule among several captures.
enum class Choice {
  free,
  most_pieces,
  most_kings,  ///< most pieces, then most kings
  italian,     ///< most pieces, with a king, most kings, the earliest king
  king_first,  ///< if a king can capture, a king must
  frisian,     ///< by value, then with a king
};

/// What happens to a man that reaches the last row during a capture.
enum class LastRow { goes_on_as_man, goes_on_as_king, stops };

enum class Taken {
  leave_after_the_move,
  leave_at_once,
  join_the_tower,  ///< the top piece goes at once to the bottom of the capturing tower
};

/// The rules of one variant, in terms used only in this folder.
struct Rules {
  std::string variant;
  int columns = 8;
  int rows = 8;
  bool all_squares = false;
  bool dark_right = false;  ///< the lower right corner is playable, not the lower left
  Corner first_square = Corner::top_left;
  bool algebraic = false;
  Lines lines = Lines::diagonal;
  bool men_capture_back = true;
  bool men_take_kings = true;
  KingStep king = KingStep::flying;
  Choice choice = Choice::free;
  bool lands_where_it_goes_on = false;  ///< a king must, if there is such a square behind the piece
  bool may_turn_back = true;            ///< against the direction of the last hop
  LastRow last_row = LastRow::goes_on_as_man;
  Taken taken = Taken::leave_after_the_move;
  bool takes_own = false;
  bool moves_both_colors = false;
  bool counts_king_moves = false;
  bool first_king_wins = false;
};

const std::vector<Rules>& all_rules();

/// Throws std::invalid_argument for an unknown variant.
const Rules& rules_of(const std::string& variant);

}  // namespace crownhead::slow
