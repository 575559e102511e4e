#include "server/people/study_followers.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/reasons.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

bool same(const std::weak_ptr<Sink>& one, const std::weak_ptr<Sink>& other) {
  return !one.owner_before(other) && !other.owner_before(one);
}

}  // namespace

StudyFollowers::StudyFollowers(Hubs& hubs, const db::Studies& studies, const WallClock& clock,
                               Workers& reads)
    : hubs_(hubs),
      studies_(studies),
      clock_(clock),
      reads_(reads),
      on_threads_(hubs.threads().count()) {}

void StudyFollowers::follow(StudyId study, const Follower& follower, std::optional<UserId> reader) {
  hubs_.threads().run_on(home(study), [this, study, follower, reader] {
    Followed& followed = on_threads_[home(study)][study];
    followed.places.push_back(
        {.follower = follower, .reader = reader, .since = followed.looks + 1});
    look(study, followed);
  });
}

void StudyFollowers::unfollow(StudyId study, const std::weak_ptr<Sink>& sink) {
  hubs_.threads().run_on(home(study), [this, study, sink] {
    OnThread& here = on_threads_[home(study)];
    const auto it = here.find(study);
    if (it == here.end()) return;
    Followed& followed = it->second;
    std::erase_if(followed.places,
                  [&](const Place& place) { return same(place.follower.sink, sink); });
    if (followed.places.empty() && !followed.looking) here.erase(it);
  });
}

void StudyFollowers::notify(StudyId study) {
  hubs_.threads().run_on(home(study), [this, study] {
    OnThread& here = on_threads_[home(study)];
    if (const auto it = here.find(study); it != here.end()) look(study, it->second);
  });
}

void StudyFollowers::recheck_access(UserId player) {
  for (std::size_t thread = 0; thread < on_threads_.size(); ++thread)
    hubs_.threads().run_on(thread, [this, thread, player] {
      for (auto& [study, followed] : on_threads_[thread])
        if (followed.concerns(player)) look(study, followed);
    });
}

bool StudyFollowers::Followed::concerns(UserId player) const {
  return !owner || owner == player ||
         std::ranges::find(places, player, &Place::reader) != places.end();
}

void StudyFollowers::look(StudyId study, Followed& followed) {
  followed.again = followed.looking;
  if (std::exchange(followed.looking, true)) return;
  ++followed.looks;
  ask(
      reads_, "study " + std::to_string(study.value),
      [this, study] { return studies_.find(study); },
      [this, study](Seen found) {
        hubs_.threads().post(home(study),
                             [this, study, found = std::move(found)] { seen(study, found); });
      });
}

void StudyFollowers::seen(StudyId study, const Seen& found) {
  OnThread& here = on_threads_[home(study)];
  Followed& followed = here.at(study);
  followed.looking = false;
  if (found && *found) followed.owner = (*found)->head.owner;
  std::erase_if(followed.places, [&](Place& place) {
    if (place.since > followed.looks) return false;
    if (Frame frame = news(study, found, place)) send(place.follower, std::move(frame));
    if (!found || !*found || !(*found)->shown_to(place.reader)) return true;
    place.seen = (*found)->head.version;
    return false;
  });
  if (followed.places.empty())
    here.erase(study);
  else if (followed.again)
    look(study, followed);
}

Frame StudyFollowers::news(StudyId study, const Seen& found, const Place& place) const {
  const auto topic = wire::study_topic(study);
  if (found && *found && (*found)->shown_to(place.reader)) {
    const auto version = (*found)->head.version;
    if (place.seen == version) return nullptr;
    return make_frame(wire::snapshot_frame(topic, version, clock_.now(), "{}"));
  }
  if (place.seen) return make_frame(wire::info_frame(topic, R"({"type":"ended"})"));
  return make_frame(wire::error_frame(
      std::nullopt, found ? Error{Code::not_found, reason::study::none_of_this_id()}
                          : why_not_read(found.error())));
}

void StudyFollowers::send(const Follower& follower, Frame frame) const {
  hubs_.threads().run_on(follower.thread, [weak = follower.sink, frame = std::move(frame)] {
    if (const auto sink = weak.lock()) sink->send(frame);
  });
}

}  // namespace crownhead::live
