#include "server/wire/ending_json.hpp"

#include <nlohmann/json.hpp>

namespace crownhead::wire {

std::string ending_json(const EndingFigures& figures) {
  nlohmann::ordered_json json{{"value", figures.value}};
  if (figures.plies) json["plies"] = *figures.plies;
  json["best"] = figures.best;
  return json.dump();
}

}  // namespace crownhead::wire
