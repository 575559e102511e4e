#pragma once

#include <optional>
#include <string>
#include <vector>

namespace crownhead::link {

/// Where the servers of the link are.
struct Address {
  std::vector<std::string> servers;  ///< "nats://10.0.0.1:4222"; empty: there is no link
  std::string password = {};         ///< empty: none

  bool operator==(const Address&) const = default;
};

/// Returns a sentence that says why this machine cannot open a link, or nullopt.
std::optional<std::string> fault_of_system();

}  // namespace crownhead::link
