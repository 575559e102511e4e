#include "db/puzzles/puzzle_choice.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace crownhead::db {
namespace {

/// The puzzle is drawn from this many candidates.
constexpr int nearest = 6;

/// 0 stands for any theme.
std::int64_t bit_or_none(std::optional<puzzles::Theme> theme) { return theme ? bit_of(*theme) : 0; }

std::int64_t such_puzzles(const PuzzleCounts& counts, std::optional<puzzles::Theme> theme) {
  if (!theme) return counts.puzzles;
  const auto found =
      std::ranges::find(counts.themes, *theme, [](const auto& of) { return of.first; });
  return found == counts.themes.end() ? 0 : found->second;
}

/// A puzzle and its rating.
using Candidate = std::pair<PuzzleId, double>;

/// Returns the puzzles nearest to a rating, up to `most` from either side, the nearest first.
/// `conditions`, with parameters from ?4 on, restricts them.
template <class... Values>
std::vector<Candidate> around(Connection& connection, const std::string& variant, double rating,
                              int most, std::string_view conditions, const Values&... values) {
  std::vector<Candidate> found;
  const auto add = [&](const std::string& side, const std::string& order) {
    const auto nearest = connection.pairs<PuzzleId, double>(
        "SELECT id, rating FROM puzzles WHERE variant = ?1 AND disabled_ms IS NULL AND rating " +
            side + " ?2" + std::string(conditions) + " ORDER BY rating" + order + ", id" + order +
            " LIMIT ?3",
        variant, rating, most, values...);
    found.insert(found.end(), nearest.begin(), nearest.end());
  };
  add(">=", "");
  add("<", " DESC");
  std::ranges::sort(found, {}, [rating](const Candidate& one) {
    return std::pair(std::abs(one.second - rating), one.first);
  });
  return found;
}

/// Returns the variant's best candidate for the puzzle of the day.
std::optional<PuzzleId> day_of_variant(Connection& connection, const std::string& variant) {
  const auto found = around(connection, variant, rating::Rating().rating, 1,
                            " AND NOT EXISTS"
                            " (SELECT 1 FROM puzzle_days WHERE puzzle_id = puzzles.id)");
  return found.empty() ? std::nullopt : std::optional(found.front().first);
}

/// -1 if never.
std::int64_t last_day(Connection& connection, const std::string& variant) {
  return connection
      .value<std::int64_t>(
          "SELECT day FROM puzzle_days WHERE variant = ?1 ORDER BY day DESC LIMIT 1", variant)
      .value_or(-1);
}

}  // namespace

std::vector<PuzzleCounts> puzzle_counts(Connection& connection,
                                        const std::optional<std::string>& variant) {
  Rows rows = connection.query(
      "SELECT variant, theme, puzzles FROM puzzle_counts"
      " WHERE puzzles > 0 AND variant = coalesce(?1, variant) ORDER BY variant, theme",
      variant);
  std::vector<PuzzleCounts> counts;
  while (rows.next()) {
    auto key = rows.take<std::string>();
    const int theme = rows.take<int>();
    const auto puzzles = rows.take<std::int64_t>();
    if (counts.empty() || counts.back().variant != key)
      counts.push_back({.variant = std::move(key)});
    if (theme < 0)
      counts.back().puzzles = puzzles;
    else
      counts.back().themes.emplace_back(static_cast<puzzles::Theme>(theme), puzzles);
  }
  return counts;
}

std::vector<std::string> variants_by_lot(Connection& connection, const PuzzleWish& wish,
                                         std::uint64_t lot) {
  std::vector<std::pair<std::string, std::int64_t>> variants;
  std::int64_t all = 0;
  for (const auto& counts : puzzle_counts(connection, wish.variant))
    if (const auto some = such_puzzles(counts, wish.theme); some > 0) {
      variants.emplace_back(counts.variant, some);
      all += some;
    }
  std::vector<std::string> order;
  if (variants.empty()) return order;
  auto left = static_cast<std::int64_t>(lot % static_cast<std::uint64_t>(all));
  auto first = variants.begin();
  while (left >= first->second) left -= (first++)->second;
  std::ranges::rotate(variants, first);
  for (auto& [key, puzzles] : variants) order.push_back(std::move(key));
  return order;
}

std::optional<PuzzleId> by_lot(Connection& connection, const std::string& variant,
                               std::optional<puzzles::Theme> theme, std::uint64_t lot) {
  const auto last = connection.value<std::int64_t>(
      "SELECT id FROM puzzles WHERE variant = ?1 AND disabled_ms IS NULL ORDER BY id DESC LIMIT 1",
      variant);
  if (!last) return std::nullopt;
  const auto from = [&](std::int64_t id) {
    return connection.value<PuzzleId>(
        "SELECT id FROM puzzles WHERE variant = ?1 AND disabled_ms IS NULL AND id >= ?2"
        " AND (?3 = 0 OR (themes & ?3) <> 0) ORDER BY id LIMIT 1",
        variant, id, bit_or_none(theme));
  };
  const auto first = connection.value<std::int64_t>(
      "SELECT id FROM puzzles WHERE variant = ?1 AND disabled_ms IS NULL ORDER BY id LIMIT 1",
      variant);
  const auto among = static_cast<std::uint64_t>(*last - *first + 1);
  const auto found = from(*first + static_cast<std::int64_t>((lot / 2) % among));
  return found ? found : from(0);
}

std::optional<PuzzleId> near_to(Connection& connection, const std::string& variant,
                                const PuzzleWish& wish, UserId user, double rating,
                                std::uint64_t lot) {
  const auto found = around(
      connection, variant, rating, nearest,
      " AND (?4 = 0 OR (themes & ?4) <> 0)"
      " AND NOT EXISTS (SELECT 1 FROM puzzle_tries WHERE user_id = ?5 AND puzzle_id = puzzles.id)"
      " AND (?6 = 1 OR NOT EXISTS"
      " (SELECT 1 FROM puzzles_served WHERE user_id = ?5 AND puzzle_id = puzzles.id))",
      bit_or_none(wish.theme), user, wish.rated ? 1 : 0);
  if (found.empty()) return std::nullopt;
  const auto among = std::min<std::size_t>(found.size(), nearest);
  return found[lot % among].first;
}

std::optional<PuzzleId> choice_of_day(Connection& connection) {
  std::vector<std::pair<std::int64_t, std::string>> waiting;
  for (const auto& counts : puzzle_counts(connection, std::nullopt))
    waiting.emplace_back(last_day(connection, counts.variant), counts.variant);
  std::ranges::sort(waiting);
  for (const auto& [day, variant] : waiting)
    if (const auto found = day_of_variant(connection, variant)) return found;
  // Each has been a puzzle of the day: repeats the oldest one of the variant whose turn it is.
  if (waiting.empty()) return std::nullopt;
  return connection.value<PuzzleId>(
      "SELECT puzzle_id FROM puzzle_days JOIN puzzles ON puzzles.id = puzzle_id"
      " WHERE puzzle_days.variant = ?1 AND disabled_ms IS NULL"
      " GROUP BY puzzle_id ORDER BY max(day) LIMIT 1",
      waiting.front().second);
}

}  // namespace crownhead::db
