#include "server/wire/tournament/tournament_document.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include "rules/reasons.hpp"
#include "rules/tournament/files/report.hpp"
#include "rules/tournament/game_result.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/game/shapes.hpp"
#include "server/wire/game/wishes.hpp"
#include "server/wire/tournament/tournament_bodies.hpp"
#include "server/wire/tournament/tournament_names.hpp"
#include "server/wire/tournament/tournament_settings_json.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;
using nlohmann::json;

constexpr std::size_t longest_document = 1024 * 1024, longest_entry_name = 400;
constexpr std::int64_t document_version = 1;

std::string entrant_name(const UserNames& names, UserId user) {
  const auto it = names.find(user);
  return it == names.end() ? "?" : it->second;
}

JsonText entry_shape(const Entry& entry, const UserNames& names) {
  std::optional<int> seat;
  if (entry.seat) seat = entry.seat->number;
  return JsonText::object()
      .add("username", entrant_name(names, entry.user))
      .add("state", state_name(entry.state))
      .add("seat", seat)
      .add("rating", entry.rating)
      .add("lot", std::to_string(entry.lot))
      .add("from_round", entry.from_round)
      .add("byes", byes_shape(entry.byes));
}

std::optional<JsonText> left_shape(const Game& game) {
  if (!game.left) return std::nullopt;
  return JsonText::array().push((*game.left)[0].count).push((*game.left)[1].count);
}

JsonText game_shape(const Game& game) {
  auto json = JsonText::object();
  json.add("result", outcome_name(game.outcome))
      .add("first_is_white", game.first_is_white)
      .add("step", game.step)
      .add("plies", game.plies)
      .add("berserk", JsonText::array().push(game.berserk[0]).push(game.berserk[1]))
      .add("left_ms", left_shape(game));
  if (const auto& points = game.match_points)
    json.add("match_points", JsonText::array().push((*points)[0]).push((*points)[1]));
  return json;
}

JsonText encounter_shape(const Encounter& encounter) {
  std::optional<int> second;
  if (encounter.second) second = encounter.second->number;
  auto games = JsonText::array();
  for (const Game& game : encounter.games) games.push(game_shape(game));
  return JsonText::object()
      .add("board", encounter.board)
      .add("players", JsonText::array().push(encounter.first.number).push(second))
      .add("bye", name_in(bye_names, encounter.bye))
      .add("games", games)
      .add("opening", encounter.opening);
}

JsonText rounds_shape(const std::vector<Round>& rounds) {
  auto list = JsonText::array();
  for (const Round& round : rounds) {
    auto encounters = JsonText::array();
    for (const Encounter& encounter : round.encounters) encounters.push(encounter_shape(encounter));
    list.push(JsonText::object()
                  .add("n", round.number)
                  .add("state", name_in(round_state_names, round.state))
                  .add("encounters", encounters));
  }
  return list;
}

/// Reads the parts of a document. The first error in a list ends its reading.
class DocumentReader {
 public:
  explicit DocumentReader(Fields& fields) : fields_(fields) {}

  TournamentDocument read() {
    TournamentDocument document;
    Imported& state = document.imported.state;
    state.status = named<Status>(
        fields_, "status", [](Status one) { return status_name(one); }, Status::cancelled);
    each(fields_, "entries", [&](Fields& item) { state.entries.push_back(entry(item)); });
    if (fields_.has("apart")) read_apart(state.apart);
    each(fields_, "rounds", [&](Fields& item) { state.rounds.push_back(round(item)); });
    document.names = std::move(names_);
    return document;
  }

 private:
  /// Reads each object of a list; errors in one get its place.
  template <class Read>
  void each(Fields& in, const char* name, Read read) {
    const auto* list = in.array(name);
    if (!list) return;
    for (std::size_t i = 0; i < list->size(); ++i) {
      const auto place = std::string(name) + "[" + std::to_string(i) + "]";
      if (!(*list)[i].is_object()) return in.wrong(place, reason::field::object());
      Fields item((*list)[i]);
      read(item);
      if (const auto problem = item.problem()) {
        in.wrong_inside(place, *problem);
        return;
      }
    }
  }

  template <class T, class Name>
  T named(Fields& in, const char* name, Name name_of_one, T last) {
    const auto text = in.text(name, 40);
    for (int i = 0; i <= static_cast<int>(last); ++i)
      if (name_of_one(static_cast<T>(i)) == text) return static_cast<T>(i);
    if (!text.empty()) in.wrong(name, reason::field::exported_name());
    return T{};
  }

