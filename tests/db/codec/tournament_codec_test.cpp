#include "db/codec/tournament_codec.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

using Bytes = std::vector<std::uint8_t>;
using What = decltype(Event::what);

Settings cup_settings() {
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
  settings.policy.minutes = 45;
  settings.entry.start_when_full = true;
  settings.openings = {.draw = OpeningDraw::encounter,
                       .table = {{.code = "1", .name = "n", .moves = {"c3-d4", "b6-a5"}}}};
  settings.interval = seconds(90);
  settings.starts_by_itself = true;
  steps[1].control = play::Fischer{seconds(60), seconds(2)};
  settings.stage = "Final";
  settings.section = "A";
  settings.prizes = {"100"};
  settings.promotion = {.to = {9}, .places = 2};
  steps[1].carried = true;
  settings.second_factor = true;
  settings.agreed_draw_from_move = 40;
  settings.games_shown = {.when = play::Shown::delayed, .minutes = 15};
  settings.terms = "3 points";
  return settings;
}

std::vector<Game> two_games() {
  Game first{.outcome = GameOutcome::draw,
             .first_is_white = false,
             .step = 1,
             .plies = 40,
             .berserk = {true, false},
             .left = {{seconds(70), seconds(8)}}};
  return {first, Game{}};
}

std::vector<Round> a_round() {
  Encounter played{.board = 1,
                   .first = {3},
                   .second = tournament::PairingNumber{1},
                   .games = two_games(),
                   .opening = 5};
  return {{.number = 2,
           .state = RoundState::published,
           .encounters = {played, {.board = 2, .first = {2}, .bye = Bye::pairing}}}};
}

LoggedGame logged(GameOutcome before, GameOutcome counts) {
  return {.players = {{UserId{6}, UserId{7}}}, .before = before, .counts = counts};
}

GameEnded game_end() {
  return {.result = {{2, 1, 2}, GameOutcome::first_wins},
          .plies = 33,
          .berserk = {false, true},
          .left = {{seconds(3), seconds(40)}},
          .logged = logged(GameOutcome::open, GameOutcome::second_wins),
          .match_points = {{5, 3}}};
}

/// One of each kind, in the order of Event::what.
std::vector<What> events_of_each_kind() {
  constexpr GameKey key{.round = 2, .board = 1, .number = 2};
  std::vector<What> events = {
      Created{cup_settings(), 77, UserId{5}},
      Edited{cup_settings(), "Old cup"},
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
      Drawn{.rounds = a_round(), .openings = {"5"}},
      Discarded{2},
      Published{.first = 1, .last = 4},
      Extended{.round = 2, .board = 1, .games = two_games()},
      RoundEnded{2},
      game_end(),
      ResultSet{{key, GameOutcome::second_wins_by_forfeit},
                logged(GameOutcome::first_wins, GameOutcome::second_wins_by_forfeit)},
      Paused{},
      Resumed{},
      Finished{},
      Cancelled{}};
  const Entry entry{.user = {6},
                    .seat = tournament::PairingNumber{1},
                    .rating = 1987,
                    .lot = 99,
                    .from_round = 2,
                    .byes = {{3, Bye::half}}};
  const std::vector<What> second = {
      Imported{.status = Status::running,
               .entries = {entry},
               .apart = {{UserId{6}, UserId{7}}},
               .rounds = a_round()},
      Replaced{.user = {6},
               .by = {8},
               .rating = 1800,
               .lot = 5,
               .outcomes = {{key, GameOutcome::renewed}},
               .games = {{.round = 2, .board = 1, .games = two_games()}},
               .former = EntryState::withdrawn},
      ByesAsked{
          .user = {6}, .byes = {{3, Bye::zero}}, .former = {{4, Bye::half}, {5, Bye::pairing}}},
      ForbiddenPairsSet{.pairs = {{UserId{6}, UserId{7}}}, .former = 2},
      TimeAdded{.games = {key}, .time = seconds(60)},
      MessageSent{"Lunch"}};
  events.insert(events.end(), second.begin(), second.end());
  events.emplace_back(Promoted{{{6}, {7}}});
  events.emplace_back(DisputeSettled{.dispute = {9},
                                     .user = {6},
                                     .game = key,
                                     .logged = logged(GameOutcome::draw, GameOutcome::draw)});
  events.emplace_back(
      PairingsChanged{.round = 2,
                      .change = "swap",
                      .boards = 7,
                      .encounters = {{.board = 1,
                                      .first = {3},
                                      .second = tournament::PairingNumber{4},
                                      .games = {{}},
                                      .opening = 5},
                                     {.board = 7, .first = {9}, .bye = Bye::half}},
                      .broken = {{.rule = PairingRule::met_before,
                                  .board = 1,
                                  .player = {3},
                                  .opponent = tournament::PairingNumber{4},
                                  .detail = 1},
                                 {.rule = PairingRule::colour_mild, .board = 1, .player = {3}}}});
  events.emplace_back(PlayersEntered{
      {{.user = {6}, .rating = 1987, .lot = 123'456'789}, {.user = {300}, .from_round = 2}}});
  return events;
}

