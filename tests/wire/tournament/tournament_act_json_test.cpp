#include "server/wire/tournament/tournament_act_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/reasons.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;
using nlohmann::json;
using What = decltype(Event::what);

const UserNames names = {{{1}, "Anna"}, {{2}, "Ben"}, {{3}, "Cara"}};
constexpr GameKey key{.round = 4, .board = 1, .number = 2};

Event event_of(What what) {
  return {.at = Instant{5}, .by = UserId{3}, .reason = "why", .what = std::move(what)};
}

json line_of(const Event& event) {
  return json::parse(tournament_log_json({{7, event}}, names, std::nullopt)).at("items").at(0);
}

LoggedGame played(GameOutcome before, GameOutcome counts) {
  return {.players = {{UserId{1}, UserId{2}}}, .before = before, .counts = counts};
}

Settings called(std::string name) {
  Settings settings;
  settings.name = std::move(name);
  return settings;
}

struct Told {
  What what;
  const char* act;
  const char* params;
  const char* before;
  const char* after;
};

std::vector<Told> acts() {
  using enum GameOutcome;
  const std::vector<Round> rounds = {{.number = 4}, {.number = 5}};
  return {
      {Created{called("Cup"), 1, {3}}, "created", R"({"name":"Cup"})", "", "Cup"},
      {Edited{called("Cup"), "Old"}, "edited", R"({"name":"Cup","former_name":"Old"})", "Old",
       "Cup"},
      {DirectorsChanged{{{3}, {1}}}, "directors_changed", R"({"directors":["Cara","Anna"]})", "",
       "Cara, Anna"},
      {Entered{.user = {1}}, "entered", R"({"user":"Anna"})", "", "entered"},
      {Entered{.user = {1}, .state = EntryState::asked}, "asked", R"({"user":"Anna"})", "",
       "asked"},
      {PlayersEntered{{{.user = {1}}, {.user = {2}}}}, "players_entered", R"({"players":2})", "",
       "2 players"},
      {Answered{.user = {1}, .accepted = true}, "accepted", R"({"user":"Anna"})", "asked",
       "entered"},
      {Answered{.user = {9}}, "refused", R"({"user":"?"})", "asked", "refused"},
      {Left{.user = {1}, .outcomes = {}}, "withdrawn",
       R"({"user":"Anna","former_state":"entered"})", "entered", "withdrawn"},
      {Left{
           .user = {1}, .state = EntryState::expelled, .outcomes = {}, .former = EntryState::asked},
       "expelled", R"({"user":"Anna","former_state":"asked"})", "asked", "expelled"},
      {Started{}, "started", "{}", "announced", "running"},
      {Drawn{rounds}, "round_drawn", R"({"first":4,"last":5,"wave":false,"openings":[]})", "",
       "round 4 to 5"},
      {Drawn{.rounds = {rounds.front()}, .wave = true, .openings = {"12", "7"}}, "round_drawn",
       R"({"first":4,"last":4,"wave":true,"openings":["12","7"]})", "", "wave 4, openings 12, 7"},
      {Discarded{4}, "round_discarded", R"({"round":4})", "", "round 4"},
      {PairingsChanged{.round = 4,
                       .change = "swap",
                       .boards = 3,
                       .encounters = {{.board = 1, .first = {1}}, {.board = 3, .first = {2}}},
                       .broken = {{.rule = PairingRule::met_before, .board = 1, .player = {1}},
                                  {.rule = PairingRule::met_before, .board = 3, .player = {2}}}},
       "pairings_changed", R"({"round":4,"change":"swap","boards":[1,3],"rules":["MET_BEFORE"]})",
       "", "round 4, swap, MET_BEFORE"},
      {Published{4, 5}, "round_published", R"({"first":4,"last":5})", "", "round 4 to 5"},
      {Extended{.round = 4, .board = 1, .games = {{}, {}}}, "games_added",
       R"({"round":4,"board":1,"games":2})", "", ""},
      {RoundEnded{4}, "round_ended", R"({"round":4})", "", "round 4"},
      {GameEnded{.result = {key, first_wins}, .logged = played(open, second_wins)}, "game_ended",
       R"({"round":4,"board":1,"game":2,"white":"Anna","black":"Ben","result":"0-2",
           "forfeit":false,"former_result":"open","former_forfeit":false})",
       "4.1.2 open", "4.1.2 0-2"},
      {ResultSet{{key, annulled}, {.before = first_wins_by_forfeit, .counts = annulled}},
       "result_set",
       R"({"round":4,"board":1,"game":2,"white":null,"black":null,"result":"annulled",
           "forfeit":false,"former_result":"2-0","former_forfeit":true})",
       "4.1.2 2-0 forfeit", "4.1.2 annulled"},
      {Paused{}, "paused", "{}", "running", "paused"},
      {Resumed{}, "resumed", "{}", "paused", "running"},
      {Finished{}, "finished", "{}", "running", "finished"},
      {Cancelled{}, "cancelled", "{}", "announced", "cancelled"},
      {Imported{.status = Status::running, .entries = {}, .apart = {}, .rounds = {}}, "imported",
       R"({"status":"running"})", "", "running"},
      {Replaced{.user = {1}, .by = {2}, .outcomes = {}, .games = {}}, "replaced",
       R"({"user":"Anna","by":"Ben","former_state":"entered"})", "entered", "Ben"},
      {ByesAsked{.user = {1}, .byes = {{3, Bye::half}, {4, Bye::zero}}, .former = {}}, "byes_asked",
       R"({"user":"Anna","byes":[{"round":3,"bye":"half"},{"round":4,"bye":"zero"}],
           "former_byes":[]})",
       "", "3 half, 4 zero"},
      {ForbiddenPairsSet{.pairs = {{{1}, {2}}}, .former = 0}, "pairs_kept_apart",
       R"({"pairs":1,"former_pairs":0})", "0 pairs", "1 pairs"},
      {TimeAdded{.games = {key, key}, .time = seconds(7200)}, "time_added",
       R"({"games":2,"time_ms":7200000})", "", "2 games +7200 s"},
      {MessageSent{"Lunch"}, "message_sent", R"({"text":"Lunch"})", "", "Lunch"},
      {Promoted{.users = {{1}, {2}}}, "promoted", R"({"users":["Anna","Ben"],"refusal":null})", "",
       "Anna, Ben"},
      {Promoted{.users = {}, .refusal = reason::tournament::at_version(7)}, "promoted",
       R"({"users":[],"refusal":{"reason":"tournament.at_version","params":{"version":7},
           "detail":"the tournament has changed and is at version 7; look at it again"}})",
       "", "the tournament has changed and is at version 7; look at it again"},
      {DisputeSettled{.dispute = {9}, .user = {1}, .game = key, .logged = played(draw, draw)},
       "dispute_settled",
       R"({"user":"Anna","round":4,"board":1,"game":2,"white":"Anna","black":"Ben",
           "result":"1-1","forfeit":false})",
       "", "4.1.2 1-1"},
  };
}

