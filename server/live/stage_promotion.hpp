#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// The way of the best of a tournament that is over into the next stage. They are sent once, and
/// again where the answer says that it failed for the moment: who is entered there already stays.
/// Lives on the tournament's thread.
class StagePromotion {
 public:
  /// Those to be entered in the tournament that `of` promotes to; nullopt where nobody is to be, or
  /// what was sent has not been answered.
  std::optional<tournament::EnterPromoted> send(const tournament::Tournament& of);

  /// What `of` is to record now that `entered` has been answered; nullopt where they are to be sent
  /// again.
  std::optional<tournament::RecordPromotion> answered(const Result<std::int64_t>& answer,
                                                      std::vector<UserId> entered);
  /// That has been recorded, or could not be.
  void recorded() { under_way_ = false; }

  bool under_way() const { return under_way_; }

 private:
  bool under_way_ = false;
};

}  // namespace crownhead::live
