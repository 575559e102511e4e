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
#include "server/runtime/idle_looks.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::live {

/// Announces to the other nodes that this one has stored a version. Called on any thread; empty if
/// there is no link.
template <class Id>
using Announce = std::function<void(Id, std::int64_t version)>;

/// The rooms of one kind in memory, each on the home thread of its id. A room is loaded at its
/// first visit and dropped when it was idle in two consecutive checks. `Stored` is the type read
/// from the store. Callable from any thread unless stated otherwise.
template <class Id, class RoomT, class Stored>
class RoomRegistry {
 public:
  using Visit = std::move_only_function<void(Result<RoomT*>)>;

  /// Properties of a kind of room. Everything except `read` is called on the home thread.
  struct Kind {
    std::string name;                   ///< name and id identify a room in the queue of reads
    std::function<Reason(Id)> no_such;  ///< the refusal if the room does not exist
    Reason unreadable;                  ///< the refusal if the room cannot be read
    metrics::Gauge& in_memory;
    /// Called in the pool of reads. Returns nullopt if there is no such room. If it throws, the
    /// room is unavailable.
    std::function<std::optional<Stored>(Id)> read;
    std::function<std::unique_ptr<RoomT>(std::size_t thread, Id, Stored)> make;
    /// True if an idle room must stay in memory.
    std::function<bool(const RoomT&)> needed;
    std::function<void(std::size_t thread, Id, const RoomT&)> dropping;
    std::function<void(std::string_view)> log_error;
    /// True if other processes write to the store. RoomT then has version() and catch_up(done). A
    /// visit waits until the room has everything that was stored before it. Called on any thread.
    std::function<bool()> others_write = [] { return false; };
    /// Called in the pool of reads. Returns the stored versions of rooms.
    std::function<std::vector<std::pair<Id, std::int64_t>>(const std::vector<Id>&)> versions = {};
    /// True if this process enforces the room's deadlines. Called on any thread.
    std::function<bool(Id)> owned = [](Id) { return true; };
  };

  RoomRegistry(Threads& threads, Workers& reads, Kind kind)
      : threads_(threads),
        reads_(reads),
        kind_(std::move(kind)),
        on_threads_(threads.count()),
        idle_looks_(threads, [this](std::size_t thread) { drop_idle(thread); }) {}

  /// Starts dropping idle rooms, with a check every `between`.
  void start(std::chrono::milliseconds between) { idle_looks_.start(between); }
  /// Runs one check now; blocks until every thread has done it.
  void look_for_idle() { idle_looks_.look_now(); }

  /// Calls `visit` on the home thread with the room. Fails with not_found if there is none,
  /// unavailable if it cannot be read, or busy if too much is being read. Visits that arrive during
  /// a read wait and then run together, in order.
  void visit(Id id, Visit visit) {
    const std::size_t thread = threads_.home(id.value);
    threads_.run_on(thread, [this, thread, id, v = std::move(visit)]() mutable {
      let_in(thread, id, std::move(v));
    });
  }

