#include "db/codec/tournament_codec.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

using Bytes = std::vector<std::uint8_t>;
using What = decltype(Event::what);

constexpr int formats = 11;
/// The last that told the log by texts in English.
constexpr int with_texts = 8;

Settings settings_in(int format) {
  Settings settings{.name = "Cup",
                    .description = "d",
                    .variant = "russian",
                    .ruleset = "fmjd",
                    .control = play::Fischer{seconds(300), seconds(3)},
                    .rated = true,
                    .policy = {.format = Format::swiss,
                               .rounds = 7,
                               .games_per_encounter = 2,
                               .points = {.win = 4, .draw = 2, .loss = 1, .bye = 3, .half_bye = 2},
                               .first_to = 9,
                               .tiebreaks = {TieBreak::solkoff, TieBreak::lot},
                               .unplayed = UnplayedRounds::own_score,
                               .order = SwissOrder::solkoff,
                               .colours = Colours::by_lot,
                               .all_at_once = true},
                    .entry = {.by = EntryBy::password,
                              .password_hash = "h",
                              .min_rating = 1000,
                              .max_players = 40,
                              .late_until_round = 3},
                    .schedule = Schedule::automatic,
                    .starts = Instant{1'700'000'000'000}};
  auto& steps = settings.policy.steps;
  steps = {{.games = 2, .win = 24, .loss = 0},
           {.games = 1, .until_won = true, .win = 14, .loss = 10}};
  settings.vacation = {.splits_allowed = 3, .days_allowed = 30, .min_days = 1, .max_days = 20};
  if (format >= 2) {
    settings.policy.minutes = 45;
    settings.entry.start_when_full = true;
  }
  if (format >= 3) {
    settings.openings = {.draw = OpeningDraw::encounter,
                         .table = {{.code = "1", .name = "n", .moves = {"c3-d4", "b6-a5"}}}};
    settings.interval = seconds(90);
    settings.starts_by_itself = true;
  }
  if (format >= 4) {
    steps[1].control = play::Fischer{seconds(60), seconds(2)};
    settings.stage = "Final";
    settings.section = "A";
    settings.prizes = {"100"};
    settings.promotion = {.to = {9}, .places = 2};
  }
  if (format >= 5) steps[1].carried = true;
  settings.second_factor = format >= 6;
  if (format >= 7) settings.agreed_draw_from_move = 40;
  if (format >= 8) settings.games_shown = {.when = play::Shown::delayed, .minutes = 15};
  if (format >= 10) settings.terms = "3 points";
  return settings;
}

std::vector<Game> games_in(int format) {
  Game first{.outcome = GameOutcome::draw,
             .first_is_white = false,
             .step = 1,
             .plies = 40,
             .berserk = {true, false}};
  if (format >= 5) first.left = {seconds(70), seconds(8)};
  return {first, Game{}};
}

std::vector<Round> rounds_in(int format) {
  Encounter played{.board = 1,
                   .first = {3},
                   .second = tournament::Seat{1},
                   .games = games_in(format),
                   .opening = 5};
  if (format < 3) played.opening = 0;
  return {{.number = 2,
           .state = RoundState::published,
           .encounters = {played, {.board = 2, .first = {2}, .bye = Bye::pairing}}}};
}

/// White and Black are kept since the log has no texts.
LoggedGame logged_in(int format, GameOutcome before, GameOutcome counts) {
  LoggedGame game{.before = before, .counts = counts};
  if (format > with_texts) game.players = {UserId{6}, UserId{7}};
  return game;
}

GameEnded end_in(int format) {
  GameEnded ended{.result = {{2, 1, 2}, GameOutcome::first_wins}};
  if (format >= 2) {
    ended.plies = 33;
    ended.berserk = {false, true};
  }
  if (format >= 5) ended.left = {seconds(3), seconds(40)};
  ended.logged = logged_in(format, GameOutcome::open, GameOutcome::second_wins);
  if (format >= 11) ended.match_points = {5, 3};
  return ended;
}

