#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "rules/play/records/record.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

/// Kings that may move back and forth until a player claims a draw.
constexpr std::array<const char*, 4> to_and_fro = {"1-5", "32-28", "5-1", "28-32"};

Setup with_kings(const TimeControl& control = three_days_a_move) {
  auto setup = setup_of(control, "english", "", "W:WK1,K2,K3:BK30,K31,K32");
  setup.terms.rated = false;
  return setup;
}

const char* next_move(const Game& game) {
  return to_and_fro[static_cast<std::size_t>(game.ply()) % to_and_fro.size()];
}

Table after(int plies) {
  Table table(with_kings());
  while (table.game.ply() < plies) table.moves(next_move(table.game)).value();
  return table;
}

/// Returns a stored game that exceeds the limit.
Table longer_than_today(int plies, std::vector<Event>* events = nullptr) {
  Table table(with_kings());
  if (events) events->push_back({noon, Started{with_kings()}});
  while (table.game.ply() < plies) {
    const auto move =
        decide(table.game, MakeMove{table.game.turn(), table.game.ply(), next_move(table.game)},
               noon)
            .value()
            .front();
    apply(table.game, move);
    if (events) events->push_back(move);
  }
  return table;
}

TEST(Length, TheLastMoveEndsTheGameAsDrawn) {
  auto table = after(longest_draughts_game - 2);
  EXPECT_EQ(table.moves(next_move(table.game)).value().size(), 1u) << "one is left";
  const auto events = table.moves(next_move(table.game)).value();
  ASSERT_EQ(events.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<Moved>(events[0].what));
  EXPECT_EQ(table.game.ply(), longest_draughts_game);
  ASSERT_TRUE(table.game.ended());
  EXPECT_EQ(table.game.ended()->outcome(), Outcome::draw);
  EXPECT_EQ(reason_name(*table.game.ended()), "length");
  EXPECT_EQ(table.refusal(MakeMove{table.game.turn(), table.game.ply(), next_move(table.game)}),
            Code::game_over);
}

TEST(Length, AnOfferWithTheLastMoveIsIgnored) {
  auto table = after(longest_draughts_game - 1);
  const auto events = table.moves(next_move(table.game), true).value();
  ASSERT_EQ(events.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<Ended>(events[1].what));
}

TEST(Length, AWinWithTheLastMoveIsAWin) {
  auto setup = with_kings();
  setup.terms.start_fen = "W:WK9:BK27";
  Table table(setup);
  constexpr std::array<const char*, 4> cycle = {"9-14", "27-23", "14-9", "23-27"};
  while (table.game.ply() < longest_draughts_game - 2)
    table.moves(cycle[static_cast<std::size_t>(table.game.ply()) % cycle.size()]).value();
  table.play({"14-18", "23x14"});
  EXPECT_EQ(table.game.ply(), longest_draughts_game);
  EXPECT_EQ(table.game.ended()->outcome(), Outcome::black_wins);
  EXPECT_EQ(table.game.ended()->reason, EndReason::no_pieces);
}

TEST(Length, DependsOnTheKindOfGame) {
  EXPECT_EQ(longest_of(Table(with_kings()).game.board()), 2'000);
  const auto board = [](const char* variant, const char* ruleset, const char* start) {
    return kind::Board::begin({.variant = variant, .ruleset = ruleset, .start = start}).value();
  };
  for (const auto& other : {board("nardi", "wbgf", "25 points cube crawford"),
                            board("star", "classic", "side 4 men 10 seats 2"),
                            board("star", "classic", "side 4 men 10 seats 6")}) {
    EXPECT_FALSE(end_by_length(other, 9'999));
    const auto end = end_by_length(other, 10'000);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->reason, EndReason::length);
    EXPECT_EQ(end->finish, drawn(other.seats()));
    EXPECT_FALSE(other.result_text(Outcome::draw).empty()) << "records can state it";
  }
}

TEST(Length, AnOverlongGameIsReadAndEndsWithItsNextMove) {
  std::vector<Event> events;
  const auto table = longer_than_today(2'101, &events);
  const auto read = replay(events).value();
  EXPECT_EQ(read.saved(), table.game.saved());
  EXPECT_EQ(Game::restore(read.saved()).value().saved(), read.saved());
  Table on(with_kings());
  on.game = read;
  const auto ended = on.moves(next_move(on.game)).value();
  EXPECT_EQ(std::get<Ended>(ended.back().what).reason, EndReason::length);
}

TEST(Length, IsStatedInTheRecord) {
  const auto record = record_of(after(longest_draughts_game).game, {"anna", "ben"}, "here");
  EXPECT_EQ(record.result, "1/2-1/2");
  EXPECT_NE(
      std::ranges::find(record.tags, std::pair<std::string, std::string>("Termination", "length")),
      record.tags.end());
}

TEST(LongGames, AreCopiedWithoutTheirRecord) {
  const auto table = after(1'900);
  const Game copy = table.game;
  EXPECT_EQ(&copy.moves()[0], &table.game.moves()[0]) << "both have the same moves";
  EXPECT_EQ(&copy.moves()[1'800], &table.game.moves()[1'800]);
}

TEST(LongGames, AreUndoneMoveByMove) {
  auto table = after(400);
  std::vector<GameSnapshotData> before;
  Table shorter = after(0);
  for (int ply = 0; ply <= 400; ++ply) {
    before.push_back(shorter.game.saved());
    if (ply < 400) shorter.moves(next_move(shorter.game)).value();
  }
  // The number of offers is limited by the plies.
  while (table.game.ply() > 150) {
    const Seat by = table.game.turn();
    table.does(OfferTakeback{by}).value();
    table.does(AcceptTakeback{opposite(by)}).value();
    const auto& then = before[static_cast<std::size_t>(table.game.ply())];
    ASSERT_EQ(table.game.moves(), then.moves);
    Table same(with_kings());
    same.game = Game::restore(then).value();
    ASSERT_EQ(table.game.board().state(), same.game.board().state());
    ASSERT_EQ(table.game.last_mover(), same.game.last_mover());
  }
}

}  // namespace
}  // namespace crownhead::play
