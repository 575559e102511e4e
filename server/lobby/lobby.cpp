#include "server/lobby/lobby.hpp"

#include <algorithm>

#include "rules/accounts/guest_access.hpp"
#include "rules/kind/variants.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr Millis rest_seek_stands = seconds(600);
constexpr std::size_t most_seeks_each = 5;
constexpr std::size_t lobby_thread = 0;

Error seek_gone() { return {Code::seek_gone, reason::lobby::seek_taken()}; }

}  // namespace

Lobby::Lobby(Hubs& hubs, GameStarter& starter, const db::Ratings& ratings, const db::Blocks& blocks,
             db::DiceCommitments& commitments, const WallClock& clock, Workers& reads)
    : threads_(hubs.threads()),
      starter_(starter),
      ratings_(ratings),
      blocks_(blocks),
      commitments_(commitments),
      clock_(clock),
      reads_(reads),
      answers_(clock),
      channel_(hubs, {Topic::Kind::lobby, 0}),
      online_(hubs.threads(), lobby_thread, [this] { channel_.publish(online_frame()); }),
      ends_(hubs.threads().executor(lobby_thread), clock,
            [this](SeekId seek) { time_is_over(seek); }) {
  starter_.when_live_game_begins([this](UserId user) { drop_live(user); });
}

void Lobby::seek(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<SeekId>)> done) {
  threads_.run_on(lobby_thread, [this, asker = std::move(asker), wish = std::move(wish), connection,
                                 key, done = std::move(done)]() mutable {
    add(std::move(asker), std::move(wish), connection, key, done);
  });
}

void Lobby::add(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
                std::optional<db::RequestKey> key,
                std::move_only_function<void(Result<SeekId>)>& done) {
  if (const auto before = answers_.find(key)) {
    done(*before ? Result<SeekId>(SeekId{(*before)->id}) : std::unexpected(before->error()));
    return;
  }
  expire();
  if (auto may = may_open(asker, wish); !may) {
    done(std::unexpected(std::move(may.error())));
    return;
  }
  const Instant now = clock_.now();
  const SeekId id{++last_id_};
  answers_.keep(key, id.value);
  auto make_dice = [wish] { return new_dice(wish.terms, wish.entropy); };
  const UserId user = asker.user;
  // Registered before its dice and rating are known, because its connection may close first.
  being_made_.emplace(id, OpenSeek{.line = {.id = id,
                                            .username = std::move(asker.name),
                                            .wish = std::move(wish),
                                            .created = now,
                                            .rating = {},
                                            .bot = asker.bot,
                                            .guest = asker.guest},
                                   .user = asker.user,
                                   .connection = connection,
                                   .until = now + rest_seek_stands,
                                   .dice = {}});
  if (!kind::has_dice(being_made_.at(id).line.wish.terms.variant)) return rate(id, std::move(done));
  // Computing the chain takes milliseconds.
  ask(reads_, std::to_string(user.value), std::move(make_dice),
      [this, id, key,
       done = std::move(done)](ReadOutcome<std::optional<play::OfferedDice>> dice) mutable {
        threads_.run_on(lobby_thread,
                        [this, id, key, dice = std::move(dice), done = std::move(done)]() mutable {
                          if (!dice)
                            return give_up(id, key, why_not_read(dice.error()), std::move(done));
                          const auto entry = being_made_.find(id);
                          if (entry == being_made_.end()) return done(id);
                          entry->second.line.dice_commitment = play::commitment_of(*dice);
                          entry->second.dice = *std::move(dice);
                          note_commitment(id, key, std::move(done));
                        });
      });
}

Result<void> Lobby::may_open(const Asker& asker, const wire::GameWish& wish) const {
  const auto of_asker = [&](const auto& seek) { return seek.second.user == asker.user; };
  const auto open = static_cast<std::size_t>(std::ranges::count_if(seeks_, of_asker) +
                                             std::ranges::count_if(being_made_, of_asker));
  if (open >= most_seeks_each) return fail(Code::rate_limited, reason::lobby::too_many_seeks());
  return accounts::may_offer(asker.guest, wish.terms.rated, open);
}

void Lobby::give_up(SeekId seek, const std::optional<db::RequestKey>& key, Error why,
                    std::move_only_function<void(Result<SeekId>)> done) {
  being_made_.erase(seek);
  answers_.forget(key);
  done(std::unexpected(std::move(why)));
}

