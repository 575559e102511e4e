#include "server/net/plain_problem.hpp"

#include <boost/beast/http/status.hpp>
#include <string>

namespace crownhead::net {
namespace {

std::string quoted(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out += '"';
}

}  // namespace

std::string_view reason_phrase(int status) {
  const auto text = boost::beast::http::obsolete_reason(
      boost::beast::http::int_to_status(static_cast<unsigned>(status)));
  return text == "<unknown-status>" ? std::string_view("Unknown")
                                    : std::string_view(text.data(), text.size());
}

Headers upgrade_headers() {
  return {{"Upgrade", "websocket"}, {"Connection", "Upgrade"}, {"Sec-WebSocket-Version", "13"}};
}

Response plain_problem(int status, Code code, const Reason& why) {
  Response response;
  response.status = status;
  response.headers = {{"Content-Type", "application/problem+json"}, {"Cache-Control", "no-store"}};
  response.body = R"({"type":"about:blank","title":)" + quoted(reason_phrase(status)) +
                  R"(,"status":)" + std::to_string(status) + R"(,"code":)" +
                  quoted(code_name(code)) + R"(,"detail":)" +
                  quoted(std::string_view(why.english)) + R"(,"reason":)" + quoted(why.name) +
                  R"(,"params":{}})";
  return response;
}

}  // namespace crownhead::net
