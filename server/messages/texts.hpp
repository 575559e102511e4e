#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace crownhead::messages {

/// What is written to players, in one language; each has a file of its own. What stands in braces
/// is filled in.
struct Texts {
  std::string_view hello;            ///< {name}
  std::string_view my_turn;          ///< {name} of the opponent; without a full stop, as a subject
  std::string_view reminder;         ///< {name}, {hours}
  std::string_view game_ended;       ///< {name}, {result}
  std::string_view flag_fell;        ///< {name}, {result}
  std::string_view draw_offered;     ///< {name}
  std::string_view takeback_asked;   ///< {name}
  std::string_view rematch_offered;  ///< {name}
  std::string_view several;          ///< {count}
  std::string_view aborted;          ///< in the place of a result
  std::string_view until;            ///< {time}
  std::string_view wrote;            ///< {name}, {text}
  std::string_view on_vacation;      ///< {name}; tournaments follow
  std::string_view from_to;          ///< {start}, {end}
  std::string_view settings;         ///< {url}
  std::string_view unsubscribe;      ///< {url}
  std::string_view confirm_subject;
  std::string_view confirm_body;    ///< {url}
  std::string_view confirm_ignore;  ///< {url} that stops such messages
  std::string_view reset_subject;
  std::string_view reset_body;  ///< {url}
  std::string_view reset_ignore;
  std::string_view guard_subject;  ///< of a message that one of the next seven has happened
  std::string_view guard_password;
  std::string_view guard_email;
  std::string_view guard_factor_on;
  std::string_view guard_factor_off;
  std::string_view guard_token;    ///< {what}: its name
  std::string_view guard_webhook;  ///< {what}: its address
  std::string_view guard_codes;
  std::string_view guard_advice;      ///< {url}
  std::string_view guard_undo;        ///< {url}; in the place of the advice
  std::string_view calendar;          ///< its name
  std::string_view deadline;          ///< {name} of the opponent
  std::string_view vacation_changed;  ///< {name} of the player, as in the next three
  std::string_view vacation_cancelled;
  std::string_view vacation_ended;
  std::string_view vacation_asked;
  std::string_view my_vacation_approved;
  std::string_view my_vacation_denied;
  std::string_view my_vacation_expired;
  std::string_view my_vacation_granted;
  std::string_view my_vacation_changed;
  std::string_view my_vacation_cancelled;
  std::string_view my_vacation_ended;
  std::string_view my_vacation_over;
  std::string_view instead_of;   ///< {start}, {end}
  std::string_view reason;       ///< {text}
  std::string_view vacation_in;  ///< {name} of the tournament; in a calendar
  std::string_view webhook_off_subject;
  std::string_view webhook_off_body;  ///< {address}, {url}
};

/// Of the language of a locale such as "de" or "de-AT"; English for one that has no texts.
const Texts& texts_in(std::string_view locale);

/// `text` with each name in braces replaced by what goes with it.
std::string filled(std::string_view text,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values);

extern const Texts english, german, dutch, croatian, latvian, russian;

}  // namespace crownhead::messages
