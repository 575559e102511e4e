#include "server/game/game_starter.hpp"

#include <algorithm>
#include <utility>

#include "random/random.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
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
  const auto may = result_of(co_await try_read(reads_, home, std::to_string(white.value),
                                               [this, white, black, rated = setup.terms.rated] {
                                                 return rule_.check(white, black, rated);
                                               }));
  if (!may) co_return std::unexpected(may.error());
  auto dice = rematch.dice ? std::move(rematch.dice) : drawn_dice(rematch.setup);
  co_return co_await store(home, std::move(rematch.setup), rematch.key, db::RematchOf{rematch.of},
                           std::move(dice));
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
  const auto may =
      result_of(co_await try_read(reads_, home, std::to_string(pairing.takers.front().value),
                                  [this, pairing] { return may_begin(pairing); }));
  if (!may) co_return std::unexpected(may.error());
  play::Setup setup{.terms = pairing.terms, .players = seated(pairing)};
  auto dice = pairing.dice ? std::optional(offered_dice(pairing, setup)) : drawn_dice(setup);
  co_return co_await store(home, std::move(setup), key, pairing.offer, std::move(dice));
}

Awaitable<Result<GameId>> GameStarter::store(HomeThread home, play::Setup setup,
                                             std::optional<db::RequestKey> key,
                                             std::optional<db::UsedOffer> offer,
                                             std::optional<play::FirstDice> dice) {
  const bool vacations = setup.terms.vacations;
  const auto who = std::to_string(setup.players[Seat::white].value);
  const auto made = co_await awaited<Result<db::Made<GameId>>>(home, [&](auto done) {
    // From the pool, because a new game with dice computes its chain.
    ask(
        reads_, who, [] { return true; },
        [this, setup = std::move(setup), key, offer, dice = std::move(dice),
         done = std::move(done)](const ReadOutcome<bool>& turn) mutable {
          if (!turn) return done(std::unexpected(why_not_read(turn.error())));
          games_.create(std::move(setup), clock_.now(), key, offer, std::move(done), dice);
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
      if (room && !made->repeated) inboxes_.notify_of_start((*room)->names(), (*room)->game());
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
