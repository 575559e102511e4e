#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "rules/result.hpp"
#include "server/live/idle_looks.hpp"
#include "server/live/read_pool.hpp"
#include "server/live/threads.hpp"

namespace crownhead::live {

/// The rooms of one kind that are in memory, each on the home thread of its id: made when somebody
/// visits it, dropped when it was idle at two looks. `Stored` is what is read of one from the
/// store. Every call may be made on any thread unless it says otherwise.
template <class Id, class RoomT, class Stored>
class RoomRegistry {
 public:
  using Visit = std::move_only_function<void(Result<RoomT*>)>;

  /// What is different from kind to kind. All is called on the home thread but for `read`.
  struct Kind {
    std::string name;                   ///< of one, with its id whose turn a read has
    std::function<Reason(Id)> no_such;  ///< how it is refused where there is none
    Reason unreadable;                  ///< and where it cannot be read
    metrics::Gauge& in_memory;
    /// Called in the pool of reads. nullopt if there is no such room; what it throws makes the room
    /// unavailable.
    std::function<std::optional<Stored>(Id)> read;
    std::function<std::unique_ptr<RoomT>(std::size_t thread, Id, Stored)> make;
    /// Whether a room stays although it is idle.
    std::function<bool(const RoomT&)> needed;
    std::function<void(std::size_t thread, Id, const RoomT&)> dropping;
    std::function<void(std::string_view)> trouble;
  };

  RoomRegistry(Threads& threads, Workers& reads, Kind kind)
      : threads_(threads),
        reads_(reads),
        kind_(std::move(kind)),
        on_threads_(threads.count()),
        idle_looks_(threads, [this](std::size_t thread) { drop_idle(thread); }) {}

  /// Drops what is idle after each `between` from now on.
  void start(std::chrono::milliseconds between) { idle_looks_.start(between); }
  /// One such look, now; blocks until every thread has had it.
  void look_for_idle() { idle_looks_.look_now(); }

  /// `visit` is called on the home thread with the room; not_found if there is none, unavailable if
  /// it cannot be read, busy if too much is read. Those who come while it is read wait, and are let
  /// in together, in their order.
  void visit(Id id, Visit visit) {
    const std::size_t thread = threads_.home(id.value);
    threads_.run_on(thread, [this, thread, id, v = std::move(visit)]() mutable {
      let_in(thread, id, std::move(v));
    });
  }

  /// `use` is called with each room in memory, on its home thread; with those that are being read
  /// when they are there, for what was read may be older than what `use` tells.
  void each(const std::function<void(RoomT&)>& use) {
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread)
      threads_.run_on(thread, [this, thread, use] {
        ThreadRooms& here = on_threads_[thread];
        for (const auto& [id, room] : here.rooms) use(*room);
        for (auto& [id, waiting] : here.being_read)
          waiting.push_back([use](Result<RoomT*> room) {
            if (room) use(**room);
          });
      });
  }

  /// Whether `holds` is true of any room in memory, or one is being read; blocks, so not to be
  /// called on one of the threads.
  bool any(const std::function<bool(const RoomT&)>& holds) {
    bool found = false;
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread) {
      std::promise<bool> here;
      threads_.run_on(thread, [this, thread, &holds, &here] {
        bool any = !on_threads_[thread].being_read.empty();
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
  /// Who waits for one room while it is read.
  static constexpr std::size_t most_waiting = 1024;

  /// What one thread holds.
  struct ThreadRooms {
    std::unordered_map<Id, std::unique_ptr<RoomT>> rooms;
    std::unordered_map<Id, std::vector<Visit>> being_read;  ///< and who waits for them
    std::unordered_set<Id> was_idle;  ///< at the last look; dropped at the next
  };

  void let_in(std::size_t thread, Id id, Visit visit) {
    ThreadRooms& here = on_threads_[thread];
    here.was_idle.erase(id);
    if (RoomT* room = find(thread, id)) return visit(room);
    const auto [it, first] = here.being_read.try_emplace(id);
    if (it->second.size() >= most_waiting)
      return visit(fail(Code::busy, reason::request::much_is_asked()));
    it->second.push_back(std::move(visit));
    if (first) begin_to_read(thread, id);
  }

  /// Nobody changes it before it is there: who would has to visit it. What changes beside it in the
  /// store (freezes, rulings, names) is told by a visit or by each(), after the change.
  void begin_to_read(std::size_t thread, Id id) {
    ask(
        reads_, kind_.name + ' ' + std::to_string(id.value), [this, id] { return kind_.read(id); },
        [this, thread, id](ReadOutcome<std::optional<Stored>> stored) {
          threads_.post(thread, [this, thread, id, s = std::move(stored)]() mutable {
            was_read(thread, id, std::move(s));
          });
        });
  }

  void was_read(std::size_t thread, Id id, ReadOutcome<std::optional<Stored>> stored) {
    const auto room = made(thread, id, std::move(stored));
    auto waiting = on_threads_[thread].being_read.extract(id);
    for (Visit& visit : waiting.mapped()) {
      try {
        visit(room);
      } catch (const std::exception& error) {
        kind_.trouble(error.what());
      }
      visit = nullptr;
    }
  }

  Result<RoomT*> made(std::size_t thread, Id id, ReadOutcome<std::optional<Stored>> stored) try {
    auto read = value_of(std::move(stored));
    if (!read) return fail(Code::not_found, kind_.no_such(id));
    auto room = kind_.make(thread, id, *std::move(read));
    kind_.in_memory.add(1);
    return on_threads_[thread].rooms.emplace(id, std::move(room)).first->second.get();
  } catch (const ReadRefused&) {
    return fail(Code::busy, reason::request::much_is_asked());
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
  Workers& reads_;
  Kind kind_;
  std::vector<ThreadRooms> on_threads_;
  IdleLooks idle_looks_;
};

}  // namespace crownhead::live
