#pragma once

#include <optional>
#include <vector>

#include "rules/reason.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// An error in a report, with its line from 1.
struct TrfFault {
  int line = 0;
  Reason why;
};

/// Requested byes and forbidden pairs, from the records 240, 260, XXP and XXZ and from cells of
/// future rounds.
class TrfAgreements {
 public:
  void ask(int line, PairingNumber seat, RequestedBye bye) { asked_.push_back({line, seat, bye}); }
  /// Registers an absence in the next round to be drawn.
  void stay_away(int line, PairingNumber seat) { absent_.push_back({line, seat, {}}); }
  /// Forbids every pair of `seats` from one round to another; a last round of 0 means to the end.
  void keep_apart(int line, int from_round, int to_round, std::vector<PairingNumber> seats) {
    apart_.push_back({line, from_round, to_round, std::move(seats)});
  }

  /// Adds the byes and pairs to a history whose rounds have been drawn. Stops at the first error
  /// and returns it.
  std::optional<TrfFault> enter(History& history) const;

 private:
  struct Asked {
    int line;
    PairingNumber seat;
    RequestedBye bye;
  };
  struct Apart {
    int line;
    int from_round, to_round;
    std::vector<PairingNumber> seats;
  };

  std::optional<TrfFault> enter_byes(History& history) const;
  static std::optional<TrfFault> enter_bye(History& history, Entrant& entrant, const Asked& asked);
  std::optional<TrfFault> enter_pairs(History& history) const;

  std::vector<Asked> asked_, absent_;
  std::vector<Apart> apart_;
};

}  // namespace crownhead::tournament