void Lobby::note_commitment(SeekId seek, std::optional<db::RequestKey> key,
                            std::move_only_function<void(Result<SeekId>)> done) {
  const auto commitment = being_made_.at(seek).line.dice_commitment;
  if (!commitment) return rate(seek, std::move(done));
  commitments_.publish({.commitment = *commitment,
                        .published = clock_.now(),
                        .what = dice::CommitmentPurpose::seek,
                        .id = std::to_string(seek.value)},
                       [this, seek, key, done = std::move(done)](Result<void> told) mutable {
                         threads_.run_on(lobby_thread, [this, seek, key, told = std::move(told),
                                                        done = std::move(done)]() mutable {
                           if (told) return rate(seek, std::move(done));
                           give_up(seek, key, std::move(told.error()), std::move(done));
                         });
                       });
}

void Lobby::rate(SeekId seek, std::move_only_function<void(Result<SeekId>)> done) {
  const auto entry = being_made_.find(seek);
  if (entry == being_made_.end()) return done(seek);
  read_rating(entry->second.user, entry->second.line.wish,
              [this, seek, done = std::move(done)](const rating::Shown& rating) mutable {
                made(seek, rating);
                done(seek);
              });
}

void Lobby::made(SeekId seek, const rating::Shown& rating) {
  auto entry = being_made_.extract(seek);
  if (entry.empty()) return;
  entry.mapped().line.rating = rating;
  put(std::move(entry.mapped()));
}

/// If the database cannot be read, the seek opens without a rating.
template <class Then>
void Lobby::read_rating(UserId user, const wire::GameWish& wish, Then then) const {
  ask(
      reads_, std::to_string(user.value),
      [this, user, pool = db::pool_of(wish.terms.variant, wish.terms.seats(), wish.terms.control)] {
        return ratings_.shown(user, pool, clock_.now());
      },
      [this, then = std::move(then)](const ReadOutcome<rating::Shown>& rating) mutable {
        threads_.run_on(lobby_thread,
                        [then = std::move(then),
                         rating = rating.value_or(rating::Shown{})]() mutable { then(rating); });
      });
}

/// If the database cannot be read, no seeks are hidden.
template <class Then>
void Lobby::read_blocked(std::optional<UserId> viewer, Then then) const {
  using Names = std::vector<std::string>;
  if (!viewer) {
    threads_.run_on(lobby_thread, [then = std::move(then)]() mutable { then(Names{}); });
    return;
  }
  ask(
      reads_, std::to_string(viewer->value), [this, viewer] { return blocks_.of(*viewer); },
      [this, then = std::move(then)](ReadOutcome<Names> blocked) mutable {
        threads_.run_on(lobby_thread,
                        [then = std::move(then),
                         names = std::move(blocked).value_or(Names{})]() mutable { then(names); });
      });
}

void Lobby::put(OpenSeek entry) {
  publish(wire::seek_added(entry.line));
  if (entry.ends_by_itself()) ends_.arm(entry.line.id, entry.until);
  seeks_.emplace(entry.line.id, std::move(entry));
}

/// Finds an open seek, or one that is still being created.
const OpenSeek* Lobby::find(SeekId seek) const {
  if (const auto it = seeks_.find(seek); it != seeks_.end()) return &it->second;
  const auto it = being_made_.find(seek);
  return it == being_made_.end() ? nullptr : &it->second;
}

std::optional<OpenSeek> Lobby::remove(SeekId seek) {
  auto node = seeks_.extract(seek);
  if (node.empty()) return std::nullopt;
  ends_.disarm(seek);
  publish(wire::seek_removed(seek, clock_.now()));
  return std::move(node.mapped());
}

void Lobby::unseek(UserId user, SeekId seek, std::optional<db::RequestKey> key,
                   std::move_only_function<void(Result<void>)> done) {
  threads_.run_on(lobby_thread, [this, user, seek, key, done = std::move(done)]() mutable {
    withdraw(user, seek, key, done);
  });
}

