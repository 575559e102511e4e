#include "server/game/chat.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/runtime/awaited.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_waiting = 1024;

using play::ChatRoom;
using play::ChatStanding;

ChatStanding standing_of(const play::Game& game, const std::optional<ChatUser>& who) {
  return {.player = who && game.seat_of(who->user),
          .ended = game.ended().has_value(),
          .moderator = who && who->moderator,
          .guest = who && who->guest};
}

/// The readers of a line, except for blocks.
Readers readers_of(ChatRoom room, const play::Game& game) {
  const auto may = [room, ended = game.ended().has_value()](bool player, bool moderator) {
    return play::may_read(
        room, {.player = player, .ended = ended, .moderator = moderator, .guest = false});
  };
  const auto& players = game.setup().players;
  return {.players = {players.begin(), players.end()},
          .to_players = may(true, false),
          .to_moderators = may(false, true),
          .to_others = may(false, false)};
}

Topic topic_of(GameId game) { return {Topic::Kind::chat, game.value}; }

}  // namespace

Chat::Chat(Hubs& hubs, Rooms& rooms, db::ChatLines& lines, const db::Blocks& blocks,
           const WallClock& clock, Workers& reads, std::function<void(std::string_view)> log_error)
    : hubs_(hubs),
      rooms_(rooms),
      lines_(lines),
      blocks_(blocks),
      clock_(clock),
      reads_(reads),
      log_error_(std::move(log_error)),
      on_threads_(hubs.threads().count()) {}

void Chat::say(ChatUser who, GameId game, wire::ChatWish wish, std::optional<db::RequestKey> key,
               std::move_only_function<void(Result<ChatLineId>)> done) {
  rooms_.visit(game, [this, who = std::move(who), game, wish = std::move(wish), key,
                      done = std::move(done)](Result<Room*> room) mutable {
    if (!room) return done(std::unexpected(std::move(room.error())));
    take(**room, game, who, wish, key, done);
  });
}

void Chat::take(const Room& room, GameId game, const ChatUser& who, const wire::ChatWish& wish,
                std::optional<db::RequestKey> key,
                std::move_only_function<void(Result<ChatLineId>)>& done) {
  const auto standing = standing_of(room.game(), who);
  const auto where = play::room_to_write(wish.room, standing);
  if (!where) return done(std::unexpected(where.error()));
  auto& waiting = on_threads_[home(game)].waiting[game];
  if (waiting.size() >= most_waiting)
    return done(fail(Code::busy, reason::request::much_is_asked()));
  waiting.push_back({.line = {.id = {},
                              .game = game,
                              .room = *where,
                              .username = who.name,
                              .text = wish.text,
                              .at = clock_.now()},
                     .user = who.user,
                     .readers = readers_of(*where, room.game()),
                     .key = key,
                     .done = std::move(done)});
  if (waiting.size() == 1) coroutines_.run(home(game), store_waiting(game));
}

Awaitable<void> Chat::store_waiting(GameId game) {
  auto& chats = on_threads_[home(game)].waiting;
  auto& waiting = chats.at(game);
  while (!waiting.empty()) {
    Result<ChatLineId> stored = fail(Code::unavailable, reason::server::failed());
    try {
      stored = co_await store(waiting.front());
    } catch (const std::exception& error) {
      log_error_(error.what());
    }
    waiting.front().done(std::move(stored));
    waiting.pop_front();
  }
  chats.erase(game);
}

