#include "server/lobby/invitations.hpp"

#include <algorithm>

#include "db/jobs/random_id.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"

namespace crownhead::live {

Invitations::Invitations(db::Challenges& challenges, GameStarter& starter, Inboxes& inboxes,
                         const WallClock& clock)
    : challenges_(challenges), starter_(starter), inboxes_(inboxes), clock_(clock) {}

void Invitations::challenge(const Asker& from, const std::vector<Asker>& to,
                            const wire::GameWish& wish, std::optional<db::RequestKey> key,
                            std::move_only_function<void(Result<ChallengeId>)> done) {
  auto dice = new_dice(wish.terms, wish.entropy);
  // Anyone with the link may accept an open challenge, so the id is random.
  play::Challenge challenge{.id = {db::random_id()},
                            .from = from.user,
                            .from_name = from.name,
                            .from_bot = from.bot,
                            .to = std::nullopt,
                            .to_name = {},
                            .terms = wish.terms,
                            .color = wish.color,
                            .dice_commitment = play::commitment_of(dice),
                            .created = clock_.now(),
                            .seats = wish.terms.seats()};
  if (std::ranges::find(to, from.user, &Asker::user) != to.end()) {
    done(fail(Code::own_offer, reason::challenge::not_yourself()));
    return;
  }
  if (challenge.seats > least_seats) {
    for (const Asker& one : to) challenge.invited.push_back({.user = one.user, .name = one.name});
  } else if (!to.empty()) {
    challenge.to = to.front().user;
    challenge.to_name = to.front().name;
  }
  challenge.from_rating = challenges_.sender_rating(challenge);
  auto stored = challenge;
  challenges_.create(
      std::move(stored), key,
      [this, challenge = std::move(challenge),
       done = std::move(done)](Result<db::Made<ChallengeId>> made) mutable {
        if (!made) {
          done(std::unexpected(std::move(made.error())));
          return;
        }
        challenge.id = made->id;
        if (!made->repeated) notify_invited(challenge);
        done(made->id);
      },
      std::move(dice));
}

Result<play::Challenge> Invitations::find(std::optional<UserId> user, ChallengeId id) const {
  auto challenge = challenges_.find(id);
  const bool closed = challenge && (challenge->to || challenge->open_seats() == 0);
  const bool hidden = closed && !(user && challenge->names(*user));
  if (!challenge || hidden || play::stands_until(*challenge) <= clock_.now())
    return fail(Code::not_found, reason::challenge::none_such());
  return *std::move(challenge);
}

void Invitations::accept(const Asker& asker, ChallengeId id, std::string entropy,
                         std::optional<db::RequestKey> key,
                         std::move_only_function<void(Result<Accepted>)> done) {
  if (key) {
    if (const auto begun = starter_.begun_by(*key); !begun || *begun) {
      if (begun)
        done(**begun);
      else
        done(std::unexpected(begun.error()));
      return;
    }
  }
  auto challenge = find(asker.user, id);
  if (!challenge) {
    done(std::unexpected(std::move(challenge.error())));
    return;
  }
  if (challenge->from == asker.user) {
    done(fail(Code::own_offer, reason::challenge::your_own()));
    return;
  }
  if (challenge->seats > least_seats)
    join(asker, *challenge, key, std::move(done));
  else
    begin(*challenge, {asker.user}, std::move(entropy), key, std::move(done));
}

void Invitations::join(const Asker& asker, const play::Challenge& challenge,
                       std::optional<db::RequestKey> key,
                       std::move_only_function<void(Result<Accepted>)> done) {
  std::vector<UserId> others{challenge.from};
  for (const auto& joined : challenge.joined)
    if (joined.user != asker.user) others.push_back(joined.user);
  if (auto may = starter_.may_sit(asker.user, others, challenge.terms.rated); !may) {
    done(std::unexpected(std::move(may.error())));
    return;
  }
  challenges_.join(
      challenge.id, asker.user, key, clock_.now(),
      [this, key, done = std::move(done)](Result<db::Made<play::Challenge>> made) mutable {
        if (!made) return done(std::unexpected(std::move(made.error())));
        auto& joined = made->id;
        if (made->repeated) return done(std::move(joined));
        std::vector<UserId> takers;
        takers.reserve(joined.joined.size());
        for (const auto& one : joined.joined) takers.push_back(one.user);
        if (joined.full()) return begin(joined, std::move(takers), "", key, std::move(done));
        notify_players(joined, wire::challenge_added(joined));
        done(std::move(joined));
      });
}

void Invitations::begin(const play::Challenge& challenge, std::vector<UserId> takers,
                        std::string entropy, std::optional<db::RequestKey> key,
                        std::move_only_function<void(Result<Accepted>)> done) {
  const GameStarter::Pairing pairing{
      .terms = challenge.terms,
      .color = challenge.color,
      .from = challenge.from,
      .takers = std::move(takers),
      .offer = challenge.id,
      .dice = challenge.dice_commitment ? challenges_.dice_of(challenge.id) : std::nullopt,
      .entropy = std::move(entropy)};
  starter_.begin(pairing, key,
                 [this, challenge, done = std::move(done)](Result<GameId> game) mutable {
                   if (game) notify_of_end(challenge);
                   if (game)
                     done(Accepted(*game));
                   else
                     done(std::unexpected(std::move(game.error())));
                 });
}

void Invitations::decline(UserId user, ChallengeId id,
                          std::move_only_function<void(Result<void>)> done) {
  auto challenge = find(user, id);
  if (!challenge) {
    done(std::unexpected(std::move(challenge.error())));
  } else if (challenge->has_joined(user) || challenge->holds_seat_of(user)) {
    challenges_.leave(id, user,
                      [this, user, done = std::move(done)](Result<play::Challenge> left) mutable {
                        if (!left) return done(std::unexpected(std::move(left.error())));
                        notify_players(*left, wire::challenge_added(*left));
                        inboxes_.notify(user, wire::challenge_gone(left->id, clock_.now()));
                        done({});
                      });
  } else if (challenge->to != user) {
    done(fail(Code::forbidden, reason::challenge::only_the_challenged_declines()));
  } else {
    remove(*challenge, std::move(done));
  }
}

void Invitations::withdraw(UserId user, ChallengeId id,
                           std::move_only_function<void(Result<void>)> done) {
  auto challenge = find(user, id);
  if (!challenge) {
    done(std::unexpected(std::move(challenge.error())));
  } else if (challenge->from != user) {
    done(fail(Code::forbidden, reason::challenge::only_the_challenger_withdraws()));
  } else {
    remove(*challenge, std::move(done));
  }
}

void Invitations::remove(const play::Challenge& challenge,
                         std::move_only_function<void(Result<void>)> done) {
  challenges_.remove(challenge.id,
                     [this, challenge, done = std::move(done)](Result<void> removed) mutable {
                       if (removed) notify_of_end(challenge);
                       done(std::move(removed));
                     });
}

void Invitations::notify_invited(const play::Challenge& challenge) {
  if (!challenge.to && challenge.invited.empty()) return;
  const auto data = wire::challenge_added(challenge);
  if (challenge.to) inboxes_.notify(*challenge.to, data);
  for (const auto& one : challenge.invited) inboxes_.notify(one.user, data);
}

void Invitations::notify_players(const play::Challenge& challenge, const std::string& data) {
  inboxes_.notify(challenge.from, data);
  if (challenge.to) inboxes_.notify(*challenge.to, data);
  for (const auto& joined : challenge.joined) inboxes_.notify(joined.user, data);
  for (const auto& one : challenge.invited)
    if (challenge.holds_seat_of(one.user)) inboxes_.notify(one.user, data);
}

void Invitations::notify_of_end(const play::Challenge& challenge) {
  notify_players(challenge, wire::challenge_gone(challenge.id, clock_.now()));
}

}  // namespace crownhead::live
