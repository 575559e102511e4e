#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "server/net/socket.hpp"

namespace crownhead::net {

/// The frames that wait to be sent on one connection, oldest first. Releases its memory when it has
/// been emptied, so that an idle connection costs only its own size.
class Outbox {
 public:
  bool empty() const { return head_ == frames_.size(); }
  std::size_t frames() const { return frames_.size() - head_; }
  std::size_t bytes() const { return bytes_; }

  /// Returns false and queues nothing if the outbox would exceed the two limits, or `first` bytes
  /// if it is empty.
  bool push(Frame frame, std::size_t max_frames, std::size_t max_bytes, std::size_t first) {
    const std::size_t most = empty() ? first : max_bytes;
    if (frames() + 1 > max_frames || bytes_ + frame->size() > most) return false;
    bytes_ += frame->size();
    frames_.push_back(std::move(frame));
    return true;
  }

  /// Removes and returns the oldest frame.
  Frame pop() {
    Frame frame = std::move(frames_[head_]);
    bytes_ -= frame->size();
    if (++head_ == frames_.size()) {
      rewind();
    } else if (head_ * 2 > frames_.size() && head_ > kept_capacity) {
      frames_.erase(frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(head_));
      head_ = 0;
    }
    return frame;
  }

  void clear() {
    bytes_ = 0;
    rewind();
  }

 private:
  static constexpr std::size_t kept_capacity = 8;

  void rewind() {
    head_ = 0;
    frames_.clear();
    if (frames_.capacity() > kept_capacity) frames_.shrink_to_fit();
  }

  std::vector<Frame> frames_;
  std::size_t head_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace crownhead::net
