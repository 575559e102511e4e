#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/dice/digest.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/command.hpp"
#include "rules/play/time_control.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

class Fields;

/// Whom a seek is for; the bounds belong to it.
struct RatingRange {
  std::optional<int> least = std::nullopt;
  std::optional<int> most = std::nullopt;

  bool holds(int rating) const {
    return rating >= least.value_or(rating) && rating <= most.value_or(rating);
  }
  bool operator==(const RatingRange&) const = default;
};

/// What kind of game somebody wants: checked, with the variant's default ruleset and start position
/// where none was named.
struct GameWish {
  std::string variant;
  std::string ruleset;
  play::TimeControl control;
  bool rated = false;
  play::ColorChoice color = play::ColorChoice::random;
  std::string start_fen;
  bool vacations = false;    ///< as play::Setup has it
  RatingRange range = {};    ///< of a seek
  std::string entropy = {};  ///< of who offers the game, for its dice
};

/// How many play it.
std::size_t seats_of(const GameWish& wish);

/// What a game of nardi or on the star begins with, as tournament::Settings has it; of draughts "".
std::string terms_of(const GameWish& wish);

/// The same text for the same wish, to know a repeated one by.
std::string wording(const GameWish& wish);

/// A body of POST /challenges.
struct ChallengeWish {
  GameWish game;
  std::optional<std::string> opponent;      ///< a username
  std::vector<std::string> opponents = {};  ///< usernames; only where more than two play
};

/// A body of POST /computer-games.
struct ComputerWish {
  GameWish game;
  int level = 0;  ///< from computer::weakest to computer::strongest
  std::optional<dice::Digest> dice_tip = std::nullopt;  ///< as it was told for such a game
};

struct MoveWish {
  int ply = 0;       ///< plies already played
  std::string move;  ///< any unambiguous notation
  bool draw_offer = false;
  std::string message = {};  ///< to the opponent; empty: none
  std::string entropy = {};  ///< for the dice to come, where any are thrown
};

enum class DrawAction : std::uint8_t { offer, accept, decline, claim };

struct DrawWish {
  DrawAction action;
};

enum class OfferAction : std::uint8_t { offer, accept, decline };

struct TakebackWish {
  OfferAction action;
};
struct RematchWish {
  OfferAction action;
  std::string entropy = {};  ///< for the dice of the new game, where any are thrown
};

/// The opponent has left; the field `result`.
struct ClaimWish {
  play::AbandonmentClaim what;
};

/// The field time_control.
play::TimeControl read_time_control(Fields& fields);
/// The fields variant, ruleset, terms, time_control and rated, of all games of a tournament.
GameWish read_tournament_games(Fields& fields);
/// Those, and color, vacations, entropy and, if `fen_allowed`, fen.
GameWish read_game_wish(Fields& fields, bool fen_allowed);
/// The fields min_rating and max_rating.
RatingRange read_rating_range(Fields& fields);
/// The fields action and entropy.
RematchWish read_rematch_wish(Fields& fields);
/// The fields ply, move, draw_offer, message and entropy.
MoveWish read_move_wish(Fields& fields);
DrawAction read_draw_action(Fields& fields);
OfferAction read_offer_action(Fields& fields);
play::AbandonmentClaim read_abandonment_claim(Fields& fields);

/// The field entropy.
std::string read_entropy(Fields& fields);

Parsed<GameWish> parse_seek(std::string_view body);
Parsed<ChallengeWish> parse_challenge(std::string_view body);
/// What whoever takes a seek or a challenge says for the dice; of no body "".
Parsed<std::string> parse_taking(std::string_view body);
Parsed<ComputerWish> parse_computer_game(std::string_view body);
/// A body of POST /computer-games/tip: the game that is meant.
Parsed<GameWish> parse_computer_tip(std::string_view body);

}  // namespace crownhead::wire
