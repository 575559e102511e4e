#include "rules/kind/draughts_board.hpp"

#include <algorithm>
#include <utility>

#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::kind {
namespace {

EndReason reason_of(draughts::BoardEndCause cause) {
  switch (cause) {
    case draughts::BoardEndCause::no_pieces: return EndReason::no_pieces;
    case draughts::BoardEndCause::no_moves: return EndReason::no_moves;
    case draughts::BoardEndCause::first_king: return EndReason::first_king;
    case draughts::BoardEndCause::gave_all: return EndReason::gave_all;
  }
  return EndReason::no_moves;
}

End drawn_by(draughts::DrawRule rule) {
  return {.finish = drawn(), .reason = EndReason::draw_rule, .rule = rule};
}

}  // namespace

DraughtsBoard::DraughtsBoard(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                             const draughts::Position& start)
    : variant_(&variant),
      ruleset_(&ruleset),
      start_(start),
      position_(start),
      draws_(variant, ruleset, start) {}

Result<DraughtsBoard> DraughtsBoard::begin(const Terms& terms) {
  const draughts::Variant* variant = draughts::find_variant(terms.variant);
  if (!variant) return fail(Code::invalid_field, reason::game::unknown_variant(terms.variant));
  const draughts::Ruleset* ruleset = draughts::find_ruleset(*variant, terms.ruleset);
  if (!ruleset)
    return fail(Code::invalid_field,
                reason::game::unknown_ruleset(draughts::label(*variant), terms.ruleset));
  const auto position = draughts::read_fen(*variant, terms.start);
  if (!position) return std::unexpected(position.error());
  return DraughtsBoard(*variant, *ruleset, *position);
}

Result<Played> DraughtsBoard::act(std::string_view text) {
  auto next = position_;
  const auto move = draughts::play_move(*variant_, next, text);
  if (!move) return std::unexpected(move.error());
  Played played{.text = draughts::write_move(*variant_, position_, *move),
                .change = draughts::change_of(position_, *move, next)};
  draws_.played(position_, *move, next);
  position_ = next;
  return played;
}

bool DraughtsBoard::replay(std::string_view /*text*/, const draughts::Change* change) {
  if (!change) return false;
  auto next = draughts::changed(*variant_, position_, *change);
  if (!next) return false;
  draws_.played(position_, change->move, *next);
  position_ = *std::move(next);
  return true;
}

std::optional<End> DraughtsBoard::end(bool claims) const {
  // Checked first, because it is very cheap and true in almost every position.
  if (!draughts::has_free_man(*variant_, position_))
    if (const auto end = draughts::board_end(*variant_, position_))
      return End{.finish = won_by(draughts::seat_of(end->winner)), .reason = reason_of(end->cause)};
  if (const auto rule = draws_.automatic()) return drawn_by(*rule);
  return claims ? claim() : std::nullopt;
}

std::optional<End> DraughtsBoard::claim() const {
  const auto rule = draws_.claimable();
  return rule ? std::optional(drawn_by(*rule)) : std::nullopt;
}

std::string DraughtsBoard::Diagram::text() const { return draughts::write_fen(*variant, position); }

std::vector<std::string> DraughtsBoard::legal() const {
  return draughts::write_full(*variant_, position_, draughts::legal_moves(*variant_, position_));
}

Rights DraughtsBoard::rights() const {
  return {.agreed_draw_from_move = ruleset_->agreed_draw_from_move,
          .claims = ruleset_->repetition_ends == draughts::RepetitionEnds::when_claimed ||
                    std::ranges::any_of(ruleset_->limits, &draughts::DrawLimit::claimed)};
}

std::string_view DraughtsBoard::result_text(Outcome outcome) const {
  return kind::result_text(*variant_, outcome);
}

std::string_view DraughtsBoard::article(const End& end) const {
  return end.rule ? draws_.article(*end.rule) : "";
}

std::string_view result_text(const draughts::Variant& variant, Outcome outcome) {
  const bool halves = variant.results == draughts::ResultFormat::one_half_zero;
  switch (outcome) {
    case Outcome::white_wins: return halves ? "1-0" : "2-0";
    case Outcome::black_wins: return halves ? "0-1" : "0-2";
    case Outcome::draw: return halves ? "1/2-1/2" : "1-1";
    case Outcome::none: return "";
  }
  return "";
}

}  // namespace crownhead::kind
