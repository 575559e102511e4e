#include "server/net/http/http_session.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/error.hpp>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <optional>
#include <utility>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/net/answer.hpp"
#include "server/net/http/inside_path.hpp"
#include "server/net/http/request_id.hpp"
#include "server/net/http/request_reader.hpp"
#include "server/net/http/response_head.hpp"
#include "server/net/plain_problem.hpp"
#include "server/net/websocket/ws_session.hpp"

namespace crownhead::net {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

constexpr std::size_t read_size = 4096;
constexpr std::size_t max_discarded = 8192 * kib;

/// Waits for bytes before it allocates memory for them, so that an idle connection holds no buffer.
/// It continues to read while a handler works: this is how a long poll notices that its client has
/// gone.
class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit)
      : Connection(std::move(thread)),
        socket_(std::move(socket)),
        visit_(std::move(visit)),
        direct_(static_cast<bool>(visit_)) {
    error_code ignored;
    peer_ = socket_.remote_endpoint(ignored).address().to_string();
  }

  void start() {
    error_code ec;
    socket_.set_option(asio::ip::tcp::no_delay(true), ec);
    socket_.non_blocking(true, ec);
    if (ec) return finish();
    expect_within(edge().stopping ? config().last_call : config().header_timeout);
    wait_readable();
  }

  void tick(std::int64_t now_ms) override {
    if (deadline_ms_ == 0 || now_ms < deadline_ms_) return;
    if (held_back_) return write(std::move(response_));
    if (phase_ == Phase::reading)
      answer_and_close(plain_problem(408, Code::unavailable, reason::http::too_slow()));
    else if (phase_ == Phase::handling && edge().stopping)
      answer_and_close(plain_problem(503, Code::unavailable, reason::server::stops()));
    else
      finish();
  }

  void drain() override {
    if (phase_ == Phase::idle && !fresh_) return finish();
    if (phase_ == Phase::idle) expect_within(config().last_call);
    if (phase_ == Phase::reading || phase_ == Phase::handling) expect_within(config().stop_timeout);
  }

  void close_socket(std::uint16_t, std::string_view) override {}

  void abandon() override {}

  void respond(Response response) {
    if (phase_ != Phase::handling || held_back_) return;
    if (response.hold == Millis{0} || edge().stopping) return write(std::move(response));
    expect_within(response.hold);
    held_back_ = true;
    response_ = std::move(response);
  }

  void accept(OpenSocket open) {
    if (phase_ != Phase::handling) return;
    phase_ = Phase::closed;
    error_code ignored;
    socket_.cancel(ignored);
    leave();
    serve_websocket(std::move(socket_), shared_thread(), std::move(visit_), upgrade_,
                    std::move(open));
  }

 private:
  enum class Phase : std::uint8_t { idle, reading, handling, writing, lingering, closed };

  const NetConfig& config() const { return edge().config; }

  void expect_within(Millis span) { deadline_ms_ = steady_ms() + span.count; }

  void wait_readable() {
    if (waiting_ || in_.size() >= config().max_header) return;
    waiting_ = true;
    socket_.async_wait(TcpSocket::wait_read, [self = shared_from_this()](error_code ec) {
      self->waiting_ = false;
      if (self->phase_ != Phase::closed) self->readable(ec);
    });
  }

  void readable(error_code ec) {
    if (ec) return finish();
    const auto before = in_.size();
    std::size_t count = 0;
    in_.resize_and_overwrite(before + read_size, [&](char* data, std::size_t) {
      count = socket_.read_some(asio::buffer(data + before, read_size), ec);
      return before + count;
    });
    if (ec == asio::error::would_block) return wait_readable();
    if (ec == asio::error::eof && phase_ == Phase::writing) {
      keep_alive_ = false;  // it may still want the answer to its last request
      return;
    }
    if (ec) return finish();
    if (phase_ == Phase::lingering) return discard(count);
    if (phase_ == Phase::idle || phase_ == Phase::reading) return advance();
    wait_readable();
  }

  void discard(std::size_t count) {
    in_.clear();
    discarded_ += count;
    if (discarded_ > max_discarded) return finish();
    wait_readable();
  }

  void advance() {
    if (in_.empty()) return rest();
    if (phase_ == Phase::idle) {
      reader_.emplace(config().max_header, config().max_body, &config().larger_bodies);
      phase_ = Phase::reading;
      body_begun_ = false;
      expect_within(config().header_timeout);
    }
    in_.erase(0, reader_->feed(in_));
    switch (reader_->state()) {
      case RequestReader::State::done: return handle();
      case RequestReader::State::bad: return refuse_bytes();
      case RequestReader::State::body: begin_body(); break;
      case RequestReader::State::header: break;
    }
    if (in_.size() >= config().max_header)
      return answer_and_close(plain_problem(400, Code::too_large, reason::http::part_too_large()));
    wait_readable();
  }

  void rest() {
    in_ = {};
    if (edge().stopping && phase_ == Phase::idle && !fresh_) return finish();
    wait_readable();
  }

  void begin_body() {
    if (std::exchange(body_begun_, true)) return;
    expect_within(config().body_timeout);
    if (!reader_->expects_continue()) return;
    // A new socket has room for 25 bytes, and clients continue without them too.
    error_code ignored;
    socket_.write_some(asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n")), ignored);
  }

  void refuse_bytes() {
    const int status = reader_->bad_status();
    const auto code = status == 413 || status == 431 ? Code::too_large : Code::invalid_field;
    answer_and_close(plain_problem(status, code, reader_->bad_reason()));
  }

  void handle() {
    fresh_ = false;
    const bool upgrade = reader_->upgrade_to_websocket();
    keep_alive_ = reader_->keep_alive();
    takes_chunks_ = reader_->takes_chunks();
    Request request = reader_->take();
    reader_.reset();
    const auto x_forwarded_for = request.header_list("X-Forwarded-For");
    const auto forwarded = request.header_list("Forwarded");
    request.remote =
        client_address(peer_, {.x_forwarded_for = x_forwarded_for, .forwarded = forwarded},
                       config().trusted_proxies);
    request.stamp = edge().now();
    request_id_ = thread().next_request_id();
    std::erase_if(request.headers, [](const auto& header) {
      return boost::beast::iequals(header.first, request_id_header);
    });
    request.headers.emplace_back(request_id_header, request_id_);
    head_only_ = request.verb == Verb::head;
    phase_ = Phase::handling;
    deadline_ms_ = 0;
    if (hidden(request, config()))
      return respond(plain_problem(404, Code::not_found, reason::http::nothing_here()));
    if (!direct_ && !counted(request)) return respond(too_many());
    if (upgrade) return handle_upgrade(std::move(request));
    wait_readable();
    if (!edge().guarded([&] { edge().handlers.request(std::move(request), answer()); }))
      respond(plain_problem(500, Code::unavailable, reason::server::failed_here()));
  }

  /// Behind a proxy each request counts for its address, instead of the connection.
  bool counted(const Request& request) {
    visit_ = edge().enter(address_key(request.remote));
    if (!visit_) metrics::figures().turned_away.add();
    return static_cast<bool>(visit_);
  }

  static Response too_many() {
    auto refusal = plain_problem(429, Code::rate_limited, reason::http::too_much_open());
    refusal.headers.emplace_back("Retry-After", "1");
    return refusal;
  }

  bool crowded() const { return direct_ && visit_.open() * 2 > config().connections_by_address; }

  void handle_upgrade(Request request);
  Respond answer();

  void answer_and_close(Response response) {
    keep_alive_ = false;
    head_only_ = false;
    reader_.reset();
    write(std::move(response));
  }

  /// Counts the unsent bytes of this answer in the total. Returns false and counts nothing if that
  /// would exceed the limit.
  bool hold_bytes(std::size_t size) {
    edge().answer_bytes -= std::exchange(held_bytes_, 0);
    const auto before = edge().answer_bytes.fetch_add(size);
    held_bytes_ = size;
    if (size <= config().small_answer || before + size <= config().answer_bytes_of_all) return true;
    edge().answer_bytes -= std::exchange(held_bytes_, 0);
    return false;
  }

  static Response too_much_waits() {
    auto refusal = plain_problem(503, Code::busy, reason::http::too_much_is_sent());
    refusal.headers.emplace_back("Retry-After", "1");
    return refusal;
  }

  void write(Response response) {
    phase_ = Phase::writing;
    if (!hold_bytes(response.body.size())) response = too_much_waits();
    response_ = std::move(response);
    if (request_id_.empty()) request_id_ = thread().next_request_id();
    response_.headers.emplace_back(request_id_header, std::exchange(request_id_, {}));
    std::string_view body =
        response_.static_body.empty() ? std::string_view(response_.body) : response_.static_body;
    if (!has_body(response_.status)) body = {};
    keep_alive_ = keep_alive_ && !edge().stopping && !crowded();
    held_back_ = false;
    send_by_ms_ = steady_ms() + config().write_timeout.count;
    std::optional<std::size_t> size = body.size();
    if (response_.parts) {
      size.reset();
      if (takes_chunks_)
        response_.headers.emplace_back("Transfer-Encoding", "chunked");
      else
        keep_alive_ = false;
    }
    head_ = response_head(response_, config().default_headers, thread().date(), keep_alive_, size);
    if (head_only_) {
      body = {};
      response_.parts = nullptr;
    }
    begin_to_write({asio::buffer(head_), asio::buffer(body)});
  }

  /// A client may read slowly, but not without limit, because the answer stays in memory until
  /// then.
  void begin_to_write(std::array<asio::const_buffer, 2> all) {
    send_by_ms_ += static_cast<std::int64_t>(asio::buffer_size(all) * 1000 / config().least_rate);
    write_rest(all);
  }

  void write_rest(std::array<asio::const_buffer, 2> rest) {
    deadline_ms_ = std::min(steady_ms() + config().write_timeout.count, send_by_ms_);
    socket_.async_write_some(
        rest, [self = shared_from_this(), rest](error_code ec, std::size_t sent) mutable {
          if (self->phase_ == Phase::closed) return;
          if (ec) return self->finish();
          for (auto& part : rest) {
            const auto taken = std::min(sent, part.size());
            part += taken;
            sent -= taken;
          }
          if (asio::buffer_size(rest) > 0) return self->write_rest(rest);
          self->written();
        });
  }

  /// Requests the next part of a body and sends it.
  void ask_for_part() {
    expect_within(config().write_timeout);
    asked_ms_ = steady_ms();
    response_.parts->next(
        [self = shared_from_this(), executor = thread().executor()](BodyParts::Part part) mutable {
          asio::dispatch(executor, [self = std::move(self), part = std::move(part)]() mutable {
            if (self->phase_ == Phase::writing) self->write_part(std::move(part));
          });
        });
  }

  void write_part(BodyParts::Part part) {
    if (!part || edge().stopping || !hold_bytes(part->size())) return finish();
    send_by_ms_ += steady_ms() - asked_ms_;  // the handler's time, not the client's
    if (part->empty()) response_.parts = nullptr;
    if (takes_chunks_) {
      std::array<char, 20> size{};
      const auto end = std::to_chars(size.begin(), size.end(), part->size(), 16).ptr;
      head_.assign(size.data(), end) += "\r\n";
      response_.body = *std::move(part) + "\r\n";
    } else {
      head_.clear();
      response_.body = *std::move(part);
    }
    begin_to_write({asio::buffer(head_), asio::buffer(response_.body)});
  }

  void written() {
    hold_bytes(0);
    if (response_.parts) return ask_for_part();
    response_ = {};
    head_ = {};
    if (!direct_) visit_ = {};
    if (keep_alive_ && !edge().stopping) {
      phase_ = Phase::idle;
      expect_within(config().idle_timeout);
      return advance();
    }
    // Closing immediately with unread bytes would reset the connection and lose the answer.
    phase_ = Phase::lingering;
    expect_within(config().linger);
    error_code ec;
    socket_.shutdown(TcpSocket::shutdown_send, ec);
    if (ec) return finish();
    in_ = {};
    wait_readable();
  }

  void finish() {
    const auto self = shared_from_this();
    hold_bytes(0);
    phase_ = Phase::closed;
    error_code ignored;
    socket_.close(ignored);
    leave();
  }

  TcpSocket socket_;
  std::string peer_;
  std::string in_;
  std::optional<RequestReader> reader_;
  Response response_;
  std::string head_;
  std::string request_id_;
  Request upgrade_;
  Visitors::Visit visit_;  ///< of the connection or, through a proxy, of the request
  std::int64_t deadline_ms_ = 0;
  std::int64_t send_by_ms_ = 0;  ///< for the whole answer
  std::int64_t asked_ms_ = 0;    ///< when a part of it was requested
  std::size_t discarded_ = 0;
  std::size_t held_bytes_ = 0;  ///< of the answer, as counted in the total
  Phase phase_ = Phase::idle;
  const bool direct_;       ///< the peer is not a trusted proxy
  bool held_back_ = false;  ///< the answer is ready and will be sent later
  bool waiting_ = false;
  bool fresh_ = true;  ///< no request has arrived yet
  bool body_begun_ = false;
  bool keep_alive_ = true;
  bool head_only_ = false;
  bool takes_chunks_ = true;
};

