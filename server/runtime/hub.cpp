#include "server/runtime/hub.hpp"

#include <algorithm>

namespace crownhead::live {

bool Readers::include(const Reader& reader) const {
  if (reader.user && std::ranges::binary_search(except, *reader.user)) return false;
  if (reader.user && std::ranges::find(players, *reader.user) != players.end()) return to_players;
  return to_others || (to_moderators && reader.moderator);
}

void Hub::add(const Topic& topic, const std::shared_ptr<Sink>& sink, bool first,
              const Reader& reader) {
  auto& followers = followers_[topic];
  followers.insert(first ? followers.begin() : followers.end(), {.sink = sink, .reader = reader});
}

void Hub::remove(const Topic& topic, const Sink* sink) {
  if (topic.kind == Topic::Kind::game) remove({Topic::Kind::game_delayed, topic.id}, sink);
  const auto it = followers_.find(topic);
  if (it == followers_.end()) return;
  std::erase_if(it->second, [sink](const Place& place) { return place.sink.get() == sink; });
  if (it->second.empty()) followers_.erase(it);
}

void Hub::broadcast(const Topic& topic, const Frame& frame, const Readers* readers) const {
  const auto it = followers_.find(topic);
  if (it == followers_.end()) return;
  // A sink that overflows is closed and removed by a later task, never during the loop.
  for (const auto& [sink, reader] : it->second)
    if (!readers || readers->include(reader)) sink->send(frame);
}

void Channel::admit(const Follower& follower, std::vector<Frame> greeting) {
  hubs_.threads().run_on(follower.thread, [&hub = hubs_.on(follower.thread), topic = topic_,
                                           weak = follower.sink, first = follower.first,
                                           reader = follower.reader, frames = std::move(greeting)] {
    const auto sink = weak.lock();
    if (!sink) return;
    hub.add(topic, sink, first, reader);
    for (const Frame& frame : frames) sink->send(frame);
  });
}

void Channel::publish(const Frame& frame, const std::shared_ptr<const Readers>& readers) const {
  for (std::size_t thread = 0; thread < followers_.size(); ++thread) {
    if (followers_[thread] == 0) continue;
    hubs_.threads().run_on(thread, [&hub = hubs_.on(thread), topic = topic_, frame, readers] {
      hub.broadcast(topic, frame, readers.get());
    });
  }
}

bool Channel::followed() const {
  return std::ranges::any_of(followers_, [](int count) { return count > 0; });
}

}  // namespace crownhead::live
