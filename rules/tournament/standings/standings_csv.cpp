#include "rules/tournament/standings/standings_csv.hpp"

#include <cstddef>
#include <cstdlib>

#include "rules/tournament/standings/tiebreaks.hpp"

namespace crownhead::tournament {
namespace {

/// Quotes the text if it would otherwise read as more than one field.
std::string quoted(std::string_view text) {
  if (text.find_first_of("\",\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

/// Returns how many units of the tie-break make one point, or one of what it counts.
int parts_of_one(TieBreak kind) {
  switch (kind) {
    case TieBreak::sonneborn_berger: return 4;
    case TieBreak::wins:
    case TieBreak::performance:
    case TieBreak::lot:
    case TieBreak::match_points: return 1;
    default: return 2;
  }
}

/// Formats with as many decimals as needed.
std::string decimal(std::int64_t value, int parts) {
  const std::int64_t size = std::abs(value);
  std::string text = (value < 0 ? "-" : "") + std::to_string(size / parts);
  if (const auto hundredths = size % parts * 100 / parts; hundredths != 0)
    text += '.' + std::to_string(hundredths % 10 == 0 ? hundredths / 10 : hundredths);
  return text;
}

std::string numbers(const TieBreakValue& value) {
  std::string text;
  for (const std::int64_t part : value.parts)
    text += (text.empty() ? "" : " ") + decimal(part, parts_of_one(value.kind));
  return text;
}

}  // namespace

std::string points_text(int half_points) { return decimal(half_points, 2); }

std::string standings_csv(std::span<const Standing> standings,
                          std::span<const NamedPlayer> players) {
  std::string text = "rank,name,title,country,real_name,federation_number,points";
  if (!standings.empty())
    for (const TieBreakValue& value : standings.front().tiebreaks)
      text += ',' + std::string(tiebreak_name(value.kind));
  text += "\r\n";
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const Standing& line = standings[i];
    const Identity& identity = players[i].identity;
    text += std::to_string(line.rank) + ',' + quoted(players[i].name) + ',' +
            std::string(identity.shown_title()) + ',' + identity.country + ',' +
            quoted(std::string_view(identity.real_name)) + ',' + identity.federation_number + ',' +
            points_text(line.points);
    for (const TieBreakValue& value : line.tiebreaks) text += ',' + numbers(value);
    text += "\r\n";
  }
  return text;
}

}  // namespace crownhead::tournament
