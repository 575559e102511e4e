#include "server/wire/tournament/tournament_act_json.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/tournament/game_result.hpp"
#include "rules/tournament/pairing/broken_rules.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/core/reason_json.hpp"
#include "server/wire/tournament/tournament_names.hpp"
#include "server/wire/tournament/tournament_settings_json.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

JsonText names_list(const UserNames& names, const std::vector<UserId>& users) {
  auto list = JsonText::array();
  for (const UserId user : users) list.push(name_of(names, user));
  return list;
}

/// The first and the last round. An empty list is damage, but no reason to stop.
std::pair<int, int> numbers_of(const Drawn& drawn) {
  if (drawn.rounds.empty()) return {0, 0};
  return {drawn.rounds.front().number, drawn.rounds.back().number};
}

/// Returns the names of the rules that the change broke, each once.
std::vector<std::string_view> rules_in(const PairingsChanged& changed) {
  std::vector<std::string_view> rules;
  for (const BrokenRule& broken : changed.broken)
    if (const auto rule = rule_name(broken.rule); std::ranges::find(rules, rule) == rules.end())
      rules.push_back(rule);
  return rules;
}

/// The values of an act, with players' present names.
struct Params {
  JsonText& json;
  const UserNames& names;

  void operator()(const Created& created) const { json.add("name", created.settings.name); }
  void operator()(const Edited& edited) const {
    json.add("name", edited.settings.name).add("former_name", edited.former_name);
  }
  void operator()(const DirectorsChanged& changed) const {
    json.add("directors", names_list(names, changed.directors));
  }
  void operator()(const Entered& entered) const { add_user(entered.user); }
  void operator()(const PlayersEntered& entered) const {
    json.add("players", entered.players.size());
  }
  void operator()(const Answered& answered) const { add_user(answered.user); }
  void operator()(const Left& left) const {
    add_user(left.user);
    json.add("former_state", state_name(left.former));
  }
  void operator()(const Drawn& drawn) const {
    const auto [first, last] = numbers_of(drawn);
    add_rounds(first, last);
    auto openings = JsonText::array();
    for (const std::string& code : drawn.openings) openings.push(code);
    json.add("wave", drawn.wave).add("openings", openings);
  }
  void operator()(const Discarded& discarded) const { json.add("round", discarded.round); }
  /// Without players: the round is not published.
  void operator()(const PairingsChanged& changed) const {
    json.add("round", changed.round).add("change", changed.change);
    auto boards = JsonText::array();
    for (const Encounter& encounter : changed.encounters) boards.push(encounter.board);
    auto rules = JsonText::array();
    for (const std::string_view rule : rules_in(changed)) rules.push(rule);
    json.add("boards", boards).add("rules", rules);
  }
  void operator()(const Published& published) const { add_rounds(published.first, published.last); }
  void operator()(const Extended& extended) const {
    json.add("round", extended.round)
        .add("board", extended.board)
        .add("games", extended.games.size());
  }
  void operator()(const RoundEnded& ended) const { json.add("round", ended.round); }
  void operator()(const GameEnded& ended) const {
    add_game(ended.result.game, ended.logged);
    add_former(ended.logged);
  }
  void operator()(const ResultSet& set) const {
    add_game(set.result.game, set.logged);
    add_former(set.logged);
  }
  void operator()(const Imported& imported) const {
    json.add("status", status_name(imported.status));
  }
  void operator()(const Replaced& replaced) const {
    add_user(replaced.user);
    json.add("by", name_of(names, replaced.by)).add("former_state", state_name(replaced.former));
  }
  void operator()(const ByesAsked& asked) const {
    add_user(asked.user);
    json.add("byes", byes_shape(asked.byes)).add("former_byes", byes_shape(asked.former));
  }
  void operator()(const ForbiddenPairsSet& set) const {
    json.add("pairs", set.pairs.size()).add("former_pairs", set.former);
  }
  void operator()(const TimeAdded& added) const {
    json.add("games", added.games.size()).add("time_ms", added.time.count);
  }
  void operator()(const MessageSent& message) const { json.add("text", message.text); }
  void operator()(const Promoted& promoted) const {
    json.add("users", names_list(names, promoted.users));
    if (promoted.refusal)
      json.add("refusal", ReadyJson{reason_json(*promoted.refusal)});
    else
      json.add("refusal", std::nullopt);
  }
  void operator()(const DisputeSettled& settled) const {
    add_user(settled.user);
    add_game(settled.game, settled.logged);
  }
  /// Started, Paused, Resumed, Finished, Cancelled: these acts have no values.
  void operator()(const auto&) const {}

 private:
  void add_user(UserId user) const { json.add("user", name_of(names, user)); }
  void add_rounds(int first, int last) const { json.add("first", first).add("last", last); }
  void add_game(const GameKey& key, const LoggedGame& game) const {
    const auto player = [&](std::size_t side) {
      return game.players ? std::optional(name_of(names, (*game.players)[side])) : std::nullopt;
    };
    json.add("round", key.round)
        .add("board", key.board)
        .add("game", key.number)
        .add("white", player(0))
        .add("black", player(1))
        .add("result", score_text(game.counts))
        .add("forfeit", is_won_by_forfeit(game.counts));
  }
  void add_former(const LoggedGame& game) const {
    json.add("former_result", score_text(game.before))
        .add("former_forfeit", is_won_by_forfeit(game.before));
  }
};

std::string text_of(const UserNames& names, const std::vector<UserId>& users) {
  std::string text;
  for (const UserId user : users)
    text.append(text.empty() ? "" : ", ").append(name_of(names, user));
  return text;
}

