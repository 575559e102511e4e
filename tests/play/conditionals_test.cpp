#include "rules/play/conditionals.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/draughts/notation/notation.hpp"
#include "tests/play/any_control.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

using testing::HasSubstr;
using Lines = std::vector<Conditionals::Line>;

std::vector<std::string> moves_of(const std::vector<Event>& events) {
  std::vector<std::string> texts;
  for (const Event& event : events)
    if (const auto* moved = std::get_if<Moved>(&event.what)) texts.push_back(moved->move);
  return texts;
}

MakeMove move_on(const Game& game, const std::string& text, bool offers_draw = false) {
  return {.by = game.turn(), .ply = game.ply(), .text = text, .offers_draw = offers_draw};
}

Lines read(const Table& table, Seat owner, const Lines& lines) {
  return Conditionals::read(table.game, owner, lines).value().lines();
}

TEST(Conditionals, AreWrittenLikeTheRecord) {
  const Table table(setup_of(three_days_a_move));
  const Lines lines = {{"32-28", "19-23", "28:19", "14:23"}, {"33-28", "19-23"}};
  const Lines expected = {{"32-28", "19-23", "28x19", "14x23"}, {"33-28", "19-23"}};
  EXPECT_EQ(read(table, black, {lines[0], {lines[1]}}), expected);
  EXPECT_EQ(read(table, black, {lines[1], lines[0], lines[1]}), expected) << "in any order, once";
}

TEST(Conditionals, ALineThatStartsALongerOneIsDropped) {
  const Table table(setup_of(three_days_a_move));
  const Lines longer = {{"32-28", "19-23", "28x19", "14x23"}};
  EXPECT_EQ(read(table, black, {{"32-28", "19-23"}, longer[0]}), longer);
  EXPECT_EQ(read(table, black, {longer[0], {"32-28", "19-23"}}), longer);
}

TEST(Conditionals, FaultsNameTheLineAndMove) {
  const auto played = [](int pairs) {
    Conditionals::Line line;
    for (int i = 0; i < pairs; ++i) line.insert(line.end(), {"32-28", "19-23"});
    return line;
  };
  struct Row {
    Seat owner;
    Lines lines;
    Code code;
    const char* detail;
  };
  const std::vector<Row> rows = {
      {black,
       {{"32-28", "19-23"}, {"32-27", "19-24", "27-22"}},
       Code::invalid_field,
       "line 2 must"},
      {black, {{}}, Code::invalid_field, "line 1 must end with your answer"},
      {white, {{"32-28"}}, Code::invalid_field, "line 1 must end with your answer"},
      {white, {{"32-28", "19-23"}}, Code::invalid_field, "line 1 must end with your answer"},
      {black,
       {{"32-28", "19-23"}, {"33-28", "19-32"}},
       Code::illegal_move,
       "line 2, move 2 (19-32)"},
      {black, {{"hello", "19-23"}}, Code::illegal_move, "line 1, move 1 (hello)"},
      {black,
       {{"32-28", "19-23"}, {"33-29", "17-22"}, {"32-28", "17-22"}},
       Code::invalid_field,
       "line 3, move 2 (17-22) differs from the reply 19-23 in line 1"},
      {white,
       {{"32-28", "19-23", "28x19"}, {"33-28", "19-23", "28x19"}},
       Code::invalid_field,
       "line 2, move 1 (33-28) differs from the reply"},
      {black, {played(16)}, Code::invalid_field, "line 1 has 32 moves; the maximum is 30"},
      {black, Lines(31, played(1)), Code::invalid_field, "there are 31 lines; the maximum is 30"},
  };
  const Table table(setup_of(three_days_a_move));
  for (const Row& row : rows) {
    const auto result = Conditionals::read(table.game, row.owner, row.lines);
    ASSERT_FALSE(result) << row.detail;
    EXPECT_EQ(result.error().code, row.code) << result.error().detail;
    EXPECT_THAT(result.error().detail, HasSubstr(row.detail));
  }
}

TEST(Conditionals, TheOpponentsMovesMayBranchAnywhere) {
  const Table table(setup_of(three_days_a_move));
  EXPECT_EQ(
      read(table, white,
           {{"32-28", "19-23", "28x19"}, {"32-28", "17-22", "28x17"}, {"32-28", "18-23", "37-32"}})
          .size(),
      3U);
}

/// A game whose players have conditional moves.
struct AdminServices : Table {
  using Table::Table;

