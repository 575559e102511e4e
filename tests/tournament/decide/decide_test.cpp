#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>

#include "rules/tournament/decide/promotion.hpp"
#include "rules/tournament/decide/timetable.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "rules/tournament/tournament.hpp"
#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

/// Returns the half points of all encounters that count.
int points_given(const Tournament& tournament) {
  int sum = 0;
  for (const Standing& line : standings_of(tournament.history())) sum += line.points;
  return sum;
}

TEST(Tournament, StartsWhenFullIfSetTo) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.entry = {.by = EntryBy::invitation, .max_players = 3, .start_when_full = true};
  Hall hall(settings);
  hall.enter(4);
  EXPECT_EQ(hall.now.status(), Status::announced) << "they have only asked";
  for (const int user : {1, 2, 3}) {
    EXPECT_EQ(hall.now.status(), Status::announced);
    hall.does(AnswerEntry{.user = {user}, .accepted = true}).value();
  }
  EXPECT_EQ(hall.now.status(), Status::running);
  EXPECT_EQ(startable(hall.now).size(), 3U);
  EXPECT_FALSE(hall.does(AnswerEntry{.user = {4}, .accepted = true})) << "it is full";
}

TEST(Tournament, StartsWhenItsPlacesAreReducedToTheEntrants) {
  Settings settings = settings_of(Format::swiss);
  settings.entry = {.max_players = 8, .start_when_full = true};
  Hall hall(settings);
  hall.enter(4);
  EXPECT_EQ(hall.now.status(), Status::announced);
  settings.entry.max_players = 4;
  hall.does(Edit{settings}).value();
  EXPECT_EQ(hall.now.status(), Status::running);
  for (const auto& wrong : {EntryRules{.start_when_full = true},
                            EntryRules{.max_players = 101, .start_when_full = true}}) {
    Settings refused = settings_of(Format::round_robin);
    refused.entry = wrong;
    EXPECT_EQ(validated(refused).error().code, Code::invalid_field);
  }
}

TEST(Tournament, StartsOnTimeOrOnceTwoPlayersHaveEntered) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.starts = start + seconds(60);
  settings.starts_by_itself = true;
  Hall hall(settings);
  EXPECT_EQ(next_by_itself(hall.now), std::nullopt) << "no one has entered";
  hall.enter(2);
  EXPECT_EQ(hall.now.status(), Status::announced);
  EXPECT_EQ(next_by_itself(hall.now), settings.starts);
  hall.at = start + seconds(59);
  hall.go_on();
  EXPECT_EQ(hall.now.status(), Status::announced);
  hall.at = start + seconds(60);
  hall.go_on();
  EXPECT_EQ(hall.now.status(), Status::running);
  EXPECT_EQ(hall.events.back().by, std::nullopt);

  Hall empty(settings);
  empty.at = start + seconds(100);
  empty.enter(1);
  EXPECT_EQ(empty.now.status(), Status::announced);
  empty.enter(2);
  EXPECT_EQ(empty.now.status(), Status::running);
}

TEST(Tournament, DrawsRoundsByIntervalOrAfterThePreviousRound) {
  Settings settings = settings_of(Format::swiss);
  settings.schedule = Schedule::interval;
  settings.interval = seconds(600);
  Hall hall(settings);
  hall.enter(4);
  hall.does(Start{}).value();
  const auto record = [&] {
    for (const GameKey& key : startable(hall.now))
      hall.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  };
  EXPECT_EQ(hall.now.round_number(), 1);
  EXPECT_EQ(next_by_itself(hall.now), std::nullopt) << "it waits for games";
  record();
  EXPECT_EQ(hall.now.round_number(), 1) << "it is early";
  EXPECT_EQ(next_by_itself(hall.now), start + seconds(600));
  hall.at = start + seconds(1300);
  hall.go_on();
  EXPECT_EQ(hall.now.round_number(), 2);
  record();
  EXPECT_EQ(hall.now.round_number(), 3) << "it is due already";
}

