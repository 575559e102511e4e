#include "server/net/websocket/ws_session.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <utility>

#include "metrics/figures.hpp"
#include "server/net/coalescing_socket.hpp"
#include "server/net/limits/token_bucket.hpp"
#include "server/net/outbox.hpp"
#include "server/net/websocket/frame_head.hpp"

namespace crownhead::net {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

const Frame& heartbeat_answer() {
  static const Frame frame = std::make_shared<const std::string>("p");
  return frame;
}

/// Beast has 1.5 KiB for what it reads ahead; most messages also fit into `near_`, so that neither
/// an idle connection nor a usual message needs memory of its own.
class WsSession final : public Connection,
                        public Socket,
                        public std::enable_shared_from_this<WsSession> {
 public:
  WsSession(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit)
      : Connection(std::move(thread)),
        ws_(CoalescingSocket(std::move(socket))),
        visit_(std::move(visit)) {
    heard_ms_ = pinged_ms_ = sent_ms_ = steady_ms();
    bucket_ = {config().frames_burst, heard_ms_};
  }

  void start(const Request& request, OpenSocket open);

  void send(Frame frame) override {
    if (closing_ || !open_) return;
    const std::size_t size = frame->size();
    if (!has_room(size) || !outbox_.push(std::move(frame), config().outbox_frames, most_waiting(),
                                         config().outbox_bytes)) {
      empty_outbox();
      metrics::figures().overflows.add();
      return close(websocket::close_code::try_again_later, "the outbox is full");
    }
    edge().waiting_bytes += size;
    if (!writing_) write_soon();
  }

  void close(std::uint16_t code, std::string_view reason) override {
    if (closing_ || !open_) return;
    closing_ = true;
    deadline_ms_ = steady_ms() + config().close_timeout.count;
    close_code_ = code;
    close_text_ = reason.substr(0, max_reason);
    if (!writing_) send_close();
  }

  Millis round_trip() const override { return round_trip_; }

  std::size_t thread() const override { return Connection::thread().index(); }

  void tick(std::int64_t now_ms) override {
    if (deadline_ms_ != 0 && now_ms >= deadline_ms_) return finish();
    if (!open_) return;
    if (stalled(now_ms)) {
      metrics::figures().overflows.add();
      return finish();
    }
    if (reads_too_much() || floods())
      return close(websocket::close_code::policy_error, "too many messages");
    if (deadline_ms_ == 0 && ws_.next_layer().hanging_up())
      deadline_ms_ = now_ms + config().linger.count;
    if (now_ms - heard_ms_ >= config().silent_after.count) return finish();
    if (closing_ || pinging_ || now_ms - pinged_ms_ < config().ping_every.count) return;
    pinged_ms_ = steady_ms();
    pinging_ = unanswered_ = true;
    ws_.async_ping({}, [self = shared_from_this()](error_code) { self->pinging_ = false; });
  }

  void drain() override {}

  void close_socket(std::uint16_t code, std::string_view reason) override { close(code, reason); }

  // The sink may own this socket and would keep it alive.
  void abandon() override {
    const auto self = shared_from_this();
    sink_ = {};
  }

 private:
  static constexpr std::size_t near_size = 256;
  static constexpr std::size_t most_at_once = 64 * kib;
  static constexpr std::size_t max_reason = 123;  // a control frame has 125 bytes

  const NetConfig& config() const { return edge().config; }

  void opened(OpenSocket open);
  void read();
  void received(error_code ec, std::size_t count);
  void take(std::string_view text);
  void answered();
  bool allowed();
  bool paid();
  bool floods() const;
  bool reads_too_much();

  std::size_t most_waiting() const {
    return sink_.stranger ? config().outbox_bytes_of_strangers : config().outbox_bytes;
  }
  /// True if all outboxes together have room. An empty outbox always has.
  bool has_room(std::size_t bytes) const {
    return outbox_.empty() || edge().waiting_bytes + bytes <= config().outbox_bytes_of_all;
  }
  void empty_outbox() {
    edge().waiting_bytes -= outbox_.bytes();
    outbox_.clear();
  }

  /// True if nothing could be sent for too long, whatever the peer sends.
  bool stalled(std::int64_t now_ms) {
    if (!writing_ && ws_.next_layer().all_sent()) sent_ms_ = now_ms;
    return now_ms - sent_ms_ >= config().write_timeout.count;
  }

  // Frames that are queued together, such as an ack and its event, are sent with one system call.
  void write_soon() {
    writing_ = true;
    sent_ms_ = steady_ms();
    Connection::thread().write_soon([self = shared_from_this()] { self->write(); });
  }

  void write();
  std::string take_frames();
  void written();

  void write_on_when_writable() {
    ws_.next_layer().async_wait_writable([self = shared_from_this()](error_code ec) {
      if (self->finished_) return;
      if (ec || self->ws_.next_layer().push()) return self->finish();
      self->sent_ms_ = steady_ms();
      self->written();
    });
  }

  void send_close() {
    ws_.async_close({static_cast<websocket::close_code>(close_code_), close_text_},
                    [self = shared_from_this()](error_code) { self->finish(); });
  }

  void finish();

  websocket::stream<CoalescingSocket, false> ws_;
  Visitors::Visit visit_;
  SocketSink sink_;
  Outbox outbox_;
  std::string far_;  ///< the beginning of a message that is longer than near_
  std::string close_text_;
  std::uint16_t close_code_ = 0;
  std::int64_t heard_ms_ = 0;
  std::int64_t pinged_ms_ = 0;
  std::int64_t sent_ms_ = 0;  ///< when bytes were last sent, or none were waiting
  std::int64_t deadline_ms_ = 0;
  TokenBucket bucket_;
  double strikes_ = 0;
  std::size_t frames_ = 0;  ///< frames and parts of them since the last tick
  bool open_ = false;
  bool writing_ = false;
  Millis round_trip_;
  bool pinging_ = false;     ///< the ping is still being sent
  bool unanswered_ = false;  ///< the last ping has no answer
  bool closing_ = false;
  bool finished_ = false;
  std::array<char, near_size> near_;
};

// Beast writes one frame at a time, each with an operation and a system call of its own:
// docs/decisions/0005-one-task-writes-all-sockets-of-a-thread.md.
std::string WsSession::take_frames() {
  std::string bytes;
  bytes.reserve(std::min(most_at_once, outbox_.bytes() + outbox_.frames() * FrameHead::largest));
  while (!outbox_.empty() && bytes.size() < most_at_once) {
    const Frame frame = outbox_.pop();
    edge().waiting_bytes -= frame->size();
    const FrameHead head(frame->size());
    bytes.append(head.data(), head.size());
    bytes += *frame;
  }
  return bytes;
}

void WsSession::write() {
  if (finished_) return;
  if (!ws_.next_layer().all_sent()) return write_on_when_writable();
  if (ws_.next_layer().send(take_frames())) return finish();
  written();
}

void WsSession::written() {
  if (!ws_.next_layer().all_sent()) return write_on_when_writable();
  if (!outbox_.empty()) return write_soon();
  writing_ = false;
  if (closing_) send_close();
}

void WsSession::start(const Request& request, OpenSocket open) {
  deadline_ms_ = steady_ms() + config().handshake_timeout.count;
  ws_.set_option(websocket::stream_base::timeout{websocket::stream_base::none(),
                                                 websocket::stream_base::none(), false});
  ws_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(http::field::server, "crownhead"); }));
  ws_.read_message_max(config().max_frame);
  ws_.auto_fragment(false);
  ws_.control_callback([this](websocket::frame_type kind, boost::beast::string_view) {
    heard_ms_ = steady_ms();
    const bool asked_for = kind == websocket::frame_type::pong && unanswered_;
    if (kind == websocket::frame_type::pong) answered();
    ++frames_;
    // The socket is closed at the next tick, because it must not be closed from here.
    if (!asked_for && !paid()) ++strikes_;
  });
  http::request<http::empty_body> handshake(http::verb::get, request.path, 11);
  for (const auto& [name, value] : request.headers) handshake.insert(name, value);
  ws_.async_accept(handshake,
                   [self = shared_from_this(), open = std::move(open)](error_code ec) mutable {
                     if (self->finished_) return;
                     if (ec) return self->finish();
                     self->opened(std::move(open));
                   });
}

