#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "rules/computer/weights.hpp"
#include "rules/draughts/position.hpp"

namespace crownhead::training {

/// A quiet position of a game of draughts that the computer played against itself. Files have it as
/// it lies in memory.
struct DraughtsSample {
  std::array<std::uint64_t, 2> men;    ///< of White and Black, a bit a square
  std::array<std::uint64_t, 2> kings;  ///< the same
  std::uint32_t game;                  ///< its number, from 0
  std::int16_t score;                  ///< what the search expected, in 1/100 of a man, for White
  draughts::Color turn;
  std::uint8_t white_got;  ///< half points
  bool operator==(const DraughtsSample&) const = default;
};

/// How games are played.
struct DraughtsPlay {
  const draughts::Variant& variant;
  const computer::Weights* weights;  ///< nullptr for the evaluation that was made by hand
  std::uint64_t positions = 1'000;   ///< looked at for a move
  std::uint64_t seed = 1;
};

/// The game of that number: it begins with some plies by lot. The same on every machine.
std::vector<DraughtsSample> play_draughts(const DraughtsPlay& play, std::uint32_t number);

/// Adds to the file whole games, or nothing; throws std::runtime_error where that fails.
void append_samples(const std::filesystem::path& file, const std::vector<DraughtsSample>& samples);

/// None where there is no file. What a program that was broken off has left of a sample at the end
/// is taken off.
std::vector<DraughtsSample> read_samples(const std::filesystem::path& file);

}  // namespace crownhead::training
