#pragma once

#include <string_view>

#include "generated/mail_texts.hpp"

namespace crownhead::messages {

/// What is written to players in the language of a locale such as "de", "de-AT" or "pt_BR", in
/// another country's if there is none of its own; in English for a language that has no texts.
const Texts& texts_in(std::string_view locale);

}  // namespace crownhead::messages
