#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tournament/decide/import.hpp"
#include "server/wire/core/problem.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::wire {

/// Writes a whole tournament as a file of this program: the settings as in GET, the seed, all
/// players with their entries, and the published rounds with all results. Games are in the PDN
/// export and acts in the log. Passwords are never included.
std::string tournament_document(const tournament::Tournament& tournament, const UserNames& names);

/// The contents of such a file. Players have names; `users` of ImportedTournament are indexes into
/// `names` until the accounts are looked up.
struct TournamentDocument {
  tournament::ImportedTournament imported;
  std::vector<std::string> names;  ///< UserId{i} stands for names[i]
};

/// Replaces the indexes by accounts; `users` are the accounts of `names`, in the same order.
tournament::ImportedTournament with_users(TournamentDocument document,
                                          const std::vector<UserId>& users);

Parsed<TournamentDocument> parse_tournament_document(std::string_view text);

enum class ImportFormat : std::uint8_t { trf, json };

struct ImportBody {
  ImportFormat format;
  std::string text;
  std::map<std::string, std::string> players;  ///< username of a name in the file
  tournament::Settings settings;               ///< what a TRF does not contain
};
Parsed<ImportBody> parse_import(std::string_view body);

/// The text of a list of entrants.
Parsed<std::string> parse_entrants(std::string_view body);

}  // namespace crownhead::wire