/// "round 3" or "round 1 to 5"
std::string text_of_rounds(int first, int last, const char* called = "round ") {
  auto text = called + std::to_string(first);
  return last == first ? text : text + " to " + std::to_string(last);
}

/// "3 half, 4 zero"
std::string text_of(const std::vector<RequestedBye>& byes) {
  std::string text;
  for (const RequestedBye& bye : byes)
    text += (text.empty() ? "" : ", ") + std::to_string(bye.round) +
            (bye.bye == Bye::pairing ? " full"
             : bye.bye == Bye::half  ? " half"
                                     : " zero");
  return text;
}

/// "4.1.2 2-0": round, board and number of the game, and its result.
std::string text_of(const GameKey& key, GameOutcome seen_from_white) {
  return std::to_string(key.round) + "." + std::to_string(key.board) + "." +
         std::to_string(key.number) + " " + outcome_text(seen_from_white, true);
}

/// The English texts of a line of the log.
struct LogTexts {
  std::string before, after;
};

LogTexts change(std::string_view before, std::string_view after) {
  return {.before = std::string(before), .after = std::string(after)};
}

/// The act in short English.
struct English {
  const UserNames& names;

  LogTexts operator()(const Created& created) const { return {"", created.settings.name}; }
  LogTexts operator()(const Edited& edited) const {
    return {edited.former_name, edited.settings.name};
  }
  LogTexts operator()(const DirectorsChanged& changed) const {
    return {"", text_of(names, changed.directors)};
  }
  LogTexts operator()(const Entered& entered) const {
    return change("", state_name(entered.state));
  }
  LogTexts operator()(const PlayersEntered& entered) const {
    return {"", std::to_string(entered.players.size()) + " players"};
  }
  LogTexts operator()(const Answered& answered) const {
    return {"asked", answered.accepted ? "entered" : "refused"};
  }
  LogTexts operator()(const Left& left) const {
    return change(state_name(left.former), state_name(left.state));
  }
  LogTexts operator()(const Drawn& drawn) const {
    const auto [first, last] = numbers_of(drawn);
    auto text = text_of_rounds(first, last, drawn.wave ? "wave " : "round ");
    for (std::size_t i = 0; i < drawn.openings.size(); ++i)
      text += (i == 0 ? ", openings " : ", ") + drawn.openings[i];
    return {"", std::move(text)};
  }
  LogTexts operator()(const Discarded& discarded) const {
    return {"", text_of_rounds(discarded.round, discarded.round)};
  }
  LogTexts operator()(const PairingsChanged& changed) const {
    auto text = text_of_rounds(changed.round, changed.round) + ", " + changed.change;
    for (const std::string_view rule : rules_in(changed)) text.append(", ").append(rule);
    return {"", std::move(text)};
  }
  LogTexts operator()(const Published& published) const {
    return {"", text_of_rounds(published.first, published.last)};
  }
  LogTexts operator()(const Extended&) const { return {}; }
  LogTexts operator()(const RoundEnded& ended) const {
    return {"", text_of_rounds(ended.round, ended.round)};
  }
  LogTexts operator()(const GameEnded& ended) const {
    return game(ended.result.game, ended.logged);
  }
  LogTexts operator()(const ResultSet& set) const { return game(set.result.game, set.logged); }
  LogTexts operator()(const Started&) const { return status(Status::announced, Status::running); }
  LogTexts operator()(const Paused&) const { return status(Status::running, Status::paused); }
  LogTexts operator()(const Resumed&) const { return status(Status::paused, Status::running); }
  LogTexts operator()(const Finished&) const { return status(Status::running, Status::finished); }
  LogTexts operator()(const Cancelled&) const {
    return status(Status::announced, Status::cancelled);
  }
  LogTexts operator()(const Imported& imported) const {
    return change("", status_name(imported.status));
  }
  LogTexts operator()(const Replaced& replaced) const {
    return change(state_name(replaced.former), name_of(names, replaced.by));
  }
  LogTexts operator()(const ByesAsked& asked) const {
    return {text_of(asked.former), text_of(asked.byes)};
  }
  LogTexts operator()(const ForbiddenPairsSet& set) const {
    return {std::to_string(set.former) + " pairs", std::to_string(set.pairs.size()) + " pairs"};
  }
  LogTexts operator()(const TimeAdded& added) const {
    return {"", std::to_string(added.games.size()) + " games +" +
                    std::to_string(added.time.count / 1000) + " s"};
  }
  LogTexts operator()(const MessageSent& message) const { return {"", message.text}; }
  LogTexts operator()(const Promoted& promoted) const {
    return {"", promoted.refusal ? promoted.refusal->english : text_of(names, promoted.users)};
  }
  LogTexts operator()(const DisputeSettled& settled) const {
    return {"", text_of(settled.game, settled.logged.counts)};
  }

 private:
  static LogTexts game(const GameKey& key, const LoggedGame& game) {
    return {text_of(key, game.before), text_of(key, game.counts)};
  }
  static LogTexts status(Status before, Status after) {
    return change(status_name(before), status_name(after));
  }
};

}  // namespace

std::string_view name_of(const UserNames& names, UserId user) {
  const auto it = names.find(user);
  return it == names.end() ? std::string_view("?") : std::string_view(it->second);
}

std::optional<std::string_view> name_of(const UserNames& names, std::optional<UserId> user) {
  return user ? std::optional(name_of(names, *user)) : std::nullopt;
}

void add_act(JsonText& json, const Event& event, const UserNames& names) {
  json.add("params", [&](JsonText& params) { std::visit(Params{params, names}, event.what); });
  const auto texts = std::visit(English{names}, event.what);
  json.add("before", texts.before).add("after", texts.after);
}

}  // namespace crownhead::wire
