#include "bench/load/measured.hpp"

#include <cstdio>
#include <utility>

namespace crownhead::bench {
namespace {

constexpr std::array names{
    "a move to the opponent", "a move to a spectator", "a move over REST", "a game begun over REST",
    "open seeks over REST",   "a seek to the lobby",   "a seek withdrawn", "a seek taken",
};
static_assert(names.size() == static_cast<std::size_t>(Timed::count));

constexpr std::array shares{0.5, 0.9, 0.99, 0.999, 1.0};

std::string line_of(const char* name, const Latencies& times) {
  char cell[40];
  std::snprintf(cell, sizeof cell, "%-24s%10zu", name, times.count());
  std::string line = cell;
  for (const double share : shares) {
    std::snprintf(cell, sizeof cell, "%10.2f", times.percentile_ms(share));
    line += cell;
  }
  return line + "\n";
}

}  // namespace

void Measured::add(Timed what, std::chrono::steady_clock::duration time) {
  const std::lock_guard lock(mutex_);
  all_[std::to_underlying(what)].add(time);
}

void Measured::clear() {
  const std::lock_guard lock(mutex_);
  for (auto& times : all_) times.clear();
}

std::size_t Measured::count(Timed what) const {
  const std::lock_guard lock(mutex_);
  return all_[std::to_underlying(what)].count();
}

std::string Measured::table() const {
  const std::lock_guard lock(mutex_);
  std::string text =
      "milliseconds                 count       p50       p90       p99     p99.9       max\n";
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (all_[i].count() > 0) text += line_of(names[i], all_[i]);
  return text;
}

}  // namespace crownhead::bench
