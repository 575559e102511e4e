#include "rules/tournament/files/trf.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/pairing/knockout.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

using testing::HasSubstr;

TrfReport report_of(History history) {
  TrfReport report{.name = "Open of Rīga",
                   .city = "Rīga",
                   .federation = "LAT",
                   .start_date = "2026/05/01",
                   .end_date = "2026/05/03",
                   .arbiter = "Bērziņa, Anna",
                   .time_control = "80'+60\""};
  for (const Entrant& entrant : history.entrants)
    report.names.push_back("Spēlētājs, Nr" + std::to_string(entrant.seat.number));
  report.history = std::move(history);
  return report;
}

History small_swiss() {
  History history = history_of(4, {.format = Format::swiss,
                                   .rounds = 3,
                                   .points = {.win = 2, .draw = 1, .bye = 2, .half_bye = 1}});
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 3, first_wins), single(2, 2, 4, drawn)}},
      {.number = 2,
       .encounters = {single(1, 4, 1, first_forfeit), bye_of(2, 3, Bye::pairing),
                      bye_of(3, 2, Bye::half)}}};
  return history;
}

std::string line_with(const std::string& text, std::string_view beginning) {
  const auto at = text.find(beginning);
  return at == std::string::npos ? "" : text.substr(at, text.find('\r', at) - at);
}

TEST(TrfWriter, KeepsTheColumns) {
  const std::string text = write_trf(report_of(small_swiss()));
  EXPECT_EQ(line_with(text, "001    1"),
            "001    1      Spēlētājs, Nr1                    2390                             1.0"
            "    2     3 w 1     4 b -");
  EXPECT_EQ(line_with(text, "001    2"),
            "001    2      Spēlētājs, Nr2                    2380                             1.0"
            "    2     4 w =  0000 - H");
  EXPECT_EQ(line_with(text, "001    3"),
            "001    3      Spēlētājs, Nr3                    2370                             1.0"
            "    2     1 b 0  0000 - U");
  EXPECT_EQ(line_with(text, "062"), "062 4");
  EXPECT_EQ(line_with(text, "142"), "142 3");
  EXPECT_EQ(line_with(text, "162"), "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0");
  EXPECT_TRUE(text.ends_with("\r\n"));
}

TEST(TrfWriter, WritesWhoThePlayersAre) {
  TrfReport report = report_of(small_swiss());
  report.identities.resize(report.names.size());
  report.identities[0] = {
      .country = "NED", .title = "MI", .title_confirmed = true, .federation_number = "10123"};
  report.identities[1] = {.real_name = "Bērziņa, Ilze", .country = "LAT"};
  report.identities[2] = {.title = "MF"};
  const std::string text = write_trf(report);
  EXPECT_EQ(line_with(text, "001    1"),
            "001    1   MI Spēlētājs, Nr1                    2390 NED       10123             1.0"
            "    2     3 w 1     4 b -");
  EXPECT_TRUE(line_with(text, "001    2").starts_with("001    2      Bērziņa, Ilze "));
  EXPECT_EQ(line_with(text, "### crownhead player"), "### crownhead player 2 Spēlētājs, Nr2");
  EXPECT_TRUE(line_with(text, "001    3").starts_with("001    3      Spēlētājs"))
      << "not confirmed";
  const auto read = read_trf(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->names, report.names);
  report.identities[2] = {};
  EXPECT_EQ(read->identities, report.identities);
}

TEST(TrfReader, LeavesOutUnknownCodes) {
  std::string text = write_trf(report_of(small_swiss()));
  const auto at = text.find("2390") + 5;
  text.replace(at, 3, "XXX");
  const auto read = read_trf(text);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->identities.empty());
}

