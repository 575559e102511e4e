#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crownhead::endings {

/// The compression of a list of numbers: a Huffman code of the values and of "repeat the last value
/// n times". Each block is encoded separately, so that a number can be read without the other
/// blocks.
inline constexpr std::size_t block = 512;  ///< numbers

/// A canonical Huffman code, defined by the lengths of its words: words are ordered by length, then
/// by token.
class PrefixCode {
 public:
  static constexpr int longest = 20;

  /// `lengths` are by token, 0 for an unused token. is_whole() returns false if they do not form a
  /// code.
  explicit PrefixCode(std::vector<std::uint8_t> lengths);

  /// Builds the code for tokens with these frequencies.
  static PrefixCode of_counts(const std::vector<std::uint64_t>& counts);

  bool is_whole() const { return whole_; }
  const std::vector<std::uint8_t>& lengths() const { return lengths_; }
  /// Returns the code words by token.
  const std::vector<std::uint32_t>& words() const { return words_; }

  /// Returns the token whose word is a prefix of `bits`, which are read from the most significant
  /// of 32; returns the number of tokens if there is none.
  std::size_t token(std::uint32_t bits) const {
    for (std::size_t length = 1; length <= longest; ++length) {
      const std::uint32_t word = bits >> (32 - length);
      if (word - first_[length] < count_[length])
        return order_[start_[length] + word - first_[length]];
    }
    return lengths_.size();
  }

 private:
  std::vector<std::uint8_t> lengths_;
  std::vector<std::uint32_t> words_;
  std::vector<std::size_t> order_;         ///< tokens in the order of their words
  std::uint32_t first_[longest + 1] = {};  ///< first word of each length
  std::uint32_t count_[longest + 1] = {};
  std::size_t start_[longest + 1] = {};  ///< index in order_
  bool whole_ = true;
};

/// A compressed list of numbers below `values`.
struct Packed {
  PrefixCode code;
  std::vector<std::uint32_t> starts;  ///< of each block, in bytes, and the end
  std::vector<std::byte> bytes;
};

/// Numbers are values from 0 to `size`, or `any` if it does not matter which value is read back.
inline constexpr std::uint16_t any = 0xffff;
Packed packed(std::span<const std::uint16_t> numbers, std::size_t values);

/// Returns number `place` of a block that begins with `bytes`; 0 if the bytes are invalid.
std::size_t unpacked(const PrefixCode& code, std::size_t values, std::span<const std::byte> bytes,
                     std::size_t place);

/// Returns the number of tokens for a list with this many values.
std::size_t tokens(std::size_t values);

}  // namespace crownhead::endings
