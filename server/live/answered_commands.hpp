#pragma once

#include <boost/container_hash/hash.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <vector>

#include "db/games/game_store.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::live {

/// The commands that a game has carried out, by who sent them and their ids. In a flat table: that
/// a command is new, as each move is, is known from a cache line or two, however long the game
/// (docs/decisions/0007-answered-commands-in-a-flat-table.md).
class AnsweredCommands {
 public:
  struct Answered {
    std::uint64_t hash;    ///< of what was asked for
    std::int64_t version;  ///< of the first event
  };

  AnsweredCommands() = default;
  explicit AnsweredCommands(const std::vector<db::CommandStamp>& stamps) {
    for (const auto& stamp : stamps) add(stamp.key, stamp.version);
  }

  void add(const db::RequestKey& key, std::int64_t version) {
    answered_.try_emplace(Name{key.user, key.id}, Answered{key.hash, version});
  }

  /// nullptr for a command that is new. Valid until the next add().
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