TEST(TrfWriter, CutsLongNamesAtAWholeCharacter) {
  TrfReport report = report_of(small_swiss());
  report.names[0] = "ņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņņ";
  const auto read = read_trf(write_trf(report));
  ASSERT_TRUE(read);
  std::string cut;
  for (int i = 0; i < 33; ++i) cut += "ņ";
  EXPECT_EQ(read->names[0], cut);
  EXPECT_EQ(read->history.entrants[0].rating, 2390);
}

// Four columns hold at most 99.5.
TEST(TrfWriter, DropsAHalfPointRatherThanWidenItsColumns) {
  History history = history_of(2, {.format = Format::match, .rounds = 3, .points = {.win = 81}});
  for (const int number : {1, 2, 3})
    history.rounds.push_back({.number = number, .encounters = {single(1, 1, 2, first_wins)}});
  const std::string text = write_trf(report_of(history));
  EXPECT_EQ(line_with(text, "001    1"),
            "001    1      Spēlētājs, Nr1                    2390                             121"
            "    1     2 w 1     2 w 1     2 w 1");
  const auto read = read_trf(text);
  EXPECT_TRUE(read) << read.error().detail;
}

TEST(TrfWriter, WritesTheTotalNumberOfRoundsOfARoundRobin) {
  History history = history_of(4, {.format = Format::round_robin, .cycles = 2});
  history.rounds = {{.number = 1, .encounters = {single(1, 1, 4, drawn), single(2, 2, 3, drawn)}}};
  const std::string text = write_trf(report_of(history));
  EXPECT_EQ(line_with(text, "142"), "142 6");
  EXPECT_EQ(read_trf(text)->history.policy.cycles, 2);
}

TEST(TrfReader, ReadsTheWritersOutput) {
  TrfReport report = report_of(small_swiss());
  report.history.entrants[1].state = EntrantState::withdrawn;
  report.history.entrants[3].byes = {{.round = 3, .bye = Bye::zero}};
  report.history.forbidden = {{{1}, {2}}};
  report.history.policy.tiebreaks = {TieBreak::solkoff_full, TieBreak::lot};
  const auto read = read_trf(write_trf(report));
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->names, report.names);
  EXPECT_EQ(read->arbiter, report.arbiter);
  EXPECT_EQ(read->history.entrants, report.history.entrants);
  EXPECT_EQ(read->history.forbidden, report.history.forbidden);
  EXPECT_EQ(read->history.policy, report.history.policy);
  EXPECT_EQ(standings_of(read->history), standings_of(report.history));
}

TEST(TrfReader, ReadsAFileOfAnotherProgram) {
  const auto read = read_trf(
      "012 Cup\n"
      "092 Individual: Swiss-System\n"
      "013 some team\n"
      "001    1 mGM  One, A                            2500 NED     1234567 1980/01/01  1.5    1"
      "     2 w 1     3 b D\n"
      "001    2      Two, B                                                             1.0    2"
      "     1 b 0  0000 - U\n"
      "001    3      Three, C                          1900                             0.5    3"
      "               1 w d\n");
  ASSERT_TRUE(read) << read.error().detail;
  const History& history = read->history;
  EXPECT_EQ(read->names, (std::vector<std::string>{"One, A", "Two, B", "Three, C"}));
  EXPECT_EQ(history.entrants[1].rating, 0);
  ASSERT_EQ(history.rounds.size(), 2U);
  EXPECT_EQ(history.rounds[0].encounters,
            (std::vector{single(1, 1, 2, first_wins), bye_of(2, 3, Bye::zero)}));
  EXPECT_EQ(history.rounds[1].encounters,
            (std::vector{bye_of(1, 2, Bye::pairing), single(2, 3, 1, drawn)}));
}

