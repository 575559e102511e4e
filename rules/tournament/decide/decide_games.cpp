#include <algorithm>
#include <variant>

#include "rules/line.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/game_result.hpp"

namespace crownhead::tournament {
namespace {

constexpr Millis most_added = seconds(365 * 24 * 60 * 60);
constexpr std::size_t longest_message = 4000;

std::vector<GameKey> games_under_way(const Tournament& tournament) {
  std::vector<GameKey> keys;
  for (const Round& round : tournament.history().rounds) {
    if (round.state != RoundState::published) continue;
    for (const Encounter& encounter : round.encounters)
      for (std::size_t i = 0; i < encounter.games.size(); ++i)
        if (encounter.games[i].outcome == GameOutcome::open)
          keys.push_back(
              {.round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1});
  }
  return keys;
}

}  // namespace

Decider::Events Decider::operator()(const AddTime& add) const {
  if (all.status() != Status::running) return refused(reason::tournament::not_running());
  if (std::holds_alternative<play::Unlimited>(all.settings().control))
    return refused(reason::tournament::no_time_limit());
  if (add.time < seconds(1) || add.time > most_added)
    return fail_in("time_ms", reason::field::second_to_365_days());
  TimeAdded added{.games = games_under_way(all), .time = add.time};
  if (add.game) {
    if (std::ranges::find(added.games, *add.game) == added.games.end())
      return refused(reason::game::not_under_way());
    added.games = {*add.game};
  }
  if (added.games.empty()) return refused(reason::tournament::no_game_under_way());
  return one(std::move(added));
}

Decider::Events Decider::operator()(const SendMessage& send) const {
  if (!is_seen(send.text) || character_count(send.text) > longest_message)
    return fail_in("text", reason::field::text_of_4000());
  if (all.status() == Status::cancelled) return refused(reason::tournament::cancelled());
  if (all.entrants() == 0) return refused(reason::tournament::nobody_to_reach());
  return one(MessageSent{send.text});
}

Decider::Events Decider::operator()(const SettleDispute& settle) const {
  const Game* game = all.game(settle.game);
  if (!game) return fail(Code::not_found, reason::tournament::no_such_game());
  Events events{};
  if (settle.outcome) events = (*this)(SetResult{.game = settle.game, .outcome = *settle.outcome});
  if (!events) return events;
  const auto counts = settle.outcome.value_or(game->outcome);
  events->push_back(made(act, DisputeSettled{.dispute = settle.dispute,
                                             .user = settle.user,
                                             .game = settle.game,
                                             .logged = logged_game(all, settle.game, counts)}));
  return events;
}

}  // namespace crownhead::tournament
