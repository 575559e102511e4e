#include "server/auth/device.hpp"

#include <array>
#include <utility>

namespace crownhead::auth {
namespace {

using Name = std::pair<std::string_view, std::string_view>;

// In this order: each browser also names those before it for compatibility.
constexpr auto browsers = std::to_array<Name>({{"Edg", "Edge"},
                                               {"OPR/", "Opera"},
                                               {"SamsungBrowser/", "Samsung Internet"},
                                               {"Firefox/", "Firefox"},
                                               {"FxiOS/", "Firefox"},
                                               {"CriOS/", "Chrome"},
                                               {"Chrome/", "Chrome"},
                                               {"Safari/", "Safari"}});
constexpr auto systems = std::to_array<Name>({{"Android", "Android"},
                                              {"iPhone", "iPhone"},
                                              {"iPad", "iPad"},
                                              {"Windows", "Windows"},
                                              {"Mac OS X", "macOS"},
                                              {"CrOS", "ChromeOS"},
                                              {"Linux", "Linux"}});
constexpr std::size_t longest = 40;

template <std::size_t N>
std::string_view first_named(const std::array<Name, N>& names, std::string_view text) {
  for (const auto& [mark, name] : names)
    if (text.find(mark) != std::string_view::npos) return name;
  return {};
}

}  // namespace

std::string device_name(std::string_view user_agent) {
  const auto browser = first_named(browsers, user_agent);
  const auto system = first_named(systems, user_agent);
  if (!browser.empty() && !system.empty())
    return std::string(browser) + " · " + std::string(system);
  if (!browser.empty() || !system.empty()) return std::string(browser.empty() ? system : browser);
  std::string program;
  for (const char c : user_agent.substr(0, longest)) {
    if (c <= ' ' || c > '~' || c == '/') break;
    program += c;
  }
  return program;
}

}  // namespace crownhead::auth
