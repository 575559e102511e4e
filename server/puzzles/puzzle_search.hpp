#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include "db/puzzles/puzzles.hpp"
#include "rules/daily_hours.hpp"
#include "rules/puzzles/finder.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::server {

/// Looks through the site's finished games for puzzles, in its hours of the day, on a thread of its
/// own of low priority. How far it has come is stored with what it found: it goes on there, also
/// in another process.
class PuzzleSearch {
 public:
  using Trouble = std::function<void(std::string_view)>;
  /// Is told, on its thread, when it has nothing more to do for now: how many games it has looked
  /// through since it began, and how many puzzles were new.
  using Told = std::function<void(std::int64_t games, std::int64_t puzzles)>;

  PuzzleSearch(
      db::Puzzles& puzzles, const live::WallClock& clock, DailyHours hours, Trouble trouble,
      Told told = [](std::int64_t, std::int64_t) {}, puzzles::Finder::Limits limits = {});
  ~PuzzleSearch() { stop(); }
  PuzzleSearch(const PuzzleSearch&) = delete;
  PuzzleSearch& operator=(const PuzzleSearch&) = delete;

  void start();
  /// The game that is being looked through is begun anew next time.
  void stop();

  /// What the thread does again and again: goes on to the next game that fits, and looks through
  /// it. False if there is nothing to do at this hour. Not beside start().
  bool search_some();

 private:
  void work();
  bool goes_on();
  std::vector<db::NewPuzzle> found_in(GameId game);
  void store(std::vector<db::NewPuzzle> found, const db::SearchPlace& so_far);
  void tell();
  /// False when it is to stop.
  bool rest(std::chrono::seconds rest);

  db::Puzzles& puzzles_;
  const live::WallClock& clock_;
  DailyHours hours_;
  Trouble trouble_;
  Told told_;
  puzzles::Finder::Limits limits_;
  std::int64_t games_ = 0, new_puzzles_ = 0;  ///< the thread's own
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::server
