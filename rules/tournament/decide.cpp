#include <algorithm>
#include <string>
#include <utility>

#include "rules/tournament/arena_run.hpp"
#include "rules/tournament/draw.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/next_rounds.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/tournament.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

using Events = Result<std::vector<Event>>;

constexpr int most_in_round_robin = 100;

std::unexpected<Error> refused(std::string why) {
  return fail(Code::tournament_refused, std::move(why));
}

Event made(const Act& act, auto what, std::string before = {}, std::string after = {}) {
  return {.at = act.at,
          .by = act.by,
          .reason = act.reason,
          .before = std::move(before),
          .after = std::move(after),
          .what = std::move(what)};
}

std::string name(Status status) { return std::string(status_name(status)); }

bool going_on(Status status) { return status == Status::running || status == Status::paused; }

const Round* last_round(const Tournament& tournament) {
  const auto& rounds = tournament.course().rounds;
  return rounds.empty() ? nullptr : &rounds.back();
}

bool round_complete(const Policy& policy, const Round& round) {
  return std::ranges::all_of(
      round.encounters, [&](const Encounter& encounter) { return is_complete(policy, encounter); });
}

/// Where nothing is left for a director to decide, rounds are drawn and published as they come.
bool by_itself(const Tournament& tournament) {
  const Settings& settings = tournament.settings();
  return settings.schedule == Schedule::automatic || settings.policy.all_at_once;
}

int first_drawn(const Tournament& tournament) {
  const auto& rounds = tournament.course().rounds;
  return std::ranges::find(rounds, RoundState::drawn, &Round::state)->number;
}

/// Adds to `events` what follows from them at once: further games of micro-matches, and the ends of
/// rounds.
std::vector<Event> with_consequences(Tournament tournament, std::vector<Event> events,
                                     const Act& act) {
  for (const Event& event : events) apply(tournament, event);
  const Act server{.at = act.at};
  std::vector<Event> more;
  for (const Round& round : tournament.course().rounds) {
    if (round.state != RoundState::published) continue;
    for (const Encounter& encounter : round.encounters)
      if (auto games = next_games(tournament.course().policy, encounter); !games.empty())
        more.push_back(made(
            server,
            Extended{.round = round.number, .board = encounter.board, .games = std::move(games)}));
    if (round_complete(tournament.course().policy, round))
      more.push_back(made(server, RoundEnded{round.number}, "published", "finished"));
  }
  std::ranges::move(more, std::back_inserter(events));
  return events;
}

struct Decider {
  const Tournament& all;
  const Act& act;
  const MatchingSolver& solve;

  Events one(auto what, std::string before = {}, std::string after = {}) const {
    return std::vector<Event>{made(act, std::move(what), std::move(before), std::move(after))};
  }

  bool by_director_for(UserId user) const {
    return act.by && *act.by != user && all.directed_by(*act.by);
  }

  Events operator()(const Edit& edit) const {
    if (all.status() == Status::finished || all.status() == Status::cancelled)
      return refused("the tournament is over; nothing of it changes any more");
    if (auto valid = validated(edit.settings); !valid) return std::unexpected(valid.error());
    if (all.status() != Status::announced && changes_the_course(edit.settings))
      return refused(
          "while it runs only its name, description, schedule, tie-breaks, vacations, late entry "
          "and the number of rounds of a Swiss can change");
    if (edit.settings.entry.max_players && *edit.settings.entry.max_players < all.entrants())
      return refused("more players than that have entered already");
    if (edit.settings.policy.format == Format::swiss &&
        edit.settings.policy.rounds < static_cast<int>(all.course().rounds.size()))
      return refused("more rounds than that have been drawn already");
    return one(Edited{edit.settings}, all.settings().name, edit.settings.name);
  }

  bool changes_the_course(Settings settings) const {
    const Settings& now = all.settings();
    settings.name = now.name;
    settings.description = now.description;
    settings.schedule = now.schedule;
    settings.starts = now.starts;
    settings.vacation = now.vacation;
    settings.entry = now.entry;
    settings.policy.tiebreaks = now.policy.tiebreaks;
    if (now.policy.format == Format::swiss) settings.policy.rounds = now.policy.rounds;
    return settings != now;
  }

