#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/play/game.hpp"
#include "server/live/deadlines.hpp"
#include "server/live/hub.hpp"
#include "server/live/later_view.hpp"
#include "server/live/recent_frames.hpp"
#include "server/live/wall_clock.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::live {

/// Who follows a game: those who are told at once, and those who are shown it later.
enum class Audience : std::uint8_t { live, later };

/// A game as somebody is shown it.
struct GameView {
  const play::Game& game;
  play::Showing showing;  ///< how much later; Shown::now for a viewer who sees it as it is
  wire::LegalMoves& legal_moves;
};

/// Those who follow a game in memory, by what they are shown of it (I11): each audience has a
/// topic, its last frames and a state of the game. Lives on the game's thread.
class Followers {
 public:
  /// `game` and `names` are the room's; `showings` calls for show_due().
  Followers(Hubs& hubs, Deadlines<GameId>& showings, const WallClock& clock, GameId id,
            const play::Game& game, const wire::GameNames& names);

  /// Begins to hold back what is shown later than `until`. `events` are all of the game so far.
  void hold_back(LaterView::Events events, Instant until);

  Audience audience_of(const play::Viewer& viewer) const;
  Channel& channel_of(Audience audience) {
    return audience == Audience::later ? later_->channel() : channel_;
  }
  /// What `viewer` is shown of it now.
  GameView sight(const play::Viewer& viewer);
  /// What an audience has missed since `version`, or a snapshot with these messages.
  std::vector<Frame> greeting(Audience audience, std::optional<std::int64_t> version,
                              const wire::Messages& messages);

  /// Tells those who are told at once.
  void publish(const Frame& frame);
  /// Keeps events that have happened for those who are shown them later.
  void happened(const std::vector<play::Event>& events);
  /// Shows what is due to those who are shown it later.
  void show_due();
  /// `frame(audience)` says who is here.
  template <class MakeFrame>
  void tell_presence(MakeFrame frame) {
    if (channel_.followed()) channel_.publish(frame(Audience::live));
    if (later_ && later_->channel().followed()) later_->tell_presence(frame(Audience::later));
  }

  bool any() const { return channel_.followed() || (later_ && later_->channel().followed()); }

 private:
  /// Whoever missed more gets a snapshot: more frames would fill memory and few would ask for them.
  static constexpr std::size_t most_recent = 16;

  /// Tells those who are shown it later what has happened up to `until`.
  void show_until(Instant until);

  Hubs& hubs_;
  Deadlines<GameId>& showings_;
  const WallClock& clock_;
  GameId id_;
  const play::Game& game_;
  const wire::GameNames& names_;
  Channel channel_;
  RecentFrames recent_{most_recent};
  std::unique_ptr<LaterView> later_;  ///< nullptr where everybody is shown it at once
  wire::LegalMoves legal_moves_, later_legal_moves_;
};

}  // namespace crownhead::live
