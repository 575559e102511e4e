#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

/// A replayed game of a file, or a line of it.
struct Replayed {
  /// A remark on a move.
  struct Remark {
    int ply;  ///< plies played before it
    Reason reason;
  };
  struct Fault {
    int ply;           ///< plies played before it
    std::string text;  ///< the move or tag as written
    Error error;
  };

  Numbering numbering = {};  ///< the numbering under which its squares make sense
  bool turned = false;       ///< the numbering has the board rotated, as the moves prove
  /// The game's White is Black here, because the variant is begun by the other colour.
  bool colors_exchanged = false;
  Position start = {};
  std::vector<Move> moves = {};     ///< up to the error, if there is one
  std::vector<Remark> chosen = {};  ///< ambiguous moves, with the move chosen and why
  std::optional<Fault> fault = std::nullopt;
};

/// Plays `game` with the variant's own numbering of squares, the numbering of the tag GameType, and
/// the board rotated by 180 degrees, and uses the first under which it is legal; otherwise the
/// fault is the one of the numbering that got furthest. The board is rotated only if the moves
/// prove it. An ambiguous capture is resolved if only one reading makes the rest of the game legal.
Replayed replay(const Variant& variant, const PdnGame& game);

/// The same with the budget of a whole request.
Replayed replay(const Variant& variant, const PdnGame& game, CaptureBudget& budget);

/// Plays moves one after another from `start`.
Replayed replay_line(const Variant& variant, const Position& start,
                     const std::vector<PdnMove>& moves, Numbering numbering, CaptureBudget& budget);

}  // namespace crownhead::draughts
