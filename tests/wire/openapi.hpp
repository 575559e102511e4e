#pragma once

#include <fstream>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>

#include "tests/source_dir.hpp"

namespace crownhead::wire {

/// Reads one of the schemas of docs/openapi.yaml, in the forms used there: a list in brackets or
/// one item per line.
class OpenapiSchema {
 public:
  explicit OpenapiSchema(const std::string& name) {
    std::ifstream in(source_dir() + "/docs/openapi.yaml");
    bool inside = false;
    std::string line;
    while (std::getline(in, line) && line != "  schemas:") {
    }
    while (std::getline(in, line)) {
      if (inside && line.size() > 4 && line.starts_with("    ") && line[4] != ' ') break;
      if (inside) text_ += line + "\n";
      inside = inside || line == "    " + name + ":";
    }
    if (text_.empty()) throw std::runtime_error("docs/openapi.yaml has no schema " + name);
  }

  std::set<std::string> required() const { return list("required"); }
  std::set<std::string> values() const { return list("enum"); }

 private:
  /// Returns the list of the schema itself, not of a schema inside it.
  std::set<std::string> list(const std::string& key) const {
    const std::regex form("(^|\n)      " + key + R"(:( \[([^\]]*)\]|((\n +- [A-Za-z_]+)+)))");
    std::smatch match;
    if (!std::regex_search(text_, match, form))
      throw std::runtime_error("the schema says nothing of " + key);
    const std::string items = match[2];
    const std::regex word("[A-Za-z_]+");
    return {std::sregex_token_iterator(items.begin(), items.end(), word),
            std::sregex_token_iterator()};
  }

  std::string text_;
};

}  // namespace crownhead::wire
