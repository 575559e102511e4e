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
#include "server/api/call.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::api {

/// Readers of a call's query parameters; a wrong one is the problem of that field.

/// Fields that are read from the parameters of one call, and the first thing that is wrong with
/// them.
class QueryFields {
 public:
  /// Sets the field to what was read, unless that is wrong.
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

/// One of `names`; nothing if there is no text.
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

/// The parameter `variant`, the key of one.
wire::Parsed<std::optional<std::string>> variant_of(const Call& call);

/// The same parameter where it names a pool of ratings, as kind::pool_key() has it; a variant with
/// several is that of two players.
wire::Parsed<std::optional<std::string>> pool_key_of(const Call& call);

/// A day, which is its first instant in UTC, or a time.
wire::Parsed<std::optional<Instant>> instant_in(const Call& call, std::string_view name);

/// The parameter `speed`.
wire::Parsed<std::optional<rating::Speed>> speed_of(const Call& call);

}  // namespace crownhead::api
