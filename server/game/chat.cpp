#include "server/game/chat.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

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

Chat::Chat(Hubs& hubs, Rooms& rooms, db::ChatLines& lines, const WallClock& clock, Workers& reads,
           std::function<void(std::string_view)> log_error)
    : hubs_(hubs),
      rooms_(rooms),
      lines_(lines),
      clock_(clock),
      reads_(reads),
      log_error_(std::move(log_error)),
      listeners_(hubs.threads().count()) {}

void Chat::say(ChatUser who, GameId game, wire::ChatWish wish, std::optional<db::RequestKey> key,
               std::move_only_function<void(Result<ChatLineId>)> done) {
  rooms_.visit(game, [this, who = std::move(who), game, wish = std::move(wish), key,
                      done = std::move(done)](Result<Room*> room) mutable {
    if (!room) return done(std::unexpected(std::move(room.error())));
    try {
      store(**room, who, game, wish, key, done);
    } catch (const std::exception& error) {
      log_error_(error.what());
      done(unreadable());
    }
  });
}

void Chat::store(const Room& room, const ChatUser& who, GameId game, const wire::ChatWish& wish,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<ChatLineId>)>& done) {
  const auto standing = standing_of(room.game(), who);
  const auto where = play::room_to_write(wish.room, standing);
  if (!where) return done(std::unexpected(where.error()));
  db::ChatLine line{.id = {},
                    .game = game,
                    .room = *where,
                    .username = who.name,
                    .text = wish.text,
                    .at = clock_.now()};
  AddressedLine told{.game = game,
                     .room = *where,
                     .players = room.game().setup().players,
                     .ended = standing.ended,
                     .apart = {},
                     .frame = {}};
  db::NewChatLine stored{
      .game = game, .room = *where, .user = who.user, .text = wish.text, .at = line.at};
  lines_.add(std::move(stored), key,
             [this, line = std::move(line), told = std::move(told),
              done = std::move(done)](Result<db::AddedLine> added) mutable {
               if (!added) return done(std::unexpected(std::move(added.error())));
               if (!added->repeated) {
                 line.id = added->id;
                 told.apart = std::move(added->apart);
                 told.frame = make_frame(
                     wire::info_frame(wire::game_topic(line.game), wire::chat_data(line)));
                 publish(told);
               }
               done(added->id);
             });
}

void Chat::publish(const AddressedLine& told) {
  for (std::size_t thread = 0; thread < listeners_.size(); ++thread)
    hubs_.threads().run_on(thread, [this, thread, told] {
      const auto it = listeners_[thread].find(told.game);
      if (it == listeners_[thread].end()) return;
      for (const Listener& listener : it->second)
        if (hears(listener, told)) listener.sink->send(told.frame);
    });
}

bool Chat::hears(const Listener& listener, const AddressedLine& told) {
  const auto& who = listener.who;
  const ChatStanding standing{.player = who && told.players.find(who->user).has_value(),
                              .ended = told.ended,
                              .moderator = who && who->moderator,
                              .guest = who && who->guest};
  if (!play::may_read(told.room, standing)) return false;
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
  listeners_[thread][game].push_back({sink, std::move(who)});
}

void Chat::remove(std::size_t thread, GameId game, const Sink* sink) {
  const auto it = listeners_[thread].find(game);
  if (it == listeners_[thread].end()) return;
  std::erase_if(it->second, [sink](const Listener& each) { return each.sink.get() == sink; });
  if (it->second.empty()) listeners_[thread].erase(it);
}

}  // namespace crownhead::live
