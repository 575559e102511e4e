#pragma once

#include <optional>

#include "db/accounts/users.hpp"
#include "db/studies/studies.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/people/study_followers.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Analyses that players save, with chapters. Moves are replayed before they are stored.

/// Returns the study named in the path; answers 404 and returns nullopt if the asker may not read
/// it.
std::optional<db::Study> shown_study(const db::Studies& studies, const CallPtr& call);

/// The requested page of a list of studies or invitations.
struct StudyPageAsked {
  db::StudyPlace after;
  int limit;
};
/// Answers and returns nullopt if the parameters are invalid.
std::optional<StudyPageAsked> study_page_asked(const CallPtr& call);

void list_studies(db::Studies& studies, const CallPtr& call);
/// Lists all players' studies that are visible to everyone.
void list_public_studies(db::Studies& studies, const CallPtr& call);
void list_players_studies(db::Users& users, db::Studies& studies, const CallPtr& call);
Handling create_study(db::Studies& studies, const live::WallClock& clock, CallPtr call);
void get_study(db::Studies& studies, const CallPtr& call);
Handling change_study(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call);
Handling remove_study(db::Studies& studies, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call);
/// Removes an editor: the editor leaves, or the owner removes them.
Handling remove_editor(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                       const live::WallClock& clock, CallPtr call);
void get_study_pdn(db::Studies& studies, const RequestRunner& runner, const SiteConfig& config,
                   const CallPtr& call);

Handling add_chapter(db::Studies& studies, live::StudyFollowers& followers,
                     const live::WallClock& clock, CallPtr call);
void get_chapter(db::Studies& studies, const CallPtr& call);
Handling write_chapter(db::Studies& studies, live::StudyFollowers& followers,
                       const live::WallClock& clock, CallPtr call);
Handling remove_chapter(db::Studies& studies, live::StudyFollowers& followers,
                        const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
