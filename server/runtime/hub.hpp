#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "rules/ids.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::live {

/// A text frame, serialised once and shared by all its receivers.
using Frame = std::shared_ptr<const std::string>;

inline Frame make_frame(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// A destination of frames: a connection or a long poll. Lives on one thread and is called there.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void send(const Frame& frame) = 0;
};

/// A topic that clients can follow.
struct Topic {
  /// A game has two topics: `game`, and `game_delayed` for followers who see it with a delay.
  /// Followers of a game, other than in a preview, also follow its `chat`.
  enum class Kind : std::uint8_t { game, lobby, own, tournament, game_delayed, study, chat };
  Kind kind;
  std::int64_t id;  ///< of the game, user, tournament or study; 0 for the lobby

  auto operator<=>(const Topic&) const = default;
};

struct TopicHash {
  std::size_t operator()(const Topic& topic) const noexcept {
    const auto id = static_cast<std::uint64_t>(topic.id);
    return std::hash<std::uint64_t>{}(id * 8 + static_cast<std::uint64_t>(topic.kind));
  }
};

/// What decides which frames a follower is sent, in topics whose frames are not for everyone.
struct Reader {
  std::optional<UserId> user = {};  ///< nullopt: not signed in
  bool moderator = false;
};

/// The readers who are sent a frame. Plain data, so that each thread decides for its followers.
struct Readers {
  std::vector<UserId> players;  ///< of the game
  bool to_players;
  bool to_moderators;  ///< except for players
  bool to_others;
  std::vector<UserId> except = {};  ///< sorted

  bool include(const Reader& reader) const;
};

/// A client that wants to follow a topic.
struct Follower {
  std::size_t thread;        ///< where the sink lives
  std::weak_ptr<Sink> sink;  ///< skipped if the connection has gone
  bool first = false;        ///< gets each frame before the other followers of its thread
  Reader reader = {};
};

/// The followers on one thread, by topic. Used only on that thread.
class Hub {
 public:
  /// With `first`, the sink gets each frame before the existing followers.
  void add(const Topic& topic, const std::shared_ptr<Sink>& sink, bool first = false,
           const Reader& reader = {});
  /// Given either topic of a game, removes the sink from the one that it follows.
  void remove(const Topic& topic, const Sink* sink);
  /// Without `readers`, every follower is sent the frame.
  void broadcast(const Topic& topic, const Frame& frame, const Readers* readers = nullptr) const;
  /// Sends the followers not among `readers` the frame as their last one, and removes them.
  void end(const Topic& topic, const Frame& frame, const Readers& readers);

 private:
  struct Place {
    std::shared_ptr<Sink> sink;
    Reader reader;
  };

  std::unordered_map<Topic, std::vector<Place>, TopicHash> followers_;
};

/// One hub per thread.
class Hubs {
 public:
  explicit Hubs(Threads& threads) : threads_(threads), hubs_(threads.count()) {}

  Threads& threads() { return threads_; }
  Hub& on(std::size_t thread) { return hubs_[thread]; }

 private:
  Threads& threads_;
  std::vector<Hub> hubs_;
};

class Channel;

/// A greeting that is being written.
struct Greeting {
  Channel& channel;
  std::vector<Follower> followers;
  /// Published in the meantime, with their readers.
  std::vector<std::pair<Frame, std::shared_ptr<const Readers>>> missed = {};
};

/// The sending end of a topic. Knows which threads have followers and posts each frame to such a
/// thread once. Lives on the home thread of its id; call every member function there.
class Channel {
 public:
  Channel(Hubs& hubs, Topic topic)
      : hubs_(hubs), topic_(topic), followers_(hubs.threads().count()) {}
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// Sends `follower` the greeting, then every frame published from now on.
  void add(const Follower& follower, std::vector<Frame> greeting) {
    expect(follower.thread);
    admit(follower, std::move(greeting));
  }
  /// The two halves of add(), for a greeting made of what is known at admit(). expect() counts a
  /// follower of that thread, who may leave before admit(). Frames published between the two calls
  /// are not sent to it.
  void expect(std::size_t thread) { ++followers_[thread]; }
  void admit(const Follower& follower, std::vector<Frame> greeting);
  /// Instead of admit(): sends the follower an error. It is counted until it leaves.
  void refuse(const Follower& follower, const Frame& error);

  /// The two halves of add(), for a greeting made of what is known at begin_greeting(). The frames
  /// published until finish_greeting() are sent after it, and then the one from `last`, if given.
  /// The greeting expires with its channel, and finish_greeting() then does nothing.
  std::weak_ptr<Greeting> begin_greeting(const Follower& follower);
  static void finish_greeting(const std::weak_ptr<Greeting>& greeting, const Frame& written,
                              const std::function<Frame()>& last = {});
  /// Sends the greeting to another follower as well. Returns false if it is finished.
  bool join_greeting(const std::weak_ptr<Greeting>& greeting, const Follower& follower);

  Threads& threads() const { return hubs_.threads(); }
  std::size_t home() const { return threads().home(topic_.id); }
  /// Call after a follower was removed from the hub of that thread.
  void remove(std::size_t thread) { --followers_[thread]; }

  /// Without `readers`, every follower is sent the frame.
  void publish(const Frame& frame, const std::shared_ptr<const Readers>& readers = nullptr);
  /// Sends the followers not among `readers` the frame as their last one. They are counted until
  /// they leave.
  void end(const Frame& frame, const std::shared_ptr<const Readers>& readers);
  bool followed() const;

 private:
  /// Runs `task` with the hub of each thread that has followers.
  template <class Task>
  void on_each(Task task) const;

  Hubs& hubs_;
  Topic topic_;
  std::vector<int> followers_;
  std::vector<std::shared_ptr<Greeting>> greetings_;
};

}  // namespace crownhead::live
