#include "server/net/http/static_files.hpp"

#include <array>
#include <boost/beast/core/string.hpp>
#include <utility>

#include "rules/reasons.hpp"
#include "server/net/http/etags.hpp"
#include "server/net/http/url.hpp"
#include "server/net/plain_problem.hpp"

namespace crownhead::net {
namespace {

std::string_view content_type(std::string_view path) {
  using Row = std::pair<std::string_view, std::string_view>;
  static constexpr std::array rows = {
      Row{".html", "text/html; charset=utf-8"},
      Row{".js", "text/javascript; charset=utf-8"},
      Row{".css", "text/css; charset=utf-8"},
      Row{".json", "application/json"},
      Row{".webmanifest", "application/manifest+json"},
      Row{".wasm", "application/wasm"},
      Row{".svg", "image/svg+xml"},
      Row{".png", "image/png"},
      Row{".ico", "image/vnd.microsoft.icon"},
      Row{".woff2", "font/woff2"},
      Row{".mp3", "audio/mpeg"},
      Row{".ogg", "audio/ogg"},
      Row{".txt", "text/plain; charset=utf-8"},
      Row{".yaml", "application/yaml; charset=utf-8"},
  };
  for (const auto& [extension, type] : rows)
    if (path.ends_with(extension)) return type;
  return "application/octet-stream";
}

/// Calls `visit` with each item of a comma-separated list until it returns true.
template <class Visit>
bool any_item(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const auto comma = list.find(',');
    if (visit(trimmed(list.substr(0, comma)))) return true;
    list = comma == std::string_view::npos ? "" : list.substr(comma + 1);
  }
  return false;
}

/// True if an item such as "br;q=0.5" has a weight above zero.
bool weighs(std::string_view item) {
  while (!item.empty()) {
    const auto semicolon = item.find(';');
    const auto part = trimmed(item.substr(0, semicolon));
    if (part.starts_with("q=0") || part.starts_with("Q=0"))
      return part.find_first_of("123456789") != part.npos;
    item = semicolon == std::string_view::npos ? "" : item.substr(semicolon + 1);
  }
  return true;
}

/// True if the item is for `name`.
bool names(std::string_view item, std::string_view name) {
  return boost::beast::iequals(trimmed(item.substr(0, item.find(';'))), name);
}

/// True if a list such as "gzip, br;q=0.5" contains `name` with a weight above zero.
bool allows(std::string_view list, std::string_view name) {
  return any_item(list, [&](auto item) { return names(item, name) && weighs(item); });
}

/// True if an Accept header allows text/html. The most specific entry decides. A missing header
/// allows everything, as do curl's "*/*" and programs that preview links (RFC 9110, 12.5.1).
bool accepts_page(std::string_view accepted) {
  if (trimmed(accepted).empty()) return true;
  for (const std::string_view range : {"text/html", "text/*", "*/*"})
    if (any_item(accepted, [&](auto item) { return names(item, range); }))
      return allows(accepted, range);
  return false;
}

bool wants_page(const Request& request) {
  if (request.path == "/") return true;
  const auto path = percent_decode(request.path).value_or(request.path);
  const bool is_file =
      path.substr(path.rfind('/') + 1).contains('.') || path.starts_with("/assets/");
  const bool hidden = path.contains("/.");
  return !is_file && !hidden && accepts_page(request.header("Accept"));
}

struct Variant {
  std::string_view coding;
  std::string_view bytes;
};

Variant variant_of(const Asset& asset, std::string_view accepted) {
  if (!asset.br.empty() && allows(accepted, "br")) return {"br", asset.br};
  if (!asset.gzip.empty() && allows(accepted, "gzip")) return {"gzip", asset.gzip};
  return {"", asset.identity};
}

Response serve(const Asset& asset, const Request& request) {
  const auto variant = variant_of(asset, request.header("Accept-Encoding"));
  std::string etag = "\"" + std::string(asset.hash);
  if (!variant.coding.empty()) etag += "-" + std::string(variant.coding);
  etag += '"';
  const bool lasting = asset.path.starts_with("/assets/");
  Response response;
  response.headers = {
      {"ETag", etag},
      {"Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache"},
  };
  if (!asset.gzip.empty() || !asset.br.empty())
    response.headers.emplace_back("Vary", "Accept-Encoding");
  response.headers.emplace_back("Content-Type", content_type(asset.path));
  if (!variant.coding.empty()) response.headers.emplace_back("Content-Encoding", variant.coding);
  response.static_body = variant.bytes;
  without_known_body(request, response);
  return response;
}

}  // namespace

StaticFiles::StaticFiles(std::span<const Asset> assets) {
  for (const auto& asset : assets) by_path_.emplace(asset.path, &asset);
}

Response StaticFiles::operator()(const Request& request) const {
  if (request.verb != Verb::get && request.verb != Verb::head) {
    auto refusal = plain_problem(405, Code::method_not_allowed, reason::http::read_only());
    refusal.headers.emplace_back("Allow", "GET, HEAD");
    return refusal;
  }
  auto found = by_path_.find(request.path);
  if (found == by_path_.end() && wants_page(request)) found = by_path_.find("/index.html");
  if (found == by_path_.end())
    return plain_problem(404, Code::not_found, reason::http::nothing_here());
  return serve(*found->second, request);
}

}  // namespace crownhead::net
