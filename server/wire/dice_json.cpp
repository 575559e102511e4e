#include "server/wire/dice_json.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "rules/reasons.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::json;

/// null where the event has no such field.
const Json& field(const Json& event, const char* name) {
  static const Json none;
  const auto found = event.find(name);
  return found == event.end() ? none : *found;
}

Result<dice::Digest> read_digest(const Json& event, const char* name) {
  const Json& value = field(event, name);
  if (value.is_string())
    if (const auto digest = dice::read_hex(value.get_ref<const std::string&>())) return *digest;
  return fail_in(name, reason::field::hex_64());
}

/// Seats and dice are of one digit.
Result<int> read_digit(const Json& value, const char* name) {
  if (value.is_number_integer() && value >= 0 && value <= 9) return value.get<int>();
  return fail_in(name, reason::field::digits());
}

Result<std::string> read_text(const Json& event, const char* name) {
  const Json& value = field(event, name);
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  return fail_in(name, reason::field::text());
}

Result<DiceLine> read_rolled(const Json& event) {
  const Json& dice = field(event, "dice");
  if (!dice.is_array() || dice.size() != 2) return fail_in("dice", reason::field::two_numbers());
  const auto seat = read_digit(field(event, "seat"), "seat");
  const auto first = read_digit(dice[0], "dice");
  const auto second = read_digit(dice[1], "dice");
  const auto link = read_digest(event, "link");
  if (!seat) return std::unexpected(seat.error());
  if (!first) return std::unexpected(first.error());
  if (!second) return std::unexpected(second.error());
  if (!link) return std::unexpected(link.error());
  const dice::Roll roll{static_cast<std::uint8_t>(*first), static_cast<std::uint8_t>(*second)};
  return dice::Event(dice::Rolled{*seat, roll, *link});
}

Result<DiceLine> read_acted(const Json& event) {
  const auto seat = read_digit(field(event, "seat"), "seat");
  auto act = read_text(event, "act");
  auto entropy = read_text(event, "entropy");
  const Json& automatic = field(event, "auto");
  if (!seat) return std::unexpected(seat.error());
  if (!act) return std::unexpected(act.error());
  if (!entropy) return std::unexpected(entropy.error());
  if (!automatic.is_null() && !automatic.is_boolean())
    return fail_in("auto", reason::field::boolean());
  return dice::Event(dice::Acted{*seat, std::move(*act), std::move(*entropy), automatic == true});
}

Json counted(const dice::RollCounts& counts) {
  const std::int64_t rolls = dice::rolls_in(counts);
  const dice::Range usual = dice::usual_doubles(rolls);
  const auto figure = dice::chi_squared(counts);
  return {{"rolls", rolls},
          {"counts", counts},
          {"chi_squared", figure ? Json(std::round(*figure * 10) / 10) : Json()},
          {"doubles", dice::doubles_in(counts)},
          {"usual_doubles", {{"least", usual.least}, {"most", usual.most}}}};
}

}  // namespace

std::string site_dice_json(const dice::RollsBySeat& rolls) {
  Json bounds = Json::array();
  for (const dice::Bound& bound : dice::bounds)
    bounds.push_back({{"one_in", bound.one_in}, {"above", bound.above}});
  return Json{{"all", counted(rolls.all())},      {"white", counted(rolls.white)},
              {"black", counted(rolls.black)},    {"opening", counted(rolls.opening)},
              {"least_rolls", dice::least_rolls}, {"bounds", bounds}}
      .dump();
}

Result<DiceLine> read_dice_line(std::string_view line) {
  const Json event = Json::parse(line, nullptr, false);
  if (!event.is_object())
    return fail(Code::bad_json, in_english("An event is expected, a JSON object."));
  const Json& type = field(event, "type");
  if (type == "started") {
    const auto tip = read_digest(event, "dice_tip");
    return tip ? Result<DiceLine>(DiceStart{*tip}) : std::unexpected(tip.error());
  }
  if (type == "rolled") return read_rolled(event);
  if (event.contains("act")) return read_acted(event);
  return DiceLine();
}

}  // namespace crownhead::wire
