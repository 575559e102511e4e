#include "rules/play/records/record.hpp"

#include <gtest/gtest.h>
#include <random>
#include <sstream>

#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/replay.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

draughts::PdnGame record(const Table& table) {
  return record_of(table.game, {"anna", "ben"}, "https://example.org/game/5");
}

TEST(Record, HasTheTagsOfTheGame) {
  Table table(setup_of());
  table.does(Resign{Seat::black}).value();
  const auto pdn = record(table);
  EXPECT_EQ(pdn.tags, (decltype(pdn.tags){{"Event", "Rated live game"},
                                          {"Site", "https://example.org/game/5"},
                                          {"Date", "2024.01.10"},
                                          {"Round", "-"},
                                          {"White", "anna"},
                                          {"Black", "ben"},
                                          {"Result", "2-0"},
                                          {"GameType", "20"},
                                          {"TimeControl", "300+3"},
                                          {"Termination", "resignation"}}));
  EXPECT_EQ(pdn.result, "2-0");
}

TEST(Record, NamesAStartOtherThanTheInitialPosition) {
  const Table table(setup_of(three_days_a_move, "russian", "", "B:Wa1:Bh8,b8"));
  const auto pdn = record(table);
  EXPECT_EQ(pdn.tag("Event"), "Rated correspondence game");
  EXPECT_EQ(pdn.tag("GameType"), "25");
  EXPECT_EQ(pdn.tag("SetUp"), "1");
  EXPECT_EQ(pdn.tag("FEN"), "B:Wa1:Bh8,b8");
  EXPECT_EQ(pdn.tag("TimeControl"), "1/259200");
  EXPECT_EQ(pdn.result, "*");
}

TEST(Record, NamesARulesetOtherThanTheDefault) {
  EXPECT_EQ(record(Table(setup_of(five_and_three, "international", "kndb"))).tag("Ruleset"),
            "kndb");
  EXPECT_EQ(record(Table(setup_of(five_and_three, "russian", "club"))).tag("Ruleset"), "club");
  EXPECT_EQ(record(Table(setup_of(five_and_three, "international", "fmjd"))).tag("Ruleset"), "");
  EXPECT_EQ(record(Table(setup_of(five_and_three, "international", ""))).tag("Ruleset"), "");
}

TEST(Record, AnAbortedGameHasNoResult) {
  Table table(setup_of());
  table.does(Abort{Seat::white}).value();
  EXPECT_EQ(record(table).tag("Result"), "*");
  EXPECT_EQ(record(table).tag("Termination"), "abort");
}

TEST(Record, WritesEveryTimeControl) {
  struct Row {
    TimeControl control;
    const char* tag;
  };
  const Sessions sessions{{{50, seconds(8640000)}, {10, seconds(864000)}}};
  for (const auto& [control, tag] : {Row{sessions, "50/8640000:10/864000"}, Row{Unlimited{}, "-"},
                                     Row{Fischer{seconds(0), seconds(5)}, "0+5"},
                                     Row{Delay{seconds(300), seconds(12)}, "300 d12"}})
    EXPECT_EQ(record(Table(setup_of(control))).tag("TimeControl"), tag);
}

TEST(Record, NamesThePlayersWhoWentBerserk) {
  Table table(setup_of());
  EXPECT_EQ(record(table).tag("Berserk"), "");
  table.does(GoBerserk{Seat::black}).value();
  EXPECT_EQ(record(table).tag("Berserk"), "black");
  table.does(GoBerserk{Seat::white}).value();
  EXPECT_EQ(record(table).tag("Berserk"), "both");
}

TEST(Record, HasNoClocksWithoutALimit) {
  Table table(setup_of(Unlimited{}));
  EXPECT_EQ(record(table.play({"32-28"})).moves[0].comment, "");
  EXPECT_EQ(record(table).tag("Event"), "Rated game without a time limit");
}

TEST(Record, HasBothClocksAfterEachMove) {
  Table table(setup_of(Fischer{seconds(7200), seconds(1)}));
  table.play({"32-28"}).wait(seconds(42)).play({"19-23"}).wait(seconds(3601)).play({"28x19"});
  const auto pdn = record(table);
  ASSERT_EQ(pdn.moves.size(), 3u);
  EXPECT_EQ(pdn.moves[0].text, "32-28");
  EXPECT_EQ(pdn.moves[0].comment, "[%clock w2:00:00 B2:00:00]");
  EXPECT_EQ(pdn.moves[1].comment, "[%clock W2:00:00 b1:59:19]");
  EXPECT_EQ(pdn.moves[2].comment, "[%clock w1:00:00 B1:59:19]");
}

