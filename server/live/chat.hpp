#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "db/games/chat_lines.hpp"
#include "rules/seat.hpp"
#include "server/live/hub.hpp"
#include "server/live/rooms.hpp"
#include "server/wire/chat_json.hpp"

namespace crownhead::live {

/// Who says or reads something.
struct Chatter {
  UserId user;
  std::string name;
  bool moderator = false;
  bool guest = false;
};

/// What is said beside games. Lines are stored first and told then, to those who follow the game
/// and may read them: the two players' and the spectators' rooms are kept apart, and so are those
/// of whom one has blocked the other.
class Chat {
 public:
  Chat(Hubs& hubs, Rooms& rooms, db::ChatLines& lines, const WallClock& clock, Workers& reads,
       std::function<void(std::string_view)> trouble);

  /// forbidden; not_found. Any thread; `done` on the writer's or the game's.
  void say(Chatter who, GameId game, wire::ChatWish wish, std::optional<db::RequestKey> key,
           std::move_only_function<void(Result<ChatLineId>)> done);

  struct Question {
    GameId game;
    std::optional<db::ChatRoom> room;  ///< nullopt: all that the reader may read
    std::optional<std::int64_t> before;
    int limit;
  };
  /// forbidden for a room of others, not_signed_in for nobody; not_found. Any thread; `done`
  /// on any.
  void read(std::optional<Chatter> who, const Question& question,
            std::move_only_function<void(Result<db::ChatPage>)> done);

  /// From now on `sink` is told what is said beside that game. These two are called on `thread`,
  /// where the sink lives.
  void add(std::size_t thread, GameId game, const std::shared_ptr<Sink>& sink,
           std::optional<Chatter> who);
  void remove(std::size_t thread, GameId game, const Sink* sink);

 private:
  struct Listener {
    std::shared_ptr<Sink> sink;
    std::optional<Chatter> who;
  };
  using OnThread = std::unordered_map<GameId, std::vector<Listener>>;

  /// A line on its way to those who may read it.
  struct AddressedLine {
    GameId game;
    db::ChatRoom room;
    PerSeat<UserId> players;
    bool ended;
    std::vector<UserId> apart;  ///< from who has said it, in order
    Frame frame;
  };

  void store(const Room& room, const Chatter& who, GameId game, const wire::ChatWish& wish,
             std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<ChatLineId>)>& done);
  void tell(const AddressedLine& told);
  static bool hears(const Listener& listener, const AddressedLine& told);

  Hubs& hubs_;
  Rooms& rooms_;
  db::ChatLines& lines_;
  const WallClock& clock_;
  Workers& reads_;
  std::function<void(std::string_view)> trouble_;
  std::vector<OnThread> listeners_;
};

}  // namespace crownhead::live