void Lobby::withdraw(UserId user, SeekId seek, std::optional<db::RequestKey> key,
                     std::move_only_function<void(Result<void>)>& done) {
  if (const auto before = answers_.find(key)) {
    done(*before ? Result<void>() : std::unexpected(before->error()));
    return;
  }
  expire();
  const OpenSeek* entry = find(seek);
  if (!entry) {
    done(std::unexpected(seek_gone()));
  } else if (entry->has_taken(user)) {
    OpenSeek& left = seeks_.at(seek);
    left.stand_up([user](const OpenSeek::Taker& taker) { return taker.user == user; });
    publish(wire::seek_added(left.line));
    answers_.keep(key, seek.value);
    done({});
  } else if (entry->user != user) {
    done(fail(Code::forbidden, reason::lobby::only_the_seeker_withdraws()));
  } else {
    if (being_made_.erase(seek) == 0) remove(seek);
    answers_.keep(key, seek.value);
    done({});
  }
}

void Lobby::take(TakeRequest request, TakeDone done) {
  threads_.run_on(lobby_thread,
                  [this, request = std::move(request), done = std::move(done)]() mutable {
                    pair(std::move(request), std::nullopt, std::move(done));
                  });
}

void Lobby::pair(TakeRequest request, const std::optional<Looked>& looked, TakeDone done) {
  if (const auto before = answers_.find(request.key)) {
    if (!*before) return done(std::unexpected(before->error()));
    const auto [hash, id, waits] = **before;
    return done(waits ? Taken(SeekId{id}) : Taken(GameId{id}));
  }
  if (running_.join(request.key, done)) return;
  expire();
  const auto it = seeks_.find(request.seek);
  if (it == seeks_.end()) return answer_of_another_run(request.key, std::move(done));
  OpenSeek& entry = it->second;
  if (entry.user == request.asker.user)
    return done(fail(Code::own_offer, reason::lobby::your_own_seek()));
  const auto& wish = entry.line.wish;
  if (auto may = accounts::may_accept(request.asker.guest, wish.terms.rated, wish.accounts_only);
      !may)
    return done(std::unexpected(std::move(may.error())));
  // Everything is checked again after the read: players may have come or gone in the meantime.
  const bool several = wish.terms.seats() > least_seats;
  const bool asks = several || wish.range != wire::RatingRange{};
  if (asks && !entry.has_taken(request.asker.user) &&
      (!looked || looked->players != entry.players()))
    return look(entry, std::move(request), std::move(done));
  if (auto refused = refusal(entry, request.asker, looked))
    return done(std::unexpected(*std::move(refused)));
  sit(entry, request);
  if (entry.full()) return begin(request.seek, request, std::move(done));
  entry.until = clock_.now() + rest_seek_stands;
  if (entry.ends_by_itself()) ends_.arm(request.seek, entry.until);
  publish(wire::seek_added(entry.line));
  answers_.keep(request.key, request.seek.value, true);
  done(request.seek);
}

std::optional<Error> Lobby::refusal(const OpenSeek& entry, const Asker& asker,
                                    const std::optional<Looked>& looked) const {
  if (looked && !looked->may_sit) return looked->may_sit.error();
  if (looked && !entry.line.wish.range.holds(looked->rating))
    return Error{Code::forbidden, reason::lobby::other_ratings(std::to_string(looked->rating))};
  // A player sits at one live board: of two seeks taken at the same time, the first one counts.
  if (!entry.live()) return std::nullopt;
  if (begins_live_game(entry.user)) return seek_gone();
  if (begins_live_game(asker.user))
    return Error{Code::seek_gone, reason::lobby::another_game_begins()};
  return std::nullopt;
}

void Lobby::look(const OpenSeek& entry, TakeRequest request, TakeDone done) {
  const UserId user = request.asker.user;
  const auto& wish = entry.line.wish;
  auto read = [this, user, players = entry.players(), rated = wish.terms.rated,
               pool = db::pool_of(wish.terms.variant, wish.terms.seats(), wish.terms.control)] {
    return Looked{.players = players,
                  .rating = ratings_.shown(user, pool, clock_.now()).rating,
                  .may_sit = starter_.may_sit(user, players, rated)};
  };
  ask(reads_, std::to_string(user.value), std::move(read),
      [this, request = std::move(request),
       done = std::move(done)](ReadOutcome<Looked> outcome) mutable {
        threads_.run_on(lobby_thread, [this, request = std::move(request), done = std::move(done),
                                       outcome = std::move(outcome)]() mutable {
          if (outcome)
            pair(std::move(request), *outcome, std::move(done));
          else
            done(fail(Code::unavailable, reason::server::database_not_read()));
        });
      });
}

