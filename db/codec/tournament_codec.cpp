#include "db/codec/tournament_codec.hpp"

#include <array>
#include <utility>

#include "db/codec/control_codec.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

constexpr std::uint8_t before_arenas = 1;
constexpr std::uint8_t present_format = 2;

void put(ByteWriter& out, int value) { out.signed_number(value); }
int take_int(ByteReader& in) { return static_cast<int>(in.signed_number()); }

template <class T>
void put_enum(ByteWriter& out, T value) {
  out.byte(static_cast<std::uint8_t>(value));
}

void put(ByteWriter& out, const std::optional<int>& value) {
  out.byte(value.has_value());
  if (value) put(out, *value);
}

std::optional<int> take_optional(ByteReader& in) {
  return in.flag() ? std::optional(take_int(in)) : std::nullopt;
}

void put(ByteWriter& out, UserId user) { out.signed_number(user.value); }
UserId take_user(ByteReader& in) { return {in.signed_number()}; }

void put(ByteWriter& out, const Policy& policy) {
  put_enum(out, policy.format);
  put(out, policy.cycles);
  put(out, policy.rounds);
  put(out, policy.games_per_encounter);
  out.number(policy.steps.size());
  for (const Step& step : policy.steps) {
    put(out, step.games);
    out.byte(step.until_won);
    put(out, step.win);
    put(out, step.loss);
  }
  const Points& points = policy.points;
  for (const int value : {points.win, points.draw, points.loss, points.bye, points.half_bye})
    put(out, value);
  put(out, policy.first_to);
  out.number(policy.tiebreaks.size());
  for (const TieBreak kind : policy.tiebreaks) put_enum(out, kind);
  put_enum(out, policy.unplayed);
  put_enum(out, policy.order);
  put_enum(out, policy.colours);
  out.byte(policy.all_at_once);
  put(out, policy.minutes);
}

Policy take_policy(ByteReader& in, std::uint8_t format) {
  Policy policy{.format = in.enumerator(Format::arena),
                .cycles = take_int(in),
                .rounds = take_int(in),
                .games_per_encounter = take_int(in)};
  policy.steps.resize(in.count(4));
  for (Step& step : policy.steps)
    step = {
        .games = take_int(in), .until_won = in.flag(), .win = take_int(in), .loss = take_int(in)};
  Points& points = policy.points;
  for (int* value : {&points.win, &points.draw, &points.loss, &points.bye, &points.half_bye})
    *value = take_int(in);
  policy.first_to = take_int(in);
  policy.tiebreaks.resize(in.count(1));
  for (TieBreak& kind : policy.tiebreaks) kind = in.enumerator(TieBreak::lot);
  policy.unplayed = in.enumerator(UnplayedRounds::virtual_opponent);
  policy.order = in.enumerator(SwissOrder::solkoff);
  policy.colours = in.enumerator(Colours::by_lot);
  policy.all_at_once = in.flag();
  if (format > before_arenas) policy.minutes = take_int(in);
  return policy;
}

/// The figures of a vacation policy, as one list for both directions.
template <class VacationPolicy>
auto figures_of(VacationPolicy& policy) {
  return std::array{&policy.splits_allowed, &policy.days_allowed,  &policy.min_days,
                    &policy.max_days,       &policy.notice_hours,  &policy.horizon_days,
                    &policy.min_gap_hours,  &policy.retro_max_days};
}

void put(ByteWriter& out, const vacation::Policy& policy) {
  for (const int* figure : figures_of(policy)) put(out, *figure);
  put_enum(out, policy.approval);
  put_enum(out, policy.freeze);
  put_enum(out, policy.moves);
  put_enum(out, policy.rounding);
}

vacation::Policy take_vacation(ByteReader& in) {
  vacation::Policy policy;
  for (int* figure : figures_of(policy)) *figure = take_int(in);
  policy.approval = in.enumerator(vacation::Approval::director);
  policy.freeze = in.enumerator(vacation::Freeze::both);
  policy.moves = in.enumerator(vacation::Moves::allow);
  policy.rounding = in.enumerator(vacation::Rounding::up_to_day);
  return policy;
}

