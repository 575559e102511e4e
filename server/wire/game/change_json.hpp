#pragma once

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/change.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// The schema Change of openapi.yaml; values that most moves have are omitted. Both must outlive
/// it.
struct ChangeShape {
  const draughts::Variant& variant;
  const draughts::Change& change;

  void operator()(JsonText& json) const;
};

}  // namespace crownhead::wire