/// The number of blocks has no bound, so they are read in the pool.
Awaitable<Result<ChatLineId>> Chat::store(NewLine& line) {
  const HomeThread at_home{hubs_.threads(), home(line.line.game)};
  auto apart = co_await try_read(reads_, at_home, std::to_string(line.user.value),
                                 [this, user = line.user] { return blocks_.apart_from(user); });
  if (!apart) co_return std::unexpected(why_not(apart.error()));
  line.readers.except = *std::move(apart);
  const auto added =
      co_await awaited<Result<db::Made<ChatLineId>>>(at_home, [this, &line](auto done) {
        lines_.add({.game = line.line.game,
                    .room = line.line.room,
                    .user = line.user,
                    .text = line.line.text,
                    .at = line.line.at},
                   line.key, std::move(done));
      });
  if (!added) co_return std::unexpected(added.error());
  line.line.id = added->id;
  if (!added->repeated) {
    const auto frame =
        make_frame(wire::info_frame(wire::game_topic(line.line.game), wire::chat_data(line.line)));
    if (forward_) forward_(line.line.game, *frame, line.readers);
    publish(line.line.game, frame, std::move(line.readers));
  }
  co_return added->id;
}

Error Chat::why_not(const std::exception_ptr& thrown) const {
  auto why = why_not_read(thrown, log_error_);
  return why.code == Code::busy ? why : Error{Code::unavailable, reason::chat::not_read()};
}

void Chat::publish(GameId game, const Frame& frame, Readers readers) {
  auto& channels = on_threads_[home(game)].channels;
  const auto it = channels.find(game);
  if (it == channels.end()) return;
  it->second.publish(frame, std::make_shared<const Readers>(std::move(readers)));
}

void Chat::forwarded(GameId game, std::string frame, Readers readers) {
  hubs_.threads().run_on(home(game),
                         [this, game, made = make_frame(std::move(frame)),
                          r = std::move(readers)]() mutable { publish(game, made, std::move(r)); });
}

void Chat::read(std::optional<ChatUser> who, const Question& question,
                std::move_only_function<void(Result<db::ChatPage>)> done) {
  rooms_.visit(question.game, [this, who = std::move(who), question,
                               done = std::move(done)](Result<Room*> room) mutable {
    if (!room) return done(std::unexpected(std::move(room.error())));
    const auto standing = standing_of((*room)->game(), who);
    db::ChatFilter filter{.game = question.game,
                          .rooms = {},
                          .reader = who ? std::optional(who->user) : std::nullopt,
                          .of_banned = who && who->moderator,
                          .before = question.before,
                          .limit = question.limit};
    for (const ChatRoom each : {ChatRoom::players, ChatRoom::spectators})
      if (question.room.value_or(each) == each && play::may_read(each, standing))
        filter.rooms.push_back(each);
    if (filter.rooms.empty())
      return done(who ? fail(Code::forbidden, reason::chat::not_for_you())
                      : fail(Code::not_signed_in, reason::account::sign_in_for_the_chat()));
    ask(
        reads_, who ? std::to_string(who->user.value) : "strangers' chat",
        [this, filter = std::move(filter)] { return lines_.list(filter); },
        [this, done = std::move(done)](ReadOutcome<db::ChatPage> page) mutable {
          if (page) return done(*std::move(page));
          done(std::unexpected(why_not(page.error())));
        });
  });
}

void Chat::add(GameId game, const Follower& follower) {
  hubs_.threads().run_on(home(game), [this, game, follower] {
    on_threads_[home(game)]
        .channels.try_emplace(game, hubs_, topic_of(game))
        .first->second.add(follower, {});
  });
}

/// By way of the game's thread, so that it comes after add().
void Chat::change_reader(GameId game, const Follower& follower) {
  hubs_.threads().run_on(home(game), [this, game, follower] {
    hubs_.threads().run_on(follower.thread, [this, game, follower] {
      const auto sink = follower.sink.lock();
      if (!sink) return;
      Hub& hub = hubs_.on(follower.thread);
      hub.remove(topic_of(game), sink.get());
      hub.add(topic_of(game), sink, false, follower.reader);
    });
  });
}

void Chat::remove(std::size_t thread, GameId game, const Sink* sink) {
  hubs_.on(thread).remove(topic_of(game), sink);
  hubs_.threads().run_on(home(game), [this, thread, game] {
    auto& channels = on_threads_[home(game)].channels;
    const auto it = channels.find(game);
    if (it == channels.end()) return;
    it->second.remove(thread);
    if (!it->second.followed()) channels.erase(it);
  });
}

}  // namespace crownhead::live