  AdminServices& plan(Seat side, const Lines& lines) {
    conditionals[side] = Conditionals::read(game, side, lines).value();
    return *this;
  }
  std::vector<Event> move(const std::string& text, bool offers_draw = false) {
    const auto events =
        decide_answered(game, move_on(game, text, offers_draw), conditionals, now).value();
    for (const Event& event : events) {
      apply(game, event);
      follow(conditionals, event);
    }
    return events;
  }
  const Lines& left(Seat side) const { return conditionals[side].lines(); }

  AllConditionals conditionals;
};

using Texts = std::vector<std::string>;

TEST(ConditionalMoves, AreMadeInstantlyAndCostNoTime) {
  AdminServices desk(setup_of(Fischer{seconds(86400), seconds(3600)}));
  desk.plan(black, {{"32-28", "19-23", "28x19", "14x23"}, {"33-28", "18-23"}});
  desk.wait(seconds(100));
  const auto events = desk.move("32-28");
  EXPECT_EQ(moves_of(events), (Texts{"32-28", "19-23"}));
  EXPECT_EQ(events[0].at, events[1].at);
  const auto& answer = std::get<Moved>(events[1].what);
  EXPECT_EQ(answer.spent, Millis{0});
  EXPECT_EQ(answer.left, seconds(86400 + 3600)) << "with its full increment";
  EXPECT_EQ(desk.left(black), (Lines{{"28x19", "14x23"}}));
  EXPECT_EQ(moves_of(desk.move("28x19")), (Texts{"28x19", "14x23"}));
  EXPECT_TRUE(desk.left(black).empty());
  EXPECT_EQ(moves_of(desk.move("35-30")), (Texts{"35-30"}));
}

TEST(ConditionalMoves, AreDroppedWhenTheOpponentDeviates) {
  AdminServices desk(setup_of(three_days_a_move));
  desk.plan(black, {{"32-28", "19-23"}});
  EXPECT_EQ(moves_of(desk.move("33-28")), (Texts{"33-28"}));
  EXPECT_TRUE(desk.left(black).empty());
}

TEST(ConditionalMoves, TheFirstMoveOfAPlayersOwnTurnIsNotAutomatic) {
  AdminServices desk(setup_of(three_days_a_move));
  desk.plan(white, {{"32-28", "19-23", "28x19"}});
  EXPECT_EQ(desk.game.ply(), 0);
  EXPECT_EQ(moves_of(desk.move("32-28")), (Texts{"32-28"}));
  EXPECT_EQ(moves_of(desk.move("19-23")), (Texts{"19-23", "28x19"}));
}

TEST(ConditionalMoves, BothPlayersLinesAnswerEachOther) {
  AdminServices desk(setup_of(three_days_a_move));
  desk.plan(white, {{"32-28", "19-23", "28x19", "14x23", "35-30"}});
  desk.plan(black, {{"32-28", "19-23", "28x19", "14x23"}, {"33-28", "18-23"}});
  EXPECT_EQ(moves_of(desk.move("32-28")), (Texts{"32-28", "19-23", "28x19", "14x23", "35-30"}));
  EXPECT_TRUE(desk.left(white).empty() && desk.left(black).empty());
}

TEST(ConditionalMoves, LeaveADrawOfferToThePlayer) {
  AdminServices desk(setup_of(three_days_a_move));
  desk.plan(black, {{"32-28", "19-23", "28x19", "14x23"}});
  EXPECT_EQ(moves_of(desk.move("32-28", true)), (Texts{"32-28"}));
  EXPECT_EQ(desk.game.draw_offer(), white);
  EXPECT_EQ(desk.left(black), (Lines{{"19-23", "28x19", "14x23"}}));
  EXPECT_EQ(moves_of(desk.move("19-23")), (Texts{"19-23"})) << "declines it";
  EXPECT_EQ(moves_of(desk.move("28x19")), (Texts{"28x19", "14x23"}));
}

TEST(ConditionalMoves, EndWithTheGame) {
  AdminServices desk(setup_of(three_days_a_move, "international", "", "B:W28,50:B19"));
  desk.plan(white, {{"19-23", "28x19"}});
  const auto events = desk.move("19-23");
  EXPECT_EQ(moves_of(events), (Texts{"19-23", "28x19"}));
  EXPECT_EQ(std::get<Ended>(events.back().what).outcome(), Outcome::white_wins);
}

