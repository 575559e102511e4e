#include "rules/draughts/pdn/pdn_variant.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/draughts/pdn/replay.hpp"
#include "rules/lower_case.hpp"

namespace crownhead::draughts {

namespace {

using pdn::is_digit;
using pdn::is_letter;

constexpr std::string_view ruleset_tag = "Ruleset";

struct Alias {
  std::string_view name;  ///< without the words shared by all variants
  std::string_view key;
};

/// Names that are not in the table of variants.
constexpr std::array aliases = {
    Alias{"polish", "international"},
    Alias{"continental", "international"},
    Alias{"dutch", "international"},
    Alias{"fmjd", "international"},
    Alias{"intl", "international"},
    Alias{"internationale", "international"},
    Alias{"internationales", "international"},
    Alias{"internationaal", "international"},
    Alias{"internacional", "international"},
    Alias{"internacionales", "international"},
    Alias{"internazionale", "international"},
    Alias{"poolse", "international"},
    Alias{"международные", "international"},
    Alias{"стоклеточные", "international"},
    Alias{"rus", "russian"},
    Alias{"shashki", "russian"},
    Alias{"russe", "russian"},
    Alias{"russes", "russian"},
    Alias{"russisch", "russian"},
    Alias{"russische", "russian"},
    Alias{"rusas", "russian"},
    Alias{"russas", "russian"},
    Alias{"русские", "russian"},
    Alias{"american", "english"},
    Alias{"angloamerican", "english"},
    Alias{"englishamerican", "english"},
    Alias{"americanenglish", "english"},
    Alias{"british", "english"},
    Alias{"straight", "english"},
    Alias{"acf", "english"},
    Alias{"gayp", "english"},
    Alias{"goasyouplease", "english"},
    Alias{"3move", "english"},
    Alias{"threemove", "english"},
    Alias{"anglaises", "english"},
    Alias{"englisch", "english"},
    Alias{"engels", "english"},
    Alias{"inglesas", "english"},
    Alias{"английские", "english"},
    Alias{"brasilian", "brazilian"},
    Alias{"brazil", "brazilian"},
    Alias{"brasil", "brazilian"},
    Alias{"brasileira", "brazilian"},
    Alias{"brasileiras", "brazilian"},
    Alias{"braziliaans", "brazilian"},
    Alias{"brasilianisch", "brazilian"},
    Alias{"бразильские", "brazilian"},
    Alias{"americanpool", "pool"},
    Alias{"zimbabwean", "pool"},
    Alias{"zimbabweanpool", "pool"},
    Alias{"jamaican", "pool"},
    Alias{"unifiedpool", "pool"},
    Alias{"poolunified", "pool"},
    Alias{"spain", "spanish"},
    Alias{"espanolas", "spanish"},
    Alias{"españolas", "spanish"},
    Alias{"spaans", "spanish"},
    Alias{"spanisch", "spanish"},
    Alias{"portugal", "portuguese"},
    Alias{"portuguesas", "portuguese"},
    Alias{"portugees", "portuguese"},
    Alias{"portugiesisch", "portuguese"},
    Alias{"italy", "italian"},
    Alias{"italiana", "italian"},
    Alias{"italiaans", "italian"},
    Alias{"italienisch", "italian"},
    Alias{"italienne", "italian"},
    Alias{"italianas", "italian"},
    Alias{"czechoslovak", "czech"},
    Alias{"ceska", "czech"},
    Alias{"tsjechisch", "czech"},
    Alias{"canada", "canadian"},
    Alias{"canadien", "canadian"},
    Alias{"canadiennes", "canadian"},
    Alias{"canadees", "canadian"},
    Alias{"quebec", "canadian"},
    Alias{"fries", "frisian"},
    Alias{"friese", "frisian"},
    Alias{"friesisch", "frisian"},
    Alias{"frison", "frisian"},
    Alias{"frisone", "frisian"},
    Alias{"frisia", "frisian"},
    Alias{"turk", "turkish"},
    Alias{"turks", "turkish"},
    Alias{"türk", "turkish"},
    Alias{"türkisch", "turkish"},
    Alias{"tama", "armenian"},
    Alias{"makhos", "thai"},
    Alias{"makhot", "thai"},
    Alias{"makhorse", "thai"},
    Alias{"russiangiveaway", "giveaway"},
    Alias{"giveawayrussian", "giveaway"},
    Alias{"poddavki", "giveaway"},
    Alias{"поддавки", "giveaway"},
    Alias{"suicide", "giveaway"},
    Alias{"losing", "giveaway"},
    Alias{"antirussian", "giveaway"},
    Alias{"anti", "antidraughts"},
    Alias{"antiinternational", "antidraughts"},
    Alias{"internationalgiveaway", "antidraughts"},
    Alias{"internationalanti", "antidraughts"},
    Alias{"killers", "killer"},
    Alias{"killerdammen", "killer"},
    Alias{"towers", "bashni"},
    Alias{"башни", "bashni"},
    Alias{"stavropolskie", "stavropol"},
    Alias{"ставропольские", "stavropol"},
    Alias{"samoyedic", "samoyed"},
    Alias{"самоедские", "samoyed"},
    Alias{"spantsireti", "spantsiretti"},
    Alias{"spancireti", "spantsiretti"},
    Alias{"spanciretti", "spantsiretti"},
};

/// Words that occur in the names of different games.
constexpr auto shared_words = std::to_array<std::string_view>(
    {"draughts", "draught", "checkers", "checker",   "chequers", "dammen",  "dam",       "damas",
     "dama",     "dame",    "dames",    "jeu",       "de",       "шашки",   "game",      "games",
     "of",       "the",     "variant",  "rules",     "standard", "classic", "classical", "normal",
     "regular",  "default", "usual",    "from",      "position", "setup",   "custom",    "unknown",
     "none",     "other",   "null",     "undefined", "n",        "a",       "na",        "board",
     "8x8",      "8",       "x",        "64",        "10x10",    "10",      "100",       "12x12",
     "12",       "144",     "squares",  "men"});

/// Converts Latin and Cyrillic letters to lower case.
std::string in_small_letters(std::string_view text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
    if (byte == 0xD0 && next >= 0x90 && next <= 0x9F) {  // А to П
      small += {static_cast<char>(0xD0), static_cast<char>(next + 0x20)};
      ++i;
    } else if (byte == 0xD0 && next >= 0xA0 && next <= 0xAF) {  // Р to Я
      small += {static_cast<char>(0xD1), static_cast<char>(next - 0x20)};
      ++i;
    } else {
      small += lower_case(text[i]);
    }
  }
  return small;
}

std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> words(1);
  for (const char c : in_small_letters(name)) {
    const bool in_word = is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
    if (in_word) {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool is_shared(const std::string& word) {
  return std::ranges::find(shared_words, word) != shared_words.end();
}

/// Returns the key for comparing names: "russian" for "Russian-Checkers (8x8)"; empty for
/// "Standard".
std::string essence_of(std::string_view name) {
  std::string essence;
  for (const std::string& word : words_of(name))
    if (!is_shared(word)) essence += word;
  for (const std::string_view ending : {"64", "100", "8x8", "10x10", "draughts", "checkers"})
    if (essence.ends_with(ending) && essence != "antidraughts")
      essence.erase(essence.size() - ending.size());
  return is_shared(essence) ? "" : essence;
}

const Variant* numbered(int game_type) {
  const auto found = std::ranges::find(variants(), std::optional(game_type), &Variant::game_type);
  return found == variants().end() ? nullptr : &*found;
}

/// Returns the number at the beginning of a value such as "25,W,8,8,A0,0".
std::optional<int> number_in(std::string_view value) {
  value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
  int number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  const bool ends = end == value.data() + value.size() || !is_letter(*end);
  return error == std::errc() && ends ? std::optional(number) : std::nullopt;
}

const Variant* named(std::string_view name) {
  if (const auto number = number_in(name))
    if (const Variant* variant = numbered(*number)) return variant;
  const std::string essence = essence_of(name);
  if (essence.empty()) return nullptr;
  for (const Variant& variant : variants())
    if (essence == variant.key || essence == essence_of(variant.name)) return &variant;
  const auto alias = std::ranges::find(aliases, essence, &Alias::name);
  return alias == aliases.end() ? nullptr : find_variant(alias->key);
}

/// Guesses from a word that only hints at the game: the size of the board, or "checkers" alone.
const Variant* hinted(std::string_view name) {
  const auto words = words_of(name);
  if (!essence_of(name).empty()) return nullptr;
  for (const auto& [hint, key] : {std::pair{"10x10", "international"},
                                  {"100", "international"},
                                  {"12x12", "canadian"},
                                  {"144", "canadian"},
                                  {"checkers", "english"}})
    if (std::ranges::find(words, hint) != words.end()) return find_variant(key);
  return nullptr;
}

}  // namespace

TaggedVariant tagged_variant(const PdnGame& game) {
  const std::string_view name = game.tag("Variant");
  const std::string_view type = game.tag("GameType");
  TaggedVariant tagged{.variant = named(name)};
  if (tagged.variant != nullptr) return tagged;
  const auto number = number_in(type);
  tagged.variant = number ? numbered(*number) : named(type);
  tagged.other_game = number && tagged.variant == nullptr;
  if (tagged.variant == nullptr && !tagged.other_game) tagged.variant = hinted(name);
  if (tagged.variant != nullptr) return tagged;
  const bool by_name = !tagged.other_game && !essence_of(name).empty();
  if (by_name)
    tagged.unknown = name;
  else if (tagged.other_game || !essence_of(type).empty())
    tagged.unknown = type;
  return tagged;
}

const Variant& likely_variant(const PdnGame& game, CaptureBudget& budget) {
  const Variant* likely = nullptr;
  std::size_t most = 0;
  for (const std::string_view key : {"international", "russian", "english"}) {
    const Variant& variant = *find_variant(key);
    const Replayed replayed = replay(variant, game, budget);
    const std::size_t played =
        4 * replayed.moves.size() + (replayed.fault ? 0 : 2) + (replayed.turned ? 0 : 1);
    if (likely != nullptr && played <= most) continue;
    likely = &variant;
    most = played;
  }
  return *likely;
}

const Ruleset* tagged_ruleset(const Variant& variant, const PdnGame& game) {
  std::string wanted = in_small_letters(game.tag(ruleset_tag));
  if (const std::string prefix = std::string(variant.key) + '/'; wanted.starts_with(prefix))
    wanted.erase(0, prefix.size());
  if (wanted.empty() || wanted == "?") return &variant.rulesets.front();
  for (const Ruleset& ruleset : variant.rulesets)
    if (wanted == ruleset.key || wanted == in_small_letters(ruleset.name)) return &ruleset;
  return nullptr;
}

void set_ruleset(const Variant& variant, std::string_view key, PdnGame& game) {
  std::erase_if(game.tags, [](const auto& tag) { return tag.first == ruleset_tag; });
  if (!key.empty() && key != variant.rulesets.front().key) game.tags.emplace_back(ruleset_tag, key);
}

}  // namespace crownhead::draughts
