#include "server/lobby/lobby.hpp"

#include <algorithm>
#include <unordered_set>

#include "rules/accounts/guest_access.hpp"
#include "rules/kind/variants.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
#include "server/people/greet.hpp"
#include "server/runtime/awaited.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_seeks_each = 5;

/// The client of a read in the pool.
std::string who(std::optional<UserId> viewer) {
  return viewer ? std::to_string(viewer->value) : "lobby";
}

}  // namespace

Error seek_gone() { return {Code::seek_gone, reason::lobby::seek_taken()}; }

Lobby::Lobby(Hubs& hubs, GameStarter& starter, const db::Ratings& ratings, const db::Blocks& blocks,
             db::DiceCommitments& commitments, const WallClock& clock, Workers& reads,
             std::int64_t ids_above)
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
      last_id_(ids_above),
      ends_(hubs.threads().executor(lobby_thread), clock,
            [this](SeekId seek) { time_is_over(seek); }) {
  starter_.when_live_game_begins([this](UserId user) { drop_live(user); });
}

void Lobby::seek(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<SeekId>)> done) {
  coroutines_.run(lobby_thread, open(std::move(asker), std::move(wish), connection, key),
                  std::move(done));
}

Awaitable<Result<SeekId>> Lobby::open(Asker asker, wire::GameWish wish,
                                      std::optional<ConnectionId> connection,
                                      std::optional<db::RequestKey> key) {
  if (const auto before = answers_.find(key)) {
    if (!*before) co_return std::unexpected(before->error());
    co_return SeekId{(*before)->id};
  }
  expire();
  if (auto may = may_open(asker, wish); !may) co_return std::unexpected(std::move(may.error()));
  const Instant now = clock_.now();
  const SeekId id{++last_id_};
  answers_.keep(key, id.value);
  // Registered before its dice and rating are known, because its connection may close first.
  being_made_.emplace(id, OpenSeek{.line = {.id = id,
                                            .username = std::move(asker.name),
                                            .wish = wish,
                                            .created = now,
                                            .rating = {},
                                            .bot = asker.bot,
                                            .guest = asker.guest},
                                   .user = asker.user,
                                   .connection = connection,
                                   .until = now + rest_seek_stands,
                                   .dice = {}});
  if (kind::has_dice(wish.terms.variant))
    if (auto drawn = co_await draw_dice(id, asker.user, wish); !drawn) {
      being_made_.erase(id);
      answers_.forget(key);
      co_return std::unexpected(std::move(drawn.error()));
    }
  const auto rating = co_await rating_of(asker.user, wish.terms);
  if (auto entry = being_made_.extract(id); !entry.empty()) {
    entry.mapped().line.rating = rating;
    put(std::move(entry.mapped()));
  }
  co_return id;
}

Result<void> Lobby::may_open(const Asker& asker, const wire::GameWish& wish) const {
  const auto of_asker = [&](const auto& seek) { return seek.second.user == asker.user; };
  const auto open = static_cast<std::size_t>(std::ranges::count_if(seeks_, of_asker) +
                                             std::ranges::count_if(being_made_, of_asker));
  if (open >= most_seeks_each) return fail(Code::rate_limited, reason::lobby::too_many_seeks());
  return accounts::may_offer(asker.guest, wish.terms.rated, open);
}

Awaitable<Result<void>> Lobby::draw_dice(SeekId seek, UserId user, const wire::GameWish& wish) {
  // Computing the chain takes milliseconds.
  auto dice = co_await reading(user, [wish] { return new_dice(wish.terms, wish.entropy); });
  if (!dice) co_return std::unexpected(why_not_read(dice.error()));
  const auto entry = being_made_.find(seek);
  if (entry == being_made_.end() || !*dice) co_return {};
  const auto commitment = (*dice)->commitment;
  entry->second.line.dice_commitment = commitment;
  entry->second.dice = *std::move(dice);
  co_return co_await awaited<Result<void>>(home(), [&](auto done) {
    commitments_.publish({.commitment = commitment,
                          .published = clock_.now(),
                          .what = dice::CommitmentPurpose::seek,
                          .id = std::to_string(seek.value)},
                         std::move(done));
  });
}

Awaitable<rating::Shown> Lobby::rating_of(UserId user, const play::GameTerms& terms) const {
  const auto pool = db::pool_of(terms.variant, terms.seats(), terms.control);
  const auto rating = co_await reading(
      user, [this, user, pool] { return ratings_.shown(user, pool, clock_.now()); });
  co_return rating.value_or(rating::Shown{});
}

Awaitable<std::vector<std::string>> Lobby::blocked_by(std::optional<UserId> viewer) const {
  using Names = std::vector<std::string>;
  if (!viewer) co_return Names{};
  auto names = co_await reading(*viewer, [this, viewer] { return blocks_.of(*viewer); });
  co_return std::move(names).value_or(Names{});
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
    done(withdraw(user, seek, key));
  });
}

