#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::bench {

/// What the server has acknowledged: games that it began and the moves in them. For any thread.
class Ledger {
 public:
  void began(const std::string& game);

  /// `ply` moves have been played with this one. A move may be told twice.
  void moved(const std::string& game, std::size_t ply, const std::string& move);

  std::vector<std::string> games() const;
  std::size_t moves() const;

  /// The moves of `game` that were acknowledged so far.
  std::size_t moves_of(const std::string& game) const;

  /// Compares with the server's answer to GET /api/v1/games/ID/events?after=0: a sentence that
  /// names the first thing that is missing, nullopt where all is there.
  std::optional<std::string> missing(const std::string& game, std::string_view events) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::vector<std::string>> moves_;  ///< by game
};

}  // namespace crownhead::bench
