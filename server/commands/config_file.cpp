#include "server/commands/config_file.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

namespace crownhead::server {
namespace {

using config::Given;
using config::Layer;

constexpr const char* config_option = "config";

/// Calls `visit` with each command that has no subcommands, except for serve, and with its path.
template <class App, class Visit>
void visit_commands(App& app, const Visit& visit, const std::string& before = "") {
  for (auto* command : app.get_subcommands({})) {
    const std::string path = before + command->get_name();
    if (command->get_name().empty() || path == "serve") continue;
    const auto nested =
        command->get_subcommands([](const CLI::App* one) { return !one->get_name().empty(); });
    if (nested.empty())
      visit(*command, path);
    else
      visit_commands(*command, visit, path + ".");
  }
}

std::string name_of(const CLI::Option& option) {
  return option.get_lnames().empty() ? "" : option.get_lnames().front();
}

/// Options in a nameless group belong to the table of their command.
void add_keys(const CLI::App& command, std::vector<config::FileTable::Key>& keys) {
  using enum config::Option::Kind;
  for (const CLI::Option* option : command.get_options()) {
    const auto name = name_of(*option);
    if (name.empty() || name == config_option || option == command.get_help_ptr()) continue;
    keys.push_back({name, option->get_expected_min() == 0 ? flag : text});
  }
  for (const CLI::App* group : command.get_subcommands({})) add_keys(*group, keys);
}

/// Sets the option as CLI11 sets it from the environment.
void take(CLI::Option& option, const Given& given, config::Faults& faults) try {
  for (const auto& value : given.values) option.add_result(value);
  option.run_callback();
} catch (const CLI::Error& error) {
  faults.push_back(given.where + ": " + error.what());
}

void take_all(CLI::App& command, const Layer& layer, config::Faults& faults) {
  for (CLI::App* group : command.get_subcommands({})) take_all(*group, layer, faults);
  for (CLI::Option* option : command.get_options())
    if (const auto it = layer.find(name_of(*option)); it != layer.end())
      take(*option, it->second, faults);
}

bool is_given(const CLI::Option* option) { return option->count() > 0; }

/// Sets the missing options. Skips those without use: the others in a group with one that was
/// given, and options that need a missing one.
void take_missing(CLI::App& command, const Layer& layer, config::Faults& faults) {
  for (CLI::App* group : command.get_subcommands({}))
    if (group->count_all() == 0) take_missing(*group, layer, faults);
  for (CLI::Option* option : command.get_options()) {
    const auto it = layer.find(name_of(*option));
    if (it == layer.end() || is_given(option)) continue;
    if (std::ranges::all_of(option->get_needs(), is_given)) take(*option, it->second, faults);
  }
}

/// Returns the file's options for a command: first its own table, then the options that it shares
/// with serve.
Layer layer_of(const config::TomlFile& file, const std::string& path) {
  const auto own = file.tables.find(path);
  Layer layer = own == file.tables.end() ? Layer{} : own->second;
  const auto shared = merged({}, config::environment_layer(), file.options);
  if (const auto db = database_file(shared)) layer.try_emplace("db", *db);
  if (const auto data = shared.find("data"); data != shared.end())
    layer.try_emplace("data", data->second);
  return layer;
}

void read_for(CLI::App& app, CLI::App& command, const std::string& path, const std::string& name) {
  // The environment names the file for all commands; only the one that runs reads it.
  if (!command.parsed() || command.get_help_ptr()->count() > 0) return;
  const auto file = config::read_toml(name, file_tables(app));
  auto faults = file.faults;
  if (faults.empty()) take_missing(command, layer_of(file, path), faults);
  if (faults.empty()) return;
  std::string words = path;
  std::ranges::replace(words, '.', ' ');
  for (const auto& fault : faults) std::cerr << "crownhead " << words << ": " << fault << '\n';
  throw CLI::RuntimeError(2);
}

}  // namespace

std::vector<config::FileTable> file_tables(const CLI::App& app) {
  std::vector<config::FileTable> tables;
  visit_commands(app, [&](const CLI::App& command, const std::string& path) {
    config::FileTable table{.name = path, .keys = {}};
    add_keys(command, table.keys);
    if (!table.keys.empty()) tables.push_back(std::move(table));
  });
  return tables;
}

void add_config_options(CLI::App& app) {
  visit_commands(app, [&app](CLI::App& command, const std::string& path) {
    command.add_option_function<std::string>(
        std::string("--") + config_option,
        [&app, &command, path](const std::string& name) { read_for(app, command, path, name); },
        "The server's TOML file; flags and environment variables override it");
  });
}

config::Faults faults_of_tables(CLI::App& app, const config::TomlFile& file) {
  config::Faults faults;
  visit_commands(app, [&](CLI::App& command, const std::string& path) {
    if (const auto own = file.tables.find(path); own != file.tables.end())
      take_all(command, own->second, faults);
  });
  return faults;
}

}  // namespace crownhead::server
