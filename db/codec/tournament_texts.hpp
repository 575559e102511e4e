#pragma once

#include "rules/tournament/event.hpp"

namespace crownhead::codec {

/// Versions up to event format 8 told the log in English by two texts beside an event. Fills in
/// what stands there and nowhere else. False, and nothing is filled in, where they do not have the
/// form that those versions wrote.
bool take_texts(decltype(tournament::Event::what)& what, const tournament::LogTexts& texts);

}  // namespace crownhead::codec
