// How a seek is taken.

#include "rules/accounts/guest_access.hpp"
#include "rules/reasons.hpp"
#include "server/lobby/lobby.hpp"
#include "server/runtime/awaited.hpp"

namespace crownhead::live {

void Lobby::take(TakeRequest request, TakeDone done) {
  coroutines_.run(lobby_thread, take(std::move(request)), std::move(done));
}

Awaitable<Result<Lobby::Taken>> Lobby::take(TakeRequest request) {
  std::optional<TakeCheck> checked;
  // Everything is checked again after a read: players may have come or gone in the meantime.
  while (true) {
    if (const auto before = answers_.find(request.key)) {
      if (!*before) co_return std::unexpected(before->error());
      const auto [hash, id, waits] = **before;
      co_return waits ? Taken(SeekId{id}) : Taken(GameId{id});
    }
    if (running_.has(request.key))
      co_return co_await awaited<Result<Taken>>(
          home(), [&](auto done) { running_.join(*request.key, std::move(done)); });
    expire();
    const auto it = seeks_.find(request.seek);
    if (it == seeks_.end()) co_return co_await answer_of_another_run(request.key);
    OpenSeek& entry = it->second;
    if (auto may = may_ask(entry, request.asker); !may)
      co_return std::unexpected(std::move(may.error()));
    if (!must_check(entry, request.asker.user, checked)) {
      if (auto refused = refusal(entry, request.asker, checked))
        co_return std::unexpected(*std::move(refused));
      sit(entry, request);
      if (entry.full()) co_return co_await begin(std::move(request));
      co_return wait_for_others(entry, request);
    }
    auto read = co_await check(entry, request.asker.user);
    if (!read) co_return std::unexpected(why_not_read(read.error()));
    checked = *std::move(read);
  }
}

Result<void> Lobby::may_ask(const OpenSeek& entry, const Asker& asker) {
  if (entry.user == asker.user) return fail(Code::own_offer, reason::lobby::your_own_seek());
  const auto& wish = entry.line.wish;
  return accounts::may_accept(asker.guest, wish.terms.rated, wish.accounts_only);
}

bool Lobby::must_check(const OpenSeek& entry, UserId asker,
                       const std::optional<TakeCheck>& checked) {
  const auto& wish = entry.line.wish;
  const bool asks = wish.terms.seats() > least_seats || wish.range != wire::RatingRange{};
  return asks && !entry.has_taken(asker) && (!checked || checked->players != entry.players());
}

Awaitable<ReadOutcome<Lobby::TakeCheck>> Lobby::check(const OpenSeek& entry, UserId asker) const {
  const auto& terms = entry.line.wish.terms;
  co_return co_await reading(
      asker, [this, asker, players = entry.players(), rated = terms.rated,
              pool = db::pool_of(terms.variant, terms.seats(), terms.control)] {
        return TakeCheck{.players = players,
                         .rating = ratings_.shown(asker, pool, clock_.now()).rating,
                         .may_sit = starter_.may_sit(asker, players, rated)};
      });
}

std::optional<Error> Lobby::refusal(const OpenSeek& entry, const Asker& asker,
                                    const std::optional<TakeCheck>& checked) const {
  if (checked && !checked->may_sit) return checked->may_sit.error();
  if (checked && !entry.line.wish.range.holds(checked->rating))
    return Error{Code::forbidden, reason::lobby::other_ratings(std::to_string(checked->rating))};
  // A player sits at one live board: of two seeks taken at the same time, the first one counts.
  if (!entry.live()) return std::nullopt;
  if (begins_live_game(entry.user)) return seek_gone();
  if (begins_live_game(asker.user))
    return Error{Code::seek_gone, reason::lobby::another_game_begins()};
  return std::nullopt;
}

void Lobby::sit(OpenSeek& seek, const TakeRequest& request) {
  // Takers who are about to play elsewhere give up their seats here.
  if (seek.live())
    seek.stand_up([this](const OpenSeek::Taker& taker) { return begins_live_game(taker.user); });
  seek.sit(request.asker.user, request.asker.name, request.connection);
}

Lobby::Taken Lobby::wait_for_others(OpenSeek& entry, const TakeRequest& request) {
  entry.until = clock_.now() + rest_seek_stands;
  if (entry.ends_by_itself()) ends_.arm(request.seek, entry.until);
  publish(wire::seek_added(entry.line));
  answers_.keep(request.key, request.seek.value, true);
  return request.seek;
}

Awaitable<Result<Lobby::Taken>> Lobby::begin(TakeRequest request) {
  // Removed before the game is stored, so that no one else can take it in the meantime.
  auto taken = *remove(request.seek);
  running_.begin(request.key);
  GameStarter::Pairing pairing{.terms = taken.line.wish.terms,
                               .color = taken.line.wish.color,
                               .from = taken.user,
                               .takers = {},
                               .offer = std::nullopt,
                               .dice = taken.dice,
                               .entropy = request.entropy};
  for (const OpenSeek::Taker& taker : taken.takers) pairing.takers.push_back(taker.user);
  being_taken_.emplace(request.seek, std::move(taken));
  const auto game = co_await starter_.begin(home(), std::move(pairing), request.key);
  auto entry = being_taken_.extract(request.seek);
  if (game) {
    answers_.keep(request.key, game->value);
  } else if (!entry.empty()) {
    // Two seated players may have blocked each other in the meantime. Then all seats are freed,
    // because the last one could never be taken.
    const bool others = game.error().code == Code::forbidden;
    entry.mapped().stand_up(
        [&](const OpenSeek::Taker& taker) { return others || taker.user == request.asker.user; });
    put(std::move(entry.mapped()));
  }
  running_.end(request.key, game);
  co_return game;
}

/// True if a game is being stored for a live seek that the player has created or taken.
bool Lobby::begins_live_game(UserId user) const {
  return std::ranges::any_of(being_taken_, [user](const auto& taken) {
    const OpenSeek& entry = taken.second;
    return entry.live() && (entry.user == user || entry.has_taken(user));
  });
}

/// The seeks of an earlier run of the server are gone, but the games that they began are stored.
Awaitable<Result<Lobby::Taken>> Lobby::answer_of_another_run(
    std::optional<db::RequestKey> key) const {
  if (!key) co_return std::unexpected(seek_gone());
  const auto begun =
      result_of(co_await reading(key->user, [this, key] { return starter_.begun_by(*key); }));
  if (!begun) co_return std::unexpected(begun.error());
  if (!*begun) co_return std::unexpected(seek_gone());
  co_return **begun;
}

}  // namespace crownhead::live
