#include "rules/nardi/match_id.hpp"

#include <bit>

#include "rules/nardi/packed_bits.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

using Bits = PackedBits<9>;

/// The first bit of a field, from 0, and its number of bits.
struct Field {
  std::size_t first;
  std::size_t length;
};

constexpr Field cube{0, 4};  ///< its logarithm
constexpr Field owner{4, 2};
constexpr Field on_roll{6, 1};
constexpr Field crawford{7, 1};
constexpr Field stage{8, 3};
constexpr Field decides{11, 1};
constexpr Field doubled{12, 1};
constexpr Field offered{13, 2};
constexpr Field first_die{15, 3};
constexpr Field second_die{18, 3};
constexpr Field length{21, 15};
constexpr Field white_score{36, 15};
constexpr Field black_score{51, 15};
/// The bits after the documented fields. GNU Backgammon sets the lowest one; its meaning is
/// unknown.
constexpr Field rest{66, 6};

constexpr unsigned nobody = 3;

void put(Bits& bits, Field field, unsigned value) {
  bits.set_number(field.first, field.length, value);
}
unsigned of(const Bits& bits, Field field) { return bits.number(field.first, field.length); }

unsigned number_of(Color color) { return static_cast<unsigned>(color); }
Color color_of(unsigned number) { return number == 0 ? Color::white : Color::black; }

}  // namespace

std::string write_match_id(const Moment& moment) {
  const Match& match = moment.match;
  Bits bits;
  put(bits, cube,
      static_cast<unsigned>(std::bit_width(static_cast<unsigned>(match.cube.value))) - 1);
  put(bits, owner, match.cube.owner ? number_of(*match.cube.owner) : nobody);
  put(bits, on_roll, number_of(moment.on_roll));
  put(bits, crawford, match.crawford ? 1 : 0);
  put(bits, stage, static_cast<unsigned>(moment.stage));
  put(bits, decides, number_of(moment.decides));
  put(bits, doubled, moment.doubled ? 1 : 0);
  put(bits, offered, moment.offered ? static_cast<unsigned>(*moment.offered) : 0);
  put(bits, first_die, moment.dice ? moment.dice->first : 0);
  put(bits, second_die, moment.dice ? moment.dice->second : 0);
  put(bits, length, static_cast<unsigned>(match.length));
  put(bits, white_score, static_cast<unsigned>(match.score_of(Color::white)));
  put(bits, black_score, static_cast<unsigned>(match.score_of(Color::black)));
  put(bits, rest, 1);
  return bits.text();
}

Result<Moment> read_match_id(std::string_view text) {
  const auto bits = Bits::from(text);
  if (!bits) return fail(Code::bad_position, reason::nardi::not_a_match_id(text.substr(0, 40)));
  const unsigned dice[] = {of(*bits, first_die), of(*bits, second_die)};
  if (dice[0] > 6 || dice[1] > 6 || (dice[0] == 0) != (dice[1] == 0))
    return fail(Code::bad_position, reason::nardi::match_id_die(text));
  if (of(*bits, owner) == 2) return fail(Code::bad_position, reason::nardi::match_id_owner(text));
  if (of(*bits, stage) > static_cast<unsigned>(Stage::dropped))
    return fail(Code::bad_position, reason::nardi::match_id_stage(text));
  if (of(*bits, rest) > 1) return fail(Code::bad_position, reason::nardi::match_id_rest(text));
  Moment moment;
  moment.match.length = static_cast<int>(of(*bits, length));
  moment.match.score = {static_cast<int>(of(*bits, white_score)),
                        static_cast<int>(of(*bits, black_score))};
  moment.match.cube.value = 1 << of(*bits, cube);
  if (of(*bits, owner) != nobody) moment.match.cube.owner = color_of(of(*bits, owner));
  moment.match.crawford = of(*bits, crawford) == 1;
  moment.stage = static_cast<Stage>(of(*bits, stage));
  moment.on_roll = color_of(of(*bits, on_roll));
  moment.decides = color_of(of(*bits, decides));
  moment.doubled = of(*bits, doubled) == 1;
  if (of(*bits, offered) > 0) moment.offered = static_cast<Win>(of(*bits, offered));
  if (dice[0] > 0)
    moment.dice = Roll{static_cast<std::uint8_t>(dice[0]), static_cast<std::uint8_t>(dice[1])};
  return moment;
}

}  // namespace crownhead::nardi
