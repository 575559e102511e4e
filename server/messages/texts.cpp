#include "server/messages/texts.hpp"

#include <algorithm>

#include "rules/lower_case.hpp"

namespace crownhead::messages {
namespace {

/// True if both are the same tag: pt_br is pt-BR.
bool same(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) {
    return lower_case(x) == lower_case(y) || (x == '_' && y == '-');
  });
}

std::string_view language_of(std::string_view tag) {
  return tag.substr(0, tag.find_first_of("-_"));
}

}  // namespace

const Texts& texts_in(std::string_view locale) {
  const auto all = all_texts();
  const auto whole =
      std::ranges::find_if(all, [&](const Texts& texts) { return same(locale, texts.language); });
  if (whole != all.end()) return *whole;
  const auto near = std::ranges::find_if(all, [&](const Texts& texts) {
    return same(language_of(locale), language_of(texts.language));
  });
  return near != all.end() ? *near : all.front();
}

}  // namespace crownhead::messages
