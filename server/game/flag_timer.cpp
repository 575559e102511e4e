#include "server/game/flag_timer.hpp"

#include "rules/play/clock/lag.hpp"

namespace crownhead::live {

Millis FlagTimer::lag(const play::Game& game) const {
  const auto running = game.clock().running;
  return running ? round_trips_[*running] : Millis{0};
}

std::optional<Instant> FlagTimer::time_out(const play::Game& game) const {
  const auto deadline = game.deadline();
  return deadline ? std::optional(*deadline + play::lag_credit(game, lag(game))) : std::nullopt;
}

void FlagTimer::arm(const play::Game& game) {
  const auto end = time_out(game);
  if (freezes_due_ && (!end || *freezes_due_ < *end))
    deadlines_.arm(game_, *freezes_due_);
  else if (end)
    deadlines_.arm(game_, *end);
  else
    deadlines_.disarm(game_);
}

}  // namespace crownhead::live