  Events operator()(const ChangeDirectors& change) const {
    if (change.directors.empty()) return refused("somebody must direct the tournament");
    return one(DirectorsChanged{change.directors});
  }

  Events operator()(const Enter& enter) const {
    if (auto why = why_closed()) return refused(*why);
    const bool invited = by_director_for(enter.user);
    const EntryRules& rules = all.settings().entry;
    if (const Entry* before = all.entry_of(enter.user))
      if (auto why = why_not_again(*before, invited)) return refused(*why);
    if (rules.max_players && all.entrants() >= *rules.max_players)
      return refused("every place is taken");
    if (!invited) {
      if (auto why = why_not(enter)) return std::unexpected(*why);
    }
    const bool asks = !invited && rules.by == EntryBy::invitation;
    return one(Entered{.user = enter.user,
                       .state = asks ? EntryState::asked : EntryState::entered,
                       .rating = enter.rating,
                       .lot = enter.lot,
                       .from_round = next_number()},
               "", asks ? "asked" : "entered");
  }

  int next_number() const { return static_cast<int>(all.course().rounds.size()) + 1; }

  std::optional<std::string> why_closed() const {
    if (all.status() == Status::announced) return std::nullopt;
    if (!going_on(all.status()) || time_is_up(all, act.at)) return "the tournament is over";
    if (is_arena(all)) return std::nullopt;
    if (next_number() <= all.settings().entry.late_until_round) return std::nullopt;
    return "the tournament has begun, and late entry is not open";
  }

  std::optional<std::string> why_not_again(const Entry& before, bool invited) const {
    switch (before.state) {
      case EntryState::entered: return "this player has entered already";
      case EntryState::asked:
        return invited ? std::nullopt
                       : std::optional<std::string>("you have asked; wait for the director");
      case EntryState::refused:
      case EntryState::expelled:
        if (!invited) return "the director has decided against it";
        break;
      case EntryState::withdrawn: break;
    }
    if (before.seat && all.status() != Status::announced && !is_arena(all))
      return "who has left a tournament that runs cannot come back";
    return std::nullopt;
  }

  std::optional<Error> why_not(const Enter& enter) const {
    const EntryRules& rules = all.settings().entry;
    if (rules.by == EntryBy::password && !enter.password_right)
      return Error{Code::forbidden, "the password is not right; ask the director for it"};
    if (rules.min_rating && enter.rating < *rules.min_rating)
      return Error{Code::tournament_refused,
                   "this tournament is for ratings from " + std::to_string(*rules.min_rating)};
    if (rules.max_rating && enter.rating > *rules.max_rating)
      return Error{Code::tournament_refused,
                   "this tournament is for ratings up to " + std::to_string(*rules.max_rating)};
    return std::nullopt;
  }

  Events operator()(const AnswerEntry& answer) const {
    const Entry* entry = all.entry_of(answer.user);
    if (!entry || entry->state != EntryState::asked)
      return refused("this player does not wait for an answer");
    if (auto why = why_closed(); why && answer.accepted) return refused(*why);
    const auto& most = all.settings().entry.max_players;
    if (answer.accepted && most && all.entrants() >= *most) return refused("every place is taken");
    return one(
        Answered{.user = answer.user, .accepted = answer.accepted, .from_round = next_number()},
        "asked", answer.accepted ? "entered" : "refused");
  }

  Events operator()(const Leave& leave) const {
    const Entry* entry = all.entry_of(leave.user);
    const bool in =
        entry && (entry->state == EntryState::entered || entry->state == EntryState::asked);
    if (!in) return refused("this player is not in the tournament");
    if (all.status() == Status::finished || all.status() == Status::cancelled)
      return refused("the tournament is over");
    const auto state = by_director_for(leave.user) ? EntryState::expelled : EntryState::withdrawn;
    Left left{.user = leave.user, .state = state, .outcomes = {}};
    const bool gives_up = entry->seat && all.status() != Status::announced && !is_arena(all);
    if (gives_up) left.outcomes = rulings(*entry->seat);
    auto event = made(act, std::move(left), std::string(state_name(entry->state)),
                      std::string(state_name(state)));
    return with_consequences(all, {std::move(event)}, act);
  }

