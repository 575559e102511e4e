#include "server/net/http/response_head.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

#include "rules/internet_date.hpp"
#include "server/net/net_config.hpp"
#include "server/net/plain_problem.hpp"

namespace crownhead::net {
namespace {

void add_field(std::string& out, std::string_view name, std::string_view value) {
  out += name;
  out += ": ";
  for (const char c : value)
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) out += c;
  out += "\r\n";
}

bool names(const Headers& headers, std::string_view name) {
  return std::ranges::any_of(
      headers, [&](const auto& field) { return boost::beast::iequals(field.first, name); });
}

}  // namespace

Headers security_headers(Reached reached) {
  Headers headers = {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
       "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
       "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "same-origin"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      // With both headers, threads of the computer on the analysis board may share memory.
      {"Cross-Origin-Embedder-Policy", "require-corp"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"},
  };
  if (reached == Reached::by_tls)
    headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return headers;
}

std::string http_date(Instant time) { return internet_date(time) + " GMT"; }

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

std::string response_head(const Response& response, const Headers& defaults, std::string_view date,
                          bool keep_alive, std::optional<std::size_t> body_size) {
  std::string out;
  out.reserve(1024);
  out += "HTTP/1.1 ";
  out += std::to_string(response.status);
  out += ' ';
  out += reason_phrase(response.status);
  out += "\r\n";
  add_field(out, "Date", date);
  for (const auto& [name, value] : response.headers) add_field(out, name, value);
  for (const auto& [name, value] : defaults)
    if (!names(response.headers, name)) add_field(out, name, value);
  if (body_size && has_body(response.status))
    add_field(out, "Content-Length", std::to_string(*body_size));
  add_field(out, "Connection", keep_alive ? "keep-alive" : "close");
  return out += "\r\n";
}

}  // namespace crownhead::net
