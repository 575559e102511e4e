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

/// A game against the computer that a player may start; its commitment was sent to the player.
struct ComputerOffer {
  std::int64_t id;  ///< the id under which the list of commitments has it
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

  /// Makes this the player's only offer and publishes its commitment in the list of the day. If the
  /// player already has an offer for the same game, answers with that one instead: asking again
  /// does not give other dice.
  void make(ComputerOffer offer, Instant now, Done<ComputerOffer> done);
  /// Returns the player's offer with that commitment, if it is still open.
  std::optional<ComputerOffer> find(UserId user, const dice::Digest& commitment, Instant now) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

/// Uses the offer up, in the transaction that stores its game. Fails with no_offer if it was used
/// or has expired.
Result<void> use_computer_offer(Connection& connection, UserId user,
                                const dice::Digest& commitment);

}  // namespace crownhead::db
