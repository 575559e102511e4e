#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "rules/accounts/account_export.hpp"

namespace crownhead::wire {

/// Writes the JSON file with all data stored about a player, part by part, with the schema
/// AccountExport of openapi.yaml.
class AccountFile {
 public:
  /// Call it in the order of ExportPart, the profile first.
  void add(const accounts::ExportPart& part);
  /// Call it after the last part: adds the lists without parts and closes the file.
  void end();

  /// Returns the number of bytes written since the last take().
  std::size_t size() const { return text_.size(); }
  std::string take() { return std::exchange(text_, {}); }

 private:
  void close_inside();
  void begin_list(std::size_t list);
  void add_item(const std::string& item);
  /// Opens an item with a list of its own, which the next parts fill.
  void add_open_item(std::string item, std::string_view inside);

  std::string text_;
  std::size_t list_ = 0;    ///< the lists before this one are written; 0 before the first
  bool has_items_ = false;  ///< the present list, or the one inside its last item, is not empty
  bool inside_ = false;     ///< an item is open
};

}  // namespace crownhead::wire
