#include "server/wire/game/lobby_json.hpp"

#include "rules/kind/variants.hpp"
#include "rules/nardi/match_id.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

std::string_view choice_name(play::ColorChoice choice) {
  switch (choice) {
    case play::ColorChoice::white: return "white";
    case play::ColorChoice::black: return "black";
    case play::ColorChoice::random: return "random";
  }
  return "random";
}

std::optional<std::string_view> result_name(const play::GameRow& row) {
  if (row.players.size() > least_seats) return std::nullopt;
  if (!row.outcome || *row.outcome == play::Outcome::none) return std::nullopt;
  return kind::result_text(row.variant, *row.outcome);
}

std::optional<JsonText> ratings_shape(const std::optional<rating::ShownRatings>& ratings) {
  if (!ratings) return std::nullopt;
  return JsonText::object()
      .add("white", add_rating(JsonText::object(), (*ratings)[Seat::white]))
      .add("black", add_rating(JsonText::object(), (*ratings)[Seat::black]));
}

JsonText on_vacation_shape(const play::GameRow& row) {
  auto list = JsonText::array();
  for (const Seat side : row.on_vacation.seats())
    if (row.on_vacation[side])
      list.push(JsonText::object()
                    .add("username", row.names[side])
                    .add("until_ms", row.on_vacation[side]->ms));
  return list;
}

/// In nardi, adds the points of the match, which are part of the Match ID in the position.
void add_score(JsonText& json, const play::GameRow& row) {
  if (row.variant != kind::nardi_key) return;
  const auto moment = nardi::read_match_id(row.fen.substr(row.fen.find(':') + 1));
  if (!moment) return;
  json.add("score", JsonText::object()
                        .add("white", moment->match.score_of(nardi::Color::white))
                        .add("black", moment->match.score_of(nardi::Color::black)));
}

bool plays(const play::GameRow& row, std::optional<UserId> user) {
  return user && row.players.find(*user);
}

/// `shown` is how the receiver sees the game; players see their own games without delay.
JsonText row_shape(const play::GameRow& row, play::Shown shown = play::Shown::now) {
  auto json = JsonText::object();
  json.add("id", id_text(row.id.value))
      .add("variant", row.variant)
      .add("ruleset", row.ruleset)
      .add("rated", row.rated)
      .add("vacations", row.vacations)
      .add("tournament_id", id_text(row.tournament))
      .add("shown", shown_name(shown))
      .add("pace", pace_name(play::pace(row.control)))
      .add("time_control", time_control_shape(row.control))
      .add("white", row.names[Seat::white])
      .add("black", row.names[Seat::black])
      .add("ratings", ratings_shape(row.ratings))
      .add("status", status_name(row.status))
      .add("result", result_name(row))
      .add("reason", text_or_null(row.reason))
      .add("turn", color_name(row.turn))
      .add("ply", row.ply)
      .add("version", row.version)
      .add("fen", row.fen)
      .add("last_move", text_or_null(row.last_move))
      .add("deadline_ms", ms_of(row.deadline))
      .add("on_vacation", on_vacation_shape(row))
      .add("created_ms", row.created.ms)
      .add("updated_ms", row.updated.ms);
  add_score(json, row);
  if (row.players.size() == least_seats) return json;
  auto seats = JsonText::array();
  for (const Seat seat : row.players.seats()) {
    const auto place = row.places ? std::optional((*row.places)[seat]) : std::nullopt;
    seats.push(JsonText::object().add("username", row.names[seat]).add("place", place));
  }
  json.add("seats", seats);
  return json;
}

/// Adds what a seek and a challenge say about their game.
void add_agreed(JsonText& json, const play::GameTerms& terms) {
  json.add("variant", terms.variant)
      .add("ruleset", terms.ruleset)
      .add("time_control", time_control_shape(terms.control))
      .add("rated", terms.rated)
      .add("vacations", terms.vacations);
}

