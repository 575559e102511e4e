#include "rules/nardi/roll.hpp"

namespace crownhead::nardi {

std::string write_roll(Roll roll) {
  return {static_cast<char>('0' + roll.larger()), static_cast<char>('0' + roll.smaller())};
}

Result<Roll> read_roll(std::string_view text) {
  const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
  if (text.size() != 2 || !std::ranges::all_of(text, is_die))
    return fail(Code::bad_notation,
                in_english("A roll is two digits from 1 to 6, the two dice, as in 31; \"" +
                           std::string(text.substr(0, 20)) + "\" is none."));
  return Roll{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
}

}  // namespace crownhead::nardi
