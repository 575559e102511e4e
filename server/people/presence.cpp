#include "server/people/presence.hpp"

#include <algorithm>
#include <vector>

#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_named = 30;

}  // namespace

Presence::Presence(const PerSeat<bool>& always_here, Instant now)
    : always_here_(always_here),
      players_here_(PerSeat<int>::filled(always_here.size())),
      last_seen_(PerSeat<Instant>::filled(always_here.size(), now)) {}

void Presence::come(std::optional<Seat> seat, const std::string& name) {
  ++(seat ? players_here_[*seat] : spectators_);
  if (!seat && !name.empty()) ++named_spectators_[name];
}

void Presence::go(std::optional<Seat> seat, const std::string& name, Instant now) {
  --(seat ? players_here_[*seat] : spectators_);
  if (!seat && !name.empty() && --named_spectators_[name] == 0) named_spectators_.erase(name);
  if (seat) last_seen_[*seat] = now;
}

void Presence::seen(Seat seat, Instant at) { last_seen_[seat] = std::max(last_seen_[seat], at); }

std::optional<Instant> Presence::away_since(Seat seat) const {
  const bool here = players_here_[seat] > 0 || always_here_[seat];
  if (here) return std::nullopt;
  return last_seen_[seat];
}

std::string Presence::data(bool since) const {
  auto away = wire::AwaySince::filled(last_seen_.size());
  for (const Seat seat : away.seats()) away[seat] = away_since(seat);
  std::vector<std::string> names;
  for (const auto& [name, times] : named_spectators_)
    if (names.size() < most_named) names.push_back(name);
  return wire::presence_data(away, spectators_, names, since);
}

}  // namespace crownhead::live
