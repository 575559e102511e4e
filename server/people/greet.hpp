#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/runtime/hub.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::live {

/// Sends the follower a snapshot, then every frame published since this call. `write` runs in the
/// pool for the client `who` and returns the snapshot; if it throws or the pool is full, the
/// follower is sent an error frame instead and may ask again. The follower is counted immediately
/// and may leave before the snapshot is written. `last` returns a frame to send after those
/// published during the write, and is called on the channel's thread. Call there.
std::weak_ptr<Greeting> greet(Channel& channel, const Follower& follower, Workers& pool,
                              std::string_view who, std::move_only_function<std::string()> write,
                              std::function<Frame()> last = {});

}  // namespace crownhead::live
