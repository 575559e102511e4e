#include "rules/dice/chain.hpp"

#include <algorithm>
#include <stdexcept>

#include "rules/dice/sha256.hpp"

namespace crownhead::dice {

namespace {

constexpr int every = 32;

thread_local bool forbidden_here = false;

std::size_t slot_from(int number) { return static_cast<std::size_t>((number + every - 1) / every); }

}  // namespace

Digest link_before(const Digest& link) { return sha256(link); }

Chain::Chain(const Digest& root, int length) : length_(length), kept_(slot_from(length) + 1) {
  if (forbidden_here)
    throw std::logic_error("a chain of dice is computed on a thread that must not block");
  kept_.back() = root;
  Digest link = root;
  for (int number = length; number-- > 0;) {
    link = link_before(link);
    if (number % every == 0) kept_[slot_from(number)] = link;
  }
}

void Chain::forbid_on_this_thread() { forbidden_here = true; }

Digest Chain::link(int number) const {
  const std::size_t slot = slot_from(number);
  Digest link = kept_[slot];
  for (int at = std::min(static_cast<int>(slot) * every, length_); at > number; --at)
    link = link_before(link);
  return link;
}

}  // namespace crownhead::dice
