#include "rules/tournament/files/trf_scoring.hpp"

#include <array>
#include <sstream>
#include <string_view>

#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

enum class Worth { win, draw, loss, bye, half_bye, nothing };

struct Meaning {
  std::string_view code;
  Worth worth;
};

/// The codes of record 162, of JaVaFo's XXS and of bbpPairings' BBW and so on. A forfeit counts
/// like a played game, and an absence counts nothing.
constexpr std::array meanings = {
    Meaning{"W", Worth::win},        Meaning{"D", Worth::draw},     Meaning{"L", Worth::loss},
    Meaning{"P", Worth::bye},        Meaning{"A", Worth::nothing},  Meaning{"F", Worth::bye},
    Meaning{"H", Worth::half_bye},   Meaning{"Z", Worth::nothing},  Meaning{"WW", Worth::win},
    Meaning{"BW", Worth::win},       Meaning{"WD", Worth::draw},    Meaning{"BD", Worth::draw},
    Meaning{"WL", Worth::loss},      Meaning{"BL", Worth::loss},    Meaning{"ZPB", Worth::nothing},
    Meaning{"HPB", Worth::half_bye}, Meaning{"FPB", Worth::bye},    Meaning{"PAB", Worth::bye},
    Meaning{"FW", Worth::win},       Meaning{"FL", Worth::nothing}, Meaning{"BBW", Worth::win},
    Meaning{"BBD", Worth::draw},     Meaning{"BBL", Worth::loss},   Meaning{"BBZ", Worth::nothing},
    Meaning{"BBF", Worth::nothing},  Meaning{"BBU", Worth::bye},
};

}  // namespace

std::optional<ScoringFault> TrfScoring::take(std::string_view code, int half_points) {
  std::optional no_meaning = ScoringFault{reason::trf::points_of(code)};
  for (const Meaning& meaning : meanings) {
    if (meaning.code != code) continue;
    std::optional<int>* const kept = meaning.worth == Worth::win        ? &win_
                                     : meaning.worth == Worth::draw     ? &draw_
                                     : meaning.worth == Worth::loss     ? &loss_
                                     : meaning.worth == Worth::bye      ? &bye_
                                     : meaning.worth == Worth::half_bye ? &half_bye_
                                                                        : nullptr;
    if (!kept) return half_points == 0 ? std::nullopt : no_meaning;
    if (kept->value_or(half_points) != half_points) return no_meaning;
    *kept = half_points;
    return std::nullopt;
  }
  return half_points == 0 ? std::nullopt : no_meaning;
}

std::optional<ScoringFault> TrfScoring::take_162(const TrfLine& line) {
  for (int at = 6; at <= line.width(); at += 9) {
    const auto code = line.columns(at, at);
    const auto value = half_points_in(line.columns(at + 1, at + 4));
    if (!value || code.empty()) return ScoringFault{reason::trf::record_162(), at};
    if (auto wrong = take(code, *value)) return wrong;
  }
  return std::nullopt;
}

std::optional<ScoringFault> TrfScoring::take_xxs(const TrfLine& line) {
  std::istringstream words{std::string(line.rest())};
  for (std::string word; words >> word;) {
    const auto sign = word.find('=');
    const auto value = sign == std::string::npos
                           ? std::nullopt
                           : half_points_in(std::string_view(word).substr(sign + 1));
    if (!value) return ScoringFault{reason::trf::record_xxs(word)};
    if (auto wrong = take(std::string_view(word).substr(0, sign), *value)) return wrong;
  }
  return std::nullopt;
}

std::optional<ScoringFault> TrfScoring::take_bb(const TrfLine& line) {
  const auto value = half_points_in(line.rest());
  if (!value) return ScoringFault{reason::trf::record_bb(line.tag())};
  return take(line.tag(), *value);
}

Points TrfScoring::points() const {
  Points points{.win = win_.value_or(2), .draw = draw_.value_or(1), .loss = loss_.value_or(0)};
  points.bye = bye_.value_or(points.win);
  points.half_bye = half_bye_.value_or(points.draw);
  return points;
}

}  // namespace crownhead::tournament
