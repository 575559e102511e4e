#pragma once

#include <string>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

// A list of ids as one argument of a statement.

/// Returns the list in the form that listed_ids() reads: "[1,2,3]".
template <class Kind>
std::string text_of_ids(const std::vector<Id<Kind>>& ids) {
  std::string text;
  for (const Id<Kind> id : ids) text += (text.empty() ? "[" : ",") + std::to_string(id.value);
  return text.empty() ? "[]" : text + ']';
}

/// Returns a query of the ids in the text ?1.
inline std::string listed_ids(Engine engine) {
  return engine == Engine::sqlite ? "SELECT value FROM json_each(?1)"
                                  : "SELECT CAST(value AS BIGINT)"
                                    " FROM json_array_elements_text(CAST(?1 AS JSON)) AS t(value)";
}

}  // namespace crownhead::db
