#include "db/codec/tournament_codec.hpp"

#include <array>
#include <utility>

#include "db/codec/control_codec.hpp"
#include "db/codec/tournament_settings_codec.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

constexpr std::uint8_t present_format = 6;

void put(ByteWriter& out, int value) { out.signed_number(value); }
int take_int(ByteReader& in) { return static_cast<int>(in.signed_number()); }

template <class T>
void put_enum(ByteWriter& out, T value) {
  out.byte(static_cast<std::uint8_t>(value));
}

void put(ByteWriter& out, UserId user) { out.signed_number(user.value); }
UserId take_user(ByteReader& in) { return {in.signed_number()}; }

std::optional<std::array<Millis, 2>> take_left(ByteReader& in, std::uint8_t format) {
  return format > before_carried_clocks ? read_left(in) : std::nullopt;
}

void put(ByteWriter& out, const std::vector<Game>& games) {
  out.number(games.size());
  for (const Game& game : games) {
    put_enum(out, game.outcome);
    out.byte(game.first_is_white);
    put(out, game.step);
    put(out, game.plies);
    for (const bool berserk : game.berserk) out.byte(berserk);
    write(out, game.left);
  }
}

std::vector<Game> take_games(ByteReader& in, std::uint8_t format) {
  std::vector<Game> games(in.count(6));
  for (Game& game : games)
    game = {.outcome = in.enumerator(GameOutcome::renewed),
            .first_is_white = in.flag(),
            .step = take_int(in),
            .plies = take_int(in),
            .berserk = {in.flag(), in.flag()},
            .left = take_left(in, format)};
  return games;
}

void put(ByteWriter& out, const Encounter& encounter) {
  put(out, encounter.board);
  put(out, encounter.first.number);
  put(out, encounter.second ? encounter.second->number : 0);
  put_enum(out, encounter.bye);
  put(out, encounter.games);
  put(out, encounter.opening);
}

Encounter take_encounter(ByteReader& in, std::uint8_t format) {
  Encounter encounter{.board = take_int(in), .first = {take_int(in)}};
  if (const int second = take_int(in); second != 0) encounter.second = Seat{second};
  encounter.bye = in.enumerator(Bye::free);
  encounter.games = take_games(in, format);
  if (format > with_two_twice) encounter.opening = take_int(in);
  return encounter;
}

std::vector<Round> take_rounds(ByteReader& in, std::uint8_t format) {
  std::vector<Round> rounds(in.count(3));
  for (Round& round : rounds) {
    round.number = take_int(in);
    round.state = in.enumerator(RoundState::finished);
    round.encounters.resize(in.count(5));
    for (Encounter& encounter : round.encounters) encounter = take_encounter(in, format);
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
          .outcome = in.enumerator(GameOutcome::renewed)};
}

void put(ByteWriter& out, const std::vector<Outcome>& outcomes) {
  out.number(outcomes.size());
  for (const Outcome& outcome : outcomes) put(out, outcome);
}

std::vector<Outcome> take_outcomes(ByteReader& in) {
  std::vector<Outcome> outcomes(in.count(4));
  for (Outcome& outcome : outcomes) outcome = take_outcome(in);
  return outcomes;
}

void put(ByteWriter& out, const std::vector<Round>& rounds) {
  out.number(rounds.size());
  for (const Round& round : rounds) {
    put(out, round.number);
    put_enum(out, round.state);
    out.number(round.encounters.size());
    for (const Encounter& encounter : round.encounters) put(out, encounter);
  }
}

void put(ByteWriter& out, const Extended& extended) {
  put(out, extended.round);
  put(out, extended.board);
  put(out, extended.games);
}

Extended take_extended(ByteReader& in, std::uint8_t format) {
  return {.round = take_int(in), .board = take_int(in), .games = take_games(in, format)};
}

void put(ByteWriter& out, const std::vector<RequestedBye>& byes) {
  out.number(byes.size());
  for (const RequestedBye& bye : byes) {
    put(out, bye.round);
    put_enum(out, bye.bye);
  }
}

