#include "db/dice/dice_counts.hpp"

#include <cstdint>
#include <map>
#include <tuple>

#include "db/jobs/readers.hpp"

namespace crownhead::db {

std::vector<play::Rolled> rolls_among(const std::vector<play::Event>& events) {
  std::vector<play::Rolled> rolls;
  for (const play::Event& event : events)
    if (const auto* rolled = std::get_if<play::Rolled>(&event.what)) rolls.push_back(*rolled);
  return rolls;
}

void count_rolls(Connection& connection, const std::vector<play::Rolled>& rolls) {
  std::map<std::tuple<int, int, int>, std::int64_t> counts;
  for (const play::Rolled& rolled : rolls)
    ++counts[{rolled.seat, rolled.dice.first, rolled.dice.second}];
  for (const auto& [thrown, count] : counts)
    connection.run(
        "INSERT INTO dice_counts (seat, first_die, second_die, node, rolls)"
        " VALUES (?1, ?2, ?3, 0, ?4) ON CONFLICT (seat, first_die, second_die, node)"
        " DO UPDATE SET rolls = dice_counts.rolls + excluded.rolls",
        std::get<0>(thrown), std::get<1>(thrown), std::get<2>(thrown), count);
}

dice::RollsBySeat rolls_of_site(Readers& readers) {
  auto connection = readers.borrow();
  Rows rows = connection->query(
      "SELECT seat, first_die, second_die, sum(rolls) FROM dice_counts"
      " GROUP BY seat, first_die, second_die");
  dice::RollsBySeat found;
  while (rows.next()) {
    auto* counts = found.of(rows.take<int>());
    const auto first = rows.take<std::uint8_t>();
    const auto second = rows.take<std::uint8_t>();
    if (counts) (*counts)[dice::place_of({first, second})] = rows.take<std::int64_t>();
  }
  return found;
}

}  // namespace crownhead::db
