#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "server/link/address.hpp"

namespace crownhead::link {

/// A connection to the servers of NATS, which reconnects forever.
class NatsConnection {
 public:
  struct Receiver {
    std::function<void(std::span<const std::uint8_t>)> received;
    std::function<void()> reconnected;
    std::function<void(std::string_view)> log_error;
  };

  /// `name` is shown by the servers. Throws std::runtime_error with a sentence if libnats is not
  /// installed or no server can be reached.
  NatsConnection(const Address& address, const std::string& name);
  ~NatsConnection();
  NatsConnection(const NatsConnection&) = delete;
  NatsConnection& operator=(const NatsConnection&) = delete;

  /// Receives the messages of a subject, on threads of libnats. When it returns, the server has the
  /// subscription. Call once. Throws like the constructor.
  void subscribe(const std::string& subject, Receiver receiver);

  /// Sends at once; may wait for the network. Returns false if the message is lost, always while
  /// there is no connection.
  bool publish(const std::string& subject, std::span<const std::uint8_t> bytes);

  bool connected() const;

  /// No callback runs after this returns, and publish() returns false.
  void close();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace crownhead::link
