#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/consequences.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

/// Draws the openings of the rounds and names them in the event.
void draw_openings(const Tournament& tournament, Drawn& drawn) {
  const Openings& openings = tournament.settings().openings;
  if (openings.draw == OpeningDraw::none) return;
  for (Round& round : drawn.rounds) {
    draw_openings(openings, tournament.history().seed, round);
    const bool together = openings.draw == OpeningDraw::round;
    for (const Encounter& encounter : round.encounters) {
      if (!encounter.second) continue;
      drawn.openings.push_back(
          openings.table[static_cast<std::size_t>(encounter.opening - 1)].code);
      if (together) break;
    }
  }
}

}  // namespace

std::vector<Event> Decider::with_consequences(std::vector<Event> events) const {
  Tournament after = all;
  for (const Event& event : events) apply(after, event);
  std::ranges::move(consequences(std::move(after), act.at), std::back_inserter(events));
  return events;
}

Decider::Events Decider::operator()(const Start&) const {
  if (all.status() != Status::announced) return refused(reason::tournament::started_already());
  const int players = all.entrants();
  const Format format = all.settings().policy.format;
  if (players < 2 && format != Format::arena)
    return refused(reason::tournament::two_players_at_least());
  if (format == Format::match && players != 2) return refused(reason::tournament::match_of_two());
  if (format == Format::round_robin && players > most_in_round_robin)
    return refused(reason::tournament::round_robin_size());
  return one(Started{});
}

Decider::Events Decider::operator()(const DrawRound&) const {
  if (all.status() != Status::running) return refused(reason::tournament::not_running());
  if (const Round* last = all.last_round()) {
    if (last->state == RoundState::drawn)
      return refused(reason::tournament::round_to_publish(last->number));
    if (last->state == RoundState::published)
      return refused(reason::tournament::round_not_over(last->number));
  }
  if (is_drawn_out(all.history())) return refused(reason::tournament::all_rounds_drawn());
  auto rounds = next_rounds(all.history(), solve);
  if (!rounds) return std::unexpected(rounds.error());
  Drawn drawn{*std::move(rounds)};
  draw_openings(all, drawn);
  return one(std::move(drawn));
}

Decider::Events Decider::operator()(const DiscardRound& discard) const {
  const Round* last = all.last_round();
  if (!last || last->number != discard.round || last->state != RoundState::drawn)
    return refused(reason::tournament::only_the_last_round());
  return one(Discarded{discard.round});
}

Decider::Events Decider::operator()(const PublishRound& publish) const {
  const Round* round = all.round(publish.round);
  if (!round) return refused(reason::tournament::no_such_round());
  if (all.status() != Status::running) return refused(reason::tournament::not_running());
  if (round->state != RoundState::drawn) return refused(reason::tournament::round_published());
  const int last =
      all.settings().policy.all_at_once ? all.history().rounds.back().number : publish.round;
  return with_consequences({made(act, Published{.first = publish.round, .last = last})});
}

template <class What>
Decider::Events Decider::decided(What what) const {
  what.logged = logged_game(all, what.result.game, what.result.outcome);
  return with_consequences({made(act, std::move(what))});
}

Decider::Events Decider::operator()(const RecordGame& record) const {
  const Game* game = all.game(record.game);
  if (!game) return fail(Code::not_found, reason::tournament::no_such_game());
  if (game->outcome != GameOutcome::open || all.status() == Status::finished)
    return std::vector<Event>{};
  const auto outcome = outcome_of(record, game->first_is_white);
  const auto first = game->first_is_white ? Seat::white : Seat::black;
  std::optional<std::array<Millis, 2>> left;
  if (record.left && step_of(all.settings().policy, *game).carried)
    left = {(*record.left)[first], (*record.left)[opposite(first)]};
  std::optional<std::array<int, 2>> match_points;
  if (record.match_points && was_played(outcome))
    match_points = {(*record.match_points)[first], (*record.match_points)[opposite(first)]};
  auto events =
      decided(GameEnded{.result = {.game = record.game, .outcome = outcome},
                        .plies = record.plies,
                        .berserk = {record.berserk[first], record.berserk[opposite(first)]},
                        .left = left,
                        .match_points = match_points});
  if (const auto absent = absent_player(all, record))
    events->push_back(made(act, Left{.user = *absent, .outcomes = {}}));
  return events;
}

Decider::Events Decider::operator()(const DrawWave& wave) const {
  auto drawn = next_wave(all, wave.waiting, act.at, solve);
  if (!drawn) return std::unexpected(drawn.error());
  if (!*drawn) return std::vector<Event>{};
  (*drawn)->wave = true;
  draw_openings(all, **drawn);
  return one(**std::move(drawn));
}

Decider::Events Decider::operator()(const SetResult& set) const {
  const Round* round = all.round(set.game.round);
  const Game* game = all.game(set.game);
  if (!game || round->state == RoundState::drawn)
    return fail(Code::not_found, reason::tournament::no_such_game());
  if (all.status() == Status::cancelled) return refused(reason::tournament::cancelled());
  if (set.outcome == GameOutcome::open) return refused(reason::game::result_stays());
  if (game->outcome == set.outcome) return refused(reason::game::result_already());
  if (set.outcome == GameOutcome::draw && !may_be_drawn(all.settings()))
    return fail_in("result", reason::tournament::no_draws_here());
  return decided(ResultSet{{.game = set.game, .outcome = set.outcome}});
}

}  // namespace crownhead::tournament
