#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts dutch = {
    .hello = "Beste {name},",
    .my_turn = "U bent aan zet tegen {name}",
    .reminder = "Minder dan {hours} uur voor uw zet tegen {name}",
    .game_ended = "Uw partij tegen {name} is afgelopen: {result}",
    .flag_fell = "Er is een vlag gevallen in uw partij tegen {name}: {result}",
    .draw_offered = "{name} biedt u remise aan",
    .takeback_asked = "{name} wil een zet terugnemen",
    .rematch_offered = "{name} biedt u een revanche aan",
    .several = "Nieuws uit uw partijen: {count}",
    .aborted = "afgebroken",
    .until = "Tot {time}.",
    .wrote = "{name} schrijft: {text}",
    .on_vacation = "{name} gaat met vakantie",
    .from_to = "Van {start} tot {end}.",
    .settings = "Wat u te horen krijgt, kiest u op {url}.",
    .unsubscribe = "Geen berichten van deze soort meer: {url}",
    .confirm_subject = "Bevestig uw e-mailadres",
    .confirm_body =
        "volg deze link om te bevestigen dat dit adres van u is. Hij is twee dagen geldig.\n{url}",
    .confirm_ignore =
        "Als u hier niet om hebt gevraagd, hoeft u niets te doen. Was u het niet en komen er meer "
        "van deze berichten, stop ze dan hier: {url}",
    .reset_subject = "Stel een nieuw wachtwoord in",
    .reset_body =
        "volg deze link om een nieuw wachtwoord in te stellen. Hij is één keer geldig, een uur "
        "lang.\n{url}",
    .reset_ignore =
        "Als u hier niet om hebt gevraagd, hoeft u niets te doen: uw wachtwoord blijft zoals het "
        "is.",
    .guard_subject = "Wat uw account beschermt, is gewijzigd",
    .guard_password =
        "het wachtwoord van uw account is gewijzigd; de andere sessies en de API-sleutels zijn "
        "beëindigd, de webhooks staan uit en het adres van de agenda bestaat niet meer",
    .guard_email = "het e-mailadres van uw account is gewijzigd",
    .guard_factor_on = "voor uw account is een tweede factor ingesteld",
    .guard_factor_off = "de tweede factor van uw account is verwijderd",
    .guard_token =
        "voor uw account is een API-sleutel gemaakt, waarmee een programma voor u handelt: {what}",
    .guard_webhook = "een webhook van uw account leidt nu hierheen: {what}",
    .guard_codes =
        "iemand die uw wachtwoord kent, heeft tien verkeerde codes van uw tweede factor "
        "geprobeerd; een uur lang wordt geen code aangenomen",
    .guard_advice =
        "Was u dat, dan hoeft u niets te doen. Zo niet, stel dan meteen een nieuw wachtwoord in: "
        "{url}",
    .guard_undo =
        "Was u dat, dan hoeft u niets te doen. Zo niet, maak de wijziging dan binnen zeven dagen "
        "ongedaan en stel een nieuw wachtwoord in: {url}",
    .calendar = "Crownhead: mijn termijnen",
    .deadline = "Uw zet tegen {name} moet gespeeld zijn",
    .vacation_changed = "De vakantie van {name} is gewijzigd",
    .vacation_cancelled = "{name} gaat toch niet met vakantie",
    .vacation_ended = "{name} is terug van vakantie",
    .vacation_asked = "{name} vraagt om vakantie",
    .my_vacation_approved = "Uw vakantie is goedgekeurd",
    .my_vacation_denied = "Uw vakantie is geweigerd",
    .my_vacation_expired = "Niemand heeft op tijd over uw vakantie beslist; zij gaat niet door",
    .my_vacation_granted = "Een toernooileider heeft u vakantie gegeven",
    .my_vacation_changed = "Een toernooileider heeft uw vakantie gewijzigd",
    .my_vacation_cancelled = "Een toernooileider heeft uw vakantie geschrapt",
    .my_vacation_ended = "Een toernooileider heeft uw vakantie beëindigd",
    .my_vacation_over = "Uw vakantie is voorbij; uw klokken lopen weer",
    .instead_of = "Zij zou duren van {start} tot {end}.",
    .reason = "Reden: {text}",
    .vacation_in = "Vakantie: {name}",
    .webhook_off_subject = "Een webhook van je is uitgezet",
    .webhook_off_body =
        "aan deze webhook kon drie dagen lang niets worden afgeleverd, dus er wordt niets meer "
        "naartoe gestuurd:\n{address}\nZet hem weer aan op {url} zodra hij bereikbaar is.",
};

}  // namespace crownhead::messages
