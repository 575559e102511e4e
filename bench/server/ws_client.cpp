#include "bench/server/ws_client.hpp"

#include <boost/asio/buffer.hpp>
#include <cstdio>
#include <cstdlib>

namespace crownhead::bench {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

WsClient::WsClient(asio::io_context& context, Message message)
    : ws_(context.get_executor()), message_(std::move(message)) {}

void WsClient::from(const std::string& address) {
  ws_.next_layer().open(asio::ip::tcp::v4());
  ws_.next_layer().bind({asio::ip::make_address(address), 0});
}

void WsClient::open(std::uint16_t port, const std::string& path, Headers headers, Opened opened) {
  open({asio::ip::address_v4::loopback(), port}, "localhost", path, std::move(headers),
       std::move(opened));
}

void WsClient::open(const asio::ip::tcp::endpoint& server, const std::string& host,
                    const std::string& path, Headers headers, Opened opened) {
  ws_.next_layer().async_connect(
      server, [self = shared_from_this(), host, path, headers = std::move(headers),
               opened = std::move(opened)](error_code ec) mutable {
        if (!self->holds(ec, "connect")) return;
        self->ws_.next_layer().set_option(asio::ip::tcp::no_delay(true));
        self->ws_.auto_fragment(false);
        self->ws_.set_option(websocket::stream_base::decorator(
            [headers = std::move(headers)](websocket::request_type& request) {
              for (const auto& [name, value] : headers) request.set(name, value);
            }));
        self->ws_.async_handshake(host, path, [self, opened = std::move(opened)](error_code error) {
          if (!self->holds(error, "handshake")) return;
          opened(*self);
          self->read();
        });
      });
}

void WsClient::send(std::string text) {
  queue_.push_back(std::move(text));
  if (queue_.size() == sent_ + 1) write();
}

void WsClient::write() {
  ws_.async_write(asio::buffer(queue_[sent_]),
                  [self = shared_from_this()](error_code ec, std::size_t) {
                    if (!self->holds(ec, "write")) return;
                    if (++self->sent_ < self->queue_.size()) return self->write();
                    self->queue_.clear();
                    self->sent_ = 0;
                  });
}

void WsClient::read() {
  ws_.async_read(buffer_, [self = shared_from_this()](error_code ec, std::size_t) {
    if (!self->holds(ec, "read")) return;
    const auto data = self->buffer_.data();
    self->message_(*self, {static_cast<const char*>(data.data()), data.size()});
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void WsClient::close() {
  closed_ = true;
  error_code ignored;
  ws_.next_layer().close(ignored);
}

/// Returns true if the connection is still usable.
bool WsClient::holds(error_code ec, const char* what) {
  if (closed_ || !ec) return !closed_;
  const auto why = std::string("could not ") + what + ": " + ec.message();
  if (!lost_) {
    std::fprintf(stderr, "the load client %s\n", why.c_str());
    std::exit(1);
  }
  close();
  std::exchange(lost_, nullptr)(why);
  return false;
}

}  // namespace crownhead::bench
