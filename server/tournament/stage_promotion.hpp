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
  /// Returns true if the caller must now send best_of(of) to the tournament that `of` promotes to.
  /// Returns false if there is none, or if an earlier request has not been answered.
  bool begin(const tournament::Tournament& of);
  /// Computes the standings, which takes long for many players. Any thread.
  static tournament::EnterPromoted best_of(const tournament::Tournament& of);

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
