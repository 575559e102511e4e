#include "rules/tournament/pairing/pairing_change.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "rules/tournament/pairing/swiss.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

/// Returns "1-4 3-2 5-half", board by board.
std::string text_of(const Round& round) {
  std::string text;
  for (const Encounter& e : round.encounters) {
    const char* bye = e.bye == Bye::pairing ? "bye" : e.bye == Bye::half ? "half" : "zero";
    text += (text.empty() ? "" : " ") + std::to_string(e.first.number) + "-" +
            (e.second ? std::to_string(e.second->number) : bye);
  }
  return text;
}

/// The first round of seven players: 1-2 3-4 5-6 and 7 with the bye.
Round first_round() {
  return {.number = 1,
          .encounters = {single(1, 1, 2, open_game), single(2, 3, 4, open_game),
                         single(3, 5, 6, open_game), bye_of(4, 7, Bye::pairing)}};
}

History swiss_of_seven() { return history_of(7, {.format = Format::swiss, .rounds = 5}); }

Result<Round> changed(const PairingChange& change, const Round& round = first_round(),
                      const History& history = swiss_of_seven()) {
  return changed_round(history, round, change, adapters::best_matching);
}

std::string text_after(const PairingChange& change) {
  const auto round = changed(change);
  return round ? text_of(*round) : round.error().reason.english;
}

TEST(PairingChange, SwapsTwoPlayers) {
  EXPECT_EQ(text_after(SwapPlayers{{1, true}, {2, false}}), "1-3 2-4 5-6 7-bye");
  EXPECT_EQ(text_after(SwapPlayers{{4, false}, {2, true}}), "1-2 3-7 5-6 4-bye");
  EXPECT_EQ(text_after(SwapPlayers{{1, false}, {1, true}}), "2-1 3-4 5-6 7-bye");
  EXPECT_EQ(text_after(SwapPlayers{{9, false}, {2, true}}), "the round has no board 9");
  EXPECT_EQ(text_after(SwapPlayers{{1, false}, {4, true}}), "board 4 has only one player");
}

TEST(PairingChange, TurnsBoards) {
  EXPECT_EQ(text_after(TurnBoards{{1, 3}}), "2-1 3-4 6-5 7-bye");
  EXPECT_EQ(text_after(TurnBoards{{4}}), "board 4 has only one player");
}

TEST(PairingChange, LetsPlayersMeet) {
  EXPECT_EQ(text_after(PairPlayers{{{{1}, {3}}}}), "1-3 2-4 5-6 7-bye");
  EXPECT_EQ(text_after(PairPlayers{{{{2}, {6}}}}), "6-2 3-4 5-1 7-bye");
  EXPECT_EQ(text_after(PairPlayers{{{{3}, {7}}}}), "1-2 3-7 5-6 4-bye");
  EXPECT_EQ(text_after(PairPlayers{{{{7}, {3}}}}), "1-2 3-7 5-6 4-bye");
  EXPECT_EQ(text_after(PairPlayers{{{{1}, {3}}, {{2}, {5}}}}), "1-3 2-5 4-6 7-bye");
  EXPECT_EQ(text_after(PairPlayers{{{{1}, {2}}}}), "players 1 and 2 already meet in this round");
  EXPECT_EQ(text_after(PairPlayers{{{{1}, {9}}}}), "player 9 is not in this round");
}

TEST(PairingChange, TwoPlayersWithByesMeetAtTheLastBoard) {
  Round round = first_round();
  round.encounters[2] = bye_of(3, 5, Bye::half);
  round.encounters.push_back(bye_of(5, 6, Bye::zero));
  EXPECT_EQ(text_of(changed(PairPlayers{{{{7}, {6}}}}, round).value()), "1-2 3-4 7-6 5-half");
}

TEST(PairingChange, GivesByes) {
  EXPECT_EQ(text_after(GiveBye{{2, false}, Bye::half}), "1-2 7-4 5-6 3-half")
      << "the opponent meets the player with the bye";
  EXPECT_EQ(text_after(GiveBye{{4, false}, Bye::zero}), "1-2 3-4 5-6 7-zero");
  Round even = first_round();
  even.encounters.pop_back();
  EXPECT_EQ(text_of(changed(GiveBye{{1, true}, Bye::zero}, even).value()), "3-4 5-6 1-bye 2-zero")
      << "without such a player the opponent gets the bye";
}

TEST(PairingChange, OrdersBoards) {
  EXPECT_EQ(text_after(OrderBoards{{3, 1, 2}}), "5-6 1-2 3-4 7-bye");
  const auto wrong = changed(OrderBoards{{1, 2}});
  EXPECT_EQ(wrong.error().code, Code::invalid_field);
  EXPECT_EQ(changed(OrderBoards{{1, 2, 2}}).error().field, "order");
}

