#include "server/commands/usage_fault.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "server/config/nearest_name.hpp"

namespace crownhead::server {
namespace {

/// Returns the first command, from the outermost, that was given an unknown word.
const CLI::App* puzzled(const CLI::App& app) {
  if (!app.remaining().empty()) return &app;
  for (const CLI::App* nested : app.get_subcommands())
    if (const CLI::App* found = puzzled(*nested)) return found;
  return nullptr;
}

/// Includes the options of its nameless groups.
std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  for (const CLI::App* nested : command.get_subcommands({}))
    if (nested->get_name().empty())
      for (auto& name : option_names(*nested)) names.push_back(std::move(name));
  return names;
}

std::vector<std::string> command_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* nested : command.get_subcommands({}))
    if (!nested->get_name().empty()) names.push_back(nested->get_name());
  return names;
}

std::string unknown(std::string_view kind, const std::string& word,
                    const std::vector<std::string>& names) {
  return "there is no " + std::string(kind) + " '" + word + "'; did you mean '" +
         config::nearest_name(word, names) + "'?";
}

}  // namespace

std::string usage_fault(const CLI::App& app, const CLI::Error& error) {
  const std::string explained = "; see --help";
  const CLI::App* command = puzzled(app);
  if (!command) return error.what() + explained;
  const auto words = command->remaining();
  const auto option =
      std::ranges::find_if(words, [](const std::string& word) { return word.starts_with('-'); });
  if (option != words.end())
    return unknown("option", option->substr(0, option->find('=')), option_names(*command));
  const auto commands = command_names(*command);
  if (commands.empty()) return "'" + words.front() + "' is an unexpected argument" + explained;
  return unknown("command", words.front(), commands);
}

}  // namespace crownhead::server
