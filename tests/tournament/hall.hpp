#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/tournament.hpp"
#include "server/adapters/matching.hpp"

namespace crownhead::tournament {

constexpr Instant start{1'700'000'000'000};
constexpr UserId director{1000};

inline Settings settings_of(Format format, bool all_at_once = false) {
  return {.name = "Cup",
          .variant = "international",
          .ruleset = "fmjd",
          .control = play::PerMove{seconds(86400)},
          .policy = {.format = format, .rounds = 4, .all_at_once = all_at_once}};
}

/// A tournament for tests: commands are decided and applied.
struct Hall {
  explicit Hall(const Settings& settings)
      : events(create(settings, 7, {.at = start, .by = director}).value()),
        now(Tournament::begin(events.front())) {}

  Result<void> does(const Command& command, std::optional<UserId> by = director) {
    const auto decided =
        decide(now, command, {.at = at, .by = by, .reason = "r"}, adapters::best_matching);
    if (!decided) return std::unexpected(decided.error());
    take(*decided);
    go_on();
    return {};
  }

  void go_on() {
    for (;;) {
      const auto next = decide_next(now, {.at = at}, adapters::best_matching);
      if (!next || next->empty()) return;
      take(*next);
    }
  }

  void take(const std::vector<Event>& decided) {
    for (const Event& event : decided) {
      apply(now, event);
      events.push_back(event);
    }
  }

  void enter(int count) {
    for (int i = 1; i <= count; ++i) {
      if (now.entry_of({i})) continue;
      does(Enter{.user = {i}, .rating = 2000 - i, .lot = static_cast<std::uint64_t>(i)}, UserId{i})
          .value();
    }
  }

  std::vector<Event> events;
  Tournament now;
  Instant at = start;
};

}  // namespace crownhead::tournament
