#include "server/people/study_followers.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "rules/reasons.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

/// Returns those who may read the study; no one without a study.
Readers readers_of(const db::Study* study) {
  Readers readers{.players = {}, .to_players = true, .to_moderators = false, .to_others = false};
  if (!study) return readers;
  readers.to_others = study->shown_to(std::nullopt);
  readers.players.push_back(study->head.owner);
  for (const auto& editor : study->editors) readers.players.push_back(editor.user);
  return readers;
}

}  // namespace

StudyFollowers::StudyFollowers(Hubs& hubs, const db::Studies& studies, const WallClock& clock,
                               Workers& reads)
    : hubs_(hubs),
      studies_(studies),
      clock_(clock),
      reads_(reads),
      on_threads_(hubs.threads().count()) {}

void StudyFollowers::follow(StudyId study, const Follower& follower) {
  hubs_.threads().run_on(home(study), [this, study, follower] {
    Followed& followed = on_threads_[home(study)].try_emplace(study, hubs_, study).first->second;
    followed.channel.expect(follower.thread);
    followed.coming.emplace_back(follower, followed.looks + 1);
    if (const auto user = follower.reader.user) followed.users.insert(*user);
    look(study, followed);
  });
}

void StudyFollowers::unfollow(StudyId study, std::size_t thread, std::optional<UserId> reader) {
  hubs_.threads().run_on(home(study), [this, study, thread, reader] {
    OnThread& here = on_threads_[home(study)];
    const auto it = here.find(study);
    if (it == here.end()) return;
    Followed& followed = it->second;
    followed.channel.remove(thread);
    if (reader) followed.users.erase(followed.users.find(*reader));
    if (!followed.channel.followed() && !followed.looking) here.erase(it);
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
        if (!followed.owner || followed.owner == player || followed.users.contains(player))
          look(study, followed);
    });
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
  publish(study, found, followed);
  if (!followed.channel.followed())
    here.erase(study);
  else if (followed.again)
    look(study, followed);
}

void StudyFollowers::publish(StudyId study, const Seen& found, Followed& followed) const {
  const db::Study* shown = found && *found ? &**found : nullptr;
  const auto topic = wire::study_topic(study);
  const auto readers = std::make_shared<const Readers>(readers_of(shown));
  followed.channel.end(make_frame(wire::info_frame(topic, R"({"type":"ended"})")), readers);
  Frame news;
  if (shown) {
    followed.owner = shown->head.owner;
    const auto version = shown->head.version;
    news = make_frame(wire::snapshot_frame(topic, version, clock_.now(), "{}"));
    if (std::exchange(followed.version, version) != version)
      followed.channel.publish(news, readers);
  }
  std::erase_if(followed.coming, [&](const Coming& coming) {
    if (coming.since > followed.looks) return false;
    if (shown && readers->include(coming.follower.reader))
      followed.channel.admit(coming.follower, {news});
    else
      followed.channel.refuse(coming.follower, refusal(found));
    return true;
  });
}

Frame StudyFollowers::refusal(const Seen& found) {
  return make_frame(wire::error_frame(
      std::nullopt, found ? Error{Code::not_found, reason::study::none_of_this_id()}
                          : why_not_read(found.error())));
}

}  // namespace crownhead::live