TEST(TrfReader, ReportsTheFaultAndItsLine) {
  const std::string head = "001    1" + std::string(83, ' ');
  const std::string other = "001    2" + std::string(83, ' ');
  struct Row {
    std::string text;
    const char* fault;
  };
  for (const Row& row :
       {Row{"012 Cup\r\n", "no record 001"},
        Row{"012 Cup\r\n001    x\r\n", "line 2: columns 5 to 8"},
        Row{head + "   2 w 1\n" + other + "   1 b =\n", "line 1, column 92: round 1: the results"},
        Row{head + "   2 w 1\n" + other + "0000 - U\n", "has a different opponent"},
        Row{head + "   7 w 1\n", "is not in the file"},
        Row{head + "   2 w 1\n" + other + "   1 w 0\n", "one of the two players must have White"},
        Row{head + "   1 w 1\n", "one of the two players must have White"},
        Row{head + "\n" + head + "\n", "differ from every other player's"},
        Row{"092 Arena\n" + head + "\n", "line 1: an arena's report"},
        Row{"142 many\n" + head + "\n", "line 1: columns 5 to 8"},
        Row{"162  W 1.3\n" + head + "\n", "line 1, column 6: record 162"},
        Row{head + " 2?1 w 1\n", "an opponent's number"}}) {
    const auto read = read_trf(row.text);
    ASSERT_FALSE(read) << row.fault;
    EXPECT_EQ(read.error().code, Code::bad_trf);
    EXPECT_THAT(read.error().detail, HasSubstr(row.fault));
  }
}

std::string player_head(int seat) {
  return "001    " + std::to_string(seat) + std::string(83, ' ');
}

// Exact columns: four players, two rounds of three.
const std::string cup =
    "012 Cup\n"
    "092 Individual: Swiss-System\n";
const std::string cup_players =
    "001    1      pa                                2000                             2.0    1     "
    "3 w 1     2 b 1\n"
    "001    2      pb                                1900                             0.5    3     "
    "4 b =     1 w 0\n"
    "001    3      pc                                1800                             1.0    2     "
    "1 b 0     4 w 1\n"
    "001    4      pd                                1700                             0.5    4     "
    "2 w =     3 b 0";

/// Replaces the first occurrence.
std::string with(std::string text, std::string_view now, std::string_view then) {
  const auto at = text.find(now);
  return at == std::string::npos ? "" : text.replace(at, now.size(), then);
}

std::string fault_of(const std::string& text) {
  const auto read = read_trf(text);
  return read ? "none" : read.error().detail;
}

/// Returns records 001 of players without games.
std::string crowd(int players) {
  std::string text;
  for (int i = 1; i <= players; ++i) {
    const auto number = std::to_string(i);
    text += "001 " + std::string(4 - number.size(), ' ') + number + "\n";
  }
  return text;
}

TEST(TrfReader, ReadsTheNumberOfRoundsFromXxr) {
  const auto read = read_trf(cup + "XXR 3\nXXC white1\n" + cup_players + "\n");
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->history.policy.rounds, 3);
  EXPECT_EQ(read->history.rounds.size(), 2U);
  EXPECT_FALSE(is_drawn_out(read->history));
  EXPECT_THAT(fault_of(cup + "XXR many\n" + cup_players), HasSubstr("line 3: record XXR"));
}

TEST(TrfReader, MayBeginWithAByteOrderMark) {
  const auto read = read_trf("\ufeff" + cup + cup_players + "\n");
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(*read, read_trf(cup + cup_players + "\n"));
  EXPECT_EQ(read->name, "Cup");
  EXPECT_EQ(read_trf("\ufeff" + cup_players)->names.size(), 4U);
}

TEST(TrfReader, ReadsTheFirstColour) {
  for (const auto& [record, white] : {std::pair{"XXC white1", true},
                                      {"XXC black1", false},
                                      {"XXC  WHITE1 ", true},
                                      {"152 W", true},
                                      {"152 B", false},
                                      {"152 black1\nXXC black1", false}}) {
    const auto read = read_trf(cup + "XXR 3\n" + crowd(4) + record + "\n");
    ASSERT_TRUE(read) << record << ": " << read.error().detail;
    EXPECT_EQ(read->first_white, white) << record;
    EXPECT_EQ(read_trf(write_trf(*read))->first_white, white) << record;
  }
  EXPECT_EQ(read_trf(cup + crowd(4))->first_white, std::nullopt);
}

