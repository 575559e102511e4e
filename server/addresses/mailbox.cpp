#include "server/addresses/mailbox.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "rules/line.hpp"
#include "rules/utf8.hpp"
#include "server/addresses/url.hpp"

namespace crownhead::addresses {
namespace {

constexpr std::size_t longest_address = 254;
constexpr std::size_t longest_local_part = 64;
constexpr std::size_t longest_name = 100;

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// True for a character of RFC 5322's atoms.
bool is_in_atom(char c) {
  constexpr std::string_view signs = "!#$%&'*+-/=?^_`{|}~";
  return is_letter_or_digit(c) || signs.find(c) != std::string_view::npos;
}

bool is_local_part(std::string_view text) {
  if (text.empty() || text.size() > longest_local_part) return false;
  const bool dots_apart =
      !text.starts_with('.') && !text.ends_with('.') && text.find("..") == std::string_view::npos;
  return dots_apart && std::ranges::all_of(text, [](char c) { return c == '.' || is_in_atom(c); });
}

/// The case of the local part is kept: it may matter, and people like their own spelling.
bool is_mail_host(std::string_view text) {
  return dns_name(text).has_value() && text.find('_') == std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Returns the text between quotation marks; nullopt if the second one is not the last character.
std::optional<std::string> unquoted(std::string_view text) {
  std::string out;
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '"') return i + 1 == text.size() ? std::optional(out) : std::nullopt;
    if (text[i] == '\\') ++i;
    if (i == text.size()) return std::nullopt;
    out += text[i];
  }
  return std::nullopt;
}

/// Returns the display name, without quotation marks if it had any.
std::optional<std::string> display_name(std::string_view text) {
  constexpr std::string_view only_quoted = "\",;:<>()[]\\@";
  std::optional<std::string> name;
  if (text.starts_with('"'))
    name = unquoted(text);
  else if (text.find_first_of(only_quoted) == std::string_view::npos)
    name = std::string(text);
  const bool right =
      name && (name->empty() || (is_utf8(*name) && !line_fault(*name, longest_name)));
  return right ? name : std::nullopt;
}

}  // namespace

std::string_view english(MailFault fault) {
  switch (fault) {
    case MailFault::form:
      return "this is not one address of ASCII letters, such as club@example.org";
    case MailFault::alphabet:
      return "its host is in another alphabet; write the xn-- form, such as"
             " xn--bcher-kva.example";
    case MailFault::name:
      return "the name before it must be plain text; write quotation marks around one with signs"
             " such as a comma or @";
  }
  return "";
}

std::expected<std::string, MailFault> parse_address(std::string_view text) {
  const auto at = text.rfind('@');
  if (at == std::string_view::npos || text.size() > longest_address ||
      !is_local_part(text.substr(0, at)))
    return std::unexpected(MailFault::form);
  const auto host = text.substr(at + 1);
  if (has_other_alphabet(host)) {
    const bool readable = is_utf8(host) && !line_fault(host, longest_address);
    return std::unexpected(readable ? MailFault::alphabet : MailFault::form);
  }
  if (!is_mail_host(host)) return std::unexpected(MailFault::form);
  return std::string(text);
}

std::expected<Mailbox, MailFault> parse_mailbox(std::string_view text) {
  text = trimmed(text);
  const auto start = text.rfind('<');
  const bool named = start != std::string_view::npos && text.ends_with('>');
  auto address = parse_address(named ? text.substr(start + 1, text.size() - start - 2) : text);
  if (!address) return std::unexpected(address.error());
  auto name = display_name(named ? trimmed(text.substr(0, start)) : "");
  if (!name) return std::unexpected(MailFault::name);
  return Mailbox{.name = *std::move(name), .address = *std::move(address)};
}

}  // namespace crownhead::addresses
