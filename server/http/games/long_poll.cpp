#include "server/http/games/long_poll.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <stdexcept>
#include <utility>

#include "server/http/sign_in/guards.hpp"
#include "server/http/streamed_body.hpp"
#include "server/http/viewer.hpp"
#include "server/wire/game/event_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::api {
namespace {

constexpr auto longest_wait = std::chrono::seconds(30);

/// Number of events in one part of a file.
constexpr std::int64_t events_of_part = 128;

/// A request for the events of a game.
struct Asked {
  wire::GameNames names;
  std::int64_t after;
  std::int64_t last;  ///< the last version that the client may see
  play::Showing showing;
};

/// Reads the events of a game from the store, a few at a time, and replays the game with them.
class EventStreamer {
 public:
  EventStreamer(db::GameStore& games, Asked asked) : games_(games), asked_(std::move(asked)) {}

  const play::Game& game() const { return *game_; }
  std::int64_t sent() const { return game_ ? game_->version() : 0; }

  /// Replays the game up to `until` and passes on each event after `after`. Fails if the
  /// store has lost events, because a standby without them was promoted.
  template <class Tell>
  Result<void> go_on(std::int64_t until, Tell tell) {
    while (sent() < until) {
      const auto events =
          games_.events(asked_.names.id, sent(), std::min(until, sent() + most_read));
      if (events.empty()) return fail(Code::unavailable, reason::game::not_read());
      for (const auto& [version, event] : events) {
        if (auto done = happens(event); !done) return done;
        if (version > asked_.after) tell(event);
      }
    }
    return {};
  }

  std::string data(const play::Event& event, const play::MoveMessage* message = nullptr) const {
    return wire::event_data(asked_.names, *game_, event, message, asked_.showing);
  }

 private:
  static constexpr std::int64_t most_read = 512;

  Result<void> happens(const play::Event& event) {
    if (game_) {
      play::apply(*game_, event);
      return {};
    }
    auto begun = play::Game::begun(std::get<play::Started>(event.what).setup, event.at);
    if (!begun) return std::unexpected(begun.error());
    game_ = *std::move(begun);
    return {};
  }

