#include "rules/vacation/news.hpp"

#include <array>

namespace crownhead::vacation {

std::string_view news_name(News news) {
  /// In the order of the enum.
  constexpr std::array<std::string_view, 10> names{"booked",  "changed",  "cancelled", "ended",
                                                   "asked",   "approved", "denied",    "granted",
                                                   "expired", "over"};
  static_assert(names.size() == static_cast<std::size_t>(News::over) + 1);
  return names.at(static_cast<std::size_t>(news));
}

}  // namespace crownhead::vacation
