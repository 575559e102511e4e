#pragma once

#include <boost/container_hash/hash.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <vector>

#include "db/games/game_store.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::live {

/// The commands that a game has already carried out, by sender and command id. Uses a flat table:
/// recognising a new command, the common case, touches one or two cache lines however long the game
/// is (docs/decisions/0007-answered-commands-in-a-flat-table.md).
class AnsweredCommands {
 public:
  struct Answered {
    std::uint64_t hash;    ///< of the request's content
    std::int64_t version;  ///< of the command's first event
  };

  AnsweredCommands() = default;
  explicit AnsweredCommands(const std::vector<db::CommandStamp>& stamps) {
    for (const auto& stamp : stamps) add(stamp.key, stamp.version);
  }

  void add(const db::RequestKey& key, std::int64_t version) {
    answered_.try_emplace(Name{key.user, key.id}, Answered{key.hash, version});
  }

  /// Returns nullptr for a new command. The pointer is valid until the next add().
  const Answered* find(const db::RequestKey& key) const {
    const auto it = answered_.find(Name{key.user, key.id});
    return it == answered_.end() ? nullptr : &it->second;
  }

 private:
  struct Name {
    UserId user;
    CommandId id;

    bool operator==(const Name&) const = default;
    friend std::size_t hash_value(const Name& name) {
      std::size_t seed = boost::hash_value(name.user.value);
      boost::hash_combine(seed, name.id);
      return seed;
    }
  };

  boost::unordered_flat_map<Name, Answered> answered_;
};

}  // namespace crownhead::live
