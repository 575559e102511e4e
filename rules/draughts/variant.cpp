#include "rules/draughts/variant.hpp"

#include <array>

#include "rules/draughts/engine.hpp"
#include "rules/draughts/fen.hpp"

namespace crownhead::draughts {

namespace {

using enum DrawCondition;

constexpr std::array fmjd_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "6.2"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "6.3"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "6.4"},
};
constexpr std::array kndb_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "9d"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "9c"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "9b"},
};
constexpr std::array latvia_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, "6.3"},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, "6.4"},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, "6.5"},
};
constexpr std::array lidraughts_limits{
    DrawLimit{DrawRule::moves_25, kings_moved, 25, false, ""},
    DrawLimit{DrawRule::moves_16, king_against_three, 16, false, ""},
    DrawLimit{DrawRule::moves_5, king_against_few, 5, false, ""},
};

constexpr std::array international_rulesets{
    Ruleset{"fmjd", "FMJD", false, 0, "6.1", Repetition::position, false, fmjd_limits},
    Ruleset{"kndb", "KNDB", false, 40, "9e", Repetition::position, false, kndb_limits},
    Ruleset{"latvia", "Latvia", false, 40, "6.2", Repetition::position, true, latvia_limits},
    Ruleset{"lidraughts", "lidraughts", true, 0, "", Repetition::position, false,
            lidraughts_limits},
};

constexpr std::array official_limits{
    DrawLimit{DrawRule::moves_15, kings_moved, 15, false, "1.9.1"},
    DrawLimit{DrawRule::moves_15, kings_against_king, 15, true, "1.9.1"},
    DrawLimit{DrawRule::moves_5, kings_and_pieces, 5, false, "1.9.1", 2, 3},
    DrawLimit{DrawRule::moves_30, kings_and_pieces, 30, false, "1.9.1", 4, 5},
    DrawLimit{DrawRule::moves_60, kings_and_pieces, 60, false, "1.9.1", 6, 7},
    DrawLimit{DrawRule::main_road, main_road, 5, true, "1.9.1"},
};
constexpr std::array club_limits{
    DrawLimit{DrawRule::moves_15, three_kings_against_king, 15, true, "20"},
    DrawLimit{DrawRule::moves_30, three_kings_against_king_and_men, 30, true, "21"},
};

constexpr std::array russian_rulesets{
    Ruleset{"official", "Official", true, 0, "1.9.2", Repetition::position, false, official_limits},
    Ruleset{"club", "Club", true, 0, "19", Repetition::move, false, club_limits},
};

constexpr std::array all_variants{
    Variant{"international", "International draughts", 20, 10, 10, false, Color::white,
            ResultFormat::two_one_zero, "W:W31-50:B1-20", international_rulesets,
            Articles{"", "3.9", "4.2", "4.3", "4.13"}, true,
            "Men capture forward and backward, kings fly; the capture that takes the most pieces "
            "must be played; a man is crowned where its move ends on the last row.",
            &international_engine},
    Variant{"russian", "Russian draughts", 25, 8, 8, true, Color::white,
            ResultFormat::one_half_zero,
            "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
            russian_rulesets, Articles{"1.4", "1.4.5", "1.5.3", "1.5", "1.5"}, false,
            "Men capture forward and backward, kings fly; any capture may be chosen and is played "
            "to its end; a man that reaches the last row in a capture goes on as a king.",
            &russian_engine},
};

}  // namespace

std::span<const Variant> variants() { return all_variants; }

const Variant* find_variant(std::string_view key) {
  for (const Variant& variant : all_variants) {
    if (variant.key == key) return &variant;
  }
  return nullptr;
}

const Ruleset* find_ruleset(const Variant& variant, std::string_view key) {
  if (key.empty()) return &variant.rulesets.front();
  for (const Ruleset& ruleset : variant.rulesets) {
    if (ruleset.key == key) return &ruleset;
  }
  return nullptr;
}

Position start_position(const Variant& variant) { return *read_fen(variant, variant.start_fen); }

}  // namespace crownhead::draughts