/// The bytes of these events. A change here makes stored tournaments unreadable.
const std::vector<std::string> written = {
    // clang-format off
     "01034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
     "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
     "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
     "0a010546696e616c014101033130300112040150011e083320706f696e74734d0a",
     "01034375700164077275737369616e04666d6a6400c0cf24f02e000101020e040204003000000002"
     "011c140100c0a907a01f000108040206041202000b010101015a02016801d00f0001500601010180"
     "a0abfef962063c022800dc05000e0000000002010131016e00020563332d64340562362d6135a0fe"
     "0a010546696e616c014101033130300112040150011e083320706f696e7473074f6c6420637570",
     "01020ad804",
     "010c00861f959aef3a04",
     "010c0104",
     "010c04010402040700",
     "01",
     "0101040102020602000203000250010001e0c508807d0000010000000000000a0404000100000001"
     "0135",
     "0104",
     "010208",
     "0104020203000250010001e0c508807d000001000000000000",
     "0104",
     "010402040142000101f02e80f104010c0e0002010a06",
     "0104020405010c0e0105",
     "01",
     "01",
     "01",
     "01",
     "0101010c0102861f6304010602010c0e01040102020602000203000250010001e0c508807d000001"
     "0000000000000a040400010000",
     "010c10901c0501040204080104020203000250010001e0c508807d00000100000000000003",
     "010c0106030208020a01",
     "01010c0e04",
     "0101040204c0a907",
     "01",
     "01020c0e00",
     "01120c040204010c0e0303",
     "01040473776170"
     "0e02020608000100010000000000000a"
     "0e1200020000"
     "0200020608020802060000",
     "01020c01861f959aef3a02d80401000004",
    // clang-format on
};

Bytes bytes_of(const std::string& hex) {
  Bytes bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  return bytes;
}

Decoded<Event> read(const What& what, const Bytes& bytes, std::string text = {}) {
  return decode_tournament_event(static_cast<std::int64_t>(what.index()), bytes, std::move(text));
}

Event event_of(What what) { return {.at = {}, .by = std::nullopt, .what = std::move(what)}; }

class TournamentCodec : public testing::Test {
 protected:
  const std::vector<What> events = events_of_each_kind();
};

TEST_F(TournamentCodec, KeepsItsFormat) {
  ASSERT_EQ(events.size(), std::variant_size_v<What>) << "each kind";
  ASSERT_EQ(written.size(), events.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    ASSERT_EQ(events[i].index(), i);
    EXPECT_EQ(encode_tournament_event(event_of(events[i])), bytes_of(written[i])) << i;
    const auto* message = std::get_if<MessageSent>(&events[i]);
    const auto event = read(events[i], bytes_of(written[i]), message ? message->text : "");
    ASSERT_TRUE(event) << i;
    EXPECT_TRUE(event->what == events[i]) << i;
  }
}

TEST_F(TournamentCodec, DetectsTruncatedAndExcessBytes) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    auto bytes = bytes_of(written[i]);
    for (std::size_t kept = 0; kept < bytes.size(); ++kept)
      EXPECT_FALSE(read(events[i], {bytes.begin(), bytes.begin() + static_cast<int>(kept)}))
          << i << " with " << kept;
    bytes.push_back(0);
    EXPECT_FALSE(read(events[i], bytes)) << i;
  }
}

TEST_F(TournamentCodec, RefusesUnknownFormatsAndKinds) {
  for (const int format : {0, 2, 255})
    EXPECT_FALSE(read(Paused{}, {static_cast<std::uint8_t>(format)})) << format;
  for (const std::int64_t kind : {-1L, 26L, 1000L})
    EXPECT_FALSE(decode_tournament_event(kind, Bytes{1}, {})) << kind;
}

TEST_F(TournamentCodec, KeepsWhatIsDemandedOfDirectorsAndPlayers) {
  for (const bool second_factor : {false, true})
    for (const bool real_names : {false, true}) {
      Edited edited{cup_settings(), "Old cup"};
      edited.settings.second_factor = second_factor;
      edited.settings.real_names = real_names;
      EXPECT_EQ(read(edited, encode_tournament_event(event_of(edited)))->what, What(edited));
    }
}

Promoted there_and_back(const Promoted& promoted) {
  const auto event = read(promoted, encode_tournament_event(event_of(promoted)));
  return std::get<Promoted>(event.value().what);
}

TEST_F(TournamentCodec, KeepsTheReasonOfARefusedPromotionWithItsValues) {
  for (const Reason& why :
       {reason::tournament::next_stage_begun(), reason::tournament::at_version(7),
        reason::tournament::rating_from("1500"), in_english("out of order")})
    EXPECT_EQ(there_and_back({.users = {}, .refusal = why}).refusal, why) << why.english;
}

TEST_F(TournamentCodec, ReadsAnObsoleteReasonAsEnglishText) {
  EXPECT_EQ(there_and_back({.users = {}, .refusal = Reason{"gone.away", "gone", {}}}).refusal,
            in_english("gone"));
  EXPECT_EQ(there_and_back({.users = {},
                            .refusal = Reason{"tournament.full", "full", {{"no_such_value", "x"}}}})
                .refusal,
            in_english("full"));
}

}  // namespace
}  // namespace crownhead::codec
