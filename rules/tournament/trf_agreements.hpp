#pragma once

#include <optional>
#include <vector>

#include "rules/reason.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// A fault of a report by its line, from 1.
struct TrfFault {
  int line = 0;
  Reason why;
};

/// Byes that are asked for and pairs that are kept apart, as the records 240, 260, XXP and XXZ and
/// cells of rounds to come tell of them.
class TrfAgreements {
 public:
  void ask(int line, Seat seat, RequestedBye bye) { asked_.push_back({line, seat, bye}); }
  /// Of the next round that is drawn.
  void stay_away(int line, Seat seat) { absent_.push_back({line, seat, {}}); }
  /// Of several seats every two, from one round to another, which is 0 where no end is named.
  void keep_apart(int line, int from_round, int to_round, std::vector<Seat> seats) {
    apart_.push_back({line, from_round, to_round, std::move(seats)});
  }

  /// Enters what is to come into the history, whose rounds are those that have been drawn; the
  /// first fault ends it.
  std::optional<TrfFault> enter(History& history) const;

 private:
  struct Asked {
    int line;
    Seat seat;
    RequestedBye bye;
  };
  struct Apart {
    int line;
    int from_round, to_round;
    std::vector<Seat> seats;
  };

  std::optional<TrfFault> enter_byes(History& history) const;
  static std::optional<TrfFault> enter_bye(History& history, Entrant& entrant, const Asked& asked);
  std::optional<TrfFault> enter_pairs(History& history) const;

  std::vector<Asked> asked_, absent_;
  std::vector<Apart> apart_;
};

}  // namespace crownhead::tournament
