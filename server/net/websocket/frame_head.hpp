#pragma once

#include <array>
#include <cstddef>

namespace crownhead::net {

/// The head of a server's whole text frame, before the payload (RFC 6455, 5.2): 2, 4 or 10 bytes.
class FrameHead {
 public:
  static constexpr std::size_t largest = 10;  ///< bytes

  explicit FrameHead(std::size_t payload) {
    bytes_[0] = '\x81';  // the last frame of a message, with text
    if (payload <= most_in_head) {
      bytes_[1] = static_cast<char>(payload);
    } else {
      const std::size_t width = payload <= most_in_two_bytes ? 2 : 8;
      bytes_[1] = width == 2 ? '\x7e' : '\x7f';
      size_ += width;
      for (std::size_t i = size_; i > size_ - width; --i, payload >>= 8)
        bytes_[i - 1] = static_cast<char>(payload & 0xff);
    }
  }

  const char* data() const { return bytes_.data(); }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t most_in_head = 125;
  static constexpr std::size_t most_in_two_bytes = 0xffff;

  std::array<char, largest> bytes_{};
  std::size_t size_ = 2;
};

}  // namespace crownhead::net
