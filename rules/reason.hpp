#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace crownhead {

/// A term that the client can name in the reader's language, such as a variant.
struct Label {
  std::string key;   ///< as on the wire, e.g. "russian"
  std::string name;  ///< in English

  bool operator==(const Label&) const = default;
};

/// An error message: a text of web/locales/en/refusals.json with its values. Created by the
/// builders in rules/reasons.hpp, one per text.
struct Reason {
  struct Param;

  std::string_view name;  ///< e.g. "tournament.late_entry_closed"; empty: English only
  std::string english;
  std::vector<Param> params;

  bool operator==(const Reason&) const = default;
};

struct Reason::Param {
  std::string_view name;
  /// A list with one reason is a nested reason that this one refers to.
  std::variant<std::int64_t, std::string, Label, std::vector<Reason>> value;

  bool operator==(const Param&) const = default;
};

/// Returns a message that only the site's operator or a programmer reads.
inline Reason in_english(std::string text) { return {{}, std::move(text), {}}; }

}  // namespace crownhead