TEST(Tournament, RejectsIncompleteSchedules) {
  const auto refused = [](auto change) {
    Settings settings = settings_of(Format::swiss);
    change(settings);
    const auto valid = validated(settings);
    return !valid && valid.error().code == Code::invalid_field;
  };
  EXPECT_TRUE(refused([](Settings& settings) { settings.starts_by_itself = true; }));
  EXPECT_TRUE(refused([](Settings& settings) { settings.schedule = Schedule::interval; }));
  EXPECT_TRUE(refused([](Settings& settings) { settings.interval = seconds(600); }));
}

TEST(Tournament, PassesTheMinimumForAgreedDrawsToItsGames) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.agreed_draw_from_move = 40;
  Hall hall(settings);
  hall.enter(2);
  hall.does(Start{}).value();
  EXPECT_EQ(setup_of(hall.now, startable(hall.now).at(0)).agreed_draw_from_move, 40);
  settings.agreed_draw_from_move = 30;
  EXPECT_EQ(hall.does(Edit{settings}).error().code, Code::tournament_refused) << "it runs";
  for (const int wrong : {-1, 101}) {
    settings.agreed_draw_from_move = wrong;
    EXPECT_EQ(validated(settings).error().code, Code::invalid_field) << wrong;
  }
}

TEST(Tournament, DrawsOneOpeningForAllGamesOfAnEncounter) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.variant = "russian";
  settings.ruleset = draughts::find_variant("russian")->rulesets.front().key;
  settings.policy.games_per_encounter = 2;
  settings.openings = {.draw = OpeningDraw::encounter,
                       .table = first_moves(*draughts::find_variant("russian"), 2)};
  Hall hall(settings);
  hall.enter(6);
  hall.does(Start{}).value();
  std::set<std::string> fens;
  for (const GameKey& key : startable(hall.now)) {
    const auto fen = setup_of(hall.now, key).terms.start_fen;
    const GameKey other{.round = key.round, .board = key.board, .number = 3 - key.number};
    EXPECT_EQ(fen, setup_of(hall.now, other).terms.start_fen);
    EXPECT_NE(opening_of(settings, *hall.now.encounter(key)), nullptr);
    fens.insert(fen);
  }
  EXPECT_GT(fens.size(), 5U) << "of 15 encounters";
  settings.openings.draw = OpeningDraw::round;
  EXPECT_FALSE(hall.does(Edit{settings})) << "it runs";
}

TEST(Tournament, CanDrawOneOpeningForAllBoardsOfARound) {
  Settings settings = settings_of(Format::swiss);
  settings.openings = {.draw = OpeningDraw::round,
                       .table = first_moves(*draughts::find_variant("international"), 1)};
  Hall hall(settings);
  hall.enter(8);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  const auto& encounters = hall.now.last_round()->encounters;
  for (const Encounter& encounter : encounters)
    EXPECT_EQ(encounter.opening, encounters.front().opening);
  EXPECT_GT(encounters.front().opening, 0);
  const auto place = static_cast<std::size_t>(encounters.front().opening) - 1;
  EXPECT_EQ(std::get<Drawn>(hall.events.back().what).openings,
            std::vector{settings.openings.table[place].code});
}

TEST(Tournament, RejectsOpeningsThatCannotBePlayed) {
  for (const Openings& openings :
       {Openings{.draw = OpeningDraw::round},
        Openings{.draw = OpeningDraw::none, .table = {{.code = "1", .name = ""}}},
        Openings{.draw = OpeningDraw::round,
                 .table = {{.code = "1", .name = "", .moves = {"32-29"}}}}}) {
    Settings settings = settings_of(Format::swiss);
    settings.openings = openings;
    EXPECT_EQ(validated(settings).error().code, Code::invalid_field);
  }
}

