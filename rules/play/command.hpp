#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "rules/draughts/variant.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::play {

using draughts::Color;

struct MakeMove {
  Color by;
  int ply;           ///< plies played before it, by which a stale command is known
  std::string text;  ///< any unambiguous notation
  bool offers_draw = false;
  bool planned = false;  ///< a conditional move, entered before: it is made on vacation, too
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

struct OfferTakeback {
  Color by;
};

struct AcceptTakeback {
  Color by;
};

struct DeclineTakeback {
  Color by;
};

/// Gives the opponent time.
struct GiveTime {
  Color by;
};

/// Before one's first move, where the tournament has it.
struct GoBerserk {
  Color by;
};

enum class AbandonmentClaim : std::uint8_t { win, draw };

struct ClaimAbandonment {
  Color by;
  AbandonmentClaim what;
  std::optional<Instant> opponent_left;  ///< nullopt if the opponent is here
};

struct OfferRematch {
  Color by;
};

struct DeclineRematch {
  Color by;
};

/// In answer to the opponent's offer.
struct BeginRematch {
  Color by;
  GameId game;  ///< the new one, which has been begun
};

/// All that a player may ask of a game.
using Command =
    std::variant<MakeMove, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw, Resign, Abort,
                 OfferTakeback, AcceptTakeback, DeclineTakeback, GiveTime, ClaimAbandonment,
                 OfferRematch, DeclineRematch, BeginRematch, GoBerserk>;

}  // namespace crownhead::play
