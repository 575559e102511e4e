#pragma once

#include "rules/seen_versions.hpp"
#include "server/api/call.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::api {

/// Returns the versions that If-Match lists; all versions without the header and for "*". Weak tags
/// match nothing (RFC 9110, 13.1.1), and neither do tags that are no version.
wire::Parsed<SeenVersions> versions_wanted(const Call& call);

}  // namespace crownhead::api