void WsSession::opened(OpenSocket open) {
  open_ = true;
  metrics::figures().sockets.add(1);
  deadline_ms_ = 0;
  heard_ms_ = steady_ms();
  // Makes the first round trip be measured soon.
  pinged_ms_ = heard_ms_ - config().ping_every.count;
  if (edge().stopping) close(websocket::close_code::going_away, "the server is stopping");
  if (!edge().guarded([&] { sink_ = open(shared_from_this()); }))
    close(websocket::close_code::internal_error, "");
  read();
}

void WsSession::read() {
  ws_.async_read_some(
      asio::buffer(near_),
      [self = shared_from_this()](error_code ec, std::size_t count) { self->received(ec, count); });
}

void WsSession::received(error_code ec, std::size_t count) {
  if (finished_) return;
  if (ec) return finish();
  heard_ms_ = steady_ms();
  ++frames_;
  const std::string_view part(near_.data(), count);
  if (!ws_.is_message_done()) {
    far_ += part;
    return read();
  }
  if (!closing_) {
    if (far_.empty()) {
      take(part);
    } else {
      far_ += part;
      take(far_);
    }
  }
  if (far_.capacity() > near_size) far_ = {};
  far_.clear();
  read();
}

void WsSession::take(std::string_view text) {
  if (ws_.got_binary()) return close(websocket::close_code::unknown_data, "text frames only");
  const Instant stamp = edge().now();
  metrics::figures().messages.add();
  if (!allowed()) return;
  if (text == "p") return send(heartbeat_answer());
  if (!sink_.message) return;
  if (!edge().guarded([&] { sink_.message(text, stamp); }))
    close(websocket::close_code::internal_error, "");
}

