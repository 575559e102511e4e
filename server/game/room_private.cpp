// Data stored with the events of a game: conditional moves and messages.

#include "rules/reasons.hpp"
#include "server/game/room.hpp"
#include "server/runtime/awaited.hpp"
#include "server/wire/account/me_json.hpp"

namespace crownhead::live {
namespace {

/// Checks whether the game accepts conditional moves at all.
Result<void> check_game(const play::Game& game, std::optional<int> ply) {
  if (game.ended()) return fail(Code::game_over, reason::game::over_no_moves());
  if (game.pace() == play::Pace::live)
    return fail(Code::offer_refused, reason::conditionals::not_in_live_games());
  if (ply && *ply != game.ply())
    return fail(Code::stale_ply, reason::game::lines_for_other_ply(game.ply(), *ply));
  return {};
}

}  // namespace

Awaitable<void> Room::handle(SetConditionals& plan) {
  --commands_waiting_;
  Result<StoredConditionals> result =
      fail(Code::unavailable, reason::game::not_read_send_lines_again());
  try {
    result = co_await store_conditionals(plan);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  plan.done(std::move(result));
}

Awaitable<Result<StoredConditionals>> Room::store_conditionals(const SetConditionals& plan) {
  if (loaded_.ruling_due) co_return std::unexpected(ruling_first());
  // If the store is ahead of this room, everything is decided again, once.
  for (int attempt = 0;; ++attempt) {
    const auto& game = loaded_.game;
    if (const auto may = check_game(game, plan.ply); !may) co_return std::unexpected(may.error());
    // In the pool: it plays hundreds of moves.
    auto read = co_await reading(
        [game, &plan] { return play::Conditionals::read(game, plan.by, plan.lines); });
    if (!read) co_return std::unexpected(std::move(read.error()));
    const UserId user = game.setup().players[plan.by];
    const auto kept = co_await awaited<Result<void>>(home(), [&](auto done) {
      around_.games.keep_conditionals(id_, game.version(), loaded_.private_version, user, *read,
                                      around_.clock.now(), std::move(done));
    });
    if (kept) {
      ++loaded_.private_version;
      private_.plan(plan.by, *read);
      co_return StoredConditionals{.ply = game.ply(), .conditionals = *std::move(read)};
    }
    co_await reload();
    if (kept.error().code != Code::stale_version || attempt > 0)
      co_return std::unexpected(kept.error());
  }
}

db::Append Room::append_of(const std::vector<play::Event>& events,
                           std::optional<db::RequestKey> key, CommandExtras with) const {
  const auto& game = loaded_.game;
  db::Append write{.game = id_, .after_version = game.version(), .events = events, .command = key};
  write.shown_later = shown_later();
  const bool ends = std::holds_alternative<play::Ended>(events.back().what);
  if (game.pace() == play::Pace::correspondence) write.private_version = loaded_.private_version;
  if (ends || game.ended() || game.pace() == play::Pace::correspondence) {
    write.state = game;
    for (const play::Event& event : events) play::apply(*write.state, event);
  }
  write.attachments = private_.after(game, events, std::move(with.message));
  write.attachments.rematch = std::move(with.rematch_dice);
  return write;
}

wire::Messages Room::messages_for(const play::Viewer& viewer) const {
  return private_.messages_for(viewer.reads && seat_of(viewer.user).has_value());
}

void Room::keep(const db::Attachments& attachments) {
  const auto message = private_.keep(attachments);
  if (!message) return;
  const auto by = loaded_.game.seat_of(message->by).value_or(Seat::white);
  const auto data = wire::move_message(id_, loaded_.game.last_event(), by, *message);
  for (const UserId player : loaded_.game.setup().players) around_.inboxes.notify(player, data);
}

}  // namespace crownhead::live
