#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

#include "rules/byte_order_mark.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/files/trf.hpp"
#include "rules/tournament/files/trf_agreements.hpp"
#include "rules/tournament/files/trf_bracket.hpp"
#include "rules/tournament/files/trf_colour.hpp"
#include "rules/tournament/files/trf_line.hpp"
#include "rules/tournament/files/trf_rounds.hpp"
#include "rules/tournament/files/trf_scoring.hpp"
#include "rules/tournament/files/trf_type.hpp"
#include "rules/tournament/pairing/round_robin.hpp"
#include "rules/tournament/standings/score_cards.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_players = 2000;
constexpr int most_rating = 4000;

/// Returns true if it is a record of pairing programs, in upper or lower case.
bool is_for_pairing(std::string_view tag) {
  const auto doubled = [tag](char capital) {
    return tag.size() >= 2 && (tag[0] & ~0x20) == capital && (tag[1] & ~0x20) == capital;
  };
  return doubled('X') || doubled('B');
}

/// Reads line by line and stops at the first error.
class Reader {
 public:
  Reader() { report_.history.policy = {.format = Format::swiss}; }

  Result<TrfReport> read(std::string_view text) {
    while (!text.empty() && !fault_) {
      const auto end = std::min(text.find_first_of("\r\n"), text.size());
      ++number_;
      take(text.substr(0, end));
      const std::size_t ending = text.substr(end).starts_with("\r\n") ? 2 : 1;
      text.remove_prefix(std::min(text.size(), end + ending));
    }
    if (!fault_ && rows_.empty()) refuse(reason::trf::no_player());
    if (!fault_) finish();
    if (fault_) return std::unexpected(*fault_);
    return std::move(report_);
  }

 private:
  void refuse(Reason why) { refuse_at({number_}, std::move(why)); }
  void refuse_at(TextPlace place, Reason why) {
    if (!fault_) fault_.emplace(Code::bad_trf, place, std::move(why));
  }

  int whole(const TrfLine& line, int from, int to, const char* what) {
    const auto number = whole_number_in(line.columns(from, to));
    if (!number) refuse(reason::trf::columns_hold(from, to, what));
    return number.value_or(0);
  }

  std::vector<PairingNumber> seats_from(const TrfLine& line, int column) {
    std::vector<PairingNumber> seats;
    for (int at = column; at <= line.width() && !fault_; at += 5)
      if (!line.columns(at, at + 3).empty()) seats.push_back({whole(line, at, at + 3, "rank")});
    return seats;
  }

  void take(std::string_view text) {
    if (text.starts_with("### crownhead ")) return take_comment(std::string(text.substr(14)));
    const TrfLine line(text, number_);
    using Take = void (Reader::*)(const TrfLine&);
    static const std::map<std::string_view, Take> records = {
        {"001", &Reader::take_player},       {"092", &Reader::take_type},
        {"142", &Reader::take_rounds},       {"152", &Reader::take_first_colour},
        {"162", &Reader::take_scoring},      {"192", &Reader::take_system},
        {"182", &Reader::take_program},      {"240", &Reader::take_bye},
        {"250", &Reader::take_unknown},      {"260", &Reader::take_forbidden},
        {"299", &Reader::take_unknown},      {"BBW", &Reader::take_scoring},
        {"BBD", &Reader::take_scoring},      {"BBL", &Reader::take_scoring},
        {"BBZ", &Reader::take_scoring},      {"BBF", &Reader::take_scoring},
        {"BBU", &Reader::take_scoring},      {"XXC", &Reader::take_first_colour},
        {"XXP", &Reader::take_xx_forbidden}, {"XXR", &Reader::take_xx_rounds},
        {"XXS", &Reader::take_scoring},      {"XXZ", &Reader::take_absent}};
    const std::map<std::string_view, std::string*> texts = {
        {"012", &report_.name},        {"022", &report_.city},     {"032", &report_.federation},
        {"042", &report_.start_date},  {"052", &report_.end_date}, {"102", &report_.arbiter},
        {"122", &report_.time_control}};
    if (const auto text_of = texts.find(line.tag()); text_of != texts.end()) {
      *text_of->second = line.rest();
      return;
    }
    const auto record = records.find(line.tag());
    if (record == records.end() && !is_for_pairing(line.tag())) return;
    if (line.width() > TrfLine::most_columns)
      return refuse(reason::trf::columns(TrfLine::most_columns));
    (this->*(record == records.end() ? &Reader::take_unknown : record->second))(line);
  }

