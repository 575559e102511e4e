#include "server/api/event_wait.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <utility>

#include "server/api/guards.hpp"
#include "server/api/viewer.hpp"
#include "server/api/worker_parts.hpp"
#include "server/wire/event_json.hpp"
#include "server/wire/server_message.hpp"

namespace crownhead::api {
namespace {

constexpr auto longest_wait = std::chrono::seconds(30);

/// That of the move at `version`, if there is one.
const play::MoveMessage* message_at(std::span<const play::MoveMessage> messages,
                                    std::int64_t version) {
  const auto it = std::ranges::find(messages, version, &play::MoveMessage::version);
  return it == messages.end() ? nullptr : &*it;
}

enum class Layout : std::uint8_t { page, lines };

/// What is asked for of a game.
struct Asked {
  wire::GameNames names;
  std::int64_t after;
  std::int64_t last;  ///< that the one who asks is shown
  play::Showing showing;
  Layout layout;
};

void answer_lines(const CallPtr& call, GameId game, const std::vector<std::string>& events) {
  std::string body;
  for (const std::string& event : events) body += event + '\n';
  answer_game_file(call, game, "application/x-ndjson", ".ndjson", std::move(body));
}

/// The events from the store, each with the state right after it.
void answer_asked(db::GameStore& games, const CallPtr& call, const Asked& asked) {
  const auto& [names, after, last, showing, layout] = asked;
  auto stored = games.events(names.id, 0);
  std::erase_if(stored, [last](const auto& one) { return one.first > last; });
  // A store that has lost what it had: a standby that was promoted without it.
  if (stored.empty()) return call->fail({Code::unavailable, reason::game::not_read()});
  std::vector<std::string> told;
  auto game = play::Game::begun(std::get<play::Started>(stored.front().second.what).setup,
                                stored.front().second.at);
  if (!game) return call->fail(game.error());
  const bool plays =
      layout == Layout::page && call->user() && game->seat_of(*call->user()).has_value();
  const auto messages = plays ? games.messages(names.id) : std::vector<play::MoveMessage>{};
  for (const auto& [version, event] : stored) {
    if (version > 1) play::apply(*game, event);
    if (version <= after) continue;
    auto data = wire::event_data(names, *game, event, message_at(messages, version), showing);
    told.push_back(layout == Layout::lines
                       ? std::move(data)
                       : wire::event_frame(wire::game_topic(names.id), version, data));
  }
  if (layout == Layout::lines) return answer_lines(call, names.id, told);
  call->json(200, wire::event_page_json(told, stored.back().first));
}

/// In the pool: it plays the whole game again.
void answer_events(const Steps& steps, db::GameStore& games, const CallPtr& call, live::Room& room,
                   const play::Viewer& viewer, std::int64_t after, Layout layout = Layout::page) {
  const auto sight = room.sight(viewer);
  steps.in_asked(call, [&games, call,
                        asked = Asked{room.names(), after, sight.game.version(), sight.showing,
                                      layout}] { answer_asked(games, call, asked); });
}

/// A request that waits. It lives on its game's thread.
class Wait : public live::Sink,
             public EventWaits::Waiting,
             public std::enable_shared_from_this<Wait> {
 public:
  Wait(const EventSource& source, CallPtr call, GameId game, std::int64_t after, std::size_t thread)
      : source_(source),
        call_(std::move(call)),
        game_(game),
        after_(after),
        thread_(thread),
        timer_(source.hubs.threads().context(thread)) {}

  void start(live::Room& room, const play::Viewer& viewer) {
    timer_.expires_after(longest_wait);
    timer_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
      if (!error) self->finish();
    });
    audience_ = room.follow({thread_, weak_from_this()}, viewer, after_);
    if (!source_.waits.add(shared_from_this())) end();
  }

  void send(const live::Frame& frame) override {
    if (!wire::is_event_frame(*frame) || finishing_) return;
    finishing_ = true;
    end();  // not at once: the hub is in the middle of telling everybody
  }

  void end() override {
    source_.hubs.threads().post(thread_, [self = shared_from_this()] { self->finish(); });
  }

 private:
  void finish() {
    // The last of the time may pass together with an event.
    if (std::exchange(finished_, true)) return;
    timer_.cancel();
    source_.waits.remove(this);
    source_.hubs.on(thread_).remove({live::Topic::Kind::game, game_.value}, this);
    source_.rooms.visit(game_, [self = shared_from_this()](Result<live::Room*> room) {
      if (room) (*room)->unfollow(self->thread_, self->audience_, self->call_->user());
    });
    with_room(source_.rooms, source_.directing, call_, game_,
              [self = shared_from_this()](live::Room& room, const play::Viewer& viewer) {
                answer_events(self->source_.steps, self->source_.games, self->call_, room, viewer,
                              self->after_);
              });
  }

  EventSource source_;
  CallPtr call_;
  GameId game_;
  std::int64_t after_;
  std::size_t thread_;
  live::Audience audience_ = live::Audience::live;
  boost::asio::steady_timer timer_;
  bool finishing_ = false;
  bool finished_ = false;
};

}  // namespace

void wait_for_events(const EventSource& source, const CallPtr& call, GameId game,
                     std::int64_t after) {
  with_room(source.rooms, source.directing, call, game,
            [source, call, game, after](live::Room& room, const play::Viewer& viewer) {
              if (room.sight(viewer).game.version() > after)
                return answer_events(source.steps, source.games, call, room, viewer, after);
              const std::size_t home = source.hubs.threads().home(game.value);
              std::make_shared<Wait>(source, call, game, after, home)->start(room, viewer);
            });
}

void tell_event_lines(const EventSource& source, const CallPtr& call, GameId game,
                      std::int64_t after) {
  with_room(source.rooms, source.directing, call, game,
            [source, call, after](live::Room& room, const play::Viewer& viewer) {
              answer_events(source.steps, source.games, call, room, viewer, after, Layout::lines);
            });
}

}  // namespace crownhead::api
