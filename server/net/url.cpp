#include "server/net/url.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

#include "rules/reasons.hpp"
#include "rules/utf8.hpp"

namespace crownhead::net {
namespace {

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

Result<std::string> decoded_parameter(std::string_view text) {
  std::string spaced(text);
  std::ranges::replace(spaced, '+', ' ');
  return percent_decode(spaced);
}

}  // namespace

Result<std::string> percent_decode(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const int high = i + 1 < text.size() ? hex_value(text[i + 1]) : -1;
    const int low = i + 2 < text.size() ? hex_value(text[i + 2]) : -1;
    if (high < 0 || low < 0) return fail(Code::invalid_field, reason::url::bad_escape());
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  if (!is_utf8(out) || out.find('\0') != std::string::npos)
    return fail(Code::invalid_field, reason::url::not_utf8());
  return out;
}

std::string percent_encode(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '-' || c == '.' || c == '_' || c == '~';
    if (plain) {
      out += c;
    } else {
      out += '%';
      out += digits[byte >> 4];
      out += digits[byte & 15];
    }
  }
  return out;
}

Result<std::vector<std::pair<std::string, std::string>>> query_parameters(std::string_view query) {
  std::vector<std::pair<std::string, std::string>> parameters;
  while (!query.empty()) {
    const auto end = query.find('&');
    const auto piece = query.substr(0, end);
    query = end == std::string_view::npos ? "" : query.substr(end + 1);
    if (piece.empty()) continue;
    const auto equals = piece.find('=');
    auto name = decoded_parameter(piece.substr(0, equals));
    auto value =
        decoded_parameter(equals == std::string_view::npos ? "" : piece.substr(equals + 1));
    if (!name) return std::unexpected(name.error());
    if (!value) return std::unexpected(value.error());
    parameters.emplace_back(*std::move(name), *std::move(value));
  }
  return parameters;
}

std::optional<std::string_view> cookie(const Request& request, std::string_view name) {
  for (const auto& [key, value] : request.headers) {
    if (!boost::beast::iequals(key, "cookie")) continue;
    std::string_view rest = value;
    while (!rest.empty()) {
      const auto end = rest.find(';');
      auto piece = rest.substr(0, end);
      rest = end == std::string_view::npos ? "" : rest.substr(end + 1);
      while (piece.starts_with(' ')) piece.remove_prefix(1);
      const auto equals = piece.find('=');
      if (equals != std::string_view::npos && piece.substr(0, equals) == name)
        return piece.substr(equals + 1);
    }
  }
  return std::nullopt;
}

}  // namespace crownhead::net
