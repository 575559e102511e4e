#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "db/chat/chat_lines.hpp"
#include "rules/seat.hpp"
#include "server/game/rooms.hpp"
#include "server/runtime/coroutine_set.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/chat_json.hpp"

namespace crownhead::live {

/// The person who writes or reads messages.
struct ChatUser {
  UserId user;
  std::string name;
  bool moderator = false;
  bool guest = false;
};

/// The chats of games. A line is stored first, then sent to those who follow the game's chat and
/// may read it. Players and spectators have separate rooms. If one of two users has blocked the
/// other, neither is sent the other's lines.
class Chat {
 public:
  Chat(Hubs& hubs, Rooms& rooms, db::ChatLines& lines, const db::Blocks& blocks,
       const WallClock& clock, Workers& reads, std::function<void(std::string_view)> log_error);

  /// Stores and publishes a line. Fails with forbidden, not_found, or busy if too many lines of the
  /// game are waiting. Call on any thread; `done` runs on the game's thread after the line was
  /// published, or on any thread if there is no such game.
  void say(ChatUser who, GameId game, wire::ChatWish wish, std::optional<db::RequestKey> key,
           std::move_only_function<void(Result<ChatLineId>)> done);

  /// Sets how the other nodes learn of a line; called on any thread. Call before the first line.
  /// Without it, there are no other nodes, or no link to them.
  using Forward = std::function<void(GameId, const std::string& frame, const Readers&)>;
  void forward_with(Forward forward) { forward_ = std::move(forward); }
  /// Publishes a line that another node has forwarded. Call on any thread.
  void forwarded(GameId game, std::string frame, Readers readers);

  struct Question {
    GameId game;
    std::optional<db::ChatRoom> room;  ///< nullopt: every room that the reader may read
    std::optional<std::int64_t> before;
    int limit;
  };
  /// Reads lines. Fails with forbidden for a room that the reader may not read, not_signed_in if
  /// `who` is empty, and not_found. Call on any thread; `done` runs on any.
  void read(std::optional<ChatUser> who, const Question& question,
            std::move_only_function<void(Result<db::ChatPage>)> done);

  /// Sends the follower the lines of that game's chat that its reader may read, until remove().
  /// Call on any thread.
  void add(GameId game, const Follower& follower);
  /// Gives a follower that was added another reader. Call on any thread.
  void change_reader(GameId game, const Follower& follower);
  /// Call on `thread`, where the sink lives.
  void remove(std::size_t thread, GameId game, const Sink* sink);

 private:
  /// A line that is not stored yet.
  struct NewLine {
    db::ChatLine line;
    UserId user;
    Readers readers;
    std::optional<db::RequestKey> key;
    std::move_only_function<void(Result<ChatLineId>)> done;
  };
  /// The chats of the games at home on one thread.
  struct OnThread {
    std::unordered_map<GameId, Channel> channels;  ///< of the chats with followers
    /// Lines in the order in which they were said. The first one is being stored.
    std::unordered_map<GameId, std::deque<NewLine>> waiting;
  };

  void take(const Room& room, GameId game, const ChatUser& who, const wire::ChatWish& wish,
            std::optional<db::RequestKey> key,
            std::move_only_function<void(Result<ChatLineId>)>& done);
  /// Stores the lines of a game one after the other, which keeps their order.
  Awaitable<void> store_waiting(GameId game);
  Awaitable<Result<ChatLineId>> store(NewLine& line);
  /// Returns the error for a read that failed.
  Error why_not(const std::exception_ptr& thrown) const;
  /// Call on the game's thread.
  void publish(GameId game, const Frame& frame, Readers readers);
  std::size_t home(GameId game) const { return hubs_.threads().home(game.value); }

  Hubs& hubs_;
  Rooms& rooms_;
  db::ChatLines& lines_;
  const db::Blocks& blocks_;
  const WallClock& clock_;
  Workers& reads_;
  std::function<void(std::string_view)> log_error_;
  Forward forward_;
  std::vector<OnThread> on_threads_;
  CoroutineSet coroutines_{hubs_.threads()};  ///< declared last: they use all other members
};

}  // namespace crownhead::live
