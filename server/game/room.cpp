#include "server/game/room.hpp"

#include <algorithm>
#include <utility>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/game/caught_up.hpp"
#include "server/runtime/awaited.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_waiting = 64;

void count(const std::vector<play::Event>& events) {
  const auto moves = std::ranges::count_if(
      events, [](const auto& event) { return std::holds_alternative<play::Moved>(event.what); });
  if (moves > 0) metrics::figures().moves.add(static_cast<std::uint64_t>(moves));
  if (std::holds_alternative<play::Ended>(events.back().what)) metrics::figures().ended.add();
}

PerSeat<bool> always_here(const db::LoadedGame& loaded) {
  auto computers = PerSeat<bool>::filled(loaded.game.seats());
  for (const Seat seat : loaded.computers.seats())
    computers[seat] = loaded.computers[seat].has_value();
  return computers;
}

}  // namespace

std::optional<StoredRoom> read_room(const db::GameStore& games, GameId id, Instant now) {
  auto loaded = games.load(id);
  if (!loaded) return std::nullopt;
  AnsweredCommands answered(std::exchange(loaded->commands, {}));
  StoredRoom stored{.loaded = *std::move(loaded), .answered = std::move(answered)};
  const auto& game = stored.loaded.game;
  if (stored.loaded.dice_root && !game.ended())
    stored.chain = dice::Chain(*stored.loaded.dice_root, game.board().links());
  if (const auto until = play::shown_until(game, {}, now)) {
    auto events = games.events(id, 0);
    std::erase_if(events, [&game](const auto& one) { return one.first > game.version(); });
    stored.later = DelayedView::hide_until(events, *until);
  }
  return stored;
}

Room::Room(RoomContext& around, GameId id, StoredRoom stored)
    : around_(around),
      id_(id),
      loaded_(std::move(stored.loaded)),
      chain_(std::move(stored.chain)),
      answered_(std::move(stored.answered)),
      names_{.id = id,
             .players = loaded_.names,
             .ratings = loaded_.ratings,
             .bots = loaded_.bots,
             .computers = loaded_.computers,
             .tournament = loaded_.tournament,
             .arena = loaded_.arena},
      followers_(around.hubs, around.showings, around.clock, around.snapshots, id, loaded_.game,
                 names_, [this](Audience audience) { return presence(audience); }),
      presence_(always_here(loaded_), around.clock.now()),
      timer_(around.deadlines, id, loaded_.game.seats()),
      private_(std::move(loaded_.conditionals), std::move(loaded_.messages)),
      mailbox_(
          [this](Mail& mail) {
            if (loaded_.ruling_due) return handle_after_rulings(mail);
            return std::visit([this](auto& one) { return handle(one); }, mail);
          },
          around.log_error) {
  if (stored.later) followers_.start_delay(*std::move(stored.later));
  rearm();
  ask_computers_if_owner();
  if (loaded_.freezes_pending) freezes_changed(nullptr);
  if (loaded_.ruling_due) rulings_pending(nullptr);
}

void Room::command(RoomCommand command) {
  if (commands_waiting_ >= most_waiting) {
    command.done(fail(Code::busy, reason::game::too_much_happens()));
    return;
  }
  ++commands_waiting_;
  mailbox_.deliver(std::move(command));
}

void Room::plan(SetConditionals plan) {
  if (commands_waiting_ >= most_waiting) {
    plan.done(fail(Code::busy, reason::game::too_much_happens()));
    return;
  }
  ++commands_waiting_;
  mailbox_.deliver(std::move(plan));
}

void Room::tick(std::move_only_function<void()> done) { mailbox_.deliver(Tick{std::move(done)}); }

void Room::outage(Instant last_alive, Instant ready,
                  std::move_only_function<void(Result<void>)> done) {
  outage_due_ = true;
  mailbox_.deliver(Outage{last_alive, ready, std::move(done)});
}

void Room::freezes_changed(std::move_only_function<void()> done) {
  mailbox_.deliver(FreezesChanged{std::move(done)});
}

void Room::catch_up(std::move_only_function<void(Result<void>)> done) {
  mailbox_.deliver(StoreChanged{std::move(done)});
}

