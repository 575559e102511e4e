#pragma once

#include <cstdint>
#include <functional>

#include "db/puzzles/puzzles.hpp"
#include "rules/daily_hours.hpp"
#include "rules/puzzles/finder.hpp"
#include "server/endings/shelf.hpp"
#include "server/live/background_work.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::server {

/// Looks through the site's finished games for puzzles in the background, in its hours of the day.
/// How far it has come is stored with what it found: it goes on there, also
/// in another process.
class PuzzleSearch {
 public:
  /// Is told, on its thread, when it has nothing more to do for now: how many games it has looked
  /// through since it began, and how many puzzles were new.
  using Told = std::function<void(std::int64_t games, std::int64_t puzzles)>;

  /// Positions that a table of `endings` knows are judged by it.
  PuzzleSearch(
      db::Puzzles& puzzles, const EndingsShelf& endings, const live::WallClock& clock,
      DailyHours hours, live::BackgroundWork::Trouble trouble,
      Told told = [](std::int64_t, std::int64_t) {}, puzzles::Finder::Limits limits = {});

  void start() { work_.start(); }
  /// The game that is being looked through is begun anew next time.
  void stop() { work_.stop(); }

  /// What it does again and again: goes on to the next game that fits, and looks through
  /// it. False if there is nothing to do at this hour. Not beside start().
  bool search_some();

 private:
  /// Searches some, and says how long to rest.
  live::BackgroundWork::Duration search();
  bool goes_on() const;
  std::vector<db::NewPuzzle> found_in(GameId game);
  void store(std::vector<db::NewPuzzle> found, const db::SearchPlace& so_far);
  void tell();

  db::Puzzles& puzzles_;
  const EndingsShelf& endings_;
  const live::WallClock& clock_;
  DailyHours hours_;
  Told told_;
  puzzles::Finder::Limits limits_;
  std::int64_t games_ = 0, new_puzzles_ = 0;  ///< the thread's own
  live::BackgroundWork work_;
};

}  // namespace crownhead::server
