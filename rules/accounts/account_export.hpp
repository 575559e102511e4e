#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/push.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/accounts/role.hpp"
#include "rules/accounts/studies.hpp"
#include "rules/accounts/webhooks.hpp"
#include "rules/identity.hpp"

namespace crownhead::accounts {

struct ExportedChallenge {
  std::string from;
  std::string to;  ///< empty: open
  Instant created;
};

struct ExportedChatLine {
  GameId game;
  std::string room;
  std::string text;
  Instant at;
};

struct ExportedGame {
  GameId id;
  std::string_view format;  ///< of the record: "pdn", "mat", "star"
  std::string record;
};

struct ExportedMessage {
  GameId game;
  int ply;
  std::string text;
};

struct ExportedRatingPoint {
  Instant at;
  int rating;
  GameId game;
};

/// For one variant at one speed.
struct ExportedRating {
  std::string pool;  ///< see kind::pool_key()
  std::string speed;
  int rating;
  int deviation;
  bool provisional;
  std::int64_t games;  ///< rated games
  Instant rated;       ///< end of the last rated game
};

struct ExportedEntry {
  TournamentId tournament;
  std::string tournament_name;
  std::string state;
  std::optional<int> seat;
  int points;  ///< half points
};

/// A tournament that the player directs.
struct ExportedDirectorship {
  TournamentId tournament;
  std::string tournament_name;
};

/// A text in a tournament's log that the player wrote, or that was written about them.
struct ExportedTournamentText {
  TournamentId tournament;
  std::string act;
  Instant at;
  bool own;  ///< the player wrote it
  std::string text;
};

/// A vacation in one tournament, or without one in games outside tournaments.
struct ExportedVacation {
  std::optional<TournamentId> tournament;
  std::string tournament_name;  ///< empty without a tournament
  std::string state;
  Instant start;
  Instant end;
  std::string time_zone;  ///< of the entered times; empty if a director gave instants
  std::int64_t charged_hours;
  std::string message;  ///< to the opponents
};

struct ExportedBlock {
  std::string username;
};

/// A private note about a game.
struct ExportedNote {
  GameId game;
  std::string text;
};

struct ExportedConditionals {
  GameId game;
  std::string lines;  ///< one line of text per line of moves
};

/// A study without its chapters.
struct ExportedStudy {
  Study study;
};

/// The account itself.
struct ExportedProfile {
  UserId id;
  std::string username;
  std::string email;
  bool email_confirmed;
  std::string time_zone;
  std::string locale;
  int fmjd_rating;  ///< 0 if none is given
  Identity identity;
  std::optional<std::string> settings;  ///< a JSON object
  Instant created;
  Role role;
  bool bot;
  bool guest;
  bool second_factor;
  NotificationSettings notification_settings;
};

/// One record of everything that the site stores about a player, except secrets and other users'
/// texts. An export lists the records in this order; a study is followed by its chapters with their
/// content, and a rating by its history. Reports about puzzles omit the solutions.
using ExportPart =
    std::variant<ExportedProfile, SessionLine, TokenLine, Webhook, PushSubscription, ExportedBlock,
                 Report, ModerationLine, ExportedChallenge, ExportedGame, ExportedRating,
                 ExportedRatingPoint, ExportedEntry, ExportedDirectorship, ExportedNote,
                 ExportedStudy, StudyChapter, PuzzleRating, PuzzleTry, PuzzleReport,
                 ExportedChatLine, ExportedConditionals, ExportedMessage, ExportedVacation,
                 ExportedTournamentText, ListedNotification>;

}  // namespace crownhead::accounts
