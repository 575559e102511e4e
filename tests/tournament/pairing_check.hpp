#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/tournament/model.hpp"

// Checks pairings from the raw encounters, without sharing code with the implementation.

namespace crownhead::tournament {

/// Returns what is wrong with a Swiss round drawn after `before`, one sentence per fault.
std::vector<std::string> faults_of(const History& before, const std::vector<Encounter>& drawn);

/// The same for a knockout round.
std::vector<std::string> knockout_faults(const History& before,
                                         const std::vector<Encounter>& drawn);

/// Returns what is wrong with the pairs and colours of a round robin as drawn.
std::vector<std::string> round_robin_faults(const History& history);

/// Returns what is wrong with a wave of an arena, drawn from the waiting players. Up to 10 of them,
/// it also checks that the wave could not be larger.
std::vector<std::string> wave_faults(const History& before, std::span<const PairingNumber> waiting,
                                     const std::vector<Encounter>& drawn);

/// Returns everyone's half points, counted from the results alone; for encounters without steps.
std::map<PairingNumber, int> points_counted(const History& history);

/// How many groups the bye is above the lowest, and the number of players in pairs of two score
/// groups, halved.
using Floats = std::pair<int, int>;

Floats floats_of(const History& before, const std::vector<Encounter>& drawn);

/// Returns the minimum over all legal pairings, by trying them all; nullopt if there is none.
std::optional<Floats> least_floats(const History& before);

}  // namespace crownhead::tournament
