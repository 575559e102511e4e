#pragma once

#include <cstddef>
#include <string>

#include "metrics/figures.hpp"
#include "rules/result.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::api {

/// Returns an error frame for a client, and counts the error.
template <class Id>
std::string refusal_frame(const Id& id, const Error& error) {
  metrics::figures().refusals[static_cast<std::size_t>(error.code)].add();
  return wire::error_frame(id, error);
}

}  // namespace crownhead::api
