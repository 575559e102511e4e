#include "db/games/dice_counts.hpp"

#include "db/jobs/readers.hpp"

namespace crownhead::db {

std::vector<play::Rolled> rolls_among(const std::vector<play::Event>& events) {
  std::vector<play::Rolled> rolls;
  for (const play::Event& event : events)
    if (const auto* rolled = std::get_if<play::Rolled>(&event.what)) rolls.push_back(*rolled);
  return rolls;
}

void count_rolls(Connection& connection, const std::vector<play::Rolled>& rolls) {
  for (const play::Rolled& rolled : rolls)
    connection.run(
        "INSERT INTO dice_counts (seat, first_die, second_die, rolls) VALUES (?1, ?2, ?3, 1)"
        " ON CONFLICT (seat, first_die, second_die) DO UPDATE SET rolls = dice_counts.rolls + 1",
        rolled.seat, static_cast<int>(rolled.dice.first), static_cast<int>(rolled.dice.second));
}

dice::RollsBySeat rolls_of_site(Readers& readers) {
  auto connection = readers.borrow();
  Rows rows = connection->query("SELECT seat, first_die, second_die, rolls FROM dice_counts");
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