/// One of each kind that there was, in the order of Event::what, with all that the format held.
std::vector<What> events_in(int format) {
  constexpr GameKey key{.round = 2, .board = 1, .number = 2};
  std::vector<What> events = {
      Created{settings_in(format), 77, UserId{5}},
      Edited{settings_in(format), "Old cup"},
      DirectorsChanged{{{5}, {300}}},
      Entered{.user = {6},
              .state = EntryState::asked,
              .rating = 1987,
              .lot = 123'456'789,
              .from_round = 2},
      Answered{.user = {6}, .accepted = true, .from_round = 2},
      Left{.user = {6},
           .state = EntryState::expelled,
           .outcomes = {{key, GameOutcome::annulled}},
           .former = EntryState::asked},
      Started{},
      Drawn{.rounds = rounds_in(format), .openings = {"5"}},
      Discarded{2},
      Published{.first = 1, .last = 4},
      Extended{.round = 2, .board = 1, .games = games_in(format)},
      RoundEnded{2},
      end_in(format),
      ResultSet{{key, GameOutcome::second_wins_by_forfeit},
                logged_in(format, GameOutcome::first_wins, GameOutcome::second_wins_by_forfeit)},
      Paused{},
      Resumed{},
      Finished{},
      Cancelled{}};
  if (format < 2) return events;
  const Entry entry{.user = {6},
                    .seat = tournament::Seat{1},
                    .rating = 1987,
                    .lot = 99,
                    .from_round = 2,
                    .byes = {{3, Bye::half}}};
  const std::vector<What> second = {
      Imported{.status = Status::running,
               .entries = {entry},
               .apart = {{UserId{6}, UserId{7}}},
               .rounds = rounds_in(format)},
      Replaced{.user = {6},
               .by = {8},
               .rating = 1800,
               .lot = 5,
               .outcomes = {{key, GameOutcome::renewed}},
               .games = {{.round = 2, .board = 1, .games = games_in(format)}},
               .former = EntryState::withdrawn},
      ByesAsked{
          .user = {6}, .byes = {{3, Bye::zero}}, .former = {{4, Bye::half}, {5, Bye::pairing}}},
      ApartSet{.pairs = {{UserId{6}, UserId{7}}}, .former = 2},
      TimeAdded{.games = {key}, .time = seconds(60)},
      MessageSent{"Lunch"}};
  events.insert(events.end(), second.begin(), second.end());
  if (format >= 4) events.emplace_back(Promoted{{{6}, {7}}});
  if (format >= 6)
    events.emplace_back(
        DisputeSettled{.dispute = {9},
                       .user = {6},
                       .game = key,
                       .logged = logged_in(format, GameOutcome::draw, GameOutcome::draw)});
  return events;
}

/// What stood beside the events in the columns before and after.
LogTexts texts_of(const What& what, int format) {
  if (const auto* message = std::get_if<MessageSent>(&what)) return {"", message->text};
  if (format > with_texts) return {};
  static const std::vector<LogTexts> texts = {{"", "Cup"},
                                              {"Old cup", "Cup"},
                                              {"", ""},
                                              {"", "asked"},
                                              {"asked", "entered"},
                                              {"asked", "expelled"},
                                              {"", "running"},
                                              {"", "round 2, openings 5"},
                                              {"drawn", "discarded"},
                                              {"", "round 1 to 4"},
                                              {"", ""},
                                              {"published", "finished"},
                                              {"2.1.2 open", "2.1.2 0-2"},
                                              {"2.1.2 2-0", "2.1.2 0-2 forfeit"},
                                              {"running", "paused"},
                                              {"paused", "running"},
                                              {"running", "finished"},
                                              {"announced", "cancelled"},
                                              {"", "running"},
                                              {"withdrawn", "replaced"},
                                              {"4 half, 5 full", "3 zero"},
                                              {"2 pairs", "1 pairs"},
                                              {"", "1 games +60 s"},
                                              {"", "Lunch"},
                                              {"", ""},
                                              {"", "2.1.2 1-1"}};
  return texts.at(what.index());
}

