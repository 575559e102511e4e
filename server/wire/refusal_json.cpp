#include "server/wire/refusal_json.hpp"

namespace crownhead::wire {

nlohmann::ordered_json refusals_shape(const vacation::Refusals& refusals) {
  auto list = nlohmann::ordered_json::array();
  for (const vacation::Refusal& refusal : refusals) {
    nlohmann::ordered_json shape{{"code", vacation::fault_name(refusal.fault)}};
    if (!refusal.field.empty()) shape["field"] = refusal.field;
    if (refusal.tournament) shape["tournament_id"] = std::to_string(refusal.tournament->value);
    shape["params"] = nlohmann::ordered_json::object();
    for (const auto& [name, value] : refusal.params)
      std::visit([&](const auto& v) { shape["params"][name] = v; }, value);
    shape["detail"] = vacation::explain(refusal);
    list.push_back(std::move(shape));
  }
  return list;
}

}  // namespace crownhead::wire
