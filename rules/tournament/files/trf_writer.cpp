#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_map>

#include "rules/tournament/files/trf.hpp"
#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/standings/score_cards.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"
#include "rules/utf8.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t name_columns = 33, title_columns = 3;

/// Cuts or pads the text to `width` UTF-8 characters.
std::string column(std::string_view text, std::size_t width) {
  std::string cut;
  std::size_t count = 0;
  for (const char byte : text) {
    if (begins_character(byte) && ++count > width) break;
    cut += byte < ' ' && byte >= 0 ? ' ' : byte;
  }
  return cut + std::string(width - std::min(width, count), ' ');
}

/// Replaces characters that would end the line.
std::string one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char byte) { return byte >= 0 && (byte < ' ' || byte == 0x7f); }, ' ');
  return line;
}

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string zeros(int number, std::size_t width) {
  const std::string digits = std::to_string(number);
  return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Formats half points as "11.5".
std::string tenths_text(int half_points) {
  return std::to_string(half_points / 2) + (half_points % 2 == 0 ? ".0" : ".5");
}

/// Formats like tenths_text, but in whole points if four columns are too narrow.
std::string points_text(int half_points) {
  const auto text = tenths_text(half_points);
  return text.size() > 4 ? std::to_string(half_points / 2) : text;
}

char result_code(const ScoreCardLine& line) {
  if (line.open) return ' ';
  if (!line.played) return line.won ? '+' : '-';
  return line.won ? '1' : line.score < line.games ? '0' : '=';
}

/// Returns ten columns, the first two blank.
std::string round_text(const ScoreCardLine& line) {
  switch (line.bye) {
    case Bye::pairing: return "  0000 - U";
    case Bye::half: return "  0000 - H";
    case Bye::zero:
    case Bye::free: return "  0000 - Z";
    case Bye::none: break;
  }
  if (line.annulled) return "  0000 - Z";
  const char colour = line.first ? 'w' : 'b';
  return "  " + right(std::to_string(line.opponent->number), 4) + ' ' + colour + ' ' +
         result_code(line);
}

/// A title that is too long for its columns is left out: half of it would be another title.
std::string title_column(const Identity& identity) {
  const auto title = identity.shown_title();
  return right(title.size() <= title_columns ? std::string(title) : std::string(), title_columns);
}

std::string player_record(const Entrant& entrant, const std::string& name, const Identity& identity,
                          const ScoreCard& card, int rank) {
  const std::string& written = identity.real_name.empty() ? name : identity.real_name;
  std::string text = "001 " + right(std::to_string(entrant.seat.number), 4) + "  ";
  text += title_column(identity) + ' ' + column(written, name_columns) + ' ' +
          right(entrant.rating > 0 ? std::to_string(entrant.rating) : "", 4);
  text += ' ' + column(identity.country, 3) + ' ' +
          right(identity.federation_number, longest_federation_number);
  text += std::string(12, ' ') + right(points_text(card.points), 4) + ' ' +
          right(std::to_string(rank), 4);
  for (const ScoreCardLine& line : card.lines) text += round_text(line);
  return text;
}

std::string_view type_text(Format format) {
  constexpr std::array<std::string_view, 5> types = {"Round robin", "Swiss system", "Knockout",
                                                     "Match", "Arena"};
  return types[static_cast<std::size_t>(format)];
}

/// Writes the result codes from column 6 on, nine columns each.
std::string scoring(const Points& points) {
  std::string text = "162";
  for (const auto& [code, value] :
       {std::pair('W', points.win), std::pair('D', points.draw), std::pair('L', points.loss),
        std::pair('A', 0), std::pair('P', points.bye)})
    text += std::string("  ") + code + right(tenths_text(value), 4) + "  ";
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string tiebreak_list(const Policy& policy) {
  std::string text;
  for (const TieBreak kind : policy.tiebreaks)
    text += (text.empty() ? "" : ",") + std::string(tiebreak_name(kind));
  return text;
}

/// Returns the largest number of games in an encounter; the report has one game per encounter.
std::size_t games_written(const History& history) {
  std::size_t most = 1;
  for (const Round& round : history.rounds)
    for (const Encounter& encounter : round.encounters)
      most = std::max(most, encounter.games.size());
  if (!history.policy.steps.empty()) most = std::max<std::size_t>(most, 2);
  return std::max<std::size_t>(most, static_cast<std::size_t>(history.policy.games_per_encounter));
}

void add_comments(std::vector<std::string>& lines, const History& history) {
  lines.push_back("### crownhead tiebreaks " + tiebreak_list(history.policy));
  lines.push_back("### crownhead unplayed " +
                  std::to_string(static_cast<int>(history.policy.unplayed)));
  lines.push_back("### crownhead drawn " + std::to_string(history.rounds.size()));
  lines.push_back("### crownhead games " + std::to_string(games_written(history)));
  lines.push_back("### crownhead half_bye " + std::to_string(history.policy.points.half_bye));
  for (const Entrant& entrant : history.entrants)
    lines.push_back("### crownhead seat " + std::to_string(entrant.seat.number) + ' ' +
                    std::to_string(entrant.lot) + ' ' +
                    std::to_string(static_cast<int>(entrant.state)) + ' ' +
                    std::to_string(entrant.from_round));
}

Identity identity_at(const TrfReport& report, std::size_t at) {
  return at < report.identities.size() ? report.identities[at] : Identity{};
}

void add_usernames(std::vector<std::string>& lines, const TrfReport& report) {
  for (std::size_t i = 0; i < report.history.entrants.size(); ++i)
    if (!identity_at(report, i).real_name.empty())
      lines.push_back("### crownhead player " +
                      std::to_string(report.history.entrants[i].seat.number) + ' ' +
                      one_line(report.names[i]));
}

char code_of(Bye bye) { return bye == Bye::pairing ? 'F' : bye == Bye::half ? 'H' : 'Z'; }

void add_agreements(std::vector<std::string>& lines, const History& history) {
  const int drawn = static_cast<int>(history.rounds.size());
  for (const Entrant& entrant : history.entrants)
    for (const RequestedBye& bye : entrant.byes)
      if (history.policy.format == Format::swiss && bye.round > drawn)
        lines.push_back(std::string("240 ") + code_of(bye.bye) + ' ' + zeros(bye.round, 3) + ' ' +
                        right(std::to_string(entrant.seat.number), 4));
  for (const auto& [a, b] : history.forbidden)
    lines.push_back("260 001 " + zeros(std::max(history.policy.rounds, std::max(drawn, 1)), 3) +
                    ' ' + right(std::to_string(a.number), 4) + ' ' +
                    right(std::to_string(b.number), 4));
}

std::vector<std::string> head_lines(const TrfReport& report) {
  const History& history = report.history;
  const auto rated = std::ranges::count_if(
      history.entrants, [](const Entrant& entrant) { return entrant.rating > 0; });
  const int planned = history.policy.format == Format::round_robin ? planned_rounds(history)
                                                                   : history.policy.rounds;
  const int rounds = planned > 0 ? planned : static_cast<int>(history.rounds.size());
  return {"012 " + one_line(report.name),
          "022 " + one_line(report.city),
          "032 " + one_line(report.federation),
          "042 " + one_line(report.start_date),
          "052 " + one_line(report.end_date),
          "062 " + std::to_string(history.entrants.size()),
          "072 " + std::to_string(rated),
          "092 " + std::string(type_text(history.policy.format)),
          "102 " + one_line(report.arbiter),
          "122 " + one_line(report.time_control),
          "142 " + std::to_string(rounds),
          scoring(history.policy.points),
          "182 Crownhead"};
}

}  // namespace

std::string write_trf(const TrfReport& report) {
  std::vector<std::string> lines = head_lines(report);
  if (report.first_white) lines.emplace_back(*report.first_white ? "152 W" : "152 B");
  add_comments(lines, report.history);
  add_usernames(lines, report);
  std::unordered_map<PairingNumber, int> ranks;
  for (const Standing& standing : standings_of(report.history))
    ranks[standing.seat] = standing.rank;
  const std::vector<ScoreCard> cards = score_cards_of(report.history);
  for (std::size_t i = 0; i < cards.size(); ++i)
    lines.push_back(player_record(report.history.entrants[i], report.names[i],
                                  identity_at(report, i), cards[i], ranks.at(cards[i].seat)));
  add_agreements(lines, report.history);
  std::string text;
  for (const std::string& line : lines) text += line + "\r\n";
  return text;
}

}  // namespace crownhead::tournament
