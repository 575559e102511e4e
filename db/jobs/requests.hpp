#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// Identifies a repeated request. The same user and id with another hash fail with key_reused.
struct RequestKey {
  UserId user;  ///< 0 if no one is signed in
  CommandId id;
  std::uint64_t hash;  ///< of the request's contents
};

/// The answer of an operation that creates something. A repeated request gets the first answer
/// again.
template <class T>
struct Made {
  T id;
  std::string answer;  ///< what the caller stored with the request
  bool repeated = false;
};

/// Called once on a thread of the writer, after the commit; must not throw or wait. Errors in
/// addition to those that the operation names: unavailable (the disk failed; it is unknown whether
/// the change was stored) and busy (queue full). Immediate refusals (busy, stopping, broken) are
/// answered on the caller's thread before the operation returns.
template <class T>
using Done = std::move_only_function<void(Result<T>)>;

}  // namespace crownhead::db
