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

template <class May, class Then>
void GameStarter::check(UserId asker, May may, std::move_only_function<void(Result<GameId>)> done,
                        Then then) {
  ask(reads_, std::to_string(asker.value), std::move(may),
      [done = std::move(done), then = std::move(then)](ReadOutcome<Result<void>> outcome) mutable {
        if (auto free = result_of(std::move(outcome)); !free)
          done(std::unexpected(std::move(free.error())));
        else
          then(std::move(done));
      });
}

GameStarter::GameStarter(db::GameStore& games, Rooms& rooms, Inboxes& inboxes,
                         const WallClock& clock, const PairingRule& rule, Workers& reads)
    : games_(games), rooms_(rooms), inboxes_(inboxes), clock_(clock), rule_(rule), reads_(reads) {
  rooms.begin_rematches_with([this](NewRematch rematch,
                                    std::move_only_function<void(Result<GameId>)> done) {
    const auto& setup = rematch.setup;
    const auto [white, black] = std::pair(setup.players[Seat::white], setup.players[Seat::black]);
    const auto may = [this, white, black, rated = setup.terms.rated] {
      return rule_.check(white, black, rated);
    };
    check(white, may, std::move(done), [this, rematch = std::move(rematch)](auto stored) mutable {
      const auto dice = rematch.dice ? std::move(rematch.dice) : drawn_dice(rematch.setup);
      store(std::move(rematch.setup), rematch.key, db::RematchOf{rematch.of}, dice,
            std::move(stored));
    });
  });
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

void GameStarter::begin(const Pairing& pairing, std::optional<db::RequestKey> key,
                        std::move_only_function<void(Result<GameId>)> done) {
  check(
      pairing.takers.front(),
      [this, pairing]() -> Result<void> {
        std::vector<UserId> others{pairing.from};
        for (const UserId taker : pairing.takers) {
          if (auto may = may_sit(taker, others, pairing.terms.rated); !may) return may;
          others.push_back(taker);
        }
        return {};
      },
      std::move(done),
      [this, pairing, key](auto stored) {
        play::Setup setup{.terms = pairing.terms, .players = seated(pairing)};
        const auto dice =
            pairing.dice ? std::optional(offered_dice(pairing, setup)) : drawn_dice(setup);
        store(std::move(setup), key, pairing.offer, dice, std::move(stored));
      });
}

void GameStarter::store(play::Setup setup, const std::optional<db::RequestKey>& key,
                        std::optional<db::UsedOffer> offer,
                        const std::optional<play::FirstDice>& dice,
                        std::move_only_function<void(Result<GameId>)> done) {
  const bool vacations = setup.terms.vacations;
  games_.create(
      std::move(setup), clock_.now(), key, offer,
      [this, vacations, done = std::move(done)](Result<db::Made<GameId>> made) mutable {
        if (!made) {
          done(std::unexpected(std::move(made.error())));
          return;
        }
        auto visit = [this, made = *made, done = std::move(done)]() mutable {
          rooms_.visit(made.id, [this, made, done = std::move(done)](Result<Room*> room) mutable {
            if (room && !made.repeated) inboxes_.notify_of_start((*room)->names(), (*room)->game());
            done(made.id);
          });
        };
        // The clock learns of a running vacation before anyone sees the game.
        if (vacations)
          rooms_.apply_freezes({made->id}, std::move(visit));
        else
          visit();
      },
      dice);
}

Result<std::optional<GameId>> GameStarter::begun_by(const db::RequestKey& key) const try {
  return games_.begun_by(key);
} catch (const std::exception&) {
  return fail(Code::unavailable, reason::server::database_not_read());
}

}  // namespace crownhead::live
