#include "rules/vacation/refusal.hpp"

#include <array>

#include "rules/vacation/local_time.hpp"

namespace crownhead::vacation {
namespace {

struct Words {
  std::string_view name;
  std::string_view sentence;  ///< {x} stands for the parameter x
};

/// In the order of the enum.
constexpr std::array words{
    Words{"NO_TOURNAMENT_SELECTED", "choose at least one tournament"},
    Words{"DUPLICATE_TOURNAMENT", "the tournament is named twice; name it once"},
    Words{"DATE_FORMAT", "write the date as d.m.yyyy, for example 1.7.2024"},
    Words{"DATE_INVALID", "there is no such day in the calendar"},
    Words{"HOUR_FORMAT", "write the hour as a number from 0 to 23, or leave it empty for midnight"},
    Words{"HOUR_OUT_OF_RANGE", "the hour must be 0 to 23"},
    Words{"TIME_ZONE_UNKNOWN", "no time zone has this name; write one like Europe/Zagreb"},
    Words{"LOCAL_TIME_NONEXISTENT",
          "the clocks skip this hour; take {before_hour} on {before_date} or {after_hour} on "
          "{after_date}"},
    Words{"LOCAL_TIME_AMBIGUOUS", "the clocks are set back, so this hour comes twice"},
    Words{"MIDNIGHT_SKIPPED", "the clocks skip this midnight; the moment of the change is taken"},
    Words{"END_NOT_AFTER_START", "the end must come after the start"},
    Words{"START_IN_PAST", "the start has passed; choose a later one"},
    Words{"START_TOO_FAR", "a vacation may start at most {horizon_days} days from now"},
    Words{"MESSAGE_TOO_LONG", "the message has {length} characters, {most} are allowed"},
    Words{"MESSAGE_INVALID", "the message may hold no control characters but line breaks"},
    Words{"TOURNAMENT_NOT_FOUND", "there is no such tournament"},
    Words{"NOT_A_PARTICIPANT", "only players of this tournament have vacations in it"},
    Words{"TOURNAMENT_FINISHED", "the tournament is over"},
    Words{"NO_ACTIVE_GAMES", "you have no games left in this tournament"},
    Words{"VACATION_NOT_ALLOWED", "this tournament has no vacations"},
    Words{"SPLIT_TOO_SHORT", "a part must last at least {min_days} days; this has {hours}"},
    Words{"SPLIT_TOO_LONG", "a part may last at most {max_days} days; this has {hours}"},
    Words{"SPLITS_EXHAUSTED", "all {splits_allowed} parts are used"},
    Words{"DAYS_EXHAUSTED",
          "{hours} are asked for; of {days_allowed} days there are left: {hours_left}"},
    Words{"OVERLAPS_VACATION", "it overlaps another vacation of the same player"},
    Words{"GAP_TOO_SHORT", "between two vacations there must be {min_gap_hours} hours"},
    Words{"NOTICE_TOO_SHORT", "it must be asked for {notice_hours} hours before its start"},
    Words{"REASON_REQUIRED", "write a reason"},
    Words{"RETRO_TOO_FAR", "a vacation may be granted at most {retro_max_days} days back"},
};
static_assert(words.size() == static_cast<std::size_t>(Fault::retro_too_far) + 1);

const Words& words_of(Fault fault) { return words.at(static_cast<std::size_t>(fault)); }

std::string text_of(const Params& params, const std::string& name) {
  const auto found = params.find(name);
  if (found == params.end()) return {};
  if (const auto* text = std::get_if<std::string>(&found->second)) return *text;
  const auto number = std::get<std::int64_t>(found->second);
  const bool is_length = name == "hours" || name == "hours_left";
  return is_length ? length_text({number * hour.count}) : std::to_string(number);
}

}  // namespace

std::string_view fault_name(Fault fault) { return words_of(fault).name; }

std::string explain(const Refusal& refusal) {
  std::string sentence;
  std::string_view rest = words_of(refusal.fault).sentence;
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const auto close = rest.find('}', open);
    sentence += rest.substr(0, open);
    sentence += text_of(refusal.params, std::string(rest.substr(open + 1, close - open - 1)));
    rest.remove_prefix(close + 1);
  }
  sentence += rest;
  return sentence;
}

}  // namespace crownhead::vacation
