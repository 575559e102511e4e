#include "server/wire/analysis/ending_json.hpp"

#include <nlohmann/json.hpp>

#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"

namespace crownhead::wire {

std::string ending_json(const EndingFigures& figures) {
  nlohmann::ordered_json json{{"value", figures.value}};
  if (figures.plies) json["plies"] = *figures.plies;
  json["best"] = figures.best;
  return json.dump();
}

std::string ending_tables_json(const std::vector<EndingTable>& tables) {
  return JsonText::object()
      .add(
          "tables",
          list_of(
              tables,
              [](const EndingTable& table) {
                return JsonText::object().add("variant", table.variant).add("pieces", table.pieces);
              }))
      .take();
}

std::string known_ending_json(const EndingTable& table, const std::string& fen,
                              const EndingFigures& figures) {
  const bool known = !figures.value.empty();
  return JsonText::object()
      .add("variant", table.variant)
      .add("pieces", table.pieces)
      .add("fen", fen)
      .add("value", known ? std::optional(figures.value) : std::nullopt)
      .add("plies", figures.plies)
      .add("best",
           list_of(figures.best, [](const std::string& move) { return std::string_view(move); }))
      .take();
}

}  // namespace crownhead::wire
