#pragma once

#include <cstdint>
#include <functional>

#include "db/puzzles/puzzles.hpp"
#include "rules/daily_hours.hpp"
#include "rules/puzzles/finder.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/runtime/background_work.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::server {

/// Searches the site's finished games for puzzles in the background, at certain hours of the day.
/// The progress is stored with the puzzles, so that the search continues from there, also in
/// another process.
class PuzzleSearch {
 public:
  /// Called on its thread when there is no more work for the time being, with the number of games
  /// searched since it started and the number of new puzzles.
  using Report = std::function<void(std::int64_t games, std::int64_t puzzles)>;

  /// Positions in a table of `endings` are evaluated by that table.
  PuzzleSearch(
      db::Puzzles& puzzles, const EndgameTables& endings, const live::WallClock& clock,
      DailyHours hours, live::BackgroundWork::ErrorSink log_error,
      Report report = [](std::int64_t, std::int64_t) {}, puzzles::Finder::Limits limits = {});

  void start() { work_.start(); }
  /// Interrupts the search until it is called with false. Callable from any thread.
  void pause(bool paused) { work_.pause(paused); }
  /// The game that is being searched is searched again next time.
  void stop() { work_.stop(); }

  /// One step: finds the next suitable game and searches it. Returns false if there is nothing to
  /// do at this hour. Must not be called after start().
  bool search_some();

 private:
  /// Searches a few games and returns how long to pause.
  live::BackgroundWork::Duration search();
  bool goes_on() const;
  std::vector<db::NewPuzzle> found_in(GameId game);
  void store(std::vector<db::NewPuzzle> found, const db::SearchPlace& so_far);
  void report();

  db::Puzzles& puzzles_;
  const EndgameTables& endings_;
  const live::WallClock& clock_;
  DailyHours hours_;
  Report report_;
  puzzles::Finder::Limits limits_;
  std::int64_t games_ = 0, new_puzzles_ = 0;  ///< used only on the thread
  live::BackgroundWork work_;
};

}  // namespace crownhead::server