TEST(Tournament, ARoundRobinStartsAllGamesAndEndsAutomatically) {
  Hall hall(settings_of(Format::round_robin, true));
  hall.enter(5);
  hall.does(Start{}).value();
  EXPECT_EQ(startable(hall.now).size(), 10U);
  for (const GameKey& key : startable(hall.now))
    hall.does(RecordGame{.game = key, .outcome = play::Outcome::white_wins}, std::nullopt).value();
  EXPECT_EQ(hall.now.status(), Status::finished);
  EXPECT_EQ(points_given(hall.now), 40);
}

TEST(Tournament, RecordsAGameOnce) {
  Hall hall(settings_of(Format::round_robin, true));
  hall.enter(2);
  hall.does(Start{}).value();
  const GameKey key = startable(hall.now).at(0);
  hall.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  const auto before = hall.now;
  hall.does(RecordGame{.game = key, .outcome = play::Outcome::white_wins}, std::nullopt).value();
  EXPECT_EQ(hall.now, before);
}

TEST(Tournament, APlayerWhoNeverMovesLosesByForfeit) {
  for (const auto to_move : {Seat::white, Seat::black}) {
    Hall hall(settings_of(Format::round_robin, true));
    hall.enter(2);
    hall.does(Start{}).value();
    const GameKey key = startable(hall.now).at(0);
    const bool first_is_white = hall.now.game(key)->first_is_white;
    hall.does(RecordGame{.game = key,
                         .outcome = play::Outcome::none,
                         .reason = play::EndReason::no_first_move,
                         .to_move = to_move},
              std::nullopt)
        .value();
    const bool white_wins = to_move == Seat::black;
    EXPECT_EQ(hall.now.game(key)->outcome, white_wins == first_is_white
                                               ? GameOutcome::first_wins_by_forfeit
                                               : GameOutcome::second_wins_by_forfeit);
  }
}

// Its bye would give points, and its end first place, before anyone has seen it.
TEST(Tournament, AnUnpublishedRoundDoesNotCountAndIsDiscardedAtTheEnd) {
  Settings settings = settings_of(Format::swiss);
  settings.promotion = Promotion{.to = {2}, .places = 1};
  Hall hall(settings);
  hall.enter(5);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  EXPECT_GT(points_given(hall.now), 0);
  for (const Standing& line : standings_of(published_history(hall.now))) EXPECT_EQ(line.points, 0);
  EXPECT_EQ(best_of(hall.now).front().user, UserId{1});
  hall.does(Finish{}).value();
  EXPECT_EQ(hall.now.status(), Status::finished);
  EXPECT_EQ(hall.now.last_round(), nullptr);
}

TEST(Tournament, APlayerWhoLeftGetsNoPointsForAnUnpublishedBye) {
  Settings settings = settings_of(Format::swiss);
  Hall hall(settings);
  hall.enter(5);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  const auto drawn = *hall.now.last_round();
  const auto bye = std::ranges::find(drawn.encounters, Bye::pairing, &Encounter::bye);
  ASSERT_NE(bye, drawn.encounters.end());
  const UserId user = *hall.now.user_in(bye->first);
  hall.does(Leave{user}, user).value();
  hall.does(PublishRound{1}).value();
  EXPECT_EQ(points_given(hall.now), 0);
  ASSERT_EQ(hall.now.last_round()->encounters.size(), drawn.encounters.size());
  for (std::size_t i = 0; i < drawn.encounters.size(); ++i)
    EXPECT_EQ(hall.now.last_round()->encounters[i].first, drawn.encounters[i].first);
}

