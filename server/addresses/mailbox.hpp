#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace crownhead::addresses {

enum class MailFault : std::uint8_t {
  form,      ///< no address such as name@example.org
  alphabet,  ///< the host has letters that are not ASCII
  name,      ///< the name before the address cannot be written into a header
};

/// Returns what an operator is told about the fault, as the end of a sentence.
std::string_view english(MailFault fault);

/// An address with its display name.
struct Mailbox {
  std::string name;  ///< may be empty; UTF-8 without control characters
  std::string address;
};

/// Reads one bare address: letters, digits and the signs of an atom on the left of the @, a host
/// name of DNS on its right. Quoted local parts, addresses of hosts in brackets, and letters that
/// are not ASCII are refused: many servers do not take them.
std::expected<std::string, MailFault> parse_address(std::string_view text);

/// Reads "club@example.org", "Club <club@example.org>" or "\"Club, Riga\" <club@example.org>".
std::expected<Mailbox, MailFault> parse_mailbox(std::string_view text);

}  // namespace crownhead::addresses
