#include "rules/play/records/nardi_record.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <rapidcheck.h>

#include "rules/nardi/mat.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/nardi/sgf.hpp"
#include "rules/nardi/xgid.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::play {
namespace {

using nardi::ActKind;
using nardi::Color;

nardi::MatchRecord record_of(const NardiTable& table) {
  return nardi_record(table.game, {"anna", "ben"}, "Crownhead");
}

/// Returns the act as in the site's record.
std::string text_of(const nardi::Act& act) {
  switch (act.kind) {
    case ActKind::double_cube: return "double";
    case ActKind::take: return "take";
    case ActKind::drop: return "drop";
    case ActKind::play: break;
  }
  return nardi::write_turn(act.roll, act.play);
}

std::vector<std::string> acts_of(const nardi::MatchRecord& record) {
  std::vector<std::string> texts;
  for (const auto& game : record.games)
    for (const auto& act : game.acts) texts.push_back(text_of(act));
  return texts;
}

/// Returns the acts of a match that its exported record contains.
std::vector<std::string> acts_of(const Game& game) {
  std::vector<std::string> texts;
  for (const PlayedMove& move : game.moves())
    if (move.text != "roll" && move.text != "accept" && move.text != "refuse" &&
        !move.text.starts_with("concede"))
      texts.push_back(move.text);
  return texts;
}

int points_of(const nardi::MatchRecord& record, Color color) {
  return std::accumulate(
      record.games.begin(), record.games.end(), 0, [color](int sum, const nardi::GameRecord& game) {
        return game.won && game.won->winner == color ? sum + game.won->points : sum;
      });
}

/// Removes tags that have no property in SGF.
nardi::MatchRecord as_sgf_has_it(nardi::MatchRecord record) {
  std::erase_if(record.tags, [](const auto& tag) {
    return tag.first == "Ruleset" || tag.first == "TimeControl";
  });
  return record;
}

void expect_read_back(const nardi::MatchRecord& record) {
  const auto mat = nardi::write_mat(record);
  const auto from_mat = nardi::read_mat(mat);
  ASSERT_TRUE(from_mat) << from_mat.error().detail << "\n" << mat;
  EXPECT_EQ(*from_mat, record) << mat;
  const auto sgf = nardi::write_sgf(record);
  const auto from_sgf = nardi::read_sgf(sgf);
  ASSERT_TRUE(from_sgf) << from_sgf.error().detail << "\n" << sgf;
  EXPECT_EQ(*from_sgf, as_sgf_has_it(record)) << sgf;
}

TEST(NardiRecord, HasTheTermsTheTagsAndTheEnd) {
  NardiTable table(nardi_setup("3 points cube crawford", "wbgf", three_days_a_move));
  table.does(Resign{Seat::white}).value();
  const auto record = record_of(table);
  EXPECT_EQ(record.length, 3);
  EXPECT_TRUE(record.cube);
  EXPECT_TRUE(record.crawford);
  EXPECT_EQ(nardi::write_mat(record), R"(; [Event "Casual correspondence game"]
; [EventDate "2024.01.10"]
; [Site "Crownhead"]
; [Ruleset "wbgf"]
; [TimeControl "1/259200"]
; [Result "0-1, resignation"]

 3 point match

 Game 1
 anna : 0                       ben : 0
)");
  expect_read_back(record);
}

TEST(NardiRecord, SaysIfThereIsNoCube) {
  const NardiTable table(nardi_setup("1 point", "latvian"));
  const auto record = record_of(table);
  EXPECT_FALSE(record.cube);
  EXPECT_NE(nardi::write_mat(record).find("; [CubeLimit \"1\"]\n"), std::string::npos);
  EXPECT_NE(nardi::write_sgf(record).find("RU[NoCube]"), std::string::npos);
  expect_read_back(record);
}

TEST(NardiRecord, IncludesAGameConcededBeforeItsFirstTurn) {
  NardiTable table(nardi_setup("5 points cube"));
  const Seat first = table.game.turn();
  table.moves("concede 2").value();
  table.moves("accept").value();
  const auto record = record_of(table);
  ASSERT_EQ(record.games.size(), 1U);
  EXPECT_TRUE(record.games[0].acts.empty());
  const Color winner = first == Seat::white ? Color::black : Color::white;
  EXPECT_EQ(record.games[0].won, (nardi::GameWon{winner, 2}));
  expect_read_back(record);
}

TEST(NardiRecord, OmitsADeclinedConcession) {
  NardiTable table(nardi_setup("5 points cube"));
  table.moves("concede 1").value();
  table.moves("refuse").value();
  table.moves(table.game.board().legal().front()).value();
  const auto record = record_of(table);
  ASSERT_EQ(record.games.size(), 1U);
  EXPECT_EQ(record.games[0].acts.size(), acts_of(table.game).size());
  EXPECT_EQ(record.games[0].won, std::nullopt);
  expect_read_back(record);
}

/// Plays at random for a while; then the match may be resigned or end on time.
void play_on(NardiTable& table, std::mt19937& lot) {
  const auto most = lot() % 400;
  for (unsigned acts = 0; acts < most && !table.game.ended(); ++acts) table.moves_by(lot);
  if (table.game.ended()) return;
  if (lot() % 3 == 0) table.does(Resign{lot() % 2 == 0 ? Seat::white : Seat::black}).value();
  if (!table.game.ended() && lot() % 2 == 0)
    if (const auto due = table.game.deadline())
      table.take(decide_time(table.game, *due + seconds(60)));
}

TEST(NardiRecord, AnyMatchRoundTrips) {
  EXPECT_TRUE(rc::check([] {
    std::mt19937 lot(*rc::gen::arbitrary<unsigned>());
    const auto [ruleset, terms] =
        *rc::gen::element(std::pair{"latvian", "1 point"}, std::pair{"wbgf", "1 point"},
                          std::pair{"wbgf", "3 points cube crawford"},
                          std::pair{"wbgf", "7 points cube"}, std::pair{"wbgf", "5 points"});
    NardiTable table(nardi_setup(terms, ruleset), {static_cast<std::uint8_t>(lot())});
    play_on(table, lot);
    const auto record = record_of(table);
    RC_ASSERT(acts_of(record) == acts_of(table.game));
    for (const Color color : {Color::white, Color::black})
      RC_ASSERT(points_of(record, color) == table.board().match().score_of(color));
    const auto from_mat = nardi::read_mat(nardi::write_mat(record));
    RC_ASSERT(from_mat.has_value());
    RC_ASSERT(*from_mat == record);
    const auto from_sgf = nardi::read_sgf(nardi::write_sgf(record));
    RC_ASSERT(from_sgf.has_value());
    RC_ASSERT(*from_sgf == as_sgf_has_it(record));
  }));
}

TEST(NardiIds, MatchTheRequestedPly) {
  NardiTable table(nardi_setup("5 points cube crawford"));
  std::mt19937 lot(7);
  std::vector<std::string> seen;
  const auto now = [&table] { return table.board().diagram(); };
  for (int acts = 0; acts < 30; ++acts) {
    const auto ids = nardi_ids(table.game, table.game.ply());
    EXPECT_NE(ids.find("\nPosition ID: " + nardi::write_position_id(now().position) +
                       "\nMatch ID: " + nardi::write_match_id(now().moment) + "\n"),
              std::string::npos)
        << ids;
    const auto xgid = nardi::read_xgid(ids.substr(0, ids.find('\n'))).value();
    EXPECT_EQ(xgid.position, now().position);
    EXPECT_EQ(xgid.moment.match, now().moment.match);
    seen.resize(static_cast<std::size_t>(table.game.ply()) + 1);
    seen.back() = ids;
    table.moves_by(lot);
  }
  for (std::size_t ply = 0; ply < seen.size(); ++ply)
    if (!seen[ply].empty()) EXPECT_EQ(nardi_ids(table.game, static_cast<int>(ply)), seen[ply]);
}

}  // namespace
}  // namespace crownhead::play
