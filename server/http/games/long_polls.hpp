#pragma once

#include <map>
#include <memory>
#include <mutex>

namespace crownhead::api {

/// The long polls that wait for events of games, so that the server can end them when it stops.
/// Callable from any thread.
class LongPolls {
 public:
  class Waiting {
   public:
    virtual ~Waiting() = default;
    virtual void end() = 0;  ///< answers soon; callable from any thread
  };

  /// Returns false if the server is stopping: new waits are refused.
  bool add(const std::shared_ptr<Waiting>& wait);
  void remove(const Waiting* wait);
  void end_all();

 private:
  std::mutex mutex_;
  std::map<const Waiting*, std::weak_ptr<Waiting>> waits_;
  bool ended_ = false;
};

}  // namespace crownhead::api
