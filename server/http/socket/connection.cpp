#include "server/http/socket/connection.hpp"

#include <atomic>
#include <deque>
#include <map>
#include <memory>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/game/command_key.hpp"
#include "server/http/games/chat.hpp"
#include "server/http/router.hpp"
#include "server/http/socket/message_costs.hpp"
#include "server/http/viewer.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::api {
namespace {

constexpr int most_listed = 200;
constexpr std::size_t most_to_say = 32;

/// Returns an error frame for a client, and counts the error.
template <class Id>
std::string refusal_frame(const Id& id, const Error& error) {
  metrics::figures().refusals[static_cast<std::size_t>(error.code)].add();
  return wire::error_frame(id, error);
}

/// The state of a subscription at a room, and its audience. Used only on the room's thread.
struct SubscriptionState {
  std::optional<live::Audience> audience;
  bool left = false;  ///< true if the room must not accept it any more
};

/// One topic that a connection follows.
class Subscription : public live::Sink {
 public:
  Subscription(std::shared_ptr<net::Socket> socket, bool preview)
      : socket_(std::move(socket)), preview_(preview) {}
  void send(const live::Frame& frame) override { socket_->send(frame); }

  /// True for a preview of a game among others, which is not counted as a spectator.
  bool preview() const { return preview_; }

  const std::shared_ptr<SubscriptionState>& attendance() const { return attendance_; }

