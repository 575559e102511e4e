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

void answer_events(const EventSource& source, const CallPtr& call, live::Room& room,
                   const play::Viewer& viewer, const EventRange& range) {
  const auto& shown = room.view_for(viewer).game;
  if (range.after >= shown.version())
    return call->json(200, wire::event_page_json({}, shown.version(), false));
  if (source.limits.refuses_plies(call, shown.ply())) return;
  source.runner.in_on_demand(call, [&games = source.games, call, limit = range.limit,
                                    asked = asked_of(room, viewer, range.after)] {
    answer_page(games, call, asked, limit);
  });
}

/// A long poll. Lives on its game's thread.
class Wait : public live::Sink,
             public LongPolls::Waiting,
             public std::enable_shared_from_this<Wait> {
 public:
  Wait(const EventSource& source, CallPtr call, GameId game, EventRange range, std::size_t thread)
      : source_(source),
        call_(std::move(call)),
        game_(game),
        range_(range),
        thread_(thread),
        timer_(source.hubs.threads().context(thread)) {}

  void start(live::Room& room, const play::Viewer& viewer) {
    timer_.expires_after(longest_wait);
    timer_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
      if (!error) self->finish();
    });
    // It waits for the next event and needs no snapshot.
    const auto newest = room.view_for(viewer).game.version();
    audience_ = room.follow({thread_, weak_from_this()}, viewer, newest);
    if (!source_.waits.add(shared_from_this())) end();
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
    source_.rooms.visit(game_, [self = shared_from_this()](Result<live::Room*> room) {
      if (room) (*room)->unfollow(self->thread_, self->audience_, self->call_->user());
    });
    with_room(source_.rooms, source_.directing, call_, game_,
              [self = shared_from_this()](live::Room& room, const play::Viewer& viewer) {
                answer_events(self->source_, self->call_, room, viewer, self->range_);
              });
  }

  EventSource source_;
  CallPtr call_;
  GameId game_;
  EventRange range_;
  std::size_t thread_;
  live::Audience audience_ = live::Audience::live;
  boost::asio::steady_timer timer_;
  bool finishing_ = false;
  bool finished_ = false;
};

}  // namespace

void wait_for_events(const EventSource& source, const CallPtr& call, GameId game,
                     const EventRange& range) {
  with_room(source.rooms, source.directing, call, game,
            [source, call, game, range](live::Room& room, const play::Viewer& viewer) {
              if (room.view_for(viewer).game.version() > range.after)
                return answer_events(source, call, room, viewer, range);
              const std::size_t home = source.hubs.threads().home(game.value);
              std::make_shared<Wait>(source, call, game, range, home)->start(room, viewer);
            });
}

void stream_events(const EventSource& source, const CallPtr& call, GameId game,
                   std::int64_t after) {
  with_room(source.rooms, source.directing, call, game,
            [source, call, after](live::Room& room, const play::Viewer& viewer) {
              if (source.limits.refuses_plies(call, room.view_for(viewer).game.ply())) return;
              auto lines = lines_of(source.games, asked_of(room, viewer, after));
              const auto name = "crownhead-" + std::to_string(room.names().id.value) + ".ndjson";
              call->respond(
                  {.status = 200,
                   .headers = file_headers("application/x-ndjson", name),
                   .body = {},
                   .parts = std::make_shared<StreamedBody>(source.runner, call, std::move(lines))});
            });
}

}  // namespace crownhead::api
