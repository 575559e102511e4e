#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "rules/accounts/account_export.hpp"

namespace crownhead::wire {

/// Writes the JSON file of everything held about a player, part by part, as AccountExport of
/// openapi.yaml has it.
class AccountFile {
 public:
  /// In the order of ExportPart, the profile first.
  void add(const accounts::ExportPart& part);
  /// After the last part: adds the lists that have none, and closes the file.
  void end();

  /// What has been written since the last take().
  std::size_t size() const { return text_.size(); }
  std::string take() { return std::exchange(text_, {}); }

 private:
  void close_inside();
  void begin_list(std::size_t list);
  void add_item(const std::string& item);
  /// The item gets a list of its own, which the next parts fill.
  void add_open_item(std::string item, std::string_view inside);

  std::string text_;
  std::size_t list_ = 0;    ///< those before it are written; 0 before the first
  bool has_items_ = false;  ///< the list, or the one inside its last item
  bool inside_ = false;     ///< an item is open
};

}  // namespace crownhead::wire