  template <class T, std::size_t N>
  T chosen(Fields& in, const char* name, const std::array<std::string_view, N>& names) {
    return named<T>(in, name, [&](T one) { return name_in(names, one); }, static_cast<T>(N - 1));
  }

  int whole(Fields& in, const char* name) {
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(in.integer(name), -most, most));
  }

  UserId user(const std::string& name) {
    const auto it = std::ranges::find(names_, name);
    const auto at = it - names_.begin();
    if (it == names_.end()) names_.push_back(name);
    return {at};
  }

  Entry entry(Fields& in) {
    Entry entry{
        .user = user(in.text("username", longest_entry_name)),
        .state = named<EntryState>(
            in, "state", [](EntryState one) { return state_name(one); }, EntryState::replaced)};
    if (in.has("seat")) entry.seat = tournament::PairingNumber{whole(in, "seat")};
    entry.rating = whole(in, "rating");
    const auto lot = in.text("lot", 20);
    if (std::from_chars(lot.data(), lot.data() + lot.size(), entry.lot).ec != std::errc{})
      in.wrong("lot", reason::field::quoted_number());
    entry.from_round = whole(in, "from_round");
    each(in, "byes", [&](Fields& bye) {
      entry.byes.push_back(
          {.round = whole(bye, "round"), .bye = chosen<Bye>(bye, "bye", bye_names)});
    });
    return entry;
  }

  void read_apart(std::vector<ForbiddenPair>& pairs) {
    const auto* list = fields_.array("apart");
    if (!list) return;
    for (const json& pair : *list) {
      if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string())
        return fields_.wrong("apart", reason::field::pairs());
      pairs.emplace_back(user(pair[0].get<std::string>()), user(pair[1].get<std::string>()));
    }
  }

  Round round(Fields& in) {
    Round round{.number = whole(in, "n"),
                .state = chosen<RoundState>(in, "state", round_state_names)};
    each(in, "encounters", [&](Fields& item) { round.encounters.push_back(encounter(item)); });
    return round;
  }

  Encounter encounter(Fields& in) {
    Encounter encounter;
    encounter.board = whole(in, "board");
    encounter.bye = chosen<Bye>(in, "bye", bye_names);
    const auto* players = in.array("players");
    const auto is_seat = [](const json& seat) { return seat.is_number_integer(); };
    if (players) {
      if (players->size() != 2 || !is_seat((*players)[0]) ||
          !(is_seat((*players)[1]) || (*players)[1].is_null())) {
        in.wrong("players", reason::field::two_seats());
      } else {
        encounter.first = {(*players)[0].get<int>()};
        if (is_seat((*players)[1]))
          encounter.second = tournament::PairingNumber{(*players)[1].get<int>()};
      }
    }
    if (in.has("opening")) encounter.opening = whole(in, "opening");
    each(in, "games", [&](Fields& item) { encounter.games.push_back(game(item)); });
    return encounter;
  }

  Game game(Fields& in) {
    Game game{
        .outcome = named<GameOutcome>(
            in, "result", [](GameOutcome one) { return outcome_name(one); }, GameOutcome::renewed),
        .first_is_white = in.flag("first_is_white", true),
        .step = whole(in, "step"),
        .plies = whole(in, "plies")};
    if (const auto* berserk = in.array("berserk")) {
      if (berserk->size() != 2 || !(*berserk)[0].is_boolean() || !(*berserk)[1].is_boolean())
        in.wrong("berserk", reason::field::two_flags());
      else
        game.berserk = {(*berserk)[0].get<bool>(), (*berserk)[1].get<bool>()};
    }
    if (in.has("left_ms")) game.left = times(in, "left_ms");
    if (in.has("match_points")) game.match_points = points_of_both(in, "match_points");
    return game;
  }

  std::optional<std::array<int, 2>> points_of_both(Fields& in, const char* name) {
    constexpr std::int64_t most = 32'767;  // as in a Match ID
    const auto both = two_numbers(in, name, most, reason::field::two_points());
    if (!both) return std::nullopt;
    return std::array{static_cast<int>((*both)[0]), static_cast<int>((*both)[1])};
  }

  std::optional<std::array<Millis, 2>> times(Fields& in, const char* name) {
    constexpr std::int64_t most = std::int64_t{365} * 24 * 3600 * 1000;
    const auto both = two_numbers(in, name, most, reason::field::two_times());
    if (!both) return std::nullopt;
    return std::array{Millis{(*both)[0]}, Millis{(*both)[1]}};
  }

  /// Reads first and second, from 0 to `most`; nullopt, with `why` as the error, for anything else.
  static std::optional<std::array<std::int64_t, 2>> two_numbers(Fields& in, const char* name,
                                                                std::int64_t most,
                                                                const Reason& why) {
    const auto* both = in.array(name);
    if (!both) return std::nullopt;
    const auto fits = [most](const json& part) {
      return part.is_number_integer() && part.get<std::int64_t>() >= 0 &&
             part.get<std::int64_t>() <= most;
    };
    if (both->size() == 2 && std::ranges::all_of(*both, fits))
      return both->get<std::array<std::int64_t, 2>>();
    in.wrong(name, why);
    return std::nullopt;
  }

  Fields& fields_;
  std::vector<std::string> names_;
};

