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

#include "server/wire/problem.hpp"

namespace crownhead::wire {

/// Parses text that must be a JSON object; fails with bad_json. Nesting is bounded. A number
/// without a fraction is an integer however it is written (OpenAPI 3.1): 1.0 and 1e0 become 1.
Parsed<nlohmann::json> parse_object(std::string_view text);

/// Reads the fields of one JSON object and gathers everything that is wrong with them, so that a
/// client hears of all its mistakes at once. A getter of a wrong field returns an empty value.
///
/// A member is known once something has asked for it, be it with has(). Any other is an error, so
/// that a slip of the pen in a name is not taken for a wish that was left out.
class Fields {
 public:
  explicit Fields(const nlohmann::json& object) : object_(object) {}

  /// Whether it is there at all; null counts as absent.
  bool has(const char* name) { return find(name) != nullptr; }
  /// Whether it is named as null, where that takes something away.
  bool is_null(const char* name);

  /// Names members that are not read this time, and yet no error.
  void may_have(std::initializer_list<const char*> names) {
    known_.insert(known_.end(), names.begin(), names.end());
  }
  /// Ignores members that are not known: the object comes from a file of some other program's, or
  /// what it may have depends on a field that is wrong.
  void may_have_others() { others_allowed_ = true; }

  /// Lengths are counted in characters of Unicode.
  std::string text(const char* name, std::size_t most_characters);
  std::optional<std::string> optional_text(const char* name, std::size_t most_characters);
  /// A line for somebody else to read, as rules/line.hpp has it.
  std::optional<std::string> optional_line(const char* name, std::size_t most_characters);
  std::int64_t integer(const char* name);
  std::optional<std::int64_t> optional_integer(const char* name);
  bool flag(const char* name, bool otherwise);
  /// One of `names`, as its index; `otherwise` if the field is absent.
  std::size_t choice(const char* name, std::initializer_list<std::string_view> names,
                     std::optional<std::size_t> otherwise = std::nullopt);
  /// The field's object; nullptr (and an error) if it is absent or something else.
  const nlohmann::json* object(const char* name);
  const nlohmann::json* array(const char* name);
  /// The field's list of at most so many texts; empty, with `why` as its error, if it holds
  /// anything else or more. An error, too, if it is absent.
  std::vector<std::string> texts(const char* name, std::size_t most, const Reason& why);

  void wrong(std::string field, Reason why) {
    errors_.push_back({std::move(field), std::move(why)});
  }
  /// What is wrong in the text of a field, with its place.
  void wrong(std::string field, const Error& error) {
    errors_.push_back({std::move(field), error.reason, error.place});
  }
  /// What is wrong with an object inside, told under its `name` and a dot.
  void wrong_inside(const std::string& name, const Problem& problem) {
    for (const FieldError& error : problem.fields)
      errors_.push_back({name + "." + error.field, error.reason, error.place});
  }

  /// Whether it has an error already.
  bool is_wrong(std::string_view field) const {
    return std::ranges::find(errors_, field, &FieldError::field) != errors_.end();
  }

  /// The first error as the problem's own, all of them listed, the unknown members after what was
  /// read; nullopt if nothing was wrong. To be asked once everything has been read.
  std::optional<Problem> problem() const;

 private:
  const nlohmann::json* find(const char* name);
  void add_unknown(std::vector<FieldError>& errors) const;

  const nlohmann::json& object_;
  std::vector<std::string_view> known_;
  bool others_allowed_ = false;
  std::vector<FieldError> errors_;
};

/// Parses an object, lets `read` take its fields, and gives its result or all that was wrong.
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
