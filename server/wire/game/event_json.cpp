#include "server/wire/game/event_json.hpp"

#include "server/wire/core/json_text.hpp"
#include "server/wire/game/change_json.hpp"
#include "server/wire/game/game_shapes.hpp"
#include "server/wire/game/nardi_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

/// Adds the places of a game of more than two, after an event that changes them.
void add_places(JsonText& json, const play::Game& after) {
  if (after.seats() == least_seats) return;
  auto places = JsonText::array();
  for (const Seat side : after.setup().players.seats()) places.push(place_of(after, side));
  json.add("places", places);
}

std::optional<JsonText> rating_changes_shape(const rating::ShownRatings& ratings) {
  auto json = JsonText::object();
  for (const Seat seat : ratings.seats()) {
    if (!ratings[seat].change) return std::nullopt;
    json.add(color_name(seat).text, *ratings[seat].change);
  }
  return json;
}

/// Adds what the text of the last move does not contain: in draughts the change on the board, on
/// the star the path.
void add_change(JsonText& json, const play::Game& after) {
  const auto& move = after.moves().back();
  if (const auto* draughts = after.board().as<kind::DraughtsBoard>())
    json.add("change", ChangeShape{draughts->variant(), move.change});
  if (const auto* star = after.board().as<kind::StarBoard>())
    json.add("path", path_shape(star->hole_names(move.path)));
}

/// Adds the members of an event after its type and instant.
struct EventMembers {
  JsonText& json;
  const GameNames& names;
  const play::Game& after;
  Instant at;
  const play::Showing& showing;

  void operator()(const play::Started& started) const {
    json.add("game", id_text(names.id));
    add_names(json, names);
    const auto& terms = started.setup.terms;
    json.add("variant", terms.variant)
        .add("ruleset", terms.ruleset)
        .add("start_fen", terms.start_fen)
        .add("time_control", time_control_shape(terms.control))
        .add("rated", terms.rated)
        .add("vacations", terms.vacations)
        .add("clock", ClockShape{after, at, showing});
    add_terms(json, terms.of_board());
    add_dice_commitment(json, started.setup.dice_commitment);
  }

  void operator()(const play::Moved& moved) const {
    json.add("by", color_name(after.last_mover()))
        .add("ply", after.ply())
        .add("move", PlainText{moved.move});
    add_change(json, after);
    json.add("fen", PlainText{after.board().state()})
        .add("spent_ms", moved.spent.count)
        .add("lag_ms", moved.lag.count)
        .add("clock", ClockShape{after, at, showing})
        .add("counters", counters_shape(after))
        .add("draw_claim", draw_claim_name(after));
    if (after.seats() > least_seats) {
      json.add("turn", color_name(after.turn()));
      add_places(json, after);
    }
    if (!after.board().as<kind::NardiBoard>()) return;
    add_act(json, *after.last_mover(), moved);
    json.add("turn", color_name(after.turn()));
    add_match_of(json, after);
  }

  void operator()(const play::Greeted& greeted) const {
    json.add("by", color_name(greeted.by));
    add_greeting(json, greeted);
  }

  void operator()(const play::Rolled& rolled) const {
    add_roll(json, rolled);
    json.add("fen", PlainText{after.board().state()}).add("turn", color_name(after.turn()));
    // The dice of an opening need not be the ones to play.
    if (const auto* board = after.board().as<kind::NardiBoard>()) add_to_do(json, *board);
    json.add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::SeatEliminated& out) const {
    json.add("by", color_name(out.seat))
        .add("reason", play::reason_name({.finish = {}, .reason = out.reason}))
        .add("fen", PlainText{after.board().state()})
        .add("turn", color_name(after.turn()))
        .add("clock", ClockShape{after, at, showing});
    add_places(json, after);
  }

  void operator()(const play::DrawOffered& offered) const {
    json.add("by", color_name(offered.by));
  }

  void operator()(const play::DrawDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::TakebackOffered& offered) const {
    json.add("by", color_name(offered.by));
  }

  void operator()(const play::TakebackDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::TakenBack& taken) const {
    json.add("plies", taken.plies)
        .add("ply", after.ply())
        .add("fen", PlainText{after.board().state()})
        .add("clock", ClockShape{after, at, showing})
        .add("counters", counters_shape(after))
        .add("draw_claim", draw_claim_name(after));
  }

  void operator()(const play::RematchOffered& offered) const {
    json.add("by", color_name(offered.by));
    add_dice_commitment(json, offered.dice_commitment);
  }

  void operator()(const play::RematchDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::RematchBegun& begun) const { json.add("game", id_text(begun.game)); }

  void operator()(const play::WentBerserk& berserk) const {
    json.add("by", color_name(berserk.by)).add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::ClockChanged& changed) const {
    json.add("cause", play::cause_name(changed.cause)).add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::ResultChanged& changed) const {
    json.add("status", status_name(status_of(*after.ended())))
        .add("result", result_name(after))
        .add("reason", play::reason_name({.finish = changed.finish, .reason = changed.reason}))
        .add("rating_changes", rating_changes_shape(names.ratings));
    add_places(json, after);
  }

  void operator()(const play::Ended& ended) const {
    json.add("status", status_name(status_of(ended)))
        .add("result", result_name(after))
        .add("reason", play::reason_name(ended))
        .add("counter", end_counter_shape(after, ended))
        .add("rating_changes", rating_changes_shape(names.ratings))
        .add("clock", ClockShape{after, at, showing});
    add_places(json, after);
  }
};

struct EventType {
  std::string_view operator()(const play::Started&) const { return "started"; }
  std::string_view operator()(const play::Rolled&) const { return "rolled"; }
  std::string_view operator()(const play::SeatEliminated&) const { return "seat_out"; }
  std::string_view operator()(const play::Greeted&) const { return "greeting"; }
  std::string_view operator()(const play::Moved&) const { return "move"; }
  std::string_view operator()(const play::DrawOffered&) const { return "draw_offer"; }
  std::string_view operator()(const play::DrawDeclined&) const { return "draw_declined"; }
  std::string_view operator()(const play::ClockChanged&) const { return "clock_changed"; }
  std::string_view operator()(const play::TakebackOffered&) const { return "takeback_offer"; }
  std::string_view operator()(const play::TakebackDeclined&) const { return "takeback_declined"; }
  std::string_view operator()(const play::TakenBack&) const { return "takeback"; }
  std::string_view operator()(const play::RematchOffered&) const { return "rematch_offer"; }
  std::string_view operator()(const play::RematchDeclined&) const { return "rematch_declined"; }
  std::string_view operator()(const play::RematchBegun&) const { return "rematch"; }
  std::string_view operator()(const play::ResultChanged&) const { return "result_changed"; }
  std::string_view operator()(const play::WentBerserk&) const { return "berserk"; }
  std::string_view operator()(const play::Ended&) const { return "end"; }
};

}  // namespace

std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event,
                       const play::MoveMessage* message, const play::Showing& showing) {
  auto json = event_shape(std::visit(EventType{}, event.what), event.at);
  std::visit(EventMembers{json, names, after, event.at, showing}, event.what);
  if (message) json.add("message", message->text);
  return json.take();
}

}  // namespace crownhead::wire
