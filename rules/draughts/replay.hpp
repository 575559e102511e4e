#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts {

/// A game of a file, played through.
struct Replayed {
  Numbering numbering = {};  ///< by which its squares make sense
  Position start = {};
  std::vector<Move> moves = {};  ///< up to the error, if there is one

  struct Fault {
    int ply;           ///< moves played before it
    std::string text;  ///< the move or tag as written
    Error error;
  };
  std::optional<Fault> fault = std::nullopt;
};

/// Plays `game` with the variant's own numbering of squares, that of the tag GameType, and the
/// board turned by 180 degrees, and takes the first by which it is legal; else the fault is the one
/// of the numbering that got furthest.
Replayed replay(const Variant& variant, const PdnGame& game);

}  // namespace crownhead::draughts