TEST(TrfReader, ReportsAnUnknownFirstColour) {
  for (const auto& [records, fault] :
       {std::pair{"XXC rank", "line 3: record XXC should give the first player's colour"},
        {"XXC white1 rank", "but has rank"},
        {"XXC", "line 3: record XXC"},
        {"XXC white", "but has white"},
        {"152 green", "line 3: record 152"},
        {"XXC white1 black1", "record XXC gives a different first colour"},
        {"XXC white1\n152 B", "line 4: record 152 gives a different first colour"},
        {"092 Round robin\nXXC white1", "line 4: only a Swiss has a first colour"}})
    EXPECT_THAT(fault_of(cup + records + "\n" + crowd(4)), HasSubstr(fault)) << records;
}

TEST(TrfReader, RecognizesADoubleRoundRobin) {
  const std::string players = player_head(1) + "   2 w 1\n" + player_head(2) + "   1 b 0\n";
  const auto read = read_trf("092 Double Round Robin\nXXR 2\n" + players);
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->history.policy.cycles, 2);
  EXPECT_FALSE(is_drawn_out(read->history));
  EXPECT_EQ(read_trf("092 Round Robin\n" + players)->history.policy.cycles, 1);
}

TEST(TrfReader, ReadsFinalRoundsWithoutGamesAsRequestedByes) {
  const auto read = read_trf(cup + "142 3\n" + cup_players + "  0000 - H\n");
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->history.rounds.size(), 2U);
  EXPECT_EQ(read->history.entrants[3].byes,
            (std::vector<RequestedBye>{{.round = 3, .bye = Bye::half}}));
  EXPECT_TRUE(read->history.entrants[0].byes.empty());
  const auto before = read_trf("XXR 5\n" + player_head(1) + "0000 - F  0000 - Z\n" +
                               player_head(2) + "\n" + player_head(3) + "          0000 - H\n");
  ASSERT_TRUE(before) << before.error().detail;
  EXPECT_TRUE(before->history.rounds.empty());
  EXPECT_EQ(before->history.entrants[0].byes,
            (std::vector<RequestedBye>{{.round = 1, .bye = Bye::pairing},
                                       {.round = 2, .bye = Bye::zero}}));
  EXPECT_EQ(before->history.entrants[2].byes,
            (std::vector<RequestedBye>{{.round = 2, .bye = Bye::half}}));
  // A player has the pairing's bye, so the round has been drawn.
  EXPECT_EQ(read_trf("142 3\n" + player_head(1) + "0000 - U\n")->history.rounds.size(), 1U);
}

TEST(TrfReader, ReadsByesAndAbsencesOfFutureRounds) {
  const auto read = read_trf(cup + "142 4\n" + cup_players +
                             "\n240 F 003    4\n240 H 004    1    2\nXXZ 3\nXXP 1 2 3\n");
  ASSERT_TRUE(read) << read.error().detail;
  const auto& entrants = read->history.entrants;
  EXPECT_EQ(entrants[3].byes, (std::vector<RequestedBye>{{.round = 3, .bye = Bye::pairing}}));
  EXPECT_EQ(entrants[1].byes, (std::vector<RequestedBye>{{.round = 4, .bye = Bye::half}}));
  EXPECT_EQ(entrants[2].byes, (std::vector<RequestedBye>{{.round = 3, .bye = Bye::zero}}));
  EXPECT_EQ(read->history.forbidden, (std::vector<std::pair<PairingNumber, PairingNumber>>{
                                         {{1}, {2}}, {{1}, {3}}, {{2}, {3}}}));
  const auto again = read_trf(write_trf(*read));
  ASSERT_TRUE(again) << again.error().detail;
  EXPECT_EQ(again->history.entrants, read->history.entrants);
}

