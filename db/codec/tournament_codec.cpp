#include "db/codec/tournament_codec.hpp"

#include <array>
#include <utility>

#include "db/codec/control_codec.hpp"
#include "db/codec/reason_codec.hpp"
#include "db/codec/tournament_rounds_codec.hpp"
#include "db/codec/tournament_settings_codec.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

constexpr std::uint8_t present_format = 1;

void put(ByteWriter& out, UserId user) { out.signed_number(user.value); }
UserId take_user(ByteReader& in) { return {in.signed_number()}; }

void put(ByteWriter& out, const std::vector<RequestedBye>& byes) {
  out.number(byes.size());
  for (const RequestedBye& bye : byes) {
    out.integer(bye.round);
    out.enumerator(bye.bye);
  }
}

std::vector<RequestedBye> take_byes(ByteReader& in) {
  std::vector<RequestedBye> byes(in.count(2));
  for (RequestedBye& bye : byes) bye = {.round = in.integer(), .bye = in.enumerator(Bye::free)};
  return byes;
}

void put(ByteWriter& out, const std::vector<ForbiddenPair>& pairs) {
  out.number(pairs.size());
  for (const auto& [one, other] : pairs) {
    put(out, one);
    put(out, other);
  }
}

std::vector<ForbiddenPair> take_pairs(ByteReader& in) {
  std::vector<ForbiddenPair> pairs(in.count(2));
  for (ForbiddenPair& pair : pairs) {
    pair.first = take_user(in);
    pair.second = take_user(in);
  }
  return pairs;
}

void put(ByteWriter& out, const LoggedGame& game) {
  out.byte(game.players.has_value());
  if (game.players)
    for (const UserId user : *game.players) put(out, user);
  out.enumerator(game.before);
  out.enumerator(game.counts);
}

LoggedGame take_logged(ByteReader& in) {
  LoggedGame game;
  if (in.flag()) game.players = {take_user(in), take_user(in)};
  game.before = in.enumerator(GameOutcome::renewed);
  game.counts = in.enumerator(GameOutcome::renewed);
  return game;
}

void put(ByteWriter& out, const Entry& entry) {
  put(out, entry.user);
  out.enumerator(entry.state);
  out.integer(entry.seat ? entry.seat->number : 0);
  out.integer(entry.rating);
  out.number(entry.lot);
  out.integer(entry.from_round);
  put(out, entry.byes);
}

Entry take_entry(ByteReader& in) {
  Entry entry{.user = take_user(in), .state = in.enumerator(EntryState::replaced)};
  if (const int seat = in.integer(); seat != 0) entry.seat = tournament::PairingNumber{seat};
  entry.rating = in.integer();
  entry.lot = in.number();
  entry.from_round = in.integer();
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
  void operator()(const Edited& edited) const {
    write(out, edited.settings);
    out.text(edited.former_name);
  }
  void operator()(const DirectorsChanged& changed) const {
    out.number(changed.directors.size());
    for (const UserId user : changed.directors) put(out, user);
  }
  void operator()(const Entered& entered) const {
    put(out, entered.user);
    out.enumerator(entered.state);
    out.integer(entered.rating);
    out.number(entered.lot);
    out.integer(entered.from_round);
  }
  void operator()(const PlayersEntered& entered) const {
    out.number(entered.players.size());
    for (const Entered& one : entered.players) (*this)(one);
  }
  void operator()(const Answered& answered) const {
    put(out, answered.user);
    out.byte(answered.accepted);
    out.integer(answered.from_round);
  }
  void operator()(const Left& left) const {
    put(out, left.user);
    out.enumerator(left.state);
    write(out, left.outcomes);
    out.enumerator(left.former);
  }
  void operator()(const Drawn& drawn) const {
    write(out, drawn.rounds);
    out.byte(drawn.wave);
    out.number(drawn.openings.size());
    for (const std::string& code : drawn.openings) out.text(code);
  }
  void operator()(const Discarded& discarded) const { out.integer(discarded.round); }
  void operator()(const PairingsChanged& changed) const {
    out.integer(changed.round);
    out.text(changed.change);
    out.integer(changed.boards);
    write(out, changed.encounters);
    out.number(changed.broken.size());
    for (const BrokenRule& broken : changed.broken) {
      out.enumerator(broken.rule);
      out.integer(broken.board);
      out.integer(broken.player.number);
      out.integer(broken.opponent ? broken.opponent->number : 0);
      out.integer(broken.detail);
    }
  }
  void operator()(const Published& published) const {
    out.integer(published.first);
    out.integer(published.last);
  }
  void operator()(const Extended& extended) const { write(out, extended); }
  void operator()(const RoundEnded& ended) const { out.integer(ended.round); }
  void operator()(const GameEnded& ended) const {
    write(out, ended.result);
    out.integer(ended.plies);
    for (const bool berserk : ended.berserk) out.byte(berserk);
    write(out, ended.left);
    put(out, ended.logged);
    write(out, ended.match_points);
  }
  void operator()(const ResultSet& set) const {
    write(out, set.result);
    put(out, set.logged);
  }
  void operator()(const Imported& imported) const {
    out.enumerator(imported.status);
    out.number(imported.entries.size());
    for (const Entry& entry : imported.entries) put(out, entry);
    put(out, imported.apart);
    write(out, imported.rounds);
  }
  void operator()(const Replaced& replaced) const {
    put(out, replaced.user);
    put(out, replaced.by);
    out.integer(replaced.rating);
    out.number(replaced.lot);
    write(out, replaced.outcomes);
    out.number(replaced.games.size());
    for (const Extended& extended : replaced.games) write(out, extended);
    out.enumerator(replaced.former);
  }
  void operator()(const ByesAsked& asked) const {
    put(out, asked.user);
    put(out, asked.byes);
    put(out, asked.former);
  }
  void operator()(const ForbiddenPairsSet& set) const {
    put(out, set.pairs);
    out.integer(set.former);
  }
  void operator()(const TimeAdded& added) const {
    out.number(added.games.size());
    for (const GameKey& key : added.games) write(out, key);
    out.millis(added.time);
  }
  void operator()(const Promoted& promoted) const {
    out.number(promoted.users.size());
    for (const UserId user : promoted.users) put(out, user);
    out.byte(promoted.refusal.has_value());
    if (promoted.refusal) write(out, *promoted.refusal);
  }
  void operator()(const DisputeSettled& settled) const {
    out.signed_number(settled.dispute.value);
    put(out, settled.user);
    write(out, settled.game);
    put(out, settled.logged);
  }
  void operator()(const auto&) const {}
};

