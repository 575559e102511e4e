#pragma once

#include <string>

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace crownhead::server {

/// Explains why `app` has refused a command line with `error`, and what to do. An unknown word
/// comes first, because other errors follow from it.
std::string usage_fault(const CLI::App& app, const CLI::Error& error);

}  // namespace crownhead::server
