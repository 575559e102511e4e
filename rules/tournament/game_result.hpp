#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/play/event.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// What a game with such an end counts. A player who has not made the first move has lost by
/// forfeit.
GameOutcome outcome_of(const RecordGame& record, bool first_is_white);

/// What the log tells of a game of the tournament that is to count `counts`.
LoggedGame logged_game(const Tournament& tournament, const GameKey& key, GameOutcome counts);

/// Of what is seen from White: "2-0", "1-1", "0-2", "0-0", "annulled", "renewed", "open".
std::string_view score_text(GameOutcome seen_from_white);
bool is_won_by_forfeit(GameOutcome outcome);

/// From White's side, as score_text, with " forfeit" where nobody played.
std::string outcome_text(GameOutcome outcome, bool first_is_white);

/// Seen from the encounter's first player: "open", "win", "loss", "draw", "win_forfeit",
/// "loss_forfeit", "both_lose", "annulled".
std::string_view outcome_name(GameOutcome outcome);

/// How the game itself has to end for what it counts; nullopt if it may stay as it is.
/// `over`: it has ended already.
std::optional<play::Ended> end_for(const Game& game, bool over);

}  // namespace crownhead::tournament
