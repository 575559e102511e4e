#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/dice/digest.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/command.hpp"
#include "rules/play/game_terms.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::tournament {
struct Settings;
}

namespace crownhead::wire {

class Fields;

/// The ratings for which a seek is open, both bounds included.
struct RatingRange {
  std::optional<int> least = std::nullopt;
  std::optional<int> most = std::nullopt;

  bool holds(int rating) const {
    return rating >= least.value_or(rating) && rating <= most.value_or(rating);
  }
  bool operator==(const RatingRange&) const = default;
};

/// A requested game: checked, with the variant's default ruleset and initial position for those
/// that are absent.
struct GameWish {
  play::GameTerms terms;
  play::ColorChoice color = play::ColorChoice::random;
  RatingRange range = {};      ///< of a seek
  bool accounts_only = false;  ///< of a seek: guests cannot accept it
  std::string entropy = {};    ///< from the player who offers the game, for its dice
};

/// Returns the same text for the same terms, to recognise a repeated request.
std::string wording(const GameWish& wish);

/// A body of POST /challenges.
struct ChallengeWish {
  GameWish game;
  std::optional<std::string> opponent;      ///< a username
  std::vector<std::string> opponents = {};  ///< usernames; only for games of more than two
};

/// A body of POST /computer-games.
struct ComputerWish {
  GameWish game;
  int level = 0;  ///< from computer::weakest to computer::strongest
  std::optional<dice::Digest> dice_commitment = std::nullopt;  ///< the published one for this game
};

struct MoveWish {
  int ply = 0;       ///< plies already played
  std::string move;  ///< any unambiguous notation
  bool draw_offer = false;
  std::string message = {};  ///< to the opponent; empty: none
  std::string entropy = {};  ///< for the next dice, if the game has any
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
  std::string entropy = {};  ///< for the dice of the new game, if it has any
};

/// The opponent has left; the field `result`.
struct ClaimWish {
  play::AbandonmentClaim what;
};

/// The field time_control.
play::TimeControl read_time_control(Fields& fields);
/// Reads the fields variant, ruleset, terms, time_control and rated, which hold for all games of a
/// tournament, into its settings.
void read_tournament_games(Fields& fields, tournament::Settings& settings);
/// The same fields, and color, vacations, entropy and, if `fen_allowed`, fen.
GameWish read_game_wish(Fields& fields, bool fen_allowed);
/// The same without fen, and min_rating, max_rating and accounts_only: the fields of a seek.
GameWish read_seek_wish(Fields& fields);
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
/// The entropy of a player who takes a seek or a challenge; "" without a body.
Parsed<std::string> parse_taking(std::string_view body);
Parsed<ComputerWish> parse_computer_game(std::string_view body);
/// A body of POST /computer-games/commitment: the game that the commitment is for.
Parsed<play::GameTerms> parse_computer_commitment(std::string_view body);

}  // namespace crownhead::wire
