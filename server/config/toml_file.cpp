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

/// Returns the full name of a key in a table; outside all tables `table` is empty.
std::string inside(const std::string& table, const std::string& name) {
  return table.empty() ? name : table + "." + name;
}

std::string must_be_table(const std::string& name) {
  return name + ": must be a table, [" + name + "]";
}

std::string form_of(Option::Kind kind) {
  switch (kind) {
    case Option::Kind::flag: return "must be true or false";
    case Option::Kind::list: return R"(must be a list of strings, such as ["a", "b"])";
    case Option::Kind::text: return "must be a string in quotation marks or a whole number";
  }
  return {};
}

/// Returns nullopt if the node does not have the form of the option.
std::optional<std::vector<std::string>> values_of(const toml::node& node, Option::Kind kind) {
  using Values = std::vector<std::string>;
  if (kind == Option::Kind::flag) {
    const auto* flag = node.as_boolean();
    return flag ? std::optional(Values{flag->get() ? "true" : "false"}) : std::nullopt;
  }
  if (const auto* text = node.as_string()) return Values{text->get()};
  if (const auto* number = node.as_integer()) return Values{std::to_string(number->get())};
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

/// Walks through the tables of one file.
class Reader {
 public:
  Reader(const std::filesystem::path& file, std::span<const FileTable> tables)
      : file_(file), tables_(tables) {}

  TomlFile read(const toml::table& whole) {
    read_table(whole, "");
    return std::move(result_);
  }

 private:
  /// `path` is the table's name, empty for keys outside all tables.
  void read_table(const toml::table& table, const std::string& path) {
    for (const auto& [key, node] : table) {
      const std::string name(key.str());
      const auto where = place(file_, key.source());
      const auto inner = inside(path, name);
      if (const auto kind = kind_of(path, name))
        take(path, name, node, *kind, where);
      else if (!is_table(inner))
        result_.faults.push_back(where + ": " + unknown_key(path, name));
      else if (const auto* nested = node.as_table())
        read_table(*nested, inner);
      else
        result_.faults.push_back(where + ": " + must_be_table(inner));
    }
  }

  void take(const std::string& path, const std::string& name, const toml::node& node,
            Option::Kind kind, const std::string& where) {
    auto values = values_of(node, kind);
    if (!values)
      result_.faults.push_back(where + ": " + name + ": " + form_of(kind));
    else
      (path.empty() ? result_.options : result_.tables[path])[name] = {*std::move(values), where};
  }

  std::optional<Option::Kind> kind_of(const std::string& path, const std::string& name) const {
    const auto keys = keys_of(path);
    const auto it = std::ranges::find(keys, name, &FileTable::Key::name);
    return it == keys.end() ? std::nullopt : std::optional(it->kind);
  }

  std::vector<FileTable::Key> keys_of(const std::string& path) const {
    std::vector<FileTable::Key> keys;
    if (path.empty())
      for (const Option& option : options())
        keys.push_back({std::string(option.name), option.kind});
    for (const FileTable& table : tables_)
      if (table.name == path) keys.insert(keys.end(), table.keys.begin(), table.keys.end());
    return keys;
  }

  bool is_table(const std::string& path) const {
    return std::ranges::any_of(tables_, [&](const FileTable& table) {
      return table.name == path || table.name.starts_with(path + ".");
    });
  }

  /// Compares with names of tables, too, because one may be mistyped.
  std::string unknown_key(const std::string& path, const std::string& name) const {
    std::vector<std::string> names;
    for (const auto& key : keys_of(path)) names.push_back(key.name);
    const std::string before = inside(path, "");
    for (const FileTable& table : tables_)
      if (table.name != path && table.name.starts_with(before))
        names.push_back(
            table.name.substr(before.size(), table.name.find('.', before.size()) - before.size()));
    return "there is no option '" + name + "'" + (path.empty() ? "" : " in [" + path + "]") +
           "; did you mean '" + nearest_name(name, names) + "'?";
  }

  const std::filesystem::path& file_;
  std::span<const FileTable> tables_;
  TomlFile result_;
};

}  // namespace

TomlFile read_toml(const std::filesystem::path& file, std::span<const FileTable> tables) try {
  std::ifstream in(file);
  if (!in || std::filesystem::is_directory(file))
    return {.options = {}, .faults = {file.string() + ": the file cannot be read"}};
  return Reader(file, tables).read(toml::parse(in, file.string()));
} catch (const toml::parse_error& error) {
  return {.options = {},
          .faults = {place(file, error.source()) + ": " + std::string(error.description())}};
}

std::string shown_tables(const TomlFile& file, std::span<const FileTable> tables) {
  std::string out;
  for (const FileTable& table : tables) {
    const auto said = file.tables.find(table.name);
    if (said == file.tables.end()) continue;
    out += "\n[" + table.name + "]\n";
    for (const auto& [name, kind] : table.keys)
      if (const auto it = said->second.find(name); it != said->second.end())
        out += shown_line(name, as_toml(kind, it->second.values), it->second.where);
  }
  return out;
}

}  // namespace crownhead::config
