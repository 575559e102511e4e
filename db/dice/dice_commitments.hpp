#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// Adds the commitment to the list of its day, in a transaction that commits before the commitment
/// is sent to anyone. Part of a writer's job that locks Locks::One::commitments. After midnight,
/// once yesterday's list has been closed, a commitment made yesterday goes into today's list.
void publish_commitment(Connection& connection, const dice::PublishedCommitment& commitment);

/// Assigns the commitment to the game whose dice it fixes, and publishes it with the game if it was
/// not published before. The job fails if another game already has the commitment. Needs the same
/// locks as publish_commitment().
void use_commitment(Connection& connection, const dice::Digest& commitment, GameId game,
                    Instant at);

/// The key that signs the lists.
struct SigningKey {
  dice::PublicKey public_key;
  dice::Digest seed;  ///< a secret
};

/// The lists of commitments.
class DiceCommitments {
 public:
  using Sign = std::function<dice::Signature(std::string_view text)>;

  DiceCommitments(Writer& writer, Readers& readers);

  void publish(dice::PublishedCommitment commitment, Done<void> done);

  /// Stores `made` as the site's key unless there is one already.
  void keep_key(const SigningKey& made, Done<void> done);
  std::optional<SigningKey> key() const;

  /// Opens the lists of all days up to the day of `now` and signs the lists of earlier days, a few
  /// per job.
  void close_days(Instant now, Sign sign, Done<void> done);

  /// Returns the list of a day with up to `most` of its commitments, after skipping `after` of
  /// them. Returns nullopt if there is no list of that day.
  std::optional<dice::CommitmentDay> day(dice::Day day, std::int64_t after, int most) const;
  /// Returns the list that contains the commitment, with that commitment alone; nullopt if no list
  /// contains it.
  std::optional<dice::CommitmentDay> find(const dice::Digest& commitment) const;
  /// Returns the days of the first and the last list; nullopt if there are none.
  std::optional<std::pair<dice::Day, dice::Day>> days() const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
