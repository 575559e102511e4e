#include "rules/tournament/decide/import.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/tournament/files/report.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "tests/tournament/hall.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

using testing::HasSubstr;

const Act act{.at = start, .by = director};

/// Returns a tournament played at random to a random point.
Tournament random_tournament(Chance& chance, const std::vector<Format>& formats) {
  Settings settings = settings_of(formats[chance() % formats.size()]);
  settings.policy.points = {.win = 2, .draw = 1, .bye = 2, .half_bye = 1};
  settings.policy.tiebreaks = {TieBreak::solkoff, TieBreak::sonneborn_berger};
  Hall hall(settings);
  hall.enter(3 + static_cast<int>(chance() % 9));
  if (chance() % 8 == 0) return hall.now;
  hall.does(Start{}).value();
  for (auto rounds = chance() % 5; rounds > 0 && hall.does(DrawRound{}); --rounds) {
    hall.does(PublishRound{hall.now.last_round()->number}).value();
    while (!startable(hall.now).empty()) {
      const auto outcome = static_cast<GameOutcome>(1 + chance() % 6);
      hall.does(SetResult{.game = startable(hall.now).front(), .outcome = outcome}).value();
    }
    if (chance() % 6 == 0) (void)hall.does(Leave{{1}}, UserId{1});
  }
  return hall.now;
}

ImportedTournament taken_from(const Tournament& tournament) {
  return {.settings = tournament.settings(),
          .seed = tournament.history().seed,
          .state = {.status = tournament.status(),
                    .entries = tournament.entries(),
                    .apart = tournament.apart(),
                    .rounds = tournament.history().rounds}};
}

TEST(ImportProperties, YieldTheSameTournament) {
  EXPECT_TRUE(rc::check("there and back", [] {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const Tournament before =
        random_tournament(chance, {Format::swiss, Format::round_robin, Format::knockout});
    const auto events = import(taken_from(before), act);
    RC_ASSERT(events.has_value());
    const Tournament after = replay(*events);
    RC_ASSERT(after.history() == before.history());
    RC_ASSERT(after.entries() == before.entries());
    RC_ASSERT(after.status() == before.status());
  }));
}

TEST(ImportProperties, OfAReportYieldTheSameStandings) {
  EXPECT_TRUE(rc::check("by TRF", [] {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const Tournament before = random_tournament(chance, {Format::swiss, Format::round_robin});
    Names names;
    std::vector<UserId> users;
    for (const Entry& entry : before.entries())
      names[entry.user] = "p" + std::to_string(entry.user.value);
    const auto report = read_trf(write_trf(trf_report(before, names)));
    RC_ASSERT(report.has_value());
    for (const std::string& name : report->names) users.push_back({std::stoll(name.substr(1))});
    Settings settings = before.settings();
    const auto events = import(imported_from(*report, settings, users), act);
    RC_ASSERT(events.has_value());
    const History history = shown_history(replay(*events));
    RC_ASSERT(standings_of(history) == standings_of(shown_history(before)));
  }));
}

// Works for every random seed.
TEST(Import, UsesTheFirstColourNamedInTheReport) {
  for (const bool white : {true, false}) {
    std::string text = "092 Swiss\r\nXXR 3\r\n";
    text += white ? "XXC white1\r\n" : "XXC black1\r\n";
    for (const char* number : {"1", "2", "3", "4"})
      text += "001    " + std::string(number) + "      p" + number + "\r\n";
    const auto report = read_trf(text);
    ASSERT_TRUE(report) << report.error().detail;
    for (std::uint64_t drawn = 0; drawn < 20; ++drawn) {
      auto imported = imported_from(*report, settings_of(Format::swiss),
                                    {UserId{1}, UserId{2}, UserId{3}, UserId{4}});
      imported.seed = seed_for(imported, drawn);
      Hall hall(settings_of(Format::swiss));
      hall.events = import(imported, act).value();
      hall.now = replay(hall.events);
      hall.does(Start{}).value();
      hall.does(DrawRound{}).value();
      const auto& encounters = hall.now.last_round()->encounters;
      EXPECT_EQ(white ? encounters[0].first : encounters[0].second, PairingNumber{1}) << drawn;
      EXPECT_EQ(white ? encounters[1].second : encounters[1].first, PairingNumber{2}) << drawn;
    }
  }
}

