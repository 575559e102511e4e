#pragma once

#include <utility>

#include "db/jobs/awaited.hpp"
#include "rules/instant.hpp"
#include "server/cluster/share.hpp"

namespace crownhead::messages {

/// Returns true if this process may send the due message: it has claimed it, or no other node
/// sends. `store` is the store of such messages. Blocks.
template <class Store, class Id>
bool takes(const cluster::Share& share, Store& store, Id message, Instant now) {
  if (!share.is_node()) return true;
  return db::awaited<bool>([&](auto done) { store.claim(message, now, std::move(done)); })
      .value_or(false);
}

}  // namespace crownhead::messages
