#include "server/messages/folded_email.hpp"

#include <algorithm>

#include "rules/lower_case.hpp"

namespace crownhead::messages {

std::string folded_email(std::string_view email) {
  std::string folded = in_lower_case(email);
  const auto at = folded.rfind('@');
  if (at == std::string::npos) return folded;
  std::string box = folded.substr(0, std::min(folded.find('+'), at));
  std::string host = folded.substr(at);
  if (host == "@googlemail.com") host = "@gmail.com";
  if (host == "@gmail.com") std::erase(box, '.');
  return box + host;
}

}  // namespace crownhead::messages
