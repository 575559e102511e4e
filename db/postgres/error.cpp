#include "db/postgres/error.hpp"

#include <array>
#include <utility>

namespace crownhead::db {
namespace {

using Kind = StoreError::Kind;

/// By the first characters, longer prefixes first. See PostgreSQL's manual, Appendix A.
constexpr auto kinds = std::to_array<std::pair<std::string_view, Kind>>({
    {"40001", Kind::conflict},  // could not serialize access
    {"25P03", Kind::lost},      // idle in a transaction for too long
    {"40P01", Kind::conflict},  // deadlock
    {"53300", Kind::busy},      // too many connections
    {"55P03", Kind::busy},      // a lock that the statement does not wait for
    {"57014", Kind::busy},      // a timeout
    {"57P0", Kind::lost},       // the server is stopping, or is still starting
    {"08", Kind::lost},         // the connection
    {"53", Kind::full},         // disk, memory
    {"23", Kind::taken},        // a constraint
    {"0A", Kind::of_the_job},   // not supported
    {"21", Kind::of_the_job},   // more rows than one
    {"22", Kind::of_the_job},   // a value outside the type's range
    {"25", Kind::of_the_job},   // not allowed in this state of a transaction
    {"42", Kind::of_the_job},   // no such statement
    {"54", Kind::of_the_job},   // beyond a limit
    {"P0", Kind::of_the_job},   // raised by a function
});

Kind kind_of(std::string_view state) {
  if (state.empty()) return Kind::lost;
  for (const auto& [beginning, kind] : kinds)
    if (state.starts_with(beginning)) return kind;
  return Kind::broken;
}

}  // namespace

PostgresError::PostgresError(std::string_view state, const std::string& what)
    : StoreError(kind_of(state), what), state_(state) {}

}  // namespace crownhead::db
