#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/play/game.hpp"
#include "server/game/delayed_view.hpp"
#include "server/game/game_snapshot.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/recent_frames.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::live {

/// An audience of a game: those who see events immediately, and those who see them with a delay.
enum class Audience : std::uint8_t { live, later };

/// A game as one viewer sees it.
struct GameView {
  const play::Game& game;
  play::Showing showing;  ///< the delay; Shown::now for a viewer without one
};

/// The followers of a game in memory, grouped by what they may see (I11). Each audience has its own
/// topic, recent frames and state of the game. Lives on the game's thread.
class Followers {
 public:
  /// `game` and `names` belong to the room. `showings` triggers show_due(). Snapshots are written
  /// in `snapshots`, and each is followed by the frame from `presence`; nullptr sends no such
  /// frame.
  Followers(Hubs& hubs, Deadlines<GameId>& showings, const WallClock& clock, Workers& snapshots,
            GameId id, const play::Game& game, const wire::GameNames& names,
            std::function<Frame(Audience)> presence);

  /// Starts delaying events for the delayed audience.
  void start_delay(ShownLater shown);

  Audience audience_of(const play::Viewer& viewer) const;
  Channel& channel_of(Audience audience) {
    return audience == Audience::later ? later_->channel() : channel_;
  }
  /// Returns the game as `viewer` may see it.
  GameView view_for(const play::Viewer& viewer);
  /// Returns the same with these messages, to be written as JSON on another thread.
  GameSnapshot snapshot(Audience audience, wire::Messages messages);

  /// True if follow() would send a snapshot to a follower who has this version.
  bool needs_snapshot(Audience audience, std::optional<std::int64_t> version);

  /// Sends `follower` the events of its audience since `version`, or a snapshot with these
  /// messages, and from then on everything that is published. The follower is counted immediately.
  /// A snapshot is sent when it has been written, followed by what was published in the meantime.
  void follow(Audience audience, const Follower& follower, std::optional<std::int64_t> version,
              const wire::Messages& messages);

  /// Sends a frame to the live audience.
  void publish(const Frame& frame);
  /// Queues events for the delayed audience.
  void happened(const std::vector<play::Event>& events);
  /// Publishes to the delayed audience the events whose delay is over, at most `most_shown` at
  /// once; the rest follows in later tasks.
  void show_due();
  void publish_presence_frame() {
    if (channel_.followed()) channel_.publish(presence_(Audience::live));
    if (later_ && later_->channel().followed())
      later_->publish_presence_frame(presence_(Audience::later));
  }

  bool any() const { return channel_.followed() || (later_ && later_->channel().followed()); }

 private:
  /// A follower who missed more gets a snapshot: more frames would use memory and few would ask for
  /// them.
  static constexpr std::size_t most_recent = 16;
  /// Maximum number of events that one task publishes.
  static constexpr int most_shown = 256;

  const play::Game& shown_to(Audience audience) const {
    return audience == Audience::later ? later_->game() : game_;
  }
  const RecentFrames& recent_of(Audience audience) const {
    return audience == Audience::later ? later_->recent() : recent_;
  }
  static void publish(const Frame& frame, RecentFrames& recent, Channel& channel);
  /// Publishes to the delayed audience what happened up to `until`. Returns false if events remain.
  bool show_until(Instant until);

  Hubs& hubs_;
  Deadlines<GameId>& showings_;
  const WallClock& clock_;
  Workers& snapshots_;
  GameId id_;
  const play::Game& game_;
  const wire::GameNames& names_;
  std::function<Frame(Audience)> presence_;
  Channel channel_;
  RecentFrames recent_{most_recent};
  std::unique_ptr<DelayedView> later_;  ///< nullptr if no viewer has a delay
  std::shared_ptr<wire::LegalMoves> legal_moves_ = std::make_shared<wire::LegalMoves>();
  std::shared_ptr<wire::LegalMoves> later_legal_moves_ = std::make_shared<wire::LegalMoves>();
  /// Later tasks hold it weakly; it expires with this object.
  std::shared_ptr<Followers*> self_ = std::make_shared<Followers*>(this);
};

}  // namespace crownhead::live
