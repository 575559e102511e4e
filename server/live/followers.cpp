#include "server/live/followers.hpp"

#include <utility>

#include "server/wire/event_json.hpp"
#include "server/wire/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr Instant end_of_time{INT64_MAX};

}  // namespace

Followers::Followers(Hubs& hubs, Deadlines<GameId>& showings, const WallClock& clock, GameId id,
                     const play::Game& game, const wire::GameNames& names)
    : hubs_(hubs),
      showings_(showings),
      clock_(clock),
      id_(id),
      game_(game),
      names_(names),
      channel_(hubs, {Topic::Kind::game, id.value}) {}

void Followers::hold_back(LaterView::Events events, Instant until) {
  std::erase_if(events, [last = game_.version()](const auto& one) { return one.first > last; });
  later_ = std::make_unique<LaterView>(hubs_, id_, events, until, most_recent);
  show_due();
}

Audience Followers::audience_of(const play::Viewer& viewer) const {
  const bool later = play::shown_until(game_, viewer, clock_.now()).has_value();
  return later ? Audience::later : Audience::live;
}

GameView Followers::sight(const play::Viewer& viewer) {
  show_due();
  if (audience_of(viewer) == Audience::live) return {game_, {}, legal_moves_};
  return {later_->game(), game_.setup().showing, later_legal_moves_};
}

std::vector<Frame> Followers::greeting(Audience audience, std::optional<std::int64_t> version,
                                       const wire::Messages& messages) {
  show_due();
  const bool later = audience == Audience::later;
  const play::Game& game = later ? later_->game() : game_;
  const std::int64_t newest = game.version();
  auto frames = (later ? later_->recent() : recent_).since(version, newest);
  if (!frames) {
    const Instant now = clock_.now();
    const auto showing = later ? game.setup().showing : play::Showing{};
    auto& legal_moves = later ? later_legal_moves_ : legal_moves_;
    frames = {make_frame(
        wire::snapshot_frame(wire::game_topic(id_), newest, now,
                             wire::game_json(names_, game, now, messages, showing, &legal_moves)))};
  }
  return *std::move(frames);
}

void Followers::publish(const Frame& frame) {
  recent_.add(frame);
  channel_.publish(frame);
}

void Followers::happened(const std::vector<play::Event>& events) {
  if (!later_) return;
  for (const play::Event& event : events) later_->happened(event);
  show_due();
}

void Followers::show_due() {
  if (!later_) return;
  showings_.disarm(id_);
  const auto until = play::shown_until(game_, {}, clock_.now());
  show_until(until.value_or(end_of_time));
  const auto& showing = game_.setup().showing;
  const auto next = later_->next();
  if (next && showing.when == play::Shown::delayed) showings_.arm(id_, *next + delay(showing));
}

void Followers::show_until(Instant until) {
  // What had to wait for the end is told with its own instants.
  const auto showing = game_.ended() ? play::Showing{} : game_.setup().showing;
  while (const auto event = later_->take(until)) {
    const auto& game = later_->game();
    const Frame frame =
        make_frame(wire::event_frame(wire::game_topic(id_), game.version(),
                                     wire::event_data(names_, game, *event, nullptr, showing)));
    later_->recent().add(frame);
    later_->channel().publish(frame);
  }
}

}  // namespace crownhead::live
