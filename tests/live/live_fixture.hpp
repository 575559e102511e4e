#pragma once

#include <chrono>
#include <concepts>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "db/jobs/readers.hpp"
#include "db/sqlite/connection.hpp"
#include "server/adapters/matching.hpp"
#include "server/background/dev_time.hpp"
#include "server/game/chat.hpp"
#include "server/game/computer/computers.hpp"
#include "server/game/game_starter.hpp"
#include "server/game/rooms.hpp"
#include "server/lobby/invitations.hpp"
#include "server/lobby/lobby.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/threads.hpp"
#include "server/tournament/tournament_rooms.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::live {

constexpr Instant noon{1'704'888'000'000};

/// Longest time that a test waits before it fails.
constexpr auto patience = std::chrono::seconds(20);

/// Polls until the condition holds; false if it never does.
template <class Condition>
bool eventually(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

/// Runs `task` on that thread and waits for its result.
template <class Task>
auto on(Threads& threads, std::size_t thread, Task task) {
  std::promise<std::invoke_result_t<Task>> promise;
  auto result = promise.get_future();
  threads.run_on(thread, [&] {
    try {
      if constexpr (std::is_void_v<std::invoke_result_t<Task>>) {
        task();
        promise.set_value();
      } else {
        promise.set_value(task());
      }
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  });
  return result.get();
}

/// Waits until all messages between threads have been handled, replies included.
inline void settle(Threads& threads) {
  for (int round = 0; round < 4; ++round)
    for (std::size_t thread = 0; thread < threads.count(); ++thread) on(threads, thread, [] {});
}

/// Waits until the pools are idle and their results have arrived.
template <std::same_as<Workers>... Pool>
void settle(Threads& threads, const Pool&... pools) {
  const auto busy = [&] { return ((pools.busy() > 0) || ...); };
  do {
    settle(threads);
    while (busy()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    settle(threads);
  } while (busy());
}
inline void settle(Threads& threads, const Pools& pools) {
  settle(threads, pools.reads, pools.snapshots);
}

/// Records the frames that it gets; any thread may wait for them.
class Ear : public Sink {
 public:
  void send(const Frame& frame) override {
    const std::lock_guard lock(mutex_);
    frames_.push_back(frame);
    came_.notify_all();
  }

  /// Waits for the next frame not returned yet.
  nlohmann::json next() {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, patience, [this] { return frames_.size() > seen_; }))
      throw std::runtime_error("no frame came");
    return nlohmann::json::parse(*frames_[seen_++]);
  }

  /// Like next, but skips presence.
  nlohmann::json next_versioned() {
    for (;;)
      if (auto frame = next(); frame.at("t") != "info") return frame;
  }

  std::size_t count() const {
    const std::lock_guard lock(mutex_);
    return frames_.size();
  }

  /// Returns the number of frames that are lines of chat. Presence may arrive at any moment.
  std::size_t chat_lines() const {
    const std::lock_guard lock(mutex_);
    std::size_t lines = 0;
    for (const auto& frame : frames_) {
      const auto data = nlohmann::json::parse(*frame).value("d", nlohmann::json::object());
      lines += data.is_object() && data.value("type", "") == "chat" ? 1 : 0;
    }
    return lines;
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Frame> frames_;
  std::size_t seen_ = 0;
};

/// The parts behind the sockets, assembled as in server/app.cpp.
class LiveParts {
 public:
  LiveParts(const std::filesystem::path& file, std::unique_ptr<WallClock> time,
            db::StoreOptions options = {})
      : stores(file, std::move(options)), clock(std::move(time)) {
    threads.start([this](std::string_view what) { note(what); });
  }
  ~LiveParts() {
    stop();
    EXPECT_EQ(db::Readers::forbidden_tries(), tries_before_)
        << "a thread of live games has read the database";
  }
  LiveParts(const LiveParts&) = delete;
  LiveParts& operator=(const LiveParts&) = delete;

  /// Nothing happens after this call.
  void stop() {
    computers.stop();
    pools.join();
    stores.database.drain();
    threads.stop();
  }

  DevWallClock& by_hand() { return dynamic_cast<DevWallClock&>(*clock); }

  Result<CommandDone> does(UserId user, GameId game, wire::PlayerWish what,
                           std::optional<CommandId> id = std::nullopt,
                           std::optional<std::int64_t> if_version = std::nullopt) {
    return does_at(clock->now(), user, game, std::move(what), id, if_version);
  }

  Result<CommandDone> does_at(Instant stamp, UserId user, GameId game, wire::PlayerWish what,
                              std::optional<CommandId> id = std::nullopt,
                              std::optional<std::int64_t> if_version = std::nullopt,
                              Millis round_trip = {}) {
    return db::awaited<CommandDone>([&](auto done) {
      rooms.command(game, {.user = user,
                           .id = id,
                           .what = std::move(what),
                           .if_version = if_version,
                           .stamp = stamp,
                           .round_trip = round_trip,
                           .done = std::move(done)});
    });
  }

  Result<CommandDone> moves(UserId user, GameId game, int ply, std::string move,
                            std::optional<CommandId> id = std::nullopt) {
    return does(user, game, wire::MoveWish{.ply = ply, .move = std::move(move)}, id);
  }

  std::size_t home(GameId game) { return threads.home(game.value); }

  /// Returns the result of `look` on the game's room, called on the room's thread.
  template <class Look>
  auto look_at(GameId game, Look look) {
    std::promise<std::invoke_result_t<Look, Room&>> promise;
    rooms.visit(game, [&](Result<Room*> room) {
      if (!room) {
        promise.set_exception(std::make_exception_ptr(std::runtime_error(room.error().detail)));
      } else if constexpr (std::is_void_v<std::invoke_result_t<Look, Room&>>) {
        look(**room);
        promise.set_value();
      } else {
        promise.set_value(look(**room));
      }
    });
    return promise.get_future().get();
  }

  play::Game game(GameId id) {
    return look_at(id, [](Room& room) { return room.game(); });
  }

  /// Follows the game on `thread`.
  std::shared_ptr<Ear> follow(GameId id, std::size_t thread,
                              std::optional<UserId> user = std::nullopt,
                              std::optional<std::int64_t> version = std::nullopt) {
    auto ear = std::make_shared<Ear>();
    look_at(id, [&](Room& room) { room.follow({thread, ear}, {user}, version); });
    return ear;
  }

  void unfollow(GameId id, const std::shared_ptr<Ear>& ear, std::size_t thread,
                std::optional<UserId> user = std::nullopt) {
    on(threads, thread, [&] { hubs.on(thread).remove({Topic::Kind::game, id.value}, ear.get()); });
    look_at(id, [&](Room& room) { room.unfollow(thread, Audience::live, user); });
  }

  /// Follows the user's own topic; returns after its snapshot has arrived.
  std::shared_ptr<Ear> follow_own(UserId user, std::size_t thread = 0) {
    auto ear = std::make_shared<Ear>();
    inboxes.follow(user, {thread, ear}, clock->now(), [] { return std::string("{}"); });
    ear->next();
    return ear;
  }

  Result<SeekId> seek(UserId user, const wire::GameWish& wish,
                      std::optional<ConnectionId> connection = 1,
                      std::optional<db::RequestKey> key = std::nullopt,
                      const std::string& name = "somebody") {
    return db::awaited<SeekId>(
        [&](auto done) { lobby.seek({user, name}, wish, connection, key, std::move(done)); });
  }

  Result<GameId> take(UserId user, SeekId seek, std::optional<db::RequestKey> key = std::nullopt) {
    const auto taken = sit({.asker = {user, "somebody"}, .seek = seek, .key = key});
    if (!taken) return std::unexpected(taken.error());
    return std::get<GameId>(*taken);
  }

  Result<Lobby::Taken> sit(const Lobby::TakeRequest& request) {
    return db::awaited<Lobby::Taken>([&](auto done) { lobby.take(request, std::move(done)); });
  }

  std::vector<wire::SeekLine> seeks(std::optional<UserId> viewer = std::nullopt) {
    std::promise<std::vector<wire::SeekLine>> promise;
    lobby.list(viewer, [&](Result<std::vector<wire::SeekLine>> lines) {
      promise.set_value(*std::move(lines));
    });
    return promise.get_future().get();
  }

  /// Returns what was reported for the log.
  std::vector<std::string> errors() const {
    const std::lock_guard lock(mutex_);
    return errors_;
  }

  void note(std::string_view what) {
    const std::lock_guard lock(mutex_);
    errors_.emplace_back(what);
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> errors_;
  int tries_before_ = db::Readers::forbidden_tries();

 public:
  db::TestStores stores;
  std::unique_ptr<WallClock> clock;

  Threads threads{2};
  Pools pools;
  Hubs hubs{threads};
  Inboxes inboxes{hubs, pools.reads};
  Rooms rooms{stores.games, *clock, hubs,
              inboxes,      pools,  [this](std::string_view what) { note(what); }};
  PairingRule rule{stores.users, stores.blocks};
  GameStarter starter{threads, stores.games, rooms, inboxes, *clock, rule, pools.reads};
  server::EndgameTables endings;
  Computers computers{
      rooms, *clock, endings, [this](std::string_view what) { note(what); }, {.pause = {}}};
  Lobby lobby{hubs,   starter,    stores.ratings, stores.blocks, stores.dice_commitments,
              *clock, pools.reads};
  Chat chat{hubs,
            rooms,
            stores.chat_lines,
            stores.blocks,
            *clock,
            pools.reads,
            [this](std::string_view what) { note(what); }};
  Invitations invitations{threads, stores.challenges, starter, inboxes, *clock, pools.reads};
  TournamentRooms tournament_rooms{stores.tournaments,
                                   rooms,
                                   hubs,
                                   inboxes,
                                   *clock,
                                   pools,
                                   adapters::best_matching,
                                   [this](std::string_view what) { note(what); }};
};

/// The file, which outlives the parts that use it.
struct OwnFile {
  db::TempFile file;
};

/// A server on a file of its own, with three players.
class LiveSite : OwnFile, public LiveParts {
 public:
  explicit LiveSite(Instant now = noon) : LiveSite(std::make_unique<DevWallClock>(now)) {}
  explicit LiveSite(std::unique_ptr<WallClock> time, db::StoreOptions options = {})
      : LiveParts(file.path(), std::move(time), std::move(options)) {}

  /// Changes the file behind the server's back.
  void damage(const char* sql) {
    db::SqliteConnection(file.path(), db::SqliteConnection::Mode::read_write_create).script(sql);
  }

  /// Returns the contents of the database's files, by name.
  std::map<std::string, std::string> file_texts() const {
    std::map<std::string, std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(file.folder())) {
      std::ifstream in(entry.path(), std::ios::binary);
      texts[entry.path().filename()] = {std::istreambuf_iterator<char>(in), {}};
    }
    return texts;
  }

  UserId anna = stores.user("Anna");
  UserId ben = stores.user("Ben");
  UserId carl = stores.user("Carl");
};

/// Announces a tournament at noon.
inline TournamentId announced(db::Tournaments& tournaments, const tournament::Settings& settings,
                              UserId by) {
  const auto first = tournament::create(settings, 7, {.at = noon, .by = by}).value();
  return db::awaited<db::Made<TournamentId>>(
             [&](auto done) { tournaments.create(first, std::nullopt, std::move(done)); })
      .value()
      .id;
}

inline CommandId command_id(std::uint8_t n) {
  CommandId id{};
  id[15] = n;
  return id;
}

inline wire::GameWish live_wish() {
  return {.terms = {.variant = "international",
                    .ruleset = "fmjd",
                    .start_fen = std::string(draughts::find_variant("international")->start_fen),
                    .control = play::Fischer{seconds(300), seconds(3)},
                    .rated = false},
          .color = play::ColorChoice::white};
}

inline wire::GameWish correspondence_wish() {
  auto wish = live_wish();
  wish.terms.control = play::PerMove{seconds(3 * 24 * 3600)};
  return wish;
}

}  // namespace crownhead::live
