#pragma once

#include <string>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::messages {

struct MailParts {
  std::string_view from;             ///< an address
  std::string_view from_name;        ///< UTF-8, the display name
  std::string_view to;               ///< an address
  std::string_view subject;          ///< UTF-8
  std::string_view body;             ///< UTF-8, lines end with \n
  std::string_view id;               ///< unique; stands before the '@' of Message-ID
  std::string_view unsubscribe_url;  ///< empty: none is offered
  Instant at;
};

/// Returns the whole message in the form of RFC 5322 and MIME, its lines ending with CRLF. No text
/// in the parts can add a header.
std::string mail_text(const MailParts& parts);

}  // namespace crownhead::messages
