#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// Lines of the lists that belong to an account, and of those that moderators see.

/// What a player knows a session by.
struct Device {
  std::string name;     ///< "Firefox · Windows"
  std::string address;  ///< without a port
};

struct SessionLine {
  SessionId id;
  Device device;
  Instant created;
  Instant seen;
};

struct TokenLine {
  TokenId id;
  std::string name;
  std::uint8_t scopes;  ///< bits in the order read, play, tournaments, admin
  Instant created;
  std::optional<Instant> seen;     ///< nullopt: never used
  std::optional<Instant> expires;  ///< nullopt: it does not end by itself
};

/// Stored as numbers: append, never renumber.
enum class ReportKind : std::uint8_t {
  cheating,
  abuse,
  other,
  dispute,  ///< of a tournament's game, for its directors
};
enum class ModerationAct : std::uint8_t {
  ban,
  unban,
  role,
  close_report,
  chat_ban,
  chat_unban,
  annul,
  hide_study,
  unhide_study
};

struct Report {
  ReportId id;
  std::string from;
  std::string about;
  std::optional<GameId> game;
  std::optional<std::string> white, black;  ///< of that game
  std::optional<StudyId> study = {};
  std::optional<std::string> study_name = {};  ///< nullopt also where the study is gone
  ReportKind kind;
  std::string text;
  Instant created;
};

struct ModerationLine {
  std::int64_t id;
  Instant at;
  std::string actor;  ///< empty: the operator
  ModerationAct act;
  std::string about;
  std::string reason;
  std::optional<StudyId> study = {};  ///< of `about`, where the act is about one
};

template <class T>
struct NumberedPage {
  std::vector<T> items = {};
  std::optional<std::int64_t> next = {};  ///< to be asked for next; nullopt at the end

  /// `items` has one more than the limit where the list goes on; `number` gives that of an item.
  template <class Number>
  void cut(int limit, Number number) {
    if (items.size() <= static_cast<std::size_t>(limit)) return;
    items.pop_back();
    next = number(items.back());
  }
};

}  // namespace crownhead::accounts
