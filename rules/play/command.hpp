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
  int ply;           ///< plies played before it; identifies stale commands
  std::string text;  ///< any unambiguous notation
  bool offers_draw = false;
  bool planned = false;      ///< a conditional move, entered in advance; allowed during a vacation
  std::string entropy = {};  ///< player entropy for the coming dice, in games with dice
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

/// Adds time to the opponent's clock.
struct GiveTime {
  Seat by;
};

/// Allowed before the player's first move, in tournaments with berserk.
struct GoBerserk {
  Seat by;
};

enum class AbandonmentClaim : std::uint8_t { win, draw };

struct ClaimAbandonment {
  Seat by;
  AbandonmentClaim what;
  std::optional<Instant> opponent_left;  ///< nullopt if the opponent is connected
};

struct OfferRematch {
  Seat by;
  std::optional<dice::Digest> dice_commitment =
      std::nullopt;  ///< of the new game, in games with dice
};

struct DeclineRematch {
  Seat by;
};

/// Accepts the opponent's offer.
struct BeginRematch {
  Seat by;
  GameId game;  ///< the new game, which already exists
};

/// All commands that a player may send to a game.
using Command =
    std::variant<MakeMove, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw, Resign, Abort,
                 OfferTakeback, AcceptTakeback, DeclineTakeback, GiveTime, ClaimAbandonment,
                 OfferRematch, DeclineRematch, BeginRematch, GoBerserk>;

}  // namespace crownhead::play
