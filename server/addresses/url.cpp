#include "server/addresses/url.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <utility>

#include "rules/lower_case.hpp"

namespace crownhead::addresses {
namespace {

namespace ip = boost::asio::ip;
namespace urls = boost::urls;

constexpr std::size_t longest_name = 253;
constexpr std::size_t longest_label = 63;

constexpr auto usual_ports =
    std::to_array<std::pair<std::string_view, std::uint16_t>>({{"https", 443}, {"http", 80}});

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_label(std::string_view label) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '_';
  };
  return !label.empty() && label.size() <= longest_label && label.front() != '-' &&
         label.back() != '-' && std::ranges::all_of(label, allowed);
}

/// Browsers read a last label such as "1" or "0x7f" as part of an IPv4 address.
bool is_number(std::string_view label) {
  if (label.starts_with("0x"))
    return label.find_first_not_of("0123456789abcdef", 2) == std::string_view::npos;
  return std::ranges::all_of(label, is_digit);
}

/// Writes an address as browsers do. Refuses one that contains an IPv4 address, because that has
/// several forms.
std::optional<std::string> ipv6_in_brackets(std::string_view text) {
  boost::system::error_code error;
  const auto address = ip::make_address_v6(std::string(text), error);
  if (error || address.scope_id() != 0) return std::nullopt;
  const std::string written = address.to_string();
  if (written.find('.') != std::string::npos) return std::nullopt;
  return "[" + written + "]";
}

std::optional<std::string> host_of(const urls::url_view& url) {
  const std::string_view written = url.encoded_host_address();
  switch (url.host_type()) {
    case urls::host_type::name: return dns_name(written);
    case urls::host_type::ipv4: return std::string(written);
    case urls::host_type::ipv6: return ipv6_in_brackets(written);
    case urls::host_type::none:
    case urls::host_type::ipvfuture: return std::nullopt;
  }
  return std::nullopt;
}

/// The fault of a text that is not ASCII, which no URL may be.
UrlFault fault_of_alphabet(std::string_view text) {
  const auto start = text.find("://");
  if (start == std::string_view::npos) return UrlFault::form;
  const auto host = text.substr(start + 3);
  const bool in_host = has_other_alphabet(host.substr(0, host.find_first_of("/?#")));
  return in_host ? UrlFault::alphabet : UrlFault::form;
}

std::optional<UrlFault> fault_of_tail(const urls::url_view& url, UrlTail tail) {
  const std::string_view path = url.encoded_path();
  if (url.has_fragment()) return UrlFault::fragment;
  if (tail != UrlTail::path_and_query && url.has_query()) return UrlFault::query;
  if (tail == UrlTail::none && !path.empty() && path != "/") return UrlFault::path;
  return std::nullopt;
}

std::uint16_t port_of(const urls::url_view& url, std::string_view scheme) {
  const auto port = url.port_number();
  return std::ranges::find(usual_ports, std::pair{scheme, port}) == usual_ports.end() ? port : 0;
}

}  // namespace

std::string Url::origin() const {
  return scheme + "://" + host + (port == 0 ? "" : ":" + std::to_string(port));
}

bool Url::is_on_loopback() const {
  const bool bracketed = host.starts_with('[');
  boost::system::error_code error;
  const auto address = ip::make_address(bracketed ? host.substr(1, host.size() - 2) : host, error);
  return host == "localhost" || (!error && address.is_loopback());
}

std::string_view english(UrlFault fault) {
  switch (fault) {
    case UrlFault::form: return "this is no URL";
    case UrlFault::scheme: return "it begins with another scheme, or with none";
    case UrlFault::alphabet:
      return "its host is in another alphabet; write the xn-- form, such as"
             " xn--bcher-kva.example";
    case UrlFault::user: return "it has a user name or a password";
    case UrlFault::host:
      return "its host is neither a host name, without a dot at the end, nor an IP address";
    case UrlFault::port: return "its port is not a number from 1 to 65535";
    case UrlFault::path: return "it has a path";
    case UrlFault::query: return "it has a query (?…)";
    case UrlFault::fragment: return "it has a fragment (#…)";
  }
  return "";
}

std::expected<Url, UrlFault> parse_url(std::string_view text,
                                       std::span<const std::string_view> schemes, UrlTail tail) {
  if (has_other_alphabet(text)) return std::unexpected(fault_of_alphabet(text));
  const auto parsed = urls::parse_uri(text);
  if (!parsed) return std::unexpected(UrlFault::form);
  const urls::url_view& url = *parsed;
  Url result{.scheme = in_lower_case(url.scheme()), .host = {}};
  if (std::ranges::find(schemes, result.scheme) == schemes.end())
    return std::unexpected(UrlFault::scheme);
  // Boost 1.81 reads "//host:port" as a host with the path "port".
  const std::string_view path = url.encoded_path();
  if (!url.has_authority() || (!path.empty() && path.front() != '/'))
    return std::unexpected(UrlFault::form);
  if (url.has_userinfo()) return std::unexpected(UrlFault::user);
  auto host = host_of(url);
  if (!host) return std::unexpected(UrlFault::host);
  // Boost returns 0 for a port that is too large.
  if (url.has_port() && !url.port().empty() && url.port_number() == 0)
    return std::unexpected(UrlFault::port);
  if (const auto fault = fault_of_tail(url, tail)) return std::unexpected(*fault);
  result.host = *std::move(host);
  result.port = port_of(url, result.scheme);
  if (tail != UrlTail::none) result.target = std::string_view(url.encoded_target());
  return result;
}

std::optional<std::string> dns_name(std::string_view text) {
  std::string name = in_lower_case(text);
  if (name.empty() || name.size() > longest_name) return std::nullopt;
  std::string_view rest = name;
  for (;;) {
    const auto dot = rest.find('.');
    const auto label = rest.substr(0, dot);
    if (!is_label(label)) return std::nullopt;
    if (dot == std::string_view::npos) return is_number(label) ? std::nullopt : std::optional(name);
    rest.remove_prefix(dot + 1);
  }
}

bool has_other_alphabet(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace crownhead::addresses
