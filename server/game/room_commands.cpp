// Handling of players' commands in a game.

#include "rules/reasons.hpp"
#include "server/game/command_key.hpp"
#include "server/game/new_dice.hpp"
#include "server/game/player_command.hpp"
#include "server/game/room.hpp"
#include "server/wire/game/event_json.hpp"

namespace crownhead::live {
namespace {

/// In a tournament, only the director decides on anything outside the game.
std::optional<Error> why_not_in_tournament(const wire::PlayerWish& wish) {
  const auto refusal = [](Reason why) { return Error{Code::tournament_refused, std::move(why)}; };
  if (std::holds_alternative<wire::AbortWish>(wish))
    return refusal(reason::game::tournament_no_abort());
  if (std::holds_alternative<wire::TakebackWish>(wish))
    return refusal(reason::game::tournament_no_takeback());
  if (std::holds_alternative<wire::GiveTimeWish>(wish))
    return refusal(reason::game::tournament_no_time());
  if (std::holds_alternative<wire::RematchWish>(wish))
    return refusal(reason::game::tournament_no_rematch());
  return std::nullopt;
}

/// The same game gives the same key, so that its rematch begins only once.
db::RequestKey rematch_key(GameId game, UserId user) {
  CommandId id{'r', 'e', 'm', 'a', 't', 'c', 'h', 0};
  for (std::size_t i = 0; i < 8; ++i) id[8 + i] = static_cast<std::uint8_t>(game.value >> (8 * i));
  return request_key(user, id, "rematch", std::to_string(game.value));
}

}  // namespace

Awaitable<void> Room::handle(RoomCommand& command) {
  --commands_waiting_;
  std::optional<db::RequestKey> key;
  if (command.id) key = command_key(command.user, *command.id, id_, command.what);
  std::optional<Result<CommandDone>> result;
  try {
    result = co_await carry_out(command, key);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
    result = fail(Code::unavailable, reason::game::not_read_send_again());
  }
  command.done(*std::move(result));
}

Awaitable<Result<CommandDone>> Room::carry_out(const RoomCommand& command,
                                               const std::optional<db::RequestKey>& key) {
  // Most commands are new; checking here saves the frame of a coroutine.
  if (key && answered_.find(*key))
    if (auto before = co_await answered_before(*key)) co_return *std::move(before);
  if (loaded_.ruling_due) co_return std::unexpected(ruling_first());
  // Before the refund the time may be over that no one could use.
  if (outage_due_ || around_.outage.under_way() || around_.share.awaits_refund(id_))
    co_return fail(Code::unavailable, reason::server::database_not_read());
  const auto side = loaded_.game.seat_of(command.user);
  if (!side) co_return fail(Code::not_a_player, reason::game::only_its_players());
  if (std::holds_alternative<wire::BerserkWish>(command.what) && !loaded_.arena)
    co_return fail(Code::offer_refused, reason::game::berserk_in_arenas());
  if (loaded_.tournament)
    if (auto why = why_not_in_tournament(command.what)) co_return std::unexpected(*std::move(why));
  if (const auto* move = std::get_if<wire::MoveWish>(&command.what); move && !move->message.empty())
    if (auto may = co_await may_write(command.user); !may)
      co_return std::unexpected(std::move(may.error()));
  presence_.seen(*side, command.stamp);
  if (presence_.away_since(*side)) around_.presence_changed(id_);
  // With a clock that is moved by hand, a message takes no time.
  if (!around_.clock.by_hand()) timer_.measured(*side, command.round_trip);
  if (!play::decide_time(loaded_.game, command.stamp, lag()).empty()) {
    // Only the owner lets a flag fall. Sent again, the command gets its answer.
    if (!may_end_by_time()) co_return fail(Code::unavailable, reason::game::not_read_send_again());
    co_await enforce_deadlines(command.stamp);
  }
  // If the store is ahead of this room, everything is decided again, once.
  for (int attempt = 0;; ++attempt) {
    if (!command.if_version.allow(loaded_.game.version()))
      co_return fail(Code::stale_version, reason::game::at_version(loaded_.game.version()));
    auto what =
        player_command(loaded_.game, command.what, *side, presence_.away_since(opposite(*side)));
    if (std::holds_alternative<play::OfferRematch>(what))
      if (auto may = co_await may_offer(command.user); !may)
        co_return std::unexpected(std::move(may.error()));
    if (auto* rematch = std::get_if<play::BeginRematch>(&what)) {
      const auto& entropy = std::get<wire::RematchWish>(command.what).entropy;
      const auto begun = co_await begin_rematch(*rematch, command.stamp, entropy);
      if (!begun) co_return std::unexpected(begun.error());
      rematch->game = *begun;
    }
    auto with = co_await extras_for(what, command);
    auto events = decided(what, command);
    if (!events && can_end_vacation(events.error(), command))
      events = co_await decided_after_vacation(what, command);
    if (!events) co_return std::unexpected(std::move(events.error()));
    auto done = co_await commit(*std::move(events), key, std::move(with));
    if (done || done.error().code != Code::stale_version || attempt > 0) co_return done;
    // The store may be ahead by this same command.
    if (key)
      if (auto before = co_await answered_before(*key)) co_return *std::move(before);
    if (loaded_.ruling_due)
      if (const auto ruled = co_await apply_pending_rulings(); !ruled)
        co_return std::unexpected(ruling_first());
    co_await apply_freezes();
  }
}

Awaitable<Result<void>> Room::may_write(UserId user) const {
  co_return co_await reading([this, user, players = loaded_.game.setup().players] {
    return around_.games.may_write(user, players);
  });
}

Awaitable<Result<void>> Room::may_offer(UserId user) const {
  co_return co_await reading([this, user, players = loaded_.game.setup().players] {
    return around_.games.may_offer(user, players);
  });
}

Result<std::vector<play::Event>> Room::decided(const play::Command& what,
                                               const RoomCommand& command) const {
  return play::decide_answered(loaded_.game, what, private_.conditionals(), command.stamp, lag(),
                               chance());
}

bool Room::can_end_vacation(const Error& refusal, const RoomCommand& command) const {
  if (refusal.code != Code::move_while_on_vacation) return false;
  const Seat mover = *loaded_.game.seat_of(command.user);
  return loaded_.game.clock().still[mover].moves == vacation::Moves::end_vacation;
}

Awaitable<Result<std::vector<play::Event>>> Room::decided_after_vacation(
    const play::Command& what, const RoomCommand& command) {
  const auto ended = co_await around_.end_vacation(home(), id_, command.user, command.stamp);
  if (!ended) co_return std::unexpected(ended.error());
  co_await apply_freezes();
  co_return decided(what, command);
}

Awaitable<CommandExtras> Room::extras_for(play::Command& what, const RoomCommand& command) const {
  if (const auto* move = std::get_if<wire::MoveWish>(&command.what))
    co_return CommandExtras{.message = move->message};
  auto* offer = std::get_if<play::OfferRematch>(&what);
  // No dice are drawn for an offer that will be refused.
  if (!offer || !play::decide(loaded_.game, *offer, command.stamp)) co_return CommandExtras{};
  if (loaded_.game.board().links() == 0) co_return CommandExtras{};
  const auto& entropy = std::get<wire::RematchWish>(command.what).entropy;
  // Computing the chain takes milliseconds.
  CommandExtras with{.rematch_dice = co_await reading([board = loaded_.game.board(), entropy] {
                       return new_dice_for(board, entropy);
                     })};
  offer->dice_commitment = play::commitment_of(with.rematch_dice);
  co_return with;
}

Awaitable<Result<GameId>> Room::begin_rematch(const play::BeginRematch& asked, Instant stamp,
                                              const std::string& entropy) {
  if (const auto may = play::decide(loaded_.game, asked, stamp); !may)
    co_return std::unexpected(may.error());
  const auto& players = loaded_.game.setup().players;
  NewRematch rematch{.of = id_,
                     .setup = play::rematch_setup(loaded_.game),
                     .key = rematch_key(id_, players[Seat::white])};
  std::optional<play::OfferedDice> told;
  if (loaded_.game.board().links() > 0)
    told = co_await reading([this] { return around_.games.rematch_dice(id_); });
  if (told) {
    const auto greeting = [&](Seat by, const std::string& word) {
      return play::Greeted{.by = *rematch.setup.players.find(players[by]), .entropy = word};
    };
    rematch.dice = {
        .root = told->root,
        .greetings = {greeting(opposite(asked.by), told->entropy), greeting(asked.by, entropy)}};
  }
  co_return co_await around_.begin_rematch(home(), std::move(rematch));
}

Awaitable<std::optional<Result<CommandDone>>> Room::answered_before(
    const db::RequestKey& key) const {
  using Answer = std::optional<Result<CommandDone>>;
  const auto* before = answered_.find(key);
  if (!before) co_return Answer();
  if (before->hash != key.hash)
    co_return Answer(fail(Code::key_reused, reason::request::id_used()));
  co_return Answer(co_await done_at(before->version));
}

namespace {

CommandDone done_by(const wire::GameNames& names, const play::Game& game,
                    const play::Event& event) {
  return {.version = game.version(),
          .data = wire::event_data(names, game, event),
          .ply = game.ply(),
          .diagram = game.board().diagram()};
}

/// Replays the game up to `version`.
Result<CommandDone> done_before(const db::GameStore& games, const wire::GameNames& names,
                                std::int64_t version) {
  std::vector<play::Event> until;
  for (auto& [number, event] : games.events(names.id, 0))
    if (number <= version) until.push_back(std::move(event));
  const auto game = play::replay(until);
  if (!game) return std::unexpected(game.error());
  return done_by(names, *game, until.back());
}

}  // namespace

Awaitable<Result<CommandDone>> Room::done_at(std::int64_t version) const {
  // Usually the latest command is the one repeated; older states need a replay.
  if (version != loaded_.game.version())
    co_return co_await reading([&games = around_.games, names = names_, version] {
      return done_before(games, names, version);
    });
  const auto events =
      co_await reading([this, version] { return around_.games.events(id_, version - 1); });
  co_return done_by(names_, loaded_.game, events.at(0).second);
}

}  // namespace crownhead::live