void WsSession::answered() {
  if (!std::exchange(unanswered_, false)) return;  // a pong without a ping
  const Millis measured{heard_ms_ - pinged_ms_};
  const bool first = round_trip_ == Millis{0};
  round_trip_ = first ? measured : Millis{(3 * round_trip_.count + measured.count) / 4};
}

// Strikes increase with refused messages and decrease with accepted ones: a client slightly above
// its limit is slowed down, and one that sends more than twice its limit is disconnected.
bool WsSession::allowed() {
  if (paid()) {
    if (strikes_ > 0) --strikes_;
    return true;
  }
  ++strikes_;
  if (floods())
    close(websocket::close_code::policy_error, "too many messages");
  else
    send(std::make_shared<const std::string>(config().flood_frame));
  return false;
}

/// Charges a frame to the budgets of the socket and of its address.
bool WsSession::paid() {
  if (!config().limit_frames) return true;
  return bucket_.take(config().frames_per_s / 1000, config().frames_burst, heard_ms_) &&
         visit_.take_frame(config().frames_by_address_per_s / 1000,
                           config().frames_by_address_burst, heard_ms_);
}

bool WsSession::floods() const { return strikes_ > config().frames_burst; }

// Beast silently skips the empty pieces of a message; the number of reads shows them.
bool WsSession::reads_too_much() {
  const auto reads = static_cast<double>(ws_.next_layer().take_reads());
  const auto frames = static_cast<double>(std::exchange(frames_, 0));
  return config().limit_frames && reads > frames + 2 * config().frames_burst;
}

void WsSession::finish() {
  if (std::exchange(finished_, true)) return;
  const auto self = shared_from_this();
  ws_.next_layer().close();
  visit_ = {};
  empty_outbox();
  leave();
  SocketSink sink = std::move(sink_);
  sink_ = {};
  if (open_) metrics::figures().sockets.add(-1);
  if (open_ && sink.closed) edge().guarded([&] { sink.closed(); });
  open_ = false;
}

}  // namespace

void serve_websocket(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit,
                     const Request& request, OpenSocket open) {
  std::make_shared<WsSession>(std::move(socket), std::move(thread), std::move(visit))
      ->start(request, std::move(open));
}

}  // namespace crownhead::net
