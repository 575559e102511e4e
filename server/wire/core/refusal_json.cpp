#include "server/wire/core/refusal_json.hpp"

#include <cctype>

#include "server/wire/core/reason_json.hpp"

namespace crownhead::wire {
namespace {

/// Returns "SPLIT_TOO_LONG" for vacation.split_too_long.
std::string code_of(const Reason& reason) {
  std::string code(reason.name.substr(reason.name.find('.') + 1));
  for (char& c : code) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return code;
}

}  // namespace

nlohmann::ordered_json refusals_shape(const vacation::Refusals& refusals) {
  auto list = nlohmann::ordered_json::array();
  for (const vacation::Refusal& refusal : refusals) {
    nlohmann::ordered_json shape{{"code", code_of(refusal.reason)}};
    if (!refusal.field.empty()) shape["field"] = refusal.field;
    if (refusal.tournament) shape["tournament_id"] = std::to_string(refusal.tournament->value);
    if (refusal.outside_tournaments) shape["tournament_id"] = nullptr;
    add_reason(shape, refusal.reason);
    shape["detail"] = refusal.reason.english;
    list.push_back(std::move(shape));
  }
  return list;
}

}  // namespace crownhead::wire
