#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "rules/play/as_shown.hpp"
#include "server/live/hub.hpp"
#include "server/live/recent_frames.hpp"

namespace crownhead::live {

/// What those who are shown a game later are shown of it, and what waits to be shown.
struct ShownLater {
  play::Game game;
  std::deque<play::Event> waiting;
};

/// A running game for those who are shown it later than it is played: its state lags behind the
/// room's until the game is over. Lives on the room's thread.
class LaterView {
 public:
  using Events = std::vector<std::pair<std::int64_t, play::Event>>;

  /// Replays all events of the game up to `until`, which are shown already; the others wait. Runs
  /// in a pool. Throws std::logic_error if they make no game.
  static ShownLater held_back(const Events& events, Instant until);

  LaterView(Hubs& hubs, GameId id, ShownLater shown, std::size_t most_recent);

  Channel& channel() { return channel_; }
  const Channel& channel() const { return channel_; }
  const play::Game& game() const { return game_; }
  RecentFrames& recent() { return recent_; }
  const RecentFrames& recent() const { return recent_; }

  /// Tells who is here; what was told before is not told again.
  void tell_presence(const Frame& frame);

  void happened(const play::Event& event) { waiting_.push_back(event); }
  /// When the next event that is not shown yet has happened.
  std::optional<Instant> next() const;
  /// Moves the game on by that event, if it has happened by `until`, and returns it.
  std::optional<play::Event> take(Instant until);

 private:
  Channel channel_;
  play::Game game_;
  std::deque<play::Event> waiting_;
  RecentFrames recent_;
  Frame presence_;
};

}  // namespace crownhead::live
