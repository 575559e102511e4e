#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts german = {
    .hello = "Guten Tag {name},",
    .my_turn = "Sie sind am Zug gegen {name}",
    .reminder = "Weniger als {hours} Std. für Ihren Zug gegen {name}",
    .game_ended = "Ihre Partie gegen {name} ist zu Ende: {result}",
    .flag_fell = "Zeitüberschreitung in Ihrer Partie gegen {name}: {result}",
    .draw_offered = "{name} bietet Ihnen Remis an",
    .takeback_asked = "{name} möchte einen Zug zurücknehmen",
    .rematch_offered = "{name} bietet Ihnen eine Revanche an",
    .several = "Neues aus Ihren Partien: {count}",
    .aborted = "abgebrochen",
    .until = "Bis {time}.",
    .wrote = "{name} schreibt: {text}",
    .on_vacation = "{name} geht in den Urlaub",
    .from_to = "Von {start} bis {end}.",
    .settings = "Was Ihnen mitgeteilt wird, wählen Sie unter {url}.",
    .unsubscribe = "Keine solchen Nachrichten mehr: {url}",
    .confirm_subject = "Bestätigen Sie Ihre E-Mail-Adresse",
    .confirm_body =
        "folgen Sie diesem Link, um zu bestätigen, dass diese Adresse Ihnen gehört. Er gilt zwei "
        "Tage.\n{url}",
    .confirm_ignore =
        "Wenn Sie das nicht angefordert haben, tun Sie nichts. Wenn Sie es nicht waren und weitere "
        "solche Nachrichten kommen, beenden Sie das hier: {url}",
    .reset_subject = "Neues Passwort setzen",
    .reset_body =
        "folgen Sie diesem Link, um ein neues Passwort zu setzen. Er gilt einmal, eine Stunde "
        "lang.\n{url}",
    .reset_ignore =
        "Wenn Sie das nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
    .guard_subject = "Was Ihr Konto schützt, wurde geändert",
    .guard_password =
        "das Passwort Ihres Kontos wurde geändert; seine anderen Sitzungen und seine API-Schlüssel "
        "sind beendet, seine Webhooks ausgeschaltet, und die Adresse seines Kalenders gilt nicht "
        "mehr",
    .guard_email = "die E-Mail-Adresse Ihres Kontos wurde geändert",
    .guard_factor_on = "für Ihr Konto wurde ein zweiter Faktor eingerichtet",
    .guard_factor_off = "der zweite Faktor Ihres Kontos wurde entfernt",
    .guard_token =
        "für Ihr Konto wurde ein API-Schlüssel erstellt, mit dem ein Programm für Sie handelt: "
        "{what}",
    .guard_webhook = "ein Webhook Ihres Kontos führt jetzt hierhin: {what}",
    .guard_codes =
        "jemand, der Ihr Passwort kennt, hat zehn falsche Codes Ihres zweiten Faktors versucht; "
        "eine Stunde lang wird kein Code angenommen",
    .guard_advice =
        "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, setzen Sie sofort ein neues Passwort: "
        "{url}",
    .guard_undo =
        "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, nehmen Sie die Änderung innerhalb von "
        "sieben Tagen zurück und setzen Sie ein neues Passwort: {url}",
    .calendar = "Crownhead: meine Fristen",
    .deadline = "Ihr Zug gegen {name} ist fällig",
    .vacation_changed = "Der Urlaub von {name} wurde geändert",
    .vacation_cancelled = "{name} geht doch nicht in den Urlaub",
    .vacation_ended = "{name} ist aus dem Urlaub zurück",
    .vacation_asked = "{name} bittet um Urlaub",
    .my_vacation_approved = "Ihr Urlaub ist genehmigt",
    .my_vacation_denied = "Ihr Urlaub ist abgelehnt",
    .my_vacation_expired =
        "Über Ihren Urlaub hat niemand rechtzeitig entschieden; er findet nicht statt",
    .my_vacation_granted = "Ein Turnierleiter hat Ihnen Urlaub gegeben",
    .my_vacation_changed = "Ein Turnierleiter hat Ihren Urlaub geändert",
    .my_vacation_cancelled = "Ein Turnierleiter hat Ihren Urlaub gestrichen",
    .my_vacation_ended = "Ein Turnierleiter hat Ihren Urlaub beendet",
    .my_vacation_over = "Ihr Urlaub ist vorbei; Ihre Uhren laufen wieder",
    .instead_of = "Geplant war er von {start} bis {end}.",
    .reason = "Grund: {text}",
    .vacation_in = "Urlaub: {name}",
    .webhook_off_subject = "Einer Ihrer Webhooks wurde abgeschaltet",
    .webhook_off_body =
        "an diesen Webhook ließ sich drei Tage lang nichts zustellen, daher wird nichts mehr "
        "dorthin geschickt:\n{address}\nWenn er wieder erreichbar ist, schalten Sie ihn unter "
        "{url} ein.",
};

}  // namespace crownhead::messages
