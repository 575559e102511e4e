#pragma once

#include <string_view>

#include "generated/mail_texts.hpp"

namespace crownhead::messages {

/// Returns the texts for players in the language of a locale such as "de", "de-AT" or "pt_BR":
/// another country's if it has none of its own, and English for a language without texts.
const Texts& texts_in(std::string_view locale);

}  // namespace crownhead::messages
