#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <memory>
#include <string>

namespace crownhead::bench {

/// One blocking connection. Throws std::runtime_error on any answer
/// that is not 2xx.
class RestClient {
 public:
  RestClient(std::uint16_t port, std::string token);

  /// The answer's body, as of post().
  std::string get(const std::string& path);
  std::string post(const std::string& path, const std::string& body);

  /// The session cookie of the last answer that set one.
  const std::string& cookie() const { return cookie_; }

 private:
  using Request = boost::beast::http::request<boost::beast::http::string_body>;
  std::string ask(Request request);

  std::unique_ptr<boost::asio::io_context> context_ = std::make_unique<boost::asio::io_context>();
  boost::asio::ip::tcp::socket socket_;
  boost::beast::flat_buffer buffer_;
  std::string token_;
  std::string cookie_;
};

/// A new account's token with the scopes read and play.
std::string make_player(std::uint16_t port, const std::string& username);

/// The text of a field of a flat JSON answer.
std::string field_of(const std::string& json, const std::string& name);

}  // namespace crownhead::bench
