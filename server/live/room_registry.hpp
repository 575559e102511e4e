#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "metrics/figures.hpp"
#include "rules/result.hpp"
#include "server/live/idle_looks.hpp"
#include "server/live/threads.hpp"

namespace crownhead::live {

/// The rooms of one kind that are in memory, each on the home thread of its id: made when somebody
/// visits it, dropped when it was idle at two looks. Every call may be made on any thread unless it
/// says otherwise.
template <class Id, class RoomT>
class RoomRegistry {
 public:
  using Visit = std::move_only_function<void(Result<RoomT*>)>;

  /// What is different from kind to kind. All is called on the home thread.
  struct Kind {
    std::function<Reason(Id)> no_such;  ///< how it is refused where there is none
    Reason unreadable;                  ///< and where it cannot be read
    metrics::Gauge& in_memory;
    /// nullptr if there is no such room; what it throws makes the room unavailable.
    std::function<std::unique_ptr<RoomT>(std::size_t thread, Id)> make;
    /// Whether a room stays although it is idle.
    std::function<bool(const RoomT&)> needed;
    std::function<void(std::size_t thread, Id, const RoomT&)> dropping;
    std::function<void(std::string_view)> trouble;
  };

  RoomRegistry(Threads& threads, Kind kind)
      : threads_(threads),
        kind_(std::move(kind)),
        on_threads_(threads.count()),
        idle_looks_(threads, [this](std::size_t thread) { drop_idle(thread); }) {}

  /// Drops what is idle after each `between` from now on.
  void start(std::chrono::milliseconds between) { idle_looks_.start(between); }
  /// One such look, now; blocks until every thread has had it.
  void look_for_idle() { idle_looks_.look_now(); }

  /// `visit` is called on the home thread with the room; not_found if there is none, unavailable if
  /// it cannot be read.
  void visit(Id id, Visit visit) {
    const std::size_t thread = threads_.home(id.value);
    threads_.run_on(thread,
                    [this, thread, id, v = std::move(visit)]() mutable { v(room(thread, id)); });
  }

  /// `use` is called with each room in memory, on its home thread.
  void each(const std::function<void(RoomT&)>& use) {
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread)
      threads_.run_on(thread, [this, thread, use] {
        for (const auto& [id, room] : on_threads_[thread].rooms) use(*room);
      });
  }

  /// Whether `holds` is true of any room in memory; blocks, so not to be called on one of the
  /// threads.
  bool any(const std::function<bool(const RoomT&)>& holds) {
    bool found = false;
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread) {
      std::promise<bool> here;
      threads_.run_on(thread, [this, thread, &holds, &here] {
        bool any = false;
        for (const auto& [id, room] : on_threads_[thread].rooms) any = any || holds(*room);
        here.set_value(any);
      });
      found = here.get_future().get() || found;
    }
    return found;
  }

  /// nullptr if it is not in memory; call it on that thread.
  RoomT* find(std::size_t thread, Id id) {
    const auto it = on_threads_[thread].rooms.find(id);
    return it == on_threads_[thread].rooms.end() ? nullptr : it->second.get();
  }
  /// How many are in memory on that thread; call it there.
  std::size_t loaded(std::size_t thread) const { return on_threads_[thread].rooms.size(); }

 private:
  /// What one thread holds.
  struct ThreadRooms {
    std::unordered_map<Id, std::unique_ptr<RoomT>> rooms;
    std::unordered_set<Id> was_idle;  ///< at the last look; dropped at the next
  };

  Result<RoomT*> room(std::size_t thread, Id id) try {
    ThreadRooms& on_thread = on_threads_[thread];
    on_thread.was_idle.erase(id);
    if (const auto it = on_thread.rooms.find(id); it != on_thread.rooms.end())
      return it->second.get();
    auto made = kind_.make(thread, id);
    if (!made) return fail(Code::not_found, kind_.no_such(id));
    kind_.in_memory.add(1);
    return on_thread.rooms.emplace(id, std::move(made)).first->second.get();
  } catch (const std::exception& error) {
    kind_.trouble(error.what());
    return fail(Code::unavailable, kind_.unreadable);
  }

  void drop_idle(std::size_t thread) {
    ThreadRooms& on_thread = on_threads_[thread];
    for (const Id id : on_thread.was_idle) {
      const auto it = on_thread.rooms.find(id);
      if (it == on_thread.rooms.end() || !it->second->idle()) continue;
      kind_.dropping(thread, id, *it->second);
      on_thread.rooms.erase(it);
      kind_.in_memory.add(-1);
    }
    on_thread.was_idle.clear();
    for (const auto& [id, room] : on_thread.rooms)
      if (!kind_.needed(*room) && room->idle()) on_thread.was_idle.insert(id);
  }

  Threads& threads_;
  Kind kind_;
  std::vector<ThreadRooms> on_threads_;
  IdleLooks idle_looks_;
};

}  // namespace crownhead::live
