#include "server/http/socket/connection.hpp"

#include <atomic>
#include <deque>
#include <memory>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/game/command_key.hpp"
#include "server/http/games/chat.hpp"
#include "server/http/router.hpp"
#include "server/http/socket/message_costs.hpp"
#include "server/http/socket/refusal_frame.hpp"
#include "server/http/socket/subscriptions.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::api {
namespace {

constexpr std::size_t most_to_say = 32;

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
    subscriptions_.clear();
    site_.lobby.drop(id_);
    if (!bearer_) return;
    site_.sockets.remove(bearer_->user, registered_);
    site_.lobby.online().go(bearer_->user);
  }

 private:
  void handle(const wire::Subscribe& message, Instant) {
    if (const auto added = subscriptions_.add(message); !added)
      send(refusal_frame(std::nullopt, added.error()));
  }
  void handle(const wire::Unsubscribe& message, Instant) { subscriptions_.remove(message.topic); }
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

  void say_next();
  bool refused(const CommandId& id, std::uint8_t scope);
  bool refused_in_lobby(const CommandId& id);

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
  Subscriptions subscriptions_{site_, bearer_, payer_, socket_};
  std::deque<wire::Chat> to_say_;  ///< the first is being processed
};

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
