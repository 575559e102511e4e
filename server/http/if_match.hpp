#pragma once

#include "rules/seen_versions.hpp"
#include "server/http/call.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::api {

/// Returns the versions listed in If-Match; all versions without the header and for "*". Weak tags
/// and tags that are not versions match nothing (RFC 9110, 13.1.1).
wire::Parsed<SeenVersions> versions_wanted(const Call& call);

}  // namespace crownhead::api
