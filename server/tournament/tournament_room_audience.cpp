#include <utility>

#include "server/tournament/tournament_room.hpp"

/// The people whom a tournament names, and its followers.
namespace crownhead::live {

void TournamentRoom::change_people(ChangePeople change) {
  auto next = std::make_shared<TournamentView>(*now_);
  change(*next);
  now_ = std::move(next);
  if (mailbox_.at_work()) changes_during_copy_.push_back(std::move(change));
  followers_.forget_frames();  // they contain the old names and titles
}

void TournamentRoom::rename(UserId user, const std::string& name) {
  if (!now_->names.contains(user)) return;
  change_people([user, name](TournamentView& view) { view.names[user] = name; });
}

void TournamentRoom::became_bot(UserId user) {
  if (!now_->names.contains(user)) return;
  change_people([user](TournamentView& view) { view.bots.insert(user); });
}

void TournamentRoom::identify(UserId user, const Identity& identity) {
  if (!now_->names.contains(user)) return;
  change_people([user, identity](TournamentView& view) { view.identities[user] = identity; });
}

/// Adds the names from an act.
Awaitable<void> TournamentRoom::learn(const std::map<UserId, std::string>& names) {
  std::vector<UserId> unknown;
  for (const auto& [user, name] : names)
    if (!now_->names.contains(user)) unknown.push_back(user);
  if (unknown.empty()) co_return;
  changes_during_copy_.clear();
  auto copy = co_await reading([this, &names, &unknown, now = now_] {
    auto next = std::make_shared<TournamentView>(*now);
    auto shown = around_.tournaments.shown_players(unknown);
    for (const UserId user : unknown) next->names.emplace(user, names.at(user));
    next->bots.merge(std::move(shown.bots));
    next->identities.merge(std::move(shown.identities));
    return next;
  });
  become(std::move(copy));
}

void TournamentRoom::publish(const Events& events, const tournament::Tournament& after,
                             const std::vector<Frame>& frames) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    line_.heard(after, events[i]);
    followers_.publish(frames[i]);
  }
}

void TournamentRoom::follow(const Follower& follower, std::optional<UserId> user,
                            std::optional<std::int64_t> version) {
  if (user) line_.come(*user, around_.clock.now());
  if (!mailbox_.at_work()) rearm();
  followers_.add(follower, version, now_, around_.clock.now());
}

void TournamentRoom::unfollow(std::size_t thread, std::optional<UserId> user) {
  followers_.remove(thread);
  if (user) line_.go(*user);
}

}  // namespace crownhead::live
