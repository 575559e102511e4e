#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/play/conditionals.hpp"
#include "rules/play/rules_of_today.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::play {
namespace {

const Rolled* roll_in(const Event& event) { return std::get_if<Rolled>(&event.what); }

/// Returns a table for which `wanted` holds; tries other roots until it does.
template <class Wanted>
std::unique_ptr<NardiTable> table_where(const Setup& setup, const Wanted& wanted) {
  for (std::uint8_t first = 0; first < 200; ++first) {
    dice::Digest root = a_root;
    root[31] = first;
    auto table = std::make_unique<NardiTable>(setup, root);
    if (wanted(*table)) return table;
  }
  ADD_FAILURE() << "no root yields such a game";
  return nullptr;
}

bool white_begins(const NardiTable& table) { return table.game.turn() == Seat::white; }

TEST(NardiGame, BeginsWithTheOpeningRoll) {
  const NardiTable table(nardi_setup());
  ASSERT_GE(table.events.size(), 2U);
  const Rolled* roll = roll_in(table.events[1]);
  ASSERT_TRUE(roll);
  EXPECT_EQ(roll->seat, dice::nobody);
  EXPECT_EQ(roll->number, 1);
  EXPECT_EQ(dice::link_before(roll->link), table.chain.commitment());
  EXPECT_TRUE(table.board().dice());
  EXPECT_EQ(table.game.clock().running, std::nullopt)
      << "in a live game the first move has a time limit";
}

TEST(NardiGame, RunsTheClockOfThePlayerWhoBegins) {
  const auto table = table_where(nardi_setup("1 point", "wbgf", three_days_a_move),
                                 [](const NardiTable& at) { return !white_begins(at); });
  EXPECT_EQ(table->game.clock().running, Seat::black);
  EXPECT_EQ(table->game.clock().since, noon);
}

TEST(NardiGame, BothPlayersContributeToTheOpeningRoll) {
  const auto first_dice = [](const std::string& white, const std::string& black) {
    const NardiTable table(nardi_setup(), a_root, {{Seat::black, black}, {Seat::white, white}});
    return table.game.dice().rolls.front().dice;
  };
  const auto usual = first_dice("anna", "ben");
  EXPECT_EQ(first_dice("anna", "ben"), usual);
  bool by_white = false, by_black = false;
  for (int n = 0; n < 20; ++n) {
    by_white = by_white || first_dice("anna" + std::to_string(n), "ben") != usual;
    by_black = by_black || first_dice("anna", "ben" + std::to_string(n)) != usual;
  }
  EXPECT_TRUE(by_white);
  EXPECT_TRUE(by_black);
}

TEST(NardiGame, AcceptsGreetingsOnlyBeforeTheFirstRoll) {
  NardiTable table(nardi_setup());
  EXPECT_THROW(table.take({{noon, Greeted{Seat::white, "late"}}}), std::logic_error);
}

TEST(NardiGame, RollsForTheNextPlayerTogetherWithTheMove) {
  NardiTable table(nardi_setup());
  const Seat first = table.game.turn();
  const auto events = table.moves(table.game.board().legal().front(), "anna-1").value();
  ASSERT_GE(events.size(), 2U);
  const auto& moved = std::get<Moved>(events[0].what);
  EXPECT_EQ(moved.entropy, "anna-1");
  EXPECT_FALSE(moved.automatic);
  ASSERT_TRUE(roll_in(events[1]));
  EXPECT_EQ(roll_in(events[1])->seat, static_cast<int>(index(opposite(first))));
  EXPECT_EQ(events[1].at, events[0].at);
}

TEST(NardiGame, RollsAreReproducible) {
  NardiTable table(nardi_setup());
  const MakeMove move{.by = table.game.turn(),
                      .ply = 0,
                      .text = table.game.board().legal().front(),
                      .entropy = "anna-1"};
  const auto first = table.asks(move).value();
  EXPECT_EQ(table.asks(move).value(), first);
  const auto rolled = [](const std::vector<Event>& events) { return *roll_in(events.at(1)); };
  MakeMove other = move;
  bool differs = false;
  for (int n = 0; n < 20 && !differs; ++n) {
    other.entropy = "anna-" + std::to_string(n + 2);
    const auto decided = table.asks(other).value();
    EXPECT_EQ(rolled(decided).link, rolled(first).link);
    differs = rolled(decided).dice != rolled(first).dice;
  }
  EXPECT_TRUE(differs) << "a player's entropy affects the dice, too";
}

TEST(NardiGame, NeverRollsWithoutEntropy) {
  NardiTable table(nardi_setup());
  const MakeMove move{.by = table.game.turn(), .ply = 0, .text = table.game.board().legal()[0]};
  EXPECT_THROW(static_cast<void>(decide(table.game, move, noon)), std::logic_error);
  const Game waiting = Game::begin(nardi_setup(), noon).value();
  EXPECT_EQ(decide(waiting, move, noon).error().code, Code::illegal_move);
}

TEST(NardiGame, ResumesWithTheRollThatIsDue) {
  NardiTable table(nardi_setup());
  const auto events = table
                          .asks(MakeMove{.by = table.game.turn(),
                                         .ply = 0,
                                         .text = table.game.board().legal().front(),
                                         .entropy = "x"})
                          .value();
  table.take({events.front()});
  const std::vector<Event> rest(events.begin() + 1, events.end());
  EXPECT_EQ(settle(table.game, table.chance, events.front().at), rest)
      << "a stop between a move and its roll changes no dice";
}

TEST(NardiGame, ChargesTheWholeTurnOnAPass) {
  const auto found = table_where(nardi_setup("5 points cube"), white_begins);
  NardiTable& table = *found;
  table.moves(table.game.board().legal().front());
  ASSERT_EQ(table.game.turn(), Seat::black);
  table.wait(seconds(10)).moves("roll").value();
  EXPECT_EQ(table.game.turn(), Seat::black);
  EXPECT_EQ(table.game.clock().running, Seat::black);
  EXPECT_EQ(table.game.moves().back().spent, Millis{0});
  EXPECT_EQ(table.game.clock().since, noon) << "its turn continues";
  table.wait(seconds(5)).moves(table.game.board().legal().front()).value();
  // If the roll had no legal play, the pass came with it.
  const auto own = table.game.clock().left[Seat::black];
  EXPECT_EQ(own, seconds(300 - 15 + 3)) << "15 s for the turn, and one increment";
}

TEST(NardiGame, RunsTheClockOfThePlayerWhoMustAnswer) {
  const auto found = table_where(nardi_setup("5 points cube"), white_begins);
  NardiTable& table = *found;
  table.moves(table.game.board().legal().front());
  table.wait(seconds(4)).moves("double").value();
  EXPECT_EQ(table.game.turn(), Seat::white);
  EXPECT_EQ(table.game.clock().running, Seat::white);
  EXPECT_EQ(table.game.clock().left[Seat::black], seconds(300 - 4 + 3));
  const auto events = table.wait(seconds(6)).moves("take").value();
  EXPECT_EQ(table.game.clock().left[Seat::white], seconds(300 - 6 + 3));
  ASSERT_GE(events.size(), 2U);
  EXPECT_EQ(roll_in(events[1])->seat, 1);
}

TEST(NardiGame, HasNoDrawsTakebacksOrConditionals) {
  NardiTable table(nardi_setup());
  EXPECT_EQ(table.asks(Abort{Seat::white}).error().code, Code::too_late_to_abort);
  table.moves(table.game.board().legal().front());
  EXPECT_EQ(table.asks(OfferDraw{Seat::white}).error().code, Code::draw_refused);
  EXPECT_EQ(table.asks(OfferTakeback{Seat::white}).error().code, Code::offer_refused);
  EXPECT_EQ(table.asks(ClaimDraw{table.game.turn()}).error().code, Code::draw_refused);
  const auto move = table.game.board().legal().front();
  EXPECT_EQ(
      table
          .asks(MakeMove{
              .by = table.game.turn(), .ply = table.game.ply(), .text = move, .offers_draw = true})
          .error()
          .code,
      Code::draw_refused);
  EXPECT_EQ(Conditionals::read(table.game, Seat::white, {{move, move}}).error().code,
            Code::offer_refused);
}

TEST(NardiGame, IsLostByAPlayerWhoSeesTheDiceAndNeverMoves) {
  const NardiTable table(nardi_setup());
  const auto end = decide_time(table.game, table.game.deadline().value());
  ASSERT_EQ(end.size(), 1u);
  EXPECT_EQ(std::get<Ended>(end[0].what).reason, EndReason::no_first_move);
  EXPECT_EQ(std::get<Ended>(end[0].what).finish, lost_by(table.game.turn()));
}

TEST(NardiGame, ARematchGetsANewDiceCommitment) {
  const NardiTable table(nardi_setup("3 points cube"));
  EXPECT_EQ(rematch_setup(table.game).dice_commitment, std::nullopt);
  EXPECT_EQ(rematch_setup(table.game).terms.start_fen, "3 points cube");
}

/// Complete matches of random legal acts.
class NardiMatch : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(NardiMatch, IsRebuiltFromItsEvents) {
  const auto& [ruleset, terms] = GetParam();
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    std::mt19937 lot(seed);
    dice::Digest root = a_root;
    root[0] = static_cast<std::uint8_t>(seed);
    std::vector<Greeted> greetings;
    if (seed > 2) greetings = {{Seat::black, "ben"}, {Seat::white, ""}};
    NardiTable table(
        nardi_setup(terms, ruleset, seed % 2 == 0 ? three_days_a_move : five_and_three), root,
        greetings);
    int passes = 0;
    while (!table.game.ended()) {
      ASSERT_LT(table.game.ply(), longest_game);
      ASSERT_TRUE(table.board().to_do());
      if (table.game.clock().running) ASSERT_EQ(table.game.clock().running, table.game.turn());
      table.wait(Millis{static_cast<std::int64_t>(lot() % 500)}).moves_by(lot);
      if (lot() % 50 != 0) continue;
      const auto restored = Game::restore(table.game.saved());
      ASSERT_TRUE(restored);
      ASSERT_EQ(restored->saved(), table.game.saved());
      ASSERT_EQ(restored->board().state(), table.game.board().state());
    }
    EXPECT_EQ(table.game.ended()->reason, EndReason::match_won);
    const Game again = replay(table.events).value();
    EXPECT_EQ(again.saved(), table.game.saved());
    EXPECT_EQ(again.board().state(), table.game.board().state());
    EXPECT_EQ(dice::verify(table.chain.commitment(), dice_events(table.events)), std::nullopt);
    Game checked = replay({table.events.front()}).value();
    for (std::size_t i = 1; i < table.events.size(); ++i) {
      ASSERT_EQ(against_today(checked, table.events[i]), std::nullopt) << "event " << i + 1;
      ASSERT_EQ(against_dice(checked, table.events[i]), std::nullopt) << "event " << i + 1;
      apply(checked, table.events[i]);
      const auto* moved = std::get_if<Moved>(&table.events[i].what);
      passes += moved && moved->automatic ? 1 : 0;
    }
    if (std::string_view(terms) != "1 point") EXPECT_GT(passes, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(NardiGame, NardiMatch,
                         testing::Values(std::pair("latvian", "1 point"),
                                         std::pair("wbgf", "5 points"),
                                         std::pair("wbgf", "7 points cube crawford")),
                         [](const auto& info) { return "Terms" + std::to_string(info.index); });

/// The store's check detects manipulated dice.
TEST(NardiGame, ReportsDiceThatWereNotDue) {
  NardiTable table(nardi_setup());
  const Game begun = replay({table.events.front()}).value();
  Event event = table.events.at(1);
  EXPECT_EQ(against_dice(begun, event), std::nullopt);
  auto& roll = std::get<Rolled>(event.what);
  const Rolled right = roll;
  roll.dice.first = static_cast<std::uint8_t>(roll.dice.first % 6 + 1);
  EXPECT_THAT(against_dice(begun, event).value(), testing::HasSubstr("dice that do not match"));
  roll = right;
  roll.link[0] ^= 1U;
  EXPECT_THAT(against_dice(begun, event).value(), testing::HasSubstr("chain"));
  roll = right;
  roll.seat = 0;
  EXPECT_THAT(against_dice(begun, event).value(), testing::HasSubstr("due"));
}

}  // namespace
}  // namespace crownhead::play