/// Returns the place where a JSON text cannot be parsed.
TextPlace place_of_fault(std::string_view text) {
  try {
    (void)json::parse(text);
  } catch (const json::parse_error& error) {
    const auto read = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
    const auto line = std::ranges::count(read, '\n') + 1;
    const auto last = read.rfind('\n');
    const auto column = read.size() - (last == std::string_view::npos ? 0 : last + 1) + 1;
    return {line, static_cast<std::int64_t>(column)};
  }
  return {1, 1};
}

std::map<std::string, std::string> players_in(Fields& fields) {
  std::map<std::string, std::string> players;
  if (!fields.has("players")) return players;
  const auto* object = fields.object("players");
  if (!object) return players;
  for (const auto& [name, username] : object->items())
    if (username.is_string())
      players.emplace(name, username.get<std::string>());
    else
      fields.wrong("players", reason::field::username_for_each());
  return players;
}

}  // namespace

std::string tournament_document(const Tournament& tournament, const UserNames& names) {
  auto json = JsonText::object();
  json.add("crownhead", "tournament").add("document_version", document_version);
  auto settings = JsonText::object();
  add_settings(settings, tournament.settings());
  settings.add("seed", static_cast<std::int64_t>(tournament.history().seed));
  auto entries = JsonText::array();
  for (const Entry& entry : tournament.entries()) entries.push(entry_shape(entry, names));
  auto apart = JsonText::array();
  for (const auto& [one, other] : tournament.apart())
    apart.push(JsonText::array().push(entrant_name(names, one)).push(entrant_name(names, other)));
  return json.add("settings", settings)
      .add("status", status_name(tournament.status()))
      .add("entries", entries)
      .add("apart", apart)
      .add("rounds", rounds_shape(shown_history(tournament).rounds))
      .take();
}

Parsed<TournamentDocument> parse_tournament_document(std::string_view text) {
  if (!json::accept(text))
    return std::unexpected(
        Problem{{Code::bad_json, place_of_fault(text), reason::request::no_json()}});
  std::string settings_text;
  auto document = parsed(text, [&](Fields& fields) {
    if (const auto* object = fields.object("settings")) settings_text = object->dump();
    if (fields.text("crownhead", 40) != "tournament")
      fields.wrong("crownhead", reason::field::exported_tournament());
    if (fields.integer("document_version") != document_version)
      fields.wrong("document_version", reason::field::one());
    return DocumentReader(fields).read();
  });
  if (!document) return document;
  auto settings = parse_tournament(settings_text);
  if (!settings) return std::unexpected(settings.error());
  document->imported.settings = std::move(settings->settings);
  document->imported.settings.promotion.reset();
  document->imported.seed = settings->seed.value_or(0);
  return document;
}

ImportedTournament with_users(TournamentDocument document, const std::vector<UserId>& users) {
  const auto real = [&](UserId& place) { place = users[static_cast<std::size_t>(place.value)]; };
  Imported& state = document.imported.state;
  for (Entry& entry : state.entries) real(entry.user);
  for (auto& [one, other] : state.apart) {
    real(one);
    real(other);
  }
  return std::move(document.imported);
}

Parsed<ImportBody> parse_import(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    ImportBody body{.format = static_cast<ImportFormat>(fields.choice("format", {"trf", "json"})),
                    .text = fields.text("text", longest_document),
                    .players = players_in(fields),
                    .settings = {}};
    if (body.format == ImportFormat::json) return body;
    body.settings.name = fields.optional_text("name", longest_entry_name).value_or("");
    read_tournament_games(fields, body.settings);
    if (const auto rounds = fields.optional_integer("rounds")) {
      constexpr std::int64_t most = 200;
      if (*rounds < 1 || *rounds > most) fields.wrong("rounds", reason::field::from_to(1, most));
      body.settings.policy.rounds = static_cast<int>(std::clamp<std::int64_t>(*rounds, 1, most));
    }
    return body;
  });
}

Parsed<std::string> parse_entrants(std::string_view text) {
  return parsed(text, [](Fields& fields) { return fields.text("csv", longest_document); });
}

}  // namespace crownhead::wire
