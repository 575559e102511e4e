#include "db/studies/studies.hpp"

#include <algorithm>
#include <map>
#include <ranges>

#include "db/jobs/batches.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/random_id.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "db/sql/word_beginnings.hpp"
#include "db/studies/study_erasure.hpp"
#include "db/studies/study_invitations.hpp"
#include "db/studies/study_listing.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

namespace quotas = accounts::quotas;

constexpr std::string_view head_columns =
    "SELECT studies.id, owner_id, users.name, studies.name, visibility, version,"
    " studies.created_ms, updated_ms,"
    " (SELECT count(*) FROM study_chapters WHERE study_id = studies.id), hidden_reason,"
    " users.banned_ms IS NOT NULL"
    " FROM studies JOIN users ON users.id = owner_id AND closed_ms IS NULL AND removed_ms IS NULL ";

/// All columns that take_chapter() reads.
constexpr std::string_view whole_chapters =
    "SELECT number, version, name, variant, ruleset, content FROM study_chapters"
    " WHERE study_id = ?1 ";

StudyHead take_head(Rows& rows) {
  StudyHead head;
  head.id = rows.take<StudyId>();
  head.owner = rows.take<UserId>();
  head.owner_name = rows.take<std::string>();
  head.name = rows.take<std::string>();
  head.visibility = rows.take<StudyVisibility>();
  head.version = rows.take<std::int64_t>();
  head.created = rows.take<Instant>();
  head.updated = rows.take<Instant>();
  head.chapters = rows.take<int>();
  head.hidden_reason = rows.take<std::optional<std::string>>();
  head.owner_banned = rows.take<bool>();
  return head;
}

StudyChapter take_chapter(Rows& rows) {
  StudyChapter chapter;
  chapter.number = rows.take<int>();
  chapter.version = rows.take<std::int64_t>();
  chapter.text.name = rows.take<std::string>();
  chapter.text.variant = rows.take<std::string>();
  chapter.text.ruleset = rows.take<std::string>();
  chapter.text.content = rows.take<std::string>();
  return chapter;
}

/// Reads the study without its chapters: their content is too large for a job of the writer.
std::optional<Study> find_without_chapters(Connection& connection, StudyId id) {
  Study study;
  {
    Rows rows = connection.query(std::string(head_columns) + "WHERE studies.id = ?1", id);
    if (!rows.next()) return std::nullopt;
    study.head = take_head(rows);
  }
  study.editors = take_editors(
      connection.query("SELECT user_id, name FROM study_editors JOIN users ON users.id = user_id"
                       " WHERE study_id = ?1 ORDER BY name",
                       id));
  study.invited = invited_to(connection, id);
  return study;
}

std::optional<Study> find_study(Connection& connection, StudyId id) {
  auto study = find_without_chapters(connection, id);
  if (!study) return study;
  Rows rows = connection.query(
      "SELECT number, version, name, variant, ruleset, '' FROM study_chapters"
      " WHERE study_id = ?1 ORDER BY place, number",
      id);
  while (rows.next()) study->chapters.push_back(take_chapter(rows));
  return study;
}

std::int64_t bytes_of(const ChapterText& text) {
  return db::bytes_of(text.name, text.variant, text.ruleset, text.content);
}

Error none_of_this_id() { return {Code::not_found, reason::study::none_of_this_id()}; }
Error no_such_chapter() { return {Code::not_found, reason::study::no_such_chapter()}; }

Result<void> check_version(const StudyAct& act, std::int64_t version) {
  if (act.seen.allow(version)) return {};
  return fail(Code::stale_version, reason::study::changed_meanwhile(version));
}

/// Returns the study that a player wants to change, after checking their rights. `owners` is true
/// for changes that only the owner may make.
Result<Study> changed_study(Connection& connection, const StudyAct& act, bool owners) {
  auto study = find_without_chapters(connection, act.study);
  if (!study || !study->shown_to(act.by)) return std::unexpected(none_of_this_id());
  if (owners && study->head.owner != act.by)
    return fail(Code::not_owner, reason::study::the_owners());
  if (!study->edited_by(act.by)) return fail(Code::not_owner, reason::study::the_editors());
  return *std::move(study);
}