/// What the program of each format wrote for its events; the first of the first.
const std::vector<std::string> written[formats] = {
    // clang-format off
    {"01034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b0101010102016801d00f00015006010180a0abfef962063c022800dc05000e000000"
         "004d0a",
     "01034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b0101010102016801d00f00015006010180a0abfef962063c022800dc05000e000000"
         "00",
     "01020ad804",
     "010c00861f959aef3a04",
     "010c0104",
     "010c040104020407",
     "01",
     "010104010202060200020300025001000001000000000404000100",
     "0104",
     "010208",
     "01040202030002500100000100000000",
     "0104",
     "0104020401",
     "0104020405",
     "01",
     "01",
     "01",
     "01",},
    {"02034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b010101015a5a02016801d00f000150060101010180a0abfef962063c022800dc0500"
         "0e000000004d0a",
     "02034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b010101015a5a02016801d00f000150060101010180a0abfef962063c022800dc0500"
         "0e00000000",
     "02020ad804",
     "020c00861f959aef3a04",
     "020c0104",
     "020c040104020407",
     "02",
     "020104010202060200020300025001000001000000000404000100",
     "0204",
     "020208",
     "02040202030002500100000100000000",
     "0204",
     "0204020401420001",
     "0204020405",
     "02",
     "02",
     "02",
     "02",
     "0201010c0102861f6304010602010c0e0104010202060200020300025001000001000000000404000100",
     "020c10901c05010402040801040202030002500100000100000000",
     "020c010603",
     "02010c0e",
     "0201040204c0a907",
     "02",},
    {"03034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b010101015a02016801d00f0001500601010180a0abfef962063c022800dc05000e00"
         "00000002010131016e00020563332d64340562362d6135a0fe0a014d0a",
     "03034375700164077275737369616e04666d6a6400c0cf24f02e000101020e04020400300002011c1408"
         "040206041202000b010101015a02016801d00f0001500601010180a0abfef962063c022800dc05000e00"
         "00000002010131016e00020563332d64340562362d6135a0fe0a01",
     "03020ad804",
     "030c00861f959aef3a04",
     "030c0104",
     "030c040104020407",
     "03",
     "030104010202060200020300025001000001000000000a040400010000",
     "0304",
     "030208",
     "03040202030002500100000100000000",
     "0304",
     "0304020401420001",
     "0304020405",
     "03",
     "03",
     "03",
     "03",
     "0301010c0102861f6304010602010c0e0104010202060200020300025001000001000000000a04040001"
         "0000",
     "030c10901c05010402040801040202030002500100000100000000",
     "030c010603",
     "03010c0e",
     "0301040204c0a907",
     "03",},
    {"04034375700164077275737369616e04666d6a6400c0cf24f02e000101020e0402040030000002011c14"
         "0100c0a907a01f0008040206041202000b010101015a02016801d00f0001500601010180a0abfef96206"
         "3c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e616c"
         "014101033130300112044d0a",
     "04034375700164077275737369616e04666d6a6400c0cf24f02e000101020e0402040030000002011c14"
         "0100c0a907a01f0008040206041202000b010101015a02016801d00f0001500601010180a0abfef96206"
         "3c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e616c"
         "01410103313030011204",
     "04020ad804",
     "040c00861f959aef3a04",
     "040c0104",
     "040c040104020407",
     "04",
     "040104010202060200020300025001000001000000000a040400010000",
     "0404",
     "040208",
     "04040202030002500100000100000000",
     "0404",
     "0404020401420001",
     "0404020405",
     "04",
     "04",
     "04",
     "04",
     "0401010c0102861f6304010602010c0e0104010202060200020300025001000001000000000a04040001"
         "0000",
     "040c10901c05010402040801040202030002500100000100000000",
     "040c010603",
     "04010c0e",
     "0401040204c0a907",
     "04",
     "04020c0e",},
    {"05034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112044d0a",
     "05034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c01410103313030011204",
     "05020ad804",
     "050c00861f959aef3a04",
     "050c0104",
     "050c040104020407",
     "05",
     "0501040102020602000203000250010001e0c508807d000100000000000a040400010000",
     "0504",
     "050208",
     "0504020203000250010001e0c508807d00010000000000",
     "0504",
     "050402040142000101f02e80f104",
     "0504020405",
     "05",
     "05",
     "05",
     "05",
     "0501010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d0001000000"
         "00000a040400010000",
     "050c10901c0501040204080104020203000250010001e0c508807d00010000000000",
     "050c010603",
     "05010c0e",
     "0501040204c0a907",
     "05",
     "05020c0e",},
    {"06034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c01410103313030011204014d0a",
     "06034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c0141010331303001120401",
     "06020ad804",
     "060c00861f959aef3a04",
     "060c0104",
     "060c040104020407",
     "06",
     "0601040102020602000203000250010001e0c508807d000100000000000a040400010000",
     "0604",
     "060208",
     "0604020203000250010001e0c508807d00010000000000",
     "0604",
     "060402040142000101f02e80f104",
     "0604020405",
     "06",
     "06",
     "06",
     "06",
     "0601010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d0001000000"
         "00000a040400010000",
     "060c10901c0501040204080104020203000250010001e0c508807d00010000000000",
     "060c010603",
     "06010c0e",
     "0601040204c0a907",
     "06",
     "06020c0e",
     "06120c040204",},
    {"07034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c0141010331303001120401504d0a",
     "07034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112040150",
     "07020ad804",
     "070c00861f959aef3a04",
     "070c0104",
     "070c040104020407",
     "07",
     "0701040102020602000203000250010001e0c508807d000100000000000a040400010000",
     "0704",
     "070208",
     "0704020203000250010001e0c508807d00010000000000",
     "0704",
     "070402040142000101f02e80f104",
     "0704020405",
     "07",
     "07",
     "07",
     "07",
     "0701010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d0001000000"
         "00000a040400010000",
     "070c10901c0501040204080104020203000250010001e0c508807d00010000000000",
     "070c010603",
     "07010c0e",
     "0701040204c0a907",
     "07",
     "07020c0e",
     "07120c040204",},
    {"08034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112040150011e4d0a",
     "08034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112040150011e",
     "08020ad804",
     "080c00861f959aef3a04",
     "080c0104",
     "080c040104020407",
     "08",
     "0801040102020602000203000250010001e0c508807d000100000000000a040400010000",
     "0804",
     "080208",
     "0804020203000250010001e0c508807d00010000000000",
     "0804",
     "080402040142000101f02e80f104",
     "0804020405",
     "08",
     "08",
     "08",
     "08",
     "0801010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d0001000000"
         "00000a040400010000",
     "080c10901c0501040204080104020203000250010001e0c508807d00010000000000",
     "080c010603",
     "08010c0e",
     "0801040204c0a907",
     "08",
     "08020c0e",
     "08120c040204",},
    {"09034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112040150011e4d0a",
     "09034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002011c"
         "140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180a0abfef9"
         "62063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe0a010546696e"
         "616c014101033130300112040150011e074f6c6420637570",
     "09020ad804",
     "090c00861f959aef3a04",
     "090c0104",
     "090c04010402040700",
     "09",
     "0901040102020602000203000250010001e0c508807d000100000000000a04040001000000010135",
     "0904",
     "090208",
     "0904020203000250010001e0c508807d00010000000000",
     "0904",
     "090402040142000101f02e80f104010c0e0002",
     "0904020405010c0e0105",
     "09",
     "09",
     "09",
     "09",
     "0901010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d0001000000"
         "00000a040400010000",
     "090c10901c0501040204080104020203000250010001e0c508807d0001000000000003",
     "090c0106030208020a01",
     "09010c0e04",
     "0901040204c0a907",
     "09",
     "09020c0e00",
     "09120c040204010c0e0303",},
    {"0a034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
         "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
         "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
         "0a010546696e616c014101033130300112040150011e083320706f696e74734d0a",
     "0a034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
         "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
         "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
         "0a010546696e616c014101033130300112040150011e083320706f696e7473074f6c6420637570",
     "0a020ad804",
     "0a0c00861f959aef3a04",
     "0a0c0104",
     "0a0c04010402040700",
     "0a",
     "0a01040102020602000203000250010001e0c508807d000100000000000a04040001000000010135",
     "0a04",
     "0a0208",
     "0a04020203000250010001e0c508807d00010000000000",
     "0a04",
     "0a0402040142000101f02e80f104010c0e0002",
     "0a04020405010c0e0105",
     "0a",
     "0a",
     "0a",
     "0a",
     "0a01010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d000100"
         "000000000a040400010000",
     "0a0c10901c0501040204080104020203000250010001e0c508807d0001000000000003",
     "0a0c0106030208020a01",
     "0a010c0e04",
     "0a01040204c0a907",
     "0a",
     "0a020c0e00",
     "0a120c040204010c0e0303",},
    {"0b034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
     "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
     "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
     "0a010546696e616c014101033130300112040150011e083320706f696e74734d0a",
     "0b034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
     "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
     "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
     "0a010546696e616c014101033130300112040150011e083320706f696e7473074f6c6420637570",
     "0b020ad804",
     "0b0c00861f959aef3a04",
     "0b0c0104",
     "0b0c04010402040700",
     "0b",
     "0b01040102020602000203000250010001e0c508807d0000010000000000000a0404000100000001"
     "0135",
     "0b04",
     "0b0208",
     "0b04020203000250010001e0c508807d000001000000000000",
     "0b04",
     "0b0402040142000101f02e80f104010c0e0002010a06",
     "0b04020405010c0e0105",
     "0b",
     "0b",
     "0b",
     "0b",
     "0b01010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d000001"
     "0000000000000a040400010000",
     "0b0c10901c0501040204080104020203000250010001e0c508807d00000100000000000003",
     "0b0c0106030208020a01",
     "0b010c0e04",
     "0b01040204c0a907",
     "0b",
     "0b020c0e00",
     "0b120c040204010c0e0303",},
    // clang-format on
};

