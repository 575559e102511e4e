#include "db/codec/tournament_texts.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

#include "rules/reasons.hpp"
#include "rules/tournament/game_result.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

/// A text that is taken apart from its front.
class Rest {
 public:
  explicit Rest(std::string_view text) : text_(text) {}

  bool take(std::string_view what) {
    if (!text_.starts_with(what)) return false;
    text_.remove_prefix(what.size());
    return true;
  }
  std::optional<int> number() {
    int value = 0;
    const auto [end, wrong] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
    if (wrong != std::errc{}) return std::nullopt;
    text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
    return value;
  }
  std::string_view text() const { return text_; }
  bool empty() const { return text_.empty(); }

 private:
  std::string_view text_;
};

std::optional<EntryState> state_in(std::string_view text) {
  for (const auto state : {EntryState::asked, EntryState::entered, EntryState::refused,
                           EntryState::withdrawn, EntryState::expelled, EntryState::replaced})
    if (state_name(state) == text) return state;
  return std::nullopt;
}

/// "3 half, 4 zero"
std::optional<std::vector<RequestedBye>> byes_in(std::string_view text) {
  std::vector<RequestedBye> byes;
  for (Rest rest(text); !rest.empty();) {
    if (!byes.empty() && !rest.take(", ")) return std::nullopt;
    const auto round = rest.number();
    if (!round) return std::nullopt;
    if (rest.take(" full"))
      byes.push_back({.round = *round, .bye = Bye::pairing});
    else if (rest.take(" half"))
      byes.push_back({.round = *round, .bye = Bye::half});
    else if (rest.take(" zero"))
      byes.push_back({.round = *round, .bye = Bye::zero});
    else
      return std::nullopt;
  }
  return byes;
}

/// "4.1.2 2-0": the game's round, board and number, and what it counts, seen from White.
std::optional<GameOutcome> outcome_in(std::string_view text, const GameKey& key) {
  const auto place = std::to_string(key.round) + "." + std::to_string(key.board) + "." +
                     std::to_string(key.number) + " ";
  Rest rest(text);
  if (!rest.take(place)) return std::nullopt;
  for (auto outcome = GameOutcome::open; outcome <= GameOutcome::renewed;
       outcome = static_cast<GameOutcome>(static_cast<int>(outcome) + 1))
    if (outcome_text(outcome, true) == rest.text()) return outcome;
  return std::nullopt;
}

/// How many openings are drawn for these rounds where each encounter has its own.
std::size_t encounters_in(const std::vector<Round>& rounds) {
  std::size_t count = 0;
  for (const Round& round : rounds)
    for (const Encounter& encounter : round.encounters) count += encounter.second.has_value();
  return count;
}

/// "12, 7". A code may have a comma itself: what cannot be told apart stays together.
std::vector<std::string> openings_in(std::string_view text, const std::vector<Round>& rounds) {
  std::vector<std::string> codes;
  for (std::size_t from = 0; from <= text.size();) {
    const auto end = std::min(text.find(", ", from), text.size());
    codes.emplace_back(text.substr(from, end - from));
    from = end + 2;
  }
  const bool known = codes.size() == rounds.size() || codes.size() == encounters_in(rounds);
  return known ? codes : std::vector{std::string(text)};
}

struct Taking {
  const LogTexts& texts;

  bool operator()(Edited& edited) const {
    edited.former_name = texts.before;
    return true;
  }
  bool operator()(Left& left) const { return fill(left.former); }
  bool operator()(Replaced& replaced) const { return fill(replaced.former); }
  bool operator()(Drawn& drawn) const {
    Rest rest(texts.after);
    const bool wave = rest.take("wave ");
    if ((!wave && !rest.take("round ")) || !rest.number()) return false;
    if (rest.take(" to ") && !rest.number()) return false;
    if (!rest.empty() && !rest.take(", openings ")) return false;
    drawn.wave = wave;
    if (!rest.empty()) drawn.openings = openings_in(rest.text(), drawn.rounds);
    return true;
  }
  bool operator()(GameEnded& ended) const { return fill(ended.logged, ended.result.game); }
  bool operator()(ResultSet& set) const { return fill(set.logged, set.result.game); }
  bool operator()(DisputeSettled& settled) const {
    const auto counts = outcome_in(texts.after, settled.game);
    if (counts) settled.logged = {.before = *counts, .counts = *counts};
    return counts.has_value();
  }
  bool operator()(ByesAsked& asked) const {
    auto former = byes_in(texts.before);
    if (!former) return false;
    asked.former = *std::move(former);
    return true;
  }
  bool operator()(ApartSet& set) const {
    Rest rest(texts.before);
    const auto former = rest.number();
    if (!former || rest.text() != " pairs") return false;
    set.former = *former;
    return true;
  }
  bool operator()(Promoted& promoted) const {
    if (!promoted.users.empty()) return true;
    promoted.refusal = in_english(texts.after);
    for (auto& known :
         {reason::tournament::next_stage_begun(), reason::tournament::next_stage_too_small(),
          reason::tournament::none_such()})
      if (known.english == texts.after) promoted.refusal = known;
    return true;
  }
  /// What the others tell is in the event itself.
  bool operator()(const auto&) const { return true; }

 private:
  bool fill(EntryState& former) const {
    const auto state = state_in(texts.before);
    former = state.value_or(former);
    return state.has_value();
  }
  bool fill(LoggedGame& logged, const GameKey& key) const {
    const auto before = outcome_in(texts.before, key);
    const auto counts = outcome_in(texts.after, key);
    if (!before || !counts) return false;
    logged = {.before = *before, .counts = *counts};
    return true;
  }
};

}  // namespace

bool take_texts(decltype(Event::what)& what, const LogTexts& texts) {
  return std::visit(Taking{texts}, what);
}

}  // namespace crownhead::codec
