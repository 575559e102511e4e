#include "rules/play/ruling.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::play {
namespace {

using Events = Result<std::vector<Event>>;

struct RulingDecider {
  const Game& game;
  Instant at;

  Events one(auto what) const { return std::vector<Event>{{at, std::move(what)}}; }

  Events operator()(const SetResult& set) const {
    const Ended ended{.finish = set.finish, .reason = set.reason};
    if (!game.ended()) return one(ended);
    if (*game.ended() == ended) return fail(Code::offer_refused, reason::game::result_already());
    return one(ResultChanged{.finish = set.finish, .reason = set.reason});
  }

  Events operator()(const PauseGame&) const {
    if (game.ended()) return fail(Code::game_over, reason::game::is_over());
    if (game.pause()) return fail(Code::offer_refused, reason::game::paused_already());
    return one(ClockChanged{.cause = ClockCause::paused,
                            .face = stopped(game.setup().terms.control, game.clock(), at)});
  }

  Events operator()(const ResumeGame&) const {
    if (game.ended()) return fail(Code::game_over, reason::game::is_over());
    if (!game.pause()) return fail(Code::offer_refused, reason::game::not_paused());
    // Thinking resumes where it stopped. The remaining time is what the clock shows, so it includes
    // time refunded during the pause.
    ClockFace face = game.clock();
    face.running = game.pause()->before.running;
    if (face.running) {
      const Frozen& still = face.still[*face.running];
      const Millis thought = game.thought(still, at);
      face.left[*face.running] += price(game.setup().terms.control, thought);
      face.since = still.frozen.before(at, thought);
    } else {
      face.since = game.pause()->before.since;
    }
    return one(ClockChanged{.cause = ClockCause::resumed, .face = face});
  }

  Events operator()(const AddTime& add) const {
    if (game.ended()) return fail(Code::game_over, reason::game::is_over());
    if (game.pause()) return fail(Code::game_paused, reason::game::paused_go_on_first());
    ClockFace face = game.clock();
    for (Millis& left : face.left) left += add.time;
    return one(ClockChanged{.cause = ClockCause::given, .face = face});
  }
};

}  // namespace

Result<std::vector<Event>> decide_ruling(const Game& game, const Ruling& ruling, Instant now) {
  return std::visit(RulingDecider{game, std::max(now, game.last_event())}, ruling);
}

}  // namespace crownhead::play
