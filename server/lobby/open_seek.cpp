#include "server/lobby/open_seek.hpp"

#include <algorithm>

namespace crownhead::live {

std::vector<UserId> OpenSeek::players() const {
  std::vector<UserId> all{user};
  for (const Taker& taker : takers) all.push_back(taker.user);
  return all;
}

bool OpenSeek::has_taken(UserId who) const {
  return std::ranges::find(takers, who, &Taker::user) != takers.end();
}

bool OpenSeek::live() const { return play::pace(line.wish.terms.control) == play::Pace::live; }

bool OpenSeek::ends_by_itself() const {
  return !connection ||
         std::ranges::any_of(takers, [](const Taker& taker) { return !taker.connection; });
}

void OpenSeek::sit(UserId who, const std::string& name, std::optional<ConnectionId> from) {
  const auto taker = std::ranges::find(takers, who, &Taker::user);
  if (taker != takers.end()) {
    taker->connection = from;
  } else {
    takers.push_back({.user = who, .connection = from});
    line.joined.push_back(name);
  }
}

bool OpenSeek::sign_up(UserId guest, const std::string& name) {
  if (user == guest) {
    line.username = name;
    line.guest = false;
    return true;
  }
  const auto taker = std::ranges::find(takers, guest, &Taker::user);
  if (taker == takers.end()) return false;
  line.joined.at(static_cast<std::size_t>(taker - takers.begin())) = name;
  return true;
}

}  // namespace crownhead::live