Awaitable<void> Room::handle(StoreChanged& changed) {
  changed.done(co_await caught_up(reload(), around_.log_error));
}

void Room::announced(std::int64_t version) {
  if (version > this->version()) mailbox_.deliver(Announced{version});
}

Awaitable<void> Room::handle(Announced& announced) {
  if (version() >= announced.version) co_return;  // an earlier one has read it
  if (co_await caught_up(reload(Notifies::no_one), around_.log_error))
    metrics::figures().link_catch_ups.add();
}

void Room::rulings_pending(std::move_only_function<void(Result<void>)> done) {
  loaded_.ruling_due = true;
  ++rulings_notices_;
  mailbox_.deliver(RulingsMade{std::move(done)});
}

Awaitable<Result<CommandDone>> Room::commit(std::vector<play::Event> events,
                                            std::optional<db::RequestKey> key, CommandExtras with,
                                            std::optional<std::int64_t> applied_freezes,
                                            std::optional<std::int64_t> ruling) {
  const std::int64_t before = loaded_.game.version();
  db::Attachments attachments;
  const bool ends = std::holds_alternative<play::Ended>(events.back().what);
  std::vector<play::Rolled> rolls_before;
  if (ends && loaded_.game.board().links() > 0 && shown_later())
    rolls_before = co_await reading([this] { return around_.games.rolls(id_); });
  // The write is as large as a game, so it must not stay in the suspended frame.
  const auto committed = co_await awaited<Result<void>>(home(), [&](auto done) {
    auto write = append_of(events, key, std::move(with));
    write.rolls_before = std::move(rolls_before);
    write.applied_freezes = applied_freezes;
    write.ruling = ruling;
    attachments = write.attachments;
    around_.games.append(std::move(write), std::move(done));
  });
  if (!committed) {
    co_await reload();
    co_return std::unexpected(committed.error());
  }
  count(events);
  if (key) answered_.add(*key, before + 1);
  if (ends || std::holds_alternative<play::ResultChanged>(events.back().what))
    co_await read_rating_changes();
  auto done = publish(events);
  if (around_.announce) around_.announce(id_, version());
  keep(attachments);
  notify(events, Notifies::on_all_nodes);
  rearm();
  ask_computers();
  co_return done;
}

/// The writer changed the ratings together with the end. The end is published even if they cannot
/// be read.
Awaitable<void> Room::read_rating_changes() {
  if (!loaded_.game.setup().terms.rated) co_return;
  try {
    const auto changed = co_await reading([this] { return around_.games.rating_changes(id_); });
    if (changed)
      names_.ratings = *changed;
    else
      forget_rating_changes();
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
}

void Room::forget_rating_changes() {
  for (auto& shown : names_.ratings) shown.change = std::nullopt;
}

/// Publishes what the store has beyond this room's state as new events, so that followers miss no
/// version.
Awaitable<void> Room::reload(Notifies notifies) {
  struct Fresh {
    std::optional<db::LoadedGame> game;
    std::vector<std::pair<std::int64_t, play::Event>> events;
  };
  auto [fresh, events] = co_await reading([this, version = loaded_.game.version()] {
    return Fresh{around_.games.load(id_), around_.games.events(id_, version)};
  });
  if (!fresh) co_return;
  std::vector<play::Event> missed;
  missed.reserve(events.size());
  for (auto& [version, event] : events) missed.push_back(std::move(event));
  answered_ = AnsweredCommands(fresh->commands);
  private_ = PrivateState(std::move(fresh->conditionals), std::move(fresh->messages));
  loaded_.private_version = fresh->private_version;
  names_.ratings = fresh->ratings;
  // Also keeps a ruling that was announced during the read.
  loaded_.ruling_due = loaded_.ruling_due || fresh->ruling_due;
  if (missed.empty()) co_return;
  publish(missed);
  notify(missed, notifies);
  rearm();
  ask_computers_if_owner();
}

bool Room::idle() const { return !mailbox_.at_work() && !followers_.any(); }

}  // namespace crownhead::live
