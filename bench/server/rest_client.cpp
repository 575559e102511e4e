#include "bench/server/rest_client.hpp"

#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <memory>
#include <stdexcept>

namespace crownhead::bench {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

constexpr auto longest_wait = std::chrono::seconds(30);

http::request<http::string_body> to_send(const RestRequest& wanted, const std::string& host) {
  http::request<http::string_body> request(http::string_to_verb(wanted.verb), wanted.path, 11,
                                           wanted.body);
  request.set(http::field::host, host);
  for (const auto& [name, value] : wanted.headers) request.set(name, value);
  request.prepare_payload();
  return request;
}

}  // namespace

RestClient::RestClient(std::uint16_t port, std::string token)
    : RestClient({asio::ip::address_v4::loopback(), port}, "localhost") {
  token_ = std::move(token);
}

RestClient::RestClient(const asio::ip::tcp::endpoint& server, std::string host)
    : socket_(context_), host_(std::move(host)) {
  wait_for([&](auto done) { socket_.async_connect(server, std::move(done)); }, "connect");
  socket_.set_option(asio::ip::tcp::no_delay(true));
}

void RestClient::wait_for(const std::function<void(std::function<void(error_code)>)>& begin,
                          const char* what) {
  error_code result = asio::error::timed_out;
  begin([&result](error_code ec) { result = ec; });
  context_.restart();
  context_.run_for(longest_wait);
  if (!result) return;
  // Pending operations must end before the objects that they refer to.
  error_code ignored;
  socket_.close(ignored);
  context_.restart();
  const auto why = result.message();
  context_.run();
  throw std::runtime_error(std::string("could not ") + what + ": " + why);
}

RestAnswer RestClient::send(const RestRequest& wanted) {
  const auto request = to_send(wanted, host_);
  wait_for(
      [&](auto done) {
        http::async_write(socket_, request,
                          [done = std::move(done)](error_code ec, std::size_t) { done(ec); });
      },
      "send");
  http::response<http::string_body> response;
  wait_for(
      [&](auto done) {
        http::async_read(socket_, buffer_, response,
                         [done = std::move(done)](error_code ec, std::size_t) { done(ec); });
      },
      "read the answer");
  RestAnswer answer{.status = response.result_int()};
  if (const auto cookie = response.find(http::field::set_cookie); cookie != response.end())
    answer.cookie = std::string(cookie->value().substr(0, cookie->value().find(';')));
  answer.body = std::move(response.body());
  return answer;
}

std::string RestClient::get(const std::string& path) {
  return accepted({.verb = "GET", .path = path});
}

std::string RestClient::post(const std::string& path, const std::string& body) {
  return accepted({.verb = "POST", .path = path, .body = body});
}

std::string RestClient::accepted(RestRequest request) {
  if (!token_.empty()) request.headers.emplace_back("Authorization", "Bearer " + token_);
  if (!cookie_.empty()) request.headers.emplace_back("Cookie", cookie_);
  auto answer = send(request);
  if (answer.status / 100 != 2) throw std::runtime_error(request.path + ": " + answer.body);
  if (!answer.cookie.empty()) cookie_ = answer.cookie;
  return std::move(answer.body);
}

std::string make_player(std::uint16_t port, const std::string& username) {
  RestClient client(port, "");
  client.post("/api/v1/accounts",
              R"({"username":")" + username + R"(","password":"a long enough one"})");
  return field_of(
      client.post("/api/v1/tokens",
                  R"({"name":"bench","scopes":["read","play"],"password":"a long enough one"})"),
      "token");
}

std::string field_of(const std::string& json, const std::string& name) {
  const auto key = json.find('"' + name + "\":\"");
  if (key == std::string::npos) throw std::runtime_error("no " + name + " in " + json);
  const auto start = key + name.size() + 4;
  return json.substr(start, json.find('"', start) - start);
}

}  // namespace crownhead::bench
