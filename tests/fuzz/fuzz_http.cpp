// Bytes from an unknown client, up to the point where a handler sees a request. Cut into pieces of
// any size they give the same requests, and parsing these requests does not fail.

#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "rules/utf8.hpp"
#include "server/addresses/mailbox.hpp"
#include "server/addresses/url.hpp"
#include "server/net/http/request_reader.hpp"
#include "server/net/http/response_head.hpp"
#include "server/net/http/static_files.hpp"
#include "server/net/http/url.hpp"
#include "server/net/limits/address.hpp"

namespace {

using namespace crownhead::net;
using crownhead::is_utf8;
namespace addresses = crownhead::addresses;

constexpr std::size_t max_header = 1024;
constexpr std::size_t max_body = 2048;

constexpr Asset assets[] = {{"/index.html", "h", "page", "gz", "br"}};

void require(bool condition) {
  if (!condition) std::abort();
}

using Outcome = std::vector<Request>;

/// Reads requests as a session does, `step` bytes at a time.
Outcome read_all(std::string_view text, std::size_t step) {
  Outcome outcome;
  RequestReader reader(max_header, max_body);
  std::string held;
  while (!text.empty()) {
    held += text.substr(0, step);
    text.remove_prefix(std::min(step, text.size()));
    while (!held.empty()) {
      const auto used = reader.feed(held);
      require(used <= held.size());
      held.erase(0, used);
      if (reader.state() == RequestReader::State::bad) return outcome;
      if (reader.state() != RequestReader::State::done) break;
      outcome.push_back(reader.take());
      reader = RequestReader(max_header, max_body);
    }
  }
  return outcome;
}

void require_same(const Outcome& one, const Outcome& other) {
  require(one.size() == other.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    const auto& a = one[i];
    const auto& b = other[i];
    require(a.verb == b.verb && a.path == b.path && a.query == b.query && a.body == b.body);
    require(a.headers == b.headers);
  }
}

void use(const Request& request) {
  require(request.body.size() <= max_body);
  if (const auto path = percent_decode(request.path)) {
    require(is_utf8(*path));
    require(percent_decode(boost::urls::encode(*path, boost::urls::unreserved_chars)) == *path);
  }
  if (const auto parameters = query_parameters(request.query))
    for (const auto& [name, value] : *parameters) require(is_utf8(name) && is_utf8(value));
  if (const auto found = cookie(request, "session")) require(found->find(';') == found->npos);
  static const std::vector<Network> trusted = {parse_network("0.0.0.0/0").value()};
  for (const auto said : {ForwardedFor{.x_forwarded_for = request.header("X-Forwarded-For")},
                          ForwardedFor{.x_forwarded_for = "", .forwarded = request.header("X")}})
    require(!client_address("1.2.3.4", said, trusted).empty());
  for (const auto tail : {addresses::UrlTail::none, addresses::UrlTail::path_and_query})
    if (const auto url = addresses::parse_url(request.path, addresses::web_schemes, tail))
      require(addresses::parse_url(url->origin(), addresses::web_schemes, tail).has_value());
  if (const auto from = addresses::parse_mailbox(request.query))
    require(addresses::parse_address(from->address).has_value());
  static const StaticFiles files(assets);
  Response response = files(request);
  for (const auto& [name, value] : request.headers) response.headers.emplace_back("X-Echo", value);
  const auto head = response_head(response, {}, "D", true, 0);
  require(head.find("\r\n\r\n") == head.size() - 4);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto pieces = read_all(text, data[0] % 64 + 1U);
  require_same(read_all(text, 512), pieces);
  for (const auto& request : pieces) use(request);
  return 0;
}
