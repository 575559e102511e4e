// The baseline of the live server: a WebSocket server on bare Beast that answers each message with
// one of a fixed size and does nothing else.
// Usage: echo_floor [--in BYTES] [--out BYTES] [--connections N] [--idle N] [--seconds N]

#include <CLI/CLI.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>

#include "bench/figures.hpp"
#include "bench/server/floor_process.hpp"
#include "bench/server/ws_load.hpp"

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using crownhead::bench::TcpSocket;

class Echo : public std::enable_shared_from_this<Echo> {
 public:
  Echo(TcpSocket socket, const std::string& answer) : ws_(std::move(socket)), answer_(answer) {}

  void start() {
    ws_.next_layer().set_option(tcp::no_delay(true));
    ws_.auto_fragment(false);
    ws_.async_accept([self = shared_from_this()](error_code ec) {
      if (!ec) self->read();
    });
  }

 private:
  void read() {
    ws_.async_read(buffer_, [self = shared_from_this()](error_code ec, std::size_t size) {
      if (ec) return;
      self->buffer_.consume(size);
      self->ws_.async_write(asio::buffer(self->answer_), [self](error_code error, std::size_t) {
        if (!error) self->read();
      });
    });
  }

  websocket::stream<TcpSocket, false> ws_;
  boost::beast::flat_buffer buffer_;
  const std::string& answer_;
};

class EchoServer {
 public:
  EchoServer(asio::io_context& context, std::size_t answer_bytes)
      : acceptor_(context.get_executor(), {asio::ip::address_v4::loopback(), 0}),
        answer_(answer_bytes, 'y') {
    accept();
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  void accept() {
    acceptor_.async_accept([this](error_code ec, TcpSocket socket) {
      if (!ec) std::make_shared<Echo>(std::move(socket), answer_)->start();
      accept();
    });
  }

  asio::basic_socket_acceptor<tcp, asio::io_context::executor_type> acceptor_;
  std::string answer_;
};

}  // namespace

int main(int argc, char** argv) {
  using namespace crownhead::bench;
  CLI::App app{"What a bare WebSocket server does on this machine."};
  EchoLoad load;
  std::size_t answer_bytes = 327;  // mean size of a move's event
  std::size_t idle = 15'000;
  double seconds = 3;
  app.add_option("--in", load.message_bytes, "bytes of a message");
  app.add_option("--out", answer_bytes, "bytes of its answer");
  app.add_option("--connections", load.connections, "that send at the same time");
  app.add_option("--idle", idle, "connections that are opened to weigh one");
  app.add_option("--seconds", seconds, "of measuring");
  CLI11_PARSE(app, argc, argv);
  load.duration = std::chrono::milliseconds(static_cast<int>(seconds * 1000));
  allow_many_files();

  {
    const FloorProcess<EchoServer> server(answer_bytes);
    const auto figures = measure_echo(server.port(), "/", server.id(), load);
    print_figure("live.floor_messages_per_s", figures.messages_per_s);
    print_figure("live.floor_cpu_us_per_message", figures.server_us);
    print_figure("live.floor_client_us_per_message", figures.client_us);
    print_figure("live.floor_p50_ms", figures.p50_ms);
    print_figure("live.floor_p99_ms", figures.p99_ms);
  }
  const FloorProcess<EchoServer> server(answer_bytes);
  print_figure("idle.floor_bytes_per_connection",
               measure_idle(server.port(), "/", server.id(), idle, load.message_bytes));
}