  db::GameStore& games_;
  Asked asked_;
  std::optional<play::Game> game_;
};

/// Answers for a game with events after `after`. Replays the game, so it runs in a pool.
void answer_page(db::GameStore& games, const CallPtr& call, const Asked& asked,
                 std::int64_t limit) {
  EventStreamer streamer(games, asked);
  const auto nothing = [](const play::Event&) {};
  if (auto before = streamer.go_on(asked.after, nothing); !before)
    return call->fail(before.error());
  const std::int64_t end = std::min(asked.last, asked.after + limit);
  // A message belongs to a move made after this number of plies.
  const int ply = streamer.sent() > 0 ? streamer.game().ply() : 0;
  std::vector<play::MoveMessage> messages;
  std::vector<std::string> told;
  const auto tell = [&](const play::Event& event) {
    if (told.empty() && call->user() && streamer.game().seat_of(*call->user()))
      messages = games.messages(asked.names.id, ply, ply + static_cast<int>(limit));
    const auto version = streamer.sent();
    const auto found = std::ranges::find(messages, version, &play::MoveMessage::version);
    const auto* message = found == messages.end() ? nullptr : &*found;
    told.push_back(wire::event_frame(wire::game_topic(asked.names.id), version,
                                     streamer.data(event, message)));
  };
  if (auto page = streamer.go_on(end, tell); !page) return call->fail(page.error());
  call->json(200, wire::event_page_json(told, end, end < asked.last));
}

/// Returns the parts of a file with one event per line.
std::move_only_function<net::BodyParts::Part()> lines_of(db::GameStore& games, Asked asked) {
  const std::int64_t after = asked.after, last = asked.last;
  return [streamer = EventStreamer(games, std::move(asked)), after, last]() mutable {
    const std::int64_t from = std::max(streamer.sent(), after);
    if (from >= last) return net::BodyParts::Part(std::string());  // the end
    std::string lines;
    const auto tell = [&](const play::Event& event) { lines += streamer.data(event) + '\n'; };
    if (auto told = streamer.go_on(std::min(last, from + events_of_part), tell); !told)
      throw std::runtime_error(told.error().detail);
    return net::BodyParts::Part(std::move(lines));
  };
}

Asked asked_of(live::Room& room, const play::Viewer& viewer, std::int64_t after) {
  const auto sight = room.view_for(viewer);
  return {room.names(), after, sight.game.version(), sight.showing};
}

live::Awaitable<void> answer_events(const EventSource& source, const CallPtr& call,
                                    const SeenRoom& seen, const EventRange& range) {
  const auto asked = asked_of(*seen.room, seen.viewer, range.after);
  if (asked.after >= asked.last)
    co_return call->json(200, wire::event_page_json({}, asked.last, false));
  if (source.limits.refuses_plies(call, seen.room->view_for(seen.viewer).game.ply())) co_return;
  co_await source.runner.in_on_demand(call);
  answer_page(source.games, call, asked, range.limit);
}

/// Waits for an event of a game, at most 30 seconds, and counts as a follower in the meantime.
/// Lives on the game's thread; its timer owns it.
class Wait : public live::Sink,
             public LongPolls::Waiting,
             public std::enable_shared_from_this<Wait> {
 public:
  /// Called once on the game's thread, with the audience to leave.
  using Done = std::move_only_function<void(live::Audience)>;

  Wait(const EventSource& source, GameId game, std::size_t thread, Done done)
      : source_(source),
        game_(game),
        thread_(thread),
        done_(std::move(done)),
        timer_(source.hubs.threads().context(thread)) {}

  void start(live::Room& room, const play::Viewer& viewer) {
    // It waits for the next event and needs no snapshot.
    const auto newest = room.view_for(viewer).game.version();
    audience_ = room.follow({thread_, weak_from_this()}, viewer, newest);
    const bool ends = !source_.waits.add(shared_from_this());
    timer_.expires_after(longest_wait);
    timer_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
      if (!error) self->finish();
    });
    if (ends) end();
  }

  void send(const live::Frame& frame) override {
    if (!wire::is_event_frame(*frame) || finishing_) return;
    finishing_ = true;
    end();  // posted, because the hub is broadcasting
  }

  void end() override {
    source_.hubs.threads().post(thread_, [self = shared_from_this()] { self->finish(); });
  }

 private:
  void finish() {
    // The timeout and an event may come at the same time.
    if (std::exchange(finished_, true)) return;
    timer_.cancel();
    source_.waits.remove(this);
    source_.hubs.on(thread_).remove({live::Topic::Kind::game, game_.value}, this);
    std::exchange(done_, nullptr)(audience_);
  }

  EventSource source_;
  GameId game_;
  std::size_t thread_;
  Done done_;
  live::Audience audience_ = live::Audience::live;
  boost::asio::steady_timer timer_;
  bool finishing_ = false;
  bool finished_ = false;
};

}  // namespace

live::Awaitable<void> wait_for_events(const EventSource& source, const CallPtr& call, GameId game,
                                      const EventRange& range) {
  auto seen = co_await seen_room(source.rooms, source.directing, call->bearer(), game);
  if (!seen) co_return call->fail(seen.error());
  if (seen->room->view_for(seen->viewer).game.version() <= range.after) {
    const std::size_t home = source.hubs.threads().home(game.value);
    const auto audience = co_await live::awaited<live::Audience>([&](auto done) {
      std::make_shared<Wait>(source, game, home, std::move(done))->start(*seen->room, seen->viewer);
    });
    if (const auto room = co_await game_room(source.rooms, game))
      (*room)->unfollow(home, audience, call->user());
    seen = co_await seen_room(source.rooms, source.directing, call->bearer(), game);
    if (!seen) co_return call->fail(seen.error());
  }
  co_await answer_events(source, call, *seen, range);
}

live::Awaitable<void> stream_events(const EventSource& source, const CallPtr& call, GameId game,
                                    std::int64_t after) {
  const auto seen = co_await seen_room(source.rooms, source.directing, call->bearer(), game);
  if (!seen) co_return call->fail(seen.error());
  auto& room = *seen->room;
  if (source.limits.refuses_plies(call, room.view_for(seen->viewer).game.ply())) co_return;
  auto lines = lines_of(source.games, asked_of(room, seen->viewer, after));
  const auto name = "crownhead-" + std::to_string(room.names().id.value) + ".ndjson";
  call->respond({.status = 200,
                 .headers = file_headers("application/x-ndjson", name),
                 .body = {},
                 .parts = std::make_shared<StreamedBody>(source.runner, call, std::move(lines))});
}

}  // namespace crownhead::api
