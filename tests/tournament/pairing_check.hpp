#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/tournament/model.hpp"

// Checks pairings from the raw encounters and shares no code with what draws them.

namespace crownhead::tournament {

/// What is wrong with a Swiss round drawn after `before`, in a sentence each.
std::vector<std::string> faults_of(const Course& before, const std::vector<Encounter>& drawn);

/// Groups that the bye is above the lowest, and players in pairs of two score groups halved.
using Floats = std::pair<int, int>;

Floats floats_of(const Course& before, const std::vector<Encounter>& drawn);

/// The least of all pairings that the rules allow, by trying them all; nullopt if there is none.
std::optional<Floats> least_floats(const Course& before);

}  // namespace crownhead::tournament
