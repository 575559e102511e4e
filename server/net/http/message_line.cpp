#include "server/net/http/message_line.hpp"

#include <algorithm>
#include <boost/asio.hpp>
#include <chrono>
#include <utility>

namespace crownhead::net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::steady_clock;

namespace {

std::chrono::milliseconds span(Millis time) {
  return std::chrono::milliseconds(std::max<std::int64_t>(time.count, 0));
}

tcp::endpoint endpoint(const ListenAddress& address) {
  return {asio::ip::make_address(address.host), address.port};
}

std::unexpected<Error> no_line(const std::string& what, const error_code& failure) {
  return fail(Code::unavailable, in_english(what + ": " + failure.message()));
}

}  // namespace

struct MessageLine::Socket {
  asio::io_context context;
  tcp::socket socket{context};
  std::string received = {};

  /// Runs the pending operation until `until`; then it ends with operation_aborted.
  void wait(steady_clock::time_point until) {
    context.restart();
    context.run_until(until);
    if (context.stopped()) return;
    error_code ignored;
    socket.cancel(ignored);
    context.run();
  }

  /// Notices a dead machine at the other end, and sends short messages without delay.
  void set_up() {
    error_code ignored;
    socket.set_option(asio::socket_base::keep_alive(true), ignored);
    socket.set_option(tcp::no_delay(true), ignored);
  }
};

MessageLine::MessageLine(std::unique_ptr<Socket> socket) : socket_(std::move(socket)) {
  socket_->set_up();
}
MessageLine::MessageLine(MessageLine&&) noexcept = default;
MessageLine& MessageLine::operator=(MessageLine&&) noexcept = default;
MessageLine::~MessageLine() = default;

Result<MessageLine> MessageLine::connect(const ListenAddress& to, Millis patience) {
  auto socket = std::make_unique<Socket>();
  error_code failure;
  socket->socket.async_connect(endpoint(to), [&](const error_code& ended) { failure = ended; });
  socket->wait(steady_clock::now() + span(patience));
  if (failure == asio::error::operation_aborted) failure = asio::error::timed_out;
  if (failure) return no_line("no one answers at that address", failure);
  return MessageLine(std::move(socket));
}

Result<std::optional<std::string>> MessageLine::receive(std::size_t longest, Millis patience) {
  auto& received = socket_->received;
  error_code failure;
  std::size_t size = 0;
  asio::async_read_until(socket_->socket, asio::dynamic_buffer(received, longest + 1), '\0',
                         [&](const error_code& ended, std::size_t count) {
                           failure = ended;
                           size = count;
                         });
  socket_->wait(steady_clock::now() + span(patience));
  if (failure == asio::error::not_found)
    return fail(Code::bad_notation,
                in_english("the other program sent more than " + std::to_string(longest) +
                           " characters without the end of a message"));
  if (failure == asio::error::operation_aborted)
    return fail(Code::unavailable, in_english("the other program does not answer"));
  if (failure == asio::error::eof && received.empty()) return std::nullopt;
  if (failure == asio::error::eof)
    return fail(Code::unavailable,
                in_english("the other program closed the connection in the middle of a message"));
  if (failure) return no_line("the connection was lost", failure);
  std::string text = received.substr(0, size - 1);
  received.erase(0, size);
  return text;
}

Result<void> MessageLine::send(std::string_view text, Millis patience) {
  std::string bytes(text);
  bytes += '\0';
  error_code failure;
  asio::async_write(socket_->socket, asio::buffer(bytes),
                    [&](const error_code& ended, std::size_t) { failure = ended; });
  socket_->wait(steady_clock::now() + span(patience));
  if (failure == asio::error::operation_aborted)
    return fail(Code::unavailable, in_english("the other program does not read"));
  if (failure) return no_line("the connection was lost", failure);
  return {};
}

struct MessagePort::Listener {
  asio::io_context context;
  tcp::acceptor acceptor{context};
};

MessagePort::MessagePort(std::unique_ptr<Listener> listener) : listener_(std::move(listener)) {}
MessagePort::MessagePort(MessagePort&&) noexcept = default;
MessagePort::~MessagePort() = default;

Result<MessagePort> MessagePort::open(const ListenAddress& at) {
  auto listener = std::make_unique<Listener>();
  auto& acceptor = listener->acceptor;
  const auto place = endpoint(at);
  error_code failure;
  acceptor.open(place.protocol(), failure);
  if (!failure) acceptor.set_option(asio::socket_base::reuse_address(true), failure);
  if (!failure) acceptor.bind(place, failure);
  if (!failure) acceptor.listen(1, failure);
  if (failure) return no_line("cannot listen on that address", failure);
  return MessagePort(std::move(listener));
}

std::uint16_t MessagePort::port() const { return listener_->acceptor.local_endpoint().port(); }

Result<MessageLine> MessagePort::accept() {
  auto socket = std::make_unique<MessageLine::Socket>();
  error_code failure;
  listener_->acceptor.accept(socket->socket, failure);
  if (failure) return no_line("cannot accept a connection", failure);
  error_code ignored;
  listener_->acceptor.close(ignored);
  return MessageLine(std::move(socket));
}

}  // namespace crownhead::net