/// Stores and returns the study's next version.
std::int64_t raised(Connection& connection, const Study& study, Instant at) {
  const std::int64_t version = study.head.version + 1;
  connection.run("UPDATE studies SET version = ?2, updated_ms = ?3 WHERE id = ?1", study.head.id,
                 version, at);
  return version;
}

/// All places of a study, from here on, take one byte: SQLite then changes the byte in the row and
/// writes none of the pages with the chapter's content. It stores 0 and 1 without a byte.
constexpr int first_place = 2;

void insert_chapter(Connection& connection, StudyId study, const StudyChapter& chapter, int place) {
  const ChapterText& text = chapter.text;
  connection.run(
      "INSERT INTO study_chapters"
      " (study_id, number, place, name, variant, ruleset, content, version)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      study, chapter.number, place, text.name, text.variant, text.ruleset, text.content,
      chapter.version);
}

Result<StudyId> insert_study(Connection& connection, const NewStudy& study, Instant at) {
  if (*connection.value<int>(
          "SELECT count(*) FROM studies WHERE owner_id = ?1 AND removed_ms IS NULL", study.owner) >=
      quotas::studies)
    return fail(Code::too_large, reason::study::too_many(quotas::studies));
  const StudyId id{random_id()};
  const std::int64_t bytes =
      db::bytes_of(study.name) + (study.chapter ? bytes_of(*study.chapter) : 0);
  if (auto fits = charge_bytes(connection, study.owner, bytes, at); !fits)
    return std::unexpected(std::move(fits.error()));
  connection.run(
      "INSERT INTO studies"
      " (id, owner_id, name, visibility, version, next_chapter, created_ms, updated_ms)"
      " VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?6)",
      id, study.owner, study.name, study.visibility, study.chapter ? 2 : 1, at);
  if (study.chapter)
    insert_chapter(connection, id, {.number = 1, .version = 1, .text = *study.chapter},
                   first_place);
  index_study_name(connection, id);
  update_first_variant(connection, id);
  return id;
}

/// The places of all chapters change in one job, so that no other change comes between.
Result<void> set_order(Connection& connection, StudyId study, const std::vector<int>& order) {
  const auto stored = connection.pairs<int, int>(
      "SELECT number, place FROM study_chapters WHERE study_id = ?1", study);
  std::map<int, int> places(stored.begin(), stored.end());  // by the number of the chapter
  if (!std::ranges::is_permutation(std::views::keys(places), order))
    return fail_in("order", reason::study::each_chapter_once());
  for (int place = first_place; const int number : order) {
    if (places[number] != place)
      connection.run("UPDATE study_chapters SET place = ?3 WHERE study_id = ?1 AND number = ?2",
                     study, number, place);
    ++place;
  }
  return {};
}

Result<std::int64_t> change_study(Connection& connection, const StudyAct& act,
                                  const StudyChange& change) {
  auto study = changed_study(connection, act, change.is_the_owners());
  if (!study) return std::unexpected(std::move(study.error()));
  if (auto is = check_version(act, study->head.version); !is)
    return std::unexpected(std::move(is.error()));
  if (change.editors)
    if (auto set = set_editors(connection, *study, *change.editors, act.at); !set)
      return std::unexpected(std::move(set.error()));
  if (change.order)
    if (auto set = set_order(connection, act.study, *change.order); !set)
      return std::unexpected(std::move(set.error()));
  if (change.name) {
    const auto more = db::bytes_of(*change.name) - db::bytes_of(study->head.name);
    if (auto fits = charge_bytes(connection, study->head.owner, more, act.at); !fits)
      return std::unexpected(std::move(fits.error()));
    connection.run("UPDATE studies SET name = ?2 WHERE id = ?1", act.study, *change.name);
  }
  if (change.visibility)
    connection.run("UPDATE studies SET visibility = ?2 WHERE id = ?1", act.study,
                   *change.visibility);
  if (change.name || change.visibility) index_study_name(connection, act.study);
  if (change.order) update_first_variant(connection, act.study);
  return raised(connection, *study, act.at);
}

