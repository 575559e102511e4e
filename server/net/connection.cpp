#include "server/net/connection.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "metrics/figures.hpp"
#include "random/random.hpp"
#include "server/net/http/response_head.hpp"

namespace crownhead::net {
namespace {

std::chrono::milliseconds tick_length(const NetConfig& config) {
  const auto shortest =
      std::min({config.header_timeout, config.body_timeout, config.idle_timeout,
                config.write_timeout, config.linger, config.handshake_timeout, config.close_timeout,
                config.ping_every, config.silent_after, config.stop_timeout});
  return std::chrono::milliseconds(std::clamp<std::int64_t>(shortest.count / 4, 5, 1000));
}

}  // namespace

std::int64_t steady_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

Connection::Connection(std::shared_ptr<IoThread> thread) : thread_(std::move(thread)) {
  thread_->add(*this);
}

void Connection::leave() {
  if (uncount()) thread_->disarm_if_empty();
}

bool Connection::uncount() {
  if (!is_linked()) return false;
  unlink();
  --edge().open;
  metrics::figures().connections.add(-1);
  return true;
}

Edge& Connection::edge() const { return thread_->edge(); }

IoThread::IoThread(boost::asio::io_context& context, std::size_t index, std::shared_ptr<Edge> edge)
    : context_(context),
      index_(index),
      edge_(std::move(edge)),
      timer_(context.get_executor()),
      request_number_(random_bits()) {}

std::string_view IoThread::date() {
  const auto now = edge_->now();
  if (now.ms / 1000 != date_second_) {
    date_second_ = now.ms / 1000;
    date_ = http_date(now);
  }
  return date_;
}

std::string IoThread::next_request_id() {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr int length = 12;
  std::string id(length, '0');
  auto rest = ++request_number_;
  for (auto digit = id.rbegin(); digit != id.rend(); ++digit, rest >>= 4U)
    *digit = digits[rest & 15U];
  return id;
}

void IoThread::add(Connection& connection) {
  connections_.push_back(connection);
  ++edge_->open;
  metrics::figures().connections.add(1);
  arm();
}

// The task owns the writes, so a context that never runs the task releases them. Asio tasks for
// single writes would be three per move.
void IoThread::write_soon(std::move_only_function<void()> write) {
  if (!writes_) {
    auto writes = std::make_unique<Writes>();
    Writes* const soon = writes.get();
    boost::asio::post(executor(), [self = shared_from_this(), writes = std::move(writes)] {
      self->writes_ = nullptr;
      for (auto& one : *writes) self->edge_->guarded(one);
    });
    writes_ = soon;
  }
  writes_->push_back(std::move(write));
}

void IoThread::arm() {
  if (armed_ || connections_.empty()) return;
  armed_ = true;
  timer_.expires_after(tick_length(edge_->config));
  timer_.async_wait([self = shared_from_this()](boost::system::error_code ec) {
    self->armed_ = false;
    if (!ec) self->for_each([now = steady_ms()](Connection& connection) { connection.tick(now); });
    self->arm();
  });
}

// Leaves a stopped server's context with nothing to wait for.
void IoThread::disarm_if_empty() {
  if (edge_->stopping && connections_.empty()) timer_.cancel();
}

// A visit may close connections, also others: each is moved back before it is visited, and one that
// is destroyed unlinks itself from whichever list it is in.
template <class Visit>
void IoThread::for_each(Visit visit) {
  List waiting;
  waiting.splice(waiting.end(), connections_);
  while (!waiting.empty()) {
    Connection& connection = waiting.front();
    connections_.splice(connections_.end(), waiting, waiting.begin());
    visit(connection);
  }
}

void IoThread::drain() {
  for_each([](Connection& connection) { connection.drain(); });
}

void IoThread::close_sockets(std::uint16_t code, std::string_view reason) {
  for_each([&](Connection& connection) { connection.close_socket(code, reason); });
}

void IoThread::abandon() {
  for_each([](Connection& connection) { connection.abandon(); });
}

}  // namespace crownhead::net