JsonText challenge_shape(const play::Challenge& challenge) {
  auto json = JsonText::object();
  json.add("id", id_text(challenge.id.value))
      .add("from", challenge.from_name)
      .add("from_bot", challenge.from_bot)
      .add("from_rating", challenge.from_rating.rating)
      .add("from_provisional", challenge.from_rating.provisional)
      .add("to", text_or_null(challenge.to_name));
  add_agreed(json, challenge.terms);
  json.add("color", choice_name(challenge.color))
      .add("start_fen", challenge.terms.start_fen)
      .add("created_ms", challenge.created.ms)
      .add("expires_ms", play::stands_until(challenge).ms);
  add_terms(json, challenge.terms.of_board());
  add_dice_commitment(json, challenge.dice_commitment);
  if (challenge.seats == least_seats) return json;
  auto joined = JsonText::array();
  for (const auto& one : challenge.joined) joined.push(one.name);
  json.add("joined", joined);
  auto invited = JsonText::array(), declined = JsonText::array();
  for (const auto& one : challenge.invited)
    if (!challenge.has_joined(one.user)) (one.declined ? declined : invited).push(one.name);
  json.add("invited", invited).add("declined", declined);
  return json;
}

}  // namespace

std::string games_json(const std::vector<play::GameRow>& rows,
                       const std::optional<std::string>& next_cursor,
                       std::optional<UserId> reader) {
  const auto shape = [reader](const play::GameRow& row) {
    const bool over = row.status != play::GameStatus::playing;
    return row_shape(row, over ? play::Shown::now : row.showing.when)
        .add("message", plays(row, reader) ? text_or_null(row.message) : std::nullopt);
  };
  return list_page(list_of(rows, shape), next_cursor);
}

std::string game_row_json(const play::GameRow& row) { return row_shape(row).take(); }

JsonText seek_shape(const SeekLine& seek) {
  auto json = JsonText::object();
  json.add("id", id_text(seek.id.value))
      .add("username", seek.username)
      .add("bot", seek.bot)
      .add("guest", seek.guest)
      .add("rating", seek.rating.rating)
      .add("provisional", seek.rating.provisional);
  add_agreed(json, seek.wish.terms);
  json.add("color", choice_name(seek.wish.color))
      .add("min_rating", seek.wish.range.least)
      .add("max_rating", seek.wish.range.most)
      .add("accounts_only", seek.wish.accounts_only)
      .add("created_ms", seek.created.ms);
  add_terms(json, seek.wish.terms.of_board());
  add_dice_commitment(json, seek.dice_commitment);
  if (seek.wish.terms.seats() == least_seats) return json;
  auto joined = JsonText::array();
  for (const auto& name : seek.joined) joined.push(name);
  json.add("joined", joined);
  return json;
}

std::string seeks_json(const std::vector<SeekLine>& seeks) {
  return list_page(list_of(seeks, seek_shape));
}

std::string challenges_json(const std::vector<play::Challenge>& challenges) {
  return list_page(list_of(challenges, challenge_shape));
}

std::string challenge_json(const play::Challenge& challenge) {
  return challenge_shape(challenge).take();
}

std::string lobby_snapshot(const std::vector<SeekLine>& seeks) {
  return JsonText::object().add("seeks", list_of(seeks, seek_shape)).take();
}

std::string own_snapshot(std::string_view username, const std::vector<play::GameRow>& games,
                         const std::vector<play::Challenge>& challenges, int unread) {
  return JsonText::object()
      .add("username", username)
      .add("games", list_of(games,
                            [](const play::GameRow& row) {
                              return row_shape(row).add("message", text_or_null(row.message));
                            }))
      .add("challenges", list_of(challenges, challenge_shape))
      .add("unread", unread)
      .take();
}

std::string seek_added(const SeekLine& seek) {
  return event_shape("seek_added", seek.created).add("seek", seek_shape(seek)).take();
}

std::string online_data(int players) {
  return JsonText::object().add("type", "online").add("players", players).take();
}

std::string seek_removed(SeekId seek, Instant at) {
  return event_shape("seek_removed", at).add("id", id_text(seek.value)).take();
}

std::string challenge_added(const play::Challenge& challenge) {
  return event_shape("challenge", challenge.created)
      .add("challenge", challenge_shape(challenge))
      .take();
}

std::string challenge_gone(ChallengeId challenge, Instant at) {
  return event_shape("challenge_gone", at).add("id", id_text(challenge.value)).take();
}

std::string computer_commitment_json(std::int64_t id, const dice::Digest& commitment,
                                     Instant until) {
  auto json = JsonText::object();
  json.add("id", id_text(id));
  add_dice_commitment(json, commitment);
  return json.add("expires_ms", until.ms).take();
}

std::string made_json(std::int64_t id) { return JsonText::object().add("id", id_text(id)).take(); }

std::string seek_made(SeekId seek) {
  return JsonText::object().add("seek", id_text(seek.value)).take();
}

std::string seek_joined(SeekId seek) {
  return JsonText::object().add("seek_id", id_text(seek.value)).take();
}

}  // namespace crownhead::wire