void Lobby::sit(OpenSeek& seek, const TakeRequest& request) {
  // Takers who are about to play elsewhere give up their seats here.
  if (seek.live())
    seek.stand_up([this](const OpenSeek::Taker& taker) { return begins_live_game(taker.user); });
  seek.sit(request.asker.user, request.asker.name, request.connection);
}

void Lobby::begin(SeekId seek, const TakeRequest& request, TakeDone done) {
  // Removed before the game is stored, so that no one else can take it in the meantime.
  auto entry = *remove(seek);
  running_.begin(request.key);
  GameStarter::Pairing pairing{.terms = entry.line.wish.terms,
                               .color = entry.line.wish.color,
                               .from = entry.user,
                               .takers = {},
                               .offer = std::nullopt,
                               .dice = entry.dice,
                               .entropy = request.entropy};
  for (const OpenSeek::Taker& taker : entry.takers) pairing.takers.push_back(taker.user);
  being_taken_.emplace(seek, std::move(entry));
  starter_.begin(
      pairing, request.key, [this, request, done = std::move(done)](Result<GameId> game) mutable {
        threads_.run_on(lobby_thread, [this, request, game, done = std::move(done)]() mutable {
          taken(request, game, done);
        });
      });
}

/// Ends the seek if its creator has no connection; otherwise frees the seats of takers without one.
void Lobby::time_is_over(SeekId seek) {
  OpenSeek& entry = seeks_.at(seek);
  if (!entry.connection) {
    remove(seek);
    return;
  }
  if (entry.stand_up([](const OpenSeek::Taker& taker) { return !taker.connection; }))
    publish(wire::seek_added(entry.line));
}

/// True if a game is being stored for a live seek that the player has created or taken.
bool Lobby::begins_live_game(UserId user) const {
  return std::ranges::any_of(being_taken_, [user](const auto& taken) {
    const OpenSeek& entry = taken.second;
    return entry.live() && (entry.user == user || entry.has_taken(user));
  });
}

/// Called when the game of a seek has been stored or could not be.
void Lobby::taken(const TakeRequest& request, const Result<GameId>& game, TakeDone& done) {
  const auto& key = request.key;
  auto entry = being_taken_.extract(request.seek);
  if (game) {
    answers_.keep(key, game->value);
  } else if (!entry.empty()) {
    // Two seated players may have blocked each other in the meantime. Then all seats are freed,
    // because the last one could never be taken.
    const bool others = game.error().code == Code::forbidden;
    entry.mapped().stand_up(
        [&](const OpenSeek::Taker& taker) { return others || taker.user == request.asker.user; });
    put(std::move(entry.mapped()));
  }
  done(game);
  running_.end(key, game);
}

/// The seeks of an earlier run of the server are gone, but the games that they began are stored.
void Lobby::answer_of_another_run(const std::optional<db::RequestKey>& key, TakeDone done) const {
  if (!key) return done(std::unexpected(seek_gone()));
  using Begun = std::optional<GameId>;
  ask(
      reads_, std::to_string(key->user.value), [this, key] { return starter_.begun_by(*key); },
      [done = std::move(done)](ReadOutcome<Result<Begun>> outcome) mutable {
        const auto begun = result_of(std::move(outcome));
        if (!begun)
          done(std::unexpected(begun.error()));
        else if (*begun)
          done(**begun);
        else
          done(std::unexpected(seek_gone()));
      });
}

/// Also ends seeks that are being created, and seeks whose games are being stored: those do not
/// reopen if storing fails.
template <class Which>
void Lobby::drop_those(const Which& which) {
  threads_.run_on(lobby_thread, [this, which] {
    const auto ends = [&which](const auto& seek) {
      return which(seek.second, seek.second.user, seek.second.connection);
    };
    const auto leaves = [&which](const OpenSeek& entry) {
      return
          [&](const OpenSeek::Taker& taker) { return which(entry, taker.user, taker.connection); };
    };
    std::vector<SeekId> gone;
    for (auto& seek : seeks_) {
      if (ends(seek))
        gone.push_back(seek.first);
      else if (seek.second.stand_up(leaves(seek.second)))
        publish(wire::seek_added(seek.second.line));
    }
    for (const SeekId id : gone) remove(id);
    for (auto* others : {&being_made_, &being_taken_}) {
      std::erase_if(*others, ends);
      for (auto& [id, entry] : *others) entry.stand_up(leaves(entry));
    }
  });
}

