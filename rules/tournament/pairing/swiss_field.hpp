#pragma once

#include <cstddef>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// How strongly a player is to get a colour. Absolute: a colour difference of two, or the same
/// colour twice in a row.
enum class ColourNeed : std::uint8_t { none, mild, strong, absolute };

struct ColourWish {
  ColourNeed need = ColourNeed::none;
  bool white = false;
};

/// A player in the round being drawn.
struct SwissPlayer {
  PairingNumber seat;
  std::uint64_t lot = 0;
  int points = 0;
  int group = 0;  ///< score group; 0 has the most points
  int place = 0;  ///< in the group, from 0
  int group_size = 0;
  int balance = 0;                ///< games with White minus games with Black
  std::vector<bool> whites = {};  ///< colours of the encounters played, latest last
  bool floated_down = false;      ///< in the last two rounds
  bool floated_up = false;
  bool may_have_bye = true;
  ColourWish wish = {};
};

/// The players of the next round, ordered by points, the policy's order, rating, and lot.
struct SwissField {
  std::vector<SwissPlayer> players = {};
  std::vector<bool> barred = {};  ///< a x size + b: they have met, or are a forbidden pair
  int round = 0;
  bool last_round = false;
  bool colours_matter = true;  ///< an odd number of games, and colours are not drawn by lot

  bool is_barred(std::size_t a, std::size_t b) const { return barred[a * players.size() + b]; }
};

SwissField swiss_field(const History& history);

ColourWish wish_of(int balance, const std::vector<bool>& whites);

}  // namespace crownhead::tournament
