#include "server/wire/tournament/director_bodies.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_round_name = 400, longest_letter = 8'000;
constexpr std::size_t most_pairs = 1000, most_byes = 100;
constexpr std::int64_t most_rounds = 10'000;

std::string reason_in(Fields& fields) {
  return fields.optional_text("reason", longest_reason).value_or("");
}

void read_bye(Fields& fields, const nlohmann::json& item, ByesBody& body) {
  if (!item.is_object() || body.byes.size() == most_byes)
    return fields.wrong("byes", reason::field::byes());
  Fields bye(item);
  const auto round = std::clamp(bye.integer("round"), std::int64_t{0}, most_rounds);
  const auto kind = bye.choice("bye", {"half", "zero"});
  body.byes.push_back({.round = static_cast<int>(round),
                       .bye = kind == 0 ? tournament::Bye::half : tournament::Bye::zero});
  if (const auto problem = bye.problem()) fields.wrong_inside("byes", *problem);
}

}  // namespace

Parsed<ReplacementBody> parse_replacement(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    return ReplacementBody{.by = fields.text("by", 60), .reason = reason_in(fields)};
  });
}

Parsed<ByesBody> parse_byes(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    ByesBody body{.byes = {}, .reason = reason_in(fields)};
    if (const auto* list = fields.array("byes"))
      for (const auto& item : *list) read_bye(fields, item, body);
    return body;
  });
}

Parsed<ApartBody> parse_apart(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    ApartBody body{.pairs = {}, .reason = reason_in(fields)};
    const auto* list = fields.array("pairs");
    if (!list) return body;
    for (const auto& pair : *list) {
      const bool names =
          pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string();
      if (names && body.pairs.size() < most_pairs)
        body.pairs.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
      else
        fields.wrong("pairs", reason::field::pairs_of_names());
    }
    return body;
  });
}

Parsed<AddedTimeBody> parse_added_time(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    return AddedTimeBody{.time = {fields.integer("time_ms")},
                         .game = fields.optional_text("game", 40),
                         .reason = reason_in(fields)};
  });
}

Parsed<std::string> parse_message_to_all(std::string_view text) {
  return parsed(text, [](Fields& fields) { return fields.text("text", longest_letter); });
}

Parsed<std::string> parse_clone(std::string_view text) {
  return parsed(text.empty() ? "{}" : text, [](Fields& fields) {
    return fields.optional_text("name", longest_round_name).value_or("");
  });
}

}  // namespace crownhead::wire
