#include "server/http/studies/studies.hpp"

#include <algorithm>

#include "rules/draughts/pdn/pdn_rewritten.hpp"
#include "rules/draughts/pdn/pdn_variant.hpp"
#include "rules/reasons.hpp"
#include "server/http/games/chat.hpp"
#include "server/http/if_match.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/streamed_body.hpp"
#include "server/wire/game/bodies.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/study/study_json.hpp"

namespace crownhead::api {
namespace {

/// Removes a FEN tag that only repeats the variant's start position.
draughts::PdnGame without_usual_start(const draughts::Variant& variant, draughts::PdnGame game) {
  std::erase_if(game.tags, [&variant](const auto& tag) {
    return tag.first == "FEN" && tag.second == variant.start_fen;
  });
  return game;
}

/// Returns the chapter in its stored form, after checking that its moves are legal.
wire::Parsed<db::ChapterText> played_through(wire::ChapterBody body) {
  const auto& variant = *body.game.variant;
  draughts::CaptureBudget budget(draughts::CaptureBudget::of_a_text);
  const auto game =
      draughts::rewritten(variant, std::move(body.game.game), draughts::MoveStyle::full, budget);
  if (budget.ran_out())
    return std::unexpected(wire::Problem{{Code::bad_pdn, reason::pdn::captures_too_long()}});
  const auto lost = std::ranges::find(game.faults, true, &draughts::PdnFault::lost_text);
  if (lost != game.faults.end())
    return std::unexpected(wire::wrong_field("game.moves", reason::pdn::not_played(lost->reason)));
  return db::ChapterText{.name = std::move(body.name),
                         .variant = std::string(variant.key),
                         .ruleset = std::move(body.ruleset),
                         .content = wire::pdn_write_json(variant, game)};
}

wire::Parsed<db::ChapterText> chapter_of(const Call& call) {
  auto body = wire::parse_chapter(call.body());
  if (!body) return std::unexpected(std::move(body.error()));
  return played_through(*std::move(body));
}

/// Returns the chapter number from the path; 0, which no chapter has, if it is invalid.
int chapter_number(const Call& call) {
  const auto number = wire::parse_id(call.path_text(1)).value_or(0);
  return number <= INT32_MAX ? static_cast<int>(number) : 0;
}

/// Returns the asker's act on the study. Answers and returns nullopt if there is no such study or
/// the version is invalid.
std::optional<db::StudyAct> act_of(const db::Studies& studies, const live::WallClock& clock,
                                   const CallPtr& call) {
  const auto seen = versions_wanted(*call);
  if (!seen) {
    call->refuse(seen.error());
    return std::nullopt;
  }
  const auto study = shown_study(studies, call);
  if (!study) return std::nullopt;
  return db::StudyAct{.by = call->bearer()->user,
                      .owner = study->head.owner,
                      .study = study->head.id,
                      .seen = *seen,
                      .at = clock.now()};
}

net::Headers etag_of(std::int64_t version) {
  return {{"ETag", '"' + std::to_string(version) + '"'}};
}

/// Notifies the followers of the study and answers with its new version; or answers the error.
void answer_version(live::StudyFollowers& followers, StudyId study, const CallPtr& call,
                    const Result<std::int64_t>& version) {
  if (!version) return call->fail(version.error());
  followers.notify(study);
  call->json(200, wire::version_json(*version), etag_of(*version));
}

/// Returns the players whom a change makes editors; the problem names an unknown one.
wire::Parsed<std::optional<std::vector<UserId>>> editors_of(
    db::Users& users, const std::optional<std::vector<std::string>>& names) {
  if (!names) return std::nullopt;
  std::vector<UserId> editors;
  for (const auto& name : *names) {
    const auto user = users.by_name(name);
    if (!user || user->guest || user->closed)
      return std::unexpected(wire::wrong_field("editors", reason::field::no_players_name()));
    editors.push_back(user->id);
  }
  return editors;
}

/// Returns a chapter as a game of a PDN file.
std::string pdn_of(const db::Study& study, const db::StudyChapter& chapter,
                   const std::string& site) {
  auto body = wire::parse_pdn_write(chapter.text.content);
  if (!body) throw std::runtime_error("cannot read a chapter of a study");
  const auto& variant = *body->variant;
  auto game = draughts::rewritten(variant, without_usual_start(variant, std::move(body->game)),
                                  draughts::MoveStyle::brief);
  std::erase_if(game.tags,
                [](const auto& tag) { return tag.first == "Event" || tag.first == "Site"; });
  game.tags.insert(game.tags.begin(),
                   {{"Event", study.head.name + ": " + chapter.text.name}, {"Site", site}});
  draughts::set_ruleset(variant, chapter.text.ruleset, game);
  return draughts::write_pdn(variant, game) + '\n';
}

}  // namespace

std::optional<db::Study> shown_study(const db::Studies& studies, const CallPtr& call) {
  auto study = studies.find({call->path_id()});
  const bool moderates = call->bearer() && may_judge(*call->bearer());
  if (study && study->shown_to(call->user(), moderates)) return study;
  call->fail({Code::not_found, reason::study::none_of_this_id()});
  return std::nullopt;
}

std::optional<StudyPageAsked> study_page_asked(const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) {
    call->refuse(limit.error());
    return std::nullopt;
  }
  const auto text = call->query("cursor");
  const auto after = text ? wire::read_study_place(*text) : db::StudyPlace{};
  if (!after) {
    call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
    return std::nullopt;
  }
  return StudyPageAsked{.after = *after, .limit = static_cast<int>(*limit)};
}

