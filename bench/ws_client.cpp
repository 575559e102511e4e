#include "bench/ws_client.hpp"

#include <boost/asio/buffer.hpp>
#include <cstdio>
#include <cstdlib>

namespace crownhead::bench {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

WsClient::WsClient(asio::io_context& context, Message message)
    : ws_(context.get_executor()), message_(std::move(message)) {}

void WsClient::open(std::uint16_t port, const std::string& path, Headers headers,
                    std::function<void(WsClient&)> opened) {
  ws_.next_layer().async_connect(
      {asio::ip::address_v4::loopback(), port},
      [self = shared_from_this(), path, headers = std::move(headers),
       opened = std::move(opened)](error_code ec) mutable {
        self->check(ec, "connect");
        self->ws_.next_layer().set_option(asio::ip::tcp::no_delay(true));
        self->ws_.auto_fragment(false);
        self->ws_.set_option(websocket::stream_base::decorator(
            [headers = std::move(headers)](websocket::request_type& request) {
              for (const auto& [name, value] : headers) request.set(name, value);
            }));
        self->ws_.async_handshake("localhost", path,
                                  [self, opened = std::move(opened)](error_code error) {
                                    self->check(error, "handshake");
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
                    if (self->closed_) return;
                    self->check(ec, "write");
                    if (++self->sent_ < self->queue_.size()) return self->write();
                    self->queue_.clear();
                    self->sent_ = 0;
                  });
}

void WsClient::read() {
  ws_.async_read(buffer_, [self = shared_from_this()](error_code ec, std::size_t) {
    if (self->closed_) return;
    self->check(ec, "read");
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

void WsClient::check(error_code ec, const char* what) const {
  if (!ec || closed_) return;
  std::fprintf(stderr, "the load client could not %s: %s\n", what, ec.message().c_str());
  std::exit(1);
}

}  // namespace crownhead::bench
