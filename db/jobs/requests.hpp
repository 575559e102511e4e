#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// By which a repeated request is known. The same user and id with another hash is key_reused.
struct RequestKey {
  UserId user;  ///< 0 where nobody is signed in
  CommandId id;
  std::uint64_t hash;  ///< of what was asked for
};

/// What an operation that makes something answers. A repeated request gets the first answer again.
template <class T>
struct Made {
  T id;
  std::string answer;  ///< what the caller asked to be kept with the request
  bool repeated = false;
};

/// Called once on a thread of the writer, after the commit; must not throw or wait. Errors beside
/// those that the operation names: unavailable (the disk failed; whether it was done is unknown),
/// busy (queue full). What is refused at once - busy, stopping, broken - is answered on the
/// caller's thread before the operation returns.
template <class T>
using Done = std::move_only_function<void(Result<T>)>;

}  // namespace crownhead::db
