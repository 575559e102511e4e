#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/comma_list.hpp"
#include "rules/instant.hpp"
#include "rules/rating/speed.hpp"
#include "rules/reasons.hpp"
#include "server/http/call.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::api {

/// Readers of a call's query parameters; an invalid value is reported for its field.

/// Reads the parameters of one call and keeps the first problem.
class QueryFields {
 public:
  /// Sets the field to the parsed value, or records the problem.
  template <class Field, class T>
  void take(Field& field, wire::Parsed<T> read) {
    if (read)
      field = *std::move(read);
    else if (!problem_)
      problem_ = std::move(read.error());
  }

  const std::optional<wire::Problem>& problem() const { return problem_; }

 private:
  std::optional<wire::Problem> problem_;
};

/// Returns the value of one of `names`; nullopt without text.
template <class T>
wire::Parsed<std::optional<T>> none_or(const std::optional<std::string>& text,
                                       std::initializer_list<std::pair<std::string_view, T>> names,
                                       std::string_view field) {
  if (!text) return std::nullopt;
  for (const auto& [name, value] : names)
    if (*text == name) return value;
  const auto list = comma_list(names, [](const auto& named) { return named.first; });
  return std::unexpected(wire::wrong_field(field, reason::field::one_of(list)));
}

wire::Parsed<std::int64_t> number_in(const Call& call, std::string_view name, std::int64_t least,
                                     std::int64_t most, std::int64_t otherwise);

/// Returns the parameter `variant`, the key of a variant.
wire::Parsed<std::optional<std::string>> variant_of(const Call& call);

/// Returns the same parameter as a rating pool, in the form of kind::pool_key(). For a variant with
/// several pools it is the pool for two players.
wire::Parsed<std::optional<std::string>> pool_key_of(const Call& call);

/// Reads a time or a day; a day means its first instant in UTC.
wire::Parsed<std::optional<Instant>> instant_in(const Call& call, std::string_view name);

/// Returns the parameter `speed`.
wire::Parsed<std::optional<rating::Speed>> speed_of(const Call& call);

}  // namespace crownhead::api
