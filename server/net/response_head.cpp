#include "server/net/response_head.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <chrono>
#include <cstdio>

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
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"},
  };
  if (reached == Reached::by_tls)
    headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return headers;
}

std::string http_date(Instant time) {
  namespace chrono = std::chrono;
  static constexpr std::array days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr std::array months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const chrono::sys_seconds at{chrono::seconds{time.ms / 1000}};
  const auto day = chrono::floor<chrono::days>(at);
  const chrono::year_month_day date{day};
  const chrono::hh_mm_ss clock{at - day};
  std::array<char, 64> text{};
  const int size = std::snprintf(
      text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d GMT",
      days[chrono::weekday{day}.c_encoding()], static_cast<unsigned>(date.day()),
      months[static_cast<unsigned>(date.month()) - 1], static_cast<int>(date.year()),
      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
      static_cast<int>(clock.seconds().count()));
  return {text.data(), static_cast<std::size_t>(size)};
}

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
