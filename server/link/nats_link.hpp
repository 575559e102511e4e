#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <span>
#include <string>
#include <thread>

#include "server/link/address.hpp"
#include "server/link/link.hpp"
#include "server/link/nats_connection.hpp"
#include "server/link/peers.hpp"

namespace crownhead::link {

/// A link over the servers of NATS: one subject per node, one connection, and a thread that sends.
class NatsLink : public Link {
 public:
  /// `cluster` identifies the database: several sites may share the servers. Throws
  /// std::runtime_error with a sentence if libnats is not installed or no server can be reached.
  NatsLink(const Address& address, std::string cluster, db::NodeId self);
  ~NatsLink() override;
  NatsLink(const NatsLink&) = delete;
  NatsLink& operator=(const NatsLink&) = delete;

  void start(Callbacks callbacks) override;
  void stop() override;
  void broadcast(Content content) override;
  bool connected() const override;

 private:
  void run();
  /// With `dropped`, leaves out a number of each peer: messages were not sent.
  void send_all(const std::deque<Content>& waiting, bool dropped);
  void publish(db::NodeId to, const Content& content);
  /// Sends a heartbeat and looks for lost peers.
  void beat();
  void received(std::span<const std::uint8_t> bytes);
  void ask_for_repair();
  std::string subject_of(db::NodeId node) const;

  std::string cluster_;
  db::NodeId self_;
  Callbacks callbacks_;
  NatsConnection connection_;

  std::mutex peers_mutex_;
  Peers peers_;  ///< guarded by peers_mutex_

  std::mutex mutex_;  ///< guards the members below
  std::condition_variable changed_;
  std::deque<Content> waiting_;
  bool dropped_ = false;  ///< messages, since the last turn
  bool repair_due_ = false;
  bool stopping_ = false;

  std::thread thread_;
};

}  // namespace crownhead::link
