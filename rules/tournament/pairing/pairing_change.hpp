#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// A place at a board of a round.
struct BoardPlace {
  int board = 0;
  bool second = false;  ///< White is first; the player of a bye is first

  bool operator==(const BoardPlace&) const = default;
};

/// The two players change places.
struct SwapPlayers {
  BoardPlace one, other;
};

/// The players of these boards exchange colours.
struct TurnBoards {
  std::vector<int> boards;
};

/// These players meet, at the first one's board if it has two players. Their opponents meet at the
/// other board, or the one opponent has the bye.
struct PairPlayers {
  std::vector<std::pair<PairingNumber, PairingNumber>> pairs;
};

/// These boards stay; the players of the others are paired again by the rules.
struct RedrawOthers {
  std::vector<int> kept;
};

/// A player gets a bye; the opponent plays against the player with the bye of the pairing, or gets
/// it if there is none.
struct GiveBye {
  BoardPlace place;
  Bye bye = Bye::zero;  ///< pairing, half or zero
};

/// The new order of all boards with two players.
struct OrderBoards {
  std::vector<int> boards;
};

using PairingChange =
    std::variant<SwapPlayers, TurnBoards, PairPlayers, RedrawOthers, GiveBye, OrderBoards>;

/// Returns "swap", "turn", …, as on the wire and in the log.
std::string_view change_name(const PairingChange& change);

/// Returns the round after the change: each of its players once, boards with two players first.
/// Players who have left are in no changed pair, and lose their bye. A Swiss allows every change, a
/// round robin TurnBoards and OrderBoards, a knockout and a match TurnBoards. Fails with
/// invalid_field, tournament_refused or no_pairing. Openings are unchanged.
Result<Round> changed_round(const History& history, const Round& round, const PairingChange& change,
                            const MatchingSolver& solve);

}  // namespace crownhead::tournament