TEST(ConditionalMoves, AreDroppedByATakeback) {
  auto setup = setup_of(three_days_a_move);
  setup.terms.rated = false;
  AdminServices desk(setup);
  desk.move("32-28");
  desk.plan(white, {{"19-23", "28x19"}}).plan(black, {{"19-23", "28x19", "14x23"}});
  for (const Command& command : {Command{OfferTakeback{white}}, Command{AcceptTakeback{black}}})
    for (const Event& event :
         decide_answered(desk.game, command, desk.conditionals, noon).value()) {
      apply(desk.game, event);
      follow(desk.conditionals, event);
    }
  EXPECT_EQ(desk.game.ply(), 0);
  EXPECT_TRUE(desk.left(white).empty() && desk.left(black).empty());
}

/// Returns lines of `owner` from the position of `game` with one move of theirs at each node.
Lines any_lines(const Game& game, Seat owner) {
  const auto seed = *rc::gen::arbitrary<std::uint32_t>();
  Lines lines;
  for (int n = *rc::gen::inRange(0, 6); n > 0; --n) {
    Conditionals::Line line;
    draughts::Position position = draughts_of(game).position();
    std::size_t mixed = seed;
    for (int length = *rc::gen::inRange(2, 30); length > 0; --length) {
      const auto moves = draughts::legal_moves(draughts_of(game).variant(), position);
      if (moves.empty()) break;
      const bool own = draughts::seat_of(position.turn) == owner;
      const auto choice = own ? mixed : *rc::gen::inRange<std::size_t>(0, 3);
      const auto& move = moves[choice % moves.size()];
      line.push_back(draughts::write_move(draughts_of(game).variant(), position, move));
      mixed = mixed * 31 + std::hash<std::string>{}(line.back());
      position = draughts::after(draughts_of(game).variant(), position, move);
    }
    const std::size_t least = game.turn() == owner ? 3 : 2;
    while (!line.empty() && (line.size() < least || (line.size() - least) % 2 != 0))
      line.pop_back();
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

TEST(ConditionalsProperty, LinesFormATreeInAnyOrder) {
  EXPECT_TRUE(rc::check([] {
    const Table table(setup_of(three_days_a_move));
    const Seat owner = *rc::gen::element(white, black);
    const Lines lines = any_lines(table.game, owner);
    const auto tree = Conditionals::read(table.game, owner, lines).value();
    auto reversed = lines;
    std::ranges::reverse(reversed);
    RC_ASSERT(Conditionals::read(table.game, owner, reversed).value() == tree);
    RC_ASSERT(Conditionals::read(table.game, owner, tree.lines()).value() == tree);
    RC_ASSERT(Conditionals::stored(tree.lines()) == tree);
    for (const auto& line : lines) {
      Conditionals left = tree;
      for (const auto& move : line) {
        RC_ASSERT(!left.empty());
        left = left.after(move);
      }
    }
  }));
}

TEST(ConditionalsProperty, AnAnswerIsTheMoveOfTheLine) {
  EXPECT_TRUE(rc::check([] {
    auto setup = setup_of(any_valid_control());
    setup.terms.rated = false;
    Game game = Game::begin(setup, noon).value();
    AllConditionals conditionals = {
        Conditionals::read(game, white, any_lines(game, white)).value(),
        Conditionals::read(game, black, any_lines(game, black)).value()};
    Instant now = noon;
    for (int turn = 0; turn < 5 && !game.ended(); ++turn) {
      const auto moves =
          draughts::legal_moves(draughts_of(game).variant(), draughts_of(game).position());
      const auto& wished = conditionals[opposite(game.turn())].lines();
      const auto text = wished.empty()
                            ? draughts::write_move(draughts_of(game).variant(),
                                                   draughts_of(game).position(), moves.front())
                            : wished[*rc::gen::inRange<std::size_t>(0, wished.size())].front();
      const auto events = decide_answered(game, move_on(game, text), conditionals, now);
      if (!events) return;  // the flag has fallen
      for (std::size_t i = 0; i < events->size(); ++i) {
        const auto* moved = std::get_if<Moved>(&(*events)[i].what);
        if (moved && i > 0) {
          const auto& lines = conditionals[game.turn()].lines();
          RC_ASSERT(!lines.empty() && lines.front().front() == moved->move);
          RC_ASSERT(moved->spent == Millis{0});
          // A session that ends without carry leaves the time of the next one.
          RC_ASSERT(std::holds_alternative<Sessions>(setup.terms.control) ||
                    moved->left >= game.clock().left[game.turn()]);
          RC_ASSERT((*events)[i].at == events->front().at);
        }
        apply(game, (*events)[i]);
        follow(conditionals, (*events)[i]);
      }
      RC_ASSERT(game.ended() || conditionals[game.turn()].empty());
      now = now + Millis{500};
    }
  }));
}

}  // namespace
}  // namespace crownhead::play
