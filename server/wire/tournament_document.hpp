#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tournament/import.hpp"
#include "server/wire/problem.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::wire {

/// A whole tournament as a file of ours: settings as GET gives them, the seed, everybody with their
/// entry, the rounds that are published with every result. Games are in the PDN export, acts in
/// the log; a password is in neither.
std::string tournament_document(const tournament::Tournament& tournament, const UserNames& names);

/// Such a file read again. Players are named; `users` of ImportedTournament are places in `names`
/// until somebody looks them up.
struct TournamentDocument {
  tournament::ImportedTournament imported;
  std::vector<std::string> names;  ///< UserId{i} stands for names[i]
};

/// Puts in whom each name means; `users` are those of `names`.
tournament::ImportedTournament with_users(TournamentDocument document,
                                          const std::vector<UserId>& users);

Parsed<TournamentDocument> parse_tournament_document(std::string_view text);

enum class ImportFormat : std::uint8_t { trf, json };

struct ImportBody {
  ImportFormat format;
  std::string text;
  std::map<std::string, std::string> players;  ///< username of a name in the file
  tournament::Settings settings;               ///< what a TRF does not say
};
Parsed<ImportBody> parse_import(std::string_view body);

/// The text of a list of entrants.
Parsed<std::string> parse_entrants(std::string_view body);

}  // namespace crownhead::wire
