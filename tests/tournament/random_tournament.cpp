#include "tests/tournament/random_tournament.hpp"

#include <algorithm>
#include <random>

#include "rules/tournament/pairing/arena_run.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

constexpr int most_players = 14;

class Play {
 public:
  Play(Format format, std::uint64_t seed)
      : chance_(seed),
        events_(create(settings(format), chance_(), {.at = at_, .by = director}).value()),
        now_(Tournament::begin(events_.front())) {}

  PlayedTournament to_its_end() {
    const bool match = now_.settings().policy.format == Format::match;
    const int players = match ? 2 : 2 + below(most_players - 1);
    for (int user = 1; user <= players; ++user) enter(user);
    if (!match && players > 2 && one_in(4)) does(Leave{{1 + below(players)}}, director);
    does(Start{}, director);
    while (now_.status() != Status::finished) one_act();
    return {.end = now_, .events = events_};
  }

 private:
  Settings settings(Format format) {
    const bool arena = format == Format::arena;
    Policy policy{.format = format,
                  .cycles = 1 + below(2),
                  .rounds = 2 + below(5),
                  .games_per_encounter = arena || format == Format::swiss || one_in(2) ? 1 : 2,
                  .tiebreaks = {TieBreak::solkoff, TieBreak::sonneborn_berger, TieBreak::lot},
                  .all_at_once = format == Format::round_robin && one_in(3),
                  .minutes = arena ? 2 : 0};
    if (one_in(2)) policy.points = {.win = 2, .draw = 1, .bye = 2, .half_bye = 1};
    if (one_in(3)) policy.order = SwissOrder::solkoff;
    return {.name = "Cup",
            .variant = "international",
            .ruleset = "fmjd",
            .control = play::Fischer{seconds(60), seconds(1)},
            .policy = policy,
            .entry = {.late_until_round = format == Format::swiss ? 3 : 0},
            .schedule = one_in(2) ? Schedule::automatic : Schedule::by_hand};
  }

  int below(int bound) { return static_cast<int>(chance_() % static_cast<unsigned>(bound)); }
  bool one_in(int times) { return below(times) == 0; }

  /// Refused commands are not part of the tournament.
  bool does(const Command& command, std::optional<UserId> by) {
    const auto decided = decide(now_, command, {.at = at_, .by = by}, adapters::best_matching);
    if (!decided) return false;
    take(*decided);
    for (;;) {
      const auto next = decide_next(now_, {.at = at_}, adapters::best_matching);
      if (!next || next->empty()) return true;
      take(*next);
    }
  }

  void take(const std::vector<Event>& decided) {
    for (const Event& event : decided) {
      apply(now_, event);
      events_.push_back(event);
    }
  }

  void enter(int user) {
    does(Enter{.user = {user}, .rating = 1500 + below(500), .lot = chance_()}, UserId{user});
  }

  void one_act() {
    at_ = at_ + Millis{below(3000)};
    const int what = below(100);
    if (what < 3) {
      enter(1 + below(most_players + 4));
    } else if (what < 6 && now_.settings().policy.format != Format::match) {
      does(Leave{{1 + below(most_players)}},
           one_in(2) ? director : UserId{1 + below(most_players)});
    } else if (what < 8) {
      if (does(PauseAll{}, director)) at_ = at_ + seconds(below(1000));
      does(ResumeAll{}, director);
    } else if (what < 12) {
      edit_a_result();
    } else if (!end_a_game()) {
      go_on();
    }
  }

  bool end_a_game() {
    const auto open = startable(now_);
    if (open.empty() || (is_arena(now_) && one_in(3))) return false;
    const GameKey key = open[static_cast<std::size_t>(below(static_cast<int>(open.size())))];
    RecordGame record{.game = key,
                      .outcome = static_cast<play::Outcome>(below(3)),
                      .reason = play::EndReason::resignation,
                      .plies = below(60),
                      .berserk = {one_in(4), one_in(4)}};
    if (one_in(15))
      record = {.game = key,
                .outcome = play::Outcome::none,
                .reason = play::EndReason::no_first_move,
                .to_move = one_in(2) ? Seat::white : Seat::black};
    return does(record, std::nullopt);
  }

  void edit_a_result() {
    const auto& rounds = now_.history().rounds;
    if (rounds.empty() || now_.settings().policy.format == Format::knockout) return;
    const Round& round = rounds[static_cast<std::size_t>(below(static_cast<int>(rounds.size())))];
    if (round.encounters.empty()) return;
    const auto& encounter =
        round
            .encounters[static_cast<std::size_t>(below(static_cast<int>(round.encounters.size())))];
    const auto outcome = static_cast<GameOutcome>(1 + below(7));
    does(SetResult{{round.number, encounter.board, 1}, outcome}, director);
  }

  void go_on() {
    if (is_arena(now_)) {
      auto waiting = free_seats(now_);
      std::ranges::shuffle(waiting, chance_);
      does(DrawWave{waiting}, std::nullopt);
      return;
    }
    const int next = static_cast<int>(now_.history().rounds.size()) + 1;
    const Round* last = now_.last_round();
    if (last && last->state == RoundState::drawn) {
      does(PublishRound{now_.round_number() + 1}, director);
    } else if (does(DrawRound{}, director) && one_in(4)) {
      does(DiscardRound{next}, director);
    } else if (startable(now_).empty()) {
      does(Finish{}, director);
    }
  }

  std::mt19937_64 chance_;
  Instant at_ = start;
  std::vector<Event> events_;
  Tournament now_;
};

}  // namespace

PlayedTournament random_tournament(Format format, std::uint64_t seed) {
  return Play(format, seed).to_its_end();
}

void walk(const std::vector<Event>& events,
          const std::function<void(const Tournament& before, const Event& event)>& look) {
  Tournament tournament = Tournament::begin(events.front());
  for (std::size_t i = 1; i < events.size(); ++i) {
    look(tournament, events[i]);
    apply(tournament, events[i]);
  }
}

}  // namespace crownhead::tournament
