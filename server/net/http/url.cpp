#include "server/net/http/url.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/url/encoding_opts.hpp>
#include <boost/url/pct_string_view.hpp>

#include "rules/reasons.hpp"
#include "rules/utf8.hpp"

namespace crownhead::net {
namespace {

Result<std::string> decoded(std::string_view text, boost::urls::encoding_opts options) {
  const auto escaped = boost::urls::make_pct_string_view(text);
  if (!escaped) return fail(Code::invalid_field, reason::url::bad_escape());
  std::string out = escaped->decode(options);
  if (!is_utf8(out) || out.find('\0') != std::string::npos)
    return fail(Code::invalid_field, reason::url::not_utf8());
  return out;
}

Result<std::string> decoded_parameter(std::string_view text) {
  boost::urls::encoding_opts plus_is_space;
  plus_is_space.space_as_plus = true;
  return decoded(text, plus_is_space);
}

}  // namespace

Result<std::string> percent_decode(std::string_view text) { return decoded(text, {}); }

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

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace crownhead::net