void list_studies(db::Studies& studies, const CallPtr& call) {
  if (const auto page = study_page_asked(call))
    call->json(200, wire::studies_json(studies.of(call->bearer()->user, page->after, page->limit)));
}

void list_public_studies(db::Studies& studies, const CallPtr& call) {
  const auto variant = variant_of(*call);
  if (!variant) return call->refuse(variant.error());
  if (const auto page = study_page_asked(call))
    call->json(200, wire::studies_json(studies.listed(*variant, page->after, page->limit)));
}

void list_players_studies(db::Users& users, db::Studies& studies, const CallPtr& call) {
  const auto user = named_user(users, call);
  if (!user) return;
  if (const auto page = study_page_asked(call))
    call->json(200, wire::studies_json(studies.listed_of(user->id, page->after, page->limit)));
}

Handling create_study(db::Studies& studies, const live::WallClock& clock, CallPtr call) {
  auto body = wire::parse_study(call->body());
  if (!body) co_return call->refuse(body.error());
  db::NewStudy study{
      .owner = call->bearer()->user, .name = std::move(body->name), .visibility = body->visibility};
  if (body->chapter) {
    auto chapter = played_through(*std::move(body->chapter));
    if (!chapter) co_return call->refuse(chapter.error());
    study.chapter = *std::move(chapter);
  }
  const auto made = co_await live::awaited<Result<db::Made<StudyId>>>([&](auto done) {
    studies.create(std::move(study), clock.now(), call->key(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::made_json(made->id.value));
}

void get_study(db::Studies& studies, const CallPtr& call) {
  const auto study = shown_study(studies, call);
  if (!study) return;
  call->json(200, wire::study_json(*study, study->edited_by(call->user())),
             etag_of(study->head.version));
}

Handling change_study(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call) {
  auto body = wire::parse_study_change(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  auto editors = editors_of(users, body->editors);
  if (!editors) co_return call->refuse(editors.error());
  const auto done = co_await live::awaited<Result<std::int64_t>>([&](auto answered) {
    studies.change(*act,
                   {.name = std::move(body->name),
                    .visibility = body->visibility,
                    .editors = *std::move(editors),
                    .order = std::move(body->order)},
                   std::move(answered));
  });
  answer_version(followers, act->study, call, done);
}

Handling remove_study(db::Studies& studies, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call) {
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  const auto done = co_await live::awaited<Result<void>>(
      [&](auto answered) { studies.remove(*act, std::move(answered)); });
  if (done) followers.notify(act->study);
  call->no_content(done);
}

Handling remove_editor(db::Users& users, db::Studies& studies, live::StudyFollowers& followers,
                       const live::WallClock& clock, CallPtr call) {
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  const auto editor = users.by_name(call->path_text(1));
  if (!editor) co_return call->fail({Code::not_found, reason::field::no_player_of_this_name()});
  const auto done = co_await live::awaited<Result<void>>(
      [&](auto answered) { studies.remove_editor(*act, editor->id, std::move(answered)); });
  if (done) followers.notify(act->study);
  call->no_content(done);
}

void get_study_pdn(db::Studies& studies, const RequestRunner& runner, const SiteConfig& config,
                   const CallPtr& call) {
  auto study = shown_study(studies, call);
  if (!study) return;
  const auto name = "study-" + std::to_string(study->head.id.value) + ".pdn";
  auto games = [&studies, study = *std::move(study), site = config.pdn_site(),
                next = std::size_t{0}]() mutable -> net::BodyParts::Part {
    while (next < study.chapters.size())
      if (const auto chapter = studies.chapter(study.head.id, study.chapters[next++].number))
        return pdn_of(study, *chapter, site);
    return "";
  };
  call->respond({.status = 200,
                 .headers = file_headers("application/x-pdn; charset=utf-8", name),
                 .body = {},
                 .parts = std::make_shared<StreamedBody>(runner, call, std::move(games))});
}

Handling add_chapter(db::Studies& studies, live::StudyFollowers& followers,
                     const live::WallClock& clock, CallPtr call) {
  auto text = chapter_of(*call);
  if (!text) co_return call->refuse(text.error());
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  const auto made = co_await live::awaited<Result<db::Made<Id<db::StudyChapter>>>>([&](auto done) {
    studies.add_chapter(*act, *std::move(text), call->key(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  followers.notify(act->study);
  call->json(201, wire::made_json(made->id.value));
}

void get_chapter(db::Studies& studies, const CallPtr& call) {
  const auto study = shown_study(studies, call);
  if (!study) return;
  const auto chapter = studies.chapter(study->head.id, chapter_number(*call));
  if (!chapter) return call->fail({Code::not_found, reason::study::no_such_chapter()});
  call->json(200, wire::chapter_json(*chapter), etag_of(chapter->version));
}

Handling write_chapter(db::Studies& studies, live::StudyFollowers& followers,
                       const live::WallClock& clock, CallPtr call) {
  auto text = chapter_of(*call);
  if (!text) co_return call->refuse(text.error());
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  const auto done = co_await live::awaited<Result<std::int64_t>>([&](auto answered) {
    studies.write_chapter(*act, chapter_number(*call), *std::move(text), std::move(answered));
  });
  answer_version(followers, act->study, call, done);
}

Handling remove_chapter(db::Studies& studies, live::StudyFollowers& followers,
                        const live::WallClock& clock, CallPtr call) {
  const auto act = act_of(studies, clock, call);
  if (!act) co_return;
  const auto done = co_await live::awaited<Result<std::int64_t>>([&](auto answered) {
    studies.remove_chapter(*act, chapter_number(*call), std::move(answered));
  });
  answer_version(followers, act->study, call, done);
}

}  // namespace crownhead::api