  void take_first_colour(const TrfLine& line) {
    if (auto wrong = first_colour_.take(line)) refuse(*std::move(wrong));
  }
  void take_system(const TrfLine& line) {
    if (is_accelerated(line.rest())) take_unknown(line);
  }
  void take_program(const TrfLine& line) { ours_ = line.rest() == "Crownhead"; }
  void take_rounds(const TrfLine& line) {
    report_.history.policy.rounds = whole(line, 5, 8, "rounds");
  }
  void take_xx_rounds(const TrfLine& line) {
    const auto rounds = whole_number_in(line.rest());
    if (!rounds) return refuse(reason::trf::rounds_in_xxr());
    report_.history.policy.rounds = *rounds;
  }

  void take_unknown(const TrfLine& line) { refuse(reason::trf::unknown_record(line.tag())); }

  void take_type(const TrfLine& line) {
    const TrfType type = trf_type(line.rest());
    report_.history.policy.format = type.format;
    report_.history.policy.cycles = type.twice ? 2 : 1;
    if (type.format == Format::arena) refuse(reason::trf::arena());
  }

  void take_scoring(const TrfLine& line) {
    const auto wrong = line.tag() == "162"   ? scoring_.take_162(line)
                       : line.tag() == "XXS" ? scoring_.take_xxs(line)
                                             : scoring_.take_bb(line);
    if (wrong) refuse_at({number_, wrong->column}, wrong->why);
  }

  void take_player(const TrfLine& line) {
    if (rows_.size() == most_players) return refuse(reason::trf::players(most_players));
    constexpr std::array blank = {4, 9, 14, 48, 53, 57, 69, 80, 85};
    for (const int column : blank)
      if (!line.is_blank(column)) return refuse(reason::trf::column_blank(column));
    TrfRow row{.line = number_, .seat = {whole(line, 5, 8, "own_rank")}};
    const auto rating = line.columns(49, 52);
    const auto points = rating.empty() ? 0 : whole_number_in(rating).value_or(-1);
    if (points < 0 || points > most_rating) return refuse(reason::trf::rating());
    report_.history.entrants.push_back(
        {.seat = row.seat, .rating = points, .lot = report_.history.entrants.size()});
    report_.names.emplace_back(line.columns(15, 47));
    take_identity(line);
    report_.lines.push_back(number_);
    totals_.emplace_back(line.columns(81, 84));
    for (int at = 92; at <= line.width() && !fault_; at += 10) row.cells.push_back(cell(line, at));
    rows_.push_back(std::move(row));
  }

  /// Other programs' codes, titles and numbers are left out, so that they refuse no file.
  void take_identity(const TrfLine& line) {
    const auto title = line.columns(11, 13), country = line.columns(54, 56),
               number = line.columns(58, 68);
    Identity identity;
    if (is_player_title(title)) {
      identity.title = title;
      identity.title_confirmed = true;
    }
    if (is_country_code(country)) identity.country = country;
    if (is_federation_number(number)) identity.federation_number = number;
    identities_.push_back(std::move(identity));
  }

  TrfCell cell(const TrfLine& line, int at) {
    for (const int column : {at - 2, at - 1, at + 4, at + 6})
      if (!line.is_blank(column)) refuse(reason::trf::column_blank(column));
    const auto opponent = line.columns(at, at + 3);
    const auto colour = line.columns(at + 5, at + 5), result = line.columns(at + 7, at + 7);
    return {.opponent = {opponent.empty() ? 0 : whole(line, at, at + 3, "opponent")},
            .colour = colour.empty() ? '-' : colour[0],
            .result = result.empty() ? ' ' : result[0]};
  }

  void take_bye(const TrfLine& line) {
    const auto kind = line.columns(5, 5);
    if (kind != "F" && kind != "H" && kind != "Z") return refuse(reason::trf::kind_of_bye());
    const int round = whole(line, 7, 9, "round");
    const Bye bye = kind == "F" ? Bye::pairing : kind == "H" ? Bye::half : Bye::zero;
    for (const PairingNumber seat : seats_from(line, 11))
      agreements_.ask(number_, seat, {round, bye});
  }

