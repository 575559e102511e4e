#include "rules/nardi/xgid.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <ranges>
#include <vector>

#include "rules/byte_order_mark.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

constexpr std::string_view example = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

constexpr std::size_t longest_text = 120;
constexpr int largest_number = 32'767;
constexpr int largest_logarithm = 15;

std::unexpected<Error> bad(Reason why) { return fail(Code::bad_position, std::move(why)); }

std::string write_men(const Position& position) {
  std::string text(26, '-');
  for (std::size_t at = 0; at <= bar; ++at) {
    // The first character is Black's bar, which corresponds to White's off.
    const int white = at == off ? 0 : position.of(Color::white)[at];
    const int black = at == bar ? 0 : position.of(Color::black)[bar - at];
    if (white > 0) text[at] = static_cast<char>('A' + white - 1);
    if (black > 0) text[at] = static_cast<char>('a' + black - 1);
  }
  return text;
}

/// The checkers of a character, with their side; nullopt for an invalid character.
struct Signed {
  Color color;
  int men;
};
std::optional<Signed> men_of(char sign) {
  if (sign == '-') return Signed{Color::white, 0};
  if (sign >= 'A' && sign <= 'O') return Signed{Color::white, sign - 'A' + 1};
  if (sign >= 'a' && sign <= 'o') return Signed{Color::black, sign - 'a' + 1};
  return std::nullopt;
}

Result<Position> read_men(std::string_view text) {
  if (text.size() != 26) return bad(reason::nardi::xgid_points(example));
  Position position;
  std::array<int, 2> left = {men_of_a_side, men_of_a_side};
  for (std::size_t at = 0; at <= bar; ++at) {
    const auto found = men_of(text[at]);
    if (!found) return bad(reason::nardi::xgid_sign(example));
    if (found->men == 0) continue;
    if (at == (found->color == Color::white ? std::size_t{off} : std::size_t{bar}))
      return bad(reason::nardi::xgid_bar());
    left[slot(found->color)] -= found->men;
    if (left[slot(found->color)] < 0) return bad(reason::nardi::xgid_men());
    const std::size_t point = found->color == Color::white ? at : bar - at;
    position.men[slot(found->color)][point] = static_cast<std::uint8_t>(found->men);
  }
  for (const Color color : {Color::white, Color::black})
    position.men[slot(color)][off] = static_cast<std::uint8_t>(left[slot(color)]);
  return position;
}

/// Returns nullopt if it is not a number from `least` to `most`.
std::optional<int> number_of(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Reads "00", "31" or "D".
bool read_dice(std::string_view text, Moment& moment) {
  if (text == "00") return true;
  if (text == "D") {
    moment.doubled = true;
    moment.decides = opposite(moment.on_roll);
    return true;
  }
  const auto roll = read_roll(text);
  if (roll) moment.dice = *roll;
  return roll.has_value();
}

/// Reads the fields after the checkers. Owner and turn are 1 for White, -1 for Black.
Result<void> read_fields(const std::vector<std::string_view>& fields, Xgid& xgid) {
  Moment& moment = xgid.moment;
  const auto cube = number_of(fields[1], 0, largest_logarithm);
  const auto owner = number_of(fields[2], -1, 1);
  const auto turn = number_of(fields[3], -1, 1);
  const auto white_score = number_of(fields[5], 0, largest_number);
  const auto black_score = number_of(fields[6], 0, largest_number);
  const auto length = number_of(fields[8], 0, largest_number);
  const auto game = number_of(fields[7], 0, length == 0 ? 3 : 1);
  const auto largest = number_of(fields[9], 0, largest_logarithm);
  if (!cube || !owner || !turn || *turn == 0)
    return bad(reason::nardi::xgid_cube(largest_logarithm));
  moment.on_roll = moment.decides = *turn == 1 ? Color::white : Color::black;
  if (!read_dice(fields[4], moment)) return bad(reason::nardi::xgid_dice());
  if (!white_score || !black_score || !length)
    return bad(reason::nardi::xgid_score(largest_number));
  if (!game || !largest) return bad(reason::nardi::xgid_rule(largest_logarithm));
  moment.match.length = *length;
  moment.match.score = {*white_score, *black_score};
  moment.match.cube.value = 1 << *cube;
  if (*owner != 0) moment.match.cube.owner = *owner == 1 ? Color::white : Color::black;
  moment.match.crawford = *length > 0 && *game == 1;
  xgid.jacoby = *length == 0 && (*game & 1) != 0;
  xgid.beavers = *length == 0 && (*game & 2) != 0;
  xgid.largest_cube = 1 << *largest;
  return {};
}

std::string logarithm(int cube) {
  return std::to_string(std::bit_width(static_cast<unsigned>(cube)) - 1);
}

std::string side(std::optional<Color> color) {
  if (!color) return "0";
  return *color == Color::white ? "1" : "-1";
}

}  // namespace

std::string write_xgid(const Xgid& xgid) {
  const Moment& moment = xgid.moment;
  const Match& match = moment.match;
  const int game =
      match.length > 0 ? (match.crawford ? 1 : 0) : (xgid.jacoby ? 1 : 0) + (xgid.beavers ? 2 : 0);
  std::string dice = moment.doubled ? "D" : "00";
  if (moment.dice) dice = write_roll(*moment.dice);
  std::string text = "XGID=" + write_men(xgid.position);
  for (const std::string& field :
       {logarithm(match.cube.value), side(match.cube.owner), side(moment.on_roll), dice,
        std::to_string(match.score_of(Color::white)), std::to_string(match.score_of(Color::black)),
        std::to_string(game), std::to_string(match.length), logarithm(xgid.largest_cube)})
    text += ':' + field;
  return text;
}

Result<Xgid> read_xgid(std::string_view text) {
  text = without_byte_order_mark(text);
  if (text.size() > longest_text) return bad(reason::nardi::xgid_long(longest_text, example));
  if (text.starts_with("XGID=")) text.remove_prefix(5);
  std::vector<std::string_view> fields;
  for (const auto part : std::views::split(text, ':')) fields.emplace_back(part);
  if (fields.size() != 10) return bad(reason::nardi::xgid_fields(example));
  Xgid xgid;
  const auto position = read_men(fields[0]);
  if (!position) return std::unexpected(position.error());
  xgid.position = *position;
  if (const auto read = read_fields(fields, xgid); !read) return std::unexpected(read.error());
  xgid.position.turn = xgid.moment.on_roll;
  if (const auto stands = can_stand(xgid.position); !stands) return std::unexpected(stands.error());
  return xgid;
}

}  // namespace crownhead::nardi
