#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// A game with the computer that a player may begin, whose tip was told to them.
struct ComputerOffer {
  std::int64_t id;  ///< as the list of tips has it
  UserId user;
  std::string variant = {};
  std::string ruleset = {};
  std::string start_fen = {};
  play::OfferedDice dice = {};
  Instant until = {};

  bool of_same_game(const ComputerOffer& other) const {
    return variant == other.variant && ruleset == other.ruleset && start_fen == other.start_fen;
  }
};

class ComputerOffers {
 public:
  ComputerOffers(Writer& writer, Readers& readers);

  /// The player's one offer from now on, told in the list of its day. Gives the one that stands in
  /// its place where that is of the same game: whoever asks again gets no other dice.
  void make(ComputerOffer offer, Instant now, Done<ComputerOffer> done);
  /// The player's one under that tip, if it stands.
  std::optional<ComputerOffer> find(UserId user, const dice::Digest& tip, Instant now) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

/// Uses it up, in the transaction that stores its game. no_offer if it is used or gone.
Result<void> use_computer_offer(Connection& connection, UserId user, const dice::Digest& tip);

}  // namespace crownhead::db
