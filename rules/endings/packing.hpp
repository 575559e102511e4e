#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crownhead::endings {

/// How a list of numbers is packed: Huffman's code of the values and of "the last one so many times
/// more", begun anew in each block, so that one number is read without those of other blocks.
inline constexpr std::size_t block = 512;  ///< numbers

/// Huffman's code by the lengths of its words, from the shortest to the longest and, of one length,
/// in the order of the tokens.
class PrefixCode {
 public:
  static constexpr int longest = 20;

  /// `lengths` by token, 0 for one that does not occur. False from is_whole() where they are no
  /// lengths of a code.
  explicit PrefixCode(std::vector<std::uint8_t> lengths);

  /// For tokens that occur so often.
  static PrefixCode of_counts(const std::vector<std::uint64_t>& counts);

  bool is_whole() const { return whole_; }
  const std::vector<std::uint8_t>& lengths() const { return lengths_; }
  /// By token.
  const std::vector<std::uint32_t>& words() const { return words_; }

  /// The token whose word `bits` begin with, the highest of 32 first; as many tokens as there are
  /// if there is none.
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
  std::vector<std::size_t> order_;         ///< tokens by their words
  std::uint32_t first_[longest + 1] = {};  ///< of the words of a length
  std::uint32_t count_[longest + 1] = {};
  std::size_t start_[longest + 1] = {};  ///< in order_
  bool whole_ = true;
};

/// The numbers of a list below `values`.
struct Packed {
  PrefixCode code;
  std::vector<std::uint32_t> starts;  ///< of each block, in bytes, and the end
  std::vector<std::byte> bytes;
};

/// `number` from 0 to `size`: a value, or `any` where it does not matter which one is read back.
inline constexpr std::uint16_t any = 0xffff;
Packed packed(std::span<const std::uint16_t> numbers, std::size_t values);

/// Number `place` of a block that begins with `bytes`; 0 where the bytes are none of the code's.
std::size_t unpacked(const PrefixCode& code, std::size_t values, std::span<const std::byte> bytes,
                     std::size_t place);

/// How many tokens a list of so many values needs.
std::size_t tokens(std::size_t values);

}  // namespace crownhead::endings
