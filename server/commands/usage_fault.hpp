#pragma once

#include <string>

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace crownhead::server {

/// What is wrong with a command line that `app` has refused with `error`, and what to do. A word
/// that nobody knows comes first: what else is missing follows from it.
std::string usage_fault(const CLI::App& app, const CLI::Error& error);

}  // namespace crownhead::server
