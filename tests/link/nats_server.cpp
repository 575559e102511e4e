#include "tests/link/nats_server.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace crownhead {
namespace {

sockaddr_in on_loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = on_loopback(0);
  socklen_t size = sizeof address;
  bind(socket, reinterpret_cast<sockaddr*>(&address), size);
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  close(socket);
  return ntohs(address.sin_port);
}

bool accepts(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in address = on_loopback(port);
  const bool connected =
      connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(socket);
  return connected;
}

}  // namespace

NatsServer::NatsServer(std::string password) : password_(std::move(password)), port_(free_port()) {
  start();
}

NatsServer::~NatsServer() {
  if (process_ != 0) kill();
}

void NatsServer::start() {
  const std::string port = std::to_string(port_);
  process_ = fork();
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::array<const char*, 12> command{"nats-server", "-a", "127.0.0.1", "-p",
                                        port.c_str(),  "-l", "/dev/null", nullptr};
    if (!password_.empty()) {
      command[7] = "--user";
      command[8] = "crownhead";
      command[9] = "--pass";
      command[10] = password_.c_str();
    }
    execvp("nats-server", const_cast<char* const*>(command.data()));
    _exit(127);
  }
  for (int i = 0; !accepts(port_); ++i) {
    if (i == 1000 || waitpid(process_, nullptr, WNOHANG) != 0)
      throw std::runtime_error("nats-server does not start; ./dev setup installs it");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void NatsServer::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

}  // namespace crownhead
