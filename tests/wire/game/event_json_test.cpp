#include "server/wire/game/event_json.hpp"

#include <gtest/gtest.h>

#include "tests/play/draughts_of.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/told_game.hpp"

namespace crownhead::wire {
namespace {

TEST(EventData, OfNardiHasTheDataToCheckTheDice) {
  play::NardiTable table(play::nardi_setup("1 point"));
  const auto told = [&](const play::Event& event) {
    return json::parse(event_data(names, table.game, event));
  };
  EXPECT_EQ(told(table.events[0]).at("dice_commitment"), dice::to_hex(table.chain.commitment()));
  const auto opening = told(table.events[1]);
  EXPECT_EQ(opening.at("type"), "rolled");
  EXPECT_EQ(opening.at("seat"), 6);
  EXPECT_EQ(opening.at("number"), 1);
  EXPECT_EQ(opening.at("link"), dice::to_hex(table.chain.link(1)));
  EXPECT_EQ(keys_of(opening), (std::set<std::string>{"type", "at_ms", "seat", "number", "dice",
                                                     "link", "fen", "turn", "to_do", "clock"}));
  const auto events = table.moves(table.game.board().legal().front(), "anna-1").value();
  const auto moved = told(events[0]);
  EXPECT_EQ(moved.at("act"), moved.at("move"));
  EXPECT_EQ(moved.at("entropy"), "anna-1");
  EXPECT_FALSE(moved.contains("auto"));
  EXPECT_FALSE(moved.contains("change"));
  EXPECT_EQ(moved.at("seat"), moved.at("by") == "white" ? 0 : 1);
}

TEST(EventData, Started) {
  const Table table(setup_of(play::five_and_three, "international", "fmjd"));
  EXPECT_EQ(json::parse(event_data(names, table.game, {noon, play::Started{table.game.setup()}})),
            json({{"type", "started"},
                  {"at_ms", noon.ms},
                  {"game", "12"},
                  {"white", "Anna"},
                  {"black", "Ben"},
                  {"variant", "international"},
                  {"ruleset", "fmjd"},
                  {"start_fen", "W:W31-50:B1-20"},
                  {"time_control",
                   {{"kind", "fischer"},
                    {"base_ms", 300000},
                    {"increment_ms", 3000},
                    {"cap_ms", nullptr}}},
                  {"rated", true},
                  {"vacations", false},
                  {"clock", shown(table).at("clock")}}));
}

TEST(EventData, Move) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).wait(seconds(7));
  const auto event = told(table, table.moves("28x19"));
  EXPECT_EQ(keys_of(event),
            (std::set<std::string>{"type", "at_ms", "by", "ply", "move", "change", "fen",
                                   "spent_ms", "lag_ms", "clock", "counters", "draw_claim"}));
  EXPECT_EQ(event.at("type"), "move");
  EXPECT_EQ(event.at("at_ms"), noon.ms + 7000);
  EXPECT_EQ(event.at("by"), "white");
  EXPECT_EQ(event.at("ply"), 3);
  EXPECT_EQ(event.at("move"), "28x19");
  EXPECT_EQ(event.at("change"), json::parse(R"({"from":"28","to":"19","captured":["23"]})"));
  EXPECT_EQ(event.at("fen"), shown(table).at("fen"));
  EXPECT_EQ(event.at("spent_ms"), 7000);
  EXPECT_EQ(event.at("lag_ms"), 0);
  EXPECT_EQ(event.at("clock"), shown(table).at("clock"));
}

TEST(EventData, DrawOfferAndDecline) {
  Table table(setup_of(play::five_and_three, "international", "fmjd"));
  EXPECT_EQ(told(table, table.does(play::OfferDraw{Seat::white})),
            json({{"type", "draw_offer"}, {"at_ms", noon.ms}, {"by", "white"}}));
  EXPECT_EQ(told(table, table.does(play::DeclineDraw{Seat::black})),
            json({{"type", "draw_declined"}, {"at_ms", noon.ms}, {"by", "black"}}));
}

TEST(EventData, ClockChanged) {
  Table table(setup_of());
  table.play({"32-28", "19-23"});
  const auto change =
      play::decide_outage(table.game, noon + seconds(1), noon + seconds(100)).value();
  play::apply(table.game, change);
  const auto event = json::parse(event_data(names, table.game, change));
  EXPECT_EQ(keys_of(event), (std::set<std::string>{"type", "at_ms", "cause", "clock"}));
  EXPECT_EQ(event.at("type"), "clock_changed");
  EXPECT_EQ(event.at("cause"), "outage");
  EXPECT_EQ(event.at("clock").at("at_ms"), noon.ms + 100000);
  EXPECT_EQ(event.at("clock").at("white_ms"), 299000);
}

