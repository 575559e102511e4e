#pragma once

#include <exception>
#include <functional>
#include <string_view>

#include "rules/result.hpp"
#include "server/runtime/coroutine.hpp"
#include "server/runtime/read_pool.hpp"

namespace crownhead::live {

/// Awaits `reload`, which reads into a room what another node has stored. If the store cannot be
/// read, logs that and returns the error to answer with.
inline Awaitable<Result<void>> caught_up(Awaitable<void> reload,
                                         const std::function<void(std::string_view)>& log_error) {
  try {
    co_await reload;
  } catch (const std::exception&) {
    co_return std::unexpected(why_not_read(std::current_exception(), log_error));
  }
  co_return Result<void>{};
}

}  // namespace crownhead::live