Bytes bytes_of(const std::string& hex) {
  Bytes bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  return bytes;
}

Decoded<Event> read(const What& what, const Bytes& bytes, LogTexts texts = {}) {
  return decode_tournament_event(static_cast<std::int64_t>(what.index()), bytes, std::move(texts));
}

Event event_of(What what) { return {.at = {}, .by = std::nullopt, .what = std::move(what)}; }

class TournamentCodec : public testing::TestWithParam<int> {
 protected:
  const std::vector<What> events = events_in(GetParam());
  const std::vector<std::string>& stored = written[GetParam() - 1];
};

TEST_P(TournamentCodec, ReadsWhatWasStored) {
  ASSERT_EQ(stored.size(), events.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    ASSERT_EQ(events[i].index(), i);
    const auto event = read(events[i], bytes_of(stored[i]), texts_of(events[i], GetParam()));
    ASSERT_TRUE(event) << i;
    EXPECT_TRUE(event->what == events[i]) << i;
    EXPECT_FALSE(event->unread) << i;
  }
}

TEST_P(TournamentCodec, NoticesWhatIsCutOffOrAdded) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    auto bytes = bytes_of(stored[i]);
    for (std::size_t kept = 0; kept < bytes.size(); ++kept)
      EXPECT_FALSE(read(events[i], {bytes.begin(), bytes.begin() + static_cast<int>(kept)}))
          << i << " with " << kept;
    bytes.push_back(0);
    EXPECT_FALSE(read(events[i], bytes)) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(OfEachFormat, TournamentCodec, testing::Range(1, formats + 1));