/// Writes the record as PDN and reads it back.
draughts::PdnGame read_back(const Game& game, const draughts::PdnGame& record) {
  std::istringstream in(draughts::write_pdn(draughts_of(game).variant(), record));
  draughts::PdnReader reader(in);
  auto read = reader.next().value();
  EXPECT_FALSE(reader.next());
  return read;
}

void expect_read_back(const Game& game) {
  const auto written = record_of(game, {"anna", "ben"}, "https://example.org/game/5");
  const auto read = read_back(game, written);
  EXPECT_TRUE(read.faults.empty());
  EXPECT_EQ(read.result, written.result);
  ASSERT_EQ(read.moves.size(), game.moves().size());
  for (std::size_t i = 0; i < read.moves.size(); ++i) {
    ASSERT_EQ(read.moves[i].text, written.moves[i].text) << i;
    ASSERT_EQ(read.moves[i].comment, written.moves[i].comment) << i;
  }
  for (const auto& [name, value] : written.tags)
    if (name != "GameType") EXPECT_EQ(read.tag(name), value) << name;
  const auto replayed = draughts::replay(draughts_of(game).variant(), read);
  EXPECT_FALSE(replayed.fault);
  EXPECT_EQ(replayed.moves.size(), read.moves.size());
}

/// Plays random moves together with everything that changes a record: time, takebacks, gifts, an
/// end.
void play_at_random(Table& table, std::mt19937& random) {
  const auto one_in = [&random](unsigned n) { return random() % n == 0; };
  for (int step = 0; step < 200 && !table.game.ended(); ++step) {
    const Seat turn = table.game.turn();
    table.wait(Millis{static_cast<std::int64_t>(random() % 1500)});
    const auto moves = draughts::legal_moves(draughts_of(table.game).variant(),
                                             draughts_of(table.game).position());
    table.moves(draughts::write_full(draughts_of(table.game).variant(),
                                     draughts_of(table.game).position(),
                                     moves[random() % moves.size()]));
    if (one_in(8) && table.does(OfferTakeback{turn}) && !table.game.ended())
      (void)table.does(AcceptTakeback{opposite(turn)});
  }
  if (one_in(2)) (void)table.does(Resign{Seat::black});
}

TEST(Record, AnyGameRoundTrips) {
  std::mt19937 random(5);
  for (const draughts::Variant& variant : draughts::variants())
    for (const TimeControl& control : {TimeControl{Fischer{seconds(300), seconds(1)}},
                                       three_days_a_move, TimeControl{Unlimited{}}}) {
      Table table(setup_of(control, std::string(variant.key)));
      play_at_random(table, random);
      expect_read_back(table.game);
    }
}

/// The limit for PDN in a request body: server/wire/analysis/pdn_json.cpp.
constexpr std::size_t longest_pdn = 1'200'000;

TEST(Record, TheLongestGameRoundTrips) {
  Game game = Game::begin(setup_of(Fischer{seconds(365 * 86400), seconds(0)}, "international",
                                   "lidraughts", "W:WK45:BK46"),
                          noon)
                  .value();
  GameSnapshotData saved = game.saved();
  const std::pair<draughts::Square, draughts::Square> shuffle[] = {
      {45, 50}, {46, 41}, {50, 45}, {41, 46}};
  for (int ply = 0; ply < longest_game + 100; ++ply) {
    const auto [from, to] = shuffle[ply % 4];
    PlayedMove move;
    move.text = std::to_string(from) + "-" + std::to_string(to);
    move.spent = seconds(1);
    move.left = seconds(365 * 86400);
    move.change.move.from = static_cast<draughts::Square>(from - 1);
    move.change.move.to = static_cast<draughts::Square>(to - 1);
    saved.moves.push_back(std::move(move));
  }
  game = Game::restore(saved).value();
  expect_read_back(game);
  const auto pdn = draughts::write_pdn(
      draughts_of(game).variant(), record_of(game, {"anna", "ben"}, "https://example.org/game/5"));
  EXPECT_LT(2 * pdn.size(), longest_pdn);
}

TEST(Record, BeginsWithTheSideThatMovedFirst) {
  Table table(setup_of(five_and_three, "international", "", "B:W31-50:B1-20"));
  table.play({"19-23"}).wait(seconds(5)).play({"32-28"});
  const auto pdn = record(table);
  EXPECT_EQ(pdn.moves[0].comment, "[%clock W0:05:00 b0:05:00]");
  EXPECT_EQ(pdn.moves[1].comment, "[%clock w0:04:58 B0:05:00]");
}

}  // namespace
}  // namespace crownhead::play
