#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live/threads.hpp"

namespace crownhead::live {

/// A text frame, serialised once for all who get it.
using Frame = std::shared_ptr<const std::string>;

inline Frame make_frame(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Where frames go: a connection, or a request that waits for something to happen. Lives on one
/// thread and is called there.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void send(const Frame& frame) = 0;
};

/// What can be followed.
struct Topic {
  /// A game has two: `game`, and `game_later` for those who are shown it later than it is played.
  enum class Kind : std::uint8_t { game, lobby, own, tournament, game_later, study };
  Kind kind;
  std::int64_t id;  ///< of the game, the user, the tournament or the study; 0 for the lobby

  auto operator<=>(const Topic&) const = default;
};

struct TopicHash {
  std::size_t operator()(const Topic& topic) const noexcept {
    const auto id = static_cast<std::uint64_t>(topic.id);
    return std::hash<std::uint64_t>{}(id * 8 + static_cast<std::uint64_t>(topic.kind));
  }
};

/// The followers that live on one thread, by topic. Used on that thread alone.
class Hub {
 public:
  /// `first`: is told before those that follow already.
  void add(const Topic& topic, const std::shared_ptr<Sink>& sink, bool first = false);
  /// Of a game's two topics it leaves the one that the sink follows.
  void remove(const Topic& topic, const Sink* sink);
  void broadcast(const Topic& topic, const Frame& frame) const;

 private:
  std::unordered_map<Topic, std::vector<std::shared_ptr<Sink>>, TopicHash> followers_;
};

/// One hub for each thread.
class Hubs {
 public:
  explicit Hubs(Threads& threads) : threads_(threads), hubs_(threads.count()) {}

  Threads& threads() { return threads_; }
  Hub& on(std::size_t thread) { return hubs_[thread]; }

 private:
  Threads& threads_;
  std::vector<Hub> hubs_;
};

/// Someone who wants to follow a topic.
struct Follower {
  std::size_t thread;        ///< where the sink lives
  std::weak_ptr<Sink> sink;  ///< a connection that has gone meanwhile is passed over
  bool first = false;        ///< is told before the others of its thread
};

/// The sending end of a topic: knows which threads have followers and tells each once. Lives on the
/// thread of what it belongs to; every call is made there.
class Channel {
 public:
  Channel(Hubs& hubs, Topic topic)
      : hubs_(hubs), topic_(topic), followers_(hubs.threads().count()) {}

  /// From now on `follower` gets all that is published; first of all it gets `greeting`.
  void add(const Follower& follower, std::vector<Frame> greeting) {
    expect(follower.thread);
    admit(follower, std::move(greeting));
  }
  /// The two halves of add(), for a greeting that has to be read first: a follower of that thread
  /// counts, and may go before it is admitted. What is published between the two it does not get.
  void expect(std::size_t thread) { ++followers_[thread]; }
  void admit(const Follower& follower, std::vector<Frame> greeting);
  /// A follower on that thread has gone, and was taken from the thread's hub there.
  void remove(std::size_t thread) { --followers_[thread]; }

  void publish(const Frame& frame) const;
  bool followed() const;

 private:
  Hubs& hubs_;
  Topic topic_;
  std::vector<int> followers_;
};

}  // namespace crownhead::live
