#include "rules/nardi/roll.hpp"

#include "rules/reasons.hpp"

namespace crownhead::nardi {

std::string write_roll(Roll roll) {
  return {static_cast<char>('0' + roll.larger()), static_cast<char>('0' + roll.smaller())};
}

Result<Roll> read_roll(std::string_view text) {
  const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
  if (text.size() != 2 || !std::ranges::all_of(text, is_die))
    return fail(Code::bad_notation, reason::nardi::not_a_roll(text.substr(0, 20)));
  return Roll{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
}

}  // namespace crownhead::nardi