Result<Id<StudyChapter>> added_chapter(Connection& connection, const StudyAct& act,
                                       const ChapterText& text) {
  const auto study = changed_study(connection, act, false);
  if (!study) return std::unexpected(study.error());
  if (study->head.chapters >= quotas::study_chapters)
    return fail(Code::too_large, reason::study::too_many_chapters(quotas::study_chapters));
  if (auto fits = charge_bytes(connection, study->head.owner, bytes_of(text), act.at); !fits)
    return std::unexpected(std::move(fits.error()));
  const int number =
      *connection.value<int>("SELECT next_chapter FROM studies WHERE id = ?1", act.study);
  const int place = *connection.value<int>(
      "SELECT coalesce(max(place) + 1, ?2) FROM study_chapters WHERE study_id = ?1", act.study,
      first_place);
  connection.run("UPDATE studies SET next_chapter = ?2 WHERE id = ?1", act.study, number + 1);
  const auto version = raised(connection, *study, act.at);
  insert_chapter(connection, act.study, {.number = number, .version = version, .text = text},
                 place);
  update_first_variant(connection, act.study);
  return Id<StudyChapter>{number};
}

struct FoundChapter {
  Study study;
  std::int64_t bytes;  ///< stored in the chapter
};

/// A chapter to change, with its study.
Result<FoundChapter> changed_chapter(Connection& connection, const StudyAct& act, int number) {
  auto study = changed_study(connection, act, false);
  if (!study) return std::unexpected(std::move(study.error()));
  Rows rows = connection.query(std::string(whole_chapters) + "AND number = ?2", act.study, number);
  if (!rows.next()) return std::unexpected(no_such_chapter());
  const auto chapter = take_chapter(rows);
  if (auto is = check_version(act, chapter.version); !is)
    return std::unexpected(std::move(is.error()));
  return FoundChapter{*std::move(study), bytes_of(chapter.text)};
}

const std::string is_public = std::string(is_listed) + " AND users.banned_ms IS NULL";
constexpr std::string_view after_place =
    " AND updated_ms <= ?1 AND (updated_ms < ?1 OR studies.id > ?2)";

StudyPage<StudyHead> heads(Rows&& rows, int limit) {
  return study_page_of<StudyHead>(std::move(rows), limit, take_head, [](const StudyHead& head) {
    return StudyPlace{.at = head.updated, .study = head.id};
  });
}

}  // namespace

Studies::Studies(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Studies::create(NewStudy study, Instant at, const std::optional<RequestKey>& key,
                     Done<Made<StudyId>> done) {
  const auto locks = Locks::of(study.owner, key);
  writer_.submit<Made<StudyId>>(
      locks,
      [=, study = std::move(study)](Connection& connection) {
        return idempotent<StudyId>(connection, key, at, "",
                                   [&] { return insert_study(connection, study, at); });
      },
      std::move(done));
}

void Studies::change(const StudyAct& act, StudyChange change, Done<std::int64_t> done) {
  auto locks = Locks::of(act.owner);
  if (change.editors) locks.add(*change.editors);
  writer_.submit<std::int64_t>(
      std::move(locks),
      [=, change = std::move(change)](Connection& connection) {
        return change_study(connection, act, change);
      },
      std::move(done));
}

void Studies::remove(const StudyAct& act, Done<void> done) {
  writer_.submit<void>(
      Locks::of(act.owner),
      [=](Connection& connection) -> Result<void> {
        const auto study = changed_study(connection, act, true);
        if (!study) return std::unexpected(study.error());
        if (auto is = check_version(act, study->head.version); !is) return is;
        count_bytes(connection, study->head.owner, -db::bytes_of(study->head.name));
        connection.run("DELETE FROM study_editors WHERE study_id = ?1", act.study);
        connection.run("DELETE FROM study_invitations WHERE study_id = ?1", act.study);
        connection.run("UPDATE studies SET removed_ms = ?2 WHERE id = ?1", act.study, act.at);
        index_study_name(connection, act.study);
        return {};
      },
      [this, id = act.study, owner = act.by, done = std::move(done)](Result<void> removed) mutable {
        if (!removed) return done(std::move(removed));
        in_batches(
            writer_, Locks::of(Locks::One::housekeeping, owner),
            [id](Connection& connection) { return erase_removed_study(connection, id); },
            std::move(done));
      });
}

void Studies::remove_editor(const StudyAct& act, UserId editor, Done<void> done) {
  writer_.submit<void>(
      Locks::of(act.owner),
      [=](Connection& connection) -> Result<void> {
        const auto study = changed_study(connection, act, editor != act.by);
        if (!study) return std::unexpected(study.error());
        if (auto is = check_version(act, study->head.version); !is) return is;
        if (std::ranges::find(study->editors, editor, &accounts::StudyEditor::user) ==
            study->editors.end())
          return {};
        connection.run("DELETE FROM study_editors WHERE study_id = ?1 AND user_id = ?2", act.study,
                       editor);
        raised(connection, *study, act.at);
        return {};
      },
      std::move(done));
}

void Studies::accept_invitation(const StudyAct& act, Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(act.owner, act.by),
      [=](Connection& connection) -> Result<std::int64_t> {
        const auto study = find_without_chapters(connection, act.study);
        if (!study) return std::unexpected(none_of_this_id());
        const bool accepted_before = study->head.owner != act.by && study->edited_by(act.by);
        if (accepted_before) return study->head.version;
        if (auto accepted = accept_invitation_to(connection, *study, act.by); !accepted)
          return std::unexpected(std::move(accepted.error()));
        return raised(connection, *study, act.at);
      },
      std::move(done));
}

