#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::db {

class Writer;
class Readers;

enum class ColorChoice : std::uint8_t { white, black, random };

/// An offer to play: to one player, or open to whoever has its address.
struct Challenge {
  ChallengeId id;
  UserId from;
  std::string from_name;
  std::optional<UserId> to;  ///< open if not set
  std::string to_name;
  std::string variant;
  std::string ruleset;
  play::TimeControl control;
  bool rated = false;
  ColorChoice color = ColorChoice::random;  ///< of the one who challenges
  std::string start_fen;
  Instant created;
};

class Challenges {
 public:
  Challenges(Writer& writer, Readers& readers);

  /// Names and id of `challenge` are ignored.
  void create(Challenge challenge, std::optional<RequestKey> key, Done<Made<ChallengeId>> done);
  /// challenge_gone if it is not there (any more).
  void remove(ChallengeId id, Done<void> done);

  std::optional<Challenge> find(ChallengeId id) const;
  /// From or to that player, the newest first.
  std::vector<Challenge> of(UserId user) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
