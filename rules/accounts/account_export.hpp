#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/accounts/role.hpp"
#include "rules/accounts/studies.hpp"
#include "rules/accounts/webhooks.hpp"

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

/// In one variant at one speed.
struct ExportedRating {
  std::string pool;  ///< as kind::pool_key() has it
  std::string speed;
  int rating;
  int deviation;
  bool provisional;
  std::int64_t games;  ///< rated ones
  Instant rated;       ///< when the last of them ended
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

/// A text in the log of a tournament that they wrote, or that was written about them.
struct ExportedTournamentText {
  TournamentId tournament;
  std::string act;
  Instant at;
  bool own;  ///< they wrote it
  std::string text;
};

/// In one tournament, or without one in the games outside tournaments.
struct ExportedVacation {
  std::optional<TournamentId> tournament;
  std::string tournament_name;  ///< empty without one
  std::string state;
  Instant start;
  Instant end;
  std::string time_zone;  ///< of the typed times; empty where a director gave instants
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
  std::string lines;  ///< a line of text for each of moves
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
  Instant created;
  Role role;
  bool bot;
  bool guest;
  bool second_factor;
  MessageSettings message_settings;
};

/// One thing of all that the site holds about a player, except for secrets and texts of others. An
/// export gives them in the order in which they are named here; after a study come its chapters
/// with their content, and after a rating its history. Reports about puzzles lack the solutions.
using ExportPart =
    std::variant<ExportedProfile, SessionLine, TokenLine, Webhook, ExportedBlock, Report,
                 ModerationLine, ExportedChallenge, ExportedGame, ExportedRating,
                 ExportedRatingPoint, ExportedEntry, ExportedDirectorship, ExportedNote,
                 ExportedStudy, StudyChapter, PuzzleRating, PuzzleTry, PuzzleReport,
                 ExportedChatLine, ExportedConditionals, ExportedMessage, ExportedVacation,
                 ExportedTournamentText>;

}  // namespace crownhead::accounts