TEST(Tournament, CanBeDirectedByAnyoneAllowedToActAsDirector) {
  Settings settings = settings_of(Format::swiss);
  settings.entry = {.by = EntryBy::invitation, .min_rating = 2500};
  Hall hall(settings);
  const auto acts = [&](const Command& command, bool as_director) -> Result<void> {
    const auto events =
        decide(hall.now, command, {.at = start, .by = UserId{77}, .as_director = as_director},
               adapters::best_matching);
    if (!events) return std::unexpected(events.error());
    hall.take(*events);
    return {};
  };
  EXPECT_FALSE(acts(Enter{.user = {1}, .rating = 1500}, false));
  const auto entered = acts(Enter{.user = {1}, .rating = 1500}, true);
  ASSERT_TRUE(entered) << entered.error().detail;
  EXPECT_EQ(hall.now.entry_of({1})->state, EntryState::entered);
  const AskByes half{.user = {1}, .byes = {{.round = 2, .bye = Bye::half}}};
  EXPECT_FALSE(acts(half, false));
  const auto given = acts(half, true);
  ASSERT_TRUE(given) << given.error().detail;
  acts(Leave{{1}}, true).value();
  EXPECT_EQ(hall.now.entry_of({1})->state, EntryState::expelled);
}

TEST(Tournament, AnEditCannotChangeTheFormatOfARunningTournament) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  auto settings = hall.now.settings();
  settings.policy.games_per_encounter = 2;
  hall.does(Edit{settings}).value();
  hall.does(Start{}).value();
  settings.name = "Another name";
  hall.does(Edit{settings}).value();
  EXPECT_EQ(hall.now.settings().name, "Another name");
  settings.policy.games_per_encounter = 1;
  EXPECT_EQ(hall.does(Edit{settings}).error().code, Code::tournament_refused);
}

TEST(Tournament, NoOneEntersAfterTheStartUnlessLateEntryIsOpen) {
  auto settings = settings_of(Format::swiss);
  settings.entry.late_until_round = 2;
  Hall hall(settings);
  hall.enter(4);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  hall.does(Enter{.user = {9}}, UserId{9}).value();
  EXPECT_EQ(hall.now.entry_of({9})->from_round, 2);
  hall.does(PublishRound{1}).value();
  for (const GameKey& key : startable(hall.now))
    hall.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  hall.does(DrawRound{}).value();
  EXPECT_EQ(hall.does(Enter{.user = {10}}, UserId{10}).error().code, Code::tournament_refused);
}

// A third player could enter, and then no one could start it.
TEST(Tournament, AMatchIsFullWithTwoPlayers) {
  Settings settings = settings_of(Format::match);
  settings.policy = {.format = Format::match, .rounds = 2};
  Hall hall(settings);
  hall.enter(2);
  EXPECT_EQ(hall.does(Enter{.user = {3}}, UserId{3}).error().detail, "every place is taken");
  hall.does(Leave{{1}}, UserId{1}).value();
  hall.does(Enter{.user = {3}}, UserId{3}).value();
  hall.does(Start{}).value();
}

TEST(Tournament, ADrawnRoundCanBeDiscarded) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  EXPECT_EQ(hall.does(DrawRound{}).error().code, Code::tournament_refused);
  hall.does(DiscardRound{1}).value();
  EXPECT_EQ(hall.now.round(1), nullptr);
  hall.does(DrawRound{}).value();
  hall.does(PublishRound{1}).value();
  EXPECT_EQ(hall.does(DiscardRound{1}).error().code, Code::tournament_refused);
}

TEST(Tournament, PairingsChangeBeforeTheRoundIsPublished) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  const ChangePairings swap{.round = 1, .change = SwapPlayers{{1, true}, {2, true}}};
  const Round before = *hall.now.round(1);
  hall.does(swap).value();
  const Round& after = *hall.now.round(1);
  EXPECT_EQ(after.encounters[0].second, before.encounters[1].second);
  EXPECT_EQ(after.encounters[1].second, before.encounters[0].second);
  EXPECT_EQ(std::get<PairingsChanged>(hall.events.back().what).change, "swap");
  EXPECT_EQ(replay(hall.events), hall.now);
  hall.does(swap).value();
  EXPECT_EQ(*hall.now.round(1), before) << "the same swap again takes it back";
  hall.does(PublishRound{1}).value();
  EXPECT_EQ(hall.does(swap).error().code, Code::tournament_refused);
  EXPECT_EQ(hall.does(ChangePairings{.round = 7, .change = TurnBoards{{1}}}).error().code,
            Code::tournament_refused);
}