TEST(Import, RejectsAKnockoutWithoutABracket) {
  Hall hall(settings_of(Format::knockout));
  hall.enter(5);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  hall.does(PublishRound{1}).value();
  const ImportedTournament right = taken_from(hall.now);
  ASSERT_TRUE(import(right, act));
  ImportedTournament beyond = right;
  beyond.state.rounds[0].encounters[3].board = 5;
  EXPECT_THAT(import(beyond, act).error().detail, HasSubstr("on boards 1 to 4"));
  ImportedTournament few = right;
  few.state.rounds[0].encounters.pop_back();
  EXPECT_THAT(import(few, act).error().detail, HasSubstr("1, 2, 4, 8"));
  ImportedTournament endless = right;
  endless.state.status = Status::running;
  for (Round& round : endless.state.rounds) {
    round.state = RoundState::finished;
    for (Encounter& encounter : round.encounters)
      for (Game& game : encounter.games) game.outcome = GameOutcome::first_wins;
  }
  for (int number = 2; number <= 200; ++number) {
    endless.state.rounds.push_back(endless.state.rounds.front());
    endless.state.rounds.back().number = number;
    endless.state.rounds.back().encounters.resize(1);
  }
  EXPECT_THAT(import(endless, act).error().detail, HasSubstr("rounds[3].encounters"));
}

// Its time would never be up.
TEST(Import, RejectsARunningArena) {
  Settings settings = settings_of(Format::arena);
  settings.control = play::Fischer{seconds(60), seconds(1)};
  settings.policy = {.format = Format::arena, .minutes = 10};
  Hall hall(settings);
  hall.enter(2);
  EXPECT_TRUE(import(taken_from(hall.now), act));
  hall.does(Start{}).value();
  EXPECT_THAT(import(taken_from(hall.now), act).error().detail, HasSubstr("status"));
  hall.does(Finish{}).value();
  EXPECT_TRUE(import(taken_from(hall.now), act));
}

TEST(Import, RejectsInconsistentHistories) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  hall.does(PublishRound{1}).value();
  const ImportedTournament right = taken_from(hall.now);
  ASSERT_TRUE(import(right, act));
  struct Row {
    std::function<void(Imported&)> spoil;
    const char* why;
  };
  for (const Row& row :
       {Row{[](auto& s) { s.entries[0].seat = PairingNumber{2}; }, "entries[1].seat is another"},
        Row{[](auto& s) { s.entries[0].seat = std::nullopt; }, "entries[0].seat is missing"},
        Row{[](auto& s) { s.entries[0].user = {2}; }, "listed twice"},
        Row{[](auto& s) { s.rounds[0].number = 2; }, "rounds[0].n"},
        Row{[](auto& s) { s.rounds[0].state = RoundState::finished; }, "while a game is open"},
        Row{[](auto& s) { s.rounds[0].encounters[1].board = 1; }, "encounters[1].board"},
        Row{[](auto& s) { s.rounds[0].encounters[0].first = {9}; }, "seats of the tournament"},
        Row{[](auto& s) { s.rounds[0].encounters[0].second = std::nullopt; }, ".bye"},
        Row{[](auto& s) { s.rounds[0].encounters[0].games.clear(); }, ".games"},
        Row{[](auto& s) { s.rounds[0].encounters[0].games[0].step = 3; }, "steps"},
        Row{[](auto& s) { s.apart = {{UserId{1}, UserId{99}}}; }, "apart[0]"},
        Row{[](auto& s) { s.status = Status::announced; }, "announced"},
        Row{[](auto& s) { s.status = Status::finished; }, "in progress"}}) {
    ImportedTournament wrong = right;
    row.spoil(wrong.state);
    const auto events = import(wrong, act);
    ASSERT_FALSE(events) << row.why;
    EXPECT_EQ(events.error().code, Code::invalid_field);
    EXPECT_THAT(events.error().detail, HasSubstr(row.why));
  }
}

}  // namespace
}  // namespace crownhead::tournament
