#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// A tournament as FIDE's Tournament Report File has it, version 2026. An encounter is one game
/// there: of several games the file has who had more.
struct TrfReport {
  std::string name = {};
  std::string city = {};
  std::string federation = {};
  std::string start_date = {};  ///< YYYY/MM/DD
  std::string end_date = {};
  std::string arbiter = {};
  std::string time_control = {};
  std::vector<std::string> names = {};  ///< UTF-8, in the order of History::entrants
  std::vector<int> lines = {};          ///< of a file that was read, where each of them stands
  History history = {};
  /// Whether the highest player of a Swiss's first round has White; nullopt: the lot decides.
  std::optional<bool> first_white = std::nullopt;

  bool operator==(const TrfReport&) const = default;
};

/// Lines end in CR LF; what the format has no field for (lots, our tie-breaks) is in comments, so
/// that we read back what we wrote. Names longer than 33 characters are cut.
std::string write_trf(const TrfReport& report);

/// BAD_TRF names the line and what was expected. Records of teams, titles and national ratings are
/// read over.
Result<TrfReport> read_trf(std::string_view text);

}  // namespace crownhead::tournament
