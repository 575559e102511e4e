#pragma once

#include <cstdint>
#include <optional>

#include "server/api/call.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::api {

/// The version of If-Match; nullopt if there is none or any will do.
wire::Parsed<std::optional<std::int64_t>> version_wanted(const Call& call);

}  // namespace crownhead::api
