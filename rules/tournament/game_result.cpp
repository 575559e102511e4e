#include "rules/tournament/game_result.hpp"

namespace crownhead::tournament {
namespace {

GameOutcome forfeit_of(bool white_wins, bool first_is_white) {
  return white_wins == first_is_white ? GameOutcome::first_wins_by_forfeit
                                      : GameOutcome::second_wins_by_forfeit;
}

GameOutcome seen_from_white(GameOutcome outcome, bool first_is_white) {
  if (first_is_white) return outcome;
  switch (outcome) {
    case GameOutcome::first_wins: return GameOutcome::second_wins;
    case GameOutcome::second_wins: return GameOutcome::first_wins;
    case GameOutcome::first_wins_by_forfeit: return GameOutcome::second_wins_by_forfeit;
    case GameOutcome::second_wins_by_forfeit: return GameOutcome::first_wins_by_forfeit;
    default: return outcome;
  }
}

play::Finish win_of(bool first, bool first_is_white) {
  return play::won_by(first == first_is_white ? Seat::white : Seat::black);
}

}  // namespace

GameOutcome outcome_of(const RecordGame& record, bool first_is_white) {
  // In games with dice, a player who does not come loses with the reason no_first_move.
  const bool forfeit =
      record.reason == play::EndReason::forfeit || record.reason == play::EndReason::no_first_move;
  switch (record.outcome) {
    case play::Outcome::white_wins:
      if (forfeit) return forfeit_of(true, first_is_white);
      return first_is_white ? GameOutcome::first_wins : GameOutcome::second_wins;
    case play::Outcome::black_wins:
      if (forfeit) return forfeit_of(false, first_is_white);
      return first_is_white ? GameOutcome::second_wins : GameOutcome::first_wins;
    case play::Outcome::draw: return GameOutcome::draw;
    case play::Outcome::none: break;
  }
  if (record.reason == play::EndReason::no_first_move)
    return forfeit_of(record.to_move == Seat::black, first_is_white);
  return GameOutcome::annulled;
}

LoggedGame logged_game(const Tournament& tournament, const GameKey& key, GameOutcome counts) {
  const Encounter& encounter = *tournament.encounter(key);
  const Game& game = *tournament.game(key);
  const bool as_first = game.first_is_white;
  LoggedGame logged{.before = seen_from_white(game.outcome, as_first),
                    .counts = seen_from_white(counts, as_first)};
  const auto first = tournament.user_in(encounter.first);
  const auto second = encounter.second ? tournament.user_in(*encounter.second) : std::nullopt;
  if (first && second) logged.players = {as_first ? *first : *second, as_first ? *second : *first};
  return logged;
}

std::string_view score_text(GameOutcome seen_from_white) {
  switch (seen_from_white) {
    case GameOutcome::open: return "open";
    case GameOutcome::first_wins:
    case GameOutcome::first_wins_by_forfeit: return "2-0";
    case GameOutcome::second_wins:
    case GameOutcome::second_wins_by_forfeit: return "0-2";
    case GameOutcome::draw: return "1-1";
    case GameOutcome::both_lose: return "0-0";
    case GameOutcome::annulled: return "annulled";
    case GameOutcome::renewed: return "renewed";
  }
  return "open";
}

bool is_won_by_forfeit(GameOutcome outcome) {
  return outcome == GameOutcome::first_wins_by_forfeit ||
         outcome == GameOutcome::second_wins_by_forfeit;
}

std::string outcome_text(GameOutcome outcome, bool first_is_white) {
  const auto score = score_text(seen_from_white(outcome, first_is_white));
  return std::string(score) + (is_won_by_forfeit(outcome) ? " forfeit" : "");
}

std::string_view outcome_name(GameOutcome outcome) {
  switch (outcome) {
    case GameOutcome::open: return "open";
    case GameOutcome::first_wins: return "win";
    case GameOutcome::second_wins: return "loss";
    case GameOutcome::draw: return "draw";
    case GameOutcome::first_wins_by_forfeit: return "win_forfeit";
    case GameOutcome::second_wins_by_forfeit: return "loss_forfeit";
    case GameOutcome::both_lose: return "both_lose";
    case GameOutcome::annulled: return "annulled";
    case GameOutcome::renewed: return "renewed";
  }
  return "open";
}

std::optional<play::Ended> end_for(const Game& game, bool over) {
  using enum play::EndReason;
  const bool white = game.first_is_white;
  switch (game.outcome) {
    case GameOutcome::open: return std::nullopt;
    case GameOutcome::first_wins:
      return play::Ended{.finish = win_of(true, white), .reason = adjudication};
    case GameOutcome::second_wins:
      return play::Ended{.finish = win_of(false, white), .reason = adjudication};
    case GameOutcome::draw: return play::Ended{.finish = play::drawn(), .reason = adjudication};
    case GameOutcome::first_wins_by_forfeit:
      return play::Ended{.finish = win_of(true, white), .reason = forfeit};
    case GameOutcome::second_wins_by_forfeit:
      return play::Ended{.finish = win_of(false, white), .reason = forfeit};
    case GameOutcome::both_lose: return play::Ended{.finish = play::annulled(), .reason = forfeit};
    case GameOutcome::annulled:
    case GameOutcome::renewed:
      if (over) return std::nullopt;
      return play::Ended{.finish = play::annulled(), .reason = adjudication};
  }
  return std::nullopt;
}

}  // namespace crownhead::tournament
