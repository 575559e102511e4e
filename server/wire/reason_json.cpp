#include "server/wire/reason_json.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

struct ValueShape {
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(const Label& label) const { return label.key; }
  Json operator()(const std::vector<Reason>& reasons) const {
    Json shape = Json::object();
    for (const Reason& reason : reasons) {
      add_reason(shape, reason);
      shape["detail"] = reason.english;
    }
    return shape;
  }
};

Json params_shape(const Reason& reason) {
  Json params = Json::object();
  for (const auto& [name, value] : reason.params)
    params[std::string(name)] = std::visit(ValueShape{}, value);
  return params;
}

}  // namespace

void add_reason(Json& shape, const Reason& reason) {
  if (reason.name.empty()) return;
  shape["reason"] = reason.name;
  shape["params"] = params_shape(reason);
}

void add_reason(JsonText& json, const Reason& reason) {
  if (reason.name.empty()) return;
  const auto params = params_shape(reason).dump(-1, ' ', false, Json::error_handler_t::replace);
  json.add("reason", reason.name).add("params", ReadyJson{params});
}

}  // namespace crownhead::wire