 private:
  std::shared_ptr<net::Socket> socket_;
  bool preview_;
  std::shared_ptr<SubscriptionState> attendance_ = std::make_shared<SubscriptionState>();
};

live::Topic live_topic(const wire::Topic& topic, std::optional<UserId> user) {
  using Kind = live::Topic::Kind;
  if (const auto* game = std::get_if<wire::GameTopic>(&topic))
    return {Kind::game, game->game.value};
  if (const auto* tournament = std::get_if<wire::TournamentTopic>(&topic))
    return {Kind::tournament, tournament->tournament.value};
  if (const auto* study = std::get_if<wire::StudyTopic>(&topic))
    return {Kind::study, study->study.value};
  if (std::holds_alternative<wire::LobbyTopic>(topic)) return {Kind::lobby, 0};
  return {Kind::own, user.value_or(UserId{}).value};
}

/// Returns an error frame with the id of the message, if it has one.
std::string refusal_of(const wire::ClientMessage& message, const Error& error) {
  return std::visit(
      [&](const auto& kind) {
        if constexpr (requires { kind.id; })
          return refusal_frame(kind.id, error);
        else
          return refusal_frame(std::nullopt, error);
      },
      message);
}

/// Returns the size of the message to the opponent sent with a move.
std::size_t message_bytes(const wire::ClientMessage& message) {
  const auto* command = std::get_if<wire::GameCommand>(&message);
  const auto* move = command ? std::get_if<wire::MoveWish>(&command->what) : nullptr;
  return move ? move->message.size() : 0;
}

/// Charges for a snapshot by the length of the game. Returns zero, or how long to wait.
Millis paid_for_snapshot(Limits& limits, const RateKeys& payer, live::Room& room,
                         const play::Viewer& viewer, std::optional<std::int64_t> version) {
  if (!limits.on() || !room.needs_snapshot(viewer, version)) return {};
  return payer.pay_more(limits, cost_of_plies(room.view_for(viewer).game.ply()), limits.now());
}

/// One socket: parses its messages and sends the answers. Lives on the socket's thread.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(Site& site, std::optional<db::Bearer> bearer, RateKeys payer,
             std::shared_ptr<net::Socket> socket)
      : site_(site),
        bearer_(std::move(bearer)),
        payer_(std::move(payer)),
        socket_(std::move(socket)) {
    if (!bearer_) return;
    registered_ = site_.sockets.add(*bearer_, socket_);
    site_.lobby.online().come(bearer_->user);
  }

  void message(std::string_view text, Instant stamp) {
    auto parsed = wire::parse_client_message(text);
    if (!parsed) return send(refusal_frame(parsed.error().id, parsed.error().error));
    if (const Millis wait = paid(cost_of(*parsed)); wait > Millis{0})
      return send(refusal_of(*parsed, too_often(wait)));
    if (const auto refused = refused_to_store(*parsed, text.size()))
      return send(refusal_of(*parsed, *refused));
    std::visit([this, stamp](auto& message) { handle(message, stamp); }, *parsed);
  }

  void closed() {
    while (!subscriptions_.empty()) unsubscribe(subscriptions_.begin()->first);
    site_.lobby.drop(id_);
    if (!bearer_) return;
    site_.sockets.remove(bearer_->user, registered_);
    site_.lobby.online().go(bearer_->user);
  }

 private:
  void handle(const wire::Subscribe& message, Instant);
  void handle(const wire::Unsubscribe& message, Instant) {
    unsubscribe(live_topic(message.topic, user()));
  }
  void handle(const wire::AskTime&, Instant) { send(wire::time_frame(site_.clock.now())); }
  void handle(wire::GameCommand& message, Instant stamp);
  void handle(const wire::Seek& message, Instant);
  void handle(const wire::Unseek& message, Instant);
  void handle(const wire::Take& message, Instant);
  void handle(const wire::Chat& message, Instant);

  Millis paid(Budget budget) const {
    return site_.limits.on() ? payer_.pay(site_.limits, budget, site_.clock.now()) : Millis{0};
  }

  /// Charges the address for what the message stores.
  std::optional<Error> refused_to_store(const wire::ClientMessage& message, std::size_t bytes) {
    const bool is_text = stored_of(message) == Stores::text;
    if (is_text && site_.free_space.low()) return nearly_full();
    const std::size_t stored = is_text ? bytes : message_bytes(message);
    const Millis wait = site_.limits.use_bytes(payer_, stored);
    return wait > Millis{0} ? std::optional(stored_too_much(wait)) : std::nullopt;
  }

  void follow(const live::Topic& topic, const std::shared_ptr<Subscription>& subscription,
              std::optional<std::int64_t> version);
  void follow_game(GameId game, const std::shared_ptr<Subscription>& subscription,
                   std::optional<std::int64_t> version);
  void follow_tournament(TournamentId tournament, const std::shared_ptr<Subscription>& subscription,
                         std::optional<std::int64_t> version);
  void listen(GameId game, const std::shared_ptr<Subscription>& subscription);
  void read_as_moderator(GameId game, const std::shared_ptr<Subscription>& subscription);
  void unsubscribe(live::Topic topic);
  void say_next();
  bool refused(const CommandId& id, std::uint8_t scope);
  bool refused_in_lobby(const CommandId& id);

  /// Returns the player for whom the socket reads. A token without the scope read sees what
  /// anonymous users see.
  std::optional<db::Bearer> reader() const {
    return bearer_ && (bearer_->scopes & db::scope_read) != 0 ? bearer_ : std::nullopt;
  }
  std::optional<UserId> reading_user() const {
    return reader().transform([](const db::Bearer& who) { return who.user; });
  }
  std::optional<UserId> user() const {
    return bearer_ ? std::optional(bearer_->user) : std::nullopt;
  }
  std::string name() const { return bearer_ ? bearer_->name : std::string(); }
  void send(std::string text) { socket_->send(live::make_frame(std::move(text))); }

  /// Sends from any thread to a connection that may have closed in the meantime.
  static void send_later(live::Hubs& hubs, const std::weak_ptr<Connection>& weak,
                         std::size_t thread, std::string text) {
    hubs.threads().run_on(thread, [weak, frame = live::make_frame(std::move(text))] {
      if (const auto self = weak.lock()) self->socket_->send(frame);
    });
  }

  /// Returns a callback that acknowledges the command with the result of `data`, or sends the
  /// error.
  template <class T, class Data>
  auto acknowledge(const CommandId& id, Data data) {
    return [&site = site_, weak = weak_from_this(), thread = socket_->thread(), id,
            data](Result<T> result) {
      if (!result) return send_later(site.hubs, weak, thread, refusal_frame(id, result.error()));
      if constexpr (std::is_void_v<T>)
        send_later(site.hubs, weak, thread, wire::ack_frame(id, std::nullopt, data()));
      else
        send_later(site.hubs, weak, thread, wire::ack_frame(id, std::nullopt, data(*result)));
    };
  }

  static std::uint64_t next_id() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
  }

  Site& site_;
  std::optional<db::Bearer> bearer_;
  RateKeys payer_;
  std::shared_ptr<net::Socket> socket_;
  std::uint64_t id_ = next_id();
  std::uint64_t registered_ = 0;  ///< its number among the open sockets
  std::map<live::Topic, std::shared_ptr<Subscription>> subscriptions_;
  std::deque<wire::Chat> to_say_;  ///< the first is being processed
};

