#pragma once

#include <boost/circular_buffer.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "server/live/hub.hpp"

namespace crownhead::live {

/// The frames of the last events of a game or a tournament, one a version, for those who come back.
class RecentFrames {
 public:
  /// Who has missed more than `most` gets a snapshot.
  explicit RecentFrames(std::size_t most) : frames_(most) {}

  void add(Frame frame) { frames_.push_back(std::move(frame)); }
  void clear() { frames_.clear(); }

  /// Whether these frames reach from version `seen` to `newest`, the version of the last.
  bool tells(std::optional<std::int64_t> seen, std::int64_t newest) const {
    return seen && *seen >= newest - static_cast<std::int64_t>(frames_.size()) && *seen <= newest;
  }

  /// What came after version `seen` up to `newest`, that of the last frame; nullopt if these frames
  /// do not tell it.
  std::optional<std::vector<Frame>> since(std::optional<std::int64_t> seen,
                                          std::int64_t newest) const {
    if (!tells(seen, newest)) return std::nullopt;
    const std::int64_t oldest = newest - static_cast<std::int64_t>(frames_.size());
    return std::vector<Frame>(frames_.begin() + (*seen - oldest), frames_.end());
  }

 private:
  boost::circular_buffer<Frame> frames_;
};

}  // namespace crownhead::live
