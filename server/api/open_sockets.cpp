#include "server/api/open_sockets.hpp"

#include <ranges>

namespace crownhead::api {
namespace {

constexpr std::uint16_t policy = 1008;

}  // namespace

std::uint64_t OpenSockets::add(const db::Bearer& bearer,
                               const std::shared_ptr<net::Socket>& socket) {
  const std::lock_guard lock(mutex_);
  entries_.emplace(bearer.user, Entry{++last_, bearer, socket->thread(), socket});
  return last_;
}

void OpenSockets::remove(UserId user, std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = entries_.equal_range(user);
  for (auto it = first; it != last; ++it) {
    if (it->second.number != number) continue;
    entries_.erase(it);
    return;
  }
}

void OpenSockets::close(live::Threads& threads, UserId user, const Which& which) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = entries_.equal_range(user);
  for (const auto& [id, entry] : std::ranges::subrange(first, last))
    if (which(entry.bearer))
      threads.post(entry.thread, [weak = entry.socket] {
        if (const auto socket = weak.lock()) socket->close(policy, "signed out");
      });
}

}  // namespace crownhead::api