TEST(Tournament, BrokenRulesOfPairingsAreConfirmedWithAReason) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  hall.does(PublishRound{1}).value();
  const auto first = hall.now.round(1)->encounters.front();
  for (const GameKey& key : startable(hall.now))
    hall.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  hall.does(DrawRound{}).value();
  ChangePairings again{.round = 2, .change = PairPlayers{{{first.first, *first.second}}}};
  const auto refused = hall.does(again);
  EXPECT_EQ(refused.error().code, Code::pairing_rules);
  EXPECT_TRUE(refused.error().reason.english.contains("MET_BEFORE"));
  again.confirmed = {PairingRule::met_before};
  const auto reasonless =
      decide(hall.now, again, {.at = hall.at, .by = director}, adapters::best_matching);
  EXPECT_EQ(reasonless.error().field, "reason");
  hall.does(again).value();
  const auto& changed = std::get<PairingsChanged>(hall.events.back().what);
  EXPECT_EQ(std::ranges::count(changed.broken, PairingRule::met_before, &BrokenRule::rule), 2);
  EXPECT_TRUE(std::ranges::all_of(hall.now.round(2)->encounters, [](const Encounter& one) {
    return one.games.size() == 1 && one.games[0].outcome == GameOutcome::open;
  }));
}

/// Invariants after any commands in any order.
void check_rules(const Hall& hall) {
  RC_ASSERT(replay(hall.events) == hall.now);
  RC_ASSERT(hall.now.version() == static_cast<std::int64_t>(hall.events.size()));
  for (const Round& round : hall.now.history().rounds) {
    std::set<int> seats;
    for (const Encounter& encounter : round.encounters) {
      RC_ASSERT(seats.insert(encounter.first.number).second);
      if (encounter.second) RC_ASSERT(seats.insert(encounter.second->number).second);
    }
  }
  for (const GameKey& key : startable(hall.now))
    RC_ASSERT(hall.now.game(key)->outcome == GameOutcome::open);
}

void do_something(Hall& hall) {
  const UserId user{*rc::gen::inRange(1, 9)};
  const int round = *rc::gen::inRange(1, 5);
  const auto open = startable(hall.now);
  const auto result = static_cast<play::Outcome>(*rc::gen::inRange(0, 3));
  switch (*rc::gen::inRange(0, 12)) {
    case 0: (void)hall.does(Enter{.user = user}, user); return;
    case 1: (void)hall.does(Leave{user}, *rc::gen::element(user, director)); return;
    case 2: (void)hall.does(Start{}); return;
    case 3: (void)hall.does(DrawRound{}); return;
    case 4: (void)hall.does(PublishRound{round}); return;
    case 5: (void)hall.does(DiscardRound{round}); return;
    case 6: (void)hall.does(PauseAll{}); return;
    case 7: (void)hall.does(ResumeAll{}); return;
    case 8:
      (void)hall.does(SetResult{.game = {round, 1, 1},
                                .outcome = static_cast<GameOutcome>(*rc::gen::inRange(0, 8))});
      return;
    default: break;
  }
  if (!open.empty())
    (void)hall.does(RecordGame{.game = *rc::gen::elementOf(open), .outcome = result}, std::nullopt);
}

TEST(TournamentProperty, NoSequenceOfActsBreaksItsRules) {
  EXPECT_TRUE(rc::check([] {
    auto settings = settings_of(*rc::gen::element(Format::round_robin, Format::swiss));
    settings.schedule = *rc::gen::element(Schedule::by_hand, Schedule::automatic);
    settings.entry.late_until_round = settings.policy.format == Format::swiss ? 3 : 0;
    Hall hall(settings);
    hall.enter(*rc::gen::inRange(2, 6));
    for (int left = *rc::gen::inRange(1, 60); left > 0; --left) do_something(hall);
    check_rules(hall);
  }));
}

}  // namespace
}  // namespace crownhead::tournament
