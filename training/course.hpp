#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "rules/nardi/computer/nets.hpp"

namespace crownhead::training {

/// How nets are trained. The same course makes the same nets on one machine, also where it was
/// broken off and taken up again.
struct Course {
  std::uint64_t games = 300'000;
  std::size_t hidden = 80;       ///< units of the net for contact
  std::size_t race_hidden = 32;  ///< and of that for races
  std::uint64_t seed = 1;

  bool operator==(const Course&) const = default;
};

/// A course that is under way.
struct Pupil {
  nardi::computer::Nets nets;
  std::uint64_t games = 0;  ///< played so far
};

/// Small weights by lot.
Pupil beginner(const Course& course);

/// Plays a game more and learns from it: the rate falls from 0.1 to 0.004.
void play_and_learn(Pupil& pupil, const Course& course);

/// Writes the file whole or not at all; throws std::runtime_error where it cannot be written.
void save(const Pupil& pupil, const Course& course, const std::filesystem::path& file);

/// nullopt where there is no such file; throws std::runtime_error where it is of another course,
/// other than in its games, or damaged.
std::optional<Pupil> load(const Course& course, const std::filesystem::path& file);

}  // namespace crownhead::training
