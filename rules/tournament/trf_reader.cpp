#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <sstream>

#include "rules/tournament/round_robin.hpp"
#include "rules/tournament/tiebreaks.hpp"
#include "rules/tournament/trf.hpp"
#include "rules/tournament/trf_bracket.hpp"
#include "rules/tournament/trf_rounds.hpp"

namespace crownhead::tournament {
namespace {

using Line = std::string_view;

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(' ') - from + 1);
}

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// Characters of UTF-8 up to the last that is no blank.
int width_of(Line line) {
  const auto last = line.find_last_not_of(' ');
  if (last == Line::npos) return 0;
  return static_cast<int>(std::count_if(
      line.begin(), line.begin() + static_cast<std::ptrdiff_t>(last) + 1, begins_character));
}

/// Columns from 1, both inclusive, counted in characters of UTF-8; without blanks around.
std::string_view columns(Line line, int from, int to) {
  int column = 0;
  std::size_t begin = line.size(), end = line.size();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!begins_character(line[i])) continue;
    ++column;
    if (column == from) begin = i;
    if (column == to + 1) {
      end = i;
      break;
    }
  }
  return begin < end ? trimmed(line.substr(begin, end - begin)) : std::string_view{};
}

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// "11.5" in half points.
std::optional<int> half_points_in(std::string_view text) {
  const auto point = text.find('.');
  const auto whole = number_in<int>(text.substr(0, point));
  const auto rest = point == std::string_view::npos ? "0" : text.substr(point + 1);
  if (!whole || (rest != "0" && rest != "5")) return std::nullopt;
  return 2 * *whole + (rest == "5" ? 1 : 0);
}

Format format_in(std::string_view type) {
  std::string text(type);
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto says = [&](std::string_view word) { return text.find(word) != std::string::npos; };
  if (says("robin") || says("berger")) return Format::round_robin;
  if (says("knock")) return Format::knockout;
  if (says("match")) return Format::match;
  return says("arena") ? Format::arena : Format::swiss;
}

/// Reads line after line; the first fault ends it.
class Reader {
 public:
  Reader() { report_.course.policy = {.format = Format::swiss, .points = {2, 1, 0, 2, 1}}; }

  Result<TrfReport> read(std::string_view text) {
    while (!text.empty() && !fault_) {
      const auto end = std::min(text.find_first_of("\r\n"), text.size());
      ++number_;
      take(text.substr(0, end));
      const std::size_t ending = text.substr(end).starts_with("\r\n") ? 2 : 1;
      text.remove_prefix(std::min(text.size(), end + ending));
    }
    if (!fault_ && rows_.empty()) refuse("there is no record 001 of a player");
    if (!fault_) finish();
    if (fault_) return fail(Code::bad_trf, *fault_);
    return std::move(report_);
  }

 private:
  void refuse(const std::string& what) {
    if (!fault_) fault_ = "line " + std::to_string(number_) + ": " + what;
  }

  int whole(Line line, int from, int to, const char* what) {
    const auto number = number_in<int>(columns(line, from, to));
    if (!number)
      refuse("columns " + std::to_string(from) + " to " + std::to_string(to) + " should hold " +
             what);
    return number.value_or(0);
  }

  void take(Line line) {
    const Line tag = line.substr(0, 3);
    if (tag == "001") return take_player(line);
    if (tag == "162") return take_scoring(line);
    if (tag == "240") return take_bye(line);
    if (tag == "260") return take_forbidden(line);
    if (line.starts_with("### crownhead ")) return take_comment(std::string(line.substr(14)));
    const std::map<Line, std::string*> texts = {
        {"012", &report_.name},        {"022", &report_.city},     {"032", &report_.federation},
        {"042", &report_.start_date},  {"052", &report_.end_date}, {"102", &report_.arbiter},
        {"122", &report_.time_control}};
    const Line rest = line.size() > 4 ? trimmed(line.substr(4)) : Line{};
    if (const auto found = texts.find(tag); found != texts.end()) *found->second = rest;
    if (tag == "092") take_format(rest);
    if (tag == "142") report_.course.policy.rounds = whole(line, 5, 8, "the number of rounds");
  }

  void take_format(Line type) {
    report_.course.policy.format = format_in(type);
    if (report_.course.policy.format == Format::arena)
      refuse("a report of an arena is not read back; take the arena's JSON file");
  }

