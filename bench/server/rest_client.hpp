#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace crownhead::bench {

struct RestRequest {
  std::string verb;  ///< "GET", "POST", "DELETE"
  std::string path;
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
};

struct RestAnswer {
  unsigned status = 0;
  std::string body = {};
  std::string cookie = {};  ///< "name=value" of the last cookie that it sets, if any
};

/// A connection with blocking requests. Throws std::runtime_error if it is lost.
class RestClient {
 public:
  /// Connects to a server on the loopback.
  RestClient(std::uint16_t port, std::string token);
  /// Connects to a server whose name is `host`.
  RestClient(const boost::asio::ip::tcp::endpoint& server, std::string host);

  /// Returns any answer; no answer within 30 s counts as a lost connection.
  RestAnswer send(const RestRequest& request);

  /// Return the answer's body to the player of the token or the session; throw unless the status is
  /// 2xx. For preparing a benchmark.
  std::string get(const std::string& path);
  std::string post(const std::string& path, const std::string& body);

  /// Returns the session cookie of the last answer that set one.
  const std::string& cookie() const { return cookie_; }

 private:
  void wait_for(const std::function<void(std::function<void(boost::system::error_code)>)>& begin,
                const char* what);
  std::string accepted(RestRequest request);

  boost::asio::io_context context_{1};
  boost::asio::ip::tcp::socket socket_;
  boost::beast::flat_buffer buffer_;
  std::string host_;
  std::string token_;
  std::string cookie_;
};

/// Creates an account and returns its token with the scopes read and play.
std::string make_player(std::uint16_t port, const std::string& username);

/// Returns the text of a field in a flat JSON answer.
std::string field_of(const std::string& json, const std::string& name);

}  // namespace crownhead::bench
