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

void Hub::end(const Topic& topic, const Frame& frame, const Readers& readers) {
  const auto it = followers_.find(topic);
  if (it == followers_.end()) return;
  std::erase_if(it->second, [&](const Place& place) {
    if (readers.include(place.reader)) return false;
    place.sink->send(frame);
    return true;
  });
  if (it->second.empty()) followers_.erase(it);
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

void Channel::refuse(const Follower& follower, const Frame& error) {
  hubs_.threads().run_on(follower.thread, [weak = follower.sink, error] {
    if (const auto sink = weak.lock()) sink->send(error);
  });
}

std::weak_ptr<Greeting> Channel::begin_greeting(const Follower& follower) {
  expect(follower.thread);
  return greetings_.emplace_back(std::make_shared<Greeting>(*this, std::vector{follower}));
}

bool Channel::join_greeting(const std::weak_ptr<Greeting>& greeting, const Follower& follower) {
  const auto begun = greeting.lock();
  if (!begun) return false;
  expect(follower.thread);
  begun->followers.push_back(follower);
  return true;
}

void Channel::finish_greeting(const std::weak_ptr<Greeting>& greeting, const Frame& written,
                              const std::function<Frame()>& last) {
  const auto begun = greeting.lock();
  if (!begun) return;
  Channel& channel = begun->channel;
  std::erase(channel.greetings_, begun);
  const Frame ending = last ? last() : nullptr;
  for (const Follower& follower : begun->followers) {
    std::vector<Frame> frames{written};
    for (const auto& [frame, readers] : begun->missed)
      if (!readers || readers->include(follower.reader)) frames.push_back(frame);
    if (ending) frames.push_back(ending);
    channel.admit(follower, std::move(frames));
  }
}

template <class Task>
void Channel::on_each(Task task) const {
  for (std::size_t thread = 0; thread < followers_.size(); ++thread)
    if (followers_[thread] != 0)
      hubs_.threads().run_on(thread, [&hub = hubs_.on(thread), task] { task(hub); });
}

void Channel::publish(const Frame& frame, const std::shared_ptr<const Readers>& readers) {
  for (const auto& greeting : greetings_) greeting->missed.emplace_back(frame, readers);
  on_each(
      [topic = topic_, frame, readers](Hub& hub) { hub.broadcast(topic, frame, readers.get()); });
}

void Channel::end(const Frame& frame, const std::shared_ptr<const Readers>& readers) {
  on_each([topic = topic_, frame, readers](Hub& hub) { hub.end(topic, frame, *readers); });
}

bool Channel::followed() const {
  return std::ranges::any_of(followers_, [](int count) { return count > 0; });
}

}  // namespace crownhead::live
