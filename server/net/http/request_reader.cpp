#include "server/net/http/request_reader.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <string>

#include "rules/reasons.hpp"

namespace crownhead::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using beast::error_code;

Verb verb_of(http::verb verb) {
  switch (verb) {
    case http::verb::get: return Verb::get;
    case http::verb::head: return Verb::head;
    case http::verb::post: return Verb::post;
    case http::verb::put: return Verb::put;
    case http::verb::patch: return Verb::patch;
    case http::verb::delete_: return Verb::del;
    case http::verb::options: return Verb::options;
    default: return Verb::other;
  }
}

/// Reads the path and query of a target, which may be in absolute form; returns false if it has
/// neither.
bool split_target(std::string_view target, Request& request) {
  if (const auto scheme = target.find("://");
      scheme != std::string_view::npos && target.front() != '/' && target.front() != '?') {
    const auto slash = target.find('/', scheme + 3);
    target = slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  if (target != "*" && (target.empty() || target.front() != '/')) return false;
  target = target.substr(0, target.find('#'));
  const auto mark = target.find('?');
  request.path = target.substr(0, mark);
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  return true;
}

}  // namespace

struct RequestReader::Parser final : http::basic_parser<true> {
  Request request;
  const LargerBodies* larger = nullptr;
  std::size_t max_header = 0;
  std::size_t searched = 0;  ///< of the bytes that will be passed again
  int hosts = 0;
  int http_version = 11;
  bool head_read = false;
  int bad_status = 0;
  Reason bad_reason;

  void bad(int status, Reason why) {
    bad_status = status;
    bad_reason = std::move(why);
  }

  void on_request_impl(http::verb verb, beast::string_view, beast::string_view target, int version,
                       error_code& ec) override {
    if (version != 10 && version != 11) {
      bad(505, reason::http::http_11());
      ec = http::error::bad_version;
    } else if (!split_target(target, request)) {
      bad(400, reason::http::no_path());
      ec = http::error::bad_target;
    }
    request.verb = verb_of(verb);
    http_version = version;
    if (larger == nullptr) return;
    for (const auto& [ending, bytes] : *larger)
      if (request.path.ends_with(ending)) body_limit(bytes);
  }

  void on_field_impl(http::field field, beast::string_view name, beast::string_view value,
                     error_code&) override {
    if (head_read) return;  // a trailer must not count as a header
    if (field == http::field::host) ++hosts;
    request.headers.emplace_back(name, value);
  }

  void on_header_impl(error_code& ec) override {
    if (hosts > 1 || (hosts == 0 && http_version == 11)) {
      bad(400, reason::http::one_host());
      ec = http::error::bad_field;
    }
    const auto coding = request.header("Transfer-Encoding");
    if (!coding.empty() && !beast::iequals(coding, "chunked")) {
      bad(501, reason::http::chunked());
      ec = http::error::bad_transfer_encoding;
    }
    head_read = true;
  }

  void on_body_init_impl(boost::optional<std::uint64_t> const& length, error_code&) override {
    if (length) request.body.reserve(static_cast<std::size_t>(*length));
  }
  std::size_t on_body_impl(beast::string_view body, error_code&) override {
    request.body.append(body);
    return body.size();
  }
  void on_chunk_header_impl(std::uint64_t, beast::string_view, error_code&) override {}
  std::size_t on_chunk_body_impl(std::uint64_t, beast::string_view body, error_code&) override {
    request.body.append(body);
    return body.size();
  }
  void on_finish_impl(error_code&) override {}
  void on_response_impl(int, beast::string_view, int, error_code&) override {}

  /// True if `bytes` starts with complete headers. Beast gets nothing less: when its own limit is
  /// reached it forgets the fields that it has already read.
  bool whole_head(std::string_view bytes) {
    constexpr std::string_view end = "\r\n\r\n";
    const auto found = bytes.find(end, searched);
    const auto size = found == std::string_view::npos ? bytes.size() + 1 : found + end.size();
    if (size > max_header) bad(431, reason::http::headers_too_large());
    searched = bytes.size() < end.size() ? 0 : bytes.size() - end.size() + 1;
    return found != std::string_view::npos && size <= max_header;
  }

  void judge(error_code ec) {
    if (bad_status != 0 || !ec || ec == http::error::need_more) return;
    if (ec == http::error::body_limit) return bad(413, reason::http::body_too_large());
    if (ec == http::error::bad_version) return bad(505, reason::http::http_11());
    bad(400, reason::http::invalid());
  }
};

RequestReader::RequestReader(std::size_t max_header, std::size_t max_body,
                             const LargerBodies* larger)
    : parser_(std::make_unique<Parser>()) {
  parser_->larger = larger;
  parser_->max_header = max_header;
  parser_->header_limit(static_cast<std::uint32_t>(max_header) + 1);
  parser_->body_limit(max_body);
  parser_->eager(true);
}

RequestReader::~RequestReader() = default;
RequestReader::RequestReader(RequestReader&&) noexcept = default;
RequestReader& RequestReader::operator=(RequestReader&&) noexcept = default;

std::size_t RequestReader::feed(std::string_view bytes) {
  std::size_t skipped = 0;
  if (!parser_->got_some()) {
    while (bytes.substr(skipped).starts_with("\r\n")) skipped += 2;
    bytes.remove_prefix(skipped);
    if (!parser_->whole_head(bytes)) return skipped;
  }
  // Beast 1.81 asserts that the last chunk arrives as a whole: "0" and two line ends.
  const bool in_chunks = parser_->is_header_done() && parser_->chunked();
  if (in_chunks && bytes.size() < 5) return skipped;
  error_code ec;
  const auto used = parser_->put(boost::asio::buffer(bytes), ec);
  parser_->judge(ec);
  return skipped + used;
}

RequestReader::State RequestReader::state() const {
  if (parser_->bad_status != 0) return State::bad;
  if (parser_->is_done()) return State::done;
  return parser_->is_header_done() ? State::body : State::header;
}

bool RequestReader::expects_continue() const {
  return parser_->http_version == 11 &&
         beast::iequals(parser_->request.header("Expect"), "100-continue");
}

int RequestReader::bad_status() const { return parser_->bad_status; }
const Reason& RequestReader::bad_reason() const { return parser_->bad_reason; }
bool RequestReader::takes_chunks() const { return parser_->http_version == 11; }

bool RequestReader::keep_alive() const { return parser_->keep_alive(); }

bool RequestReader::upgrade_to_websocket() const {
  return parser_->upgrade() && parser_->request.verb == Verb::get &&
         http::token_list{parser_->request.header("Upgrade")}.exists("websocket");
}

Request RequestReader::take() { return std::move(parser_->request); }

}  // namespace crownhead::net
