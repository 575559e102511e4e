#include "rules/tournament/pairing/arena_run.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>

#include "rules/tournament/files/report.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/hall.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

Settings ten_minutes() {
  return {.name = "Arena",
          .variant = "international",
          .ruleset = "fmjd",
          .control = play::Fischer{seconds(60), seconds(1)},
          .policy = {.format = Format::arena, .minutes = 10}};
}

/// An arena with controlled commands and clock.
struct Floor {
  Floor()
      : events(create(ten_minutes(), 7, {.at = start, .by = director}).value()),
        now(Tournament::begin(events.front())) {}

  Result<void> does(const Command& command, std::optional<UserId> by = director) {
    const auto decided = decide(now, command, {.at = at, .by = by}, adapters::best_matching);
    if (!decided) return std::unexpected(decided.error());
    take(*decided);
    take(decide_next(now, {.at = at}, adapters::best_matching).value());
    return {};
  }

  /// Also applies what follows automatically.
  void wait(Millis time) {
    at = at + time;
    take(decide_next(now, {.at = at}, adapters::best_matching).value());
  }

  void take(const std::vector<Event>& decided) {
    for (const Event& event : decided) {
      apply(now, event);
      events.push_back(event);
    }
  }

  void enter(int user) {
    does(Enter{.user = {user}, .rating = 2000 - user, .lot = static_cast<std::uint64_t>(user)},
         UserId{user})
        .value();
  }

  void begin(int players) {
    for (int user = 1; user <= players; ++user) enter(user);
    does(Start{}).value();
  }

  void wave() { does(DrawWave{free_seats(now)}, std::nullopt).value(); }

  GameKey game_of(int seat) const {
    for (const GameKey& key : startable(now)) {
      const Encounter& encounter = *now.encounter(key);
      if (encounter.first == PairingNumber{seat} || *encounter.second == PairingNumber{seat})
        return key;
    }
    return {};
  }

  RecordGame record(int seat, play::Outcome outcome, int plies = 40) const {
    return {.game = game_of(seat),
            .outcome = outcome,
            .reason = play::EndReason::resignation,
            .plies = plies};
  }

  int points(int seat) const {
    for (const Standing& line : standings_of(now.history()))
      if (line.seat == PairingNumber{seat}) return line.points;
    return -1;
  }

  std::vector<Event> events;
  Tournament now;
  Instant at = start;
};

TEST(ArenaRun, EndsOnTimeAndLeavesRunningGamesAlone) {
  Floor floor;
  floor.begin(4);
  EXPECT_EQ(floor.now.ends(), start + seconds(600));
  floor.wave();
  EXPECT_EQ(startable(floor.now).size(), 2U);
  floor.does(floor.record(1, play::Outcome::draw), std::nullopt).value();
  floor.at = start + seconds(600);
  const int still_playing = floor.now.encounter(startable(floor.now).at(0))->first.number;
  floor.does(floor.record(still_playing, play::Outcome::white_wins), std::nullopt).value();
  EXPECT_EQ(floor.now.status(), Status::finished);
  EXPECT_EQ(floor.does(DrawWave{{{1}, {2}}}).error().code, Code::tournament_refused);
  EXPECT_EQ(floor.does(Enter{.user = {9}}, UserId{9}).error().code, Code::tournament_refused);
}

// A game of 60 s and 1 s per move is expected to last 100 s.
TEST(ArenaRun, MakesNoPairingThatCouldNotFinishInTime) {
  Floor floor;
  floor.begin(2);
  const Instant last = *floor.now.ends() - seconds(50);
  EXPECT_FALSE(pairing_is_over(floor.now, last));
  floor.at = last + Millis{1};
  EXPECT_TRUE(pairing_is_over(floor.now, floor.at));
  floor.wave();
  EXPECT_TRUE(floor.now.history().rounds.empty());
  floor.at = last;
  floor.wave();
  EXPECT_EQ(floor.now.history().rounds.size(), 1U);
}

TEST(ArenaRun, IgnoresGamesThatEndAfterIt) {
  Floor floor;
  floor.begin(2);
  floor.wave();
  const auto late = floor.record(1, play::Outcome::white_wins);
  floor.at = start + seconds(600);
  floor.take(decide_next(floor.now, {.at = floor.at}, adapters::best_matching).value());
  ASSERT_EQ(floor.now.status(), Status::finished);
  floor.does(late, std::nullopt).value();
  EXPECT_EQ(floor.points(1) + floor.points(2), 0);
  draughts::PdnGame record;
  tag_record(record.tags, floor.now, late.game, setup_of(floor.now, late.game).players, {}, {});
  EXPECT_EQ(record.tag("Counts"), "open");
}

