#include "server/config/toml_file.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <toml++/toml.h>

#include "server/config/nearest_name.hpp"
#include "server/config/options.hpp"

namespace crownhead::config {
namespace {

std::string place(const std::filesystem::path& file, const toml::source_region& source) {
  return file.string() + ":" + std::to_string(source.begin.line);
}

const Option* find_option(std::string_view name) {
  const auto all = options();
  const auto it = std::ranges::find(all, name, &Option::name);
  return it == all.end() ? nullptr : &*it;
}

std::string unknown_key(std::string_view key) {
  std::vector<std::string> names;
  for (const Option& option : options()) names.emplace_back(option.name);
  return "there is no option '" + std::string(key) + "'; did you mean '" +
         nearest_name(key, names) + "'?";
}

std::string form_of(Option::Kind kind) {
  switch (kind) {
    case Option::Kind::flag: return "must be true or false";
    case Option::Kind::list: return R"(must be a list of texts, such as ["a", "b"])";
    case Option::Kind::text: return "must be a text in quotation marks";
  }
  return {};
}

/// nullopt if the node is not of the form that the option takes.
std::optional<std::vector<std::string>> values_of(const toml::node& node, Option::Kind kind) {
  using Values = std::vector<std::string>;
  if (kind == Option::Kind::flag) {
    const auto* flag = node.as_boolean();
    return flag ? std::optional(Values{flag->get() ? "true" : "false"}) : std::nullopt;
  }
  if (const auto* text = node.as_string()) return Values{text->get()};
  const auto* list = node.as_array();
  if (kind == Option::Kind::text || !list) return std::nullopt;
  Values values;
  for (const auto& item : *list) {
    const auto* text = item.as_string();
    if (!text) return std::nullopt;
    values.push_back(text->get());
  }
  return values;
}

}  // namespace

TomlFile read_toml(const std::filesystem::path& file) try {
  std::ifstream in(file);
  if (!in || std::filesystem::is_directory(file))
    return {.options = {}, .faults = {file.string() + ": the file cannot be read"}};
  TomlFile result;
  for (const auto& [key, node] : toml::parse(in, file.string())) {
    const auto where = place(file, key.source());
    const Option* option = find_option(key.str());
    if (!option) {
      result.faults.push_back(where + ": " + unknown_key(key.str()));
      continue;
    }
    auto values = values_of(node, option->kind);
    if (values)
      result.options[std::string(key.str())] = {*std::move(values), where};
    else
      result.faults.push_back(where + ": " + std::string(key.str()) + ": " + form_of(option->kind));
  }
  return result;
} catch (const toml::parse_error& error) {
  return {.options = {},
          .faults = {place(file, error.source()) + ": " + std::string(error.description())}};
}

}  // namespace crownhead::config
