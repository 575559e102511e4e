#pragma once

#include "db/accounts/users.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "server/api/call.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/shown_solutions.hpp"
#include "server/api/steps.hpp"
#include "server/endings/shelf.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Puzzles: asked for, solved, and reported where they are wrong. A try changes ratings where the
/// server chose the puzzle for the player (`next`, `daily`). It does not for guests, strangers and
/// bots, for a puzzle that was chosen by its number, and where the caller's address was shown the
/// solution without an account.

void get_daily_puzzle(db::Puzzles& puzzles, db::PuzzleTries& tries, const live::WallClock& clock,
                      const Steps& steps, const CallPtr& call);
void get_next_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries,
                     const live::WallClock& clock, const CallPtr& call);
void list_puzzle_themes(const db::Puzzles& puzzles, const CallPtr& call);
void get_puzzle(const db::Puzzles& puzzles, const db::PuzzleTries& tries, const CallPtr& call);
void solve_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                  const server::EndingsShelf& endings, const live::WallClock& clock,
                  const CallPtr& call);
void give_puzzle_up(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                    const live::WallClock& clock, const CallPtr& call);
void get_players_puzzles(db::Users& users, const db::PuzzleTries& tries,
                         const live::WallClock& clock, const CallPtr& call);

void report_puzzle(db::PuzzleTries& tries, Limits& limits, const live::WallClock& clock,
                   const CallPtr& call);
void list_puzzle_reports(const db::PuzzleTries& tries, const CallPtr& call);
void list_puzzles_taken_out(const db::Puzzles& puzzles, const CallPtr& call);
void disable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, const CallPtr& call);
void enable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
