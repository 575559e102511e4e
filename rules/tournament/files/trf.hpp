#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/identity.hpp"
#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// A tournament as a FIDE Tournament Report File, version 2026. The format has one game per
/// encounter; an encounter of several games is written as a win for the player with more points.
struct TrfReport {
  std::string name = {};
  std::string city = {};
  std::string federation = {};
  std::string start_date = {};  ///< YYYY/MM/DD
  std::string end_date = {};
  std::string arbiter = {};
  std::string time_control = {};
  /// Names on this site, UTF-8, in the order of History::entrants. Of a file by another program,
  /// the names that it gives.
  std::vector<std::string> names = {};
  /// In the same order; empty if the file says nothing about any player. A real name takes the
  /// place of the name on this site, which goes into a comment.
  std::vector<Identity> identities = {};
  std::vector<int> lines = {};  ///< line of each player in the file that was read
  History history = {};
  /// Whether the highest player of the first round of a Swiss has White; nullopt: the lot decides.
  std::optional<bool> first_white = std::nullopt;

  bool operator==(const TrfReport&) const = default;
};

/// Writes lines ending in CR LF. Data without a field in the format (lots, some tie-breaks) goes
/// into comments, so that read_trf restores it. Names are cut after 33 characters.
std::string write_trf(const TrfReport& report);

/// Reads a report. BAD_TRF errors name the line and what was expected. Records of teams and
/// national ratings are skipped.
Result<TrfReport> read_trf(std::string_view text);

}  // namespace crownhead::tournament
