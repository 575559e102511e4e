#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "rules/dice/commitment_list.hpp"
#include "rules/dice/fairness.hpp"
#include "rules/dice/verify.hpp"
#include "rules/result.hpp"

namespace crownhead::wire {

struct DiceStart {
  dice::Digest commitment;
};

/// The part of a game's event that concerns its dice; for most events nothing.
using DiceLine = std::variant<std::monostate, DiceStart, dice::Event>;

/// Reads a line of a game's events: {"type":"started","dice_commitment":HEX},
/// {"type":"rolled","seat":N,"dice":[N,N],"link":HEX}, or any type with {"seat":N,"act":TEXT,
/// "entropy":TEXT,"auto":BOOL}; the last two may be omitted if they are "" and false. Fails with
/// bad_json or invalid_field.
Result<DiceLine> read_dice_line(std::string_view line);

/// The schema SiteDice of openapi.yaml.
std::string site_dice_json(const dice::RollsBySeat& rolls);

/// The schemas CommitmentKey and CommitmentDay.
std::string commitment_key_json(const dice::PublicKey& key, dice::Day first, dice::Day last);
std::string commitment_day_json(const dice::CommitmentDay& day);

/// Reads the output of commitment_day_json(). Fails with bad_json or invalid_field.
Result<dice::CommitmentDay> read_commitment_day(std::string_view text);

}  // namespace crownhead::wire
