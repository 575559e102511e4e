#pragma once

#include "db/accounts/users.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/http/call.hpp"
#include "server/http/puzzles/shown_solutions.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Puzzles: requesting, solving and reporting them. A try changes ratings if the server chose the
/// puzzle for the player (`next`, `daily`). It does not for guests, anonymous users and bots, for a
/// puzzle chosen by its number, and if the client's address was shown the solution without an
/// account.

Handling get_daily_puzzle(db::Puzzles& puzzles, db::PuzzleTries& tries,
                          const live::WallClock& clock, const RequestRunner& runner, CallPtr call);
Handling get_next_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries,
                         const live::WallClock& clock, CallPtr call);
void list_puzzle_themes(const db::Puzzles& puzzles, const CallPtr& call);
void get_puzzle(const db::Puzzles& puzzles, const db::PuzzleTries& tries, const CallPtr& call);
Handling solve_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                      const server::EndgameTables& endings, const live::WallClock& clock,
                      CallPtr call);
Handling give_puzzle_up(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                        const live::WallClock& clock, CallPtr call);
/// Marks a rated attempt as hinted.
Handling hint_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                     CallPtr call);
void get_puzzle_results(const db::PuzzleTries& tries, const live::WallClock& clock,
                        const CallPtr& call);
void get_players_puzzles(db::Users& users, const db::PuzzleTries& tries,
                         const live::WallClock& clock, const CallPtr& call);

Handling report_puzzle(db::PuzzleTries& tries, Limits& limits, const live::WallClock& clock,
                       CallPtr call);
void list_puzzle_reports(const db::PuzzleTries& tries, const CallPtr& call);
void list_disabled_puzzles(const db::Puzzles& puzzles, const CallPtr& call);
Handling disable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, CallPtr call);
Handling enable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
