#include "server/messages/folded_email.hpp"

#include <algorithm>

namespace crownhead::messages {

std::string folded_email(std::string_view email) {
  std::string folded(email);
  std::ranges::transform(folded, folded.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const auto at = folded.rfind('@');
  if (at == std::string::npos) return folded;
  std::string box = folded.substr(0, std::min(folded.find('+'), at));
  std::string host = folded.substr(at);
  if (host == "@googlemail.com") host = "@gmail.com";
  if (host == "@gmail.com") std::erase(box, '.');
  return box + host;
}

}  // namespace crownhead::messages
