#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/net/address.hpp"

namespace crownhead::net {

/// Texts that two programs send each other over TCP, each ended by a zero byte. Blocks the calling
/// thread, never longer than it is told. Everything fails with unavailable where the other end does
/// not do its part.
class MessageLine {
 public:
  struct Socket;

  static Result<MessageLine> connect(const ListenAddress& to, Millis patience);

  explicit MessageLine(std::unique_ptr<Socket> socket);
  MessageLine(MessageLine&&) noexcept;
  MessageLine& operator=(MessageLine&&) noexcept;
  ~MessageLine();

  /// The next text, without its zero; nullopt where the other end has closed instead. Fails with
  /// bad_notation where it is longer than `longest` bytes; no more than that and a packet is kept.
  Result<std::optional<std::string>> receive(std::size_t longest, Millis patience);

  Result<void> send(std::string_view text, Millis patience);

 private:
  std::unique_ptr<Socket> socket_;
};

/// Where one other program may connect.
class MessagePort {
 public:
  struct Listener;

  static Result<MessagePort> open(const ListenAddress& at);

  explicit MessagePort(std::unique_ptr<Listener> listener);
  MessagePort(MessagePort&&) noexcept;
  ~MessagePort();

  std::uint16_t port() const;

  /// Waits for the first who comes, as long as it takes, and then listens no more.
  Result<MessageLine> accept();

 private:
  std::unique_ptr<Listener> listener_;
};

}  // namespace crownhead::net
