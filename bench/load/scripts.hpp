#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "rules/draughts/variant.hpp"

namespace crownhead::bench {

/// A game that is going to be played, from the start position of its variant.
struct Script {
  std::string variant;
  draughts::Color first = draughts::Color::white;
  std::vector<std::string> moves = {};               ///< as the record has them; never empty
  bool over = false;                                 ///< the rules end it with the last move
  draughts::Color resigns = draughts::Color::white;  ///< who does where they do not end it

  draughts::Color turn(std::size_t ply) const {
    return ply % 2 == 0 ? first : draughts::opposite(first);
  }
};

/// Games that are played one after another, again from the first after the last. For any thread.
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

/// The games of PDN files. The tag GameType names a game's variant, else it is the given one.
/// Throws std::runtime_error with a sentence for a file that cannot be read or has no game that can
/// be played.
PdnScripts read_scripts(const std::vector<std::string>& files, const std::string& variant);

/// Legal games of random moves, to the end.
std::vector<Script> random_scripts(const std::string& variant, std::size_t count, unsigned seed);

}  // namespace crownhead::bench
