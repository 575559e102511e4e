#include "rules/endings/packing.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

namespace crownhead::endings {
namespace {

/// Tokens that repeat the last value 2, 4, … times.
constexpr std::size_t repeats = std::bit_width(block) - 2;

/// Returns the code lengths of an unlimited Huffman code.
std::vector<int> free_lengths(const std::vector<std::uint64_t>& counts) {
  struct Branch {
    std::uint64_t count;
    std::size_t number;
    bool operator>(const Branch& other) const {
      return std::pair(count, number) > std::pair(other.count, other.number);
    }
  };
  std::priority_queue<Branch, std::vector<Branch>, std::greater<>> open;
  std::vector<std::size_t> above(counts.size());
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) open.push({counts[i], i});
  if (open.empty()) return std::vector<int>(counts.size());
  const bool alone = open.size() == 1;
  while (open.size() > 1) {
    const Branch one = open.top();
    open.pop();
    const Branch other = open.top();
    open.pop();
    above[one.number] = above[other.number] = above.size();
    open.push({one.count + other.count, above.size()});
    above.push_back(0);
  }
  std::vector<int> depths(above.size());
  for (std::size_t i = above.size(); i-- > 0;)
    if (above[i] > i) depths[i] = depths[above[i]] + 1;
  if (alone) depths[open.top().number] = 1;
  depths.resize(counts.size());
  return depths;
}

/// Calls `put(token)` for each token of a block.
template <class Put>
void write_block(std::span<const std::uint16_t> numbers, std::size_t values, const Put& put) {
  const auto first = std::ranges::find_if(numbers, [](auto number) { return number != any; });
  std::uint16_t last = first == numbers.end() ? std::uint16_t{0} : *first;
  put(last);
  std::size_t again = 0;
  const auto put_again = [&] {
    for (std::size_t k = repeats; k > 0; --k)
      for (; again >= std::size_t{1} << k; again -= std::size_t{1} << k) put(values + k - 1);
    if (again == 1) put(last);
    again = 0;
  };
  for (const std::uint16_t number : numbers.subspan(1)) {
    if (number == any || number == last) {
      ++again;
    } else {
      put_again();
      last = number;
      put(last);
    }
  }
  put_again();
}

template <class Call>
void for_each_block(std::span<const std::uint16_t> numbers, const Call& call) {
  for (std::size_t at = 0; at < numbers.size(); at += block)
    call(numbers.subspan(at, std::min(block, numbers.size() - at)));
}

/// Returns 32 bits starting at `bit`, with zeros after the end.
std::uint32_t bits_at(std::span<const std::byte> bytes, std::size_t bit) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    const std::size_t at = bit / 8 + i;
    bits = bits << 8 | (at < bytes.size() ? std::to_integer<std::uint64_t>(bytes[at]) : 0);
  }
  return static_cast<std::uint32_t>(bits >> (8 - bit % 8));
}

}  // namespace

PrefixCode::PrefixCode(std::vector<std::uint8_t> lengths)
    : lengths_(std::move(lengths)), words_(lengths_.size()), order_(lengths_.size()) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::ranges::sort(order_, {},
                    [this](std::size_t token) { return std::pair(lengths_[token], token); });
  for (const std::uint8_t length : lengths_) {
    whole_ = whole_ && length <= longest;
    if (length > 0 && length <= longest) ++count_[length];
  }
  std::size_t start = static_cast<std::size_t>(std::ranges::count(lengths_, 0));
  std::uint32_t word = 0;
  for (std::size_t length = 1; length <= longest; ++length) {
    word *= 2;
    first_[length] = word;
    start_[length] = start;
    for (std::uint32_t i = 0; i < count_[length] && whole_; ++i)
      words_[order_[start + i]] = word + i;
    start += count_[length];
    word += count_[length];
    whole_ = whole_ && word <= std::uint32_t{1} << length;
  }
}

PrefixCode PrefixCode::of_counts(const std::vector<std::uint64_t>& counts) {
  std::vector<std::uint64_t> flattened = counts;
  while (true) {
    const std::vector<int> depths = free_lengths(flattened);
    if (std::ranges::max(depths) <= longest)
      return PrefixCode(std::vector<std::uint8_t>(depths.begin(), depths.end()));
    for (std::uint64_t& count : flattened)
      if (count > 0) count = count / 2 + 1;
  }
}

std::size_t tokens(std::size_t values) { return values + repeats; }

Packed packed(std::span<const std::uint16_t> numbers, std::size_t values) {
  std::vector<std::uint64_t> counts(tokens(values));
  for_each_block(numbers, [&](auto part) {
    write_block(part, values, [&](std::size_t token) { ++counts[token]; });
  });
  Packed made{PrefixCode::of_counts(counts), {}, {}};
  for_each_block(numbers, [&](auto part) {
    made.starts.push_back(static_cast<std::uint32_t>(made.bytes.size()));
    std::uint64_t bits = 0;
    int held = 0;
    write_block(part, values, [&](std::size_t token) {
      bits = bits << made.code.lengths()[token] | made.code.words()[token];
      for (held += made.code.lengths()[token]; held >= 8; held -= 8)
        made.bytes.push_back(static_cast<std::byte>(bits >> (held - 8)));
    });
    if (held > 0) made.bytes.push_back(static_cast<std::byte>(bits << (8 - held)));
  });
  made.starts.push_back(static_cast<std::uint32_t>(made.bytes.size()));
  return made;
}

std::size_t unpacked(const PrefixCode& code, std::size_t values, std::span<const std::byte> bytes,
                     std::size_t place) {
  std::size_t last = 0;
  std::size_t bit = 0;
  for (std::size_t decoded = 0; decoded <= place;) {
    const std::size_t token = code.token(bits_at(bytes, bit));
    if (token >= code.lengths().size()) return 0;
    bit += code.lengths()[token];
    if (token < values) last = token;
    decoded += token < values ? 1 : std::size_t{2} << (token - values);
  }
  return last;
}

}  // namespace crownhead::endings
