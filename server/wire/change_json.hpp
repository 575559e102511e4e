#pragma once

#include "rules/draughts/change.hpp"
#include "rules/draughts/variant.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// The schema Change of openapi.yaml: what is as in most moves is left out. Both must outlive it.
struct ChangeShape {
  const draughts::Variant& variant;
  const draughts::Change& change;

  void operator()(JsonText& json) const;
};

}  // namespace crownhead::wire
