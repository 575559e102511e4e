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

/// Returns the path next to which the server's socket lies: the database file, or a name in the
/// server's folder for a database of PostgreSQL.
std::filesystem::path beside_socket(const db::Address& database, const std::filesystem::path& data);

/// A Unix socket next to the database, through which the operator's commands reach the server that
/// has the database: "games.db.admin", for the user that runs the server and for root. Acts are
/// performed one after another on a thread of its own.
class AdminSocket {
 public:
  using Does = std::function<Result<std::string>(const Act&)>;

  /// Replaces a socket that a crash has left. Throws std::runtime_error with a sentence.
  AdminSocket(const std::filesystem::path& database, Does does,
              std::function<void(std::string_view)> log_error);
  /// Waits for the act in progress.
  ~AdminSocket();
  AdminSocket(const AdminSocket&) = delete;
  AdminSocket& operator=(const AdminSocket&) = delete;

 private:
  void serve();
  void answer(int connection);

  std::filesystem::path path_;
  Does does_;
  std::function<void(std::string_view)> log_error_;
  int listener_ = -1;
  int stop_ = -1;  ///< an eventfd
  std::thread thread_;
};

/// Returns the answer of the server that has the database; nullopt if there is none. Fails with
/// unavailable if the server ends during the act: it is unknown whether it was done.
std::optional<Result<std::string>> ask_server(const std::filesystem::path& database,
                                              const Act& act);

}  // namespace crownhead::admin
