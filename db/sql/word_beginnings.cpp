#include "db/sql/word_beginnings.hpp"

#include <sstream>

namespace crownhead::db {

std::optional<std::string> word_beginnings(const std::optional<std::string>& words) {
  if (!words) return std::nullopt;
  std::istringstream text(*words);
  std::string sought;
  for (std::string word; text >> word;) {
    sought += '"';
    for (const char c : word) sought += c == '"' ? "\"\"" : std::string(1, c);
    sought += "\"* ";
  }
  return sought.empty() ? std::nullopt : std::optional(sought);
}

}  // namespace crownhead::db
