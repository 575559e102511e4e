#pragma once

#include <climits>
#include <optional>
#include <string>
#include <vector>

#include "db/accounts/users.hpp"
#include "db/jobs/moderation_rows.hpp"
#include "db/jobs/requests.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

using accounts::ModerationAct;
using accounts::ModerationLine;
using accounts::NumberedPage;
using accounts::Report;
using accounts::ReportKind;

struct NewReport {
  UserId from;
  UserId about;
  std::optional<GameId> game;
  ReportKind kind;
  std::string text;
  std::optional<TournamentId> tournament = std::nullopt;  ///< whose directors settle it: a dispute
  std::vector<accounts::OutgoingMail> mails = {};         ///< that go out with it
  std::optional<StudyId> study = std::nullopt;            ///< of `about`
};

/// Reports, bans and roles; each act is a line of the log.
class Moderation {
 public:
  Moderation(Writer& writer, Readers& readers);

  /// not_found if the game is none; tournament_refused if the player disputes it already.
  void report(NewReport report, Instant at, std::optional<RequestKey> key,
              Done<Made<ReportId>> done);
  /// For moderators, without disputes: the oldest first, after the one with the number `after`.
  NumberedPage<Report> open_reports(std::int64_t after, int limit) const;
  /// Whether anything in that game was ever reported; a dispute is no report.
  bool is_reported(GameId game) const;
  /// Those that wait for the directors of a tournament, the oldest first.
  std::vector<Report> disputes(TournamentId tournament) const;
  /// not_found if there is none, it is closed or a dispute.
  void close_report(ReportId report, Moderator by, Done<void> done);

  /// Ends the player's sessions and withdraws their challenges; tokens do not work meanwhile.
  void ban(UserId user, Moderator by, Done<void> done);
  /// not_found if the player is not banned.
  void unban(UserId user, Moderator by, Done<void> done);
  void set_role(UserId user, Role role, Moderator by, Done<void> done);
  /// By themselves. forbidden if there is an admin.
  void make_first_admin(UserId user, Instant at, Done<void> done);

  /// The player plays on but says nothing in chats.
  void ban_from_chat(UserId user, Moderator by, Done<void> done);
  /// not_found if the player is not banned from them.
  void unban_from_chat(UserId user, Moderator by, Done<void> done);

  /// From then on the owner, the editors and moderators alone read the study. not_found.
  void hide_study(StudyId study, UserId owner, Moderator by, Done<void> done);
  /// not_found if the study is not hidden.
  void unhide_study(StudyId study, UserId owner, Moderator by, Done<void> done);

  /// The newest first, before the line with the number `before`.
  NumberedPage<ModerationLine> log(std::int64_t before, int limit) const;

  /// For the export of a player's own data: the first `limit` after the one with the number
  /// `after`, the oldest first, rulings without their author.
  std::vector<Report> reports_by(UserId user, ReportId after = {}, int limit = INT_MAX) const;
  std::vector<ModerationLine> rulings_about(UserId user, std::int64_t after = 0,
                                            int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
