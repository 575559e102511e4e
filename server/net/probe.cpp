#include "server/net/probe.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <cstdint>
#include <exception>
#include <string_view>

#include "server/addresses/url.hpp"

namespace crownhead::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using addresses::Url;

constexpr std::string_view schemes[] = {"http"};
constexpr std::uint16_t usual_port = 80;

Result<Url> target_of(std::string_view url) {
  auto target = addresses::parse_url(url, schemes, addresses::UrlTail::path);
  if (target) return *std::move(target);
  return fail(
      Code::invalid_field,
      in_english(
          "the URL must be like http://127.0.0.1:8080; the server itself does not support TLS (" +
          std::string(addresses::english(target.error())) + ")"));
}

/// In the form that the resolver needs.
std::string without_brackets(const std::string& host) {
  return host.starts_with('[') ? host.substr(1, host.size() - 2) : host;
}

asio::awaitable<ProbeAnswer> ask(const Url& target, std::chrono::milliseconds patience) {
  const auto executor = co_await asio::this_coro::executor;
  beast::tcp_stream stream(executor);
  asio::ip::tcp::resolver resolver(executor);
  const auto addresses = co_await resolver.async_resolve(
      without_brackets(target.host), std::to_string(target.port == 0 ? usual_port : target.port),
      asio::use_awaitable);
  stream.expires_after(patience);
  co_await stream.async_connect(addresses, asio::use_awaitable);
  http::request<http::empty_body> request(http::verb::get,
                                          target.target.empty() ? "/" : target.target, 11);
  request.set(http::field::host, target.host);
  request.set(http::field::connection, "close");
  stream.expires_after(patience);
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  stream.expires_after(patience);
  co_await http::async_read(stream, buffer, response, asio::use_awaitable);
  co_return ProbeAnswer{.status = static_cast<int>(response.result_int()),
                        .body = std::move(response.body())};
}

}  // namespace

Result<ProbeAnswer> probe(const std::string& url, Millis patience) {
  const auto target = target_of(url);
  if (!target) return std::unexpected(target.error());
  asio::io_context context;
  Result<ProbeAnswer> result = fail(Code::unavailable, in_english("no answer"));
  asio::co_spawn(context, ask(*target, std::chrono::milliseconds(patience.count)),
                 [&](const std::exception_ptr& failure, ProbeAnswer answer) {
                   try {
                     if (failure) std::rethrow_exception(failure);
                     result = std::move(answer);
                   } catch (const boost::system::system_error& error) {
                     result = fail(Code::unavailable, in_english("no answer from " + url + ": " +
                                                                 error.code().message()));
                   }
                 });
  context.run();
  return result;
}

}  // namespace crownhead::net
