#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "rules/dice/fairness.hpp"
#include "rules/play/event.hpp"

namespace crownhead::db {

class Readers;

std::vector<play::Rolled> rolls_among(const std::vector<play::Event>& events);

/// Adds the rolls to the site's totals, in the transaction that stores their events.
void count_rolls(Connection& connection, const std::vector<play::Rolled>& rolls);

/// Returns all counted rolls of the site.
dice::RollsBySeat rolls_of_site(Readers& readers);

}  // namespace crownhead::db
