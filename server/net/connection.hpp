#pragma once

#include <atomic>
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

#include "server/net/net_config.hpp"

namespace crownhead::net {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

/// Milliseconds of the steady clock that time-outs are measured with.
std::int64_t steady_ms();

/// What all threads of a server share.
struct Edge {
  NetConfig config;
  Handlers handlers;
  std::function<Instant()> now;
  std::atomic<std::size_t> open = 0;
  std::atomic<bool> stopping = false;

  /// Calls `work` and reports what it throws; false if it threw.
  template <class Work>
  bool guarded(Work&& work) const noexcept {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      if (handlers.fault) handlers.fault(error.what());
    } catch (...) {
      if (handlers.fault) handlers.fault("an exception of an unknown type");
    }
    return false;
  }
};

class IoThread;

/// One accepted connection, HTTP or WebSocket. Lives on one thread, is counted and looked after by
/// it from the constructor until `leave`, and is kept alive by its pending operations.
class Connection : public boost::intrusive::list_base_hook<
                       boost::intrusive::link_mode<boost::intrusive::auto_unlink>> {
 public:
  explicit Connection(std::shared_ptr<IoThread> thread);
  virtual ~Connection() { uncount(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  virtual void tick(std::int64_t now_ms) = 0;  ///< to look at its time-outs
  virtual void drain() = 0;                    ///< the server stops: finish what is under way
  virtual void close_socket(std::uint16_t code, std::string_view reason) = 0;
  virtual void abandon() = 0;     ///< its context has stopped for good: let go of what it holds
  virtual void write_queued() {}  ///< see IoThread::write_soon

 protected:
  void leave();
  IoThread& thread() const { return *thread_; }
  const std::shared_ptr<IoThread>& shared_thread() const { return thread_; }
  Edge& edge() const;

 private:
  bool uncount();

  std::shared_ptr<IoThread> thread_;
};

/// The connections of one io_context and their clock. Everything here is called on its thread.
class IoThread : public std::enable_shared_from_this<IoThread> {
 public:
  IoThread(boost::asio::io_context& context, std::size_t index, std::shared_ptr<Edge> edge);

  boost::asio::io_context& context() const { return context_; }
  Executor executor() const { return context_.get_executor(); }
  std::size_t index() const { return index_; }
  Edge& edge() const { return *edge_; }

  /// The Date header of the present second.
  std::string_view date();

  /// By which a request is known in the log and to its client.
  std::string next_request_id();

  /// Calls the connection's write_queued() when all that the thread has before it now is done. One
  /// task for all of them: each with its own would be three of Asio's for a move.
  void write_soon(std::shared_ptr<Connection> connection);

  void drain();
  void close_sockets(std::uint16_t code, std::string_view reason);
  void abandon();

 private:
  friend class Connection;
  using List = boost::intrusive::list<Connection, boost::intrusive::constant_time_size<false>>;
  using Writing = std::vector<std::shared_ptr<Connection>>;
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
  Writing* writing_soon_ = nullptr;  ///< until that task runs
  std::uint64_t request_number_;
  std::int64_t date_second_ = -1;
  std::string date_;
};

}  // namespace crownhead::net