void put(ByteWriter& out, const Settings& settings) {
  for (const auto* text :
       {&settings.name, &settings.description, &settings.variant, &settings.ruleset})
    out.text(*text);
  write(out, settings.control);
  out.byte(settings.rated);
  put(out, settings.policy);
  put_enum(out, settings.entry.by);
  out.text(settings.entry.password_hash);
  for (const auto* bound :
       {&settings.entry.min_rating, &settings.entry.max_rating, &settings.entry.max_players})
    put(out, *bound);
  put(out, settings.entry.late_until_round);
  out.byte(settings.entry.start_when_full);
  put_enum(out, settings.schedule);
  out.byte(settings.starts.has_value());
  if (settings.starts) out.instant(*settings.starts);
  put(out, settings.vacation);
}

Settings take_settings(ByteReader& in, std::uint8_t format) {
  Settings settings;
  for (auto* text : {&settings.name, &settings.description, &settings.variant, &settings.ruleset})
    *text = in.text();
  settings.control = read_control(in);
  settings.rated = in.flag();
  settings.policy = take_policy(in, format);
  settings.entry.by = in.enumerator(EntryBy::password);
  settings.entry.password_hash = in.text();
  for (auto* bound :
       {&settings.entry.min_rating, &settings.entry.max_rating, &settings.entry.max_players})
    *bound = take_optional(in);
  settings.entry.late_until_round = take_int(in);
  if (format > before_arenas) settings.entry.start_when_full = in.flag();
  settings.schedule = in.enumerator(Schedule::automatic);
  if (in.flag()) settings.starts = in.instant();
  settings.vacation = take_vacation(in);
  return settings;
}

void put(ByteWriter& out, const std::vector<Game>& games) {
  out.number(games.size());
  for (const Game& game : games) {
    put_enum(out, game.outcome);
    out.byte(game.first_is_white);
    put(out, game.step);
    put(out, game.plies);
    for (const bool berserk : game.berserk) out.byte(berserk);
  }
}

std::vector<Game> take_games(ByteReader& in) {
  std::vector<Game> games(in.count(6));
  for (Game& game : games)
    game = {.outcome = in.enumerator(GameOutcome::annulled),
            .first_is_white = in.flag(),
            .step = take_int(in),
            .plies = take_int(in),
            .berserk = {in.flag(), in.flag()}};
  return games;
}

void put(ByteWriter& out, const Encounter& encounter) {
  put(out, encounter.board);
  put(out, encounter.first.number);
  put(out, encounter.second ? encounter.second->number : 0);
  put_enum(out, encounter.bye);
  put(out, encounter.games);
}

Encounter take_encounter(ByteReader& in) {
  Encounter encounter{.board = take_int(in), .first = {take_int(in)}};
  if (const int second = take_int(in); second != 0) encounter.second = Seat{second};
  encounter.bye = in.enumerator(Bye::free);
  encounter.games = take_games(in);
  return encounter;
}

std::vector<Round> take_rounds(ByteReader& in) {
  std::vector<Round> rounds(in.count(3));
  for (Round& round : rounds) {
    round.number = take_int(in);
    round.state = in.enumerator(RoundState::finished);
    round.encounters.resize(in.count(5));
    for (Encounter& encounter : round.encounters) encounter = take_encounter(in);
  }
  return rounds;
}

void put(ByteWriter& out, const Outcome& outcome) {
  put(out, outcome.game.round);
  put(out, outcome.game.board);
  put(out, outcome.game.number);
  put_enum(out, outcome.outcome);
}

Outcome take_outcome(ByteReader& in) {
  return {.game = {.round = take_int(in), .board = take_int(in), .number = take_int(in)},
          .outcome = in.enumerator(GameOutcome::annulled)};
}

struct PayloadWriter {
  ByteWriter& out;

  void operator()(const Created& created) const {
    put(out, created.settings);
    out.number(created.seed);
    put(out, created.director);
  }
  void operator()(const Edited& edited) const { put(out, edited.settings); }
  void operator()(const DirectorsChanged& changed) const {
    out.number(changed.directors.size());
    for (const UserId user : changed.directors) put(out, user);
  }
  void operator()(const Entered& entered) const {
    put(out, entered.user);
    put_enum(out, entered.state);
    put(out, entered.rating);
    out.number(entered.lot);
    put(out, entered.from_round);
  }
  void operator()(const Answered& answered) const {
    put(out, answered.user);
    out.byte(answered.accepted);
    put(out, answered.from_round);
  }
  void operator()(const Left& left) const {
    put(out, left.user);
    put_enum(out, left.state);
    out.number(left.outcomes.size());
    for (const Outcome& outcome : left.outcomes) put(out, outcome);
  }
  void operator()(const Drawn& drawn) const {
    out.number(drawn.rounds.size());
    for (const Round& round : drawn.rounds) {
      put(out, round.number);
      put_enum(out, round.state);
      out.number(round.encounters.size());
      for (const Encounter& encounter : round.encounters) put(out, encounter);
    }
  }
  void operator()(const Discarded& discarded) const { put(out, discarded.round); }
  void operator()(const Published& published) const {
    put(out, published.first);
    put(out, published.last);
  }
  void operator()(const Extended& extended) const {
    put(out, extended.round);
    put(out, extended.board);
    put(out, extended.games);
  }
  void operator()(const RoundEnded& ended) const { put(out, ended.round); }
  void operator()(const GameEnded& ended) const {
    put(out, ended.result);
    put(out, ended.plies);
    for (const bool berserk : ended.berserk) out.byte(berserk);
  }
  void operator()(const ResultSet& set) const { put(out, set.result); }
  void operator()(const auto&) const {}
};

