#include "server/commands/operate/serve.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <iterator>
#include <memory>

#include "server/app.hpp"
#include "server/commands/config_file.hpp"
#include "server/config/configure.hpp"
#include "server/config/options.hpp"
#include "server/config/places.hpp"
#include "server/config/toml_file.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/settings.hpp"

namespace crownhead::server {
namespace {

using config::Option;

struct Asked {
  std::string file;
  bool check = false;
};

std::string help_of(const Option& option) {
  std::string text(option.about);
  if (!option.fallback.empty()) text += " [" + std::string(option.fallback) + "]";
  return text + " (" + config::environment_name(option.name) + ")";
}

void add_options(CLI::App& command) {
  for (const Option& option : config::options()) {
    const auto name = "--" + std::string(option.name);
    if (option.kind == Option::Kind::flag) {
      command.add_flag_callback(name, [] {}, help_of(option));
      continue;
    }
    auto* added = command.add_option(name, CLI::callback_t{}, help_of(option));
    added->type_name(std::string(option.value));
    if (option.kind == Option::Kind::list)
      added->expected(1, CLI::detail::expected_max_vector_size);
  }
}

config::Layer flags_of(const CLI::App& command) {
  config::Layer layer;
  for (const Option& option : config::options()) {
    const auto name = "--" + std::string(option.name);
    if (command.count(name) > 0)
      layer[std::string(option.name)] = {command.get_option(name)->results(), name};
  }
  return layer;
}

int serve(const config::ServeConfig& config) {
  try {
    App(config).run();
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "crownhead serve: " << error.what() << '\n';
    return 1;
  }
}

/// Finds the errors that appear only when files and libraries are opened.
config::Faults faults_of_opening(const config::ServeConfig& config) {
  auto faults = faults_of_places(config);
  if (!config.endings.empty() && faults.empty())
    if (const auto shelf = EndgameTables::open(config.endings); !shelf)
      faults.push_back("endings: " + shelf.error().detail);
  try {
    make_mailer(config);
  } catch (const std::exception& error) {
    faults.push_back(std::string("smtp-url: ") + error.what());
  }
  return faults;
}

int run(CLI::App& app, const CLI::App& command, const Asked& asked) {
  const auto tables = file_tables(app);
  const auto file = asked.file.empty() ? config::TomlFile{} : config::read_toml(asked.file, tables);
  const auto given = merged(flags_of(command), config::environment_layer(), file.options);
  const auto config = configured(given);
  auto faults = file.faults;
  if (asked.check) {
    std::ranges::move(faults_of_tables(app, file), std::back_inserter(faults));
    if (config) std::ranges::move(faults_of_opening(*config), std::back_inserter(faults));
  }
  if (!config) faults.insert(faults.end(), config.error().begin(), config.error().end());
  for (const auto& fault : faults) std::cerr << "crownhead serve: " << fault << '\n';
  if (!faults.empty()) return 2;
  if (!asked.check) return serve(*config);
  for (const auto& warning : config->warnings)
    std::cerr << "crownhead serve: warning: " << warning << '\n';
  std::cout << config::shown(given) << shown_tables(file, tables);
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, int& exit_status) {
  auto* command = app.add_subcommand("serve", "Serve the site");
  auto asked = std::make_shared<Asked>();
  command
      ->add_option("--config", asked->file,
                   "A TOML file with the options below, and tables for other commands; flags and"
                   " environment variables override it")
      ->envname("CROWNHEAD_CONFIG");
  command->add_flag(
      "--check-config", asked->check,
      "Print the errors in the configuration, or the effective configuration, and exit");
  add_options(*command);
  command->callback(
      [&app, command, asked, &exit_status] { exit_status = run(app, *command, *asked); });
}

}  // namespace crownhead::server
