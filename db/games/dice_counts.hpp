#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "rules/dice/fairness.hpp"
#include "rules/play/event.hpp"

namespace crownhead::db {

class Readers;

std::vector<play::Rolled> rolls_among(const std::vector<play::Event>& events);

/// Adds them to what was counted, in the transaction that stores their events.
void count_rolls(Connection& connection, const std::vector<play::Rolled>& rolls);

/// All rolls of the site that have been counted.
dice::RollsBySeat rolls_of_site(Readers& readers);

}  // namespace crownhead::db
