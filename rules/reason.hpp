#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace crownhead {

/// Something for which a client has a name in its reader's language, such as a variant.
struct Label {
  std::string key;   ///< as it is written on the wire, e.g. "russian"
  std::string name;  ///< in English

  bool operator==(const Label&) const = default;
};

/// What is wrong: a text of web/locales/en/refusals.json with its values. The builders of
/// rules/reasons.hpp make it, one for each text.
struct Reason {
  struct Param;

  std::string_view name;  ///< e.g. "tournament.late_entry_closed"; empty: English alone
  std::string english;
  std::vector<Param> params;

  bool operator==(const Reason&) const = default;
};

struct Reason::Param {
  std::string_view name;
  /// One reason in the list: that of which this one speaks.
  std::variant<std::int64_t, std::string, Label, std::vector<Reason>> value;

  bool operator==(const Param&) const = default;
};

/// For what only the site's operator or a programmer reads.
inline Reason in_english(std::string text) { return {{}, std::move(text), {}}; }

}  // namespace crownhead
