#pragma once

#include <array>

#include "rules/draughts/board/variant.hpp"

/// The draw rules of the games; the first ruleset of each is the default.
namespace crownhead::draughts::rulesets {

using enum DrawCondition;
using enum RepetitionEnds;

inline constexpr std::array fmjd_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "6.2"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "6.3"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "6.4"},
};
inline constexpr std::array kndb_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "9d"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "9c"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "9b"},
};
inline constexpr std::array latvia_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "6.3"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "6.4"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "6.5"},
};
inline constexpr std::array lidraughts_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, ""},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, ""},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, ""},
};

inline constexpr std::array official_limits{
    DrawLimit{DrawRule::moves_15, kings_moved, 15, false, "1.9.1"},
    DrawLimit{DrawRule::moves_15, kings_against_king, 15, true, "1.9.1"},
    DrawLimit{DrawRule::moves_5, kings_and_pieces, 5, false, "1.9.1", 2, 3},
    DrawLimit{DrawRule::moves_30, kings_and_pieces, 30, false, "1.9.1", 4, 5},
    DrawLimit{DrawRule::moves_60, kings_and_pieces, 60, false, "1.9.1", 6, 7},
    DrawLimit{DrawRule::main_road, main_road, 5, true, "1.9.1"},
};
inline constexpr std::array club_limits{
    DrawLimit{DrawRule::moves_15, three_kings_against_king, 15, true, "20"},
    DrawLimit{DrawRule::moves_30, three_kings_against_king_and_men, 30, true, "21"},
};

inline constexpr std::array frisian_limits{
    DrawLimit{DrawRule::moves_7, two_kings_against_king, 7, false, ""},
    DrawLimit{DrawRule::moves_2, king_against_king, 2, false, ""},
    DrawLimit{DrawRule::moves_300, always, 300, false, ""},
};
inline constexpr std::array fifteen_limits{
    DrawLimit{DrawRule::moves_15, kings_moved, 15, false, ""}};
inline constexpr std::array twenty_five_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, ""}};
inline constexpr std::array forty_limits{
    DrawLimit{DrawRule::moves_40, kings_moved, 40, false, "", 0, 0, true}};
// [d] With three kings against one, the moves of each side count, as in the other counts.
inline constexpr std::array pool_limits{
    DrawLimit{DrawRule::moves_15, kings_moved, 15, false, ""},
    DrawLimit{DrawRule::moves_13, three_kings_against_king, 13, false, ""},
};
inline constexpr std::array spanish_limits{
    DrawLimit{DrawRule::moves_20, kings_moved, 20, false, ""},
    DrawLimit{DrawRule::moves_12, three_kings_against_king, 12, false, ""},
};
inline constexpr std::array armenian_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, ""},
    DrawLimit{DrawRule::king_against_king, quiet_king_against_king, 0, false, ""},
};
inline constexpr std::array turkish_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, ""},
    DrawLimit{DrawRule::king_against_king, quiet_king_against_king, 0, false, ""},
    DrawLimit{DrawRule::piece_against_piece, quiet_piece_against_piece, 0, false, ""},
};

inline constexpr std::array international{
    Ruleset{.key = "fmjd", .name = "FMJD", .repetition_article = "6.1", .limits = fmjd_limits},
    Ruleset{.key = "kndb",
            .name = "KNDB",
            .agreed_draw_from_move = 40,  // 13.3
            .repetition_article = "9e",
            .limits = kndb_limits},
    Ruleset{.key = "latvia",
            .name = "Latvia",
            .agreed_draw_from_move = 40,  // 6.1
            .repetition_article = "6.2",
            .sixteen_runs_on = true,  // 6.5
            .limits = latvia_limits},
    Ruleset{.key = "lidraughts",
            .name = "lidraughts",
            .repetition_ends = when_claimed,
            .limits = lidraughts_limits},
};
inline constexpr std::array russian{
    Ruleset{.key = "official",
            .name = "Official",
            .repetition_ends = when_claimed,
            .repetition_article = "1.9.2",
            .limits = official_limits},
    Ruleset{.key = "club",
            .name = "Club",
            .repetition_ends = when_claimed,
            .repetition_article = "19",
            .repetition = Repetition::move,
            .limits = club_limits},
};

/// Returns the ruleset of a game that has only one.
constexpr std::array<Ruleset, 1> standard(RepetitionEnds ends, std::span<const DrawLimit> limits,
                                          int repetitions = 3) {
  return {Ruleset{.key = "standard",
                  .name = "Standard",
                  .repetition_ends = ends,
                  .repetitions = repetitions,
                  .limits = limits}};
}

inline constexpr auto fifteen = standard(by_itself, fifteen_limits);
inline constexpr auto brazilian = standard(when_claimed, official_limits);
inline constexpr auto frisian = standard(never, frisian_limits);
inline constexpr auto english = standard(when_claimed, forty_limits);
inline constexpr auto italian = standard(when_claimed, forty_limits, 4);
inline constexpr auto pool = standard(when_claimed, pool_limits);
inline constexpr auto spanish = standard(when_claimed, spanish_limits);
inline constexpr auto canadian = standard(by_itself, lidraughts_limits);
inline constexpr auto czech = standard(when_claimed, fifteen_limits);
inline constexpr auto turkish = standard(by_itself, turkish_limits);
inline constexpr auto armenian = standard(by_itself, armenian_limits);
inline constexpr auto killer = standard(by_itself, twenty_five_limits);
inline constexpr auto antidraughts = standard(by_itself, {});
inline constexpr auto breakthrough = standard(never, {});

}  // namespace crownhead::draughts::rulesets
