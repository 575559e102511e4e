#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts croatian = {
    .hello = "Pozdrav {name},",
    .my_turn = "Vi ste na potezu protiv igrača {name}",
    .reminder = "Manje od {hours} h za vaš potez protiv igrača {name}",
    .game_ended = "Vaša partija protiv igrača {name} je završena: {result}",
    .flag_fell = "Isteklo je vrijeme u vašoj partiji protiv igrača {name}: {result}",
    .draw_offered = "{name} vam nudi remi",
    .takeback_asked = "{name} traži vraćanje poteza",
    .rematch_offered = "{name} vam nudi uzvrat",
    .several = "Novosti iz vaših partija: {count}",
    .aborted = "prekinuta",
    .until = "Do {time}.",
    .wrote = "{name} piše: {text}",
    .on_vacation = "{name} odlazi na odmor",
    .from_to = "Od {start} do {end}.",
    .settings = "O čemu vas obavještavamo birate na {url}.",
    .unsubscribe = "Ne želim više takve poruke: {url}",
    .confirm_subject = "Potvrdite svoju adresu e-pošte",
    .confirm_body =
        "otvorite ovu poveznicu da potvrdite da je adresa vaša. Vrijedi dva dana.\n{url}",
    .confirm_ignore =
        "Ako to niste tražili, ne činite ništa. Ako to niste bili vi, a stiže ih još, ovdje ih "
        "zaustavite: {url}",
    .reset_subject = "Postavite novu lozinku",
    .reset_body =
        "otvorite ovu poveznicu da postavite novu lozinku. Vrijedi jednom, sat vremena.\n{url}",
    .reset_ignore = "Ako to niste tražili, ne činite ništa: vaša lozinka ostaje ista.",
    .guard_subject = "Promijenjeno je ono što štiti vaš račun",
    .guard_password =
        "lozinka vašeg računa je promijenjena; druge sesije i API ključevi su okončani, webhookovi "
        "su isključeni, a adresa kalendara više ne vrijedi",
    .guard_email = "adresa e-pošte vašeg računa je promijenjena",
    .guard_factor_on = "za vaš račun postavljen je drugi faktor",
    .guard_factor_off = "drugi faktor vašeg računa je uklonjen",
    .guard_token = "za vaš račun napravljen je API ključ kojim program djeluje u vaše ime: {what}",
    .guard_webhook = "webhook vašeg računa sada vodi ovamo: {what}",
    .guard_codes =
        "netko tko zna vašu lozinku pokušao je deset pogrešnih kodova vašeg drugog faktora; jedan "
        "sat ne prihvaća se nijedan kod",
    .guard_advice =
        "Ako ste to bili vi, ne trebate ništa učiniti. Ako niste, odmah postavite novu lozinku: "
        "{url}",
    .guard_undo =
        "Ako ste to bili vi, ne trebate ništa učiniti. Ako niste, u roku od sedam dana poništite "
        "promjenu i postavite novu lozinku: {url}",
    .calendar = "Crownhead: moji rokovi",
    .deadline = "Rok za vaš potez protiv igrača {name}",
    .vacation_changed = "Promijenjen je odmor igrača {name}",
    .vacation_cancelled = "{name} ipak ne odlazi na odmor",
    .vacation_ended = "{name} se vraća s odmora",
    .vacation_asked = "{name} traži odmor",
    .my_vacation_approved = "Vaš odmor je odobren",
    .my_vacation_denied = "Vaš odmor je odbijen",
    .my_vacation_expired = "Nitko nije na vrijeme odlučio o vašem odmoru; on se ne održava",
    .my_vacation_granted = "Voditelj turnira dao vam je odmor",
    .my_vacation_changed = "Voditelj turnira promijenio je vaš odmor",
    .my_vacation_cancelled = "Voditelj turnira otkazao je vaš odmor",
    .my_vacation_ended = "Voditelj turnira prekinuo je vaš odmor",
    .my_vacation_over = "Vaš odmor je završio; vaši satovi ponovno teku",
    .instead_of = "Trebao je trajati od {start} do {end}.",
    .reason = "Razlog: {text}",
    .vacation_in = "Odmor: {name}",
    .webhook_off_subject = "Jedan od vaših webhookova je isključen",
    .webhook_off_body =
        "ovom webhooku tri dana nije bilo moguće ništa dostaviti, pa mu se više ništa ne "
        "šalje:\n{address}\nKad opet bude dostupan, uključite ga na {url}.",
};

}  // namespace crownhead::messages