TEST(TrfReader, ReadsThePointsOfOtherPrograms) {
  std::string three = with(cup_players, "2.0    1", "6.0    1");
  three = with(with(with(three, "0.5    3", "1.0    3"), "1.0    2", "3.0    2"), "0.5    4",
               "1.0    4");
  for (const std::string scoring : {"XXS W=3.0 D=1.0 L=0.0 PAB=3.0", "XXS WW=3 BW=3 WD=1 BD=1",
                                    "BBW  3.0\nBBD  1.0", "162  W 3.0    D 1.0"}) {
    const auto read = read_trf(cup + "142 3\n" + scoring + "\n" + three);
    ASSERT_TRUE(read) << scoring << ": " << read.error().detail;
    EXPECT_EQ(read->history.policy.points,
              (Points{.win = 6, .draw = 2, .loss = 0, .bye = 6, .half_bye = 2}));
  }
}

TEST(TrfReader, ReadsAGameWithAnUnknownResultAsOpen) {
  const auto read =
      read_trf("142 1\n" + player_head(1) + "   2 w ?\n" + player_head(2) + "   1 b ?");
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->history.rounds[0].encounters[0].games[0].outcome, open_game);
  EXPECT_EQ(read->history.rounds[0].state, RoundState::published);
}

TEST(TrfReader, ReportsUnsupportedContent) {
  const std::string head = cup + "142 3\n";
  for (const std::string record :
       {"299 W 001    1", "250 1.0 001 002    1", "XXA 1 1.0", "XXQ", "BBX  1.0", "xxc white1",
        "Xxr 4", "bbW 1.0", "192 FIDE_DUTCH_BAKU"})
    EXPECT_THAT(fault_of(head + cup_players + "\n" + record),
                HasSubstr("line 8: record " + record.substr(0, 3)));
  EXPECT_THAT(fault_of(head + "162  W 1.0    A 0.5\n" + cup_players), HasSubstr("points of 'A'"));
  EXPECT_THAT(fault_of(head + "162  W 1.0    X 0.5\n" + cup_players), HasSubstr("points of 'X'"));
  EXPECT_THAT(fault_of(head + "XXS WW=1 BW=2\n" + cup_players), HasSubstr("points of 'BW'"));
  EXPECT_THAT(fault_of(head + "XXS ZPB=0.5\n" + cup_players), HasSubstr("points of 'ZPB'"));
  EXPECT_THAT(fault_of(head + "240 Q 003    4\n" + cup_players), HasSubstr("line 4: column 5"));
  EXPECT_THAT(fault_of(head + cup_players + "\n240 H 004    4"), HasSubstr("no round 4"));
  EXPECT_THAT(fault_of(head + cup_players + "\n240 H 003    9"), HasSubstr("starting rank 9"));
  EXPECT_THAT(fault_of(head + cup_players + "\n260 001 003    1    9"),
              HasSubstr("starting rank 9"));
  EXPECT_THAT(fault_of("142 4\n" + cup_players + "\n260 003 003    1    2"),
              HasSubstr("line 6: a forbidden pairing applies to all remaining rounds"));
  EXPECT_EQ(fault_of("142 4\n" + cup_players + "\n260 001 002    1    2"), "none");
  for (const char code : {'=', '1', '?', 'Q', 'D'})
    EXPECT_THAT(fault_of("142 2\n" + player_head(1) + "0000 - " + code),
                HasSubstr("line 2, column 92: round 1: the result"));
}

TEST(TrfReader, RejectsShiftedColumns) {
  const auto fault = [](std::string_view now, std::string_view then) {
    return fault_of(cup + "142 3\n" + with(cup_players, now, then));
  };
  EXPECT_THAT(fault("2000 ", "2000"), HasSubstr("line 4: column"));
  EXPECT_THAT(fault(" 2000", "2000"), HasSubstr("line 4: column 48"));
  EXPECT_THAT(fault("  2.0", "2.0  "), HasSubstr("line 4: column 80"));
  EXPECT_THAT(fault("pa", "pa "), HasSubstr("line 4: column 53"));
  EXPECT_THAT(fault("2000", "20x0"), HasSubstr("a rating"));
  EXPECT_THAT(fault("2.0", "1.5"),
              HasSubstr("line 4: columns 81 to 84 give 1.5 points, but the rounds give 2.0"));
  EXPECT_THAT(fault("3 w 1", "3w 1 "), HasSubstr("column 96"));
}

