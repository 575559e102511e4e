#include "server/http/socket/subscriptions.hpp"

#include <string>
#include <utility>

#include "rules/reasons.hpp"
#include "server/http/games/chat.hpp"
#include "server/http/socket/message_costs.hpp"
#include "server/http/socket/refusal_frame.hpp"
#include "server/http/viewer.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

using Kind = live::Topic::Kind;

constexpr int most_listed = 200;

/// The state of a subscription at a room, and its audience. Used only on the room's thread.
struct SubscriptionState {
  std::optional<live::Audience> audience;
  bool left = false;  ///< true if the room must not accept it any more
};

/// Sends an error to a follower that may have left in the meantime. Call on any thread.
void refuse(live::Hubs& hubs, const live::Follower& follower, const Error& error) {
  hubs.threads().run_on(
      follower.thread,
      [weak = follower.sink, frame = live::make_frame(refusal_frame(std::nullopt, error))] {
        if (const auto sink = weak.lock()) sink->send(frame);
      });
}

/// Charges for a snapshot by the length of the game. Returns zero, or how long to wait.
Millis paid_for_snapshot(Limits& limits, const RateKeys& payer, live::Room& room,
                         const play::Viewer& viewer, std::optional<std::int64_t> version) {
  if (!limits.on() || !room.needs_snapshot(viewer, version)) return {};
  return payer.pay_more(limits, cost_of_plies(room.view_for(viewer).game.ply()), limits.now());
}

/// A subscription to a game, independent of its socket.
struct GameWish {
  Site& site;
  GameId game;
  live::Follower follower;
  std::optional<std::int64_t> version;
  std::shared_ptr<SubscriptionState> attendance;
  bool preview;
  std::optional<db::Bearer> bearer;
  RateKeys payer;
  bool reads;
  std::string name;
};

live::Detached follow_room(GameWish wish) try {
  auto& [site, game, follower, version, attendance, preview, bearer, payer, reads, name] = wish;
  auto seen = co_await seen_room(site.rooms, site.directing, bearer, game);
  if (!seen) co_return refuse(site.hubs, follower, seen.error());
  if (attendance->left) co_return;
  auto& [room, viewer] = *seen;
  viewer.reads = reads;
  if (const Millis wait = paid_for_snapshot(site.limits, payer, *room, viewer, version);
      wait > Millis{0})
    co_return refuse(site.hubs, follower, too_often(wait));
  attendance->audience = preview ? room->preview(follower, viewer, version)
                                 : room->follow(follower, viewer, version, name);
} catch (const std::exception& error) {
  wish.site.log_error(error.what());
}

}  // namespace

/// One topic that a socket follows.
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

std::optional<db::Bearer> Subscriptions::reader() const {
  return bearer_ && (bearer_->scopes & db::scope_read) != 0 ? bearer_ : std::nullopt;
}

live::Follower Subscriptions::follower_of(const SubscriptionPtr& subscription) const {
  const auto user = reader().transform([](const db::Bearer& who) { return who.user; });
  return {.thread = socket_->thread(), .sink = subscription, .reader = {.user = user}};
}

Result<void> Subscriptions::add(const wire::Subscribe& message) {
  if (std::holds_alternative<wire::OwnTopic>(message.topic)) {
    if (!bearer_) return fail(Code::not_signed_in, reason::account::sign_in_to_follow());
    if (!reader()) return fail(Code::scope_missing, reason::account::scope_read());
  }
  const auto topic = live_topic(message.topic);
  remove(topic);
  if (subscriptions_.size() >= topics_of_socket)
    return fail(Code::rate_limited, reason::request::topics());
  const auto subscription = std::make_shared<Subscription>(socket_, message.glance);
  subscriptions_.emplace(topic, subscription);
  follow(topic, subscription, message.version);
  return {};
}

void Subscriptions::remove(const wire::Topic& topic) { remove(live_topic(topic)); }

void Subscriptions::remove(live::Topic topic) {
  const auto leaving = subscriptions_.extract(topic);
  if (leaving.empty()) return;
  site_.hubs.on(socket_->thread()).remove(topic, leaving.mapped().get());
  unfollow(topic, leaving.mapped());
}

void Subscriptions::clear() {
  while (!subscriptions_.empty()) remove(subscriptions_.begin()->first);
}

live::Topic Subscriptions::live_topic(const wire::Topic& topic) const {
  if (const auto* game = std::get_if<wire::GameTopic>(&topic))
    return {Kind::game, game->game.value};
  if (const auto* tournament = std::get_if<wire::TournamentTopic>(&topic))
    return {Kind::tournament, tournament->tournament.value};
  if (const auto* study = std::get_if<wire::StudyTopic>(&topic))
    return {Kind::study, study->study.value};
  if (std::holds_alternative<wire::LobbyTopic>(topic)) return {Kind::lobby, 0};
  return {Kind::own, user().value_or(UserId{}).value};
}