void Connection::handle(const wire::Subscribe& message, Instant) {
  const bool own = std::holds_alternative<wire::OwnTopic>(message.topic);
  if (own && !bearer_)
    return send(
        refusal_frame(std::nullopt, {Code::not_signed_in, reason::account::sign_in_to_follow()}));
  if (own && !reader())
    return send(refusal_frame(std::nullopt, {Code::scope_missing, reason::account::scope_read()}));
  const auto topic = live_topic(message.topic, user());
  unsubscribe(topic);
  if (subscriptions_.size() >= topics_of_socket)
    return send(refusal_frame(std::nullopt, {Code::rate_limited, reason::request::topics()}));
  const auto subscription = std::make_shared<Subscription>(socket_, message.glance);
  subscriptions_.emplace(topic, subscription);
  follow(topic, subscription, message.version);
}

void Connection::follow(const live::Topic& topic, const std::shared_ptr<Subscription>& subscription,
                        std::optional<std::int64_t> version) {
  const live::Follower follower{socket_->thread(), subscription};
  switch (topic.kind) {
    case live::Topic::Kind::game:
      if (!subscription->preview()) listen({topic.id}, subscription);
      return follow_game({topic.id}, subscription, version);
    case live::Topic::Kind::tournament: return follow_tournament({topic.id}, subscription, version);
    case live::Topic::Kind::game_delayed:
    case live::Topic::Kind::chat: return;
    case live::Topic::Kind::study:
      return site_.study_followers.follow(
          {topic.id},
          {.thread = follower.thread, .sink = subscription, .reader = {.user = reading_user()}});
    case live::Topic::Kind::lobby: return site_.lobby.follow(follower, user());
    case live::Topic::Kind::own:
      return site_.inboxes.follow(
          bearer_->user, follower, site_.clock.now(), [&site = site_, who = *bearer_] {
            const auto games = site.stores.game_queries.list({.player = who.user,
                                                              .status = play::GameStatus::playing,
                                                              .by_deadline = true,
                                                              .limit = most_listed});
            return wire::own_snapshot(who.name, games.items,
                                      site.stores.challenges.of(who.user, site.clock.now()),
                                      site.stores.notifications.unread(who.user, site.clock.now()));
          });
  }
}

void Connection::follow_game(GameId game, const std::shared_ptr<Subscription>& subscription,
                             std::optional<std::int64_t> version) {
  const live::Follower follower{socket_->thread(), subscription};
  with_viewer(
      site_.rooms, site_.directing, bearer_, game,
      [&site = site_, weak = weak_from_this(), follower, version,
       attendance = subscription->attendance(), preview = subscription->preview(), payer = payer_,
       reads = reader().has_value(), name = name()](Result<live::Room*> room, play::Viewer viewer) {
        if (!room)
          return send_later(site.hubs, weak, follower.thread,
                            refusal_frame(std::nullopt, room.error()));
        if (attendance->left) return;
        viewer.reads = reads;
        if (const Millis wait = paid_for_snapshot(site.limits, payer, **room, viewer, version);
            wait > Millis{0})
          return send_later(site.hubs, weak, follower.thread,
                            refusal_frame(std::nullopt, too_often(wait)));
        attendance->audience = preview ? (*room)->preview(follower, viewer, version)
                                       : (*room)->follow(follower, viewer, version, name);
      });
}

