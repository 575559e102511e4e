#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "rules/result.hpp"

namespace crownhead::messages {

/// Sends messages. Used by one thread; may block.
class Mailer {
 public:
  virtual ~Mailer() = default;

  /// `id` identifies a message: the same id is the same message. `text` is the whole message with
  /// its headers. Fails with unavailable and the reason.
  virtual Result<void> send(std::int64_t id, const std::string& from, const std::string& to,
                            const std::string& text) = 0;

  /// From any thread: aborts the present message, which fails, and all later ones.
  virtual void give_up() {}
};

/// Writes each message as a file of its own, ID.eml, that only its owner may read; for sites
/// without an SMTP server.
class FileMailer : public Mailer {
 public:
  explicit FileMailer(std::filesystem::path folder) : folder_(std::move(folder)) {}

  Result<void> send(std::int64_t id, const std::string& from, const std::string& to,
                    const std::string& text) override;

 private:
  std::filesystem::path folder_;
};

struct SmtpConfig {
  std::string url;  ///< smtps://HOST:465, or smtp://HOST:587 (STARTTLS, except on loopback)
  std::string user;
  std::string password;
  std::string ca_file;  ///< empty: the system's certificates
};

/// Uses libcurl. Throws std::runtime_error if it is missing.
std::unique_ptr<Mailer> make_smtp_mailer(SmtpConfig config);

}  // namespace crownhead::messages
