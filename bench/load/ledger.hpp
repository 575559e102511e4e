#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::bench {

/// Everything that the server has acknowledged: the games it began and their moves. Thread-safe.
class Ledger {
 public:
  void began(const std::string& game);

  /// Records a move; `ply` counts it. A move may be recorded twice.
  void moved(const std::string& game, std::size_t ply, const std::string& move);

  std::vector<std::string> games() const;
  std::size_t moves() const;

  /// Returns the number of acknowledged moves in `game`.
  std::size_t moves_of(const std::string& game) const;

  /// Compares with the server's answer to GET /api/v1/games/ID/events?after=0. Returns a sentence
  /// that names the first missing move; nullopt if none is missing.
  std::optional<std::string> missing(const std::string& game, std::string_view events) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::vector<std::string>> moves_;  ///< by game
};

}  // namespace crownhead::bench
