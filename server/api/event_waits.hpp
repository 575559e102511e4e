#pragma once

#include <map>
#include <memory>
#include <mutex>

namespace crownhead::api {

/// The requests that wait for something to happen in a game, so that the server can end them when
/// it stops. Any thread.
class EventWaits {
 public:
  class Waiting {
   public:
    virtual ~Waiting() = default;
    virtual void end() = 0;  ///< answers soon; any thread
  };

  /// False if the server stops: nothing may wait any more.
  bool add(const std::shared_ptr<Waiting>& wait);
  void remove(const Waiting* wait);
  void end_all();

 private:
  std::mutex mutex_;
  std::map<const Waiting*, std::weak_ptr<Waiting>> waits_;
  bool ended_ = false;
};

}  // namespace crownhead::api
