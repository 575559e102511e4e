#pragma once

#include <deque>
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
  /// game are waiting. Call on any thread; `done` runs on the writer's thread or the game's.
  void say(ChatUser who, GameId game, wire::ChatWish wish, std::optional<db::RequestKey> key,
           std::move_only_function<void(Result<ChatLineId>)> done);

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

  /// Sends `sink` the lines of that game's chat until remove(). Call both on `thread`, where the
  /// sink lives.
  void add(std::size_t thread, GameId game, const std::shared_ptr<Sink>& sink,
           std::optional<ChatUser> who);
  void remove(std::size_t thread, GameId game, const Sink* sink);

 private:
  struct Listener {
    std::shared_ptr<Sink> sink;
    std::optional<ChatUser> who;
  };
  /// A line with everything that decides who may read it.
  struct AddressedLine {
    db::ChatLine line;
    UserId user;
    PerSeat<UserId> players;
    bool ended;
    std::vector<UserId> apart = {};  ///< users in a block with the sender, sorted
    Frame frame = {};
  };
  /// A line that is not stored yet.
  struct NewLine {
    AddressedLine line;
    std::optional<db::RequestKey> key;
    std::move_only_function<void(Result<ChatLineId>)> done;
  };
  /// The state of one thread.
  struct OnThread {
    std::unordered_map<GameId, std::vector<Listener>> listeners;
    /// Lines of games at home here, in the order in which they were said. The blocks of the first
    /// one's sender are being read.
    std::unordered_map<GameId, std::deque<NewLine>> waiting;
  };

  void take(const Room& room, GameId game, const ChatUser& who, const wire::ChatWish& wish,
            std::optional<db::RequestKey> key,
            std::move_only_function<void(Result<ChatLineId>)>& done);
  void look_up_blocks(GameId game);
  void store_first(GameId game, ReadOutcome<std::vector<UserId>> apart);
  void store(NewLine line);
  void publish(const std::shared_ptr<const AddressedLine>& told);
  static bool hears(const Listener& listener, const AddressedLine& told);

  Hubs& hubs_;
  Rooms& rooms_;
  db::ChatLines& lines_;
  const db::Blocks& blocks_;
  const WallClock& clock_;
  Workers& reads_;
  std::function<void(std::string_view)> log_error_;
  std::vector<OnThread> on_threads_;
};

}  // namespace crownhead::live
