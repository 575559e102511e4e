#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/tournament/model.hpp"

// Checks pairings from the raw encounters and shares no code with what draws them.

namespace crownhead::tournament {

/// What is wrong with a Swiss round drawn after `before`, in a sentence each.
std::vector<std::string> faults_of(const History& before, const std::vector<Encounter>& drawn);

/// The same of a knockout's round.
std::vector<std::string> knockout_faults(const History& before,
                                         const std::vector<Encounter>& drawn);

/// What is wrong with a round robin as it was drawn: who has met whom, and with which colours.
std::vector<std::string> round_robin_faults(const History& history);

/// What is wrong with a wave of an arena, drawn of those who waited; that it could not be larger is
/// looked at for up to 10 of them.
std::vector<std::string> wave_faults(const History& before, std::span<const Seat> waiting,
                                     const std::vector<Encounter>& drawn);

/// Half points of everybody, counted from the results alone; of encounters without steps.
std::map<Seat, int> points_counted(const History& history);

/// Groups that the bye is above the lowest, and players in pairs of two score groups halved.
using Floats = std::pair<int, int>;

Floats floats_of(const History& before, const std::vector<Encounter>& drawn);

/// The least of all pairings that the rules allow, by trying them all; nullopt if there is none.
std::optional<Floats> least_floats(const History& before);

}  // namespace crownhead::tournament
