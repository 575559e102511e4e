#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::net {

/// Exchanges texts with another program over TCP, each ended by a zero byte. Blocks the calling
/// thread, never longer than the given time. All functions fail with unavailable if the other
/// program does not do its part.
class MessageLine {
 public:
  struct Socket;

  static Result<MessageLine> connect(const ListenAddress& to, Millis patience);

  explicit MessageLine(std::unique_ptr<Socket> socket);
  MessageLine(MessageLine&&) noexcept;
  MessageLine& operator=(MessageLine&&) noexcept;
  ~MessageLine();

  /// Returns the next text, without its zero; nullopt if the other end has closed. Fails with
  /// bad_notation if it is longer than `longest` bytes; never stores more than that and one packet.
  Result<std::optional<std::string>> receive(std::size_t longest, Millis patience);

  Result<void> send(std::string_view text, Millis patience);

 private:
  std::unique_ptr<Socket> socket_;
};

/// A port to which one other program may connect.
class MessagePort {
 public:
  struct Listener;

  static Result<MessagePort> open(const ListenAddress& at);

  explicit MessagePort(std::unique_ptr<Listener> listener);
  MessagePort(MessagePort&&) noexcept;
  ~MessagePort();

  std::uint16_t port() const;

  /// Waits without limit for the first connection, and then stops listening.
  Result<MessageLine> accept();

 private:
  std::unique_ptr<Listener> listener_;
};

}  // namespace crownhead::net
