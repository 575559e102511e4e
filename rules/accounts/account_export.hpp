#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
  std::vector<ExportedRatingPoint> history;
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

/// Everything that the site holds about a player, secrets and what others have written apart.
struct AccountExport {
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
  std::vector<SessionLine> sessions;
  std::vector<TokenLine> tokens;
  std::vector<Webhook> webhooks;
  std::vector<std::string> blocked;
  std::vector<Report> reports;          ///< by the player
  std::vector<ModerationLine> rulings;  ///< about the player, without who made them
  std::vector<ExportedChallenge> challenges;
  std::vector<ExportedGame> games;
  std::vector<ExportedRating> ratings;
  std::vector<ExportedEntry> tournaments;
  std::vector<ExportedDirectorship> directs;
  std::vector<std::pair<GameId, std::string>> notes;  ///< private, about games
  std::vector<Study> studies;                         ///< with all that their chapters hold
  PuzzlesTried puzzles;
  std::vector<ExportedChatLine> chat;  ///< what the player has said beside games
  std::vector<std::pair<GameId, std::string>> conditionals;  ///< a line of text for each of moves
  std::vector<ExportedMessage> messages;                     ///< written with moves
  std::vector<ExportedVacation> vacations;
  std::vector<ExportedTournamentText> tournament_texts;
};

}  // namespace crownhead::accounts