  std::vector<Outcome> rulings(Seat seat) const {
    std::vector<Outcome> outcomes;
    for (const Ruling& ruling : withdrawal_rulings(all.course(), seat))
      outcomes.push_back({.game = {.round = ruling.round,
                                   .board = ruling.board,
                                   .number = static_cast<int>(ruling.game) + 1},
                          .outcome = ruling.outcome});
    return outcomes;
  }

  Events operator()(const Start&) const {
    if (all.status() != Status::announced)
      return refused("the tournament has been started already");
    const int players = all.entrants();
    const Format format = all.settings().policy.format;
    if (players < 2 && format != Format::arena)
      return refused("a tournament needs two players at least");
    if (format == Format::match && players != 2) return refused("a match is between two players");
    if (format == Format::round_robin && players > most_in_round_robin)
      return refused("a round robin has 100 players at most");
    return one(Started{}, name(all.status()), name(Status::running));
  }

  Events operator()(const DrawRound&) const {
    if (all.status() != Status::running) return refused("the tournament is not running");
    if (const Round* last = last_round(all)) {
      const auto number = std::to_string(last->number);
      if (last->state == RoundState::drawn)
        return refused("round " + number + " has been drawn; publish it");
      if (last->state == RoundState::published)
        return refused("round " + number + " is not over yet");
    }
    if (is_drawn_out(all.course())) return refused("every round has been drawn");
    auto rounds = next_rounds(all.course(), solve);
    if (!rounds) return std::unexpected(rounds.error());
    auto numbers = "round " + std::to_string(rounds->front().number);
    if (rounds->size() > 1) numbers += " to " + std::to_string(rounds->back().number);
    return one(Drawn{*std::move(rounds)}, "", std::move(numbers));
  }

  Events operator()(const DiscardRound& discard) const {
    const Round* last = last_round(all);
    if (!last || last->number != discard.round || last->state != RoundState::drawn)
      return refused("only the last round can be discarded, before it is published");
    return one(Discarded{discard.round}, "drawn", "discarded");
  }

  Events operator()(const PublishRound& publish) const {
    const Round* round = all.round(publish.round);
    if (!round) return refused("there is no such round; draw it first");
    if (all.status() != Status::running) return refused("the tournament is not running");
    if (round->state != RoundState::drawn) return refused("the round has been published already");
    const int last =
        all.settings().policy.all_at_once ? all.course().rounds.back().number : publish.round;
    auto event = made(act, Published{.first = publish.round, .last = last}, "drawn", "published");
    return with_consequences(all, {std::move(event)}, act);
  }

  Events operator()(const RecordGame& record) const {
    const Game* game = all.game(record.game);
    if (!game) return fail(Code::not_found, "the tournament has no such game");
    if (game->outcome != GameOutcome::open || all.status() == Status::finished)
      return std::vector<Event>{};
    const auto outcome = outcome_of(record, game->first_is_white);
    auto berserk = record.berserk;
    if (!game->first_is_white) std::swap(berserk[0], berserk[1]);
    auto events = decided(GameEnded{.result = {.game = record.game, .outcome = outcome},
                                    .plies = record.plies,
                                    .berserk = berserk},
                          *game, outcome);
    if (const auto absent = absent_player(all, record))
      events->push_back(made(act, Left{.user = *absent, .outcomes = {}}, "entered", "withdrawn"));
    return events;
  }

  Events operator()(const DrawWave& wave) const {
    auto drawn = next_wave(all, wave.waiting, act.at, solve);
    if (!drawn) return std::unexpected(drawn.error());
    if (!*drawn) return std::vector<Event>{};
    auto number = "wave " + std::to_string((*drawn)->rounds.front().number);
    return one(**std::move(drawn), "", std::move(number));
  }

