#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rules/ids.hpp"

namespace crownhead {

/// The identity of a player outside this site, as they entered it. A text is empty if the player
/// entered none.
struct Identity {
  std::string real_name = {};
  std::string country = {};  ///< a code of `country_codes`
  std::string club = {};
  std::string title = {};  ///< one of `player_titles`, as claimed
  /// A moderator has confirmed the title. Only confirmed titles are shown to others.
  bool title_confirmed = false;
  std::string federation_number = {};  ///< in the list of the player's federation

  std::string_view shown_title() const { return title_confirmed ? title : std::string_view{}; }

  bool operator==(const Identity&) const = default;
};

/// Fields that are not set keep their value; an empty text removes it. Another title has to be
/// confirmed again.
struct IdentityChange {
  std::optional<std::string> real_name = std::nullopt;
  std::optional<std::string> country = std::nullopt;
  std::optional<std::string> club = std::nullopt;
  std::optional<std::string> title = std::nullopt;
  std::optional<std::string> federation_number = std::nullopt;

  bool is_empty() const { return !real_name && !country && !club && !title && !federation_number; }
};

/// Players without an entry have entered nothing.
using Identities = std::map<UserId, Identity>;

/// Returns the player's entry, or an empty one.
inline const Identity& identity_in(const Identities& identities, std::optional<UserId> user) {
  static const Identity none;
  const auto found = user ? identities.find(*user) : identities.end();
  return found == identities.end() ? none : found->second;
}

constexpr std::size_t longest_real_name = 60;          ///< characters
constexpr std::size_t longest_club = 60;               ///< characters
constexpr std::size_t longest_federation_number = 11;  ///< the width of the column of a TRF

/// The titles of the FMJD, for all and for women, and the titles of the BMAB, which the WBGF lists
/// (docs/rules/titles.md).
inline constexpr auto player_titles = std::to_array<std::string_view>(
    {"GMI", "MI", "MF", "CMF", "GMIF", "MIF", "MFF", "CMFF", "SGM", "GM", "M"});

/// The codes that the FMJD and the Olympic committees use, in alphabetical order. England,
/// Scotland, Wales, Northern Ireland, the Faroe Islands, Curaçao and others with a federation of
/// their own have a code too.
inline constexpr auto country_codes = std::to_array<std::string_view>(
    {"AFG", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "ASA", "AUS", "AUT", "AZE",
     "BAH", "BAN", "BAR", "BDI", "BEL", "BEN", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT",
     "BRA", "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CGO", "CHA", "CHI", "CHN",
     "CIV", "CMR", "COD", "COK", "COL", "COM", "CPV", "CRC", "CRO", "CUB", "CUW", "CYP", "CZE",
     "DEN", "DJI", "DMA", "DOM", "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FIJ",
     "FIN", "FRA", "FRO", "FSM", "GAB", "GAM", "GBR", "GBS", "GEO", "GEQ", "GER", "GHA", "GRE",
     "GRN", "GUA", "GUI", "GUM", "GUY", "HAI", "HKG", "HON", "HUN", "INA", "IND", "IRI", "IRL",
     "IRQ", "ISL", "ISR", "ISV", "ITA", "IVB", "JAM", "JOR", "JPN", "KAZ", "KEN", "KGZ", "KIR",
     "KOR", "KOS", "KSA", "KUW", "LAO", "LAT", "LBA", "LBN", "LBR", "LCA", "LES", "LIE", "LTU",
     "LUX", "MAD", "MAR", "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MHL", "MKD", "MLI", "MLT",
     "MNE", "MON", "MOZ", "MRI", "MTN", "MYA", "NAM", "NCA", "NED", "NEP", "NGR", "NIG", "NIR",
     "NOR", "NRU", "NZL", "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL",
     "POR", "PRK", "PUR", "QAT", "ROU", "RSA", "RUS", "RWA", "SAM", "SCO", "SEN", "SEY", "SGP",
     "SKN", "SLE", "SLO", "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR",
     "SVK", "SWE", "SWZ", "SXM", "SYR", "TAN", "TGA", "THA", "TJK", "TKM", "TLS", "TOG", "TPE",
     "TTO", "TUN", "TUR", "TUV", "UAE", "UGA", "UKR", "URU", "USA", "UZB", "VAN", "VEN", "VIE",
     "VIN", "WLS", "YEM", "ZAM", "ZIM"});

inline bool is_player_title(std::string_view text) {
  return std::ranges::find(player_titles, text) != player_titles.end();
}

inline bool is_country_code(std::string_view text) {
  return std::ranges::binary_search(country_codes, text);
}

/// Returns true for up to eleven ASCII letters, digits and hyphens.
inline bool is_federation_number(std::string_view text) {
  return !text.empty() && text.size() <= longest_federation_number &&
         std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                  c == '-';
         });
}

}  // namespace crownhead
