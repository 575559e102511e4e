#pragma once

#include <deque>
#include <string_view>

#include "metrics/histogram.hpp"
#include "server/http/routes.hpp"

namespace crownhead::api {

/// The answer times of one route, in microseconds.
struct RouteTimes {
  std::string_view verb;
  std::string_view path;
  metrics::Histogram micros{metrics::duration_bounds};
};

/// In the order of routes(), then the entry for files and everything else.
std::deque<RouteTimes>& route_times();

/// Returns the entry of a route; for nullptr, of the files.
RouteTimes& route_times(const Route* route);

std::string_view verb_text(net::Verb verb);

}  // namespace crownhead::api
