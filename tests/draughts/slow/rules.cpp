#include "tests/draughts/slow/rules.hpp"

#include <stdexcept>

namespace crownhead::slow {

namespace {

Rules named(Rules rules, const std::string& name) {
  rules.variant = name;
  return rules;
}

const Rules international{
    .variant = "international", .columns = 10, .rows = 10, .choice = Choice::most_pieces};
const Rules killer{.variant = "killer",
                   .columns = 10,
                   .rows = 10,
                   .king = KingStep::killer,
                   .choice = Choice::most_pieces};
const Rules breakthrough{.variant = "breakthrough",
                         .columns = 10,
                         .rows = 10,
                         .choice = Choice::most_pieces,
                         .first_king_wins = true};
const Rules frisian{.variant = "frisian",
                    .columns = 10,
                    .rows = 10,
                    .lines = Lines::frisian,
                    .choice = Choice::frisian,
                    .counts_king_moves = true};
const Rules canadian{
    .variant = "canadian", .columns = 12, .rows = 12, .choice = Choice::most_pieces};
const Rules russian{.variant = "russian",
                    .algebraic = true,
                    .lands_where_it_goes_on = true,
                    .last_row = LastRow::goes_on_as_king};
const Rules spantsiretti{.variant = "spantsiretti",
                         .columns = 10,
                         .algebraic = true,
                         .lands_where_it_goes_on = true,
                         .last_row = LastRow::goes_on_as_king};
const Rules bashni{.variant = "bashni",
                   .algebraic = true,
                   .lands_where_it_goes_on = true,
                   .last_row = LastRow::goes_on_as_king,
                   .taken = Taken::join_the_tower};
const Rules stavropol{.variant = "stavropol",
                      .algebraic = true,
                      .lands_where_it_goes_on = true,
                      .last_row = LastRow::goes_on_as_king,
                      .moves_both_colors = true};
const Rules samoyed{.variant = "samoyed",
                    .algebraic = true,
                    .lands_where_it_goes_on = true,
                    .last_row = LastRow::goes_on_as_king,
                    .takes_own = true};
const Rules brazilian{.variant = "brazilian", .algebraic = true, .choice = Choice::most_pieces};
const Rules pool{.variant = "pool", .lands_where_it_goes_on = true};
const Rules english{.variant = "english",
                    .men_capture_back = false,
                    .king = KingStep::one,
                    .last_row = LastRow::stops};
const Rules spanish{.variant = "spanish",
                    .dark_right = true,
                    .first_square = Corner::bottom_right,
                    .men_capture_back = false,
                    .choice = Choice::most_kings,
                    .last_row = LastRow::stops};
const Rules italian{.variant = "italian",
                    .dark_right = true,
                    .men_capture_back = false,
                    .men_take_kings = false,
                    .king = KingStep::one,
                    .choice = Choice::italian,
                    .last_row = LastRow::stops};
const Rules czech{.variant = "czech",
                  .algebraic = true,
                  .men_capture_back = false,
                  .choice = Choice::king_first,
                  .lands_where_it_goes_on = true,
                  .last_row = LastRow::stops};
const Rules thai{.variant = "thai",
                 .first_square = Corner::bottom_right,
                 .men_capture_back = false,
                 .king = KingStep::directly,
                 .last_row = LastRow::stops,
                 .taken = Taken::leave_at_once};
const Rules turkish{.variant = "turkish",
                    .all_squares = true,
                    .algebraic = true,
                    .lines = Lines::straight,
                    .men_capture_back = false,
                    .choice = Choice::most_pieces,
                    .may_turn_back = false,
                    .taken = Taken::leave_at_once};
const Rules armenian{.variant = "armenian",
                     .all_squares = true,
                     .algebraic = true,
                     .lines = Lines::armenian,
                     .men_capture_back = false,
                     .choice = Choice::most_pieces,
                     .may_turn_back = false,
                     .taken = Taken::leave_at_once};

}  // namespace

const std::vector<Rules>& all_rules() {
  static const std::vector<Rules> all{international,
                                      named(international, "antidraughts"),
                                      killer,
                                      breakthrough,
                                      frisian,
                                      named(frisian, "frysk"),
                                      canadian,
                                      russian,
                                      named(russian, "giveaway"),
                                      spantsiretti,
                                      bashni,
                                      stavropol,
                                      samoyed,
                                      brazilian,
                                      pool,
                                      english,
                                      spanish,
                                      named(spanish, "portuguese"),
                                      italian,
                                      czech,
                                      thai,
                                      turkish,
                                      armenian};
  return all;
}

const Rules& rules_of(const std::string& variant) {
  for (const Rules& rules : all_rules()) {
    if (rules.variant == variant) return rules;
  }
  throw std::invalid_argument("no variant " + variant);
}

}  // namespace crownhead::slow
