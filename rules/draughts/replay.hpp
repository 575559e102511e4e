#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts {

/// A game of a file, or a line of it, played through.
struct Replayed {
  /// Something that is said of a move.
  struct Remark {
    int ply;  ///< moves played before it
    Reason reason;
  };
  struct Fault {
    int ply;           ///< moves played before it
    std::string text;  ///< the move or tag as written
    Error error;
  };

  Numbering numbering = {};  ///< by which its squares make sense
  bool turned = false;       ///< that is the board turned round, as its moves prove
  /// Whose White is Black here, as the variant is begun by the other colour than the game.
  bool colors_exchanged = false;
  Position start = {};
  std::vector<Move> moves = {};     ///< up to the error, if there is one
  std::vector<Remark> chosen = {};  ///< of moves that name too little, which was taken and why
  std::optional<Fault> fault = std::nullopt;
};

/// Plays `game` with the variant's own numbering of squares, that of the tag GameType, and the
/// board turned by 180 degrees, and takes the first by which it is legal; else the fault is the one
/// of the numbering that got furthest. The board is not turned where no move proves it. A capture
/// that can mean several is the one after which alone the rest of the game is legal.
Replayed replay(const Variant& variant, const PdnGame& game);

/// The same out of what a whole request may walk.
Replayed replay(const Variant& variant, const PdnGame& game, CaptureBudget& budget);

/// Plays moves one after another from `start`.
Replayed replay_line(const Variant& variant, const Position& start,
                     const std::vector<PdnMove>& moves, Numbering numbering, CaptureBudget& budget);

}  // namespace crownhead::draughts
