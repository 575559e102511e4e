#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// Parses text that must be a JSON object; fails with bad_json. Nesting is bounded. A number
/// without a fraction is an integer in any notation (OpenAPI 3.1): 1.0 and 1e0 become 1.
Parsed<nlohmann::json> parse_object(std::string_view text);

/// Reads the fields of one JSON object and collects all errors, so that a client learns of all its
/// mistakes at once. A getter of a wrong field returns an empty value.
///
/// A member is known once any function has asked for it, has() included. Any other member is an
/// error, so that a typing error in a name is not silently ignored.
class Fields {
 public:
  explicit Fields(const nlohmann::json& object) : object_(object) {}

  /// True if the member is present; null counts as absent.
  bool has(const char* name) { return find(name) != nullptr; }
  /// True if the member is null, which some requests use to remove a value.
  bool is_null(const char* name);

  /// Declares members that are not read this time but are not errors.
  void may_have(std::initializer_list<const char*> names) {
    known_.insert(known_.end(), names.begin(), names.end());
  }
  /// Ignores unknown members: the object comes from another program's file, or its members depend
  /// on a field that is wrong.
  void may_have_others() { others_allowed_ = true; }

  /// Lengths are counted in Unicode characters.
  std::string text(const char* name, std::size_t most_characters);
  std::optional<std::string> optional_text(const char* name, std::size_t most_characters);
  /// Reads a line that other players will read; see rules/line.hpp.
  std::optional<std::string> optional_line(const char* name, std::size_t most_characters);
  std::int64_t integer(const char* name);
  std::optional<std::int64_t> optional_integer(const char* name);
  bool flag(const char* name, bool otherwise);
  /// Returns the index of one of `names`; `otherwise` if the field is absent.
  std::size_t choice(const char* name, std::initializer_list<std::string_view> names,
                     std::optional<std::size_t> otherwise = std::nullopt);
  /// Returns the field's object; nullptr, with an error, if it is absent or something else.
  const nlohmann::json* object(const char* name);
  const nlohmann::json* array(const char* name);
  /// Returns the field's list of at most `most` texts. If it has more or contains anything else,
  /// returns an empty list with `why` as the error. An absent field is an error too.
  std::vector<std::string> texts(const char* name, std::size_t most, const Reason& why);

  void wrong(std::string field, Reason why) {
    errors_.push_back({std::move(field), std::move(why)});
  }
  /// Adds an error in the text of a field, with its place.
  void wrong(std::string field, const Error& error) {
    errors_.push_back({std::move(field), error.reason, error.place});
  }
  /// Adds the errors of an object inside, each with `name` and a dot before its field.
  void wrong_inside(const std::string& name, const Problem& problem) {
    for (const FieldError& error : problem.fields)
      errors_.push_back({name + "." + error.field, error.reason, error.place});
  }

  /// True if the field has an error already.
  bool is_wrong(std::string_view field) const {
    return std::ranges::find(errors_, field, &FieldError::field) != errors_.end();
  }

  /// Returns the first error as the problem's own, with the list of all errors, unknown members
  /// last; nullopt if there was none. Call it after reading everything.
  std::optional<Problem> problem() const;

 private:
  const nlohmann::json* find(const char* name);
  void add_unknown(std::vector<FieldError>& errors) const;

  const nlohmann::json& object_;
  std::vector<std::string_view> known_;
  bool others_allowed_ = false;
  std::vector<FieldError> errors_;
};

/// Parses an object, calls `read` on its fields, and returns its result or all errors.
template <class Read>
auto parsed(std::string_view body, Read read) -> Parsed<decltype(read(std::declval<Fields&>()))> {
  const auto json = parse_object(body);
  if (!json) return std::unexpected(json.error());
  Fields fields(*json);
  auto result = read(fields);
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return result;
}

}  // namespace crownhead::wire
