#include "rules/star/state.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "rules/reasons.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star {

namespace {

std::vector<std::string_view> parted(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(by);
    parts.push_back(text.substr(0, end));
    if (end == text.npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// Returns the number that the whole text consists of.
std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? std::optional(value)
                                                                         : std::nullopt;
}

/// Reads one state; stops at the first error.
class StateReader {
 public:
  explicit StateReader(const Terms& terms) : terms_(terms) {}

  Result<Position> read(std::string_view text) {
    const auto parts = parted(text, ':');
    if (parts.size() > 3) return fail_in("state", reason::star::colons());
    const bool well = read_men(parts[0]) && (parts.size() < 2 || read_turn(parts[1])) &&
                      (parts.size() < 3 || read_marks(parts[2])) && is_sound();
    if (!well) return fail_in("state", problem_);
    return position_;
  }

 private:
  bool wrong(Reason problem) {
    problem_ = std::move(problem);
    return false;
  }

  bool read_men(std::string_view text) {
    const auto sections = parted(text, '/');
    if (static_cast<int>(sections.size()) != terms_.seats)
      return wrong(reason::star::seats_of_men(std::ssize(sections), terms_.seats));
    for (int seat = 0; seat < terms_.seats; ++seat)
      if (!read_men_of(seat, sections[static_cast<std::size_t>(seat)])) return false;
    return true;
  }

  bool read_men_of(int seat, std::string_view text) {
    int men = 0;
    for (skip_blanks(text); !text.empty(); skip_blanks(text)) {
      const std::string_view rest = text;
      const auto hole = take_hole(*terms_.board, text);
      const bool parted = text.empty() || text.find_first_of(" \t\r\n") == 0;
      if (!hole || !parted)
        return wrong(reason::star::no_hole(
            rest.substr(0, std::min<std::size_t>(rest.find_first_of(" \t\r\n"), 20)),
            terms_.board->side));
      if (position_.men[*hole] != 0)
        return wrong(reason::star::two_men(hole_name(*terms_.board, *hole)));
      position_.men[*hole] = man_of(seat);
      if (++men > terms_.men) return wrong(reason::star::too_many_men(terms_.men, seat));
    }
    return true;
  }

  bool read_turn(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto round = number(text.substr(0, dot));
    const auto seat = dot == text.npos ? std::nullopt : number(text.substr(dot + 1));
    if (!round || !seat || *round < 1 || *round > last_turn(terms_) + 1 || *seat < 0 ||
        *seat >= terms_.seats)
      return wrong(reason::star::turn(text));
    position_.round = static_cast<std::uint16_t>(*round);
    position_.turn = static_cast<std::uint8_t>(*seat);
    return true;
  }

  bool read_marks(std::string_view text) {
    if (static_cast<int>(text.size()) != terms_.seats)
      return wrong(reason::star::marks(std::ssize(text), terms_.seats));
    for (int seat = 0; seat < terms_.seats; ++seat) {
      Progress& progress = position_.seats[static_cast<std::size_t>(seat)];
      const char mark = text[static_cast<std::size_t>(seat)];
      if (mark == '*') progress.standing = Standing::arrived;
      if (mark == '*' || mark == '-') continue;
      if (mark < '1' || mark > static_cast<char>('0' + terms_.seats))
        return wrong(reason::star::mark(std::string(1, mark), seat));
      progress.standing = has_men(seat) ? Standing::placed : Standing::out;
      progress.place = static_cast<std::uint8_t>(mark - '0');
    }
    return true;
  }

  bool has_men(int seat) const {
    return std::ranges::find(position_.men, man_of(seat)) != position_.men.end();
  }

  std::span<const Progress> seats() const {
    return std::span(position_.seats).first(static_cast<std::size_t>(terms_.seats));
  }

  /// Returns true if the place is consistent with the others: places from the first on belong to
  /// seats that have arrived, places from the last on to eliminated seats.
  bool is_due(const Progress& progress) const {
    const auto ahead = std::ranges::count_if(seats(), [&](const Progress& other) {
      return other.standing == progress.standing && other.place < progress.place;
    });
    const auto level = std::ranges::count(seats(), progress);
    if (progress.standing == Standing::placed) return progress.place == 1 + ahead;
    const auto out = std::ranges::count(seats(), Standing::out, &Progress::standing);
    return level == 1 && progress.place == terms_.seats - out + 1 + ahead;
  }

  bool is_sound() {
    for (int seat = 0; seat < terms_.seats; ++seat) {
      const Progress& progress = position_.seats[static_cast<std::size_t>(seat)];
      if (progress.place == 0 && !has_men(seat)) return wrong(reason::star::no_man(seat));
      if (progress.place != 0 && !is_due(progress)) return wrong(reason::star::place(seat));
    }
    if (!waits_for(terms_, position_)) return true;
    if (position_.seats[position_.turn].standing != Standing::plays)
      return wrong(reason::star::cannot_move(position_.turn));
    return position_.round <= last_turn(terms_) ||
           wrong(reason::star::last_turn(last_turn(terms_)));
  }

  const Terms& terms_;
  Position position_;
  Reason problem_;
};

char mark_of(const Progress& progress) {
  if (progress.place != 0) return static_cast<char>('0' + progress.place);
  return progress.standing == Standing::arrived ? '*' : '-';
}

}  // namespace

std::string write_state(const Terms& terms, const Position& position) {
  std::string text;
  for (int seat = 0; seat < terms.seats; ++seat) {
    if (seat > 0) text += '/';
    bool first = true;
    for (Hole hole = 0; hole < terms.board->holes; ++hole) {
      if (position.men[hole] != man_of(seat)) continue;
      if (!first) text += ' ';
      text += hole_name(*terms.board, hole);
      first = false;
    }
  }
  std::string marks;
  for (int seat = 0; seat < terms.seats; ++seat)
    marks += mark_of(position.seats[static_cast<std::size_t>(seat)]);
  const bool all_play = marks.find_first_not_of('-') == marks.npos;
  if (!all_play || position.round != 1 || position.turn != 0)
    text += ':' + std::to_string(position.round) + '.' + std::to_string(position.turn);
  return all_play ? text : text + ':' + marks;
}

Result<Position> read_state(const Terms& terms, std::string_view text) {
  return StateReader(terms).read(text);
}

}  // namespace crownhead::star
