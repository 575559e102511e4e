#pragma once

#include <optional>

#include "db/accounts/users.hpp"
#include "db/games/studies.hpp"
#include "server/api/call.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Analyses that players keep, with chapters. Moves are played through before they are kept.

/// The study that the path names; answers 404 and gives nullopt where the asker may not read it.
std::optional<db::Study> shown_study(const db::Studies& studies, const CallPtr& call);

/// Which page of a list of studies or invitations is asked for.
struct StudyPageAsked {
  db::StudyPlace after;
  int limit;
};
/// nullopt, with the answer given, if the parameters are wrong.
std::optional<StudyPageAsked> study_page_asked(const CallPtr& call);

void list_studies(db::Studies& studies, const CallPtr& call);
void list_players_studies(db::Users& users, db::Studies& studies, const CallPtr& call);
void create_study(db::Studies& studies, const live::WallClock& clock, const CallPtr& call);
void get_study(db::Studies& studies, const CallPtr& call);
void change_study(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                  const live::WallClock& clock, const CallPtr& call);
void remove_study(db::Studies& studies, live::StudyFollowers& followers,
                  const live::WallClock& clock, const CallPtr& call);
/// An editor leaves, or the owner takes one out.
void remove_editor(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                   const live::WallClock& clock, const CallPtr& call);
void get_study_pdn(db::Studies& studies, const Steps& steps, const SiteConfig& config,
                   const CallPtr& call);

void add_chapter(db::Studies& studies, live::StudyFollowers& followers,
                 const live::WallClock& clock, const CallPtr& call);
void get_chapter(db::Studies& studies, const CallPtr& call);
void write_chapter(db::Studies& studies, live::StudyFollowers& followers,
                   const live::WallClock& clock, const CallPtr& call);
void remove_chapter(db::Studies& studies, live::StudyFollowers& followers,
                    const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