  void take_forbidden(const TrfLine& line) {
    const auto from = line.columns(5, 7), to = line.columns(9, 11);
    const int first = from.empty() ? 1 : whole(line, 5, 7, "round");
    const int last = to.empty() ? 0 : whole(line, 9, 11, "round");
    agreements_.keep_apart(number_, first, last, seats_from(line, 13));
  }

  std::vector<PairingNumber> seats_in(const TrfLine& line) {
    std::vector<PairingNumber> seats;
    std::istringstream words{std::string(line.rest())};
    for (std::string word; words >> word;) {
      const auto number = whole_number_in(word);
      if (!number) refuse(reason::trf::ranks(line.tag(), word));
      seats.push_back({number.value_or(0)});
    }
    return seats;
  }

  void take_xx_forbidden(const TrfLine& line) {
    agreements_.keep_apart(number_, 1, 0, seats_in(line));
  }

  void take_absent(const TrfLine& line) {
    for (const PairingNumber seat : seats_in(line)) agreements_.stay_away(number_, seat);
  }

  /// Reads the data that write_trf puts into comments.
  void take_comment(const std::string& text) {
    std::istringstream words(text);
    std::string kind, list;
    words >> kind;
    Policy& policy = report_.history.policy;
    if (kind == "tiebreaks") {
      while (std::getline(words >> std::ws, list, ','))
        if (const auto named = tiebreak_named(list);
            named && std::ranges::find(policy.tiebreaks, *named) == policy.tiebreaks.end())
          policy.tiebreaks.push_back(*named);
    } else if (kind == "unplayed") {
      int unplayed = 0;
      if (words >> unplayed && unplayed >= 0 && unplayed <= 2)
        policy.unplayed = static_cast<UnplayedRounds>(unplayed);
    } else if (kind == "half_bye") {
      if (int half_points = 0; words >> half_points) half_bye_ = half_points;
    } else if (kind == "drawn") {
      if (int rounds = 0; words >> rounds) drawn_ = rounds;
    } else if (kind == "games") {
      if (int games = 0; words >> games) games_ = games;
    } else if (kind == "player") {
      int seat = 0;
      if (words >> seat && std::getline(words >> std::ws, list)) usernames_[{seat}] = list;
    } else if (kind == "seat") {
      Entrant entrant;
      int state = 0;
      if (words >> entrant.seat.number >> entrant.lot >> state >> entrant.from_round &&
          state >= 0 && state <= 2) {
        entrant.state = static_cast<EntrantState>(state);
        told_.emplace(entrant.seat, entrant);
      }
    }
  }

  void finish() {
    History& history = report_.history;
    history.policy.points = scoring_.points();
    if (half_bye_) history.policy.points.half_bye = *half_bye_;
    apply_entrant_lines();
    apply_identities();
    auto rounds = trf_rounds(rows_, history.policy.format);
    if (!rounds) {
      fault_ = rounds.error();
      return;
    }
    history.rounds = std::move(*rounds);
    take_back_rounds_to_come();
    if (history.policy.format == Format::knockout)
      if (const auto numbered = number_boards(history); !numbered) fault_ = numbered.error();
    if (history.policy.format == Format::round_robin) {
      const int once = round_robin_rounds({.cycles = 1}, history.entrants.size());
      const auto known = std::max(history.policy.rounds, static_cast<int>(history.rounds.size()));
      if (known > once) history.policy.cycles = 2;
    }
    report_.first_white = first_colour_.is_white();
    if (const int line = first_colour_.xxc_line();
        line > 0 && history.policy.format != Format::swiss)
      refuse_at({line}, reason::trf::first_colour_in_swiss());
    if (const auto wrong = agreements_.enter(history)) refuse_at({wrong->line}, wrong->why);
    if (!fault_) check_totals();
  }

