#include "server/net/parcel.hpp"

#include <cerrno>
#include <sys/socket.h>

namespace crownhead::net {

void send_each(std::span<Parcel> parcels) {
  for (Parcel& parcel : parcels) {
    const auto sent = ::send(parcel.socket, parcel.bytes, parcel.size, MSG_NOSIGNAL | MSG_DONTWAIT);
    parcel.result = sent < 0 ? -errno : static_cast<int>(sent);
  }
}

}  // namespace crownhead::net