DirectorsChanged take_directors(ByteReader& in) {
  DirectorsChanged changed;
  changed.directors.resize(in.count(1));
  for (UserId& user : changed.directors) user = take_user(in);
  return changed;
}

Edited take_edited(ByteReader& in) {
  Edited edited{.settings = read_settings(in)};
  edited.former_name = in.text();
  return edited;
}

Left take_left(ByteReader& in) {
  Left left{.user = take_user(in), .state = in.enumerator(EntryState::replaced), .outcomes = {}};
  left.outcomes = read_outcomes(in);
  left.former = in.enumerator(EntryState::replaced);
  return left;
}

Drawn take_drawn(ByteReader& in) {
  Drawn drawn{read_rounds(in)};
  drawn.wave = in.flag();
  drawn.openings.resize(in.count(1));
  for (std::string& code : drawn.openings) code = in.text();
  return drawn;
}

Imported take_imported(ByteReader& in) {
  Imported imported{
      .status = in.enumerator(Status::cancelled), .entries = {}, .apart = {}, .rounds = {}};
  imported.entries.resize(in.count(7));
  for (Entry& entry : imported.entries) entry = take_entry(in);
  imported.apart = take_pairs(in);
  imported.rounds = read_rounds(in);
  return imported;
}

Replaced take_replaced(ByteReader& in) {
  Replaced replaced{.user = take_user(in),
                    .by = take_user(in),
                    .rating = in.integer(),
                    .lot = in.number(),
                    .outcomes = read_outcomes(in),
                    .games = {}};
  replaced.games.resize(in.count(3));
  for (Extended& extended : replaced.games) extended = read_extended(in);
  replaced.former = in.enumerator(EntryState::replaced);
  return replaced;
}

ByesAsked take_asked_byes(ByteReader& in) {
  ByesAsked asked{.user = take_user(in), .byes = take_byes(in)};
  asked.former = take_byes(in);
  return asked;
}

ForbiddenPairsSet take_apart(ByteReader& in) {
  ForbiddenPairsSet set{take_pairs(in)};
  set.former = in.integer();
  return set;
}

Promoted take_promoted(ByteReader& in) {
  Promoted promoted;
  promoted.users.resize(in.count(1));
  for (UserId& user : promoted.users) user = take_user(in);
  if (in.flag()) promoted.refusal = read_reason(in);
  return promoted;
}

TimeAdded take_added_time(ByteReader& in) {
  TimeAdded added;
  added.games.resize(in.count(3));
  for (GameKey& key : added.games) key = read_key(in);
  added.time = in.millis();
  return added;
}

