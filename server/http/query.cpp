#include "server/http/query.hpp"

#include <algorithm>
#include <charconv>

#include "rules/draughts/board/variant.hpp"
#include "rules/kind/variants.hpp"
#include "rules/reasons.hpp"
#include "rules/seat.hpp"
#include "server/wire/core/iso_time.hpp"

namespace crownhead::api {

wire::Parsed<std::int64_t> number_in(const Call& call, std::string_view name, std::int64_t least,
                                     std::int64_t most, std::int64_t otherwise) {
  const auto text = call.query(name);
  if (!text) return otherwise;
  std::int64_t value = 0;
  const auto* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, value);
  if (error != std::errc() || stop != end || value < least || value > most)
    return std::unexpected(wire::wrong_field(name, reason::field::whole_from_to(least, most)));
  return value;
}

wire::Parsed<std::optional<std::string>> variant_of(const Call& call) {
  auto key = call.query("variant");
  if (!key || kind::is_variant(*key)) return key;
  return std::unexpected(
      wire::wrong_field("variant", reason::field::one_of(kind::listed_variants())));
}

wire::Parsed<std::optional<std::string>> pool_key_of(const Call& call) {
  auto key = call.query("variant");
  if (!key) return std::nullopt;
  const auto keys = kind::pool_keys();
  if (std::ranges::find(keys, *key) != keys.end()) return key;
  if (kind::is_variant(*key)) return kind::pool_key(*key, least_seats);
  return std::unexpected(wire::wrong_field("variant", reason::field::one_of(comma_list(keys))));
}

wire::Parsed<std::optional<Instant>> instant_in(const Call& call, std::string_view name) {
  const auto text = call.query(name);
  if (!text) return std::nullopt;
  const auto at = wire::parse_iso_time(text->size() == 10 ? *text + "T00:00:00Z" : *text);
  if (!at) return std::unexpected(wire::wrong_field(name, reason::field::day_or_time()));
  return at;
}

wire::Parsed<std::optional<rating::Speed>> speed_of(const Call& call) {
  const auto name = call.query("speed");
  if (!name) return std::nullopt;
  if (const auto speed = rating::speed_named(*name)) return speed;
  return std::unexpected(wire::wrong_field(
      "speed", reason::field::one_of(comma_list(rating::all_speeds, rating::speed_name))));
}

}  // namespace crownhead::api
