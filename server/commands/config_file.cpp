#include "server/commands/config_file.hpp"

#include <CLI/CLI.hpp>
#include <vector>

#include "server/commands/nearest_name.hpp"

namespace crownhead::server {
namespace {

/// The names of the options that may stand in a file.
std::vector<std::string> keys_of(CLI::App& command) {
  std::vector<std::string> keys;
  for (const CLI::Option* option : command.get_options()) {
    const auto& name = option->get_lnames().front();
    if (name != "help" && name != "config") keys.push_back(name);
  }
  return keys;
}

Result<void> take(CLI::App& command, const CLI::ConfigItem& item) {
  const auto keys = keys_of(command);
  if (std::ranges::find(keys, item.fullname()) == keys.end())
    return fail(Code::invalid_field, "there is no option '" + item.fullname() +
                                         "'; did you mean '" + nearest_name(item.fullname(), keys) +
                                         "'?");
  CLI::Option* option = command.get_option("--" + item.name);
  if (option->count() > 0) return {};
  option->add_result(item.inputs);
  option->run_callback();
  return {};
}

}  // namespace

Result<void> read_config_file(CLI::App& command, const std::string& file) try {
  for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(file)) {
    if (auto taken = take(command, item); !taken)
      return fail(taken.error().code, file + ": " + taken.error().detail);
  }
  return {};
} catch (const CLI::Error& error) {
  return fail(Code::invalid_field, file + ": " + error.what());
}

}  // namespace crownhead::server
