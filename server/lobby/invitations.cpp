#include "server/lobby/invitations.hpp"

#include <algorithm>

#include "db/jobs/random_id.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
#include "server/runtime/awaited.hpp"

namespace crownhead::live {

namespace {

/// Returns a new challenge, without its dice and the rating of its sender.
play::Challenge offered(const Asker& from, const std::vector<Asker>& to, const wire::GameWish& wish,
                        Instant now) {
  // Anyone with the link may accept an open challenge, so the id is random.
  play::Challenge challenge{.id = {db::random_id()},
                            .from = from.user,
                            .from_name = from.name,
                            .from_bot = from.bot,
                            .to = std::nullopt,
                            .to_name = {},
                            .terms = wish.terms,
                            .color = wish.color,
                            .created = now,
                            .seats = wish.terms.seats()};
  if (challenge.seats > least_seats) {
    for (const Asker& one : to) challenge.invited.push_back({.user = one.user, .name = one.name});
  } else if (!to.empty()) {
    challenge.to = to.front().user;
    challenge.to_name = to.front().name;
  }
  return challenge;
}

}  // namespace

Invitations::Invitations(Threads& threads, db::Challenges& challenges, GameStarter& starter,
                         Inboxes& inboxes, const WallClock& clock, Workers& reads)
    : threads_(threads),
      challenges_(challenges),
      starter_(starter),
      inboxes_(inboxes),
      clock_(clock),
      reads_(reads) {}

void Invitations::challenge(const Asker& from, const std::vector<Asker>& to,
                            const wire::GameWish& wish, std::optional<db::RequestKey> key,
                            std::move_only_function<void(Result<ChallengeId>)> done) {
  coroutines_.run(home(from.user).thread, create(from, to, wish, key), std::move(done));
}

Awaitable<Result<ChallengeId>> Invitations::create(Asker from, std::vector<Asker> to,
                                                   wire::GameWish wish,
                                                   std::optional<db::RequestKey> key) {
  if (std::ranges::find(to, from.user, &Asker::user) != to.end())
    co_return fail(Code::own_offer, reason::challenge::not_yourself());
  auto challenge = offered(from, to, wish, clock_.now());
  // Computing a chain of dice takes milliseconds.
  auto read = co_await reading(from.user, [this, challenge, wish] {
    return std::pair(new_dice(wish.terms, wish.entropy), challenges_.sender_rating(challenge));
  });
  if (!read) co_return std::unexpected(why_not_read(read.error()));
  auto& [dice, rating] = *read;
  challenge.from_rating = rating;
  challenge.dice_commitment = play::commitment_of(dice);
  const auto made = co_await awaited<Result<db::Made<ChallengeId>>>(
      home(from.user),
      [&](auto done) { challenges_.create(challenge, key, std::move(done), std::move(dice)); });
  if (!made) co_return std::unexpected(made.error());
  challenge.id = made->id;
  if (!made->repeated) notify_invited(challenge);
  co_return made->id;
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
  coroutines_.run(home(asker.user).thread, accept(asker, id, std::move(entropy), key),
                  std::move(done));
}

Result<Invitations::Acceptance> Invitations::acceptance(
    const Asker& asker, ChallengeId id, const std::optional<db::RequestKey>& key) const {
  if (key) {
    const auto begun = starter_.begun_by(*key);
    if (!begun) return std::unexpected(begun.error());
    if (*begun) return Acceptance{.begun = *begun};
  }
  auto challenge = find(asker.user, id);
  if (!challenge) return std::unexpected(std::move(challenge.error()));
  if (challenge->from == asker.user) return fail(Code::own_offer, reason::challenge::your_own());
  if (challenge->seats > least_seats) {
    std::vector<UserId> others{challenge->from};
    for (const auto& joined : challenge->joined)
      if (joined.user != asker.user) others.push_back(joined.user);
    if (auto may = starter_.may_sit(asker.user, others, challenge->terms.rated); !may)
      return std::unexpected(std::move(may.error()));
  }
  auto dice = challenge->dice_commitment ? challenges_.dice_of(id) : std::nullopt;
  return Acceptance{
      .begun = std::nullopt, .challenge = *std::move(challenge), .dice = std::move(dice)};
}

Awaitable<Result<Invitations::Accepted>> Invitations::accept(Asker asker, ChallengeId id,
                                                             std::string entropy,
                                                             std::optional<db::RequestKey> key) {
  auto read = result_of(
      co_await reading(asker.user, [this, asker, id, key] { return acceptance(asker, id, key); }));
  if (!read) co_return std::unexpected(std::move(read.error()));
  if (read->begun) co_return *read->begun;
  auto& challenge = read->challenge;
  std::vector<UserId> takers{asker.user};
  if (challenge.seats > least_seats) {
    auto made = co_await awaited<Result<db::Made<play::Challenge>>>(
        home(asker.user),
        [&](auto done) { challenges_.join(id, asker.user, key, clock_.now(), std::move(done)); });
    if (!made) co_return std::unexpected(std::move(made.error()));
    challenge = std::move(made->id);
    if (!made->repeated && !challenge.full())
      notify_players(challenge, wire::challenge_added(challenge));
    if (made->repeated || !challenge.full()) co_return std::move(challenge);
    takers.clear();
    for (const auto& one : challenge.joined) takers.push_back(one.user);
  }
  const auto game = co_await starter_.begin(home(asker.user),
                                            {.terms = challenge.terms,
                                             .color = challenge.color,
                                             .from = challenge.from,
                                             .takers = std::move(takers),
                                             .offer = challenge.id,
                                             .dice = std::move(read->dice),
                                             .entropy = std::move(entropy)},
                                            key);
  if (game) notify_of_end(challenge);
  co_return game;
}

void Invitations::decline(UserId user, ChallengeId id,
                          std::move_only_function<void(Result<void>)> done) {
  coroutines_.run(home(user).thread, decline(user, id), std::move(done));
}

Awaitable<Result<void>> Invitations::decline(UserId user, ChallengeId id) {
  const auto challenge =
      result_of(co_await reading(user, [this, user, id] { return find(user, id); }));
  if (!challenge) co_return std::unexpected(challenge.error());
  if (challenge->has_joined(user) || challenge->holds_seat_of(user)) {
    const auto left = co_await awaited<Result<play::Challenge>>(
        home(user), [&](auto done) { challenges_.leave(id, user, std::move(done)); });
    if (!left) co_return std::unexpected(left.error());
    notify_players(*left, wire::challenge_added(*left));
    inboxes_.notify(user, wire::challenge_gone(left->id, clock_.now()));
    co_return {};
  }
  if (challenge->to != user)
    co_return fail(Code::forbidden, reason::challenge::only_the_challenged_declines());
  co_return co_await remove(user, *challenge);
}

void Invitations::withdraw(UserId user, ChallengeId id,
                           std::move_only_function<void(Result<void>)> done) {
  coroutines_.run(home(user).thread, withdraw(user, id), std::move(done));
}

Awaitable<Result<void>> Invitations::withdraw(UserId user, ChallengeId id) {
  const auto challenge =
      result_of(co_await reading(user, [this, user, id] { return find(user, id); }));
  if (!challenge) co_return std::unexpected(challenge.error());
  if (challenge->from != user)
    co_return fail(Code::forbidden, reason::challenge::only_the_challenger_withdraws());
  co_return co_await remove(user, *challenge);
}

Awaitable<Result<void>> Invitations::remove(UserId asker, const play::Challenge& challenge) {
  auto removed = co_await awaited<Result<void>>(
      home(asker), [&](auto done) { challenges_.remove(challenge.id, std::move(done)); });
  if (removed) notify_of_end(challenge);
  co_return removed;
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
