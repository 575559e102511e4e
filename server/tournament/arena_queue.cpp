#include "server/tournament/arena_queue.hpp"

#include <algorithm>

#include "rules/tournament/pairing/arena_run.hpp"

namespace crownhead::live {

using tournament::PairingNumber;
using tournament::Tournament;

void ArenaQueue::come(UserId user, Instant at) {
  Here& here = here_[user];
  if (here.sockets++ > 0) return;
  here.since = at;
  changed_ = true;
}

void ArenaQueue::go(UserId user) {
  const auto it = here_.find(user);
  if (it != here_.end() && --it->second.sockets == 0) here_.erase(it);
}

void ArenaQueue::waits_from(const Tournament& after, PairingNumber seat, Instant at) {
  const auto user = after.user_in(seat);
  const auto it = user ? here_.find(*user) : here_.end();
  if (it != here_.end()) it->second.since = at;
}

void ArenaQueue::heard(const Tournament& after, const tournament::Event& event) {
  if (!std::holds_alternative<tournament::Drawn>(event.what)) changed_ = true;
  const auto joins = [&](const tournament::Entered& entered) {
    if (const auto it = here_.find(entered.user); it != here_.end()) it->second.since = event.at;
  };
  if (const auto* entered = std::get_if<tournament::Entered>(&event.what)) joins(*entered);
  if (const auto* list = std::get_if<tournament::PlayersEntered>(&event.what))
    std::ranges::for_each(list->players, joins);
  if (const auto* ended = std::get_if<tournament::GameEnded>(&event.what)) {
    const tournament::Encounter& encounter = *after.encounter(ended->result.game);
    waits_from(after, encounter.first, event.at);
    if (encounter.second) waits_from(after, *encounter.second, event.at);
  }
}

std::vector<PairingNumber> ArenaQueue::in_line(const Tournament& tournament) const {
  std::vector<std::pair<Instant, PairingNumber>> waiting;
  const auto free = tournament::free_seats(tournament);
  for (const tournament::Entry& entry : tournament.entries()) {
    const auto it = here_.find(entry.user);
    if (it != here_.end() && entry.seat && std::ranges::binary_search(free, *entry.seat))
      waiting.emplace_back(it->second.since, *entry.seat);
  }
  std::ranges::sort(waiting);
  std::vector<PairingNumber> seats;
  seats.reserve(waiting.size());
  for (const auto& [since, seat] : waiting) seats.push_back(seat);
  return seats;
}

std::optional<Instant> ArenaQueue::next_wave(const Tournament& tournament, Instant now) const {
  if (!changed_ || in_line(tournament).size() < 2) return std::nullopt;
  const Instant from = last_wave_ ? std::max(now, *last_wave_ + Millis{1}) : now;
  const Instant wave = tournament::wave_from(tournament, from);
  return tournament::pairing_is_over(tournament, wave) ? std::nullopt : std::optional(wave);
}

std::optional<Instant> ArenaQueue::wave_due(const Tournament& tournament, Instant now) {
  const bool runs = tournament.ends() && tournament.status() == tournament::Status::running;
  if (!runs) wave_due_.reset();
  if (runs && !wave_due_) wave_due_ = next_wave(tournament, now);
  return wave_due_;
}

bool ArenaQueue::take_wave(Instant now) {
  if (!wave_due_ || now < *wave_due_) return false;
  wave_due_.reset();
  changed_ = false;
  last_wave_ = now;
  return true;
}

}  // namespace crownhead::live
