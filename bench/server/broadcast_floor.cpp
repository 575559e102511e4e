#include "bench/server/broadcast_floor.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <deque>

namespace crownhead::bench {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

/// A connected client. Listeners live until the server's process ends.
class BroadcastServer::Listener : public std::enable_shared_from_this<Listener> {
 public:
  using Text = std::shared_ptr<const std::string>;

  Listener(TcpSocket socket, const std::shared_ptr<Listeners>& all)
      : ws_(std::move(socket)), all_(all) {}

  void start() {
    ws_.next_layer().set_option(tcp::no_delay(true));
    ws_.auto_fragment(false);
    ws_.text(true);
    ws_.async_accept([self = shared_from_this()](error_code ec) {
      if (ec) return;
      self->all_->push_back(self);
      self->read();
    });
  }

 private:
  void read() {
    ws_.async_read(buffer_, [self = shared_from_this()](error_code ec, std::size_t) {
      if (ec) return;
      const auto text = std::make_shared<const std::string>(
          boost::beast::buffers_to_string(self->buffer_.data()));
      self->buffer_.consume(self->buffer_.size());
      if (text->starts_with('!'))
        for (const auto& listener : *self->all_) listener->send(text);
      else
        self->send(text);
      self->read();
    });
  }

  void send(Text text) {
    waiting_.push_back(std::move(text));
    if (waiting_.size() == 1) write();
  }

  void write() {
    ws_.async_write(asio::buffer(*waiting_.front()),
                    [self = shared_from_this()](error_code ec, std::size_t) {
                      if (ec) return;
                      self->waiting_.pop_front();
                      if (!self->waiting_.empty()) self->write();
                    });
  }

  websocket::stream<TcpSocket, false> ws_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Listeners> all_;
  std::deque<Text> waiting_;
};

BroadcastServer::BroadcastServer(asio::io_context& context)
    : acceptor_(context.get_executor(), {asio::ip::address_v4::loopback(), 0}) {
  accept();
}

void BroadcastServer::accept() {
  acceptor_.async_accept([this](error_code ec, TcpSocket socket) {
    if (!ec) std::make_shared<Listener>(std::move(socket), listeners_)->start();
    accept();
  });
}

}  // namespace crownhead::bench
