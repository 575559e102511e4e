#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "rules/play/as_shown.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/recent_frames.hpp"

namespace crownhead::live {

/// The state of a game that the delayed audience sees, and the events that it has not seen yet.
struct ShownLater {
  play::Game game;
  std::deque<play::Event> waiting;
};

/// A running game for an audience with a delay: its state lags behind the room's until the game is
/// over. Lives on the room's thread.
class DelayedView {
 public:
  using Events = std::vector<std::pair<std::int64_t, play::Event>>;

  /// Replays all events up to `until`, which the delayed audience has seen, and queues the rest.
  /// Runs in a pool. Throws std::logic_error if the events do not form a game.
  static ShownLater hide_until(const Events& events, Instant until);

  DelayedView(Hubs& hubs, GameId id, ShownLater shown, std::size_t most_recent);

  Channel& channel() { return channel_; }
  const Channel& channel() const { return channel_; }
  const play::Game& game() const { return game_; }
  RecentFrames& recent() { return recent_; }
  const RecentFrames& recent() const { return recent_; }

  /// Publishes the people present, unless the frame equals the previous one.
  void publish_presence_frame(const Frame& frame);

  void happened(const play::Event& event) { waiting_.push_back(event); }
  /// Returns the time of the next queued event.
  std::optional<Instant> next() const;
  /// Applies the next queued event if it happened by `until`, and returns it.
  std::optional<play::Event> take(Instant until);

 private:
  Channel channel_;
  play::Game game_;
  std::deque<play::Event> waiting_;
  RecentFrames recent_;
  Frame presence_;
};

}  // namespace crownhead::live
