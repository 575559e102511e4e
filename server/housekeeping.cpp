#include "server/housekeeping.hpp"

#include <algorithm>
#include <utility>

#include "db/accounts/erasures.hpp"
#include "db/packing.hpp"
#include "db/retention.hpp"
#include "server/http/games/dice.hpp"
#include "server/log.hpp"

namespace crownhead::server {
namespace {

constexpr Millis tidied_every = seconds(60);
constexpr Millis disk_looked_at_every = seconds(5);
constexpr Millis sockets_looked_at_every = seconds(3600);
constexpr Millis sockets_looked_at_every_by_node = seconds(60);

constexpr int guests_looked_at = 600;  // per minute
constexpr std::size_t guests_closed_at_once = 10;

constexpr int batches_at_once = 20;  // of data of closed accounts

/// Erases one batch after another; sets `erasing` to false after the last.
void erase_batches(db::Writer& writer, int most,
                   const std::shared_ptr<std::atomic<bool>>& erasing) {
  db::erase_some(writer, [&writer, most, erasing](const Result<bool>& more) {
    if (more && *more && most > 1) return erase_batches(writer, most - 1, erasing);
    *erasing = false;
  });
}

bool is_due(const std::optional<Instant>& last, Millis every, Instant now) {
  return !last || now - *last >= every;
}

}  // namespace

void GuestCleanup::look(Instant now) {
  guests_ = users_.idle_guests(now - kept_, guests_looked_at);
}

void GuestCleanup::close_some(Instant now) {
  const auto some = std::min(guests_.size(), guests_closed_at_once);
  std::vector<UserId> gone(guests_.end() - static_cast<std::ptrdiff_t>(some), guests_.end());
  guests_.resize(guests_.size() - some);
  users_.close_idle_guests(std::move(gone), now - kept_, now, [](const Result<void>&) {});
}

Housekeeping::Housekeeping(api::Site& site, live::Computers& computers,
                           const config::Retention& keep, std::function<void(bool)> pause,
                           const cluster::Share& share)
    : site_(site),
      computers_(computers),
      keep_(keep),
      pause_(std::move(pause)),
      share_(share),
      gone_guests_(site.stores.users, keep.guests),
      ranker_(std::in_place, site.database.writer(), site.database.readers()) {
  look_at_disk(site.clock.now());
}

void Housekeeping::tick(Instant now) {
  look_at_disk(now);
  close_ended_sockets(now);
  if (!share_.holds(cluster::Role::housekeeping)) return;
  gone_guests_.close_some(now);
  erase_closed();
  rank_tournaments();
  if (is_due(tidied_, tidied_every, now)) {
    tidied_ = now;
    forget_old(now);
    api::close_commitment_days(site_.stores.dice_commitments, now,
                               [](const Result<void>&) {});  // retried later
    gone_guests_.look(now);
    db::pack_ended_games(site_.database.writer(), now,
                         [](const Result<void>&) {});  // retried later
  }
}

/// Another node does not announce that it ends a session.
void Housekeeping::close_ended_sockets(Instant now) {
  const Millis every = share_.is_node() ? sockets_looked_at_every_by_node : sockets_looked_at_every;
  if (!is_due(sockets_looked_at_, every, now)) return;
  sockets_looked_at_ = now;
  site_.sockets.close_ended(
      [&](const db::Bearer& bearer) { return site_.stores.sessions.lives(bearer, now); });
}

void Housekeeping::look_at_disk(Instant now) {
  if (!is_due(disk_looked_at_, disk_looked_at_every, now)) return;
  disk_looked_at_ = now;
  auto& free_space = site_.free_space;
  if (!free_space.look(site_.config.folder)) return;
  pause_(free_space.low());
  const auto bytes = [](std::uint64_t count) { return std::to_string(count); };
  if (free_space.low())
    log(LogLevel::error,
        "the disk has less free space than min-free-space; only game commands, results,"
        " sign-ins and moderation are stored, and background work pauses",
        {{"free_bytes", bytes(free_space.bytes().value_or(0))},
         {"min_free_bytes", bytes(free_space.least())},
         {"folder", site_.config.folder}});
  else
    log(LogLevel::info, "the disk has min-free-space again; everything is stored",
        {{"min_free_bytes", bytes(free_space.least())}});
}

void Housekeeping::erase_closed() {
  if (*erasing_ || !db::anything_to_erase(site_.database.readers())) return;
  *erasing_ = true;
  erase_batches(site_.database.writer(), batches_at_once, erasing_);
}

void Housekeeping::rank_tournaments() {
  if (!ranker_) return;
  try {
    if (!ranker_->rank_next()) ranker_.reset();
  } catch (const db::StoreError&) {
    throw;
  } catch (const std::runtime_error& error) {
    log(LogLevel::error, "cannot rank a tournament", {{"why", error.what()}});
  }
}

void Housekeeping::forget_old(Instant now) {
  const auto before = [now](std::optional<Millis> kept) {
    return kept ? std::optional(now - *kept) : std::nullopt;
  };
  computers_.resign_for_guests(site_.stores.game_queries, now - keep_.guests);
  db::forget(site_.database.writer(),
             {.sessions_unused_since = before(keep_.sessions),
              .chat_before = before(keep_.chat),
              .reports_closed_before = before(keep_.reports)},
             now);
}

}  // namespace crownhead::server