std::vector<RequestedBye> take_byes(ByteReader& in) {
  std::vector<RequestedBye> byes(in.count(2));
  for (RequestedBye& bye : byes) bye = {.round = take_int(in), .bye = in.enumerator(Bye::free)};
  return byes;
}

void put(ByteWriter& out, const std::vector<KeptApart>& pairs) {
  out.number(pairs.size());
  for (const auto& [one, other] : pairs) {
    put(out, one);
    put(out, other);
  }
}

std::vector<KeptApart> take_pairs(ByteReader& in) {
  std::vector<KeptApart> pairs(in.count(2));
  for (KeptApart& pair : pairs) {
    pair.first = take_user(in);
    pair.second = take_user(in);
  }
  return pairs;
}

void put(ByteWriter& out, const Entry& entry) {
  put(out, entry.user);
  put_enum(out, entry.state);
  put(out, entry.seat ? entry.seat->number : 0);
  put(out, entry.rating);
  out.number(entry.lot);
  put(out, entry.from_round);
  put(out, entry.byes);
}

Entry take_entry(ByteReader& in) {
  Entry entry{.user = take_user(in), .state = in.enumerator(EntryState::replaced)};
  if (const int seat = take_int(in); seat != 0) entry.seat = Seat{seat};
  entry.rating = take_int(in);
  entry.lot = in.number();
  entry.from_round = take_int(in);
  entry.byes = take_byes(in);
  return entry;
}

struct PayloadWriter {
  ByteWriter& out;

  void operator()(const Created& created) const {
    write(out, created.settings);
    out.number(created.seed);
    put(out, created.director);
  }
  void operator()(const Edited& edited) const { write(out, edited.settings); }
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
    put(out, left.outcomes);
  }
  void operator()(const Drawn& drawn) const { put(out, drawn.rounds); }
  void operator()(const Discarded& discarded) const { put(out, discarded.round); }
  void operator()(const Published& published) const {
    put(out, published.first);
    put(out, published.last);
  }
  void operator()(const Extended& extended) const { put(out, extended); }
  void operator()(const RoundEnded& ended) const { put(out, ended.round); }
  void operator()(const GameEnded& ended) const {
    put(out, ended.result);
    put(out, ended.plies);
    for (const bool berserk : ended.berserk) out.byte(berserk);
    write(out, ended.left);
  }
  void operator()(const ResultSet& set) const { put(out, set.result); }
  void operator()(const Imported& imported) const {
    put_enum(out, imported.status);
    out.number(imported.entries.size());
    for (const Entry& entry : imported.entries) put(out, entry);
    put(out, imported.apart);
    put(out, imported.rounds);
  }
  void operator()(const Replaced& replaced) const {
    put(out, replaced.user);
    put(out, replaced.by);
    put(out, replaced.rating);
    out.number(replaced.lot);
    put(out, replaced.outcomes);
    out.number(replaced.games.size());
    for (const Extended& extended : replaced.games) put(out, extended);
  }
  void operator()(const ByesAsked& asked) const {
    put(out, asked.user);
    put(out, asked.byes);
  }
  void operator()(const ApartSet& set) const { put(out, set.pairs); }
  void operator()(const TimeAdded& added) const {
    out.number(added.games.size());
    for (const GameKey& key : added.games)
      for (const int part : {key.round, key.board, key.number}) put(out, part);
    out.millis(added.time);
  }
  void operator()(const Promoted& promoted) const {
    out.number(promoted.users.size());
    for (const UserId user : promoted.users) put(out, user);
  }
  void operator()(const auto&) const {}
};

DirectorsChanged take_directors(ByteReader& in) {
  DirectorsChanged changed;
  changed.directors.resize(in.count(1));
  for (UserId& user : changed.directors) user = take_user(in);
  return changed;
}

Left take_left(ByteReader& in) {
  Left left{.user = take_user(in), .state = in.enumerator(EntryState::replaced), .outcomes = {}};
  left.outcomes = take_outcomes(in);
  return left;
}

Imported take_imported(ByteReader& in, std::uint8_t format) {
  Imported imported{
      .status = in.enumerator(Status::cancelled), .entries = {}, .apart = {}, .rounds = {}};
  imported.entries.resize(in.count(7));
  for (Entry& entry : imported.entries) entry = take_entry(in);
  imported.apart = take_pairs(in);
  imported.rounds = take_rounds(in, format);
  return imported;
}

