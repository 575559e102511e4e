#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "rules/computer/weights.hpp"
#include "rules/draughts/board/position.hpp"

namespace crownhead::training {

/// A quiet position from a game of the draughts computer against itself. Files contain its memory
/// representation.
struct DraughtsSample {
  std::array<std::uint64_t, 2> men;    ///< White's and Black's, one bit per square
  std::array<std::uint64_t, 2> kings;  ///< likewise
  std::uint32_t game;                  ///< number of the game, from 0
  std::int16_t score;                  ///< the search's expectation, in 1/100 of a man, for White
  draughts::Color turn;
  std::uint8_t white_got;  ///< White's result in half points
  bool operator==(const DraughtsSample&) const = default;
};

/// The parameters of the games.
struct DraughtsPlay {
  const draughts::Variant& variant;
  const computer::Weights* weights;  ///< nullptr selects the hand-written evaluation
  std::uint64_t positions = 1'000;   ///< searched per move
  std::uint64_t seed = 1;
};

/// Plays the game with this number, which begins with some random plies. The result is the same on
/// every machine.
std::vector<DraughtsSample> play_draughts(const DraughtsPlay& play, std::uint32_t number);

/// Appends complete games to the file, or nothing; throws std::runtime_error on failure.
void append_samples(const std::filesystem::path& file, const std::vector<DraughtsSample>& samples);

/// Returns an empty list if there is no file. An incomplete sample at the end, left by an
/// interrupted program, is ignored.
std::vector<DraughtsSample> read_samples(const std::filesystem::path& file);

}  // namespace crownhead::training
