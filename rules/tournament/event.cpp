#include "rules/tournament/event.hpp"

namespace crownhead::tournament {
namespace {

struct ActName {
  std::string_view operator()(const Created&) const { return "created"; }
  std::string_view operator()(const Edited&) const { return "edited"; }
  std::string_view operator()(const DirectorsChanged&) const { return "directors_changed"; }
  std::string_view operator()(const Entered& entered) const { return state_name(entered.state); }
  std::string_view operator()(const PlayersEntered&) const { return "players_entered"; }
  std::string_view operator()(const Answered& answered) const {
    return answered.accepted ? "accepted" : "refused";
  }
  std::string_view operator()(const Left& left) const { return state_name(left.state); }
  std::string_view operator()(const Started&) const { return "started"; }
  std::string_view operator()(const Drawn&) const { return "round_drawn"; }
  std::string_view operator()(const Discarded&) const { return "round_discarded"; }
  std::string_view operator()(const PairingsChanged&) const { return "pairings_changed"; }
  std::string_view operator()(const Published&) const { return "round_published"; }
  std::string_view operator()(const Extended&) const { return "games_added"; }
  std::string_view operator()(const RoundEnded&) const { return "round_ended"; }
  std::string_view operator()(const GameEnded&) const { return "game_ended"; }
  std::string_view operator()(const ResultSet&) const { return "result_set"; }
  std::string_view operator()(const Paused&) const { return "paused"; }
  std::string_view operator()(const Resumed&) const { return "resumed"; }
  std::string_view operator()(const Finished&) const { return "finished"; }
  std::string_view operator()(const Cancelled&) const { return "cancelled"; }
  std::string_view operator()(const Imported&) const { return "imported"; }
  std::string_view operator()(const Replaced&) const { return "replaced"; }
  std::string_view operator()(const ByesAsked&) const { return "byes_asked"; }
  std::string_view operator()(const ForbiddenPairsSet&) const { return "pairs_kept_apart"; }
  std::string_view operator()(const TimeAdded&) const { return "time_added"; }
  std::string_view operator()(const MessageSent&) const { return "message_sent"; }
  std::string_view operator()(const Promoted&) const { return "promoted"; }
  std::string_view operator()(const DisputeSettled&) const { return "dispute_settled"; }
};

}  // namespace

std::string_view act_name(const Event& event) { return std::visit(ActName{}, event.what); }

std::optional<UserId> about(const Event& event) {
  if (const auto* entered = std::get_if<Entered>(&event.what)) return entered->user;
  if (const auto* answered = std::get_if<Answered>(&event.what)) return answered->user;
  if (const auto* left = std::get_if<Left>(&event.what)) return left->user;
  if (const auto* replaced = std::get_if<Replaced>(&event.what)) return replaced->user;
  if (const auto* asked = std::get_if<ByesAsked>(&event.what)) return asked->user;
  if (const auto* settled = std::get_if<DisputeSettled>(&event.what)) return settled->user;
  return std::nullopt;
}

std::string_view status_name(Status status) {
  switch (status) {
    case Status::announced: return "announced";
    case Status::running: return "running";
    case Status::paused: return "paused";
    case Status::finished: return "finished";
    case Status::cancelled: return "cancelled";
  }
  return "unknown";
}

std::string_view state_name(EntryState state) {
  switch (state) {
    case EntryState::asked: return "asked";
    case EntryState::entered: return "entered";
    case EntryState::refused: return "refused";
    case EntryState::withdrawn: return "withdrawn";
    case EntryState::expelled: return "expelled";
    case EntryState::replaced: return "replaced";
  }
  return "unknown";
}

}  // namespace crownhead::tournament
