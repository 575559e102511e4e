#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "db/stores.hpp"
#include "rules/accounts/account_export.hpp"

namespace crownhead::db {

/// Reads everything stored about a player, a page at a time: a page is a few rows, a chapter or a
/// game. Used by one thread at a time, which must not be a thread of connections.
class AccountExport {
 public:
  using Take = std::function<void(accounts::ExportPart)>;

  /// `site` is for the records of games; the stores must outlive this object.
  AccountExport(const Stores& stores, UserId user, Instant now, std::string site);

  /// Passes the parts of the next page to `take`, in the order of ExportPart. Returns false after
  /// the last page. Throws std::runtime_error if the account was closed after the export started,
  /// because erased data would be missing.
  bool next(const Take& take);

 private:
  using Section = std::move_only_function<bool(const Take&)>;

  const Stores& stores_;
  UserId user_;
  bool closed_;                    ///< at the start
  std::vector<Section> sections_;  ///< each returns true with its last page
  std::size_t at_ = 0;
};

}  // namespace crownhead::db
