#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/identity.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// Rows of the lists that belong to an account, and of those that moderators see.

/// How a session is described to its player.
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
  std::optional<Instant> expires;  ///< nullopt: does not expire
};

/// Stored as numbers: append, never renumber.
enum class ReportKind : std::uint8_t {
  cheating,
  abuse,
  other,
  dispute,  ///< about a tournament game, for its directors
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
  unhide_study,
  confirm_title,
  remove_title
};

struct Report {
  ReportId id;
  std::string from;
  std::string about;
  std::optional<GameId> game;
  std::optional<std::string> white, black;  ///< of that game
  std::optional<StudyId> study = {};
  std::optional<std::string> study_name = {};  ///< nullopt also if the study was deleted
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
  std::optional<StudyId> study = {};  ///< a study of `about`, if the act concerns one
};

/// A title that a player claims and no moderator has confirmed.
struct ClaimedTitle {
  UserId user;
  std::string username;
  Identity identity;
};

template <class T>
struct NumberedPage {
  std::vector<T> items = {};
  std::optional<std::int64_t> next = {};  ///< cursor of the next page; nullopt on the last page

  /// Cuts `items`, which have one more than the limit if the list continues; `number` returns the
  /// number of an item.
  template <class Number>
  void cut(int limit, Number number) {
    if (items.size() <= static_cast<std::size_t>(limit)) return;
    items.pop_back();
    next = number(items.back());
  }
};

}  // namespace crownhead::accounts