TEST(TournamentActs, HaveValuesAndEnglishText) {
  std::set<std::size_t> kinds;
  for (const auto& [what, act, params, before, after] : acts()) {
    kinds.insert(what.index());
    const json line = line_of(event_of(what));
    EXPECT_EQ(line.at("act"), act);
    EXPECT_EQ(line.at("params"), json::parse(params)) << act;
    EXPECT_EQ(line.at("before"), before) << act;
    EXPECT_EQ(line.at("after"), after) << act;
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<What>) << "each kind";
}

TEST(TournamentActs, AreTheSameInTheLogAndForFollowers) {
  const auto tournament = Tournament::begin(event_of(Created{called("Cup"), 1, {3}}));
  for (const auto& told : acts()) {
    const Event event = event_of(told.what);
    const json line = line_of(event);
    const json frame = json::parse(tournament_event(tournament, names, event));
    EXPECT_EQ(frame.at("type"), told.act);
    for (const char* member : {"actor", "reason", "params", "before", "after"})
      EXPECT_EQ(frame.at(member), line.at(member)) << told.act;
  }
}

TEST(TournamentActs, AreInTheDocument) {
  const json game =
      line_of(event_of(DisputeSettled{.dispute = {9}, .user = {1}, .game = key, .logged = {}}));
  auto required = OpenapiSchema("LoggedGame").required();
  required.insert("user");
  EXPECT_EQ(keys_of(game.at("params")), required);
}

}  // namespace
}  // namespace crownhead::wire