void Connection::follow_tournament(TournamentId tournament,
                                   const std::shared_ptr<Subscription>& subscription,
                                   std::optional<std::int64_t> version) {
  const live::Follower follower{socket_->thread(), subscription};
  site_.tournament_rooms.visit(tournament, [&site = site_, weak = weak_from_this(), follower,
                                            version, attendance = subscription->attendance(),
                                            user = user()](Result<live::TournamentRoom*> room) {
    if (!room)
      return send_later(site.hubs, weak, follower.thread,
                        refusal_frame(std::nullopt, room.error()));
    attendance->audience = live::Audience::live;
    (*room)->follow(follower, user, version);
  });
}

void Connection::listen(GameId game, const std::shared_ptr<Subscription>& subscription) {
  const auto bearer = reader();
  site_.chat.add(
      game,
      {.thread = socket_->thread(), .sink = subscription, .reader = {.user = reading_user()}});
  if (bearer && may_judge(*bearer)) read_as_moderator(game, subscription);
}

/// Reads the whole chat if the game has been reported.
void Connection::read_as_moderator(GameId game, const std::shared_ptr<Subscription>& subscription) {
  live::ask(
      site_.pools.reads, payer_.asker(),
      [&site = site_, bearer = *bearer_, game] {
        return chatter_at(site.stores.moderation, bearer, game);
      },
      [&site = site_, thread = socket_->thread(), game,
       weak = std::weak_ptr(subscription)](live::ReadOutcome<live::ChatUser> chatter) {
        if (!chatter || !chatter->moderator) return;
        site.chat.change_reader(
            game,
            {.thread = thread, .sink = weak, .reader = {.user = chatter->user, .moderator = true}});
      });
}

void Connection::unsubscribe(live::Topic topic) {
  const auto it = subscriptions_.find(topic);
  if (it == subscriptions_.end()) return;
  const std::size_t thread = socket_->thread();
  const auto leaving = it->second;
  site_.hubs.on(thread).remove(topic, leaving.get());
  const auto attendance = leaving->attendance();
  subscriptions_.erase(it);
  switch (topic.kind) {
    case live::Topic::Kind::game_delayed:
    case live::Topic::Kind::chat: return;
    case live::Topic::Kind::lobby: return site_.lobby.unfollow(thread);
    case live::Topic::Kind::own: return site_.inboxes.unfollow({topic.id}, thread);
    case live::Topic::Kind::study:
      return site_.study_followers.unfollow({topic.id}, thread, reading_user());
    case live::Topic::Kind::tournament:
      return site_.tournament_rooms.visit(
          {topic.id}, [thread, attendance, user = user()](Result<live::TournamentRoom*> room) {
            if (room && attendance->audience) (*room)->unfollow(thread, user);
          });
    case live::Topic::Kind::game:
      if (!leaving->preview()) site_.chat.remove(thread, {topic.id}, leaving.get());
      // The game may have been created after a subscription to it failed.
      return site_.rooms.visit({topic.id},
                               [thread, attendance, preview = leaving->preview(), user = user(),
                                name = name()](Result<live::Room*> room) {
                                 attendance->left = true;
                                 if (!room || !attendance->audience) return;
                                 if (preview)
                                   (*room)->stop_preview(thread, *attendance->audience);
                                 else
                                   (*room)->unfollow(thread, *attendance->audience, user, name);
                               });
  }
}

bool Connection::refused(const CommandId& id, std::uint8_t scope) {
  if (!bearer_)
    send(refusal_frame(id, {Code::not_signed_in, reason::game::sign_in_to_play()}));
  else if ((bearer_->scopes & scope) == 0)
    send(refusal_frame(id, {Code::scope_missing, reason::account::scope_play()}));
  else
    return false;
  return true;
}

