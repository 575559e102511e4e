#include "server/net/inherited_socket.hpp"

#include <arpa/inet.h>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace crownhead::net {
namespace {

constexpr int first_descriptor = 3;

/// Reads a variable and removes it from the environment, so that a child process does not see it.
std::string taken(const char* name) {
  const char* text = std::getenv(name);
  std::string value = text ? text : "";
  unsetenv(name);
  return value;
}

bool listens(int descriptor) {
  int value = 0;
  socklen_t size = sizeof value;
  return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &value, &size) == 0 && value == 1;
}

std::optional<ListenAddress> address_of(int descriptor) {
  sockaddr_storage storage{};
  socklen_t size = sizeof storage;
  // Both system functions accept any kind of address through this pointer.
  auto* any = reinterpret_cast<sockaddr*>(&storage);
  if (getsockname(descriptor, any, &size) != 0) return std::nullopt;
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (storage.ss_family == AF_INET) {
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(&storage);
    inet_ntop(AF_INET, &v4->sin_addr, text.data(), text.size());
    return ListenAddress{text.data(), ntohs(v4->sin_port)};
  }
  if (storage.ss_family != AF_INET6) return std::nullopt;
  const auto* v6 = reinterpret_cast<const sockaddr_in6*>(&storage);
  inet_ntop(AF_INET6, &v6->sin6_addr, text.data(), text.size());
  return ListenAddress{text.data(), ntohs(v6->sin6_port)};
}

}  // namespace

std::optional<InheritedSocket> inherited_socket() {
  const auto process = taken("LISTEN_PID");
  const auto count = taken("LISTEN_FDS");
  unsetenv("LISTEN_FDNAMES");
  if (process != std::to_string(getpid())) return std::nullopt;
  if (count != "1")
    throw std::runtime_error("LISTEN_FDS is " + count +
                             ", but only one socket is supported; configure a single ListenStream");
  const auto address = listens(first_descriptor) ? address_of(first_descriptor) : std::nullopt;
  if (!address)
    throw std::runtime_error(
        "file descriptor 3 is not a listening TCP socket; configure a ListenStream with a port");
  fcntl(first_descriptor, F_SETFD, FD_CLOEXEC);
  return InheritedSocket{first_descriptor, *address};
}

}  // namespace crownhead::net
