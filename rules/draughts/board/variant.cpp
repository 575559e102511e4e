#include "rules/draughts/board/variant.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "rules/draughts/board/rulesets.hpp"
#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/fen.hpp"

namespace crownhead::draughts {

namespace {

constexpr std::string_view letters_8x8 =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
constexpr std::string_view letters_64 =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:"
    "Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";
constexpr Articles fmjd_articles{"3", "3.9", "4.2", "4.3", "4.13"};
constexpr Articles russian_articles{"1.4", "1.4.5", "1.5.3", "1.5", "1.5"};
// The other rules have no numbered articles: these are the rows of docs/rules/<variant>.md.
constexpr Articles named_articles{"men", "kings", "men", "kings", "which capture"};
constexpr Articles frisian_articles{"men", "kings", "which capture", "which capture",
                                    "which capture"};
constexpr Articles stavropol_articles{"1.4", "1.4.5", "compulsion", "compulsion", "compulsion"};
constexpr Articles samoyed_articles{"1.4", "1.4.5", "own pieces", "own pieces", "own pieces"};

constexpr std::array all_variants{
    Variant{.key = "international",
            .name = "International draughts",
            .game_type = 20,
            .columns = 10,
            .rows = 10,
            .results = ResultFormat::two_one_zero,
            .start_fen = "W:W31-50:B1-20",
            .rulesets = rulesets::international,
            .articles = fmjd_articles,
            .choice = Choice::most_pieces,
            .summary =
                "Men capture forward and backward, kings fly; the capture that takes the most "
                "pieces must be played; a man is crowned where its move ends on the last row.",
            .engine = &international_engine},
    Variant{.key = "russian",
            .name = "Russian draughts",
            .game_type = 25,
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = letters_8x8,
            .rulesets = rulesets::russian,
            .articles = russian_articles,
            .summary =
                "Men capture forward and backward, kings fly; any capture may be chosen and is "
                "played to its end; a man that reaches the last row in a capture goes on as a "
                "king.",
            .engine = &russian_engine},
    Variant{.key = "giveaway",
            .name = "Giveaway draughts",
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = letters_8x8,
            .rulesets = rulesets::fifteen,
            .articles = russian_articles,
            .goal = Goal::lose_all,
            .summary = "Russian draughts, won by the player who has no piece or no move left.",
            .engine = &russian_engine},
    Variant{.key = "english",
            .name = "English draughts",
            .game_type = 21,
            .first = Color::black,
            .start_fen = "B:W21-32:B1-12",
            .rulesets = rulesets::english,
            .articles = named_articles,
            .kings_fly = false,
            .summary =
                "Men capture forward, kings move and capture one square in all directions; any "
                "capture may be chosen and is played to its end; Black begins.",
            .engine = &english_engine},
    Variant{.key = "brazilian",
            .name = "Brazilian draughts",
            .game_type = 26,
            .algebraic = true,
            .start_fen = letters_8x8,
            .rulesets = rulesets::brazilian,
            .articles = fmjd_articles,
            .choice = Choice::most_pieces,
            .summary = "International draughts on a board of 64 squares with 12 men each.",
            .engine = &brazilian_engine},
    Variant{.key = "pool",
            .name = "Pool checkers",
            .game_type = 23,
            .first = Color::black,
            .start_fen = "B:W21-32:B1-12",
            .rulesets = rulesets::pool,
            .articles = named_articles,
            .summary =
                "Men capture forward and backward, kings fly; any capture may be chosen and is "
                "played to its end; a man is crowned where its move ends on the last row; Black "
                "begins.",
            .engine = &pool_engine},
    Variant{.key = "spanish",
            .name = "Spanish draughts",
            .game_type = 24,
            .field = Field::mirrored,
            .square_1 = Corner::bottom_right,
            .start_fen = "W:W1-12:B21-32",
            .rulesets = rulesets::spanish,
            .articles = named_articles,
            .choice = Choice::most_pieces_then_kings,
            .summary =
                "Men capture forward, kings fly; the capture that takes the most pieces, and of "
                "these the one that takes the most kings, must be played.",
            .engine = &spanish_engine},
    Variant{.key = "portuguese",
            .name = "Portuguese draughts",
            .game_type = 28,
            .field = Field::mirrored,
            .square_1 = Corner::bottom_right,
            .start_fen = "W:W1-12:B21-32",
            .rulesets = rulesets::spanish,
            .articles = named_articles,
            .choice = Choice::most_pieces_then_kings,
            .summary = "As Spanish draughts.",
            .engine = &spanish_engine},
    Variant{.key = "italian",
            .name = "Italian draughts",
            .game_type = 22,
            .field = Field::mirrored,
            .start_fen = "W:W21-32:B1-12",
            .rulesets = rulesets::italian,
            .articles = named_articles,
            .choice = Choice::italian,
            .kings_fly = false,
            .summary =
                "Men capture men forward, kings move and capture one square in all directions; "
                "the most pieces must be taken, then with a king, then the most kings, then the "
                "king that is met earliest.",
            .engine = &italian_engine},
    Variant{.key = "czech",
            .name = "Czech draughts",
            .game_type = 29,
            .algebraic = true,
            .start_fen = letters_8x8,
            .rulesets = rulesets::czech,
            .articles = named_articles,
            .choice = Choice::king_first,
            .summary =
                "Men capture forward, kings fly; a king that can capture must, else any capture "
                "may be chosen; it is played to its end.",
            .engine = &czech_engine},
    Variant{.key = "canadian",
            .name = "Canadian draughts",
            .game_type = 27,
            .columns = 12,
            .rows = 12,
            .results = ResultFormat::two_one_zero,
            .start_fen = "W:W43-72:B1-30",
            .rulesets = rulesets::canadian,
            .articles = fmjd_articles,
            .choice = Choice::most_pieces,
            .summary = "International draughts on a board of 144 squares with 30 men each.",
            .engine = &canadian_engine},
    Variant{.key = "frisian",
            .name = "Frisian draughts",
            .game_type = 40,
            .columns = 10,
            .rows = 10,
            .start_fen = "W:W31-50:B1-20",
            .rulesets = rulesets::frisian,
            .articles = frisian_articles,
            .choice = Choice::frisian,
            .summary =
                "Pieces capture in eight directions, also along rows and columns; the capture of "
                "the highest value must be played, a king counting nearly two men; one king may "
                "move three times in a row while its side has a man.",
            .engine = &frisian_engine},
    Variant{.key = "frysk",
            .name = "Frysk!",
            .game_type = 97,
            .columns = 10,
            .rows = 10,
            .start_fen = "W:W46-50:B1-5",
            .rulesets = rulesets::frisian,
            .articles = frisian_articles,
            .choice = Choice::frisian,
            .summary = "Frisian draughts with five men each.",
            .engine = &frisian_engine},
    Variant{.key = "turkish",
            .name = "Turkish draughts",
            .game_type = 30,
            .field = Field::all,
            .algebraic = true,
            .start_fen = letters_64,
            .rulesets = rulesets::turkish,
            .articles = named_articles,
            .choice = Choice::most_pieces,
            .ways = Ways::straight,
            .summary =
                "On all 64 squares men move and capture straight forward and sideways, kings "
                "like rooks; the most pieces must be taken, and each leaves the board at once.",
            .engine = &turkish_engine},
    Variant{.key = "armenian",
            .name = "Armenian draughts",
            .game_type = 44,
            .field = Field::all,
            .algebraic = true,
            .start_fen = letters_64,
            .rulesets = rulesets::armenian,
            .articles = named_articles,
            .choice = Choice::most_pieces,
            .ways = Ways::both,
            .summary =
                "Turkish draughts in which men also move diagonally forward and kings move, but "
                "do not capture, diagonally.",
            .engine = &armenian_engine},
    Variant{.key = "thai",
            .name = "Thai draughts",
            .game_type = 31,
            .square_1 = Corner::bottom_right,
            .capture_sign = '-',
            .first = Color::black,
            .start_fen = "B:W1-8:B25-32",
            .rulesets = rulesets::fifteen,
            .articles = named_articles,
            .summary =
                "Eight men each; men capture forward; kings fly and land directly behind what "
                "they take, which leaves the board at once; Black begins.",
            .engine = &thai_engine},
    Variant{.key = "spantsiretti",
            .name = "Spantsiretti",
            .game_type = 41,
            .columns = 10,
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = "W:Wa1,c1,e1,g1,i1,b2,d2,f2,h2,j2,a3,c3,e3,g3,i3:"
                         "Bb6,d6,f6,h6,j6,a7,c7,e7,g7,i7,b8,d8,f8,h8,j8",
            .rulesets = rulesets::fifteen,
            .articles = russian_articles,
            .summary = "Russian draughts on a board of ten columns and eight rows.",
            .engine = &spantsiretti_engine},
    Variant{
        .key = "antidraughts",
        .name = "Antidraughts",
        .game_type = 98,
        .columns = 10,
        .rows = 10,
        .start_fen = "W:W31-50:B1-20",
        .rulesets = rulesets::antidraughts,
        .articles = fmjd_articles,
        .choice = Choice::most_pieces,
        .goal = Goal::lose_all,
        .summary = "International draughts, won by the player who has no piece or no move left.",
        .engine = &international_engine},
    Variant{.key = "breakthrough",
            .name = "Breakthrough draughts",
            .game_type = 96,
            .columns = 10,
            .rows = 10,
            .start_fen = "W:W31-50:B1-20",
            .rulesets = rulesets::breakthrough,
            .articles = fmjd_articles,
            .choice = Choice::most_pieces,
            .goal = Goal::first_king,
            .summary = "International draughts, won by the player who first gets a king.",
            .engine = &breakthrough_engine},
    Variant{.key = "killer",
            .name = "Killer draughts",
            .columns = 10,
            .rows = 10,
            .start_fen = "W:W31-50:B1-20",
            .rulesets = rulesets::killer,
            .articles = fmjd_articles,
            .choice = Choice::most_pieces,
            .summary =
                "International draughts in which a king whose capture ends with a king stops "
                "directly behind it.",
            .engine = &killer_engine},
    Variant{.key = "bashni",
            .name = "Bashni",
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = letters_8x8,
            .rulesets = rulesets::fifteen,
            .articles = russian_articles,
            .summary =
                "Russian draughts with towers: a captured piece goes under the one that takes "
                "it, and a tower belongs to its top.",
            .engine = &bashni_engine},
    Variant{.key = "stavropol",
            .name = "Stavropol draughts",
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = letters_8x8,
            .rulesets = rulesets::fifteen,
            .articles = stavropol_articles,
            .summary =
                "Russian draughts in which a player may move the pieces of both colours, but not "
                "straight back what has just been moved.",
            .engine = &stavropol_engine},
    Variant{.key = "samoyed",
            .name = "Samoyed draughts",
            .algebraic = true,
            .capture_sign = ':',
            .start_fen = letters_8x8,
            .rulesets = rulesets::fifteen,
            .articles = samoyed_articles,
            .summary =
                "Russian draughts in which one's own pieces can be captured like the opponent's, "
                "and must be.",
            .engine = &samoyed_engine},
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

Position start_position(const Variant& variant) {
  // Cached, because reading it for each game of a collection took a twentieth of the total time.
  static const auto starts = [] {
    std::array<Position, std::size(all_variants)> read;
    std::ranges::transform(all_variants, read.begin(),
                           [](const Variant& one) { return *read_fen(one, one.start_fen); });
    return read;
  }();
  return starts[static_cast<std::size_t>(find_variant(variant.key) - all_variants.data())];
}

}  // namespace crownhead::draughts