TEST(TrfReader, HasLimits) {
  EXPECT_THAT(fault_of(player_head(1) + std::string(200'000, ' ') + "x"),
              HasSubstr("at most 2100 columns"));
  std::string pairs = "260 001 001";
  for (int i = 1; i <= 400; ++i) {
    const auto number = std::to_string(i);
    pairs += std::string(5 - number.size(), ' ') + number;
  }
  EXPECT_THAT(fault_of("142 1\n" + crowd(400) + pairs),
              HasSubstr("more than 5000 forbidden pairings"));
  EXPECT_THAT(fault_of(crowd(2001)), HasSubstr("line 2001: there are more than 2000 players"));
}

// A line break in a name would become a record in a federation's file.
TEST(TrfWriter, ANameCannotInjectARecord) {
  TrfReport report = report_of(small_swiss());
  report.name = "Cup\r\n142 1\r\n260 001 001    1    2";
  report.names[0] = "A\r\n001    9";
  const auto text = write_trf(report);
  EXPECT_EQ(text.find("\n142 1\r"), std::string::npos);
  const auto read = read_trf(text);
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_TRUE(read->history.forbidden.empty());
  EXPECT_EQ(read->names.size(), 4U);
}

std::vector<std::vector<int>> boards_of(const History& history) {
  std::vector<std::vector<int>> boards;
  for (const Round& round : history.rounds)
    for (const Encounter& e : round.encounters)
      boards.push_back({round.number, e.board, e.first.number, e.second ? e.second->number : 0});
  return boards;
}

// An eliminated player had byes in the following rounds, on boards that are not in the bracket.
TEST(TrfReader, ReadsTheBracketOfAKnockout) {
  const auto read = read_trf("092 Knockout\n" + player_head(1) + "   2 w 0  0000 - Z  0000 - Z\n" +
                             player_head(2) + "   1 b 1     5 w 1     3 w 1\n" + player_head(3) +
                             "0000 - Z     4 w 1     2 b 0\n" + player_head(4) +
                             "0000 - Z     3 b 0  0000 - Z\n" + player_head(5) +
                             "0000 - Z     2 b 0  0000 - Z\n");
  ASSERT_TRUE(read) << read.error().detail;
  // The seeding differs from ours: the lots are from the file.
  EXPECT_EQ(boards_of(read->history), (std::vector<std::vector<int>>{{1, 1, 1, 2},
                                                                     {1, 2, 5, 0},
                                                                     {1, 3, 3, 0},
                                                                     {1, 4, 4, 0},
                                                                     {2, 1, 2, 5},
                                                                     {2, 2, 3, 4},
                                                                     {3, 1, 2, 3}}));
  EXPECT_TRUE(is_drawn_out(read->history));
}

TEST(TrfReader, RejectsAnInvalidBracket) {
  const std::string knockout = "092 Knockout\n";
  struct Row {
    std::string text;
    const char* fault;
  };
  for (const Row& row :
       {Row{knockout + player_head(1) + "   2 w 1\n" + player_head(2) + "   1 b 0\n" +
                player_head(3) + "0000 - Z\n" + player_head(4) + "0000 - Z\n",
            "round 1: a knockout must have 1, 2, 4, 8"},
        // The match for third place.
        Row{knockout + player_head(1) + "   2 w 1     3 w 1\n" + player_head(2) +
                "   1 b 0     4 w 1\n" + player_head(3) + "   4 w 1     1 b 0\n" + player_head(4) +
                "   3 b 0     2 b 0\n",
            "round 2: there are more pairings than this knockout can have (1)"},
        Row{knockout + player_head(1) + "   2 w 1     2 w 1\n" + player_head(2) +
                "   1 b 0     1 b 0\n" + player_head(3) + "   4 w -\n" + player_head(4) +
                "   3 b -\n",
            "both players of a pairing advance"}}) {
    const auto read = read_trf(row.text);
    ASSERT_FALSE(read) << row.fault;
    EXPECT_THAT(read.error().detail, HasSubstr(row.fault));
  }
}

TEST(TrfProperties, RoundTripTheBracket) {
  EXPECT_TRUE(rc::check("the next round is the same", [] {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    History history = history_of(*rc::gen::inRange(2, 40),
                                 {.format = Format::knockout, .points = {2, 1, 0, 2, 1}});
    for (Entrant& entrant : history.entrants) entrant.rating = static_cast<int>(chance() % 4);
    const bool leaving = chance() % 2 == 0;
    const auto withdrawn = EntrantState::withdrawn;
    for (int left = *rc::gen::inRange(1, 6); left > 0 && !is_drawn_out(history); --left) {
      auto encounters = knockout_round(history);
      for (Encounter& e : encounters)
        if (e.second) e.games = {{.outcome = chance() % 2 == 0 ? first_wins : second_forfeit}};
      history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                                .state = RoundState::finished,
                                .encounters = std::move(encounters)});
      if (leaving) history.entrants[chance() % history.entrants.size()].state = withdrawn;
    }
    auto read = read_trf(write_trf(report_of(history)));
    RC_ASSERT(read.has_value());
    read->history.seed = history.seed;
    // The last bye of a player who has left is not restored.
    RC_ASSERT(leaving || boards_of(read->history) == boards_of(history));
    RC_ASSERT(is_drawn_out(read->history) || !is_drawn_out(history));
    if (!is_drawn_out(read->history))
      RC_ASSERT(knockout_round(read->history) == knockout_round(history));
  }));
}

