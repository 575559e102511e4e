#include "server/game/chat.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
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

std::unexpected<Error> unreadable() { return fail(Code::unavailable, reason::chat::not_read()); }

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
  auto& waiting = on_threads_[hubs_.threads().home(game.value)].waiting[game];
  if (waiting.size() >= most_waiting)
    return done(fail(Code::busy, reason::request::much_is_asked()));
  waiting.push_back({.line = {.line = {.id = {},
                                       .game = game,
                                       .room = *where,
                                       .username = who.name,
                                       .text = wish.text,
                                       .at = clock_.now()},
                              .user = who.user,
                              .players = room.game().setup().players,
                              .ended = standing.ended},
                     .key = key,
                     .done = std::move(done)});
  if (waiting.size() == 1) look_up_blocks(game);
}

/// The number of blocks has no bound, so they are read in the pool. The lines of a game are looked
/// up one after the other, which keeps their order.
void Chat::look_up_blocks(GameId game) {
  const std::size_t home = hubs_.threads().home(game.value);
  const UserId user = on_threads_[home].waiting.at(game).front().line.user;
  ask(
      reads_, std::to_string(user.value), [this, user] { return blocks_.apart_from(user); },
      [this, home, game](ReadOutcome<std::vector<UserId>> apart) {
        hubs_.threads().post(home, [this, game, apart = std::move(apart)]() mutable {
          store_first(game, std::move(apart));
        });
      });
}

void Chat::store_first(GameId game, ReadOutcome<std::vector<UserId>> apart) {
  auto& all = on_threads_[hubs_.threads().home(game.value)].waiting;
  const auto it = all.find(game);
  NewLine first = std::move(it->second.front());
  it->second.pop_front();
  if (it->second.empty())
    all.erase(it);
  else
    look_up_blocks(game);
  if (!apart) {
    auto why = why_not_read(apart.error(), log_error_);
    return first.done(why.code == Code::busy ? std::unexpected(std::move(why)) : unreadable());
  }
  first.line.apart = *std::move(apart);
  store(std::move(first));
}

void Chat::store(NewLine line) {
  const auto& said = line.line.line;
  db::NewChatLine stored{.game = said.game,
                         .room = said.room,
                         .user = line.line.user,
                         .text = said.text,
                         .at = said.at};
  const auto key = line.key;
  lines_.add(std::move(stored), key,
             [this, line = std::move(line)](Result<db::Made<ChatLineId>> added) mutable {
               if (!added) return line.done(std::unexpected(std::move(added.error())));
               if (!added->repeated) {
                 auto& told = line.line;
                 told.line.id = added->id;
                 told.frame = make_frame(wire::info_frame(wire::game_topic(told.line.game),
                                                          wire::chat_data(told.line)));
                 publish(std::make_shared<const AddressedLine>(std::move(told)));
               }
               line.done(added->id);
             });
}

void Chat::publish(const std::shared_ptr<const AddressedLine>& told) {
  for (std::size_t thread = 0; thread < on_threads_.size(); ++thread)
    hubs_.threads().run_on(thread, [this, thread, told] {
      const auto& listeners = on_threads_[thread].listeners;
      const auto it = listeners.find(told->line.game);
      if (it == listeners.end()) return;
      for (const Listener& listener : it->second)
        if (hears(listener, *told)) listener.sink->send(told->frame);
    });
}

bool Chat::hears(const Listener& listener, const AddressedLine& told) {
  const auto& who = listener.who;
  const ChatStanding standing{.player = who && told.players.find(who->user).has_value(),
                              .ended = told.ended,
                              .moderator = who && who->moderator,
                              .guest = who && who->guest};
  if (!play::may_read(told.line.room, standing)) return false;
  return !who || !std::ranges::binary_search(told.apart, who->user);
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
          auto why = why_not_read(page.error(), log_error_);
          done(why.code == Code::busy ? std::unexpected(std::move(why)) : unreadable());
        });
  });
}

void Chat::add(std::size_t thread, GameId game, const std::shared_ptr<Sink>& sink,
               std::optional<ChatUser> who) {
  on_threads_[thread].listeners[game].push_back({sink, std::move(who)});
}

void Chat::remove(std::size_t thread, GameId game, const Sink* sink) {
  auto& listeners = on_threads_[thread].listeners;
  const auto it = listeners.find(game);
  if (it == listeners.end()) return;
  std::erase_if(it->second, [sink](const Listener& each) { return each.sink.get() == sink; });
  if (it->second.empty()) listeners.erase(it);
}

}  // namespace crownhead::live
