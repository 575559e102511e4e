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
    .confirm_ignore =
        "Ja jūs to neesat lūdzis, nedariet neko. Ja tas nebijāt jūs un nāk vēl šādi ziņojumi, "
        "apturiet tos šeit: {url}",
    .reset_subject = "Iestatiet jaunu paroli",
    .reset_body =
        "atveriet šo saiti, lai iestatītu jaunu paroli. Tā ir derīga vienu reizi, stundu "
        "ilgi.\n{url}",
    .reset_ignore = "Ja jūs to neesat lūdzis, nedariet neko: jūsu parole paliek.",
    .guard_subject = "Mainīts tas, kas sargā jūsu kontu",
    .guard_password =
        "jūsu konta parole ir nomainīta; pārējās sesijas un API atslēgas ir izbeigtas, tīmekļa āķi "
        "ir izslēgti, un kalendāra adrese vairs nedarbojas",
    .guard_email = "jūsu konta e-pasta adrese ir nomainīta",
    .guard_factor_on = "jūsu kontam ir iestatīts otrais faktors",
    .guard_factor_off = "jūsu konta otrais faktors ir noņemts",
    .guard_token =
        "jūsu kontam ir izveidota API atslēga, ar kuru programma rīkojas jūsu vārdā: {what}",
    .guard_webhook = "jūsu konta tīmekļa āķis tagad ved šurp: {what}",
    .guard_codes =
        "kāds, kas zina jūsu paroli, ir mēģinājis desmit nepareizus jūsu otrā faktora kodus; "
        "stundu neviens kods netiek pieņemts",
    .guard_advice =
        "Ja to darījāt jūs, nekas nav jādara. Ja ne, tūlīt iestatiet jaunu paroli: {url}",
    .guard_undo =
        "Ja to darījāt jūs, nekas nav jādara. Ja ne, septiņu dienu laikā atceliet maiņu un "
        "iestatiet jaunu paroli: {url}",
    .calendar = "Crownhead: mani termiņi",
    .deadline = "Termiņš jūsu gājienam pret {name}",
    .vacation_changed = "Mainīts spēlētāja {name} atvaļinājums",
    .vacation_cancelled = "{name} tomēr nedodas atvaļinājumā",
    .vacation_ended = "{name} ir atgriezies no atvaļinājuma",
    .vacation_asked = "{name} lūdz atvaļinājumu",
    .my_vacation_approved = "Jūsu atvaļinājums ir apstiprināts",
    .my_vacation_denied = "Jūsu atvaļinājums ir noraidīts",
    .my_vacation_expired = "Neviens laikus nav izlēmis par jūsu atvaļinājumu; tas nenotiks",
    .my_vacation_granted = "Turnīra tiesnesis jums ir piešķīris atvaļinājumu",
    .my_vacation_changed = "Turnīra tiesnesis ir mainījis jūsu atvaļinājumu",
    .my_vacation_cancelled = "Turnīra tiesnesis ir atcēlis jūsu atvaļinājumu",
    .my_vacation_ended = "Turnīra tiesnesis ir pārtraucis jūsu atvaļinājumu",
    .my_vacation_over = "Jūsu atvaļinājums ir beidzies; jūsu pulksteņi atkal iet",
    .instead_of = "Tam bija jābūt no {start} līdz {end}.",
    .reason = "Iemesls: {text}",
    .vacation_in = "Atvaļinājums: {name}",
    .webhook_off_subject = "Viens no jūsu tīmekļa āķiem ir izslēgts",
    .webhook_off_body =
        "šim tīmekļa āķim trīs dienas neko neizdevās piegādāt, tāpēc tam vairs nekas netiek "
        "sūtīts:\n{address}\nKad tas atkal būs sasniedzams, ieslēdziet to šeit: {url}.",
};

}  // namespace crownhead::messages
