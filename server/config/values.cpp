#include "server/config/values.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <ranges>
#include <utility>

#include "db/address.hpp"
#include "server/addresses/url.hpp"
#include "server/link/address.hpp"

namespace crownhead::config {

std::unexpected<Error> wrong(std::string what) {
  return fail(Code::invalid_field, in_english(std::move(what)));
}

Result<bool> yes_or_no(const std::string& text) {
  if (text == "true" || text == "1") return true;
  if (text == "false" || text == "0") return false;
  return wrong("must be true or false");
}

std::optional<std::int32_t> count_in(std::string_view text, std::int32_t least, std::int32_t most) {
  std::int32_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  const bool whole = error == std::errc{} && end == text.data() + text.size() && text[0] != '-';
  return whole && count >= least && count <= most ? std::optional(count) : std::nullopt;
}

Result<Millis> span_of(std::string_view text) {
  constexpr std::int32_t most_days = 36'500;
  const bool in_hours = text.ends_with('h');
  const auto count = in_hours || text.ends_with('d') ? count_in(text.substr(0, text.size() - 1), 1,
                                                                most_days * (in_hours ? 24 : 1))
                                                     : std::nullopt;
  if (!count) return wrong("must be hours or days, such as 48h or 90d");
  return seconds(std::int64_t{*count} * (in_hours ? 3600 : 24 * 3600));
}

Result<std::uint64_t> size_of(std::string_view text) {
  constexpr std::size_t letters = 3;
  constexpr std::int32_t most = 1'048'576;
  if (text == "0") return 0;
  for (const auto& [unit, shift] :
       {std::pair{"MiB", 20}, std::pair{"GiB", 30}, std::pair{"TiB", 40}})
    if (text.ends_with(unit))
      if (const auto count = count_in(text.substr(0, text.size() - letters), 1, most))
        return static_cast<std::uint64_t>(*count) << shift;
  return wrong("must be 0 or a size such as 512MiB or 2GiB");
}

std::optional<int> minute_of_day(std::string_view text) {
  constexpr std::size_t length = 5;
  if (text.size() != length || text[2] != ':') return std::nullopt;
  const auto hour = count_in(text.substr(0, 2), 0, 23);
  const auto minute = count_in(text.substr(3), 0, 59);
  return hour && minute ? std::optional(*hour * 60 + *minute) : std::nullopt;
}

Result<std::string> secret_in(const std::string& file) {
  std::error_code none;
  std::ifstream in;
  if (!std::filesystem::is_directory(file, none)) in.open(file, std::ios::binary);
  if (!in.is_open()) return wrong("the file " + file + " cannot be read");
  std::string secret{std::istreambuf_iterator<char>(in), {}};
  while (secret.ends_with('\n') || secret.ends_with('\r')) secret.pop_back();
  if (secret.empty()) return wrong("the file " + file + " is empty");
  return secret;
}

Result<std::string> site_url(const std::string& text) {
  const auto url = addresses::parse_url(text, addresses::web_schemes, addresses::UrlTail::none);
  if (url) return url->origin();
  return wrong("must be like https://play.example.org, without a path: " +
               std::string(addresses::english(url.error())));
}

Result<std::string> mail_server(const std::string& text) {
  // libcurl greets the server with the path as its own name.
  const auto url = addresses::parse_url(text, addresses::mail_schemes, addresses::UrlTail::path);
  if (url) return text;
  const bool user = url.error() == addresses::UrlFault::user;
  return wrong("must be like smtps://mail.example.org:465 or smtp://mail.example.org:587: " +
               std::string(addresses::english(url.error())) +
               (user ? "; give smtp-user and smtp-password-file" : ""));
}

Result<addresses::Mailbox> sender(const std::string& text) {
  auto mailbox = addresses::parse_mailbox(text);
  if (mailbox) return *std::move(mailbox);
  return wrong(
      "must be an address like club@example.org, or a name with one, Club <club@example.org>: " +
      std::string(addresses::english(mailbox.error())));
}

Result<std::vector<net::Network>> networks(const std::vector<std::string>& texts,
                                           std::vector<std::string>& warnings) {
  std::vector<net::Network> found;
  for (const auto& text : texts) {
    const auto network = net::parse_network(text);
    if (!network) return std::unexpected(network.error());
    found.push_back(*network);
    const auto meant = net::block_meant(text);
    if (meant.empty()) continue;
    std::string& warning = warnings.emplace_back("'");
    warning.append(text).append("' means all of ").append(meant);
    warning += "; write that, or the address without a prefix to mean only that address";
  }
  return found;
}

Result<std::string> node_name(const std::string& text) {
  constexpr std::size_t longest = 64;
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
  if (text.size() <= longest && text.find_first_not_of(allowed) == std::string::npos) return text;
  return wrong("must be a name such as node-1: at most 64 letters, digits, '-', '_' and '.'");
}

Result<std::vector<std::string>> link_servers(const std::string& text) {
  constexpr std::string_view schemes[] = {"nats"};
  std::vector<std::string> servers;
  for (const auto part : std::views::split(text, ',')) {
    const std::string server(part.begin(), part.end());
    const auto url = addresses::parse_url(server, schemes, addresses::UrlTail::none);
    if (!url || url->port == 0)
      return wrong("must be like nats://10.0.0.1:4222,nats://10.0.0.2:4222: " +
                   std::string(addresses::english(url ? addresses::UrlFault::port : url.error())));
    servers.push_back(server);
  }
  if (const auto fault = link::fault_of_system()) return wrong(*fault);
  return servers;
}

Result<std::filesystem::path> database(const std::string& text) {
  if (const auto fault = db::fault_of_address(text)) return wrong(*fault);
  return text;
}

}  // namespace crownhead::config
