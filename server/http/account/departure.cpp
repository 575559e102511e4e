#include "server/http/account/departure.hpp"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "server/runtime/awaited.hpp"

namespace crownhead::api {
namespace {

constexpr int most_at_once = 200;

/// Calls `ask` with each item and a callback for a Result, and awaits the results; there must be an
/// item. Returns whether any of them was a success.
template <class Item, class Ask>
auto all_asked(std::vector<Item> items, Ask ask) {
  return live::awaited<bool>([items = std::move(items), ask](auto done) {
    struct Round {
      explicit Round(decltype(done) to) : done(std::move(to)) {}
      decltype(done) done;
      std::atomic<std::size_t> left = 0;
      std::atomic<bool> any = false;
    };
    const auto round = std::make_shared<Round>(std::move(done));
    round->left = items.size();
    for (const Item& item : items)
      ask(item, [round](const auto& result) {
        if (result) round->any = true;
        if (round->left.fetch_sub(1) == 1) round->done(round->any);
      });
  });
}

}  // namespace

live::Awaitable<void> Departure::leave(UserId user, std::string who) const {
  const auto in_reads = [&] {
    return PoolThread(pools, &live::Pools::reads, &live::Workers::run_priority, who);
  };
  if (auto open = tournaments.unfinished_entries_of(user); !open.empty()) {
    co_await all_asked(std::move(open), [this, user](TournamentId id, auto done) {
      presence.tournament_rooms.act(id, {.if_version = std::nullopt,
                                         .what = tournament::Leave{user},
                                         .act = {.at = clock.now(), .by = user},
                                         .done = std::move(done)});
    });
    co_await in_reads();
  }
  for (bool more = true; more;) {
    auto page = game_queries.list(
        {.player = user, .status = play::GameStatus::playing, .limit = most_at_once});
    if (page.items.empty()) co_return;
    const bool ended = co_await all_asked(
        std::move(page.items), [this, user](const play::GameRow& game, auto done) {
          presence.rooms.command(game.id, {.user = user,
                                           .id = std::nullopt,
                                           .what = wire::ResignWish{},
                                           .if_version = std::nullopt,
                                           .stamp = clock.now(),
                                           .round_trip = {},
                                           .done = std::move(done)});
        });
    more = ended && page.next_cursor.has_value();
    if (more) co_await in_reads();
  }
}

void Departure::forget(UserId user) const {
  presence.lobby.drop(user);
  presence.sockets.close_all(user);
  presence.study_followers.recheck_access(user);
  const auto closed = users.by_id(user);
  if (!closed) return;
  presence.rooms.rename(user, closed->name);
  presence.tournament_rooms.rename(user, closed->name);
  presence.tournament_rooms.identify(user, {});
}

}  // namespace crownhead::api
