#include "server/http/socket/open_sockets.hpp"

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

void OpenSockets::close_one(std::size_t thread, const std::weak_ptr<net::Socket>& socket) {
  threads_.post(thread, [socket] {
    if (const auto open = socket.lock()) open->close(policy, "signed out");
  });
}

void OpenSockets::close_ended(const Which& lives) {
  std::vector<Entry> open;
  {
    const std::lock_guard lock(mutex_);
    open.reserve(entries_.size());
    for (const auto& [user, entry] : entries_) open.push_back(entry);
  }
  close_ended(open, lives);
}

void OpenSockets::close_ended(UserId user, const Which& lives) {
  std::vector<Entry> open;
  {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = entries_.equal_range(user);
    for (const auto& [id, entry] : std::ranges::subrange(first, last)) open.push_back(entry);
  }
  close_ended(open, lives);
}

/// Without the lock, because every new socket waits for it.
void OpenSockets::close_ended(const std::vector<Entry>& open, const Which& lives) {
  for (const Entry& entry : open)
    if (!lives(entry.bearer)) close_one(entry.thread, entry.socket);
}

void OpenSockets::close(UserId user, const Which& which) {
  if (closed_) closed_(user);
  const std::lock_guard lock(mutex_);
  const auto [first, last] = entries_.equal_range(user);
  for (const auto& [id, entry] : std::ranges::subrange(first, last))
    if (which(entry.bearer)) close_one(entry.thread, entry.socket);
}

void OpenSockets::close_all(UserId user) {
  close(user, [](const db::Bearer&) { return true; });
}

void OpenSockets::close_session(UserId user, SessionId session) {
  close(user, [session](const db::Bearer& b) { return b.session == session; });
}

}  // namespace crownhead::api