Respond HttpSession::answer() {
  return [answer = Answer<HttpSession>(shared_from_this(), thread().executor())](
             Response response) mutable { answer.respond(std::move(response)); };
}

void HttpSession::handle_upgrade(Request request) {
  if (request.header("Sec-WebSocket-Version") != "13") {
    auto refusal = plain_problem(426, Code::invalid_field, reason::http::websocket_13());
    for (auto& header : upgrade_headers()) refusal.headers.push_back(std::move(header));
    return answer_and_close(std::move(refusal));
  }
  if (request.header("Sec-WebSocket-Key").size() != 24 || !in_.empty())
    return answer_and_close(plain_problem(400, Code::invalid_field, reason::http::no_handshake()));
  upgrade_ = request;
  expect_within(config().handshake_timeout);
  const auto answer =
      std::make_shared<Answer<HttpSession>>(shared_from_this(), thread().executor());
  Upgrade upgrade{
      [answer](OpenSocket open) { answer->accept(std::move(open)); },
      [answer](Response response) { answer->respond(std::move(response)); },
  };
  if (!edge().guarded([&] { edge().handlers.upgrade(std::move(request), std::move(upgrade)); }))
    respond(plain_problem(500, Code::unavailable, reason::server::failed_here()));
}

}  // namespace

void serve_http(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit) {
  std::make_shared<HttpSession>(std::move(socket), std::move(thread), std::move(visit))->start();
}

}  // namespace crownhead::net