TEST(EventData, End) {
  Table table(setup_of(play::five_and_three, "russian", "official"));
  table.play({"c3-d4", "d6-c5"});
  const auto event = told(table, table.does(play::Resign{Seat::white}));
  EXPECT_EQ(keys_of(event), (std::set<std::string>{"type", "at_ms", "status", "result", "reason",
                                                   "counter", "rating_changes", "clock"}));
  EXPECT_EQ(event.at("type"), "end");
  EXPECT_EQ(event.at("status"), "finished");
  EXPECT_EQ(event.at("result"), "0-1");
  EXPECT_EQ(event.at("reason"), "resignation");
  EXPECT_TRUE(event.at("counter").is_null());
  EXPECT_TRUE(event.at("rating_changes").is_null());
}

TEST(EventData, AnEndHasTheRatingChanges) {
  Table table(setup_of());
  const play::Event resigned = decide(table.game, play::Resign{Seat::white}, noon).value()[0];
  apply(table.game, resigned);
  auto rated = names;
  rated.ratings[Seat::white].change = -9;
  rated.ratings[Seat::black].change = 12;
  const auto event = json::parse(event_data(rated, table.game, resigned));
  EXPECT_EQ(event.at("rating_changes"), json::parse(R"({"white":-9,"black":12})"));
  const auto game = json::parse(game_json(rated, table.game, noon));
  EXPECT_EQ(game.at("players").at("black").at("rating_change"), 12);
}

TEST(EventData, AnAbortHasNoResult) {
  Table table(setup_of());
  const auto event = told(table, table.does(play::Abort{Seat::white}));
  EXPECT_EQ(event.at("status"), "aborted");
  EXPECT_TRUE(event.at("result").is_null());
}

TEST(EventData, AnEndByADrawRuleNamesItsArticle) {
  Table table(setup_of(play::five_and_three, "international", "fmjd", "W:WK46,31:BK15,6"));
  table.play({"46-41", "15-20", "41-46", "20-15", "46-41", "15-20", "41-46"});
  const auto event = told(table, table.moves("20-15"));
  EXPECT_EQ(event.at("result"), "1-1");
  EXPECT_EQ(event.at("reason"), "threefold");
  EXPECT_EQ(event.at("counter"), json({{"rule", "threefold"}, {"article", "6.1"}}));
}

TEST(EventData, Takeback) {
  auto setup = setup_of();
  setup.terms.rated = false;
  Table table(setup);
  table.play({"32-28", "19-23"});
  EXPECT_EQ(told(table, table.does(play::OfferTakeback{Seat::black})),
            json({{"type", "takeback_offer"}, {"at_ms", noon.ms}, {"by", "black"}}));
  EXPECT_EQ(shown(table).at("takeback_offer"), "black");
  const auto event = told(table, table.does(play::AcceptTakeback{Seat::white}));
  EXPECT_EQ(keys_of(event), (std::set<std::string>{"type", "at_ms", "plies", "ply", "fen", "clock",
                                                   "counters", "draw_claim"}));
  EXPECT_EQ(event.at("type"), "takeback");
  EXPECT_EQ(event.at("plies"), 1);
  EXPECT_EQ(event.at("ply"), 1);
  EXPECT_EQ(event.at("fen"), "B:W28,31,33-50:B1-20");
  EXPECT_EQ(shown(table).at("moves"), json({"32-28"}));
}

TEST(EventData, Rematch) {
  Table table(setup_of());
  table.does(play::Resign{Seat::white}).value();
  EXPECT_EQ(told(table, table.does(play::OfferRematch{Seat::white})),
            json({{"type", "rematch_offer"}, {"at_ms", noon.ms}, {"by", "white"}}));
  EXPECT_EQ(shown(table).at("rematch_offer"), "white");
  EXPECT_EQ(told(table, table.does(play::BeginRematch{Seat::black, {78}})),
            json({{"type", "rematch"}, {"at_ms", noon.ms}, {"game", "78"}}));
  EXPECT_EQ(shown(table).at("next_game"), "78");
}

}  // namespace
}  // namespace crownhead::wire
