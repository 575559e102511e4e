#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace crownhead::addresses {

enum class MailFault : std::uint8_t {
  form,      ///< not an address such as name@example.org
  alphabet,  ///< the host has letters that are not ASCII
  name,      ///< the name before the address cannot be written into a header
};

/// Describes the fault for an operator, as the end of a sentence.
std::string_view english(MailFault fault);

/// An address with its display name.
struct Mailbox {
  std::string name;  ///< may be empty; UTF-8 without control characters
  std::string address;
};

/// Parses one bare address: letters, digits and the signs of an atom before the @, a host name of
/// DNS after it. Refuses quoted local parts, hosts given as addresses in brackets, and letters that
/// are not ASCII, because many servers do not accept them.
std::expected<std::string, MailFault> parse_address(std::string_view text);

/// Parses "club@example.org", "Club <club@example.org>" or "\"Club, Riga\" <club@example.org>".
std::expected<Mailbox, MailFault> parse_mailbox(std::string_view text);

}  // namespace crownhead::addresses
