#include "server/game/game_starter.hpp"

#include <algorithm>
#include <utility>

#include "random/random.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
#include "server/runtime/awaited.hpp"
#include "server/runtime/read_pool.hpp"

namespace crownhead::live {
namespace {

/// Derives the colours from the commitment, which is published first. Drawing them after both
/// players have sent entropy would be a choice between two opening rolls.
bool from_is_black(const dice::Digest& commitment) { return (commitment.back() & 1U) != 0; }

/// The player who offered the game sent the first entropy.
play::FirstDice offered_dice(const GameStarter::Pairing& pairing, const play::Setup& setup) {
  const auto greeting = [&setup](UserId user, const std::string& entropy) {
    return play::Greeted{.by = *setup.players.find(user), .entropy = entropy};
  };
  play::FirstDice dice{.root = pairing.dice->root,
                       .greetings = {greeting(pairing.from, pairing.dice->entropy)}};
  if (pairing.entropy) dice.greetings.push_back(greeting(pairing.takers.front(), *pairing.entropy));
  return dice;
}

}  // namespace

GameStarter::GameStarter(Threads& threads, db::GameStore& games, Rooms& rooms, Inboxes& inboxes,
                         const WallClock& clock, const PairingRule& rule, Workers& reads)
    : threads_(threads),
      games_(games),
      rooms_(rooms),
      inboxes_(inboxes),
      clock_(clock),
      rule_(rule),
      reads_(reads) {
  rooms.begin_rematches_with([this](HomeThread home, NewRematch rematch) {
    return begin_rematch(home, std::move(rematch));
  });
}

Awaitable<Result<GameId>> GameStarter::begin_rematch(HomeThread home, NewRematch rematch) {
  const auto& setup = rematch.setup;
  const auto [white, black] = std::pair(setup.players[Seat::white], setup.players[Seat::black]);
  auto may = [this, white, black, rated = setup.terms.rated] {
    return rule_.check(white, black, rated);
  };
  auto dice = rematch.dice ? std::move(rematch.dice) : drawn_dice(setup);
  return store(home, white, std::move(may),
               {.setup = std::move(rematch.setup),
                .key = rematch.key,
                .offer = db::RematchOf{rematch.of},
                .dice = std::move(dice)});
}

/// Assigns the seats. With more than two players all seats are drawn, unless `from` asked for the
/// first or the second.
PerSeat<UserId> GameStarter::seated(const Pairing& pairing) const {
  auto players = PerSeat<UserId>::filled(pairing.takers.size() + 1, pairing.from);
  std::ranges::copy(pairing.takers, players.begin() + 1);
  const bool random = pairing.color == play::ColorChoice::random;
  if (random && !pairing.dice) std::ranges::shuffle(players, RandomBits{});
  const bool commitment_gives_black =
      random && pairing.dice && from_is_black(pairing.dice->commitment);
  if (commitment_gives_black || pairing.color == play::ColorChoice::black)
    std::swap(players[Seat::white], players[Seat::black]);
  return players;
}

Result<void> GameStarter::may_sit(UserId user, const std::vector<UserId>& others,
                                  bool rated) const {
  for (const UserId other : others)
    if (auto may = rule_.check(user, other, rated); !may) return may;
  return {};
}

Result<void> GameStarter::may_begin(const Pairing& pairing) const {
  std::vector<UserId> others{pairing.from};
  for (const UserId taker : pairing.takers) {
    if (auto may = may_sit(taker, others, pairing.terms.rated); !may) return may;
    others.push_back(taker);
  }
  return {};
}

void GameStarter::begin(Pairing pairing, std::optional<db::RequestKey> key,
                        std::move_only_function<void(Result<GameId>)> done) {
  const HomeThread home{threads_, threads_.home(pairing.from.value)};
  coroutines_.run(home.thread, begin(home, std::move(pairing), key), std::move(done));
}

Awaitable<Result<GameId>> GameStarter::begin(HomeThread home, Pairing pairing,
                                             std::optional<db::RequestKey> key) {
  play::Setup setup{.terms = pairing.terms, .players = seated(pairing)};
  auto dice = pairing.dice ? std::optional(offered_dice(pairing, setup)) : drawn_dice(setup);
  const UserId asker = pairing.takers.front();
  const auto offer = pairing.offer;
  return store(home, asker, [this, pairing = std::move(pairing)] { return may_begin(pairing); },
               {.setup = std::move(setup), .key = key, .offer = offer, .dice = std::move(dice)});
}

/// Checks and stores in one task of the pool, where a new game with dice computes its chain.
Awaitable<Result<GameId>> GameStarter::store(HomeThread home, UserId asker,
                                             std::function<Result<void>()> may, NewGame game) {
  const bool vacations = game.setup.terms.vacations;
  const auto made = co_await awaited<Result<db::Made<GameId>>>(home, [&](auto done) {
    ask(reads_, std::to_string(asker.value), std::move(may),
        [this, game = std::move(game),
         done = std::move(done)](ReadOutcome<Result<void>> checked) mutable {
          if (auto free = result_of(std::move(checked)); !free)
            return done(std::unexpected(std::move(free.error())));
          games_.create(std::move(game.setup), clock_.now(), game.key, game.offer, std::move(done),
                        game.dice);
        });
  });
  if (!made) co_return std::unexpected(made.error());
  // The clock learns of a running vacation before anyone sees the game.
  if (vacations)
    co_await awaited<Result<void>>(home, [&](auto done) {
      rooms_.apply_freezes({made->id}, [told = std::move(done)]() mutable { told({}); });
    });
  co_return co_await awaited<Result<GameId>>(home, [&](auto done) {
    rooms_.visit(made->id, [this, made, done = std::move(done)](Result<Room*> room) mutable {
      if (room && !made->repeated) {
        inboxes_.notify_of_start((*room)->names(), (*room)->game());
        rooms_.announce(made->id, (*room)->version());
      }
      done(made->id);
    });
  });
}

Result<std::optional<GameId>> GameStarter::begun_by(const db::RequestKey& key) const try {
  return games_.begun_by(key);
} catch (const std::exception&) {
  return fail(Code::unavailable, reason::server::database_not_read());
}

}  // namespace crownhead::live
