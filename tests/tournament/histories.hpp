#pragma once

#include <initializer_list>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns entrants 1 to n in seats of the same numbers, strongest first.
inline History history_of(int n, Policy policy) {
  History history{.policy = std::move(policy), .seed = 7};
  for (int i = 1; i <= n; ++i)
    history.entrants.push_back(
        {.seat = {i}, .rating = 2400 - 10 * i, .lot = static_cast<std::uint64_t>(i)});
  return history;
}

/// Returns one game between two seats.
inline Encounter single(int board, int first, int second, GameOutcome outcome) {
  return {.board = board,
          .first = {first},
          .second = PairingNumber{second},
          .games = {{.outcome = outcome}}};
}

inline Encounter bye_of(int board, int seat, Bye bye) {
  return {.board = board, .first = {seat}, .bye = bye};
}

constexpr GameOutcome open_game = GameOutcome::open, first_wins = GameOutcome::first_wins,
                      second_wins = GameOutcome::second_wins, drawn = GameOutcome::draw,
                      first_forfeit = GameOutcome::first_wins_by_forfeit,
                      second_forfeit = GameOutcome::second_wins_by_forfeit,
                      both_lose = GameOutcome::both_lose, annulled = GameOutcome::annulled;

}  // namespace crownhead::tournament
