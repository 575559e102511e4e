#include "server/messages/texts.hpp"

namespace crownhead::messages {

const Texts latvian = {
    .hello = "Labdien, {name}!",
    .my_turn = "Jūsu gājiens pret {name}",
    .reminder = "Mazāk nekā {hours} st. jūsu gājienam pret {name}",
    .game_ended = "Jūsu partija pret {name} ir beigusies: {result}",
    .flag_fell = "Jūsu partijā pret {name} beidzās laiks: {result}",
    .draw_offered = "{name} piedāvā jums neizšķirtu",
    .takeback_asked = "{name} lūdz atļaut atņemt gājienu",
    .rematch_offered = "{name} piedāvā jums revanšu",
    .several = "Jaunumi jūsu partijās: {count}",
    .aborted = "pārtraukta",
    .until = "Līdz {time}.",
    .wrote = "{name} raksta: {text}",
    .on_vacation = "{name} dodas atvaļinājumā",
    .from_to = "No {start} līdz {end}.",
    .settings = "Par ko jums ziņot, izvēlieties šeit: {url}.",
    .unsubscribe = "Vairs nesūtīt šādas ziņas: {url}",
    .confirm_subject = "Apstipriniet savu e-pasta adresi",
    .confirm_body =
        "atveriet šo saiti, lai apstiprinātu, ka adrese ir jūsu. Tā ir derīga divas dienas.\n{url}",
    .confirm_ignore = "Ja jūs to neesat lūdzis, nedariet neko: neviens jums vairs nerakstīs.",
    .reset_subject = "Iestatiet jaunu paroli",
    .reset_body =
        "atveriet šo saiti, lai iestatītu jaunu paroli. Tā ir derīga vienu reizi, stundu "
        "ilgi.\n{url}",
    .reset_ignore = "Ja jūs to neesat lūdzis, nedariet neko: jūsu parole paliek.",
    .guard_subject = "Mainīts tas, kas sargā jūsu kontu",
    .guard_password = "jūsu konta parole ir nomainīta",
    .guard_email = "jūsu konta e-pasta adrese ir nomainīta; šī vairs netiek lietota",
    .guard_factor_on = "jūsu kontam ir iestatīts otrais faktors",
    .guard_factor_off = "jūsu konta otrais faktors ir noņemts",
    .guard_advice =
        "Ja to darījāt jūs, nekas nav jādara. Ja ne, tūlīt iestatiet jaunu paroli: {url}",
    .calendar = "Crownhead: mani termiņi",
    .deadline = "Termiņš jūsu gājienam pret {name}",
    .webhook_off_subject = "Viens no jūsu tīmekļa āķiem ir izslēgts",
    .webhook_off_body =
        "šim tīmekļa āķim trīs dienas neko neizdevās piegādāt, tāpēc tam vairs nekas netiek "
        "sūtīts:\n"
        "{address}\nKad tas atkal būs sasniedzams, ieslēdziet to šeit: {url}.",
};

}  // namespace crownhead::messages
