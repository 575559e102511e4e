#include "server/wire/core/reason_json.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

Json shape_of(const Reason& reason) {
  Json shape = Json::object();
  add_reason(shape, reason);
  shape["detail"] = reason.english;
  return shape;
}

struct ValueShape {
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(const Label& label) const { return label.key; }
  Json operator()(const std::vector<Reason>& reasons) const { return shape_of(reasons.front()); }
};

Json params_shape(const Reason& reason) {
  Json params = Json::object();
  for (const auto& [name, value] : reason.params)
    params[std::string(name)] = std::visit(ValueShape{}, value);
  return params;
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void add_reason(Json& shape, const Reason& reason) {
  if (reason.name.empty()) return;
  shape["reason"] = reason.name;
  shape["params"] = params_shape(reason);
}

void add_reason(JsonText& json, const Reason& reason) {
  if (reason.name.empty()) return;
  const auto params = text_of(params_shape(reason));
  json.add("reason", reason.name).add("params", ReadyJson{params});
}

std::string reason_json(const Reason& reason) { return text_of(shape_of(reason)); }

}  // namespace crownhead::wire
