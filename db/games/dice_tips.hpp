#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/dice/tip_list.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// Adds the tip to the list of its day, in the transaction that comes before its telling. Part of a
/// writer's job that locks Locks::One::tips. After midnight a tip of yesterday belongs to today,
/// once yesterday has been closed.
void tell_tip(Connection& connection, const dice::ToldTip& tip);

/// The game's dice follow from that tip, which is told with the game where it was not before. A tip
/// that another game has makes the job fail. Locks as tell_tip().
void use_tip(Connection& connection, const dice::Digest& tip, GameId game, Instant at);

/// What the lists are signed with.
struct SigningKey {
  dice::PublicKey public_key;
  dice::Digest seed;  ///< a secret
};

/// The lists of tips.
class DiceTips {
 public:
  using Sign = std::function<dice::Signature(std::string_view text)>;

  DiceTips(Writer& writer, Readers& readers);

  void tell(dice::ToldTip tip, Done<void> done);

  /// Keeps it as the site's own unless there is one.
  void keep_key(const SigningKey& made, Done<void> done);
  std::optional<SigningKey> key() const;

  /// Begins the lists of all days up to that of `now`, and signs those of the days before it; some
  /// at a time.
  void close_days(Instant now, Sign sign, Done<void> done);

  /// With at most `most` of its tips, those after the first `after`; nullopt if there is no list of
  /// that day.
  std::optional<dice::TipDay> day(dice::Day day, std::int64_t after, int most) const;
  /// The list of its day with it alone; nullopt if it is in none.
  std::optional<dice::TipDay> find(const dice::Digest& tip) const;
  /// Those of the first and of the last list; nullopt while there is none.
  std::optional<std::pair<dice::Day, dice::Day>> days() const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
