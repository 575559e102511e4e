#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "rules/draughts/board/variant.hpp"

namespace crownhead::bench {

/// A game to be played, from the initial position of its variant.
struct Script {
  std::string variant;
  draughts::Color first = draughts::Color::white;
  std::vector<std::string> moves = {};  ///< in the notation of the record; never empty
  bool over = false;                    ///< the rules end it with the last move
  draughts::Color resigns =
      draughts::Color::white;  ///< the side that resigns if the rules do not end it

  draughts::Color turn(std::size_t ply) const {
    return ply % 2 == 0 ? first : draughts::opposite(first);
  }
};

/// Games to be played one after another, starting over after the last. Thread-safe.
class Scripts {
 public:
  explicit Scripts(std::vector<Script> all) : all_(std::move(all)) {}

  const Script& next() { return all_[next_++ % all_.size()]; }
  std::size_t size() const { return all_.size(); }

 private:
  std::vector<Script> all_;
  std::atomic<std::size_t> next_ = 0;
};

struct PdnScripts {
  std::vector<Script> games = {};
  std::size_t left_out = 0;  ///< with faults, without moves or from another position
};

/// Reads the games of PDN files. A game's variant is in its tag GameType, otherwise `variant`.
/// Throws std::runtime_error with a message for a file that cannot be read or has no playable game.
PdnScripts read_scripts(const std::vector<std::string>& files, const std::string& variant);

/// Returns complete legal games of random moves.
std::vector<Script> random_scripts(const std::string& variant, std::size_t count, unsigned seed);

}  // namespace crownhead::bench
