// What directors, or the rules of a tournament, decide about a game.

#include "rules/reasons.hpp"
#include "server/live/awaited.hpp"
#include "server/live/room.hpp"

namespace crownhead::live {
namespace {

/// How often the store may be ahead of the room before it is an error.
constexpr int most_stale = 3;

/// A game that was played stays what it was, though it counts for nothing.
bool stays(const play::Game& game, const play::Ruling& ruling) {
  const auto* set = std::get_if<play::SetResult>(&ruling);
  return set && set->finish == play::annulled(game.seats()) &&
         set->reason == play::EndReason::adjudication && game.ended();
}

}  // namespace

Error ruling_first() { return {Code::unavailable, reason::game::ruling_not_stored()}; }

Awaitable<void> Room::handle_ruled(Mail& mail) {
  try {
    if (const auto ruled = co_await be_ruled(); !ruled) around_.trouble(ruled.error().detail);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
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

Awaitable<Result<void>> Room::be_ruled() {
  std::optional<std::int64_t> carried_out;
  for (int stale = 0; loaded_.ruling_due;) {
    const int told = told_of_rulings_;
    const auto due = co_await reading([this] { return around_.games.due_ruling(id_); });
    if (!due) {
      if (told != told_of_rulings_) continue;
      loaded_.ruling_due = false;
      break;
    }
    // Once too often would be bad; without end would be worse.
    if (due->number == carried_out)
      co_return fail(Code::unavailable,
                     in_english("the store did not note that a ruling was carried out"));
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
  if (freezes && freezes->untold && freezes->at <= ruling.at) co_await tell_freezes();
  // Time that was over before the ruling stays over.
  co_await let_time_pass(ruling.at);
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
      co_await happen(*std::move(events), std::nullopt, {}, std::nullopt, ruling.number);
  if (!done) co_return std::unexpected(done.error());
  co_return Result<void>{};
}

/// No events if the game stands so already, or is over and stays as it is.
Result<std::vector<play::Event>> Room::decided(const db::RulingOnGame& ruling) const {
  if (stays(loaded_.game, ruling.what)) return std::vector<play::Event>{};
  auto events = play::decide_ruling(loaded_.game, ruling.what, ruling.at);
  const bool nothing_to_do = !events && (events.error().code == Code::offer_refused ||
                                         events.error().code == Code::game_over);
  return nothing_to_do ? std::vector<play::Event>{} : std::move(events);
}

}  // namespace crownhead::live