void Studies::decline_invitation(const StudyAct& act, Done<void> done) {
  writer_.submit<void>(
      Locks::of(act.owner, act.by),
      [=](Connection& connection) -> Result<void> {
        if (auto gone = remove_invitation(connection, act.study, act.by); !gone) return gone;
        // Makes clients that show the editors load them again.
        connection.run("UPDATE studies SET version = version + 1 WHERE id = ?1", act.study);
        return {};
      },
      std::move(done));
}

void Studies::add_chapter(const StudyAct& act, ChapterText text,
                          const std::optional<RequestKey>& key, Done<Made<Id<StudyChapter>>> done) {
  writer_.submit<Made<Id<StudyChapter>>>(
      Locks::of(act.owner, key),
      [=, text = std::move(text)](Connection& connection) {
        return idempotent<Id<StudyChapter>>(connection, key, act.at, "",
                                            [&] { return added_chapter(connection, act, text); });
      },
      std::move(done));
}

void Studies::write_chapter(const StudyAct& act, int number, ChapterText text,
                            Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(act.owner),
      [=, text = std::move(text)](Connection& connection) -> Result<std::int64_t> {
        const auto found = changed_chapter(connection, act, number);
        if (!found) return std::unexpected(found.error());
        if (auto fits = charge_bytes(connection, found->study.head.owner,
                                     bytes_of(text) - found->bytes, act.at);
            !fits)
          return std::unexpected(std::move(fits.error()));
        const auto version = raised(connection, found->study, act.at);
        connection.run(
            "UPDATE study_chapters SET name = ?3, variant = ?4, ruleset = ?5, content = ?6,"
            " version = ?7 WHERE study_id = ?1 AND number = ?2",
            act.study, number, text.name, text.variant, text.ruleset, text.content, version);
        update_first_variant(connection, act.study);
        return version;
      },
      std::move(done));
}

void Studies::remove_chapter(const StudyAct& act, int number, Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(act.owner),
      [=](Connection& connection) -> Result<std::int64_t> {
        const auto found = changed_chapter(connection, act, number);
        if (!found) return std::unexpected(found.error());
        count_bytes(connection, found->study.head.owner, -found->bytes);
        connection.run("DELETE FROM study_chapters WHERE study_id = ?1 AND number = ?2", act.study,
                       number);
        update_first_variant(connection, act.study);
        return raised(connection, found->study, act.at);
      },
      std::move(done));
}

std::optional<Study> Studies::find(StudyId id) const {
  auto connection = readers_.borrow();
  return find_study(*connection, id);
}