  void take_player(Line line) {
    TrfRow row{.line = number_, .seat = {whole(line, 5, 8, "the starting rank")}};
    const Line rating = columns(line, 49, 52);
    report_.course.entrants.push_back({.seat = row.seat,
                                       .rating = number_in<int>(rating).value_or(0),
                                       .lot = report_.course.entrants.size()});
    report_.names.emplace_back(columns(line, 15, 47));
    report_.lines.push_back(number_);
    for (int at = 92; at <= width_of(line); at += 10) {
      const Line opponent = columns(line, at, at + 3);
      const Line colour = columns(line, at + 5, at + 5), result = columns(line, at + 7, at + 7);
      row.cells.push_back(
          {.opponent = {opponent.empty() ? 0 : whole(line, at, at + 3, "an opponent's number")},
           .colour = colour.empty() ? '-' : colour[0],
           .result = result.empty() ? ' ' : result[0]});
    }
    rows_.push_back(std::move(row));
  }

  void take_scoring(Line line) {
    Points& points = report_.course.policy.points;
    bool bye_named = false;
    for (int at = 6; at <= width_of(line); at += 9) {
      const Line code = columns(line, at, at);
      const auto value = half_points_in(columns(line, at + 1, at + 4));
      if (!value || code.empty())
        return refuse("column " + std::to_string(at) +
                      ": record 162 should have a letter and points");
      if (code == "W") points.win = *value;
      if (code == "D") points.draw = points.half_bye = *value;
      if (code == "L") points.loss = *value;
      if (code == "P") points.bye = *value;
      bye_named |= code == "P";
    }
    if (!bye_named) points.bye = points.win;
  }

  void take_bye(Line line) {
    const Line kind = columns(line, 5, 5);
    const int round = whole(line, 7, 9, "a round");
    for (int at = 11; at <= width_of(line); at += 5)
      byes_.emplace_back(Seat{whole(line, at, at + 3, "a starting rank")},
                         RequestedBye{round, kind == "Z" ? Bye::zero : Bye::half});
  }

  /// Of several that are named, every two.
  void take_forbidden(Line line) {
    std::vector<Seat> seats;
    for (int at = 13; at <= width_of(line); at += 5)
      seats.push_back({whole(line, at, at + 3, "a starting rank")});
    for (std::size_t a = 0; a < seats.size(); ++a)
      for (std::size_t b = a + 1; b < seats.size(); ++b)
        report_.course.forbidden.emplace_back(seats[a], seats[b]);
  }

  /// What write_trf says beyond the format.
  void take_comment(const std::string& text) {
    std::istringstream words(text);
    std::string kind, list;
    words >> kind;
    if (kind == "tiebreaks") {
      while (std::getline(words >> std::ws, list, ','))
        if (const auto named = tiebreak_named(list))
          report_.course.policy.tiebreaks.push_back(*named);
    } else if (kind == "unplayed") {
      int policy = 0;
      if (words >> policy && policy >= 0 && policy <= 2)
        report_.course.policy.unplayed = static_cast<UnplayedRounds>(policy);
    } else if (kind == "half_bye") {
      int half_points = 0;
      if (words >> half_points) report_.course.policy.points.half_bye = half_points;
    } else if (kind == "seat") {
      Entrant entrant;
      int state = 0;
      if (words >> entrant.seat.number >> entrant.lot >> state >> entrant.from_round &&
          state >= 0 && state <= 2) {
        entrant.state = static_cast<EntrantState>(state);
        told_.push_back(entrant);
      }
    }
  }

  void finish() {
    Course& course = report_.course;
    for (Entrant& entrant : course.entrants) {
      const auto found = std::ranges::find(told_, entrant.seat, &Entrant::seat);
      if (found != told_.end()) {
        entrant.lot = found->lot;
        entrant.state = found->state;
        entrant.from_round = found->from_round;
        std::ranges::find(rows_, entrant.seat, &TrfRow::seat)->left =
            entrant.state != EntrantState::active;
      }
      for (const auto& [seat, bye] : byes_)
        if (seat == entrant.seat) entrant.byes.push_back(bye);
    }
    auto rounds = trf_rounds(rows_, course.policy.format);
    if (!rounds) {
      fault_ = rounds.error().detail;
      return;
    }
    course.rounds = std::move(*rounds);
    if (course.policy.format == Format::knockout)
      if (const auto numbered = number_boards(course); !numbered) fault_ = numbered.error().detail;
    const int once = round_robin_rounds({.cycles = 1}, course.entrants.size());
    if (course.policy.format == Format::round_robin && course.policy.rounds > once)
      course.policy.cycles = 2;
  }

  TrfReport report_;
  std::vector<TrfRow> rows_;
  std::vector<std::pair<Seat, RequestedBye>> byes_;
  std::vector<Entrant> told_;  ///< by our comments: lot, state, first round
  std::optional<std::string> fault_;
  int number_ = 0;
};

}  // namespace

Result<TrfReport> read_trf(std::string_view text) { return Reader().read(text); }

}  // namespace crownhead::tournament
