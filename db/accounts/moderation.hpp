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
  /// The tournament whose directors settle the report, which makes it a dispute.
  std::optional<TournamentId> tournament = std::nullopt;
  std::vector<accounts::OutgoingMail> mails = {};  ///< sent with the report
  std::optional<StudyId> study = std::nullopt;     ///< a study of `about`
};

/// Reports, bans and roles. Each act adds a line to the log.
class Moderation {
 public:
  Moderation(Writer& writer, Readers& readers);

  /// Fails with not_found if there is no such game, and with tournament_refused if the player has
  /// disputed it already.
  void report(NewReport report, Instant at, std::optional<RequestKey> key,
              Done<Made<ReportId>> done);
  /// Returns reports for moderators, without disputes: the oldest first, after the one with the
  /// number `after`.
  NumberedPage<Report> open_reports(std::int64_t after, int limit) const;
  /// True if anything in that game was ever reported. Disputes do not count.
  bool is_reported(GameId game) const;
  /// Returns the open disputes of a tournament, the oldest first.
  std::vector<Report> disputes(TournamentId tournament) const;
  /// Fails with not_found if there is no such report, it is closed or it is a dispute.
  void close_report(ReportId report, Moderator by, Done<void> done);

  /// Ends the player's sessions and withdraws their challenges. Their tokens do not work during the
  /// ban.
  void ban(UserId user, Moderator by, Done<void> done);
  /// Fails with not_found if the player is not banned.
  void unban(UserId user, Moderator by, Done<void> done);
  void set_role(UserId user, Role role, Moderator by, Done<void> done);
  /// Makes a player an admin by their own act. Fails with forbidden if there is an admin.
  void make_first_admin(UserId user, Instant at, Done<void> done);

  /// Bans the player from chats only; they can still play.
  void ban_from_chat(UserId user, Moderator by, Done<void> done);
  /// Fails with not_found if the player is not banned from chats.
  void unban_from_chat(UserId user, Moderator by, Done<void> done);

  /// Restricts the study to its owner, its editors and moderators. Fails with not_found.
  void hide_study(StudyId study, UserId owner, Moderator by, Done<void> done);
  /// Fails with not_found if the study is not hidden.
  void unhide_study(StudyId study, UserId owner, Moderator by, Done<void> done);

  /// Returns the titles to confirm, in the order of accounts, after the one of the user `after`.
  NumberedPage<accounts::ClaimedTitle> claimed_titles(std::int64_t after, int limit) const;
  /// Shows the title to everyone. Fails with not_found unless it is the one that the player claims
  /// and it is not confirmed.
  void confirm_title(UserId user, std::string title, Moderator by, Done<void> done);
  /// Removes a title, confirmed or not. Fails with not_found unless the player has it.
  void remove_title(UserId user, std::string title, Moderator by, Done<void> done);

  /// Returns the newest lines first, before the line with the number `before`.
  NumberedPage<ModerationLine> log(std::int64_t before, int limit) const;

  /// For the export of a player's own data: returns the first `limit` after the one with the number
  /// `after`, the oldest first; rulings without their author.
  std::vector<Report> reports_by(UserId user, ReportId after = {}, int limit = INT_MAX) const;
  std::vector<ModerationLine> rulings_about(UserId user, std::int64_t after = 0,
                                            int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
