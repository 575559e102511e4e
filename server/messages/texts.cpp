#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts& texts_in(std::string_view locale) {
  const auto language = locale.substr(0, locale.find_first_of("-_"));
  if (language == "de") return german;
  if (language == "nl") return dutch;
  if (language == "hr") return croatian;
  if (language == "lv") return latvian;
  if (language == "ru") return russian;
  return english;
}

std::string filled(std::string_view text,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
  std::string result;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
    const auto close = text.find('}', open);
    const auto name = text.substr(open + 1, close - open - 1);
    result += text.substr(0, open);
    for (const auto& [key, value] : values)
      if (key == name) result += value;
    text.remove_prefix(close + 1);
  }
  return result += text;
}

}  // namespace crownhead::messages
