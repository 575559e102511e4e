#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "rules/dice/fairness.hpp"
#include "rules/dice/tip_list.hpp"
#include "rules/dice/verify.hpp"
#include "rules/result.hpp"

namespace crownhead::wire {

struct DiceStart {
  dice::Digest tip;
};

/// What one event of a game says of its dice; mostly nothing.
using DiceLine = std::variant<std::monostate, DiceStart, dice::Event>;

/// Reads a line of a game's events: {"type":"started","dice_tip":HEX},
/// {"type":"rolled","seat":N,"dice":[N,N],"link":HEX}, or any type with {"seat":N,"act":TEXT,
/// "entropy":TEXT,"auto":BOOL}, the last two left out where they are "" and false. Fails with
/// bad_json or invalid_field.
Result<DiceLine> read_dice_line(std::string_view line);

/// The schema SiteDice of openapi.yaml.
std::string site_dice_json(const dice::RollsBySeat& rolls);

/// The schemas TipKey and TipDay.
std::string tip_key_json(const dice::PublicKey& key, dice::Day first, dice::Day last);
std::string tip_day_json(const dice::TipDay& day);

/// What tip_day_json() wrote. Fails with bad_json or invalid_field.
Result<dice::TipDay> read_tip_day(std::string_view text);

}  // namespace crownhead::wire
