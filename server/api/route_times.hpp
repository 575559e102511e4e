#pragma once

#include <deque>
#include <string_view>

#include "metrics/histogram.hpp"
#include "server/api/routes.hpp"

namespace crownhead::api {

/// How long the answers of one route took, in microseconds.
struct RouteTimes {
  std::string_view verb;
  std::string_view path;
  metrics::Histogram micros{metrics::duration_bounds};
};

/// In the order of routes(), then those of the files and all else.
std::deque<RouteTimes>& route_times();

/// Of a route, or of the files for nullptr.
RouteTimes& route_times(const Route* route);

std::string_view verb_text(net::Verb verb);

}  // namespace crownhead::api
