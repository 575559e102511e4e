#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/intrusive/list.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/edge.hpp"

namespace crownhead::net {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

/// Returns milliseconds of the steady clock that measures time-outs.
std::int64_t steady_ms();

class IoThread;

/// One accepted connection, HTTP or WebSocket. It lives on one thread, which counts it and checks
/// its time-outs from the constructor until `leave`. Its pending operations keep it alive.
class Connection : public boost::intrusive::list_base_hook<
                       boost::intrusive::link_mode<boost::intrusive::auto_unlink>> {
 public:
  explicit Connection(std::shared_ptr<IoThread> thread);
  virtual ~Connection() { uncount(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  virtual void tick(std::int64_t now_ms) = 0;  ///< checks its time-outs
  virtual void drain() = 0;                    ///< the server stops: finish the present work
  virtual void close_socket(std::uint16_t code, std::string_view reason) = 0;
  virtual void abandon() = 0;  ///< its context has stopped permanently: release all resources

 protected:
  void leave();
  IoThread& thread() const { return *thread_; }
  const std::shared_ptr<IoThread>& shared_thread() const { return thread_; }
  Edge& edge() const;

 private:
  bool uncount();

  std::shared_ptr<IoThread> thread_;
};

/// The connections of one io_context and their clock. All functions are called on its thread.
class IoThread : public std::enable_shared_from_this<IoThread> {
 public:
  IoThread(boost::asio::io_context& context, std::size_t index, std::shared_ptr<Edge> edge);

  boost::asio::io_context& context() const { return context_; }
  Executor executor() const { return context_.get_executor(); }
  std::size_t index() const { return index_; }
  Edge& edge() const { return *edge_; }

  /// Returns the Date header of the present second.
  std::string_view date();

  /// Returns the id of the next request, for the log and the client.
  std::string next_request_id();

  /// Calls `write` once after the thread's present work, together with the writes of other sockets.
  void write_soon(std::move_only_function<void()> write);

  void drain();
  void close_sockets(std::uint16_t code, std::string_view reason);
  void abandon();

 private:
  friend class Connection;
  using List = boost::intrusive::list<Connection, boost::intrusive::constant_time_size<false>>;
  using Writes = std::vector<std::move_only_function<void()>>;
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  void add(Connection& connection);
  void arm();
  void disarm_if_empty();
  template <class Visit>
  void for_each(Visit visit);

  boost::asio::io_context& context_;
  std::size_t index_;
  std::shared_ptr<Edge> edge_;
  List connections_;
  Timer timer_;
  bool armed_ = false;
  Writes* writes_ = nullptr;  ///< until their task runs
  std::uint64_t request_number_;
  std::int64_t date_second_ = -1;
  std::string date_;
};

}  // namespace crownhead::net
