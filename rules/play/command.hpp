#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "rules/dice/digest.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

struct MakeMove {
  Seat by;
  int ply;           ///< plies played before it, by which a stale command is known
  std::string text;  ///< any unambiguous notation
  bool offers_draw = false;
  bool planned = false;      ///< a conditional move, entered before: it is made on vacation, too
  std::string entropy = {};  ///< for the dice to come, where any are thrown
};

struct OfferDraw {
  Seat by;
};

struct AcceptDraw {
  Seat by;
};

struct DeclineDraw {
  Seat by;
};

struct ClaimDraw {
  Seat by;
};

struct Resign {
  Seat by;
};

struct Abort {
  Seat by;
};

struct OfferTakeback {
  Seat by;
};

struct AcceptTakeback {
  Seat by;
};

struct DeclineTakeback {
  Seat by;
};

/// Gives the opponent time.
struct GiveTime {
  Seat by;
};

/// Before one's first move, where the tournament has it.
struct GoBerserk {
  Seat by;
};

enum class AbandonmentClaim : std::uint8_t { win, draw };

struct ClaimAbandonment {
  Seat by;
  AbandonmentClaim what;
  std::optional<Instant> opponent_left;  ///< nullopt if the opponent is here
};

struct OfferRematch {
  Seat by;
  std::optional<dice::Digest> dice_tip = std::nullopt;  ///< of the new game, where dice are thrown
};

struct DeclineRematch {
  Seat by;
};

/// In answer to the opponent's offer.
struct BeginRematch {
  Seat by;
  GameId game;  ///< the new one, which has been begun
};

/// All that a player may ask of a game.
using Command =
    std::variant<MakeMove, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw, Resign, Abort,
                 OfferTakeback, AcceptTakeback, DeclineTakeback, GiveTime, ClaimAbandonment,
                 OfferRematch, DeclineRematch, BeginRematch, GoBerserk>;

}  // namespace crownhead::play