TEST(PairingChange, DrawsTheOtherBoardsAgain) {
  EXPECT_EQ(text_after(RedrawOthers{{2}}).substr(0, 8).contains("3-4"), true)
      << "board 2 stays where it is";
  const auto round = changed(RedrawOthers{{2}}).value();
  EXPECT_EQ(round.encounters[1].first, PairingNumber{3});
  EXPECT_EQ(round.encounters.size(), 4U);
  EXPECT_EQ(round.encounters.back().bye, Bye::pairing);
  const auto all = changed(RedrawOthers{}).value();
  EXPECT_EQ(text_of(all).contains("4"), true);
  EXPECT_EQ(changed(RedrawOthers{{1, 1}}).error().reason.english, "board 1 is named twice");
}

TEST(PairingChange, PairsNoOneWhoHasLeft) {
  History history = swiss_of_seven();
  history.entrants[0].state = EntrantState::withdrawn;
  Round round = first_round();
  round.encounters[0].games[0].outcome = GameOutcome::second_wins_by_forfeit;
  EXPECT_EQ(changed(SwapPlayers{{1, false}, {2, false}}, round, history).error().code,
            Code::tournament_refused);
  const auto turned = changed(TurnBoards{{2}}, round, history).value();
  EXPECT_EQ(turned.encounters[0], round.encounters[0]) << "the decided game stays";
  EXPECT_EQ(text_of(changed(PairPlayers{{{{7}, {2}}}}, round, history).value()), "7-2 3-4 5-6")
      << "the bye of the player who has left is no part of the round";
}

TEST(PairingChange, OtherFormatsAllowLess) {
  for (const auto format :
       {Format::round_robin, Format::knockout, Format::match, Format::swiss, Format::arena}) {
    History history = swiss_of_seven();
    history.policy.format = format;
    const auto may = [&](const PairingChange& change) {
      return changed(change, first_round(), history).has_value();
    };
    EXPECT_EQ(may(TurnBoards{{1}}), format != Format::arena);
    EXPECT_EQ(may(OrderBoards{{2, 1, 3}}),
              format == Format::swiss || format == Format::round_robin);
    EXPECT_EQ(may(SwapPlayers{{1, false}, {2, false}}), format == Format::swiss);
  }
}

/// Returns each player of the round once, sorted.
std::vector<int> players_of(const Round& round) {
  std::vector<int> players;
  for (const Encounter& e : round.encounters) {
    players.push_back(e.first.number);
    if (e.second) players.push_back(e.second->number);
  }
  std::ranges::sort(players);
  return players;
}

PairingChange random_change(Chance& chance, const Round& round) {
  const auto below = [&](std::size_t n) { return static_cast<int>(chance() % n); };
  const auto board = [&] { return below(round.encounters.size()) + 1; };
  const auto place = [&] { return BoardPlace{.board = board(), .second = below(2) == 1}; };
  const std::vector<int> players = players_of(round);
  const auto player = [&] {
    return PairingNumber{players[static_cast<std::size_t>(below(players.size()))]};
  };
  switch (below(6)) {
    case 0: return SwapPlayers{place(), place()};
    case 1: return TurnBoards{{board(), board()}};
    case 2: return PairPlayers{{{player(), player()}, {player(), player()}}};
    case 3: return GiveBye{place(), below(2) == 0 ? Bye::zero : Bye::pairing};
    case 4: return RedrawOthers{{board()}};
    default: {
      OrderBoards order;
      for (const Encounter& e : round.encounters)
        if (e.second) order.boards.push_back(e.board);
      std::ranges::shuffle(order.boards, chance);
      return order;
    }
  }
}

TEST(PairingChange, KeepsEveryPlayerOnceWhateverIsDone) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Chance chance(seed);
    const History history = random_swiss(chance, 12, 5);
    Round round{.number = 1, .encounters = swiss_round(history, adapters::best_matching).value()};
    const auto players = players_of(round);
    int done = 0;
    for (int i = 0; i < 60; ++i) {
      const auto after = changed(random_change(chance, round), round, history);
      if (!after) continue;
      ++done;
      round = *after;
      ASSERT_EQ(players_of(round), players) << "seed " << seed << ", change " << i;
      bool byes = false;
      for (std::size_t k = 0; k < round.encounters.size(); ++k) {
        const Encounter& e = round.encounters[k];
        ASSERT_EQ(e.board, static_cast<int>(k) + 1);
        ASSERT_EQ(e.games.empty(), !e.second.has_value());
        ASSERT_EQ(e.bye == Bye::none, e.second.has_value());
        ASSERT_FALSE(byes && e.second) << "boards with two players come first";
        byes |= !e.second;
      }
    }
    EXPECT_GT(done, 20) << "seed " << seed;
  }
}

}  // namespace
}  // namespace crownhead::tournament