TEST(ArenaRun, IsExtendedByItsPauses) {
  Floor floor;
  floor.begin(2);
  floor.at = start + seconds(100);
  floor.does(PauseAll{}).value();
  EXPECT_EQ(floor.does(DrawWave{{{1}, {2}}}).error().code, Code::tournament_refused);
  floor.at = start + seconds(1000);
  EXPECT_FALSE(time_is_up(floor.now, floor.at)) << "it is paused";
  floor.does(ResumeAll{}).value();
  EXPECT_EQ(floor.now.ends(), start + seconds(1500));
  EXPECT_EQ(floor.now.status(), Status::running);
}

bool is_free(const Floor& floor, PairingNumber seat) {
  return std::ranges::count(free_seats(floor.now), seat) == 1;
}

TEST(ArenaRun, APlayerWhoReturnsKeepsTheirSeatAndPoints) {
  Floor floor;
  floor.begin(3);
  floor.wave();
  const auto won = floor.record(1, play::Outcome::white_wins);
  const PairingNumber winner = floor.now.encounter(won.game)->first;
  const int user = winner.number;
  floor.does(Leave{{user}}, UserId{user}).value();
  EXPECT_EQ(floor.now.game(won.game)->outcome, GameOutcome::open) << "the game continues";
  floor.does(won, std::nullopt).value();
  EXPECT_EQ(floor.points(user), 4);
  EXPECT_FALSE(is_free(floor, winner));
  floor.enter(user);
  EXPECT_EQ(floor.now.entry_of({user})->seat, winner);
  EXPECT_TRUE(is_free(floor, winner));
  EXPECT_EQ(floor.points(user), 4);
  floor.does(Leave{{user}}, director).value();
  EXPECT_EQ(floor.does(Enter{.user = {user}}, UserId{user}).error().code, Code::tournament_refused)
      << "an expelled player stays out";
}

TEST(ArenaRun, RemovesAPlayerWhoDoesNotShowUp) {
  for (const auto to_move : {Seat::white, Seat::black}) {
    Floor floor;
    floor.begin(2);
    floor.wave();
    RecordGame record = floor.record(1, play::Outcome::none, 0);
    record.reason = play::EndReason::no_first_move;
    record.to_move = to_move;
    const Encounter encounter = *floor.now.encounter(record.game);
    floor.does(record, std::nullopt).value();
    const bool white = to_move == Seat::white;
    const PairingNumber absent = white ? encounter.first : *encounter.second;
    const PairingNumber other = white ? *encounter.second : encounter.first;
    EXPECT_EQ(floor.now.entry_of(*floor.now.user_in(absent))->state, EntryState::withdrawn);
    EXPECT_EQ(floor.points(other.number), 4);
    EXPECT_EQ(free_seats(floor.now), std::vector<PairingNumber>{other});
  }
}

TEST(ArenaRun, AwardsBerserkPoints) {
  Floor floor;
  floor.begin(2);
  floor.wave();
  RecordGame record = floor.record(1, play::Outcome::black_wins, 14);
  record.berserk = {false, true};
  const PairingNumber black = *floor.now.encounter(record.game)->second;
  floor.does(record, std::nullopt).value();
  EXPECT_EQ(floor.points(black.number), 6);
}

