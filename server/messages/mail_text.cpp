#include "server/messages/mail_text.hpp"

#include <algorithm>
#include <cstdint>

#include "rules/internet_date.hpp"

namespace crownhead::messages {
namespace {

constexpr std::size_t line_length = 76;

bool plain(char c) { return c >= ' ' && c <= '~'; }

std::string base64(std::string_view bytes) {
  constexpr std::string_view alphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j)
      group = group << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    for (std::size_t j = 0; j < 4; ++j)
      text += i + j > bytes.size() ? '=' : alphabet[group >> (18 - 6 * j) & 63U];
  }
  return text;
}

/// Encodes a header's value: words in base64 (RFC 2047) unless it is plain ASCII.
std::string header_text(std::string_view text) {
  if (std::ranges::all_of(text, plain)) return std::string(text);
  constexpr std::size_t word_bytes = 42;
  std::string words;
  while (!text.empty()) {
    std::size_t cut = std::min(word_bytes, text.size());
    while (cut < text.size() && (static_cast<unsigned char>(text[cut]) & 0xc0U) == 0x80U) --cut;
    words += (words.empty() ? "" : "\r\n ") + ("=?UTF-8?B?" + base64(text.substr(0, cut)) + "?=");
    text.remove_prefix(cut);
  }
  return words;
}

std::string without_breaks(std::string_view text) {
  std::string result(text);
  std::erase_if(result, [](char c) { return !plain(c) || c == '<' || c == '>'; });
  return result;
}

std::string host_of(std::string_view address) {
  return without_breaks(address.substr(address.rfind('@') + 1));
}

/// Writes a name before an address, in quotation marks if it has characters with a meaning there.
std::string display_name(std::string_view name) {
  constexpr std::string_view signs = "\",;:<>()[]\\@.";
  if (name.find_first_of(signs) == std::string_view::npos || !std::ranges::all_of(name, plain))
    return header_text(name);
  std::string quoted = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace

std::string mail_text(const MailParts& parts) {
  std::string text =
      "From: " + display_name(parts.from_name) + " <" + without_breaks(parts.from) + ">\r\n";
  text += "To: <" + without_breaks(parts.to) + ">\r\n";
  text += "Subject: " + header_text(parts.subject) + "\r\n";
  text += "Date: " + internet_date(parts.at) + " +0000\r\n";
  text += "Message-ID: <" + without_breaks(parts.id) + "@" + host_of(parts.from) + ">\r\n";
  text += "Auto-Submitted: auto-generated\r\n";
  if (!parts.unsubscribe_url.empty())
    text += "List-Unsubscribe: <" + without_breaks(parts.unsubscribe_url) +
            ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
  text +=
      "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
      "Content-Transfer-Encoding: base64\r\n\r\n";
  const auto body = base64(parts.body);
  for (std::size_t i = 0; i < body.size(); i += line_length)
    text += body.substr(i, line_length) + "\r\n";
  return text;
}

}  // namespace crownhead::messages
