#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts russian = {
    .hello = "Здравствуйте, {name}!",
    .my_turn = "Ваш ход в партии с {name}",
    .reminder = "Меньше {hours} ч на ваш ход в партии с {name}",
    .game_ended = "Ваша партия с {name} закончилась: {result}",
    .flag_fell = "В вашей партии с {name} истекло время: {result}",
    .draw_offered = "{name} предлагает вам ничью",
    .takeback_asked = "{name} просит взять ход назад",
    .rematch_offered = "{name} предлагает вам реванш",
    .several = "Новости из ваших партий: {count}",
    .aborted = "прервана",
    .until = "До {time}.",
    .wrote = "{name} пишет: {text}",
    .on_vacation = "{name} уходит в отпуск",
    .from_to = "С {start} до {end}.",
    .settings = "О чём вам сообщать, можно выбрать здесь: {url}.",
    .unsubscribe = "Больше не получать таких писем: {url}",
    .confirm_subject = "Подтвердите адрес электронной почты",
    .confirm_body =
        "откройте эту ссылку, чтобы подтвердить, что адрес ваш. Она действует два дня.\n{url}",
    .confirm_ignore = "Если вы этого не просили, ничего не делайте: больше вам никто не напишет.",
    .reset_subject = "Задайте новый пароль",
    .reset_body =
        "откройте эту ссылку, чтобы задать новый пароль. Она действует один раз, в течение "
        "часа.\n{url}",
    .reset_ignore = "Если вы этого не просили, ничего не делайте: ваш пароль останется прежним.",
    .guard_subject = "Изменена защита вашей учётной записи",
    .guard_password = "пароль вашей учётной записи изменён",
    .guard_email =
        "адрес электронной почты вашей учётной записи изменён; этот больше не используется",
    .guard_factor_on = "для вашей учётной записи настроен второй фактор",
    .guard_factor_off = "второй фактор вашей учётной записи удалён",
    .guard_advice =
        "Если это были вы, делать ничего не нужно. Если нет, сразу задайте новый пароль: {url}",
    .calendar = "Crownhead: мои сроки",
    .deadline = "Срок вашего хода в партии с {name}",
    .vacation_changed = "Изменён отпуск игрока {name}",
    .vacation_cancelled = "{name} всё-таки не уходит в отпуск",
    .vacation_ended = "{name} снова за доской: отпуск закончен",
    .vacation_asked = "{name} просит об отпуске",
    .my_vacation_approved = "Ваш отпуск одобрен",
    .my_vacation_denied = "В отпуске вам отказано",
    .my_vacation_expired = "Никто вовремя не принял решения о вашем отпуске; он не состоится",
    .my_vacation_granted = "Судья турнира предоставил вам отпуск",
    .my_vacation_changed = "Судья турнира изменил ваш отпуск",
    .my_vacation_cancelled = "Судья турнира отменил ваш отпуск",
    .my_vacation_ended = "Судья турнира прервал ваш отпуск",
    .my_vacation_over = "Ваш отпуск закончился; ваши часы снова идут",
    .instead_of = "Он должен был длиться с {start} до {end}.",
    .reason = "Причина: {text}",
    .vacation_in = "Отпуск: {name}",
    .webhook_off_subject = "Один из ваших вебхуков отключён",
    .webhook_off_body =
        "на этот вебхук три дня ничего не удавалось доставить, поэтому туда больше ничего не "
        "отправляется:\n{address}\nКогда он снова станет доступен, включите его на странице {url}.",
};

}  // namespace crownhead::messages
