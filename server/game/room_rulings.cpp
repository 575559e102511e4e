// Rulings on a game, by directors or by the rules of a tournament.

#include "rules/reasons.hpp"
#include "server/game/room.hpp"
#include "server/runtime/awaited.hpp"

namespace crownhead::live {
namespace {

/// How often the store may be ahead of the room before it is an error.
constexpr int most_stale = 3;

/// True for the annulment of a finished game: it keeps its own result.
bool stays(const play::Game& game, const play::Ruling& ruling) {
  const auto* set = std::get_if<play::SetResult>(&ruling);
  return set && set->finish == play::annulled(game.seats()) &&
         set->reason == play::EndReason::adjudication && game.ended();
}

}  // namespace

Error ruling_first() { return {Code::unavailable, reason::game::ruling_not_stored()}; }

Awaitable<void> Room::handle_after_rulings(Mail& mail) {
  try {
    if (const auto ruled = co_await apply_pending_rulings(); !ruled)
      around_.log_error(ruled.error().detail);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  co_await std::visit([this](auto& one) { return handle(one); }, mail);
}

Awaitable<void> Room::handle(RulingsMade& made) {
  if (made.done) {
    if (loaded_.ruling_due)
      made.done(std::unexpected(ruling_first()));
    else
      made.done({});
  }
  co_return;
}

Awaitable<Result<void>> Room::apply_pending_rulings() {
  std::optional<std::int64_t> carried_out;
  for (int stale = 0; loaded_.ruling_due;) {
    const int told = rulings_notices_;
    const auto due = co_await reading([this] { return around_.games.due_ruling(id_); });
    if (!due) {
      if (told != rulings_notices_) continue;
      loaded_.ruling_due = false;
      break;
    }
    // Carrying out a ruling twice would be bad; repeating it endlessly would be worse.
    if (due->number == carried_out)
      co_return fail(Code::unavailable,
                     in_english("the store did not record that a ruling was applied"));
    const auto done = co_await carry_out(*due);
    if (!done && (done.error().code != Code::stale_version || ++stale == most_stale))
      co_return std::unexpected(done.error());
    if (done) carried_out = due->number;
  }
  rearm();
  co_return Result<void>{};
}

Awaitable<Result<void>> Room::carry_out(const db::RulingOnGame& ruling) {
  const auto freezes = co_await reading([this] { return around_.games.freezes(id_); });
  if (freezes && freezes->pending_change && freezes->at <= ruling.at) co_await apply_freezes();
  // If time ran out before the ruling, that end stands.
  co_await enforce_deadlines(ruling.at);
  if (!play::decide_time(loaded_.game, ruling.at, lag()).empty())
    co_return fail(Code::unavailable,
                   in_english("the end of a game could not be stored before a ruling"));
  auto events = decided(ruling);
  if (!events) co_return std::unexpected(std::move(events.error()));
  if (events->empty())
    co_return co_await awaited<Result<void>>(home(), [this, &ruling](auto done) {
      around_.games.ruling_changes_nothing(id_, ruling.number, std::move(done));
    });
  const auto done =
      co_await commit(*std::move(events), std::nullopt, {}, std::nullopt, ruling.number);
  if (!done) co_return std::unexpected(done.error());
  co_return Result<void>{};
}

/// Returns no events if the game already has this state, or is over and keeps its result.
Result<std::vector<play::Event>> Room::decided(const db::RulingOnGame& ruling) const {
  if (stays(loaded_.game, ruling.what)) return std::vector<play::Event>{};
  auto events = play::decide_ruling(loaded_.game, ruling.what, ruling.at);
  const bool nothing_to_do = !events && (events.error().code == Code::offer_refused ||
                                         events.error().code == Code::game_over);
  return nothing_to_do ? std::vector<play::Event>{} : std::move(events);
}

}  // namespace crownhead::live
