#pragma once

#include <cstddef>
#include <span>

namespace crownhead::net {

/// What leaves on one socket with one call of the system.
struct Parcel {
  int socket = -1;
  const char* bytes = nullptr;
  std::size_t size = 0;
  int result = 0;  ///< as of send(2): how many have left, or an errno as a negative number
};

/// Sends each by a call of its own; waits for nothing.
void send_each(std::span<Parcel> parcels);

}  // namespace crownhead::net
