#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/instant.hpp"
#include "rules/tournament/model.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// Bodies of directors' requests about players and games.

struct ReplacementBody {
  std::string by;  ///< a username
  std::string reason;
};
Parsed<ReplacementBody> parse_replacement(std::string_view body);

struct ByesBody {
  std::vector<tournament::RequestedBye> byes;
  std::string reason;
};
Parsed<ByesBody> parse_byes(std::string_view body);

struct ApartBody {
  std::vector<std::pair<std::string, std::string>> pairs;  ///< usernames
  std::string reason;
};
Parsed<ApartBody> parse_apart(std::string_view body);

struct AddedTimeBody {
  Millis time;
  std::optional<std::string> game;  ///< its id; nullopt: every running game
  std::string reason;
};
Parsed<AddedTimeBody> parse_added_time(std::string_view body);

Parsed<std::string> parse_message_to_all(std::string_view body);

/// The new tournament's name; empty: the old one's.
Parsed<std::string> parse_clone(std::string_view body);

}  // namespace crownhead::wire
