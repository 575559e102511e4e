#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using play::Challenge;
using play::ColorChoice;

class Challenges {
 public:
  Challenges(Writer& writer, Readers& readers);

  /// Names and id of `challenge` are ignored.
  void create(Challenge challenge, std::optional<RequestKey> key, Done<Made<ChallengeId>> done);
  /// challenge_gone if it is not there (any more).
  void remove(ChallengeId id, Done<void> done);

  std::optional<Challenge> find(ChallengeId id) const;
  /// What `challenge` shows of its sender, for one that is not stored yet.
  rating::Shown sender_rating(const Challenge& challenge) const;
  /// From or to that player, the newest first.
  std::vector<Challenge> of(UserId user) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