std::optional<StudyChapter> Studies::chapter(StudyId id, int number) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(std::string(whole_chapters) + "AND number = ?2", id, number);
  return rows.next() ? std::optional(take_chapter(rows)) : std::nullopt;
}

std::vector<StudyChapter> Studies::chapters(StudyId id) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(std::string(whole_chapters) + "ORDER BY place, number", id);
  std::vector<StudyChapter> chapters;
  while (rows.next()) chapters.push_back(take_chapter(rows));
  return chapters;
}

StudyPage<StudyHead> Studies::of(UserId user, const StudyPlace& after, int limit) const {
  auto connection = readers_.borrow();
  return heads(
      connection->query(std::string(head_columns) +
                            "WHERE studies.id IN (SELECT id FROM studies WHERE owner_id = ?1"
                            " UNION ALL SELECT study_id FROM study_editors WHERE user_id = ?1)"
                            " AND (updated_ms < ?2 OR (updated_ms = ?2 AND studies.id > ?3))"
                            " ORDER BY updated_ms DESC, studies.id LIMIT ?4",
                        user, after.at, after.study, limit + 1),
      limit);
}

StudyPage<StudyHead> Studies::listed_of(UserId user, const StudyPlace& after, int limit) const {
  auto connection = readers_.borrow();
  return heads(
      connection->query(std::string(head_columns) +
                            "WHERE owner_id = ?1 AND visibility = ?5 AND hidden_reason IS NULL"
                            " AND users.banned_ms IS NULL"
                            " AND (updated_ms < ?2 OR (updated_ms = ?2 AND studies.id > ?3))"
                            " ORDER BY updated_ms DESC, studies.id LIMIT ?4",
                        user, after.at, after.study, limit + 1, StudyVisibility::listed),
      limit);
}

StudyPage<StudyHead> Studies::listed(const std::optional<std::string>& variant,
                                     const StudyPlace& after, int limit) const {
  static const std::string all = std::string(head_columns) + "WHERE " + is_public +
                                 std::string(after_place) +
                                 " ORDER BY updated_ms DESC, studies.id LIMIT ?3";
  static const std::string of_variant =
      std::string(head_columns) + "WHERE first_variant = ?4 AND " + is_public +
      std::string(after_place) + " ORDER BY updated_ms DESC, studies.id LIMIT ?3";
  auto connection = readers_.borrow();
  return heads(variant ? connection->query(of_variant, after.at, after.study, limit + 1, *variant)
                       : connection->query(all, after.at, after.study, limit + 1),
               limit);
}

std::vector<StudyHead> Studies::named(const std::string& words, int limit) const {
  constexpr int most_looked_at = 50;
  static const std::string sqlite =
      std::string(head_columns) +
      "WHERE studies.id IN (SELECT rowid FROM study_names WHERE study_names MATCH ?1 LIMIT ?2)"
      " AND " +
      is_public + " ORDER BY updated_ms DESC, studies.id LIMIT ?3";
  static const std::string postgres =
      std::string(head_columns) + "WHERE studies.id IN (SELECT studies.id FROM studies WHERE " +
      std::string(is_listed) +
      " AND array_to_tsvector(words_of(name)) @@ words_that_begin(?1) LIMIT ?2) AND " + is_public +
      " ORDER BY updated_ms DESC, studies.id LIMIT ?3";
  const auto sought = word_beginnings(words);
  if (!sought) return {};
  auto connection = readers_.borrow();
  const bool here = connection->engine() == Engine::sqlite;
  return heads(connection->query(here ? sqlite : postgres, *sought, most_looked_at, limit), limit)
      .items;
}

StudyPage<StudyInvitation> Studies::invitations_of(UserId user, const StudyPlace& after,
                                                   int limit) const {
  return study_invitations(*readers_.borrow(), user, after, limit);
}

std::vector<StudyId> Studies::owned_by(UserId user) const {
  return readers_.borrow()->values<StudyId>(
      "SELECT id FROM studies WHERE owner_id = ?1 AND removed_ms IS NULL"
      " ORDER BY updated_ms DESC, id",
      user);
}

}  // namespace crownhead::db
