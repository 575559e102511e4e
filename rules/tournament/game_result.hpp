#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/play/event.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Returns how a game with this end counts. A player who has not made their first move has lost by
/// forfeit.
GameOutcome outcome_of(const RecordGame& record, bool first_is_white);

/// Returns the log's description of a game whose new result is `counts`.
LoggedGame logged_game(const Tournament& tournament, const GameKey& key, GameOutcome counts);

/// Returns the score from White's side: "2-0", "1-1", "0-2", "0-0", "annulled", "renewed", "open".
std::string_view score_text(GameOutcome seen_from_white);
bool is_won_by_forfeit(GameOutcome outcome);

/// Returns the score from White's side like score_text, with " forfeit" if the game was not played.
std::string outcome_text(GameOutcome outcome, bool first_is_white);

/// Returns the result from the side of the encounter's first player: "open", "win", "loss", "draw",
/// "win_forfeit", "loss_forfeit", "both_lose", "annulled".
std::string_view outcome_name(GameOutcome outcome);

/// Returns the end that the game must get so that it agrees with its tournament result; nullopt if
/// nothing needs to change. `over`: the game has already ended.
std::optional<play::Ended> end_for(const Game& game, bool over);

}  // namespace crownhead::tournament