BrokenRule take_broken_rule(ByteReader& in) {
  BrokenRule broken{.rule = in.enumerator(PairingRule::bye_not_lowest),
                    .board = in.integer(),
                    .player = {in.integer()}};
  if (const int opponent = in.integer(); opponent != 0)
    broken.opponent = tournament::PairingNumber{opponent};
  broken.detail = in.integer();
  return broken;
}

PairingsChanged take_changed_pairings(ByteReader& in) {
  PairingsChanged changed{.round = in.integer(), .change = in.text(), .boards = in.integer()};
  changed.encounters = read_encounters(in);
  changed.broken.resize(in.count(5));
  for (BrokenRule& broken : changed.broken) broken = take_broken_rule(in);
  return changed;
}

GameEnded take_game_end(ByteReader& in) {
  GameEnded ended{.result = read_outcome(in)};
  ended.plies = in.integer();
  for (bool& berserk : ended.berserk) berserk = in.flag();
  ended.left = read_left(in);
  ended.logged = take_logged(in);
  ended.match_points = read_match_points(in);
  return ended;
}

Entered take_entered(ByteReader& in) {
  return {.user = take_user(in),
          .state = in.enumerator(EntryState::replaced),
          .rating = in.integer(),
          .lot = in.number(),
          .from_round = in.integer()};
}

using What = decltype(Event::what);
using ReadPayload = What (*)(ByteReader& in);

/// In the order of Event::what.
constexpr std::array<ReadPayload, std::variant_size_v<What>> payloads = {
    [](ByteReader& in) -> What {
      return Created{.settings = read_settings(in), .seed = in.number(), .director = take_user(in)};
    },
    [](ByteReader& in) -> What { return take_edited(in); },
    [](ByteReader& in) -> What { return take_directors(in); },
    [](ByteReader& in) -> What { return take_entered(in); },
    [](ByteReader& in) -> What {
      return Answered{.user = take_user(in), .accepted = in.flag(), .from_round = in.integer()};
    },
    [](ByteReader& in) -> What { return take_left(in); },
    [](ByteReader&) -> What { return Started{}; },
    [](ByteReader& in) -> What { return take_drawn(in); },
    [](ByteReader& in) -> What { return Discarded{in.integer()}; },
    [](ByteReader& in) -> What { return Published{.first = in.integer(), .last = in.integer()}; },
    [](ByteReader& in) -> What { return read_extended(in); },
    [](ByteReader& in) -> What { return RoundEnded{in.integer()}; },
    [](ByteReader& in) -> What { return take_game_end(in); },
    [](ByteReader& in) -> What {
      return ResultSet{.result = read_outcome(in), .logged = take_logged(in)};
    },
    [](ByteReader&) -> What { return Paused{}; },
    [](ByteReader&) -> What { return Resumed{}; },
    [](ByteReader&) -> What { return Finished{}; },
    [](ByteReader&) -> What { return Cancelled{}; },
    [](ByteReader& in) -> What { return take_imported(in); },
    [](ByteReader& in) -> What { return take_replaced(in); },
    [](ByteReader& in) -> What { return take_asked_byes(in); },
    [](ByteReader& in) -> What { return take_apart(in); },
    [](ByteReader& in) -> What { return take_added_time(in); },
    [](ByteReader&) -> What { return MessageSent{}; },
    [](ByteReader& in) -> What { return take_promoted(in); },
    [](ByteReader& in) -> What {
      return DisputeSettled{.dispute = {in.signed_number()},
                            .user = take_user(in),
                            .game = read_key(in),
                            .logged = take_logged(in)};
    },
    [](ByteReader& in) -> What { return take_changed_pairings(in); },
    [](ByteReader& in) -> What {
      PlayersEntered entered;
      entered.players.resize(in.count(5));
      for (Entered& one : entered.players) one = take_entered(in);
      return entered;
    },
};

}  // namespace

std::vector<std::uint8_t> encode_tournament_event(const Event& event) {
  ByteWriter out;
  out.byte(present_format);
  std::visit(PayloadWriter{out}, event.what);
  return out.take();
}

Decoded<Event> decode_tournament_event(std::int64_t type, std::span<const std::uint8_t> payload,
                                       std::string text) {
  ByteReader in(payload);
  if (in.byte() != present_format)
    in.blame("an event in a format that this program does not support");
  Event event{.at = {}, .by = std::nullopt, .what = Paused{}};
  if (type < 0 || type >= static_cast<std::int64_t>(payloads.size()))
    in.blame("an event of unknown type");
  else
    event.what = payloads[static_cast<std::size_t>(type)](in);
  if (auto* message = std::get_if<MessageSent>(&event.what)) message->text = std::move(text);
  return in.finish(std::move(event));
}

}  // namespace crownhead::codec