  Events operator()(const SetResult& set) const {
    const Round* round = all.round(set.game.round);
    const Game* game = all.game(set.game);
    if (!game || round->state == RoundState::drawn)
      return fail(Code::not_found, "the tournament has no such game");
    if (all.status() == Status::cancelled) return refused("the tournament was cancelled");
    if (set.outcome == GameOutcome::open) return refused("a result cannot be taken back to none");
    if (game->outcome == set.outcome) return refused("this is the game's result already");
    return decided(ResultSet{{.game = set.game, .outcome = set.outcome}}, *game, set.outcome);
  }

  Events decided(auto what, const Game& before, GameOutcome after) const {
    const GameKey key = what.result.game;
    const auto place = std::to_string(key.round) + "." + std::to_string(key.board) + "." +
                       std::to_string(key.number) + " ";
    auto event =
        made(act, std::move(what), place + outcome_text(before.outcome, before.first_is_white),
             place + outcome_text(after, before.first_is_white));
    return with_consequences(all, {std::move(event)}, act);
  }

  Events operator()(const PauseAll&) const {
    if (all.status() != Status::running) return refused("the tournament is not running");
    return one(Paused{}, name(all.status()), name(Status::paused));
  }

  Events operator()(const ResumeAll&) const {
    if (all.status() != Status::paused) return refused("the tournament is not paused");
    return one(Resumed{}, name(all.status()), name(Status::running));
  }

  Events operator()(const Finish&) const {
    if (all.status() != Status::running) return refused("the tournament is not running");
    const auto& rounds = all.course().rounds;
    const bool open = std::ranges::any_of(
        rounds, [](const Round& r) { return r.state == RoundState::published; });
    if (open && !is_arena(all))
      return refused("there are games without a result; give them one first");
    return one(Finished{}, name(all.status()), name(Status::finished));
  }

  Events operator()(const Cancel&) const {
    if (all.status() != Status::announced)
      return refused("the tournament has begun; finish it instead");
    return one(Cancelled{}, name(all.status()), name(Status::cancelled));
  }
};

}  // namespace

Result<std::vector<Event>> create(const Settings& settings, std::uint64_t seed, const Act& act) {
  if (auto valid = validated(settings); !valid) return std::unexpected(valid.error());
  return std::vector<Event>{
      made(act, Created{.settings = settings, .seed = seed, .director = act.by.value_or(UserId{})},
           "", settings.name)};
}

Result<std::vector<Event>> decide(const Tournament& tournament, const Command& command,
                                  const Act& act, const MatchingSolver& solve) {
  const Act clamped{
      .at = std::max(act.at, tournament.last_event()), .by = act.by, .reason = act.reason};
  return std::visit(Decider{tournament, clamped, solve}, command);
}

Result<std::vector<Event>> decide_next(const Tournament& tournament, const Act& act,
                                       const MatchingSolver& solve) {
  if (tournament.status() != Status::running) return std::vector<Event>{};
  if (is_arena(tournament))
    return time_is_up(tournament, act.at) ? decide(tournament, Finish{}, act, solve)
                                          : std::vector<Event>{};
  const Round* last = last_round(tournament);
  if (last && last->state != RoundState::finished) {
    const bool publishes = last->state == RoundState::drawn && by_itself(tournament);
    if (!publishes) return std::vector<Event>{};
    return decide(tournament, PublishRound{first_drawn(tournament)}, act, solve);
  }
  const auto& rounds = tournament.course().rounds;
  if (std::ranges::any_of(rounds, [](const Round& r) { return r.state != RoundState::finished; }))
    return std::vector<Event>{};
  if (last && is_drawn_out(tournament.course())) return decide(tournament, Finish{}, act, solve);
  if (!by_itself(tournament)) return std::vector<Event>{};
  return decide(tournament, DrawRound{}, act, solve);
}

}  // namespace crownhead::tournament
