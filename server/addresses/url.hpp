#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace crownhead::addresses {

/// A URL with a host, normalised so that two URLs for the same place are equal.
struct Url {
  std::string scheme;       ///< in lower case
  std::string host;         ///< in lower case; an IPv6 address is in brackets
  std::uint16_t port = 0;   ///< 0: none, or the scheme's default
  std::string target = {};  ///< path and query, not changed; may be empty

  /// Returns "https://play.example.org", as browsers send it in the header Origin.
  std::string origin() const;
  /// True if the host is localhost or a loopback address.
  bool is_on_loopback() const;
};

enum class UrlFault : std::uint8_t {
  form,      ///< not a URL
  scheme,    ///< not one of the allowed schemes
  alphabet,  ///< the host has letters that are not ASCII
  user,
  host,
  port,
  path,
  query,
  fragment,
};

/// Describes the fault for an operator, as the end of a sentence.
std::string_view english(UrlFault fault);

/// The parts that a URL may have after scheme, host and port.
enum class UrlTail : std::uint8_t { none, path, path_and_query };

constexpr std::string_view web_schemes[] = {"https", "http"};
constexpr std::string_view mail_schemes[] = {"smtps", "smtp"};

/// Refuses user names, fragments, port 0 and hosts that neither browsers nor DNS accept. A tail of
/// one "/" counts as none.
std::expected<Url, UrlFault> parse_url(std::string_view text,
                                       std::span<const std::string_view> schemes, UrlTail tail);

/// Returns the host name in lower case if it is valid in DNS: labels of letters, digits and hyphens
/// (and underscores), the last one not a number; nullopt otherwise.
std::optional<std::string> dns_name(std::string_view text);

/// True if the text has a byte that is not ASCII.
bool has_other_alphabet(std::string_view text);

}  // namespace crownhead::addresses
