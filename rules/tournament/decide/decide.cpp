#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/decide/timetable.hpp"
#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/pairing/draw.hpp"

namespace crownhead::tournament {
namespace {

int first_drawn(const Tournament& tournament) {
  const auto& rounds = tournament.history().rounds;
  return std::ranges::find(rounds, RoundState::drawn, &Round::state)->number;
}

}  // namespace

Decider::Events Decider::operator()(const Edit& edit) const {
  const bool over = all.status() == Status::finished || all.status() == Status::cancelled;
  if (over && edit.settings.promotion != all.settings().promotion)
    return refused(reason::tournament::promoted_already());
  if (over) return refused(reason::tournament::over_for_good());
  if (auto valid = validated(edit.settings); !valid) return std::unexpected(valid.error());
  if (all.status() != Status::announced && changes_the_history(edit.settings))
    return refused(reason::tournament::fixed_while_running());
  if (const auto most = most_entrants(edit.settings); most && *most < all.entrants())
    return refused(reason::tournament::more_have_entered());
  if (edit.settings.policy.format == Format::swiss &&
      edit.settings.policy.rounds < static_cast<int>(all.history().rounds.size()))
    return refused(reason::tournament::more_rounds_drawn());
  return with_start({made(act, Edited{edit.settings, all.settings().name})});
}

bool Decider::changes_the_history(Settings settings) const {
  const Settings& now = all.settings();
  settings.name = now.name;
  settings.stage = now.stage;
  settings.section = now.section;
  settings.prizes = now.prizes;
  settings.promotion = now.promotion;
  settings.description = now.description;
  settings.schedule = now.schedule;
  settings.interval = now.interval;
  settings.starts = now.starts;
  settings.starts_by_itself = now.starts_by_itself;
  settings.vacation = now.vacation;
  settings.second_factor = now.second_factor;
  settings.real_names = now.real_names;
  settings.games_shown = now.games_shown;
  settings.entry = now.entry;
  settings.policy.tiebreaks = now.policy.tiebreaks;
  if (now.policy.format == Format::swiss) settings.policy.rounds = now.policy.rounds;
  return settings != now;
}

Decider::Events Decider::operator()(const ChangeDirectors& change) const {
  if (change.directors.empty()) return refused(reason::tournament::needs_a_director());
  return one(DirectorsChanged{change.directors});
}

Decider::Events Decider::operator()(const PauseAll&) const {
  if (all.status() != Status::running) return refused(reason::tournament::not_running());
  return one(Paused{});
}

Decider::Events Decider::operator()(const ResumeAll&) const {
  if (all.status() != Status::paused) return refused(reason::tournament::not_paused());
  return one(Resumed{});
}

Decider::Events Decider::operator()(const Finish&) const {
  if (all.status() != Status::running) return refused(reason::tournament::not_running());
  const auto& rounds = all.history().rounds;
  const bool open =
      std::ranges::any_of(rounds, [](const Round& r) { return r.state == RoundState::published; });
  if (open && !is_arena(all)) return refused(reason::tournament::games_without_result());
  std::vector<Event> events;
  for (const Round& round : rounds)
    if (round.state == RoundState::drawn) events.push_back(made(act, Discarded{round.number}));
  events.push_back(made(act, Finished{}));
  return events;
}

Decider::Events Decider::operator()(const Cancel&) const {
  if (all.status() != Status::announced) return refused(reason::tournament::finish_instead());
  return one(Cancelled{});
}

Result<std::vector<Event>> create(const Settings& settings, std::uint64_t seed, const Act& act) {
  if (auto valid = validated(settings); !valid) return std::unexpected(valid.error());
  return std::vector<Event>{made(
      act, Created{.settings = settings, .seed = seed, .director = act.by.value_or(UserId{})})};
}

Result<std::vector<Event>> decide(const Tournament& tournament, const Command& command,
                                  const Act& act, const MatchingSolver& solve) {
  Act clamped = act;
  clamped.at = std::max(act.at, tournament.last_event());
  return std::visit(Decider{tournament, clamped, solve}, command);
}

Result<std::vector<Event>> decide_next(const Tournament& tournament, const Act& act,
                                       const MatchingSolver& solve) {
  if (begins_now(tournament, act.at)) return decide(tournament, Start{}, act, solve);
  if (tournament.status() != Status::running) return std::vector<Event>{};
  if (is_arena(tournament))
    return time_is_up(tournament, act.at) ? decide(tournament, Finish{}, act, solve)
                                          : std::vector<Event>{};
  const Round* last = tournament.last_round();
  if (last && last->state != RoundState::finished) {
    const bool publishes = last->state == RoundState::drawn && round_is_due(tournament, act.at);
    if (!publishes) return std::vector<Event>{};
    return decide(tournament, PublishRound{first_drawn(tournament)}, act, solve);
  }
  const auto& rounds = tournament.history().rounds;
  if (std::ranges::any_of(rounds, [](const Round& r) { return r.state != RoundState::finished; }))
    return std::vector<Event>{};
  if (last && is_drawn_out(tournament.history())) return decide(tournament, Finish{}, act, solve);
  if (!round_is_due(tournament, act.at)) return std::vector<Event>{};
  return decide(tournament, DrawRound{}, act, solve);
}

}  // namespace crownhead::tournament
