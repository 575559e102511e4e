#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>

#include "rules/play/conditionals.hpp"
#include "rules/play/records/star_record.hpp"
#include "tests/play/random_star.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

using testing::ElementsAre;

constexpr TimeControl a_day_a_move = PerMove{seconds(86'400)};

/// Plays the first legal move of the seat in turn, `times` times.
void move_on(Table& table, int times) {
  for (int i = 0; i < times; ++i) table.moves(table.game.board().legal().front()).value();
}

std::vector<Event> enforce_deadlines(Table& table) {
  auto events = decide_time(table.game, table.now);
  for (const Event& event : events) apply(table.game, event);
  return events;
}

TEST(SeveralSeats, MoveInTurn) {
  Table table(star_setup(6, a_day_a_move));
  for (const Seat seat : {white, black, third, fourth, fifth, sixth, white}) {
    EXPECT_EQ(table.game.turn(), seat);
    EXPECT_EQ(table.game.clock().running, seat);
    move_on(table, 1);
    EXPECT_EQ(table.game.last_mover(), seat);
  }
}

TEST(SeveralSeats, MatchTheNumberOfPlayers) {
  auto setup = star_setup(3);
  setup.players = {UserId{1}, UserId{2}};
  EXPECT_EQ(Game::begin(setup, noon).error().code, Code::invalid_field);
}

TEST(SeveralSeats, ContinueAfterAResignation) {
  Table table(star_setup(6, a_day_a_move));
  move_on(table, 2);
  const auto events = table.does(Resign{fifth}).value();
  EXPECT_THAT(events, ElementsAre(Event{noon, SeatEliminated{fifth, EndReason::resignation}}));
  EXPECT_FALSE(table.game.ended());
  EXPECT_EQ(table.game.turn(), third) << "it is the same seat's turn";
  move_on(table, 2);
  EXPECT_EQ(table.game.turn(), sixth) << "the fifth is skipped";
  EXPECT_EQ(table.game.left(), (std::vector<LeftSeat>{{2, fifth, EndReason::resignation}}));
  EXPECT_EQ(table.refusal(Resign{fifth}), Code::game_over);
  EXPECT_EQ(table.refusal(MakeMove{fifth, table.game.ply(), "-"}), Code::game_over);
}

TEST(SeveralSeats, PassTheTurnOnIfThePlayerToMoveLeaves) {
  Table table(star_setup(4, a_day_a_move));
  move_on(table, 1);
  table.wait(seconds(100)).does(Resign{black}).value();
  EXPECT_EQ(table.game.turn(), third);
  EXPECT_EQ(table.game.clock().running, third);
  EXPECT_EQ(table.game.turn_since(), table.now);
  EXPECT_EQ(table.game.deadline(), table.now + seconds(86'400));
  EXPECT_EQ(table.game.clock().left[black], seconds(86'300));
}

TEST(SeveralSeats, ContinueAfterAFlagFall) {
  Table table(star_setup(3, a_day_a_move));
  move_on(table, 1);
  table.wait(seconds(86'400) - Millis{1});
  EXPECT_THAT(enforce_deadlines(table), testing::IsEmpty());
  table.wait(Millis{1});
  EXPECT_THAT(enforce_deadlines(table),
              ElementsAre(Event{table.now, SeatEliminated{black, EndReason::time}}));
  EXPECT_EQ(table.game.clock().left[black], Millis{0});
  EXPECT_EQ(table.game.clock().running, third);
}

TEST(SeveralSeats, RunOutOfTimeInTurnUntilOneRemains) {
  Table table(star_setup(3, a_day_a_move));
  table.wait(seconds(10 * 86'400));
  const Instant first = noon + seconds(86'400), second = first + seconds(86'400);
  EXPECT_THAT(enforce_deadlines(table),
              ElementsAre(Event{first, SeatEliminated{white, EndReason::time}}));
  EXPECT_THAT(enforce_deadlines(table),
              ElementsAre(Event{second, SeatEliminated{black, EndReason::time}},
                          Event{second, Ended{placed({3, 2, 1}), EndReason::alone}}));
  EXPECT_THAT(enforce_deadlines(table), testing::IsEmpty());
  EXPECT_EQ(table.game.ended()->finish.points, PerSeat(0, 2, 4));
}

TEST(SeveralSeats, EachHaveATimeLimitForTheFirstMove) {
  Table table(star_setup(3, five_and_three));
  const Millis time = first_move_time(five_and_three);
  table.wait(time);
  EXPECT_THAT(enforce_deadlines(table),
              ElementsAre(Event{table.now, SeatEliminated{white, EndReason::no_first_move}}));
  EXPECT_EQ(table.game.deadline(), table.now + time) << "the next seat has the same limit";
  EXPECT_EQ(table.game.clock().running, std::nullopt) << "no player has moved yet";
  move_on(table, 1);
  EXPECT_EQ(table.game.deadline(), table.now + time);
  move_on(table, 1);
  EXPECT_TRUE(table.game.all_have_moved());
  EXPECT_EQ(table.game.turn(), black);
  EXPECT_EQ(table.game.deadline(), table.now + seconds(300))
      << "a move on a stopped clock adds no increment";
}

TEST(SeveralSeats, AllowNoOffersOrClaims) {
  Table table(star_setup(3));
  move_on(table, 4);
  for (const Command& command :
       {Command{OfferDraw{white}}, Command{AcceptDraw{white}}, Command{ClaimDraw{black}},
        Command{Abort{white}}, Command{OfferTakeback{white}}, Command{GiveTime{white}},
        Command{GoBerserk{white}}, Command{OfferRematch{white}},
        Command{ClaimAbandonment{white, AbandonmentClaim::win, noon}}})
    EXPECT_EQ(table.refusal(command), Code::offer_refused) << command.index();
  EXPECT_EQ(Conditionals::read(table.game, white, {{"a3-d4"}}).error().code, Code::offer_refused);
}

TEST(SeveralSeats, AreEliminatedOnceAndOnlyIfThereAreSeveral) {
  Table three(star_setup(3, a_day_a_move)), two(setup_of());
  const auto leaves = [](Table& table, Seat seat) {
    apply(table.game, {noon, SeatEliminated{seat, EndReason::time}});
  };
  EXPECT_THROW(leaves(two, white), std::logic_error);
  EXPECT_THROW(leaves(three, sixth), std::logic_error);
  leaves(three, third);
  EXPECT_THROW(leaves(three, third), std::logic_error);
}

TEST(SeveralSeats, AreMarkedInTheRecordWhereTheyLeft) {
  Table table(star_setup(3, a_day_a_move));
  table.play({"a3-d4"}).does(Resign{third}).value();
  const auto record = write_star(star_record(table.game, {"anna", "ben", "carl"}, "-"));
  EXPECT_NE(record.find("[Seat3 \"carl\"]"), record.npos);
  EXPECT_TRUE(record.ends_with("\n\n1. a3-d4 *3 *\n")) << record;
}

/// Checks that the game's events and its saved state restore the same game.
void expect_the_same(const Played& played) {
  RC_ASSERT(replay(played.events)->saved() == played.game.saved());
  const auto restored = Game::restore(played.game.saved());
  RC_ASSERT(restored.has_value());
  RC_ASSERT(restored->saved() == played.game.saved());
  RC_ASSERT(restored->board().state() == played.game.board().state());
  RC_ASSERT(restored->turn() == played.game.turn());
  RC_ASSERT(restored->deadline() == played.game.deadline());
  RC_ASSERT(restored->all_have_moved() == played.game.all_have_moved());
  RC_ASSERT(restored->last_mover() == played.game.last_mover());
}

TEST(SeveralSeats, ReplayAnyGameToTheSameResult) {
  EXPECT_TRUE(rc::check([] {
    const auto seats = *rc::gen::inRange<std::size_t>(3, 7);
    const auto control =
        *rc::gen::element<TimeControl>(Fischer{seconds(60), seconds(1)}, a_day_a_move);
    expect_the_same(random_star_game(star_setup(seats, control), noon,
                                     *rc::gen::arbitrary<std::uint32_t>(),
                                     *rc::gen::inRange(0, 300)));
  }));
}

TEST(SeveralSeats, FillThePlacesFromFirstToLast) {
  EXPECT_TRUE(rc::check([] {
    const auto seats = *rc::gen::inRange<std::size_t>(3, 7);
    const auto played = random_star_game(star_setup(seats), noon,
                                         *rc::gen::arbitrary<std::uint32_t>(), longest_game);
    RC_ASSERT(played.game.ended().has_value());
    const auto& places = played.game.ended()->finish.places;
    for (const int place : places) {
      const auto before = std::ranges::count_if(places, [&](int other) { return other < place; });
      RC_ASSERT(place == before + 1);
    }
    // The first to leave get the last places.
    int last = static_cast<int>(seats);
    for (const LeftSeat& left : played.game.left()) RC_ASSERT(places[left.seat] == last--);
    std::size_t out = 0, ends = 0;
    for (const Event& event : played.events) {
      out += std::holds_alternative<SeatEliminated>(event.what) ? 1 : 0;
      ends += std::holds_alternative<Ended>(event.what) ? 1 : 0;
    }
    RC_ASSERT(out == played.game.left().size());
    RC_ASSERT(ends == 1u);
    RC_ASSERT(std::holds_alternative<Ended>(played.events.back().what));
  }));
}

}  // namespace
}  // namespace crownhead::play
