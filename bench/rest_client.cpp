#include "bench/rest_client.hpp"

#include <boost/beast/http.hpp>
#include <stdexcept>

namespace crownhead::bench {

namespace asio = boost::asio;
namespace http = boost::beast::http;

RestClient::RestClient(std::uint16_t port, std::string token)
    : socket_(*context_), token_(std::move(token)) {
  socket_.connect({asio::ip::address_v4::loopback(), port});
  socket_.set_option(asio::ip::tcp::no_delay(true));
}

std::string RestClient::get(const std::string& path) {
  return ask(Request(http::verb::get, path, 11));
}

std::string RestClient::post(const std::string& path, const std::string& body) {
  return ask(Request(http::verb::post, path, 11, body));
}

std::string RestClient::ask(Request request) {
  request.set(http::field::host, "localhost");
  if (!token_.empty()) request.set(http::field::authorization, "Bearer " + token_);
  if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
  request.prepare_payload();
  http::write(socket_, request);
  http::response<http::string_body> response;
  http::read(socket_, buffer_, response);
  if (response.result_int() / 100 != 2)
    throw std::runtime_error(std::string(request.target()) + ": " + response.body());
  if (const auto cookie = response.find(http::field::set_cookie); cookie != response.end())
    cookie_ = std::string(cookie->value().substr(0, cookie->value().find(';')));
  return std::move(response.body());
}

std::string make_player(std::uint16_t port, const std::string& username) {
  RestClient client(port, "");
  client.post("/api/v1/accounts",
              R"({"username":")" + username + R"(","password":"a long enough one"})");
  return field_of(client.post("/api/v1/tokens", R"({"name":"bench","scopes":["read","play"]})"),
                  "token");
}

std::string field_of(const std::string& json, const std::string& name) {
  const auto key = json.find('"' + name + "\":\"");
  if (key == std::string::npos) throw std::runtime_error("no " + name + " in " + json);
  const auto start = key + name.size() + 4;
  return json.substr(start, json.find('"', start) - start);
}

}  // namespace crownhead::bench
