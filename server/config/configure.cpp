#include "server/config/configure.hpp"

#include <cstdlib>
#include <string_view>

#include "db/address.hpp"
#include "server/config/options.hpp"

namespace crownhead::config {
namespace {

/// In the data folder, unless another path is given.
constexpr const char* usual_database = "crownhead.db";

std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out += '"';
}

/// Sets the options that others imply.
void complete(ServeConfig& config, Faults& faults) {
  if (config.data.empty() && db::is_postgres(config.db))
    faults.emplace_back("data: required with PostgreSQL; name the folder for the server's files");
  if (config.data.empty()) {
    config.data = config.db.parent_path();
    if (config.data.empty()) config.data = ".";
  }
  if (config.db.empty()) config.db = config.data / usual_database;
  if (!config.node.empty() && !db::is_postgres(config.db))
    faults.emplace_back("node: servers can share only a PostgreSQL database; set db");
  if (!config.node.empty() && config.dev_clock)
    faults.emplace_back("node: the clock of tests moves only one server; remove dev-clock");
  if (!config.node.empty() && config.smtp.url.empty())
    config.warnings.emplace_back(
        "node: without smtp-url, each message is a file on the machine of the server that sends"
        " it");
  if (!config.link.servers.empty() && config.node.empty())
    faults.emplace_back("link: only a node sends messages to others; set node");
  if (!config.link.password.empty() && config.link.servers.empty())
    faults.emplace_back("link-password-file: there is no link; set link");
  if (!config.smtp.user.empty() && config.smtp.password.empty())
    faults.emplace_back("smtp-user: no password is set; set smtp-password-file");
}

}  // namespace

Layer environment_layer() {
  Layer layer;
  for (const Option& option : options()) {
    const auto name = environment_name(option.name);
    const char* text = std::getenv(name.c_str());
    if (!text || !*text) continue;
    const bool list = option.kind == Option::Kind::list;
    layer[std::string(option.name)] = {list ? items(text) : std::vector<std::string>{text}, name};
  }
  return layer;
}

Layer merged(Layer flags, Layer environment, Layer file) {
  flags.merge(std::move(environment));
  flags.merge(std::move(file));
  return flags;
}

std::expected<ServeConfig, Faults> configured(const Layer& given) {
  ServeConfig config;
  Faults faults;
  for (const Option& option : options()) {
    const auto found = given.find(option.name);
    if (found == given.end()) {
      if (!option.fallback.empty()) option.take(config, fallback_values(option)).value();
      continue;
    }
    const auto& [values, where] = found->second;
    if (!option.take)
      config.warnings.push_back(where + ": " + std::string(option.name) +
                                ": this option is obsolete and has no effect; remove it");
    else if (const auto taken = option.take(config, values); !taken)
      faults.push_back(where + ": " + std::string(option.name) + ": " + taken.error().detail);
  }
  if (faults.empty()) complete(config, faults);
  if (!faults.empty()) return std::unexpected(std::move(faults));
  return config;
}

std::optional<Given> database_file(const Layer& given) {
  if (const auto db = given.find("db"); db != given.end()) return db->second;
  const auto data = given.find("data");
  if (data == given.end()) return std::nullopt;
  const std::filesystem::path folder = data->second.values[0];
  return Given{{(folder / usual_database).string()}, data->second.where};
}

std::string as_toml(Option::Kind kind, const std::vector<std::string>& values) {
  if (kind == Option::Kind::flag) return values[0];
  if (kind == Option::Kind::text) return in_quotes(values[0]);
  std::string out;
  for (const auto& value : values) out += (out.empty() ? "" : ", ") + in_quotes(value);
  return "[" + out + "]";
}

std::string shown_line(std::string_view name, const std::string& value, const std::string& where) {
  return std::string(name) + " = " + value + "  # " + where + '\n';
}

std::string shown(const Layer& given) {
  std::string out;
  for (const Option& option : options()) {
    const auto found = given.find(option.name);
    if (!option.take || (found == given.end() && option.fallback.empty())) continue;
    const bool is_given = found != given.end();
    const auto values = is_given ? found->second.values : fallback_values(option);
    out += shown_line(option.name, option.secret ? "\"…\"" : as_toml(option.kind, values),
                      is_given ? found->second.where : "default");
  }
  return out;
}

}  // namespace crownhead::config
