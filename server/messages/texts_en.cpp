#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts english = {
    .hello = "Hello {name},",
    .my_turn = "It is your move against {name}",
    .reminder = "Less than {hours} h left for your move against {name}",
    .game_ended = "Your game against {name} has ended: {result}",
    .flag_fell = "A flag fell in your game against {name}: {result}",
    .draw_offered = "{name} offers you a draw",
    .takeback_asked = "{name} asks to take back a move",
    .rematch_offered = "{name} offers you a rematch",
    .several = "{count} things in your games",
    .aborted = "aborted",
    .until = "Until {time}.",
    .wrote = "{name} writes: {text}",
    .on_vacation = "{name} goes on vacation",
    .from_to = "From {start} to {end}.",
    .settings = "What you are told is chosen at {url}.",
    .unsubscribe = "No such messages any more: {url}",
    .confirm_subject = "Confirm your e-mail address",
    .confirm_body =
        "follow this link to confirm that this address is yours. It is good for two days.\n{url}",
    .confirm_ignore =
        "If you did not ask for it, do nothing. If it was not you and more of these come, stop "
        "them here: {url}",
    .reset_subject = "Set a new password",
    .reset_body = "follow this link to set a new password. It is good once, for an hour.\n{url}",
    .reset_ignore = "If you did not ask for it, do nothing: your password stays.",
    .guard_subject = "What guards your account has changed",
    .guard_password =
        "the password of your account was changed; its other sessions and its tokens have ended, "
        "its webhooks are off, and the address of its calendar is gone",
    .guard_email = "the e-mail address of your account was changed",
    .guard_factor_on = "a second factor was set up for your account",
    .guard_factor_off = "the second factor of your account was taken away",
    .guard_token = "a token was made for your account, with which a program acts for you: {what}",
    .guard_webhook = "a webhook of your account now leads here: {what}",
    .guard_codes =
        "somebody who knows your password tried ten wrong codes of your second factor; for an hour "
        "no code is taken",
    .guard_advice =
        "If that was you, there is nothing to do. If not, set a new password at once: {url}",
    .guard_undo =
        "If that was you, there is nothing to do. If not, take the change back within seven days "
        "and set a new password: {url}",
    .calendar = "Crownhead: my deadlines",
    .deadline = "Your move against {name} is due",
    .vacation_changed = "A vacation of {name} has been changed",
    .vacation_cancelled = "{name} does not go on vacation after all",
    .vacation_ended = "{name} is back from vacation",
    .vacation_asked = "{name} asks for a vacation",
    .my_vacation_approved = "Your vacation is approved",
    .my_vacation_denied = "Your vacation is refused",
    .my_vacation_expired = "Nobody has decided on your vacation in time; it does not take place",
    .my_vacation_granted = "A director has given you a vacation",
    .my_vacation_changed = "A director has changed your vacation",
    .my_vacation_cancelled = "A director has cancelled your vacation",
    .my_vacation_ended = "A director has ended your vacation",
    .my_vacation_over = "Your vacation is over; your clocks run again",
    .instead_of = "It was to be from {start} to {end}.",
    .reason = "Reason: {text}",
    .vacation_in = "Vacation: {name}",
    .webhook_off_subject = "A webhook of yours was turned off",
    .webhook_off_body =
        "nothing could be delivered to this webhook for three days, so nothing more is sent "
        "there:\n{address}\n"
        "When it can be reached again, turn it on at {url}.",
};

}  // namespace crownhead::messages