void Subscriptions::follow(const live::Topic& topic, const SubscriptionPtr& subscription,
                           std::optional<std::int64_t> version) {
  const live::Follower follower = follower_of(subscription);
  switch (topic.kind) {
    case Kind::game: return follow_game({topic.id}, subscription, version);
    case Kind::tournament: return follow_tournament({topic.id}, subscription, version);
    case Kind::study: return site_.study_followers.follow({topic.id}, follower);
    case Kind::lobby: return site_.lobby.follow(follower, user());
    case Kind::own: return follow_own(follower);
    case Kind::game_delayed:
    case Kind::chat: return;
  }
}

void Subscriptions::unfollow(const live::Topic& topic, const SubscriptionPtr& leaving) {
  const live::Follower follower = follower_of(leaving);
  switch (topic.kind) {
    case Kind::game: return unfollow_game({topic.id}, leaving);
    case Kind::tournament: return unfollow_tournament({topic.id}, leaving);
    case Kind::study:
      return site_.study_followers.unfollow({topic.id}, follower.thread, follower.reader.user);
    case Kind::lobby: return site_.lobby.unfollow(follower.thread);
    case Kind::own: return site_.inboxes.unfollow({topic.id}, follower.thread);
    case Kind::game_delayed:
    case Kind::chat: return;
  }
}

void Subscriptions::follow_own(const live::Follower& follower) {
  site_.inboxes.follow(bearer_->user, follower, site_.clock.now(), [&site = site_, who = *bearer_] {
    const auto games = site.stores.game_queries.list({.player = who.user,
                                                      .status = play::GameStatus::playing,
                                                      .by_deadline = true,
                                                      .limit = most_listed});
    return wire::own_snapshot(who.name, games.items,
                              site.stores.challenges.of(who.user, site.clock.now()),
                              site.stores.notifications.unread(who.user, site.clock.now()));
  });
}

void Subscriptions::follow_game(GameId game, const SubscriptionPtr& subscription,
                                std::optional<std::int64_t> version) {
  const live::Follower follower = follower_of(subscription);
  if (!subscription->preview()) follow_chat(game, follower);
  follow_room({.site = site_,
               .game = game,
               .follower = follower,
               .version = version,
               .attendance = subscription->attendance(),
               .preview = subscription->preview(),
               .bearer = bearer_,
               .payer = payer_,
               .reads = reader().has_value(),
               .name = name()});
}

void Subscriptions::unfollow_game(GameId game, const SubscriptionPtr& leaving) {
  const std::size_t thread = socket_->thread();
  if (!leaving->preview()) site_.chat.remove(thread, game, leaving.get());
  // The game may have been created after a subscription to it failed.
  site_.rooms.visit(game, [thread, attendance = leaving->attendance(), preview = leaving->preview(),
                           user = user(), name = name()](Result<live::Room*> room) {
    attendance->left = true;
    if (!room || !attendance->audience) return;
    if (preview)
      (*room)->stop_preview(thread, *attendance->audience);
    else
      (*room)->unfollow(thread, *attendance->audience, user, name);
  });
}

void Subscriptions::follow_chat(GameId game, const live::Follower& follower) {
  site_.chat.add(game, follower);
  const auto bearer = reader();
  if (!bearer || !may_judge(*bearer)) return;
  // A moderator reads the whole chat if the game has been reported.
  live::ask(
      site_.pools.reads, payer_.asker(),
      [&site = site_, bearer = *bearer, game] {
        return chatter_at(site.stores.moderation, bearer, game);
      },
      [&site = site_, game,
       follower = follower](live::ReadOutcome<live::ChatUser> chatter) mutable {
        if (!chatter || !chatter->moderator) return;
        follower.reader = {.user = chatter->user, .moderator = true};
        site.chat.change_reader(game, follower);
      });
}

void Subscriptions::follow_tournament(TournamentId tournament, const SubscriptionPtr& subscription,
                                      std::optional<std::int64_t> version) {
  site_.tournament_rooms.visit(tournament, [&site = site_, follower = follower_of(subscription),
                                            version, attendance = subscription->attendance(),
                                            user = user()](Result<live::TournamentRoom*> room) {
    if (!room) return refuse(site.hubs, follower, room.error());
    attendance->audience = live::Audience::live;
    (*room)->follow(follower, user, version);
  });
}

void Subscriptions::unfollow_tournament(TournamentId tournament, const SubscriptionPtr& leaving) {
  site_.tournament_rooms.visit(tournament,
                               [thread = socket_->thread(), attendance = leaving->attendance(),
                                user = user()](Result<live::TournamentRoom*> room) {
                                 if (room && attendance->audience) (*room)->unfollow(thread, user);
                               });
}

}  // namespace crownhead::api