Replaced take_replaced(ByteReader& in, std::uint8_t format) {
  Replaced replaced{.user = take_user(in),
                    .by = take_user(in),
                    .rating = take_int(in),
                    .lot = in.number(),
                    .outcomes = take_outcomes(in),
                    .games = {}};
  replaced.games.resize(in.count(3));
  for (Extended& extended : replaced.games) extended = take_extended(in, format);
  return replaced;
}

TimeAdded take_added_time(ByteReader& in) {
  TimeAdded added;
  added.games.resize(in.count(3));
  for (GameKey& key : added.games)
    key = {.round = take_int(in), .board = take_int(in), .number = take_int(in)};
  added.time = in.millis();
  return added;
}

GameEnded take_game_end(ByteReader& in, std::uint8_t format) {
  GameEnded ended{.result = take_outcome(in)};
  if (format <= before_arenas) return ended;
  ended.plies = take_int(in);
  for (bool& berserk : ended.berserk) berserk = in.flag();
  ended.left = take_left(in, format);
  return ended;
}

using What = decltype(Event::what);
using ReadPayload = What (*)(ByteReader& in, std::uint8_t format);

/// In the order of Event::what.
constexpr std::array<ReadPayload, std::variant_size_v<What>> payloads = {
    [](ByteReader& in, std::uint8_t format) -> What {
      return Created{
          .settings = read_settings(in, format), .seed = in.number(), .director = take_user(in)};
    },
    [](ByteReader& in, std::uint8_t format) -> What { return Edited{read_settings(in, format)}; },
    [](ByteReader& in, std::uint8_t) -> What { return take_directors(in); },
    [](ByteReader& in, std::uint8_t) -> What {
      return Entered{.user = take_user(in),
                     .state = in.enumerator(EntryState::replaced),
                     .rating = take_int(in),
                     .lot = in.number(),
                     .from_round = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What {
      return Answered{.user = take_user(in), .accepted = in.flag(), .from_round = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What { return take_left(in); },
    [](ByteReader&, std::uint8_t) -> What { return Started{}; },
    [](ByteReader& in, std::uint8_t format) -> What { return Drawn{take_rounds(in, format)}; },
    [](ByteReader& in, std::uint8_t) -> What { return Discarded{take_int(in)}; },
    [](ByteReader& in, std::uint8_t) -> What {
      return Published{.first = take_int(in), .last = take_int(in)};
    },
    [](ByteReader& in, std::uint8_t format) -> What { return take_extended(in, format); },
    [](ByteReader& in, std::uint8_t) -> What { return RoundEnded{take_int(in)}; },
    [](ByteReader& in, std::uint8_t format) -> What { return take_game_end(in, format); },
    [](ByteReader& in, std::uint8_t) -> What { return ResultSet{take_outcome(in)}; },
    [](ByteReader&, std::uint8_t) -> What { return Paused{}; },
    [](ByteReader&, std::uint8_t) -> What { return Resumed{}; },
    [](ByteReader&, std::uint8_t) -> What { return Finished{}; },
    [](ByteReader&, std::uint8_t) -> What { return Cancelled{}; },
    [](ByteReader& in, std::uint8_t format) -> What { return take_imported(in, format); },
    [](ByteReader& in, std::uint8_t format) -> What { return take_replaced(in, format); },
    [](ByteReader& in, std::uint8_t) -> What {
      return ByesAsked{.user = take_user(in), .byes = take_byes(in)};
    },
    [](ByteReader& in, std::uint8_t) -> What { return ApartSet{take_pairs(in)}; },
    [](ByteReader& in, std::uint8_t) -> What { return take_added_time(in); },
    [](ByteReader&, std::uint8_t) -> What { return MessageSent{}; },
    [](ByteReader& in, std::uint8_t) -> What {
      Promoted promoted;
      promoted.users.resize(in.count(1));
      for (UserId& user : promoted.users) user = take_user(in);
      return promoted;
    },
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