DirectorsChanged take_directors(ByteReader& in) {
  DirectorsChanged changed;
  changed.directors.resize(in.count(1));
  for (UserId& user : changed.directors) user = take_user(in);
  return changed;
}

Left take_left(ByteReader& in) {
  Left left{.user = take_user(in), .state = in.enumerator(EntryState::expelled), .outcomes = {}};
  left.outcomes.resize(in.count(4));
  for (Outcome& outcome : left.outcomes) outcome = take_outcome(in);
  return left;
}

GameEnded take_game_end(ByteReader& in, std::uint8_t format) {
  GameEnded ended{.result = take_outcome(in)};
  if (format <= before_arenas) return ended;
  ended.plies = take_int(in);
  for (bool& berserk : ended.berserk) berserk = in.flag();
  return ended;
}

using What = decltype(Event::what);
using ReadPayload = What (*)(ByteReader& in, std::uint8_t format);

/// In the order of Event::what.
constexpr std::array<ReadPayload, std::variant_size_v<What>> payloads = {
    [](ByteReader& in, std::uint8_t format) -> What {
      return Created{
          .settings = take_settings(in, format), .seed = in.number(), .director = take_user(in)};
    },
    [](ByteReader& in, std::uint8_t format) -> What { return Edited{take_settings(in, format)}; },
    [](ByteReader& in, std::uint8_t) -> What { return take_directors(in); },
    [](ByteReader& in, std::uint8_t) -> What {
      return Entered{.user = take_user(in),
                     .state = in.enumerator(EntryState::expelled),
                     .rating = take_int(in),
                     .lot = in.number(),
                     .from_round = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What {
      return Answered{.user = take_user(in), .accepted = in.flag(), .from_round = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What { return take_left(in); },
    [](ByteReader&, std::uint8_t) -> What { return Started{}; },
    [](ByteReader& in, std::uint8_t) -> What { return Drawn{take_rounds(in)}; },
    [](ByteReader& in, std::uint8_t) -> What { return Discarded{take_int(in)}; },
    [](ByteReader& in, std::uint8_t) -> What {
      return Published{.first = take_int(in), .last = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What {
      return Extended{.round = take_int(in), .board = take_int(in), .games = take_games(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What { return RoundEnded{take_int(in)}; },
    [](ByteReader& in, std::uint8_t format) -> What { return take_game_end(in, format); },
    [](ByteReader& in, std::uint8_t) -> What { return ResultSet{take_outcome(in)}; },
    [](ByteReader&, std::uint8_t) -> What { return Paused{}; },
    [](ByteReader&, std::uint8_t) -> What { return Resumed{}; },
    [](ByteReader&, std::uint8_t) -> What { return Finished{}; },
    [](ByteReader&, std::uint8_t) -> What { return Cancelled{}; },
};

}  // namespace

std::vector<std::uint8_t> encode_tournament_event(const Event& event) {
  ByteWriter out;
  out.byte(present_format);
  std::visit(PayloadWriter{out}, event.what);
  return out.take();
}

Decoded<Event> decode_tournament_event(std::int64_t type, std::span<const std::uint8_t> payload) {
  ByteReader in(payload);
  const std::uint8_t format = in.byte();
  if (format < before_arenas || format > present_format)
    in.blame("an event in a format that this program does not know");
  Event event{.at = {}, .by = std::nullopt, .what = Paused{}};
  if (type < 0 || type >= static_cast<std::int64_t>(payloads.size()))
    in.blame("an event of no known type");
  else
    event.what = payloads[static_cast<std::size_t>(type)](in, format);
  return in.finish(std::move(event));
}

}  // namespace crownhead::codec
