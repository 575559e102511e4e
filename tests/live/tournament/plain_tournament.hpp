#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace crownhead::live::plain {

/// A tournament as its rules describe it, written without the server's code, slow and simple: every
/// value is computed from the whole history. Times are in milliseconds.
using Time = std::int64_t;
constexpr Time never = std::numeric_limits<Time>::max();

struct Span {
  Time from, to;
};

/// Returns how much of [from, to) lies in none of the spans.
inline Time outside(Time from, Time to, std::vector<Span> spans) {
  std::ranges::sort(spans, {}, &Span::from);
  Time sum = 0, at = from;
  for (const Span& span : spans) {
    if (span.from >= to) break;
    if (span.to <= at) continue;
    if (span.from > at) sum += span.from - at;
    at = span.to;
  }
  return sum + std::max<Time>(to - std::max(at, from), 0);
}

/// Returns the first instant at which `cost` has passed outside of the spans since `from`.
inline Time passed(Time from, Time cost, std::vector<Span> spans) {
  std::ranges::sort(spans, {}, &Span::from);
  Time at = from;
  for (const Span& span : spans) {
    if (span.to <= at) continue;
    if (span.from > at) {
      if (span.from - at >= cost) return at + cost;
      cost -= span.from - at;
    }
    if (span.to == never) return cost == 0 ? at : never;
    at = span.to;
  }
  return at + cost;
}

enum class Result : std::uint8_t { open, white, black, draw, none };

/// Value of a game in the tournament: half points of White and Black.
struct Counts {
  bool decided = false, annulled = false;
  std::array<int, 2> points{};
};

inline Counts counts_of(Result result) {
  switch (result) {
    case Result::open: return {};
    case Result::white: return {.decided = true, .points = {4, 0}};
    case Result::black: return {.decided = true, .points = {0, 4}};
    case Result::draw: return {.decided = true, .points = {2, 2}};
    case Result::none: return {.decided = true, .points = {0, 0}};
  }
  return {};
}

struct Turn {
  int side;
  Time from, to;
};

struct Game {
  std::array<int, 2> players{};  ///< White, Black
  Time since = 0;                ///< when the player whose turn it is began to think
  std::vector<Turn> turns = {};
  std::vector<Span> pauses = {};   ///< the last one is open while the game is paused
  std::vector<Span> outages = {};  ///< periods in which the clock was stopped
  Time added = 0;
  int added_times = 0;
  Result result = Result::open;
  Time over = never;
  Counts counts = {};

  int turn() const { return static_cast<int>(turns.size() % 2); }
  bool paused() const {
    return result == Result::open && !pauses.empty() && pauses.back().to == never;
  }
  void end(Result how, Time at) {
    result = how;
    over = at;
  }
};

enum class Status : std::uint8_t { running, paused, finished };

struct Tournament {
  Time base, increment;
  std::vector<Game> games = {};
  std::map<int, std::vector<Span>> vacations = {};  ///< by player
  std::vector<Span> freezes = {};
  std::map<int, Time> hours = {};  ///< of vacation charged, by player
  std::map<int, bool> gone = {};
  Status status = Status::running;

  bool on_vacation(int player, Time at) const {
    const auto found = vacations.find(player);
    return found != vacations.end() && std::ranges::any_of(found->second, [at](const Span& span) {
             return span.from <= at && at < span.to;
           });
  }
  bool may_book(int player, Span asked) const {
    const auto found = vacations.find(player);
    return found == vacations.end() || std::ranges::none_of(found->second, [&](const Span& span) {
             return span.from < asked.to && asked.from < span.to;
           });
  }

  std::vector<Span> standing(const Game& game, int side) const {
    std::vector<Span> spans = freezes;
    spans.insert(spans.end(), game.pauses.begin(), game.pauses.end());
    spans.insert(spans.end(), game.outages.begin(), game.outages.end());
    if (const auto away = vacations.find(game.players[static_cast<std::size_t>(side)]);
        away != vacations.end())
      spans.insert(spans.end(), away->second.begin(), away->second.end());
    return spans;
  }
  Time left_before_turn(const Game& game, int side) const {
    Time left = base + game.added;
    for (const Turn& turn : game.turns)
      if (turn.side == side) left += increment - outside(turn.from, turn.to, standing(game, side));
    return left;
  }
  Time left(const Game& game, int side, Time at) const {
    Time left = left_before_turn(game, side);
    if (game.turn() == side) left -= outside(game.since, at, standing(game, side));
    return left;
  }
  Time deadline(const Game& game) const {
    if (game.result != Result::open) return never;
    const int side = game.turn();
    return passed(game.since, left_before_turn(game, side), standing(game, side));
  }

  /// Ends games whose time runs out by `now`.
  void enforce_deadlines(Time now) {
    for (Game& game : games) {
      const Time due = deadline(game);
      if (due > now) continue;
      game.end(game.turn() == 0 ? Result::black : Result::white, due);
      if (!game.counts.decided && !game.counts.annulled) game.counts = counts_of(game.result);
    }
    finish_if_over();
  }
  void finish_if_over() {
    const bool over = std::ranges::all_of(
        games, [](const Game& game) { return game.counts.decided || game.counts.annulled; });
    if (over && status == Status::running) status = Status::finished;
  }

  void move(Game& game, Time now) {
    game.turns.push_back({game.turn(), game.since, now});
    game.since = now;
  }
  void resign(Game& game, int side, Time now) {
    game.end(side == 0 ? Result::black : Result::white, now);
    game.counts = counts_of(game.result);
    finish_if_over();
  }
  void pause(Time now) {
    status = Status::paused;
    for (Game& game : games)
      if (game.result == Result::open) game.pauses.push_back({now, never});
  }
  void resume(Time now) {
    status = Status::running;
    for (Game& game : games)
      if (game.paused()) game.pauses.back().to = now;
    finish_if_over();
  }
  void add_time(Game& game, Time time) {
    if (game.result != Result::open) return;
    game.added += time;
    ++game.added_times;
  }
  void set_result(Game& game, Result result, bool annulled, Time now) {
    if (game.result == Result::open)
      game.end(annulled ? Result::none : result, now);
    else if (!annulled)
      game.result = result;
    game.counts = annulled ? Counts{.annulled = true} : counts_of(result);
    finish_if_over();
  }
  /// If at most half of the player's games are decided, none counts; otherwise the remaining ones
  /// are lost.
  void leave(int player, Time now) {
    gone[player] = true;
    int all = 0, decided = 0;
    for (const Game& game : games)
      if (game.players[0] == player || game.players[1] == player) {
        ++all;
        if (game.counts.decided) ++decided;
      }
    const bool annul = 2 * decided <= all;
    for (Game& game : games) {
      if (game.players[0] != player && game.players[1] != player) continue;
      const bool open = !game.counts.decided && !game.counts.annulled;
      if (annul) {
        if (!game.counts.annulled) set_result(game, Result::none, true, now);
      } else if (open) {
        const int other = game.players[0] == player ? 1 : 0;
        if (gone[game.players[static_cast<std::size_t>(other)]])
          set_result(game, Result::none, false, now);
        else
          set_result(game, other == 0 ? Result::white : Result::black, false, now);
      }
    }
  }
  int points(int player) const {
    int sum = 0;
    for (const Game& game : games)
      for (std::size_t side = 0; side < 2; ++side)
        if (game.players[side] == player) sum += game.counts.points[side];
    return sum;
  }
};

}  // namespace crownhead::live::plain