/// Also refuses a guest on a site whose lobby is closed to them.
bool Connection::refused_in_lobby(const CommandId& id) {
  if (refused(id, db::scope_play)) return true;
  const auto may = accounts::may_use_lobby(site_.config.guests, bearer_->guest);
  if (!may) send(refusal_frame(id, may.error()));
  return !may;
}

void Connection::handle(wire::GameCommand& message, Instant stamp) {
  if (refused(message.id, db::scope_play)) return;
  site_.rooms.command(message.game,
                      {.user = bearer_->user,
                       .id = message.id,
                       .what = std::move(message.what),
                       .if_version = std::nullopt,
                       .stamp = stamp,
                       .round_trip = socket_->round_trip(),
                       .done = [&site = site_, weak = weak_from_this(), thread = socket_->thread(),
                                id = message.id](Result<live::CommandDone> done) {
                         send_later(site.hubs, weak, thread,
                                    done ? wire::ack_frame(id, done->version, done->data)
                                         : refusal_frame(id, done.error()));
                       }});
}

void Connection::handle(const wire::Seek& message, Instant) {
  if (refused_in_lobby(message.id)) return;
  const auto key =
      live::request_key(bearer_->user, message.id, "seek", wire::wording(message.wish));
  site_.lobby.seek(
      asker_of(*bearer_), message.wish, id_, key,
      acknowledge<SeekId>(message.id, [](SeekId seek) { return wire::seek_made(seek); }));
}

void Connection::handle(const wire::Unseek& message, Instant) {
  if (refused(message.id, db::scope_play)) return;
  const auto key =
      live::request_key(bearer_->user, message.id, "unseek", std::to_string(message.seek.value));
  site_.lobby.unseek(bearer_->user, message.seek, key,
                     acknowledge<void>(message.id, [] { return std::string("{}"); }));
}

void Connection::handle(const wire::Take& message, Instant) {
  if (refused_in_lobby(message.id)) return;
  const auto key = live::request_key(bearer_->user, message.id, "take",
                                     std::to_string(message.seek.value) + " " + message.entropy);
  site_.lobby.take({.asker = asker_of(*bearer_),
                    .seek = message.seek,
                    .entropy = message.entropy,
                    .connection = id_,
                    .key = key},
                   acknowledge<live::Lobby::Taken>(message.id, [](const live::Lobby::Taken& taken) {
                     const auto* game = std::get_if<GameId>(&taken);
                     return game ? wire::game_made(*game)
                                 : wire::seek_made(std::get<SeekId>(taken));
                   }));
}

void Connection::handle(const wire::Chat& message, Instant) {
  if (refused(message.id, db::scope_play)) return;
  if (to_say_.size() >= most_to_say)
    return send(refusal_frame(message.id, {Code::busy, reason::request::much_is_asked()}));
  to_say_.push_back(message);
  if (to_say_.size() == 1) say_next();
}

/// Processes one message at a time: concurrent reads could change their order.
void Connection::say_next() {
  const auto& message = to_say_.front();
  live::ask(
      site_.pools.reads, payer_.asker(),
      [&site = site_, bearer = *bearer_, message,
       done = acknowledge<ChatLineId>(
           message.id, [](ChatLineId line) { return wire::made_json(line.value); })] {
        say(site.stores.chat_lines, site.limits, site.chat, site.stores.moderation, bearer, message,
            done);
        return true;
      },
      [&site = site_, weak = weak_from_this(), thread = socket_->thread(),
       id = message.id](const live::ReadOutcome<bool>& handed_on) {
        if (!handed_on)
          send_later(site.hubs, weak, thread,
                     refusal_frame(id, live::why_not_read(handed_on.error(), site.log_error)));
        site.hubs.threads().post(thread, [weak] {
          const auto self = weak.lock();
          if (!self) return;
          self->to_say_.pop_front();
          if (!self->to_say_.empty()) self->say_next();
        });
      });
}

