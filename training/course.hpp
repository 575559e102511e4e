#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "rules/nardi/computer/nets.hpp"

namespace crownhead::training {

/// The parameters of training nets. On one machine the same course gives the same nets, even if it
/// was interrupted and resumed.
struct Course {
  std::uint64_t games = 300'000;
  std::size_t hidden = 80;       ///< hidden units of the contact net
  std::size_t race_hidden = 32;  ///< hidden units of the race net
  std::uint64_t seed = 1;

  bool operator==(const Course&) const = default;
};

/// A course in progress.
struct Pupil {
  nardi::computer::Nets nets;
  std::uint64_t games = 0;  ///< played so far
};

/// Returns nets with small random weights.
Pupil beginner(const Course& course);

/// Plays one game and learns from it; the learning rate falls from 0.1 to 0.004.
void play_and_learn(Pupil& pupil, const Course& course);

/// Writes the file atomically; throws std::runtime_error if it cannot be written.
void save(const Pupil& pupil, const Course& course, const std::filesystem::path& file);

/// Returns nullopt if there is no such file; throws std::runtime_error if it is damaged or belongs
/// to a course that differs in more than the number of games.
std::optional<Pupil> load(const Course& course, const std::filesystem::path& file);

}  // namespace crownhead::training
