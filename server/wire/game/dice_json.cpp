#include "server/wire/game/dice_json.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "rules/reasons.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

/// Returns null if the event has no such field.
const json& field(const json& event, const char* name) {
  static const json none;
  const auto found = event.find(name);
  return found == event.end() ? none : *found;
}

Result<dice::Digest> read_digest(const json& event, const char* name) {
  const json& value = field(event, name);
  if (value.is_string())
    if (const auto digest = dice::read_hex(value.get_ref<const std::string&>())) return *digest;
  return fail_in(name, reason::field::hex_64());
}

/// Seats and dice have one digit.
Result<int> read_digit(const json& value, const char* name) {
  if (value.is_number_integer() && value >= 0 && value <= 9) return value.get<int>();
  return fail_in(name, reason::field::digits());
}

Result<std::string> read_text(const json& event, const char* name) {
  const json& value = field(event, name);
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  return fail_in(name, reason::field::text());
}

Result<DiceLine> read_rolled(const json& event) {
  const json& dice = field(event, "dice");
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

Result<DiceLine> read_acted(const json& event) {
  const auto seat = read_digit(field(event, "seat"), "seat");
  auto act = read_text(event, "act");
  auto entropy = read_text(event, "entropy");
  const json& automatic = field(event, "auto");
  if (!seat) return std::unexpected(seat.error());
  if (!act) return std::unexpected(act.error());
  if (!entropy) return std::unexpected(entropy.error());
  if (!automatic.is_null() && !automatic.is_boolean())
    return fail_in("auto", reason::field::boolean());
  return dice::Event(dice::Acted{*seat, std::move(*act), std::move(*entropy), automatic == true});
}

Result<std::int64_t> read_whole(const json& list, const char* name) {
  const json& value = field(list, name);
  if (value.is_number_integer() && value >= 0) return value.get<std::int64_t>();
  return fail_in(name, in_english("must be a whole number, 0 or more"));
}

Result<std::optional<dice::Signature>> read_signature(const json& list) {
  const json& value = field(list, "signature");
  if (value.is_null()) return std::optional<dice::Signature>();
  if (value.is_string())
    if (const auto read = dice::read_hex<dice::Signature>(value.get_ref<const std::string&>()))
      return read;
  return fail_in("signature", in_english("must be 128 hexadecimal digits"));
}

Result<dice::PublishedCommitment> read_published(const json& item) {
  if (!item.is_object()) return fail_in("items", in_english("must be a list of objects"));
  const auto commitment = read_digest(item, "commitment");
  const auto published = read_whole(item, "published_ms");
  const auto what_text = read_text(item, "for");
  auto id = read_text(item, "id");
  if (!commitment) return std::unexpected(commitment.error());
  if (!published) return std::unexpected(published.error());
  if (!what_text) return std::unexpected(what_text.error());
  if (!id) return std::unexpected(id.error());
  const auto what = dice::read_commitment_purpose(*what_text);
  if (!what) return fail_in("for", in_english("must say what a commitment was published with"));
  return dice::PublishedCommitment{.commitment = *commitment,
                                   .published = Instant{*published},
                                   .what = *what,
                                   .id = *std::move(id)};
}

json counted(const dice::RollCounts& counts) {
  const std::int64_t rolls = dice::rolls_in(counts);
  const dice::Range usual = dice::usual_doubles(rolls);
  const auto figure = dice::chi_squared(counts);
  return {{"rolls", rolls},
          {"counts", counts},
          {"chi_squared", figure ? json(std::round(*figure * 10) / 10) : json()},
          {"doubles", dice::doubles_in(counts)},
          {"usual_doubles", {{"least", usual.least}, {"most", usual.most}}}};
}

}  // namespace

std::string site_dice_json(const dice::RollsBySeat& rolls) {
  json bounds = json::array();
  for (const dice::Bound& bound : dice::bounds)
    bounds.push_back({{"one_in", bound.one_in}, {"above", bound.above}});
  return json{{"all", counted(rolls.all())},      {"white", counted(rolls.white)},
              {"black", counted(rolls.black)},    {"opening", counted(rolls.opening)},
              {"least_rolls", dice::least_rolls}, {"bounds", bounds}}
      .dump();
}

std::string commitment_key_json(const dice::PublicKey& key, dice::Day first, dice::Day last) {
  return json{{"algorithm", "Ed25519"},
              {"public_key", dice::to_hex(key)},
              {"first", dice::to_text(first)},
              {"last", dice::to_text(last)}}
      .dump();
}

std::string commitment_day_json(const dice::CommitmentDay& day) {
  json items = json::array();
  for (const dice::PublishedCommitment& commitment : day.published)
    items.push_back({{"number", day.after + static_cast<std::int64_t>(items.size()) + 1},
                     {"commitment", dice::to_hex(commitment.commitment)},
                     {"published_ms", commitment.published.ms},
                     {"for", dice::to_text(commitment.what)},
                     {"id", commitment.id}});
  return json{{"date", dice::to_text(day.day)},
              {"over", day.signature.has_value()},
              {"commitments", day.commitments},
              {"before", dice::to_hex(day.before)},
              {"digest", dice::to_hex(day.digest)},
              {"signature", day.signature ? json(dice::to_hex(*day.signature)) : json()},
              {"items", items}}
      .dump();
}

Result<dice::CommitmentDay> read_commitment_day(std::string_view text) {
  const json list = json::parse(text, nullptr, false);
  if (!list.is_object())
    return fail(Code::bad_json, in_english("A list of commitments is expected, a JSON object."));
  const auto date = read_text(list, "date");
  const auto day = date ? dice::read_day(*date) : std::nullopt;
  if (!day) return fail_in("date", reason::field::date_of_day());
  const auto before = read_digest(list, "before");
  const auto digest = read_digest(list, "digest");
  const auto commitments = read_whole(list, "commitments");
  const auto signature = read_signature(list);
  if (!before) return std::unexpected(before.error());
  if (!digest) return std::unexpected(digest.error());
  if (!commitments) return std::unexpected(commitments.error());
  if (!signature) return std::unexpected(signature.error());
  dice::CommitmentDay read{.day = *day,
                           .before = *before,
                           .commitments = *commitments,
                           .digest = *digest,
                           .signature = *signature};
  const json& items = field(list, "items");
  if (!items.is_array()) return fail_in("items", reason::field::list());
  for (const json& item : items) {
    auto published = read_published(item);
    if (!published) return std::unexpected(published.error());
    const auto number = read_whole(item, "number");
    if (!number) return std::unexpected(number.error());
    if (read.published.empty()) read.after = *number - 1;
    if (*number != read.after + static_cast<std::int64_t>(read.published.size()) + 1)
      return fail_in("number", in_english("must be one more than that of the commitment before"));
    read.published.push_back(*std::move(published));
  }
  return read;
}

Result<DiceLine> read_dice_line(std::string_view line) {
  const json event = json::parse(line, nullptr, false);
  if (!event.is_object())
    return fail(Code::bad_json, in_english("An event is expected, a JSON object."));
  const json& type = field(event, "type");
  if (type == "started") {
    const auto commitment = read_digest(event, "dice_commitment");
    return commitment ? Result<DiceLine>(DiceStart{*commitment})
                      : std::unexpected(commitment.error());
  }
  if (type == "rolled") return read_rolled(event);
  if (event.contains("act")) return read_acted(event);
  return DiceLine();
}

}  // namespace crownhead::wire