  /// The name in the columns is the real name of a player whose name here is in a comment.
  void apply_identities() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const auto found = usernames_.find(rows_[i].seat);
      if (found == usernames_.end()) continue;
      identities_[i].real_name = std::exchange(report_.names[i], found->second);
    }
    if (std::ranges::any_of(identities_, [](const Identity& one) { return one != Identity{}; }))
      report_.identities = identities_;
  }

  void apply_entrant_lines() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      Entrant& entrant = report_.history.entrants[i];
      const auto found = told_.find(entrant.seat);
      if (found == told_.end()) continue;
      entrant.lot = found->second.lot;
      entrant.state = found->second.state;
      entrant.from_round = found->second.from_round;
      rows_[i].left = entrant.state != EntrantState::active;
    }
  }

  /// Removes trailing rounds in which no one has an opponent or the pairing's bye: they are still
  /// to come, and their byes are requests. A knockout keeps them, because a bracket can end with a
  /// bye, and so do files whose comments state the number of drawn rounds.
  void take_back_rounds_to_come() {
    History& history = report_.history;
    if (history.policy.format == Format::knockout) return;
    const auto is_to_come = [&](std::size_t round) {
      return std::ranges::none_of(rows_, [round](const TrfRow& row) {
        if (round >= row.cells.size()) return false;
        const TrfCell& cell = row.cells[round];
        return cell.opponent.number != 0 || cell.result == 'U' || cell.result == 'u' ||
               cell.result == '+';
      });
    };
    const auto drawn = static_cast<std::size_t>(std::max(drawn_.value_or(0), 0));
    while (history.rounds.size() > drawn && is_to_come(history.rounds.size() - 1)) {
      const auto round = history.rounds.size() - 1;
      history.rounds.pop_back();
      for (const TrfRow& row : rows_)
        if (round < row.cells.size() && row.cells[round].result != ' ' &&
            row.cells[round].result != '-')
          agreements_.ask(row.line, row.seat,
                          {static_cast<int>(round) + 1, bye_of(row.cells[round].result)});
    }
  }

  static Bye bye_of(char code) {
    const int upper = std::toupper(static_cast<unsigned char>(code));
    return upper == 'F' ? Bye::pairing : upper == 'H' ? Bye::half : Bye::zero;
  }

  /// Columns 81 to 84 must be the sum of the rounds, with or without requested byes. Otherwise the
  /// columns have shifted, or the file gives points without a record.
  void check_totals() {
    if (games_ ? *games_ != 1 : ours_) return;
    const auto cards = score_cards_of(report_.history);
    const Points& points = report_.history.policy.points;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (totals_[i].empty()) continue;
      int asked = 0;
      for (const RequestedBye& bye : report_.history.entrants[i].byes)
        asked += bye.bye == Bye::pairing ? points.bye : bye.bye == Bye::half ? points.half_bye : 0;
      const auto written = half_points_in(totals_[i]);
      if (!written) return refuse_at({rows_[i].line}, reason::trf::points());
      if (!is_total(*written, totals_[i], cards[i].points) &&
          !is_total(*written, totals_[i], cards[i].points + asked))
        return refuse_at({rows_[i].line},
                         reason::trf::points_differ(totals_[i], points_text(cards[i].points)));
    }
  }

  /// From 100 points on, the columns have no room for the half.
  static bool is_total(int written, const std::string& text, int brought) {
    constexpr int hundred = 200;
    return written == brought ||
           (brought >= hundred && !text.contains('.') && written == brought - brought % 2);
  }

  static std::string points_text(int half_points) {
    return std::to_string(half_points / 2) + (half_points % 2 == 0 ? ".0" : ".5");
  }

  TrfReport report_;
  TrfScoring scoring_;
  TrfFirstColour first_colour_;
  std::vector<TrfRow> rows_;
  std::vector<std::string> totals_;  ///< columns 81 to 84 of each row
  TrfAgreements agreements_;
  std::map<PairingNumber, Entrant> told_;  ///< from our comments: lot, state, first round
  std::map<PairingNumber, std::string> usernames_;
  std::vector<Identity> identities_;
  std::optional<int> half_bye_, drawn_, games_;
  bool ours_ = false;
  std::optional<Error> fault_;
  int number_ = 0;
};

}  // namespace

Result<TrfReport> read_trf(std::string_view text) {
  return Reader().read(without_byte_order_mark(text));
}

}  // namespace crownhead::tournament
