#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// Enters the qualifiers of a finished tournament in the next stage. Sends them once, and again if
/// the answer is a temporary failure; players who are already entered there are not affected. Lives
/// on the tournament's thread.
class StagePromotion {
 public:
  /// Returns the players to enter in the tournament that `of` promotes to. Returns nullopt if there
  /// are none, or if an earlier request has not been answered.
  std::optional<tournament::EnterPromoted> send(const tournament::Tournament& of);

  /// Returns what `of` must record after the answer for `entered`; nullopt if they must be sent
  /// again.
  std::optional<tournament::RecordPromotion> answered(const Result<std::int64_t>& answer,
                                                      std::vector<UserId> entered);
  /// Call when recording has succeeded or failed.
  void recorded() { under_way_ = false; }

  bool under_way() const { return under_way_; }

 private:
  bool under_way_ = false;
};

}  // namespace crownhead::live