Result<void> Lobby::withdraw(UserId user, SeekId seek, const std::optional<db::RequestKey>& key) {
  if (const auto before = answers_.find(key))
    return *before ? Result<void>() : std::unexpected(before->error());
  expire();
  const OpenSeek* entry = find(seek);
  if (!entry) return std::unexpected(seek_gone());
  if (entry->has_taken(user)) {
    OpenSeek& left = seeks_.at(seek);
    left.stand_up([user](const OpenSeek::Taker& taker) { return taker.user == user; });
    publish(wire::seek_added(left.line));
  } else if (entry->user != user) {
    return fail(Code::forbidden, reason::lobby::only_the_seeker_withdraws());
  } else if (being_made_.erase(seek) == 0) {
    remove(seek);
  }
  answers_.keep(key, seek.value);
  return {};
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
                 std::move_only_function<void(Result<std::vector<wire::SeekLine>>)> done) {
  threads_.run_on(lobby_thread, [this, viewer, done = std::move(done)]() mutable {
    expire();
    ask(
        reads_, who(viewer), [this, viewer, now = lines()] { return shown_to(viewer, now); },
        [done = std::move(done)](ReadOutcome<std::vector<wire::SeekLine>> shown) mutable {
          if (!shown) return done(std::unexpected(why_not_read(shown.error())));
          done(*std::move(shown));
        });
  });
}

Lobby::Lines Lobby::lines() {
  if (lines_) return lines_;
  std::vector<wire::SeekLine> lines;
  lines.reserve(seeks_.size());
  for (const auto& [id, entry] : seeks_) lines.push_back(entry.line);
  lines_ = std::make_shared<const std::vector<wire::SeekLine>>(std::move(lines));
  return lines_;
}

std::vector<wire::SeekLine> Lobby::shown_to(std::optional<UserId> viewer,
                                            const Lines& lines) const {
  std::unordered_set<std::string> blocked;
  try {
    if (viewer)
      for (auto& name : blocks_.of(*viewer)) blocked.insert(std::move(name));
  } catch (const std::exception&) {
    return *lines;
  }
  std::vector<wire::SeekLine> shown;
  shown.reserve(lines->size());
  for (const auto& line : *lines)
    if (!blocked.contains(line.username)) shown.push_back(line);
  return shown;
}

void Lobby::whereabouts(std::optional<UserId> viewer, std::vector<UserId> users,
                        std::move_only_function<void(Result<std::vector<Whereabouts>>)> done) {
  coroutines_.run(lobby_thread, find_out(viewer, std::move(users)), std::move(done));
}

Awaitable<std::vector<Lobby::Whereabouts>> Lobby::find_out(std::optional<UserId> viewer,
                                                           std::vector<UserId> users) {
  const auto blocked = co_await blocked_by(viewer);
  expire();
  std::vector<Whereabouts> all(users.size());
  for (std::size_t i = 0; i < users.size(); ++i) all[i].online = online_.has(users[i]);
  for (const auto& [id, entry] : seeks_) {
    const auto it = std::ranges::find(users, entry.user);
    if (it != users.end() && entry.live() &&
        std::ranges::find(blocked, entry.line.username) == blocked.end())
      all[static_cast<std::size_t>(it - users.begin())].seek = entry.line;
  }
  co_return all;
}

void Lobby::some_online(std::size_t most, std::move_only_function<void(std::vector<UserId>)> done) {
  threads_.run_on(lobby_thread,
                  [this, most, done = std::move(done)]() mutable { done(online_.some(most)); });
}

void Lobby::publish(std::string_view data) {
  lines_ = nullptr;
  channel_.publish(make_frame(wire::event_frame("lobby", ++version_, data)));
}

Frame Lobby::online_frame() const {
  return make_frame(wire::info_frame("lobby", wire::online_data(online_.count())));
}

void Lobby::follow(Follower follower, std::optional<UserId> viewer) {
  threads_.run_on(lobby_thread, [this, follower = std::move(follower), viewer] {
    expire();
    if (!viewer && channel_.join_greeting(greeting_, follower)) return;
    auto greeting = greet(
        channel_, follower, reads_, who(viewer),
        [this, viewer, now = lines(), version = version_, at = clock_.now()] {
          return wire::snapshot_frame("lobby", version, at,
                                      wire::lobby_snapshot(shown_to(viewer, now)));
        },
        [this] { return online_frame(); });
    if (!viewer) greeting_ = std::move(greeting);
  });
}

void Lobby::unfollow(std::size_t thread) {
  threads_.run_on(lobby_thread, [this, thread] { channel_.remove(thread); });
}

}  // namespace crownhead::live