// The first half of invariant 5.
TEST(TrfProperties, RoundTripTheStandings) {
  EXPECT_TRUE(rc::check("there and back", [] {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const int players = *rc::gen::inRange(2, 30);
    History history = random_swiss(chance, players, 5);
    history.policy.points = {.win = 2, .draw = 1, .bye = 2, .half_bye = *rc::gen::inRange(0, 2)};
    history.policy.format = *rc::gen::element(Format::swiss, Format::round_robin, Format::knockout);
    for (int kind = 0; kind <= static_cast<int>(TieBreak::match_points); ++kind)
      if (chance() % 3 == 0) history.policy.tiebreaks.push_back(static_cast<TieBreak>(kind));
    while (!is_drawn_out(history)) {
      auto encounters = draw_round(history, adapters::best_matching);
      if (!encounters) break;
      play_out(chance, *encounters);
      history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                                .encounters = std::move(*encounters)});
      if (history.policy.format == Format::swiss) change_entrants(chance, history);
    }
    const auto read = read_trf(write_trf(report_of(history)));
    if (!read) RC_LOG() << read.error().detail;
    RC_ASSERT(read.has_value());
    RC_ASSERT(standings_of(read->history) == standings_of(history));
  }));
}

TEST(TrfProperties, ReadAnyTextWithoutHarm) {
  EXPECT_TRUE(rc::check("noise", [] {
    std::string text = write_trf(report_of(small_swiss()));
    for (int i = 0; i < 8; ++i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
      text[at] = *rc::gen::element('\0', ' ', '9', '-', '\r', 'w', '\xC5', '#');
      if (*rc::gen::inRange(0, 8) == 0) text.erase(at, 20);
    }
    const auto read = read_trf(text);
    if (read) RC_ASSERT(standings_of(read->history).size() == read->names.size());
  }));
}

}  // namespace
}  // namespace crownhead::tournament