Millis paid_for_socket(Limits& limits, const live::WallClock& clock, const RateKeys& payer) {
  if (!limits.on()) return {};
  return payer.pay(limits, budgets::open_socket, clock.now());
}

net::Response refusal(const Error& error, net::Headers headers = {}) {
  metrics::figures().refusals[static_cast<std::size_t>(error.code)].add();
  headers.emplace_back("Content-Type", "application/problem+json");
  return {.status = wire::http_status(error.code),
          .headers = std::move(headers),
          .body = wire::problem_json({error})};
}

net::Response refused_for_now(Millis wait) {
  auto response = refusal(too_often(wait), {{"Retry-After", wait_text(wait)}});
  response.hold = refusal_delay;
  return response;
}

/// True if the request still authenticates the same user with the same role.
bool still_speaks(db::Sessions& sessions, const live::WallClock& clock, const SiteConfig& config,
                  db::SecondFactors& factors, const net::Request& request,
                  const db::Bearer& bearer) {
  const auto now = credentials_of(sessions, clock, config, factors, request).bearer;
  return now && now->user == bearer.user && now->role == bearer.role;
}

/// Closes the sockets of `bearer` if the request no longer authenticates them, or if that cannot be
/// read.
void close_if_ended(Site& site, const net::Request& request, const db::Bearer& bearer) {
  live::ask(
      site.pools.reads, std::to_string(bearer.user.value),
      [&site, request, bearer] {
        return still_speaks(site.stores.sessions, site.clock, site.config, site.stores.factors,
                            request, bearer);
      },
      [&site, bearer](const live::ReadOutcome<bool>& speaks) {
        if (speaks.value_or(false)) return;
        site.sockets.close(bearer.user, [&](const db::Bearer& other) {
          return other.session == bearer.session && other.token == bearer.token;
        });
      });
}

void open_for(Site& site, const net::Request& request, const Credentials& credentials,
              net::Upgrade& upgrade) {
  if (credentials.refused) return upgrade.refuse(refusal(*credentials.refused));
  if (!credentials.by_token && from_other_origin(site.config, request))
    return upgrade.refuse(refusal({Code::origin_refused, reason::request::other_site_connects()}));
  RateKeys payer(request.remote);
  if (credentials.bearer) payer.signed_in(credentials.bearer->user);
  if (const Millis wait = paid_for_socket(site.limits, site.clock, payer); wait > Millis{0})
    return upgrade.refuse(refused_for_now(wait));
  upgrade.accept([&site, request, payer = std::move(payer),
                  bearer = credentials.bearer](const std::shared_ptr<net::Socket>& socket) mutable {
    const auto connection = std::make_shared<Connection>(site, bearer, std::move(payer), socket);
    // The session may have ended before this socket was registered.
    if (bearer) close_if_ended(site, request, *bearer);
    return net::SocketSink{
        .message = [connection](std::string_view text,
                                Instant stamp) { connection->message(text, stamp); },
        .closed = [connection] { connection->closed(); },
        .stranger = !bearer || bearer->guest};
  });
}

}  // namespace

void open_socket(Site& site, const net::Request& request, net::Upgrade upgrade) {
  if (request.path != "/ws")
    return upgrade.refuse(refusal({Code::not_found, reason::request::websocket_address()}));
  live::ask(
      site.pools.reads, RateKeys(request.remote).asker(),
      [&site, request] {
        return credentials_of(site.stores.sessions, site.clock, site.config, site.stores.factors,
                              request);
      },
      [&site, request,
       upgrade = std::move(upgrade)](const live::ReadOutcome<Credentials>& credentials) mutable {
        if (credentials) return open_for(site, request, *credentials, upgrade);
        upgrade.refuse(refusal(live::why_not_read(credentials.error(), site.log_error)));
      });
}

}  // namespace crownhead::api
