#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/play/game.hpp"
#include "server/live/deadlines.hpp"
#include "server/live/game_snapshot.hpp"
#include "server/live/hub.hpp"
#include "server/live/later_view.hpp"
#include "server/live/recent_frames.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::live {

/// Who follows a game: those who are told at once, and those who are shown it later.
enum class Audience : std::uint8_t { live, later };

/// A game as somebody is shown it.
struct GameView {
  const play::Game& game;
  play::Showing showing;  ///< how much later; Shown::now for a viewer who sees it as it is
};

/// Those who follow a game in memory, by what they are shown of it (I11): each audience has a
/// topic, its last frames and a state of the game. Lives on the game's thread.
class Followers {
 public:
  /// `game` and `names` are the room's; `showings` calls for show_due(). Snapshots are written in
  /// `snapshots`, and followed by who is here, as `presence` says then; nullptr: by nothing.
  Followers(Hubs& hubs, Deadlines<GameId>& showings, const WallClock& clock, Workers& snapshots,
            GameId id, const play::Game& game, const wire::GameNames& names,
            std::function<Frame(Audience)> presence);

  /// Begins to hold back what is shown later.
  void hold_back(ShownLater shown);

  Audience audience_of(const play::Viewer& viewer) const;
  Channel& channel_of(Audience audience) {
    return audience == Audience::later ? later_->channel() : channel_;
  }
  /// What `viewer` is shown of it now.
  GameView sight(const play::Viewer& viewer);
  /// The same to be written elsewhere, with these messages.
  GameSnapshot snapshot(Audience audience, wire::Messages messages);

  /// Whether follow() would send a snapshot to a follower who has this version.
  bool needs_snapshot(Audience audience, std::optional<std::int64_t> version);

  /// Sends `follower` what its audience has missed since `version`, or a snapshot with these
  /// messages, and then all that is published. The follower counts at once; a snapshot is sent when
  /// it is written, and behind it what was published in between.
  void follow(Audience audience, const Follower& follower, std::optional<std::int64_t> version,
              const wire::Messages& messages);

  /// Tells those who are told at once.
  void publish(const Frame& frame);
  /// Keeps events that have happened for those who are shown them later.
  void happened(const std::vector<play::Event>& events);
  /// Shows the delayed audience what time has released, at most `most_shown` events at once; the
  /// rest follows in later tasks.
  void show_due();
  void tell_presence() {
    if (channel_.followed()) channel_.publish(presence_(Audience::live));
    if (later_ && later_->channel().followed()) later_->tell_presence(presence_(Audience::later));
  }

  bool any() const { return channel_.followed() || (later_ && later_->channel().followed()); }

 private:
  /// Whoever missed more gets a snapshot: more frames would fill memory and few would ask for them.
  static constexpr std::size_t most_recent = 16;
  /// Events that one task shows.
  static constexpr int most_shown = 256;

  /// What was published while a snapshot is written, by its number.
  using Coming = std::map<std::uint64_t, std::vector<Frame>>;

  const play::Game& shown_to(Audience audience) const {
    return audience == Audience::later ? later_->game() : game_;
  }
  const RecentFrames& recent_of(Audience audience) const {
    return audience == Audience::later ? later_->recent() : recent_;
  }
  Coming& coming_to(Audience audience) {
    return audience == Audience::later ? coming_later_ : coming_;
  }
  static void publish(const Frame& frame, RecentFrames& recent, const Channel& channel,
                      Coming& coming);
  void admit(Audience audience, std::uint64_t number, const Follower& follower, std::string text);
  /// Tells those who are shown it later what has happened up to `until`; false if that is not all.
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
  std::unique_ptr<LaterView> later_;  ///< nullptr where everybody is shown it at once
  std::shared_ptr<wire::LegalMoves> legal_moves_ = std::make_shared<wire::LegalMoves>();
  std::shared_ptr<wire::LegalMoves> later_legal_moves_ = std::make_shared<wire::LegalMoves>();
  std::uint64_t last_number_ = 0;
  Coming coming_, coming_later_;
  /// Expires with this: for what comes back from the pool, or later.
  std::shared_ptr<Followers*> self_ = std::make_shared<Followers*>(this);
};

}  // namespace crownhead::live
