#include "server/net/listener.hpp"

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/resource.h>

#include "metrics/figures.hpp"
#include "server/net/connection.hpp"
#include "server/net/http/http_session.hpp"

namespace crownhead::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Threads = std::vector<std::shared_ptr<IoThread>>;

/// Each connection is a file; the system's default of 1024 would be the first limit to be reached.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

constexpr auto pause_after_error = std::chrono::milliseconds(50);

/// Holds nothing of another context than its own, so that the contexts may be destroyed in any
/// order: each socket is created again on the thread that will serve it.
class Acceptor : public std::enable_shared_from_this<Acceptor> {
 public:
  Acceptor(const Threads& threads, std::shared_ptr<Edge> edge)
      : acceptor_(threads.front()->executor()),
        pause_(threads.front()->executor()),
        threads_(threads.begin(), threads.end()),
        edge_(std::move(edge)) {}

  void listen(const ListenAddress& address) {
    const tcp::endpoint endpoint(asio::ip::make_address(address.host), address.port);
    try {
      bind_and_listen(endpoint);
    } catch (const boost::system::system_error& error) {
      const std::string where = (std::ostringstream() << endpoint).str();
      throw std::runtime_error("cannot listen on " + where + ": " + error.code().message() +
                               "; choose another address or port with --listen");
    }
    address_ = {address.host, acceptor_.local_endpoint().port()};
  }

  void listen(const InheritedSocket& socket) {
    const bool v6 = socket.address.host.find(':') != std::string::npos;
    acceptor_.assign(v6 ? tcp::v6() : tcp::v4(), socket.descriptor);
    address_ = socket.address;
  }

  const ListenAddress& address() const { return address_; }

  void accept() {
    acceptor_.async_accept([self = shared_from_this()](error_code ec, TcpSocket socket) {
      // A connection that was accepted before the server began to stop is still served.
      if (!ec) self->serve(std::move(socket));
      if (!self->acceptor_.is_open()) return;
      if (ec && ec != asio::error::connection_aborted) return self->accept_later();
      self->accept();
    });
  }

  void stop() {
    error_code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
  }

 private:
  void bind_and_listen(const tcp::endpoint& endpoint) {
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(tcp::acceptor::reuse_address(true));
    if (endpoint.address().is_v6()) acceptor_.set_option(asio::ip::v6_only(false));
    acceptor_.bind(endpoint);
    acceptor_.listen(asio::socket_base::max_listen_connections);
  }

  void serve(TcpSocket accepted) {
    const auto thread = threads_[next_++ % threads_.size()].lock();
    if (!thread) return;
    if (edge_->open >= edge_->config.max_connections) return metrics::figures().turned_away.add();
    error_code ec;
    const auto peer = accepted.remote_endpoint(ec).address().to_string();
    Visitors::Visit visit;
    if (!trusts(edge_->config.trusted_proxies, peer)) {
      visit = edge_->enter(address_key(peer));
      if (!visit) return metrics::figures().turned_away.add();
    }
    metrics::figures().accepted.add();
    const auto protocol = accepted.local_endpoint(ec).protocol();
    TcpSocket socket(thread->executor());
    if (!ec) socket.assign(protocol, accepted.release(ec), ec);
    if (ec) return;
    asio::dispatch(thread->executor(),
                   [socket = std::move(socket), thread, visit = std::move(visit)]() mutable {
                     serve_http(std::move(socket), thread, std::move(visit));
                   });
  }

  // Most likely there are no file descriptors left: waits for some connection to end.
  void accept_later() {
    pause_.expires_after(pause_after_error);
    pause_.async_wait([self = shared_from_this()](error_code) {
      if (self->acceptor_.is_open()) self->accept();
    });
  }

  asio::basic_socket_acceptor<tcp, Executor> acceptor_;
  asio::basic_waitable_timer<std::chrono::steady_clock,
                             asio::wait_traits<std::chrono::steady_clock>, Executor>
      pause_;
  std::vector<std::weak_ptr<IoThread>> threads_;
  std::shared_ptr<Edge> edge_;
  std::size_t next_ = 0;
  ListenAddress address_;
};

}  // namespace

struct Server::Parts {
  std::shared_ptr<Edge> edge;
  Threads threads;
  std::shared_ptr<Acceptor> acceptor;
};

Server::Server(const std::vector<asio::io_context*>& contexts, NetConfig config, Handlers handlers,
               std::function<Instant()> now)
    : parts_(std::make_unique<Parts>()) {
  parts_->edge = std::make_shared<Edge>();
  parts_->edge->config = std::move(config);
  parts_->edge->handlers = std::move(handlers);
  parts_->edge->now = std::move(now);
  for (auto* context : contexts)
    parts_->threads.push_back(
        std::make_shared<IoThread>(*context, parts_->threads.size(), parts_->edge));
  allow_many_files();
  parts_->acceptor = std::make_shared<Acceptor>(parts_->threads, parts_->edge);
}

Server::Server(const std::vector<asio::io_context*>& contexts, const ListenAddress& address,
               NetConfig config, Handlers handlers, std::function<Instant()> now)
    : Server(contexts, std::move(config), std::move(handlers), std::move(now)) {
  listen(address);
}

Server::Server(const std::vector<asio::io_context*>& contexts, const InheritedSocket& socket,
               NetConfig config, Handlers handlers, std::function<Instant()> now)
    : Server(contexts, std::move(config), std::move(handlers), std::move(now)) {
  listen(socket);
}

template <class Source>
void Server::listen(const Source& source) {
  parts_->acceptor->listen(source);
  asio::post(parts_->threads.front()->executor(),
             [acceptor = parts_->acceptor] { acceptor->accept(); });
}

Server::~Server() {
  stop_accepting();
  for (const auto& thread : parts_->threads)
    if (thread->context().stopped()) thread->abandon();
}

ListenAddress Server::address() const { return parts_->acceptor->address(); }

void Server::stop_accepting() {
  if (parts_->edge->stopping.exchange(true)) return;
  asio::post(parts_->threads.front()->executor(),
             [acceptor = parts_->acceptor] { acceptor->stop(); });
  for (const auto& thread : parts_->threads)
    asio::post(thread->executor(), [thread] { thread->drain(); });
}

void Server::close_all(std::uint16_t code, std::string_view reason) {
  for (const auto& thread : parts_->threads)
    asio::post(thread->executor(), [thread, code, reason = std::string(reason)] {
      thread->close_sockets(code, reason);
    });
}

std::size_t Server::open_connections() const { return parts_->edge->open; }

}  // namespace crownhead::net
