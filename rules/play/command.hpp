#pragma once

#include <string>
#include <variant>

#include "rules/draughts/variant.hpp"

namespace crownhead::play {

using draughts::Color;

struct MakeMove {
  Color by;
  int ply;           ///< plies played before it, by which a stale command is known
  std::string text;  ///< any unambiguous notation
  bool offers_draw = false;
};

struct OfferDraw {
  Color by;
};

struct AcceptDraw {
  Color by;
};

struct DeclineDraw {
  Color by;
};

struct ClaimDraw {
  Color by;
};

struct Resign {
  Color by;
};

struct Abort {
  Color by;
};

/// All that a player may ask of a game.
using Command =
    std::variant<MakeMove, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw, Resign, Abort>;

}  // namespace crownhead::play
