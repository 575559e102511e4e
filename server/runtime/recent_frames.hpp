#pragma once

#include <boost/circular_buffer.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "server/runtime/hub.hpp"

namespace crownhead::live {

/// The frames of the latest events of a game or a tournament, one per version, for followers who
/// reconnect.
class RecentFrames {
 public:
  /// Keeps the last `most` frames; a follower who has missed more gets a snapshot.
  explicit RecentFrames(std::size_t most) : frames_(most) {}

  void add(Frame frame) { frames_.push_back(std::move(frame)); }
  void clear() { frames_.clear(); }

  /// True if these frames cover all versions after `seen` up to `newest`, the version of the last
  /// frame.
  bool covers(std::optional<std::int64_t> seen, std::int64_t newest) const {
    return seen && *seen >= newest - static_cast<std::int64_t>(frames_.size()) && *seen <= newest;
  }

  /// Returns the frames after version `seen` up to `newest`, the version of the last frame; nullopt
  /// if some of them are missing.
  std::optional<std::vector<Frame>> since(std::optional<std::int64_t> seen,
                                          std::int64_t newest) const {
    if (!covers(seen, newest)) return std::nullopt;
    const std::int64_t oldest = newest - static_cast<std::int64_t>(frames_.size());
    return std::vector<Frame>(frames_.begin() + (*seen - oldest), frames_.end());
  }

 private:
  boost::circular_buffer<Frame> frames_;
};

}  // namespace crownhead::live