TEST(TournamentCodecNow, WritesTheLastFormat) {
  const auto events = events_in(formats);
  ASSERT_EQ(events.size(), std::variant_size_v<What>) << "each kind";
  for (std::size_t i = 0; i < events.size(); ++i)
    EXPECT_EQ(encode_tournament_event(event_of(events[i])), bytes_of(written[formats - 1][i])) << i;
}

TEST(TournamentCodecNow, RefusesFormatsAndKindsThatItDoesNotKnow) {
  for (const int format : {0, formats + 1, 255})
    EXPECT_FALSE(read(Paused{}, {static_cast<std::uint8_t>(format)})) << format;
  for (const std::int64_t kind : {-1L, 26L, 1000L})
    EXPECT_FALSE(decode_tournament_event(kind, Bytes{1}, {})) << kind;
}

Promoted there_and_back(const Promoted& promoted) {
  const auto event = read(promoted, encode_tournament_event(event_of(promoted)));
  return std::get<Promoted>(event.value().what);
}

TEST(TournamentCodecNow, KeepsWhyNobodyIsPromotedWithItsValues) {
  for (const Reason& why :
       {reason::tournament::next_stage_begun(), reason::tournament::at_version(7),
        reason::tournament::rating_from("1500"), in_english("out of order")})
    EXPECT_EQ(there_and_back({.users = {}, .refusal = why}).refusal, why) << why.english;
}

TEST(TournamentCodecNow, ReadsAReasonThatIsNoMoreInItsEnglish) {
  EXPECT_EQ(there_and_back({.users = {}, .refusal = Reason{"gone.away", "gone", {}}}).refusal,
            in_english("gone"));
  EXPECT_EQ(there_and_back({.users = {},
                            .refusal = Reason{"tournament.full", "full", {{"no_such_value", "x"}}}})
                .refusal,
            in_english("full"));
}

/// What the last format with texts had of these, read from its bytes and the texts.
Event of_before(const What& what, LogTexts texts) {
  auto bytes = encode_tournament_event(event_of(what));
  bytes[0] = with_texts;
  // What came to it since is at the end; what is left over is damage.
  for (;; bytes.pop_back())
    if (auto event = read(what, bytes, texts)) return *event;
}

