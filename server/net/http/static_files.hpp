#pragma once

#include <map>
#include <span>
#include <string_view>

#include "server/net/http.hpp"

namespace crownhead::net {

/// A file that is part of the binary. The views are always valid.
struct Asset {
  std::string_view path;  ///< as in the address: "/assets/app-1a2b3c.js"
  std::string_view hash;  ///< of the contents; becomes the ETag
  std::string_view identity;
  std::string_view gzip;  ///< empty if compression does not pay
  std::string_view br;
};

/// Every file of the web client and /api/openapi.yaml; defined by the library crownhead_assets,
/// which cmake/web.cmake generates.
std::span<const Asset> embedded_assets();

/// Serves assets. Paths under /assets/ contain a hash and are cached permanently by browsers; all
/// other files are revalidated. A path that names no file and has no extension is a page of the
/// client and gets /index.html, unless the client does not accept text/html. May be called from any
/// thread.
class StaticFiles {
 public:
  explicit StaticFiles(std::span<const Asset> assets);

  Response operator()(const Request& request) const;

 private:
  std::map<std::string_view, const Asset*> by_path_;
};

}  // namespace crownhead::net
