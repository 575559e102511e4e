#include "server/admin/socket.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace crownhead::admin {
namespace {

constexpr std::size_t longest_act = 64 * 1024;
constexpr timeval patience{.tv_sec = 5, .tv_usec = 0};
constexpr char good = '+';
constexpr char bad = '-';

/// Closes the descriptor at the end of its life.
class File {
 public:
  explicit File(int file) : file_(file) {}
  ~File() {
    if (file_ >= 0) close(file_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int get() const { return file_; }
  int release() { return std::exchange(file_, -1); }

 private:
  int file_;
};

std::filesystem::path path_beside(const std::filesystem::path& database) {
  return database.string() + ".admin";
}

/// An address has room for 107 bytes, and a path may be longer, so its folder is named by a
/// descriptor.
class Address {
 public:
  explicit Address(const std::filesystem::path& path)
      : folder_(open(path.has_parent_path() ? path.parent_path().c_str() : ".",
                     O_PATH | O_DIRECTORY | O_CLOEXEC)) {
    const auto name =
        "/proc/self/fd/" + std::to_string(folder_.get()) + "/" + path.filename().string();
    address_.sun_family = AF_UNIX;
    if (folder_.get() < 0 || name.size() >= sizeof address_.sun_path) return;
    name.copy(address_.sun_path, name.size());
    fits_ = true;
  }

  bool fits() const { return fits_; }
  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&address_); }
  static constexpr socklen_t size = sizeof(sockaddr_un);

 private:
  File folder_;
  sockaddr_un address_{};
  bool fits_ = false;
};

/// True if the other process may change the database anyway.
bool is_ours(int connection) {
  ucred peer{};
  socklen_t size = sizeof peer;
  return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
         (peer.uid == geteuid() || peer.uid == 0);
}

bool send_all(int connection, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

/// Reads until the other process has ended its request; nullopt if it is too long or takes too
/// long.
std::optional<std::string> read_all(int connection, std::size_t most) {
  std::string bytes;
  std::array<char, 4096> part;
  for (;;) {
    const auto got = recv(connection, part.data(), part.size(), 0);
    if (got == 0) return bytes;
    if (got < 0 || bytes.size() + static_cast<std::size_t>(got) > most) return std::nullopt;
    bytes.append(part.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace

std::filesystem::path beside_socket(const db::Address& database,
                                    const std::filesystem::path& data) {
  return db::is_postgres(database) ? data / "crownhead" : database;
}

AdminSocket::AdminSocket(const std::filesystem::path& database, Does does,
                         std::function<void(std::string_view)> log_error)
    : path_(path_beside(database)), does_(std::move(does)), log_error_(std::move(log_error)) {
  const Address address(path_);
  File listener(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  unlink(path_.c_str());
  // The file inherits the mode of the socket, so that no one can connect before the mode is set.
  if (!address.fits() || listener.get() < 0 || fchmod(listener.get(), S_IRUSR | S_IWUSR) != 0 ||
      bind(listener.get(), address.get(), Address::size) != 0 || listen(listener.get(), 8) != 0)
    throw std::runtime_error("cannot make the admin socket " + path_.string() + ": " +
                             (address.fits() ? std::strerror(errno) : "its name is too long"));
  listener_ = listener.release();
  stop_ = eventfd(0, EFD_CLOEXEC);
  thread_ = std::thread([this] { serve(); });
}

AdminSocket::~AdminSocket() {
  eventfd_write(stop_, 1);
  thread_.join();
  unlink(path_.c_str());
  close(listener_);
  close(stop_);
}

void AdminSocket::serve() {
  std::array<pollfd, 2> files = {pollfd{.fd = listener_, .events = POLLIN, .revents = 0},
                                 pollfd{.fd = stop_, .events = POLLIN, .revents = 0}};
  for (;;) {
    if (poll(files.data(), files.size(), -1) < 0 && errno != EINTR) return;
    if (files[1].revents != 0) return;
    if (files[0].revents == 0) continue;
    const File connection(accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC));
    if (connection.get() >= 0) answer(connection.get());
  }
}

void AdminSocket::answer(int connection) try {
  setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (!is_ours(connection)) return;
  const auto bytes = read_all(connection, longest_act);
  const auto act = bytes ? decode(*bytes) : std::nullopt;
  if (!act) return;
  const auto done = does_(*act);
  send_all(connection, done ? good + *done : bad + done.error().detail);
} catch (const std::exception& error) {
  log_error_(std::string("operator's command: ") + error.what());
}

std::optional<Result<std::string>> ask_server(const std::filesystem::path& database,
                                              const Act& act) {
  const Address address(path_beside(database));
  const File connection(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (!address.fits() || connect(connection.get(), address.get(), Address::size) != 0)
    return std::nullopt;
  const bool sent = send_all(connection.get(), encode(act));
  shutdown(connection.get(), SHUT_WR);
  const auto said = sent ? read_all(connection.get(), SIZE_MAX) : std::nullopt;
  if (!said || said->empty())
    return fail(
        Code::unavailable,
        in_english(
            "the server did not answer; the command may have been carried out, so check before you"
            " retry"));
  if (said->front() == good) return said->substr(1);
  return fail(Code::invalid_field, in_english(said->substr(1)));
}

}  // namespace crownhead::admin
