#pragma once

#include <cstddef>
#include <span>

namespace crownhead::net {

/// The bytes that leave on one socket with one call of the system.
struct Parcel {
  int socket = -1;
  const char* bytes = nullptr;
  std::size_t size = 0;
  int result = 0;  ///< as of send(2): how many have left, or an errno as a negative number
};

/// Sends each parcel by a call of its own, without waiting.
void send_each(std::span<Parcel> parcels);

}  // namespace crownhead::net