  /// Brings the rooms in memory up to the store, with one read per thread. Does not wait.
  void catch_up() {
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread)
      threads_.run_on(thread, [this, thread] { catch_up_on(thread); });
  }

  /// Call when another process has announced that it stored this version. A room that someone
  /// follows catches up immediately, one that this process owns is also loaded. RoomT then has
  /// announced(version). Does not wait.
  void announced(Id id, std::int64_t version) {
    const std::size_t thread = threads_.home(id.value);
    threads_.run_on(thread, [this, thread, id, version] {
      if (RoomT* room = find(thread, id)) {
        if (!room->idle() || kind_.owned(id)) room->announced(version);
      } else if (kind_.owned(id) || on_threads_[thread].being_read.contains(id)) {
        // The read may have begun before that version was stored.
        let_in(thread, id, [version](const Result<RoomT*>& read) {
          if (read) (*read)->announced(version);
        });
      }
    });
  }

  /// Calls `use` with each room in memory, on its home thread. A room that is being read is visited
  /// after the read, which may have returned data older than the change that `use` announces.
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

  /// True if `holds` is true of any room in memory, or if one is being read. Blocks: do not call on
  /// one of the threads.
  bool any(const std::function<bool(const RoomT&)>& holds) {
    bool found = false;
    for (std::size_t thread = 0; thread < on_threads_.size(); ++thread) {
      std::promise<bool> here;
      threads_.run_on(thread, [this, thread, &holds, &here] {
        bool any = !on_threads_[thread].being_read.empty();
        any = any || !on_threads_[thread].being_compared.empty();
        for (const auto& [id, room] : on_threads_[thread].rooms) any = any || holds(*room);
        here.set_value(any);
      });
      found = here.get_future().get() || found;
    }
    return found;
  }

  /// Returns nullptr if it is not in memory. Call on that thread.
  RoomT* find(std::size_t thread, Id id) {
    const auto it = on_threads_[thread].rooms.find(id);
    return it == on_threads_[thread].rooms.end() ? nullptr : it->second.get();
  }
  /// Returns the number of rooms in memory on that thread. Call on that thread.
  std::size_t loaded(std::size_t thread) const { return on_threads_[thread].rooms.size(); }

 private:
  /// Maximum number of visits that wait for one room during its read.
  static constexpr std::size_t most_waiting = 1024;

  struct Comparison {
    std::vector<Visit> now;    ///< came before the read that is under way
    std::vector<Visit> later;  ///< need another one
  };

  /// The state of one thread.
  struct ThreadRooms {
    std::unordered_map<Id, std::unique_ptr<RoomT>> rooms;
    std::unordered_map<Id, std::vector<Visit>> being_read;  ///< with the visits that wait
    /// Rooms in memory whose version is compared with the store's, with the visits that wait.
    std::unordered_map<Id, Comparison> being_compared;
    std::unordered_set<Id> was_idle;  ///< in the last check; dropped in the next if still idle
  };

  void let_in(std::size_t thread, Id id, Visit visit) {
    ThreadRooms& here = on_threads_[thread];
    here.was_idle.erase(id);
    if (RoomT* room = find(thread, id)) {
      if (!kind_.others_write()) return visit(room);
      return compare_first(thread, id, std::move(visit));
    }
    const auto [it, first] = here.being_read.try_emplace(id);
    if (it->second.size() >= most_waiting)
      return visit(fail(Code::busy, reason::request::much_is_asked()));
    it->second.push_back(std::move(visit));
    if (first) begin_to_read(thread, id);
  }

  void compare_first(std::size_t thread, Id id, Visit visit) {
    const auto [it, first] = on_threads_[thread].being_compared.try_emplace(id);
    auto& [now, later] = it->second;
    if (now.size() + later.size() >= most_waiting)
      return visit(fail(Code::busy, reason::request::much_is_asked()));
    (first ? now : later).push_back(std::move(visit));
    if (first) compare(thread, id);
  }

  void compare(std::size_t thread, Id id) {
    ask(
        reads_, kind_.name + ' ' + std::to_string(id.value),
        [this, id] { return kind_.versions({id}); },
        [this, thread, id](ReadOutcome<Versions> versions) {
          threads_.post(thread, [this, thread, id, v = std::move(versions)]() mutable {
            compared(thread, id, std::move(v));
          });
        });
  }

  using Versions = std::vector<std::pair<Id, std::int64_t>>;

  void compared(std::size_t thread, Id id, ReadOutcome<Versions> versions) {
    RoomT* const room = find(thread, id);
    const auto behind = is_behind(*room, std::move(versions));
    if (!behind) return let_in_compared(thread, id, std::unexpected(behind.error()));
    if (!*behind) return let_in_compared(thread, id, room);
    room->catch_up([this, thread, id, room](const Result<void>& caught_up) {
      if (caught_up) return let_in_compared(thread, id, room);
      let_in_compared(thread, id, std::unexpected(caught_up.error()));
    });
  }

  Result<bool> is_behind(const RoomT& room, ReadOutcome<Versions> versions) try {
    const auto read = value_of(std::move(versions));
    return !read.empty() && room.version() < read.front().second;
  } catch (const ReadRefused&) {
    return fail(Code::busy, reason::request::much_is_asked());
  } catch (const std::exception& error) {
    kind_.log_error(error.what());
    return fail(Code::unavailable, kind_.unreadable);
  }

  void let_in_compared(std::size_t thread, Id id, const Result<RoomT*>& room) {
    auto& comparison = on_threads_[thread].being_compared.at(id);
    auto waiting = std::exchange(comparison.now, std::exchange(comparison.later, {}));
    // First: a visit may begin the next comparison.
    const bool again = !comparison.now.empty();
    if (!again) on_threads_[thread].being_compared.erase(id);
    call_all(waiting, room);
    if (again) compare(thread, id);
  }

  void catch_up_on(std::size_t thread) {
    std::vector<Id> ids;
    for (const auto& [id, room] : on_threads_[thread].rooms) ids.push_back(id);
    if (ids.empty()) return;
    ask(
        reads_, kind_.name + "s", [this, ids = std::move(ids)] { return kind_.versions(ids); },
        [this, thread](ReadOutcome<Versions> versions) {
          threads_.post(thread, [this, thread, v = std::move(versions)]() mutable {
            visit_those_behind(thread, std::move(v));
          });
        });
  }

  void visit_those_behind(std::size_t thread, ReadOutcome<Versions> versions) try {
    for (const auto& [id, version] : value_of(std::move(versions)))
      if (const RoomT* room = find(thread, id); room && room->version() < version)
        let_in(thread, id, [](const Result<RoomT*>&) {});
  } catch (const std::exception& error) {
    kind_.log_error(error.what());
  }

  /// No one in this process changes the room during the read, because a change needs a visit.
  /// Changes in the store from elsewhere (freezes, rulings, names) are announced by a visit or
  /// each() after they are stored.
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
    call_all(waiting.mapped(), room);
  }

  void call_all(std::vector<Visit>& waiting, const Result<RoomT*>& room) {
    for (Visit& visit : waiting) {
      try {
        visit(room);
      } catch (const std::exception& error) {
        kind_.log_error(error.what());
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
    kind_.log_error(error.what());
    return fail(Code::unavailable, kind_.unreadable);
  }

  void drop_idle(std::size_t thread) {
    ThreadRooms& on_thread = on_threads_[thread];
    for (const Id id : on_thread.was_idle) {
      const auto it = on_thread.rooms.find(id);
      if (it == on_thread.rooms.end() || !it->second->idle() ||
          on_thread.being_compared.contains(id))
        continue;
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
