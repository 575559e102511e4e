#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "db/address.hpp"
#include "rules/result.hpp"
#include "server/admin/act.hpp"

namespace crownhead::admin {

/// Beside what the socket of the server lies that has the database: the file, or a name in the
/// server's folder if the database is PostgreSQL's.
std::filesystem::path beside_socket(const db::Address& database, const std::filesystem::path& data);

/// A Unix socket beside the database, by which the operator's commands reach the server that has
/// it: "games.db.admin", for the user that runs the server and root. Acts are done one after
/// another on a thread of its own.
class AdminSocket {
 public:
  using Does = std::function<Result<std::string>(const Act&)>;

  /// Takes the place of a socket that a crash has left. Throws std::runtime_error with a sentence.
  AdminSocket(const std::filesystem::path& database, Does does,
              std::function<void(std::string_view)> trouble);
  /// Waits for the act that is under way.
  ~AdminSocket();
  AdminSocket(const AdminSocket&) = delete;
  AdminSocket& operator=(const AdminSocket&) = delete;

 private:
  void serve();
  void answer(int connection);

  std::filesystem::path path_;
  Does does_;
  std::function<void(std::string_view)> trouble_;
  int listener_ = -1;
  int stop_ = -1;  ///< an eventfd
  std::thread thread_;
};

/// What the server that has the database says; nullopt if there is none. unavailable if it ends
/// meanwhile: whether it was done is unknown.
std::optional<Result<std::string>> ask_server(const std::filesystem::path& database,
                                              const Act& act);

}  // namespace crownhead::admin