TEST(TextsOfBefore, TellWhichRoundsAndOpeningsWereDrawn) {
  const std::vector<Round> two = {
      {.number = 1, .encounters = {{.board = 1, .first = {1}, .second = tournament::Seat{2}}}},
      {.number = 2, .encounters = {{.board = 1, .first = {2}, .second = tournament::Seat{1}}}}};
  const auto drawn = [&](const char* text) {
    return std::get<Drawn>(of_before(Drawn{two}, {"", text}).what);
  };
  using Codes = std::vector<std::string>;
  EXPECT_FALSE(drawn("round 1 to 2").wave);
  EXPECT_EQ(drawn("round 1 to 2").openings, Codes{});
  EXPECT_EQ(drawn("round 1 to 2, openings 12, 7").openings, (Codes{"12", "7"}));
  EXPECT_EQ(drawn("round 1 to 2, openings a, b, c").openings, Codes{"a, b, c"})
      << "a code has a comma";
  EXPECT_TRUE(drawn("wave 3").wave);
  EXPECT_EQ(drawn("wave 3, openings 12, 7").openings, (Codes{"12", "7"}));
}

TEST(TextsOfBefore, TellWhatAGameCounted) {
  constexpr GameKey key{.round = 2, .board = 1, .number = 2};
  const auto set = [&](const char* before, const char* after) {
    return std::get<ResultSet>(of_before(ResultSet{{key, GameOutcome::draw}}, {before, after}).what)
        .logged;
  };
  using enum GameOutcome;
  EXPECT_EQ(set("2.1.2 open", "2.1.2 1-1"), (LoggedGame{.before = open, .counts = draw}));
  EXPECT_EQ(set("2.1.2 0-2 forfeit", "2.1.2 0-0"),
            (LoggedGame{.before = second_wins_by_forfeit, .counts = both_lose}));
  EXPECT_EQ(set("2.1.2 annulled", "2.1.2 2-0 forfeit"),
            (LoggedGame{.before = annulled, .counts = first_wins_by_forfeit}));
  EXPECT_EQ(set("2.1.2 renewed", "2.1.2 2-0"),
            (LoggedGame{.before = renewed, .counts = first_wins}));
}

TEST(TextsOfBefore, TellWhyNobodyWasPromoted) {
  const auto refusal = [](const char* text) {
    return std::get<Promoted>(of_before(Promoted{}, {"", text}).what).refusal;
  };
  EXPECT_EQ(refusal("the next stage has begun already"), reason::tournament::next_stage_begun());
  EXPECT_EQ(refusal("the next stage has fewer places left than go on"),
            reason::tournament::next_stage_too_small());
  EXPECT_EQ(refusal("there is no such tournament"), reason::tournament::none_such());
  EXPECT_EQ(refusal("something else"), in_english("something else"));
}

TEST(TextsOfBefore, StayAsTheyAreWhereTheyAreNotUnderstood) {
  constexpr GameKey key{.round = 2, .board = 1, .number = 2};
  // Without games, whose later members would stand in the midst of the bytes.
  const Drawn drawn{.rounds = {{.number = 2, .encounters = {{.board = 1, .first = {3}}}}}};
  const std::vector<std::pair<What, LogTexts>> odd = {
      {Left{.user = {6}, .outcomes = {}}, {"gone", "withdrawn"}},
      {Replaced{.user = {6}, .by = {7}, .outcomes = {}, .games = {}}, {"", "replaced"}},
      {drawn, {"", "rounds 1"}},
      {drawn, {"", "round 1 and more"}},
      {ResultSet{{key, GameOutcome::draw}}, {"2.1.2 open", "2.1.1 1-1"}},
      {ResultSet{{key, GameOutcome::draw}}, {"2.1.2 open", "2.1.2 1-0"}},
      {GameEnded{.result = {key, GameOutcome::draw}}, {"open", "2.1.2 1-1"}},
      {DisputeSettled{.dispute = {9}, .user = {6}, .game = key}, {"", "1-1"}},
      {ByesAsked{.user = {6}, .byes = {}}, {"3 half 4 zero", ""}},
      {ByesAsked{.user = {6}, .byes = {}}, {"3 double", ""}},
      {ApartSet{}, {"some pairs", "1 pairs"}}};
  for (const auto& [what, texts] : odd) {
    const Event event = of_before(what, texts);
    EXPECT_EQ(event.unread, texts) << texts.before << texts.after;
    EXPECT_TRUE(event.what == what) << texts.before << texts.after;
  }
}

}  // namespace
}  // namespace crownhead::codec
