#include "server/net/probe.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <exception>
#include <string_view>

#include "server/net/address.hpp"

namespace crownhead::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

struct Target {
  ListenAddress address;
  std::string path;
};

Result<Target> target_of(std::string_view url) {
  constexpr std::string_view scheme = "http://";
  const auto refusal = [] {
    return fail(
        Code::invalid_field,
        in_english("the URL must be like http://127.0.0.1:8080; the server itself speaks no TLS"));
  };
  if (!url.starts_with(scheme) || url.substr(scheme.size()).starts_with(':')) return refusal();
  url.remove_prefix(scheme.size());
  const auto slash = std::min(url.find('/'), url.size());
  const auto address = parse_listen(url.substr(0, slash));
  if (!address) return refusal();
  return Target{.address = *address, .path = std::string(url.substr(slash))};
}

asio::awaitable<ProbeAnswer> ask(const Target& target, std::chrono::milliseconds patience) {
  const auto executor = co_await asio::this_coro::executor;
  beast::tcp_stream stream(executor);
  asio::ip::tcp::resolver resolver(executor);
  const auto addresses = co_await resolver.async_resolve(
      target.address.host, std::to_string(target.address.port), asio::use_awaitable);
  stream.expires_after(patience);
  co_await stream.async_connect(addresses, asio::use_awaitable);
  http::request<http::empty_body> request(http::verb::get, target.path.empty() ? "/" : target.path,
                                          11);
  request.set(http::field::host, target.address.host);
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
                 [&](const std::exception_ptr& trouble, ProbeAnswer answer) {
                   try {
                     if (trouble) std::rethrow_exception(trouble);
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