TEST(ArenaRun, PairsInWavesEveryFiveSecondsCountedFromItsEnd) {
  Floor floor;
  floor.begin(2);
  EXPECT_EQ(wave_from(floor.now, start), start);
  EXPECT_EQ(wave_from(floor.now, start + Millis{1}), start + seconds(5));
  EXPECT_EQ(wave_from(floor.now, start + seconds(5)), start + seconds(5));
  EXPECT_EQ(wave_from(floor.now, start + Millis{599'999}), start + seconds(600));
}

/// Computes an arena's points from its games by the rules, in the order of their waves.
std::map<PairingNumber, int> counted(const History& history) {
  std::map<PairingNumber, int> points;
  std::map<PairingNumber, int> wins_running;
  for (const Entrant& entrant : history.entrants) points[entrant.seat] = 0;
  for (const Round& wave : history.rounds)
    for (const Encounter& e : wave.encounters) {
      const Game& game = e.games.at(0);
      if (game.outcome == GameOutcome::open) continue;
      for (const int side : {0, 1}) {
        const PairingNumber own = side == 0 ? e.first : *e.second;
        const auto won =
            side == 0 ? std::set{GameOutcome::first_wins, GameOutcome::first_wins_by_forfeit}
                      : std::set{GameOutcome::second_wins, GameOutcome::second_wins_by_forfeit};
        const int times = wins_running[own] >= 2 ? 2 : 1;
        if (won.contains(game.outcome)) {
          points[own] += 4 * times;
          if (game.berserk[static_cast<std::size_t>(side)] && game.plies >= 14) points[own] += 2;
          ++wins_running[own];
        } else {
          if (game.outcome == GameOutcome::draw && game.plies >= 20) points[own] += 2 * times;
          wins_running[own] = 0;
        }
      }
    }
  return points;
}

/// Game ends, players leaving and coming back, and waves, in random order until the time is up.
void play_arena(Floor& floor, Chance& chance) {
  const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
  for (;;) {
    // The time may be up while no game runs and no one is left to be paired.
    floor.wait(Millis{below(9000)});
    if (floor.now.status() != Status::running) return;
    const auto open = startable(floor.now);
    const int user = 1 + below(14);
    const int what = below(10);
    if (what < 6 && !open.empty()) {
      RecordGame record{
          .game = open[static_cast<std::size_t>(below(static_cast<int>(open.size())))],
          .outcome = static_cast<play::Outcome>(below(3)),
          .reason = play::EndReason::resignation,
          .plies = below(40),
          .berserk = {below(4) == 0, below(4) == 0}};
      if (below(12) == 0) {
        record.outcome = play::Outcome::none;
        record.reason = play::EndReason::no_first_move;
        record.to_move = below(2) == 0 ? Seat::white : Seat::black;
      }
      floor.does(record, std::nullopt).value();
    } else if (what == 6) {
      static_cast<void>(floor.does(Enter{.user = {user}, .rating = 1500 + user}, UserId{user}));
    } else if (what == 7 && below(3) == 0) {
      static_cast<void>(floor.does(Leave{{user}}, UserId{user}));
    } else {
      auto waiting = free_seats(floor.now);
      std::shuffle(waiting.begin(), waiting.end(), chance);
      static_cast<void>(floor.does(DrawWave{waiting}, std::nullopt));
    }
  }
}

TEST(ArenaRunProperties, NoPlayerHasTwoGamesAtOnceOrTheSameOpponentTwiceInARow) {
  EXPECT_TRUE(rc::check("arenas", [] {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    Floor floor;
    floor.begin(*rc::gen::inRange(0, 12));
    play_arena(floor, chance);
    std::map<PairingNumber, PairingNumber> last;
    Tournament before = Tournament::begin(floor.events.front());
    for (std::size_t i = 1; i < floor.events.size(); ++i) {
      const Event& event = floor.events[i];
      if (const auto* drawn = std::get_if<Drawn>(&event.what)) {
        std::set<PairingNumber> busy;
        for (const GameKey& key : startable(before)) {
          busy.insert(before.encounter(key)->first);
          busy.insert(*before.encounter(key)->second);
        }
        RC_ASSERT(!time_is_up(before, event.at));
        for (const Encounter& e : drawn->rounds.at(0).encounters) {
          for (const PairingNumber seat : {e.first, *e.second}) {
            RC_ASSERT(busy.insert(seat).second);
            RC_ASSERT(before.entry_of(*before.user_in(seat))->state == EntryState::entered);
          }
          RC_ASSERT(!last.contains(e.first) || last[e.first] != *e.second);
          RC_ASSERT(!last.contains(*e.second) || last[*e.second] != e.first);
          last[e.first] = *e.second;
          last[*e.second] = e.first;
        }
      }
      apply(before, event);
    }
    for (const Standing& line : standings_of(floor.now.history()))
      RC_ASSERT(line.points == counted(floor.now.history()).at(line.seat));
    RC_ASSERT(replay(floor.events) == floor.now);
  }));
}

}  // namespace
}  // namespace crownhead::tournament