void Lobby::drop(ConnectionId connection) {
  drop_those([connection](const OpenSeek&, UserId, const std::optional<ConnectionId>& of) {
    return of == connection;
  });
}

void Lobby::drop_live(UserId user) {
  drop_those([user](const OpenSeek& entry, UserId of, const std::optional<ConnectionId>&) {
    return of == user && entry.live();
  });
}

void Lobby::drop(UserId user) {
  drop_those([user](const OpenSeek&, UserId of, const std::optional<ConnectionId>&) {
    return of == user;
  });
}

void Lobby::sign_up(UserId guest, std::string name) {
  threads_.run_on(lobby_thread, [this, guest, name = std::move(name)] {
    for (auto* seeks : {&seeks_, &being_made_, &being_taken_})
      for (auto& [id, entry] : *seeks)
        if (entry.sign_up(guest, name) && seeks == &seeks_) publish(wire::seek_added(entry.line));
  });
}

void Lobby::tick(std::move_only_function<void()> done) {
  threads_.run_on(lobby_thread, [this, done = std::move(done)]() mutable {
    expire();
    done();
  });
}

void Lobby::expire() {
  ends_.fire_due();
  answers_.forget_old();
}

void Lobby::list(std::optional<UserId> viewer,
                 std::move_only_function<void(std::vector<wire::SeekLine>)> done) {
  read_blocked(viewer, [this, done = std::move(done)](const auto& blocked) mutable {
    expire();
    done(lines_without(blocked));
  });
}

void Lobby::whereabouts(std::optional<UserId> viewer, std::vector<UserId> users,
                        std::move_only_function<void(std::vector<Whereabouts>)> done) {
  read_blocked(viewer, [this, users = std::move(users),
                        done = std::move(done)](const auto& blocked) mutable {
    expire();
    std::vector<Whereabouts> all(users.size());
    for (std::size_t i = 0; i < users.size(); ++i) all[i].online = online_.has(users[i]);
    for (const auto& [id, entry] : seeks_) {
      const auto it = std::ranges::find(users, entry.user);
      const bool hidden = std::ranges::find(blocked, entry.line.username) != blocked.end();
      if (it != users.end() && entry.live() && !hidden)
        all[static_cast<std::size_t>(it - users.begin())].seek = entry.line;
    }
    done(std::move(all));
  });
}

void Lobby::some_online(std::size_t most, std::move_only_function<void(std::vector<UserId>)> done) {
  threads_.run_on(lobby_thread,
                  [this, most, done = std::move(done)]() mutable { done(online_.some(most)); });
}

std::vector<wire::SeekLine> Lobby::lines_without(const std::vector<std::string>& blocked) const {
  std::vector<wire::SeekLine> result;
  result.reserve(seeks_.size());
  for (const auto& [id, entry] : seeks_)
    if (std::ranges::find(blocked, entry.line.username) == blocked.end())
      result.push_back(entry.line);
  return result;
}

void Lobby::publish(std::string_view data) {
  channel_.publish(make_frame(wire::event_frame("lobby", ++version_, data)));
}

Frame Lobby::online_frame() const {
  return make_frame(wire::info_frame("lobby", wire::online_data(online_.count())));
}

void Lobby::follow(Follower follower, std::optional<UserId> viewer) {
  threads_.run_on(lobby_thread, [this, follower = std::move(follower), viewer] {
    channel_.expect(follower.thread);
    read_blocked(viewer, [this, follower](const auto& blocked) {
      expire();
      channel_.admit(
          follower, {make_frame(wire::snapshot_frame("lobby", version_, clock_.now(),
                                                     wire::lobby_snapshot(lines_without(blocked)))),
                     online_frame()});
    });
  });
}

void Lobby::unfollow(std::size_t thread) {
  threads_.run_on(lobby_thread, [this, thread] { channel_.remove(thread); });
}

}  // namespace crownhead::live
