import type { Translation } from "./messages.ts";
import { ended, plurals, written } from "./plurals.ts";

const count = plurals("hr");
const decimal = (n: number) => written("hr", n);

export const hr: Translation = {
  locale: "hr",
  color: { white: "Bijeli", black: "Crni" },
  days: (n) =>
    count(n, { one: "# dan po potezu", few: "# dana po potezu", other: "# dana po potezu" }),
  bankDays: (n) => count(n, { one: "# dan", few: "# dana", other: "# dana" }),
  units: { days: "d", hours: "h", minutes: "min" },

  rules: {
    threefold: "treće ponavljanje",
    "25_move_rule": "pravilo 25 poteza",
    "16_move_rule": "pravilo 16 poteza",
    "5_move_rule": "pravilo 5 poteza",
    "15_move_rule": "pravilo 15 poteza",
    "30_move_rule": "pravilo 30 poteza",
    "60_move_rule": "pravilo 60 poteza",
    main_road: "pravilo glavne dijagonale",
    fourfold: "četvrto ponavljanje",
    "2_move_rule": "pravilo 2 poteza",
    "7_move_rule": "pravilo 7 poteza",
    "12_move_rule": "pravilo 12 poteza",
    "13_move_rule": "pravilo 13 poteza",
    "20_move_rule": "pravilo 20 poteza",
    "40_move_rule": "pravilo 40 poteza",
    "300_move_rule": "pravilo 300 poteza",
    king_against_king: "po jedna dama",
    piece_against_piece: "po jedna figura",
  },

  ending: {
    aborted: {
      abort: "Partija je prekinuta",
      no_first_move: "Prekinuto: prvi potez nije odigran na vrijeme",
    },
    wins: (winner, why) => `${winner} pobjeđuje: ${why}`,
    lost: {
      resignation: (loser) => `${loser.toLowerCase()} je predao`,
      time: (loser) => `${loser.toLowerCase()} je prekoračio vrijeme`,
      no_moves: (loser) => `${loser.toLowerCase()} nema poteza`,
      no_pieces: (loser) => `${loser.toLowerCase()} je ostao bez figura`,
      abandonment: (loser) => `${loser} je napustio partiju`,
      first_king: (loser) => `${loser.toLowerCase()} nije prvi dobio damu`,
      gave_all: (loser) => `protivnik više nema figura ni poteza, ${loser.toLowerCase()} gubi`,
      adjudication: (loser) => `${loser} gubi odlukom direktora turnira`,
      forfeit: (loser) => `${loser} nije igrao`,
    },
    draw: (why) => `Remi: ${why}`,
    drawn: {
      agreement: "dogovorom",
      abandonment: "protivnik je otišao",
      adjudication: "odlukom direktora turnira",
    },
    article: (number) => `čl. ${number}`,
  },

  speeds: {
    ultrabullet: "Ultrabullet",
    bullet: "Bullet",
    blitz: "Brzopotezno",
    rapid: "Ubrzano",
    classical: "Klasično",
    correspondence: "Dopisno",
    unlimited: "Bez ograničenja vremena",
  },

  site: {
    name: "Crownhead",
    myGames: "Moje partije",
    myGamesWaiting: (n) =>
      count(n, {
        one: "Moje partije: # čeka tebe",
        few: "Moje partije: # čekaju tebe",
        other: "Moje partije: # čeka tebe",
      }),
    settings: "Postavke",
    signIn: "Prijava",
    signUp: "Registracija",
    signOut: "Odjava",
    account: "Račun",
    more: "Više",
    skip: "Na sadržaj",
    nextGame: (n) => `Sljedeća partija (${n})`,
    nextGameHint: "Ondje ste na potezu",
    nextShort: (n) => `Dalje ${n}`,
    returnToGame: "Natrag na partiju",
    returnShort: "Partija",
    challenges: (n) => `Izazovi (${n})`,
    challengesShort: (n) => `Novo ${n}`,
    failed: "To nije uspjelo. Pokušajte ponovno.",
    lost: "Veza je prekinuta. Pokušavamo je vratiti…",
    back: "Veza je ponovno uspostavljena.",
    unreachable: "Poslužitelj nije dostupan. Provjerite vezu i pokušajte ponovno.",
    notFound: "Takva stranica ne postoji.",
    toFront: "Na naslovnicu",
    close: "Zatvori",
    copy: "Kopiraj",
    copied: "Kopirano",
    leaveTitle: "Napustiti ovu stranicu?",
    unsaved: "Ono što ste upisali još nije spremljeno.",
    tryAgain: "Pokušaj ponovno",
    leaveStay: "Ostani",
    leaveGo: "Napusti",
    players: "Igrači",
    findGames: "Traži partije",
    unsent: (n) =>
      count(n, {
        one: "# naredba još nije poslana.",
        few: "# naredbe još nisu poslane.",
        other: "# naredbi još nije poslano.",
      }),
    notSentYet: "još nije poslano…",
    tooLate:
      "Veza je bila prekinuta tako dugo da ovo nije poslano. Učinite to ponovno ako još želite.",
    unsure: "Raniji je pokušaj ipak mogao uspjeti: najprije provjerite.",
    broken: "Na ovoj je stranici nešto pošlo po zlu. Učitajte je ponovno.",
    signOutUnsent: (n) =>
      count(n, {
        one: "# vaša naredba još nije poslana. Ako se odjavite, bit će odbačena.",
        few: "# vaše naredbe još nisu poslane. Ako se odjavite, bit će odbačene.",
        other: "# vaših naredbi još nije poslano. Ako se odjavite, bit će odbačene.",
      }),
    commands: {
      move: (move) => `Vaš potez ${move}`,
      resign: () => "Vaša predaja",
      abort: () => "Vaš prekid partije",
      draw: () => "Vaš odgovor o remiju",
      takeback: () => "Vaš odgovor o vraćanju poteza",
      rematch: () => "Vaš odgovor o revanšu",
      give_time: () => "Vrijeme koje ste dali",
      claim: () => "Vaš zahtjev",
      berserk: () => "Vaš berserk",
      chat: () => "Vaša poruka u razgovoru",
    },
    notDone: (what, why) => `Nije prihvaćeno (${what}): ${why}`,
    sentNow: (what) => `Sada je poslano: ${what}`,
  },

  variants: {
    international: "Međunarodna",
    frisian: "Frizijska",
    canadian: "Kanadska",
    spantsiretti: "Spantsiretti",
    russian: "Ruska",
    brazilian: "Brazilska",
    english: "Engleska (checkers)",
    pool: "Pool",
    czech: "Češka",
    italian: "Talijanska",
    spanish: "Španjolska",
    portuguese: "Portugalska",
    thai: "Tajlandska",
    turkish: "Turska",
    armenian: "Armenska",
    giveaway: "Ruska na gubitak",
    antidraughts: "Antidama",
    killer: "Killer",
    breakthrough: "Proboj",
    frysk: "Frysk!",
    bashni: "Bašni (kule)",
    stavropol: "Stavropoljska",
    samoyed: "Samojedska",
  },
  variantChoice: {
    groups: {
      large: "Velike ploče",
      small: "Osam puta osam",
      straight: "Po redovima i stupcima",
      twisted: "S obratom",
    },
    more: "Još inačica",
    ruleset: "Pravilnik",
    rules: "Pravila",
  },
  rulebook: {
    title: "Pravila",
    lead: "Kako se igra svaka igra, s pločama za isprobavanje.",
    start: "Početni položaj",
    draws: "Remi",
    tryIt: "Isprobaj na ploči",
    examples: "Primjeri",
    play: (move) => `Odigraj ${move}`,
    played: "Odigrano",
    again: "Ponovno",
  },
  rated: (rated) => (rated ? "Za rejting" : "Prijateljska"),
  colorChoice: { white: "Bijeli", black: "Crni", random: "Svejedno" },

  board: {
    label: "Damovnica",
    man: { white: "bijela figura", black: "crna figura" },
    king: { white: "bijela dama", black: "crna dama" },
    empty: "prazno",
    picked: "podignuto",
    target: "dostupno",
    standsOn: (pieces) => `stoji na: ${pieces.join(", ")}`,
    mustCapture: "mora uzeti",
  },

  game: {
    tournament: "Turnir",
    paused: "Prekinuo direktor turnira",
    title: (white, black) => `${white} – ${black}`,
    yourTurnTitle: "Vi ste na potezu",
    notYourTurn: "Niste na potezu.",
    yourTurn: "Vi ste na potezu",
    turnOf: (color) => `${color} je na potezu`,
    unclear: "To mogu biti dva poteza. Stavite - između polja.",
    severalCaptures: "Ondje završava više uzimanja. Igrajte skok po skok.",
    captureOf: (n) =>
      count(n, {
        one: "Moguće je uzeti # figuru, pa je uzimanje obavezno.",
        few: "Moguće je uzeti # figure, pa je uzimanje obavezno.",
        other: "Moguće je uzeti # figura, pa je uzimanje obavezno.",
      }),
    stuck: (square) => `Figura na ${square} nema poteza.`,
    premoveDropped: "Potez unaprijed više nije bio moguć.",
    premoveNever: (square: string, target: string) =>
      `Nijedan potez ne može voditi s ${square} na ${target}.`,
    premoves: (n) =>
      count(n, {
        one: "# potez unaprijed. Desni klik ili Escape ga vraća.",
        few: "# poteza unaprijed. Desni klik ili Escape ih vraća.",
        other: "# poteza unaprijed. Desni klik ili Escape ih vraća.",
      }),
    offersDraw: (color) => `${color} nudi remi.`,
    opponentOffers: (name) => `${name} nudi remi.`,
    youOffered: "Ponudili ste remi.",
    drawDeclined: "Ponuda remija je odbijena.",
    drawBarred: "Vaša je ponuda odbijena; sada je red na protivniku da ponudi.",
    drawFrom: (from: number) => `Remi se može dogovoriti tek nakon ${from}. poteza obiju strana.`,
    shown: (minutes: number) =>
      minutes > 0
        ? count(minutes, {
            one: "Ovu partiju vidite # minutu kasnije nego što se igra.",
            few: "Ovu partiju vidite # minute kasnije nego što se igra.",
            other: "Ovu partiju vidite # minuta kasnije nego što se igra.",
          })
        : "Poteze ove partije vidjet ćete kad završi.",
    moveMade: (color, move) => `${color}: ${move}`,
    draw: "Remi",
    accept: "Prihvati",
    decline: "Odbij",
    claimDraw: "Zatraži remi",
    claimHint: (rule: string) => `Pravilo vam ovdje daje remi: ${rule}.`,
    claimByMove: "Zatraži s potezom",
    claimByMoveHint: "Vaš sljedeći potez traži remi ako ga pravilo nakon njega daje.",
    offerByMove: "Ponudi s potezom",
    offerByMoveHint: "Nudi remi zajedno s vašim sljedećim potezom.",
    resign: "Predaj",
    considered: {
      resign: { ask: "Predati ovu partiju?", yes: "Da, predaj" },
      offerDraw: { ask: "Ponuditi remi?", yes: "Da, ponudi" },
      claimDraw: { ask: "Zatražiti remi?", yes: "Da, zatraži" },
      abort: { ask: "Prekinuti ovu partiju?", yes: "Da, prekini" },
    },
    notYet: "Ne",
    abort: "Prekini",
    confirmAsk: (move) => `Odigrati ${move}?`,
    confirmYes: "Odigraj",
    confirmNo: "Vrati",
    flip: "Okreni damovnicu",
    first: "Na početak",
    previous: "Potez natrag",
    next: "Potez naprijed",
    last: "Na kraj",
    keys: "Tipke",
    record: "PDN",
    recordHint: "Preuzmi partiju kao PDN",
    moves: "Potezi",
    noMoves: "Još nema poteza.",
    typeMove: "Upišite potez",
    typeHint: "32-28",
    typeHintAlgebraic: "c3-d4",
    spectators: (n) => count(n, { one: "# gledatelj", few: "# gledatelja", other: "# gledatelja" }),
    here: "na vezi",
    away: "odsutan",
    counter: (rule, left) => `${rule}: još ${left}`,
    counterTitle: (article) => (article ? `Članak ${article}` : ""),
    firstMoveWithin: "Prvi potez u roku od",
    clockOf: (color) => `Sat: ${color.toLowerCase()}`,
    you: "vi",
    leaveLive: "Vaš sat teče dok vas nema.",
    notFound: "Takva partija ne postoji.",
    noNext: "Nijedna druga partija ne čeka vaš potez.",
    newGame: "Nova partija",
    spentTitle: "Utrošeno vrijeme",
  },

  keys: {
    title: "Tipke",
    rows: [
      ["← →", "potez natrag, potez naprijed"],
      ["↑ ↓", "na početak, na kraj"],
      ["f", "okreni damovnicu"],
      ["/", "upiši potez: 32-28, 3228, c3d4"],
      ["x", "sljedeća partija koja vas čeka"],
      ["Esc", "spusti figuru, vrati poteze unaprijed"],
      ["?", "ovaj popis"],
      ["Tab, strelice, Enter", "kretanje po damovnici i potezi"],
      ["desni klik", "vrati poteze unaprijed; povlačenje crta strelice"],
    ],
  },

  tried: {
    causes: {
      no_piece: (square) => `Na ${square} nema figure`,
      not_yours: () => "Na potezu je protivnik",
      game_over: () => "Partija je gotova: nema dopuštenog poteza",
      occupied: (square) => `Na ${square} stoji figura`,
      over_pieces: () => "Dama se ne kreće preko drugih figura",
      moved_enough: () => "Ova se dama pomaknula triput zaredom: mora se pomaknuti druga figura",
      takes_back: () => "Upravo odigrani potez ne smije se odmah vratiti",
    },
    captures: {
      any: (_, move) => `Uzimanje je moguće i mora se odigrati do kraja (${move})`,
      most_pieces: (n, move) =>
        `${count(n, { one: "Moguće je uzeti # figuru", few: "Moguće je uzeti # figure", other: "Moguće je uzeti # figura" })} (${move})`,
      most_pieces_then_kings: (n, move) =>
        `Mora se uzeti najviše figura, a među njima najviše dama: ovdje ${n} (${move})`,
      italian: (n, move) =>
        `Mora se uzeti najviše figura, damom ako može, zatim najviše dama, zatim dama na koju se prije naiđe: ovdje ${n} (${move})`,
      king_first: (_, move) => `Uzimanje je moguće, a dama koja može uzeti mora uzeti (${move})`,
      frisian: (_, move) =>
        `Mora se odigrati uzimanje najveće vrijednosti, pri jednakoj vrijednosti damom (${move})`,
    },
    ways: {
      man_diagonal: "Obična figura ide jedno polje dijagonalno naprijed",
      man_straight: "Obična figura ide jedno polje naprijed ili u stranu",
      man_both: "Obična figura ide jedno polje naprijed, u stranu ili dijagonalno naprijed",
      king_step: "Dama ide jedno polje dijagonalno",
      king_diagonal: "Dama ide po dijagonali",
      king_straight: "Dama ide po redu ili stupcu",
      king_both: "Dama ide po redu, stupcu ili dijagonali",
    },
    paragraph: (name) => `pravilo „${name}”`,
    unreadable: "To nije potez. Upišite polja, na primjer 32-28 ili c3-d4.",
  },

  lobby: {
    title: "Igraj",
    variant: "Vrsta dame",
    stake: "Ulog",
    kind: {
      blitz: "Brzopotezno",
      rapid: "Ubrzano",
      classical: "Klasično",
      correspondence: "Dopisno",
    },
    daysTile: (n) => count(n, { one: "# dan", few: "# dana", other: "# dana" }),
    aMove: "po potezu",
    computer: "S računalom",
    computerTitle: "Igra protiv računala",
    level: "Razina",
    friend: "S prijateljem",
    own: "Vlastito vrijeme",
    waiting: "Čekanje…",
    withdraw: "Povuci",
    takeBack: "Kliknite ponovno za povlačenje",
    seeks: "Otvorene ponude",
    noSeeks: "Nitko ne čeka. Odaberite vrijeme iznad i budite prvi ili igrajte protiv računala.",
    player: "Igrač",
    time: "Vrijeme",
    color: "Boja",
    accept: "Igraj",
    yours: "vaša",
    seekGone: "Netko je bio brži. Odaberite drugu.",
    challenges: "Izazovi",
    challengeFrom: (name) => `${name} vas izaziva`,
    acceptChallenge: "Prihvati",
    declineChallenge: "Odbij",
    featured: "Upravo se igra",
    yourNext: "Vaša sljedeća partija",
    nobody: "Trenutačno nema partije za gledanje.",
    gameBegan: (name) => `Počela je vaša partija protiv igrača ${name}.`,
    openGame: "Otvori",
    sortBy: (column) => `Poredaj: ${column}`,
    youPlay: (color) => `vaša boja: ${color.toLowerCase()}`,
    allTournaments: "Svi turniri",
  },

  challenge: {
    title: "Izazov",
    friendTitle: "Igra s prijateljem",
    ownTitle: "Vlastito vrijeme",
    opponent: "Ime prijatelja",
    opponentHint: "Ostavite prazno za poveznicu koju možete poslati bilo komu.",
    live: "Uživo",
    correspondence: "Dopisno",
    pace: "Tempo",
    minutes: "Minuta svakomu",
    increment: "Sekundi po potezu",
    daysPerMove: "Dana za svaki potez",
    yourColor: "Vaša boja",
    send: "Izazovi",
    seek: "Traži protivnika",
    linkTitle: "Pošaljite ovu poveznicu prijatelju",
    waitingFor: (name) => `Čeka se ${name}…`,
    waitingOpen: "Čeka se onaj tko otvori poveznicu…",
    accepted: (name) => `${name} prihvaća izazov`,
    challengesYou: (name) => `${name} vas izaziva na partiju.`,
    withdraw: "Povuci",
    gone: "Ovog izazova više nema: prihvaćen je, odbijen ili povučen.",
    accept: "Prihvati i igraj",
    decline: "Odbij",
    leastRating: "Rejting od",
    mostRating: "Rejting do",
    anyRating: "bilo koji",
  },

  offers: {
    takeback: "Vrati potez",
    takebackHint: "Zamoli za povrat posljednjeg poteza",
    takebackBarred: "Vaša je molba odbijena. Zamolite opet nakon sljedećeg poteza.",
    takebackAsked: (name) => `${name} želi vratiti potez.`,
    youAskedTakeback: "Zamolili ste za povrat svojeg poteza.",
    takebackDeclined: "Povrat poteza je odbijen.",
    takenBack: "Potez je vraćen.",
    rematch: "Revanš",
    rematchOffered: (name) => `${name} nudi revanš.`,
    youOfferedRematch: "Ponudili ste revanš.",
    rematchDeclined: "Revanš je odbijen.",
    rematchBegun: "Revanš je započeo.",
    toRematch: "Na revanš",
    giveTime: (name, time) => `Daj ${name} ${time}`,
    clocks: {
      given: "Dano je vrijeme.",
      paused: "Direktor turnira prekinuo je partiju.",
      resumed: "Partija se nastavlja.",
    },
    left: (ago) => `otišao ${ago}`,
    hasLeft: (name) => `${name} je napustio partiju.`,
    claimWin: "Zatraži pobjedu",
    claimDraw: "Proglasi remi",
  },

  control: {
    time: "Vrijeme",
    unlimited: "Bez ograničenja vremena",
    kinds: {
      fischer: "Minute i dodatak",
      sessions: "Toliko poteza u toliko vremena",
      perMove: "Toliko za svaki potez",
      bank: "Zaliha dana",
    },
    first: (time, moves) =>
      count(moves, {
        one: `${time} za # potez`,
        few: `${time} za # poteza`,
        other: `${time} za # poteza`,
      }),
    each: (time, moves) =>
      count(moves, {
        one: `${time} za svaki # potez`,
        few: `${time} za svaka # poteza`,
        other: `${time} za svakih # poteza`,
      }),
    next: (time, moves) =>
      count(moves, {
        one: `zatim ${time} za # potez`,
        few: `zatim ${time} za # poteza`,
        other: `zatim ${time} za # poteza`,
      }),
    nextEach: (time, moves) =>
      count(moves, {
        one: `zatim ${time} za svaki # potez`,
        few: `zatim ${time} za svaka # poteza`,
        other: `zatim ${time} za svakih # poteza`,
      }),
    carried: "ostatak se prenosi",
    lost: "ostatak propada",
    free: (time) => `${time} slobodno u svakom potezu`,
    wholeDays: "računaju se samo puni dani",
    increment: (time) => `još ${time} sa svakim potezom`,
    cap: (time) => `najviše ${time}`,
    bankDays: "Dana svakomu",
    addedDays: "Dana po potezu",
    capDays: "Najviše",
    moves: "Potezi",
    minutes: "Minute",
    days: "Dani",
    session: (place) => `Razdoblje ${place}`,
    addSession: "Još jedno razdoblje",
    removeSession: (place) => `Ukloni razdoblje ${place}`,
    leftOver: "Ostatak nakon razdoblja",
    isCarried: "Prenosi se",
    isLost: "Propada",
    graceDays: "Slobodni dani u svakom potezu",
    graceSeconds: "Slobodne sekunde u svakom potezu",
    counts: "Što se računa",
    completedDays: "Puni dani",
    everySecond: "Svaka sekunda",
    casual: "Partija bez ograničenja vremena ne boduje se.",
    toGo: (moves) =>
      count(moves, { one: "još # potez", few: "još # poteza", other: "još # poteza" }),
    freeFor: (time) => `slobodno još ${time}`,
  },

  account: {
    tokenEnds: "Vrijedi do",
    tokenNeverEnds: "opoziva",
    tokenGoodUntil: (date: string) => `do ${date}`,
    username: "Ime",
    fmjdRating: "Rejting FMJD-a",
    usernameHint: "2 do 20 slova, znamenki, - ili _",
    password: "Lozinka",
    passwordHint: "Najmanje 8 znakova",
    email: "E-pošta",
    emailHint: "Nije potrebna. Služi samo da vas dosegnemo.",
    noAccount: "Još nemate račun?",
    haveAccount: "Već imate račun?",
    signInTitle: "Prijava",
    signUpTitle: "Registracija",
    signUpLead: "Za igru su dovoljni ime i lozinka.",
    title: "Račun",
    profile: "Profil",
    since: "Član od",
    save: "Spremi",
    saved: "Spremljeno.",
    tokens: "API ključevi",
    tokensLead: "S ključem program igra ili čita u vaše ime. Prikazuje se jednom.",
    tokenName: "Čemu služi",
    tokenNameHint: "Moj bot",
    scopes: "Što smije",
    scope: { read: "Čitati", play: "Igrati", tournaments: "Turniri", admin: "Upravljati" },
    makeToken: "Napravi ključ",
    tokenMade: "Vaš novi ključ. Kopirajte ga sada, više se neće prikazati.",
  },

  profile: {
    since: (date) => `Član od ${date}`,
    games: "Partije",
    status: { playing: "U tijeku", finished: "Završene", aborted: "Prekinute" },
    anyVariant: "Bilo koja vrsta",
    anyStatus: "Sve partije",
    none: "Ovdje još nema partija.",
    noneMine: "Ovdje još nema partija. Započnite jednu na naslovnici.",
    notFound: "Nema igrača s tim imenom.",
    won: "Pobjeda",
    lost: "Poraz",
    drawn: "Remi",
    yourTurn: "Vi ste na potezu",
    move: (n) => `potez ${n}`,
    ratings: "Rejtinzi",
    noRatings: "Još nema rejting partija.",
    graph: (from, to) => `Rejting od ${from} do ${to}`,
    form: "Forma: posljednje partije, najnovija prva",
    results: "Rezultati",
    opponents: "Protivnici",
    played: "Partije",
    score: "Učinak",
    find: "Traži među ovim partijama",
    download: "Sve partije kao PDN",
    noOpponents: "Još nitko.",
  },

  chat: {
    title: "Razgovor",
    fresh: "Nešto novo",
    which: "Koji razgovor",
    rooms: { players: "Igrači", spectators: "Gledatelji" },
    empty: {
      players: "Još ništa nije rečeno. Poželite protivniku dobru partiju.",
      spectators: "Još ništa nije rečeno. Recite što mislite o partiji.",
    },
    erased: "(izbrisano)",
    say: "Napišite nešto",
    send: "Pošalji",
    signIn: "Prijavite se da biste pisali.",
    report: (name) => `Prijavi što je ${name} napisao`,
  },

  current: {
    title: "Partije u tijeku",
    anySpeed: "Svaki tempo",
    none: "Trenutačno nitko ne igra uživo.",
    start: "Započnite partiju",
    more: "Još partija",
    all: "Sve partije u tijeku",
    unnamed: "Drugi gledaju bez prijave ili u više kartica.",
    online: (n) =>
      count(n, { one: "# igrač na mreži", few: "# igrača na mreži", other: "# igrača na mreži" }),
  },

  guest: {
    play: "Igraj kao gost",
    signUpFirst: "Prvo se registriraj",
    byLink: "Bez računa igrate prijateljske partije preko poveznice.",
    keep: "Odaberite ime i lozinku. Vaše partije ostaju vaše.",
    here: "Igra bez računa.",
  },

  notify: {
    title: "Obavijesti",
    lead: "Kad se nešto dogodi u vašim partijama dok gledate nešto drugo. Dolaze dok je otvorena kartica ove stranice.",
    on: "Obavijesti su uključene.",
    turnOn: "Uključi obavijesti",
    turnOff: "Isključi obavijesti",
    refused:
      "Vaš ih preglednik odbija. Dopustite ih za ovu stranicu u njegovim postavkama i pokušajte ponovno.",
    opponent: "protivnik",
    myTurn: (name) => `Vi ste na potezu protiv igrača ${name}.`,
    offers: {
      draw: (name) => `${name} vam nudi remi.`,
      takeback: (name) => `${name} traži vraćanje poteza.`,
      rematch: (name) => `${name} nudi uzvrat.`,
    },
  },

  conditionals: {
    gone: (n: number) =>
      count(n, {
        one: "# uvjetna varijanta više ne vrijedi: partija je krenula drukčije.",
        few: "# uvjetne varijante više ne vrijede: partija je krenula drukčije.",
        other: "# uvjetnih varijanti više ne vrijedi: partija je krenula drukčije.",
      }),
    title: "Uvjetni potezi",
    hint: "Ako protivnik odigra ono što očekujete, vaš se odgovor odigra odmah i ne troši vrijeme. Ove varijante vidite samo vi.",
    add: "Dodaj varijantu",
    remove: "Ukloni",
    removeLine: (line: string) => `Ukloni varijantu ${line}`,
    goOn: "Nastavi ovu varijantu",
    ifHePlays: "Ako protivnik odigra…",
    iAnswer: "…odgovaram…",
    iPlay: "Kad odigram…",
    full: "Varijanta ima najviše 30 poteza.",
    keep: "Zadrži",
    undo: "Vrati potez",
    cancel: "Odustani",
    treeHint:
      "Svaki odgovor protivnika u stablu ima svoju varijantu; od više vaših poteza vrijedi prvi. One zamjenjuju postojeće varijante.",
    treeEmpty:
      "Iz položaja partije odigrajte što bi protivnik mogao odgovoriti i svoj potez nakon toga. Zatim to ovdje spremite.",
    treeKept: (n) =>
      count(n, {
        one: "# varijanta je spremljena.",
        few: "# varijante su spremljene.",
        other: "# varijanti je spremljeno.",
      }),
    toGame: "Na partiju",
  },

  mailLanguage: "Jezik poruka za vas",

  webhooks: {
    title: "Webhookovi",
    lead: "Vaš program dobiva potpisan zahtjev kad se nešto dogodi. Tajna kojom se potpisuje prikazuje se jednom.",
    url: "Adresa",
    what: "O čemu se javlja",
    events: {
      test: "Proba",
      game_started: "Partija počinje",
      my_turn: "Ja sam na potezu (dopisno)",
      game_ended: "Partija je završila",
      draw_offered: "Ponuđen je remi",
      takeback_asked: "Traži se vraćanje poteza",
      rematch_offered: "Ponuđen je uzvrat",
      challenge: "Netko me izaziva",
      round_published: "Kolo je objavljeno",
      vacation_decided: "Odlučeno je o odmoru",
    },
    make: "Napravi webhook",
    secret: "Njegova tajna. Kopirajte je sada, neće se više prikazati.",
    off: "isključen",
    failing: "ništa ne stiže",
    turnOn: "Uključi",
    turnOff: "Isključi",
    send: "Pošalji probu",
    remove: "Izbriši",
    deliveries: "Zadnje dostave",
    none: "Još ništa nije poslano. Pošaljite probu da vidite radi li.",
    again: "Pogledaj opet",
    states: { waiting: "čeka", delivered: "dostavljeno", given_up: "odustalo se" },
    tries: (n: number) => count(n, { one: "# pokušaj", few: "# pokušaja", other: "# pokušaja" }),
  },

  calendar: {
    title: "Kalendar",
    hint: "Programi za kalendar na ovoj adresi čitaju rokove vaših poteza. Tko je zna, može ih čitati: zadržite je za sebe.",
    address: "Adresa kalendara",
    make: "Stvori adresu",
    renew: "Nova adresa",
    remove: "Ukloni",
  },

  moveMessages: {
    field: "Poruka uz vaš potez",
    from: (name: string) => `${name} piše:`,
  },

  notes: {
    title: "Moje bilješke",
    hint: "Samo vi ovo možete čitati.",
    kept: "Spremljeno.",
  },

  desk: {
    title: "Moj stol",
    which: "Koje partije",
    all: "Sve",
    mine: "Ja na potezu",
    theirTurn: "Protivnik na potezu",
    noLimit: "bez roka",
    nextKey: "Pritisnite x za sljedeću partiju koja čeka na vas.",
    none: "Nema dopisnih partija u tijeku.",
    start: "Započnite jednu",
    noneWaiting: "Nijedna partija ne čeka vaš potez.",
    history: "Završene partije",
    signInFirst: "Vaše dopisne partije bit će ovdje kad se prijavite.",
  },

  rating: {
    title: "Rejting",
    provisional: "Privremen: premalo partija ili predavno",
    change: "Što je ova partija promijenila",
  },

  leaderboard: {
    title: "Ljestvica",
    lead: "Tko je u zadnjih 30 dana igrao za rejting i čiji je rejting ustaljen.",
    rank: "Mjesto",
    empty: "Ovdje još nitko nema ustaljen rejting. Dovode te rejting partije ove vrste.",
    more: "Još igrača",
  },

  search: {
    title: "Traži partije",
    opponent: "Protivnik",
    speed: "Tempo",
    anySpeed: "Svaki tempo",
    result: "Rezultat",
    anyResult: "Svaki rezultat",
    whiteWins: "Bijeli pobjeđuje",
    drawn: "Remi",
    blackWins: "Crni pobjeđuje",
    reason: "Završila zbog",
    anyReason: "Svaki kraj",
    reasons: {
      resignation: "Predaja",
      time: "Vrijeme",
      no_moves: "Nema poteza",
      no_pieces: "Nema figura",
      agreement: "Dogovor",
      first_king: "Prva dama",
      gave_all: "Sve predano",
    },
    since: "Od",
    until: "Do",
    opening: "Prvi potezi",
    submit: "Traži",
    none: "Nijedna partija ne odgovara. Ostavi polje prazno ili proširi datume.",
    looking: "Traži se dalje unatrag…",
  },

  annul: {
    button: "Poništi",
    title: "Poništiti ovu partiju?",
    hint: "Vraća ono što je promijenila u rejtinzima. Partija i rezultat ostaju.",
    reason: "Razlog, ostaje uz partiju",
  },

  directing: {
    next: "Dalje",
    done: (act) => `${act}: učinjeno.`,
    sentTo: (n) =>
      count(n, {
        one: "Poslano: # igraču.",
        few: "Poslano: # igračima.",
        other: "Poslano: # igrača.",
      }),
    changedMeanwhile:
      "Netko je ovo promijenio otkad je otvoreno. Upisano je sačuvano, ostalo pokazuje novo stanje: pogledaj i pošalji ponovno.",
    nothingNow: "Sada vas ništa ne čeka.",
    toPublish: (n) => `${n}. kolo je izvučeno i čeka objavu.`,
    toDraw: (n) => `Može se izvući ${n}. kolo.`,
    notDrawn: (n, why) => `${n}. kolo nije se moglo izvući: ${why}`,
    flagAt: (time) => `vrijeme istječe ${time}`,
    replace: "Zamijeni igrača",
    replaceBy: "Ime novog igrača",
    replaceHint: (out, by) =>
      `${by} preuzima mjesto i bodove igrača ${out}. Nedovršene partije počinju iznova.`,
    expel: "Isključi igrača",
    expelLost: "Nedovršene partije su izgubljene.",
    expelRobin:
      "Ako je odigrano najviše pola njegovih partija, nijedna se ne računa; inače su ostale izgubljene.",
    addDirector: "Dodaj direktora",
    addDirectorHint: (name) => `${name} ovdje može sve što možete i vi.`,
    removeDirector: "Ukloni direktora",
    director: "Direktor",
    removeDirectorHint: (name) => `${name} više ne vodi ovaj turnir.`,
    result: "Odredi rezultat",
    whichGame: "Partija",
    outcomes: {
      "2-0": "Pobjeda bijeloga",
      "1-1": "Remi",
      "0-2": "Pobjeda crnoga",
      "0-0": "Oba gube",
      annulled: "Ne računa se",
    },
    resultHint: (game, result) =>
      `${game}: ${result}. Rejting i poredak se prilagođavaju, no što se ne računa ne mijenja rejting; objavljena kola ostaju.`,
    time: "Dodaj vrijeme",
    allGames: "Sve partije",
    minutes: "Minuta svakom igraču",
    timeHint: (game, minutes) =>
      `${game}: oba igrača dobivaju još ${count(minutes, { one: "# minutu", few: "# minute", other: "# minuta" })}.`,
    message: "Piši svima",
    messageText: "Poruka",
    messageHint: (n) =>
      `Poruka ostaje u zapisniku. E-poštom je dobivaju oni od ${count(n, { one: "# igrača", few: "# igrača", other: "# igrača" })} koji su potvrdili adresu.`,
    byes: "Preskoči kola",
    byesRounds: "Kola, odvojena zarezima (prazno: više nijedno)",
    roundsWrong: "Upišite brojeve odvojene zarezima, npr. „2, 5“.",
    withHalf: "Pola boda",
    withNothing: "Bez bodova",
    byesHint: (name, rounds) =>
      `${name} ne igra u kolima: ${rounds}. Ranije zatraženo se zamjenjuje.`,
    apart: "Razdvoji",
    apartHint: (one, other) => `${one} i ${other} nikada se ne sparuju.`,
    list: "Prijavi popis",
    listText: "Ime u svakom retku ili CSV sa stupcem „name”",
    listHint: "Prijavljuju se svi s popisa, ili nitko ako je neko ime pogrešno.",
    edit: "Uredi",
    editHint: "Svi vide što se promijenilo.",
    clone: "Još jedan takav",
    files: "Datoteke",
    print: "Ispiši",
    importing: "Iz datoteke",
    importHint: "TRF ili naša JSON datoteka. Igrači moraju ovdje imati račune.",
    file: "Datoteka",
  },

  starts: {
    whenFull: "Počinje sam od sebe kad su sva mjesta popunjena.",
    begins: "Početak",
    byDirector: "Kad ga pokrene voditelj",
    withLastPlace: "S posljednjim popunjenim mjestom",
    announcedFor: "Najavljeno za (vaše vrijeme)",
    atItsTime: "U to vrijeme",
    atIntervals: "U razmacima",
    every: "Svakih",
    unit: "Jedinica",
    minutes: "Minute",
    hours: "Sati",
    days: "Dani",
    byItself: (at) => `Počinje sam od sebe: ${at}, ako ima dovoljno igrača.`,
    announced: (at) => ended(`Najavljen je za ${at}`),
    isInterval: (span) =>
      `Svakih ${span}, računajući od početka, počinje kolo, ili kad prethodno završi.`,
  },

  drawn: {
    openings: "Otvaranja",
    none: "Uobičajeni početni položaj",
    round: "Ždrijeb za svako kolo",
    encounter: "Ždrijeb za svaki susret",
    table: "Izvlači se iz",
    one: "Svih prvih poteza",
    two: "Svih prvih poteza obiju strana",
    own: "Vlastite tablice",
    lines: "Tablica",
    hint: "Jedan redak po otvaranju: šifra | potezi ili FEN | naziv",
    isRound: "Svako kolo počinje otvaranjem koje je izvučeno ždrijebom.",
    isEncounter:
      "Svaki susret počinje otvaranjem koje je izvučeno ždrijebom, istim u svim njegovim partijama.",
    opening: "Otvaranje",
  },

  event: {
    title: "Faza, nagrade, tko ide dalje",
    stage: "Faza",
    section: "Skupina",
    prizes: "Nagrade, redak za svako mjesto",
    next: "Najbolji idu dalje u",
    nowhere: "Nikamo",
    best: "Koliko ih ide dalje",
    part: (part) => `Dio natjecanja: ${part}.`,
    goOn: (places) => `Po završetku se u sljedeću fazu upisuje najboljih: ${places}.`,
    prize: (place, prize) => `Nagrada ${place}: ${prize}`,
  },

  shown: {
    draw: "Remi tek nakon toliko poteza (pravilnik može tražiti više)",
    drawn: (from: number) => `Remi se može dogovoriti tek nakon ${from}. poteza obiju strana.`,
    moves: "Gledatelji vide poteze",
    options: { now: "Odmah", delayed: "Nekoliko minuta kasnije", finished: "Nakon partije" },
    minutes: "Minuta kasnije",
    is: (minutes: number) =>
      minutes > 0
        ? `Gledatelji vide partije ${minutes} min kasnije.`
        : "Gledatelji vide poteze partije tek kad završi.",
  },

  directorsFactor: {
    title: "Kako se prijavljuju direktori turnira",
    plain: "Lozinkom",
    coded: "I drugim faktorom",
    is: "Njegovi direktori postupaju samo uz drugi faktor.",
  },

  arena: {
    name: "Arena",
    is: (minutes) =>
      `Arena od ${count(minutes, { one: "# minute", few: "# minute", other: "# minuta" })}: tko završi partiju, dobiva novog protivnika.`,
    rules:
      "Nakon dvije pobjede zaredom sve vrijedi dvostruko dok neka partija ne ostane nedobivena. Remi s manje od 20 poteza obiju strana zajedno ne donosi ništa.",
    minutes: "Minute",
    endsIn: "Završava za",
    waiting:
      "Protivnika dobivate dok je ova stranica otvorena. Parovi se izvlače svakih pet sekundi.",
    leave: "Otiđi",
    leaveHint: "Više ne dobivate protivnika. Bodovi ostaju i do kraja se možete vratiti.",
    comeBack: "Vrati se",
    scores: "Partije, posljednja prva",
    plays: "igra",
    away: "otišao",
    openEnd: "Partija koja još traje kad arena završi ne računa se.",
    topBoards: "Ploče vodećih",
    berserk: "Pola vremena",
    berserkHint:
      "Prije svog prvog poteza: pola vremena i dodatak propadaju, a pobjeda s najmanje 14 poteza obiju strana zajedno donosi bod više.",
    berserker: "igra s pola vremena",
    back: "Natrag u arenu",
  },

  datePicker: { previous: "Prethodni mjesec", next: "Sljedeći mjesec" },

  tournamentList: {
    name: "Naziv",
    mode: "Način igre",
    format: "Oblik",
    any: "Svi",
    whose: "Čiji",
    everybodys: "Svačiji",
    played: "U kojima igram",
    directed: "Koje vodim",
    none: "Nijedan ne odgovara. Ostavi neki filtar praznim ili traži manje riječi.",
    more: "Više turnira",
  },

  tournaments: {
    title: "Turniri",
    soon: "Turniri",
    make: "Novi turnir",
    announce: "Najavi",
    directorsOnly:
      "Samo direktori turnira mogu stvarati turnire; administrator vas može postaviti.",
    none: "Trenutačno nema. Turnire najavljuje voditelj; svratite opet.",
    groups: {
      announced: "Najavljeni",
      running: "U tijeku",
      finished: "Završeni",
    },
    formats: {
      round_robin: "Kružni turnir",
      swiss: "Švicarski sustav",
      knockout: "Kup",
      match: "Meč",
    },
    statuses: {
      announced: "najavljen",
      running: "u tijeku",
      paused: "prekinut",
      finished: "završen",
      cancelled: "otkazan",
    },
    players: (n) => count(n, { one: "# igrač", few: "# igrača", other: "# igrača" }),
    is: {
      round_robin: (_, cycles) =>
        cycles === 2 ? "Svatko igra dvaput protiv svakoga." : "Svatko igra jednom protiv svakoga.",
      swiss: (rounds) =>
        `Švicarski sustav, ${count(rounds, { one: "# kolo", few: "# kola", other: "# kola" })}: igrate s onima koji imaju jednako bodova.`,
      knockout: () => "Tko izgubi susret, ispada.",
      match: () => "Niz partija između dvaju igrača.",
    },
    games: (n, variant) =>
      `${variant}, ${count(n, { one: "# partija", few: "# partije", other: "# partija" })} u susretu.`,
    rated: "Partije se računaju za rejting.",
    casual: "Partije se ne računaju za rejting.",
    points: (win, draw, loss) => `Bodovi: ${win} za pobjedu, ${draw} za remi, ${loss} za poraz.`,
    entry: {
      open: "Svatko se može prijaviti.",
      invitation: "Direktor turnira prima igrače.",
      password: "Za prijavu je potrebna lozinka.",
    },
    allAtOnce: "Sve partije počinju istodobno.",
    from: (rating) => `Za rejtinge od ${rating}.`,
    upTo: (rating) => `Za rejtinge do ${rating}.`,
    places: (n) => count(n, { one: "# mjesto.", few: "# mjesta.", other: "# mjesta." }),
    late: (round) => `Prijava je moguća do ždrijeba ${round}. kola.`,
    directedBy: (names) => `Vodi: ${names}`,
    enter: "Prijavi se",
    askIn: "Zatraži sudjelovanje",
    youAsked: "Zatražili ste sudjelovanje; pričekajte direktora.",
    youAreIn: "Igrate na ovom turniru.",
    gone: {
      withdrawn: "Napustili ste ovaj turnir.",
      expelled: "Direktor vas je isključio s ovog turnira.",
      refused: "Direktori vas nisu primili.",
      replaced: "Na vašem mjestu igra netko drugi.",
    },
    withdraw: "Odustani",
    withdrawHint: "Napuštate turnir. Kad počne, ne možete se vratiti.",
    myGame: (white, black) => `Moja partija: ${white} – ${black}`,
    tabs: {
      standings: "Poredak",
      crosstable: "Tablica",
      rounds: "Kola",
      games: "Partije",
      log: "Dnevnik",
    },
    nobody: "Još se nitko nije prijavio.",
    noRounds: "Nijedno kolo još nije objavljeno.",
    noGames: "Još nije počela nijedna partija.",
    plies: (n) =>
      count(n, { one: "odigran # potez", few: "odigrana # poteza", other: "odigrano # poteza" }),
    pointsShort: "Bodovi",
    tiebreaks: {
      solkoff: "Solkoff",
      solkoff_median: "Medijan",
      solkoff_short: "Kratki",
      solkoff_full: "Skraćeni",
      solkoff_plus: "Solkoff+",
      sonneborn_berger: "S-B",
      wins: "Pobjede",
      direct_encounter: "Međusobno",
      progressive: "Progr.",
      shmulyan: "Šmuljan",
      performance: "Učinak",
      lot: "Ždrijeb",
    },
    round: (n) => `${n}. kolo`,
    roundOf: (n, all) => `${n}. kolo od ${all}`,
    roundStates: {
      drawn: "izvučeno, nije objavljeno",
      published: "igra se",
      finished: "završeno",
      discarded: "odbačeno",
    },
    game: (n) => `Partija ${n}`,
    bye: "slobodan",
    desk: "Vođenje turnira",
    acts: {
      start: "Započni",
      startHint: (players) =>
        count(players, { one: "Igra # igrač.", few: "Igraju # igrača.", other: "Igra # igrača." }),
      entryCloses: "Prijave se zatvaraju.",
      startNeeds: "Može početi kad se prijave dva igrača.",
      cancel: "Otkaži",
      cancelHint: "Turnir se neće igrati.",
      draw: (round) => `Izvuci ${round}. kolo`,
      drawHint: "Parove vidite samo vi dok ih ne objavite.",
      discard: (round) => `Odbaci ${round}. kolo`,
      discardHint: "Nitko nije vidio parove; kolo se može ponovno izvući.",
      publish: (round) => `Objavi ${round}. kolo`,
      publishHint: "Svi vide parove i partije počinju.",
      pause: "Prekini",
      pauseHint: "Svi satovi turnira staju.",
      resume: "Nastavi",
      resumeHint: "Svi satovi nastavljaju ondje gdje su stali.",
      finish: "Završi",
      finishHint: "Poredak postaje konačan; nema daljnjih kola.",
    },
    wantsIn: (name) => `${name} želi igrati`,
    accept: "Primi",
    refuse: "Odbij",
    sure: "Učiniti ovo?",
    yes: "Učini",
    reason: "Razlog, ostaje u dnevniku",
    server: "poslužitelj",
    logActs: {
      created: "Najavljen",
      edited: "Izmijenjen",
      directors_changed: "Promijenjeni direktori",
      asked: "Zatražio sudjelovanje",
      entered: "Prijavljen",
      accepted: "Primljen",
      refused: "Odbijen",
      withdrawn: "Odustao",
      expelled: "Isključen",
      started: "Započet",
      round_drawn: "Izvučeno",
      round_discarded: "Kolo odbačeno",
      round_published: "Kolo objavljeno",
      games_added: "Daljnje partije",
      round_ended: "Kolo završeno",
      game_ended: "Partija završena",
      result_set: "Rezultat određen",
      paused: "Prekinut",
      resumed: "Nastavljen",
      finished: "Završen",
      cancelled: "Otkazan",
      imported: "Uvezeno",
      replaced: "Zamijenjen",
      byes_asked: "Slobodna kola",
      pairs_kept_apart: "Razdvojeni parovi",
      time_added: "Dodano vrijeme",
      message_sent: "Poruka svima",
      promoted: "Najbolji idu dalje",
      dispute_settled: "Spor riješen",
    },
    logChanges: {
      states: {
        asked: "čeka odgovor",
        entered: "prijavljen",
        refused: "odbijen",
        withdrawn: "odustao",
        expelled: "isključen",
        replaced: "zamijenjen",
        open: "nije završena",
        annulled: "ne računa se",
        renewed: "igra se ponovno",
        forfeit: "bez borbe",
        half: "(½)",
        zero: "(0)",
      },
      rounds: (first, last) => `${first}. do ${last}. kolo`,
      wave: (n) => `${n}. izvlačenje`,
      games: (n) => count(n, { one: "# partija", few: "# partije", other: "# partija" }),
      pairs: (n) => count(n, { one: "# par", few: "# para", other: "# parova" }),
    },
    name: "Naziv",
    description: "Opis",
    format: "Sustav",
    cycles: "Svatko sa svakim",
    single: "Jednom",
    double: "Dvaput",
    rounds: "Kola",
    together: "Sve odjednom",
    oneByOne: "Jedno po jedno",
    gamesEach: "Partija u susretu",
    schedule: "Sljedeće kolo",
    automatic: "Samo od sebe",
    byHand: "Ručno",
    entryBy: "Prijava",
    entryNames: {
      open: "Otvorena",
      invitation: "Poziv",
      password: "Lozinka",
    },
    password: "Lozinka",
    mostPlayers: "Najviše igrača (prazno: neograničeno)",
    lateUntil: "Naknadna prijava do kola (prazno: bez nje)",
  },

  vacationRules: {
    hint: "Za svakog igrača. S 0 dijelova nitko ne ide na odmor.",
    fields: {
      splits_allowed: "Dijelovi",
      days_allowed: "Ukupno dana",
      min_days: "Dana u dijelu, od",
      max_days: "Dana u dijelu, do",
      notice_hours: "Najava u satima",
      min_gap_hours: "Sati između dijelova",
      horizon_days: "Najviše dana unaprijed",
      retro_max_days: "Naknadno, u danima",
      approval: "Odobrenje",
      freeze: "Što stoji",
      moves: "Potez na odmoru",
      rounding: "Kako se računa",
    },
    choices: {
      approval: {
        none: "Nije potrebno",
        director: "Daje direktor turnira",
      },
      freeze: {
        own: "Igračevi satovi",
        both: "Oba sata u njegovim partijama",
      },
      moves: {
        forbid: "Odbija se",
        end_vacation: "Završava odmor",
        allow: "Ne troši vrijeme",
      },
      rounding: {
        hour: "Po satima",
        up_to_day: "U cijelim danima",
      },
    },
    is: (parts, days, least, most) =>
      `Odmor za svakog igrača: dijelovi: ${parts}, dani: ${days}; jedan dio ${least} do ${most} dana.`,
    isNone: "Odmora nema.",
  },

  scoring: {
    title: "Bodovi i dodatni kriteriji",
    points: {
      win: "Pobjeda",
      draw: "Remi",
      loss: "Poraz",
      bye: "Slobodno kolo",
      half_bye: "Slobodno kolo na zahtjev",
    },
    firstTo: "Bodovi za pobjedu u meču (prazno: igraju se sva kola)",
    tiebreak: (n) => `${n}. dodatni kriterij`,
    isFirstTo: (points) => `Meč dobiva tko prvi ima ${points} bodova.`,
  },

  steps: {
    title: "Stupnjevi susreta",
    hint: "Sljedeći se stupanj igra samo nakon neriješenog; stupanj koji odluči daje svoje bodove cijelom susretu.",
    add: "Dodaj stupanj",
    step: (n) => `Stupanj ${n}`,
    win: "Bodovi pobjednika",
    loss: "Bodovi gubitnika",
    minutes: "Minute (prazno: kao gore)",
    seconds: "Sekunde po potezu",
    untilWon: "Partija za partijom dok netko ne pobijedi",
    carried: "Satovi se prenose iz partije u partiju",
  },
  cup: {
    conditions: "Uvjeti",
    boards: "Ploče ovoga kola",
    profile: "Profil",
    allMine: (n) => `Sve moje partije (${n})`,
    notHere: (name) => `${name} nije tu:`,
    forfeit: "Računaj kao izgubljeno",
    signInToEnter: "Prijavite se da biste sudjelovali",
    columns: "Što znače stupci",
    legend: {
      solkoff: "zbroj bodova protivnika",
      solkoff_median: "Solkoff bez najboljeg i najslabijeg protivnika",
      solkoff_short: "Solkoff bez najslabijeg protivnika",
      solkoff_full:
        "Solkoff bez najslabijeg protivnika, zatim bez dvojice najslabijih i tako dalje, uspoređuje se redom",
      solkoff_plus: "zbroj Solkoffa protivnika",
      sonneborn_berger: "bodovi svakog protivnika puta ono što je protiv njega osvojeno",
      wins: "dobivene partije",
      direct_encounter: "bodovi iz partija među izjednačenima",
      progressive: "zbroj bodova nakon svakog kola",
      shmulyan: "bodovi pobijeđenih protivnika manje bodovi onih koji su pobijedili",
      performance: "rejting od kojeg bi se takav rezultat očekivao",
      lot: "izvučeno na početku",
    },
  },
  secrets: {
    show: "Pokaži upisano",
    hide: "Sakrij upisano",
    levels: ["Lako se pogodi", "Moglo bi se pogoditi", "Dobra", "Vrlo dobra"],
  },
  privacy: {
    title: "Privatnost",
    toAccount: "Na vaš račun",
    parts: [
      [
        "Što se pohranjuje",
        "Vaše ime i sažetak (hash) lozinke; ako ih navedete, adresa e-pošte, vremenska zona i jezik.",
        "Vaše partije sa svakim potezom i njegovim vremenom, vaši rejtinzi te ono što pišete ili unosite: turniri, odmori, bilješke, uvjetni potezi, poruke, razgovor i prijave.",
        "Za svaku prijavu na stranicu vrsta preglednika, mrežna adresa i kada je posljednji put korištena.",
      ],
      [
        "Tko to vidi",
        "Svi vide vaše ime, partije, rejtinge i turnire. Razgovor i poruke vide oni kojima su namijenjeni, a moderatori i u partiji u kojoj je nešto prijavljeno.",
        "Vaša adresa e-pošte, bilješke i uvjetni potezi ne pokazuju se na stranici nikome drugome. Tko vodi ovaj poslužitelj, može čitati njegovu bazu.",
      ],
      [
        "Koliko dugo",
        "Prijava završava kad se odjavite, najkasnije nakon 180 dana. Gosti koji se ne vrate brišu se: nakon 30 dana, ako voditelj poslužitelja nije odredio drugo vrijeme. On može dati izbrisati stari razgovor i riješene prijave; sve ostalo čuva se koliko i vaš račun.",
      ],
      [
        "Kolačići i praćenje",
        "Jedan kolačić drži vas prijavljenima. Drugi, 90 dana, čini vaš preglednik poznatim pri sljedećoj prijavi, da vam stranci koji pogađaju lozinku ne zatvore vrata. Postavke ostaju u vašem pregledniku. Ništa se ne mjeri, ništa se ne prosljeđuje i ništa se ne učitava s drugih stranica.",
      ],
      [
        "Što možete",
        "Na stranici računa dobit ćete sve što je o vama pohranjeno kao jednu datoteku, a račun možete i zatvoriti: vaše partije ostaju bez vašeg imena, a sve ostalo se briše.",
      ],
    ],
  },
  settings: {
    title: "Postavke",
    lead: "Spremljeno u ovom pregledniku, vrijedi odmah.",
    language: "Jezik",
    systemLanguage: "Kao preglednik",
    timeZone: "Vremenska zona",
    timeZoneHint:
      "Spremljeno uz vaš račun: po njoj se računaju tihi sati, dnevni pregledi i odmori.",
    theme: "Boje",
    themes: { system: "Kao sustav", light: "Svijetle", dark: "Tamne" },
    board: "Damovnica",
    boards: { maple: "Javor", slate: "Škriljevac", flat: "Ravna", contrast: "Visok kontrast" },
    pieces: "Figure",
    pieceSets: { turned: "Tokarene", plain: "Jednostavne" },
    coordinates: "Koordinate",
    coordinate: { off: "Bez", inside: "U poljima", beside: "Uz damovnicu" },
    confirm: "Pitaj prije slanja poteza",
    confirms: { never: "Nikad", correspondence: "U dopisnim partijama", always: "Uvijek" },
    askFirst: "Pitaj prije ponude ili zahtjeva za remi i prije prekida partije",
    animation: "Animacija",
    sound: "Zvuk",
    on: "Uključeno",
    off: "Isključeno",
  },

  analysis: {
    title: "Analiza",
    analyse: "Analiziraj",
    analyseHint: "Isprobajte poteze obiju strana, s varijantama i komentarima",
    start: "Početak analize",
    variant: "Vrsta dame",
    tree: "Potezi i varijante",
    noMoves: "Vucite figure obiju strana. Ono što pokušate umjesto poteza postaje varijanta.",
    signs: "Znak",
    sign: {
      "!": "dobar potez",
      "?": "pogreška",
      "!!": "sjajan potez",
      "??": "gruba pogreška",
      "!?": "izgleda jak, a slab je",
      "?!": "izgleda slab, a jak je",
      "*": "iznuđen potez",
    },
    comment: "Komentar",
    commentHint: "Što se o tome može reći",
    promote: "U glavnu varijantu",
    prune: "Izbriši odavde",
    restore: "Poništi",
    setUp: "Postavi",
    noVariant: (key) => `Vrsta dame ${key} ne postoji.`,
    captureOf: (n) =>
      count(n, {
        one: "Uzimanje # figure.",
        few: "Uzimanje # figure.",
        other: "Uzimanje # figura.",
      }),
    won: (winner, why) => `${winner} je pobijedio: ${why}`,
    drawn: (why) => `Remi: ${why}`,
    claimable: (why) => `Može se zatražiti remi: ${why}`,
    keys: [
      ["← →", "potez natrag, potez naprijed"],
      ["↑ ↓", "na početak, na kraj varijante"],
      ["f", "okreni damovnicu"],
      ["/", "upiši potez: 32-28, 3228, c3d4"],
      ["p", "varijanta postaje glavna"],
      ["Delete", "izbriši odavde"],
      ["c", "napiši komentar"],
      ["?", "ovaj popis"],
      ["Tab, strelice, Enter", "kretanje po damovnici i potezi"],
      ["desno povlačenje", "strelice i krugovi"],
    ],
  },

  exchange: {
    importing: "Učitaj",
    importTitle: "Učitaj partiju ili poziciju",
    importLabel: "PDN ili FEN",
    importHint: "1. 32-28 19-23 … ili W:W31-50:B1-20",
    importFile: "Iz datoteke",
    importDo: "Učitaj",
    choose: "Koju partiju?",
    game: (n) => `${n}. partija`,
    partly: "Nije sve bilo čitljivo:",
    at: (line, column) => `Redak ${line}, stupac ${column}`,
    goOn: "Uzmi ono što je pročitano",
    tooLong: "Tekst je predugačak. Odaberite manje partija.",
    share: "Podijeli",
    shareTitle: "Podijeli poziciju ili partiju",
    link: "Poveznica na ovu poziciju",
    fen: "FEN ove pozicije",
    pdn: "PDN s varijantama i komentarima",
    download: "Preuzmi",
  },

  setup: {
    title: "Postavi poziciju",
    lead: "Odaberite figuru, zatim polja na kojima stoji.",
    piece: "Figura",
    erase: "Makni",
    turn: "Na potezu",
    start: "Početna pozicija",
    clear: "Isprazni damovnicu",
    fen: "FEN",
    take: "Analiziraj",
    none: (color) => `${color} nema figura.`,
    many: (color, has, most) => `${color}: figura ${has}, a partija počinje s ${most}.`,
    row: (square) => `Obična figura ne može stajati na ${square}, ondje bi bila dama.`,
    leave: "Natrag na poteze",
    stack: "Stavi na ono što ondje stoji",
    kingRun: (king) => `Potezi zaredom: ${king}`,
    noRun: "nema",
  },

  safety: {
    passwordEnds:
      "Time prestaje sve što vaš račun otvara bez nje: druge prijave, API ključevi i adresa kalendara. Webhookovi se isključuju.",
    endAll: "Odjavi me svugdje drugdje i opozovi sve ključeve",
    factorAsked:
      "Ova stranica za vašu ulogu traži drugi faktor. Postavite ga i zatim se ponovno prijavite s njegovim kodom.",
    password: "Lozinka",
    currentPassword: "Vaša lozinka",
    newPassword: "Nova lozinka",
    changePassword: "Promijeni lozinku",
    passwordChanged: "Promijenjena. Svugdje drugdje ste odjavljeni.",
    sessions: "Gdje ste prijavljeni",
    unknownDevice: "Nepoznat uređaj",
    thisSession: "ovaj preglednik",
    endSession: "Odjava",
    endOthers: "Odjava svugdje drugdje",
    revoke: "Opozovi",
    neverUsed: (date) => `izrađeno ${date}, nije korišteno`,
    lastUsed: (when) => `zadnji put ${when}`,
    factor: "Drugi faktor",
    factorLead: "S autentifikatorom na telefonu sama ukradena lozinka ne otvara ništa.",
    factorBegin: "Postavi",
    factorScan: "Upišite ključ u autentifikator ili",
    factorOpen: "otvorite ga na ovom uređaju.",
    factorKey: "Ključ",
    factorLink: "Poveznica",
    factorCode: "Kod autentifikatora",
    factorSignIn: "Šest znamenki ili jedan od pričuvnih kodova",
    factorConfirm: "Uključi",
    factorOn: (left) => `Uključeno. Preostalo pričuvnih kodova: ${left}.`,
    factorRemove: "Isključi",
    recoveryLead: "Zapišite ove kodove. Svaki jednom otvara vaš račun ako telefona više nema.",
    blocks: "Blokirani igrači",
    block: "Blokiraj",
    unblock: "Odblokiraj",
    botMark: "BOT",
    computerHere: "Ovdje igra računalo ovih stranica: prijateljski, sa svima i u svako doba.",
    botHere: "Ovdje igra program: prijateljski sa svima, za rejting s programima.",
    closedHere: "Ovaj je račun zatvoren.",
    roles: { director: "Voditelj turnira", moderator: "Moderator", admin: "Administrator" },
    leaving: "Bot, podaci i odlazak",
    isBot: "Ovo je račun programa. Njegovo ime nosi oznaku.",
    botLead: "Igra li ovdje program? Recite to prije prve partije; vrijedi zauvijek.",
    becomeBot: "Ovo je bot",
    exportLead: "Sve što je o vama spremljeno, i partije, u jednoj datoteci.",
    export: "Preuzmi moje podatke",
    closeLead: "Vaše partije ostaju bez vašeg imena. Sve drugo se briše.",
    close: "Zatvori račun",
    closeTitle: "Zatvoriti račun?",
    closeAsk: "Odjavljujete se s turnira, a partije u tijeku se predaju. To se ne može poništiti.",
    closeYes: "Zatvori zauvijek",
    closeNo: "Zadrži",
  },

  mail: {
    undoTitle: "Vaša prijašnja adresa e-pošte",
    undoAsk:
      "Netko je promijenio adresu vašeg računa. Niste to bili vi? Tada poništite promjenu: svi se odjavljuju, a vi postavljate novu lozinku.",
    undo: "Poništi",
    notMeTitle: "Nije vaš račun?",
    notMeAsk: "Netko je ovdje naveo vašu adresu. Da godinu dana onamo ne šaljemo takve poveznice?",
    notMe: "Da, to nisam bio ja",
    notMeDone: "Gotovo. Godinu dana onamo se ne šalju.",
    title: "E-pošta",
    noAddress: "S adresom iznad možemo vam javiti kad ste na potezu u dopisnoj partiji.",
    reached: (address) => `Poruke idu na ${address}.`,
    notConfirmed: (address) =>
      `Ništa se ne šalje dok ne otvorite poveznicu koja je poslana na ${address}.`,
    ask: "Pošalji poveznicu ponovno",
    asked: "Na putu je.",
    what: "Javi mi e-poštom",
    kinds: {
      my_turn: "kad sam na potezu",
      draw_offered: "o ponudama: remi, vraćanje poteza, uzvrat",
      game_ended: "kad partija završi ili padne zastavica",
    },
    reminders: "Podsjeti me kad za moj potez preostane",
    hours: (n) => `${n} h`,
    digest: "Kada",
    atOnce: "Nakon kratkog vremena",
    quietFrom: "Tišina od",
    quietUntil: "do",
    confirmTitle: "Vaša adresa e-pošte",
    confirmed: "Hvala, potvrđena je.",
    unsubscribeTitle: "Bez daljnjih poruka",
    unsubscribeAsk: "Da vam više ne pišemo o vašim partijama?",
    unsubscribe: "Da, prestanite",
    unsubscribed: "Gotovo. Na stranici računa možete ih opet uključiti.",
    forgot: "Zaboravili ste lozinku?",
    forgotTitle: "Zaboravili ste lozinku?",
    forgotLead: "Poveznica za novu ide na potvrđenu adresu e-pošte računa.",
    forgotSend: "Pošalji poveznicu",
    forgotDone: "Ako takav račun s potvrđenom adresom postoji, poveznica je na putu.",
    resetTitle: "Nova lozinka",
    resetDone: "Postavljena je. Prijavite se njome.",
  },

  report: {
    open: "Prijavi",
    title: (name) => `Prijavi igrača ${name}`,
    kind: "O čemu je riječ?",
    kinds: { cheating: "Varanje", abuse: "Vrijeđanje", other: "Nešto drugo", dispute: "Spor" },
    what: "Što se dogodilo?",
    send: "Pošalji",
    thanks: "Hvala. Moderator će pogledati.",
  },

  moderation: {
    title: "Moderiranje",
    reports: "Otvorene prijave",
    noReports: "Nema otvorenih prijava. Nema posla.",
    by: "od",
    game: "partija",
    closeReason: "Što je ispalo",
    closeReport: "Zatvori prijavu",
    decide: "Odluči",
    act: "Što",
    choices: {
      ban: "Zabrani",
      unban: "Ukini zabranu",
      chat_ban: "Zabrani razgovore",
      chat_unban: "Ponovno dopusti razgovore",
      player: "Učini običnim igračem",
      director: "Učini voditeljem turnira",
      moderator: "Učini moderatorom",
    },
    reason: "Razlog",
    reasonHint: "Ostaje u dnevniku i kaže se onomu komu je zabranjeno",
    doIt: "Izvrši",
    done: "Gotovo.",
    log: "Dnevnik",
    noLog: "Još ništa nije odlučeno.",
    operator: "upravitelj poslužitelja",
    acts: {
      ban: "Zabrana",
      unban: "Zabrana ukinuta",
      role: "Uloga",
      close_report: "Prijava zatvorena",
      chat_ban: "Razgovori zabranjeni",
      chat_unban: "Razgovori ponovno dopušteni",
      annul: "Rejting poništen",
    },
  },

  vacation: {
    title: "Odmori",
    lead: "Odaberi turnire, početak i kraj. Tvoji satovi ondje za to vrijeme stoje.",
    tournaments: "Turniri",
    none: "Ne igraš ni u jednom turniru s odmorom.",
    figures: ({ parts, partsAllowed, days, daysAllowed, least, most }) =>
      `Dijelovi ${parts}/${partsAllowed}, dani ${decimal(days)}/${decimal(daysAllowed)}; jedan dio ${decimal(least)} do ${decimal(most)} dana`,
    start: "Početak",
    end: "Kraj",
    date: "Datum, d.m.gggg",
    calendar: "Kalendar",
    hour: "Sat, 0 do 23",
    midnight: "ponoć",
    zone: "Vremenska zona",
    message: "Poruka protivnicima",
    ok: "U redu",
    whatHappens: "Što će se dogoditi",
    nothingYet: "Odaberi barem jedan turnir, početak i kraj.",
    span: (start, end, zone) => `Od ${start} do ${end} (${zone})`,
    lastFree: (day) => ended(`Posljednji slobodan dan je ${day}`),
    thenUsed: (part, parts, days, allowed) =>
      `tada dio ${part} od ${parts}, iskorišteno ${decimal(days)} od ${decimal(allowed)} dana`,
    approval: "ako voditelj odobri",
    deadlines: "Rokovi tvojih partija",
    noGames: "Ondje sada ne teče nijedan tvoj sat.",
    unchanged: "ostaje isto",
    mine: "Moji odmori",
    noneYet: "Još nemaš odmora.",
    edit: "Uredi",
    cancel: "Otkaži",
    endNow: "Završi odmah",
    save: "Spremi",
    keep: "Ostavi kako jest",
    editing: (name) => `Uredi odmor u turniru ${name}`,
    stored: "Spremljeno.",
    told: "Protivnici će biti obaviješteni.",
    waits: "Protivnici će biti obaviješteni kad voditelj odobri.",
    toldAndWaits: "Neki će protivnici biti obaviješteni sada, ostali kad voditelj odobri.",
    charged: "Dani",
    onVacation: (until) => `Na odmoru do ${until}`,
    clockStands: "sat stoji",
    clockStandsUntil: (until) => `sat stoji do ${until}`,
    directorsWord: (reason) => `Voditelj: ${reason}`,
    expired: "Nijedan voditelj nije odlučio do početka.",
    states: {
      pending: "čeka voditelja",
      planned: "planirano",
      active: "traje",
      finished: "završeno",
      rejected: "odbijeno",
      cancelled: "otkazano",
    },
  },

  vacationRefusals: {
    NO_TOURNAMENT_SELECTED: "Odaberite barem jedan turnir.",
    DUPLICATE_TOURNAMENT: "Turnir je naveden dvaput.",
    DATE_FORMAT: "Napišite datum kao d.m.gggg, na primjer 1.7.2024.",
    DATE_INVALID: "Takvog dana nema u kalendaru.",
    HOUR_FORMAT: "Napišite sat kao broj od 0 do 23 ili ga ostavite praznim za ponoć.",
    HOUR_OUT_OF_RANGE: "Sat mora biti od 0 do 23.",
    TIME_ZONE_UNKNOWN: "Nijedna vremenska zona se tako ne zove; napišite na primjer Europe/Zagreb.",
    LOCAL_TIME_NONEXISTENT:
      "Satovi preskaču taj sat; uzmite {before_hour}:00 dana {before_date} ili {after_hour}:00 dana {after_date}.",
    LOCAL_TIME_AMBIGUOUS: "Satovi se vraćaju unatrag, pa taj sat dolazi dvaput.",
    MIDNIGHT_SKIPPED: "Satovi preskaču tu ponoć; vrijedi trenutak promjene.",
    END_NOT_AFTER_START: "Kraj mora biti nakon početka.",
    START_IN_PAST: "Početak je već prošao; odaberite kasniji.",
    START_TOO_FAR: "Odmor može početi najviše {horizon_days} d od sada.",
    MESSAGE_TOO_LONG: "Poruka ima {length} znakova; dopušteno je {most}.",
    MESSAGE_INVALID: "Poruka ne smije sadržavati kontrolne znakove osim prijeloma retka.",
    TOURNAMENT_NOT_FOUND: "Takvog turnira nema.",
    NOT_A_PARTICIPANT: "Ne igrate na ovom turniru.",
    TOURNAMENT_FINISHED: "Turnir je završen.",
    NO_ACTIVE_GAMES: "Na ovom turniru više nemate partija.",
    VACATION_NOT_ALLOWED: "Na ovom turniru nema odmora.",
    SPLIT_TOO_SHORT: "Najkraći dio je {min_days} d; ovaj ima {hours}.",
    SPLIT_TOO_LONG: "Najduži dio je {max_days} d; ovaj ima {hours}.",
    SPLITS_EXHAUSTED: "Svi dijelovi su iskorišteni: {splits_allowed} od {splits_allowed}.",
    DAYS_EXHAUSTED: "Traži se {hours}; od {days_allowed} d preostaje {hours_left}.",
    OVERLAPS_VACATION: "Preklapa se s odmorom koji već postoji: {start} do {end}.",
    GAP_TOO_SHORT: "Između dva odmora mora biti {min_gap_hours} h.",
    NOTICE_TOO_SHORT: "Mora se zatražiti {notice_hours} h prije početka.",
    REASON_REQUIRED: "Napišite razlog.",
    RETRO_TOO_FAR: "Odmor se može dati najviše {retro_max_days} d unatrag.",
    VACATION_ALREADY_STARTED:
      "Odmor je počeo: može se pomaknuti samo kraj. Gdje odlučuje voditelj, zamolite ga za produljenje.",
    VACATION_NOT_STARTED: "Odmor još nije počeo; otkažite ga.",
    VACATION_ALREADY_FINISHED:
      "Odmor je završen ili je o njemu odlučeno; više se ne može mijenjati.",
    VACATION_NOT_FOUND: "Tog odmora više nema.",
    NOT_OWNER: "To je odmor drugog igrača.",
    STALE_VERSION: "Odmor se u međuvremenu promijenio; pogledajte ga ponovno.",
    NOT_DIRECTOR: "To smije samo voditelj turnira.",
    DIRECTOR_CONFLICT: "O vašem odmoru odlučuje drugi voditelj.",
  },
  refusals: {
    "the name or the password is wrong; check both":
      "Ime ili lozinka nisu točni. Provjerite oboje.",
    "the code is wrong; take the one that is shown now":
      "Kod nije točan. Upišite onaj koji se sada prikazuje.",
    "this code is not good (any more); wait for the next one":
      "Ovaj kod ne vrijedi ili više ne vrijedi. Pričekajte sljedeći.",
    "is not the one that your authenticator shows now; check that the clocks are right":
      "To nije kod koji vaš autentifikator sada prikazuje. Provjerite idu li satovi točno.",
    "this account is banned: {reason}": "Ovom je računu izrečena zabrana: {reason}.",
    "this is not your password; check it and try again":
      "To nije vaša lozinka. Provjerite je i pokušajte ponovno.",
    "too many tries; wait {seconds} s and try again":
      "Previše je pokušaja. Pričekajte {seconds} s i pokušajte ponovno.",
    "much is being asked for just now; try again in a moment":
      "Upravo stiže vrlo mnogo zahtjeva. Pokušajte ponovno za koji trenutak.",
    "many people sign in just now; try again in a moment":
      "Upravo se prijavljuje mnogo ljudi. Pokušajte ponovno za koji trenutak.",
    "the name {name} is taken; choose another": "Ime {name} već je zauzeto. Odaberite drugo.",
    "a password has 8 to 1024 bytes":
      "Lozinka mora imati najmanje 8 znakova, a najviše 1024 bajta.",
    "a password must not be the username": "Lozinka ne smije biti jednaka imenu. Odaberite drugu.",
    "this password is among the first that are guessed; take another one":
      "Ova je lozinka među prvima koje se pogađaju. Odaberite drugu.",
    "a username has 2 to 20 characters": "Ime mora imati od 2 do 20 znakova.",
    "names that begin with former- are kept for closed accounts":
      "Imena koja počinju s „former-” čuvaju se za zatvorene račune. Odaberite drugo.",
    "a username begins with a letter A to Z and has only letters, digits, - and _":
      "Ime mora početi slovom od A do Z i smije sadržavati samo ta slova, znamenke, - i _.",
    "must be an address like name@example.org": "Upišite adresu poput ime@example.org.",
    "must be a time like 22:30, or empty for none":
      "Upišite vrijeme poput 22:30 ili ostavite polje prazno.",
    "must not be empty": "Ispunite ovo polje.",
    "must not be empty; say it in a few words": "Napišite ovdje nekoliko riječi.",
    "must not be empty; write something": "Napišite ovdje nešto.",
    "must be one line without control characters":
      "Upišite samo jedan redak, bez kontrolnih znakova.",
    "must be one line without control characters; remove what cannot be seen":
      "Upišite samo jedan redak i uklonite nevidljive znakove.",
    "may be at most {most} characters long":
      "To je predugačko. Najveći dopušteni broj znakova: {most}.",
    "may have {most} characters at most; shorten it":
      "Skratite tekst. Najveći dopušteni broj znakova: {most}.",
    "this site asks your role for a second factor, and a token has none: sign in with its code":
      "Ova stranica za vašu ulogu traži drugi faktor, a API ključ ga nema. Prijavite se s njegovim kodom.",
    "this site asks your role for a second factor, and you signed in before yours was on: sign in anew with its code":
      "Ova stranica za vašu ulogu traži drugi faktor, a prijavili ste se prije nego što je vaš bio uključen. Prijavite se ponovno s njegovim kodom.",
    "this site asks your role for a second factor: switch yours on in your account, sign in anew with its code, then do this":
      "Ova stranica za vašu ulogu traži drugi faktor. Uključite ga na svom računu i ponovno se prijavite s njegovim kodom.",
    "must be in the future": "Odaberite trenutak u budućnosti.",
    "is asked for to change the e-mail address; give yours":
      "Za promjenu adrese e-pošte upišite svoju lozinku.",
    "is asked for to change the address; give yours": "Za promjenu adrese upišite svoju lozinku.",
    "is one whose reader has told this site not to write there; take another one":
      "Tko ondje čita poštu, ne želi je s ove stranice. Uzmite drugu adresu.",
    "this name could be taken for the site's own people; choose another":
      "Ovo ime zvuči kao ime uprave stranice. Odaberite drugo.",
    "this account is gone; make a new one": "Ovog računa više nema. Napravite novi.",
    "there is no such account": "Takav račun ne postoji.",
    "this link is used up or too old; ask for a new one":
      "Ova je poveznica već iskorištena ili je prestara. Zatražite novu.",
    "this link was never given; look at it again":
      "Takva poveznica nikada nije izdana. Provjerite je još jednom.",
    "your account has no e-mail address; set one first":
      "Vaš račun nema adresu e-pošte. Najprije je upišite.",
    "a second factor is in use; remove it before a new one":
      "Drugi je faktor već uključen. Isključite ga prije nego što postavite novi.",
    "no second factor has been begun; begin one first":
      "Postavljanje drugog faktora nije započeto. Najprije ga započnite.",
    "you have no such session; it may have ended by itself":
      "Te prijave na vaš račun više nema. Možda je završila sama od sebe.",
    "you have no such token; it may have been revoked already":
      "Nemate takav API ključ. Možda je već opozvan.",
    "you have an account already": "Već imate račun.",
    "you are signed in; play with your own name": "Prijavljeni ste. Igrajte pod svojim imenom.",
    "guests cannot do this; sign up first and keep your games":
      "Gosti to ne mogu. Najprije se registrirajte; vaše partije ostaju vaše.",
    "sign in, or send a token as 'Authorization: Bearer …'": "Najprije se prijavite.",
    "sign in to play; you are looking on": "Sada samo gledate. Prijavite se da biste igrali.",
    "no player has this name; check the spelling":
      "Nema igrača s tim imenom. Provjerite kako je napisano.",
    "must be a player's name; check the spelling":
      "Upišite ime igrača i provjerite je li točno napisano.",
    "you cannot block yourself; name another player":
      "Ne možete blokirati sami sebe. Navedite drugog igrača.",
    "guests play casual games by a link; leave opponent out and rated false, or sign up":
      "Gosti igraju prijateljske partije preko poveznice. Odaberite takvu partiju ili se registrirajte.",
    "the computer is not asked; begin a game with it on the front page (POST /api/v1/computer-games)":
      "Računalo se ne poziva. Započnite partiju s njim na naslovnici.",
    "the computer plays casual games": "Računalo igra prijateljske partije.",
    "the computer is not ready yet; try again in a moment":
      "Računalo još nije spremno. Pokušajte ponovno za trenutak.",
    "guests play by a link; make one and send it to him":
      "Gosti igraju preko poveznice. Napravite je i pošaljite tom igraču.",
    "guests play by a link; sign up to use the lobby":
      "Gosti igraju preko poveznice. Registrirajte se da biste se služili otvorenim ponudama.",
    "you cannot challenge yourself; name another player":
      "Ne možete izazvati sami sebe. Navedite drugog igrača.",
    "there is no such challenge (any more); it may have been accepted or withdrawn":
      "Ovog izazova nema. Možda je već prihvaćen ili povučen.",
    "the challenge was withdrawn, declined or taken already":
      "Izazov je već povučen, odbijen ili prihvaćen.",
    "this is your own challenge; wait for the answer":
      "To je vaš vlastiti izazov. Pričekajte odgovor.",
    "only the player who was challenged may decline":
      "Izazov može odbiti samo igrač kojemu je upućen.",
    "only the player who made a challenge may withdraw it":
      "Izazov može povući samo igrač koji ga je uputio.",
    "somebody was faster or the seek was withdrawn; choose another one":
      "Netko je bio brži ili je ponuda povučena. Odaberite drugu.",
    "this game has had as many offers and gifts of time as it can hold; make moves":
      "U ovoj je partiji bilo onoliko ponuda i darovanog vremena koliko ih može biti. Vucite poteze.",
    "another live game of yours is about to begin; play that one":
      "Upravo počinje druga vaša partija uživo. Odigrajte nju.",
    "you have 20 open challenges; withdraw one first":
      "Imate već 20 otvorenih izazova. Najprije povucite jedan.",
    "you have 10 open challenges to this player; wait for an answer":
      "Ovom igraču već ste uputili 10 izazova. Pričekajte odgovor.",
    "this player has as many open challenges as there may be; try again later":
      "Ovaj igrač već ima najveći mogući broj otvorenih izazova. Pokušajte kasnije.",
    "your notes are as long as they may be, 5 MB altogether; shorten some first":
      "Vaše su bilješke ukupno dosegle dopuštenu duljinu (5 MB). Najprije neke skratite.",
    "guests write notes in their own games; make an account for others":
      "Gosti pišu bilješke uz svoje partije. Za druge otvorite račun.",
    "guests play 3 games with the computer at a time; finish one first":
      "Gosti istodobno igraju najviše 3 partije s računalom. Najprije završite jednu.",
    "you play 20 games with the computer at a time; finish one first":
      "Već igrate 20 partija s računalom. Najprije završite jednu.",
    "you have 50 tokens; revoke one first": "Imate već 50 tokena. Najprije opozovite jedan.",
    "must have no NUL; remove what cannot be seen": "Ovdje je nevidljiv znak (NUL). Uklonite ga.",
    "you have 5 open seeks; withdraw one first":
      "Imate 5 otvorenih ponuda. Najprije povucite jednu.",
    "this is your own seek; wait until somebody takes it":
      "To je vaša vlastita ponuda. Pričekajte da je netko prihvati.",
    "only the player who made a seek may withdraw it":
      "Otvorenu ponudu može povući samo igrač koji ju je objavio.",
    "this seek is for other ratings than yours, {rating}; choose another one":
      "Ova ponuda nije za vaš rejting ({rating}). Odaberite drugu.",
    "you have blocked this player; unblock him first":
      "Blokirali ste ovog igrača. Najprije ga odblokirajte.",
    "this player cannot play now; choose another one":
      "Ovaj igrač trenutačno ne može igrati. Odaberite drugog.",
    "this player takes no games with you; choose another one":
      "Ovaj igrač ne prihvaća partije s vama. Odaberite drugog.",
    "between a bot and a human only casual games are played":
      "Bot i čovjek međusobno igraju samo prijateljske partije.",
    "rated games need an account on both sides; play a casual one":
      "Za rejting se igra samo ako oba igrača imaju račun. Igrajte prijateljsku partiju.",
    "a rated game starts from the usual position":
      "Partija za rejting počinje iz uobičajenog početnog položaja.",
    "the game would be over at once; each side needs a piece":
      "Partija bi odmah bila završena. Svaka strana mora imati barem jednu figuru.",
    "the game would be over at once; the side to move has no move":
      "Partija bi odmah bila završena. Strana na potezu mora imati barem jedan potez.",
    "there are more games in this text than are read at once; take a part of it":
      "U tekstu je više partija nego što se odjednom čita. Uzmite samo dio.",
    "there are more than {count} moves in this text; take a part of it":
      "U tekstu je više od {count} poteza. Uzmite samo dio.",
    "a game has more than {count} tags; take a part of it":
      "Jedna partija ima više od {count} oznaka. Uzmite samo dio.",
    "walking the captures of these games takes too long; take a part of them":
      "Uzimanja u ovim partijama predugo bi se računala. Uzmite samo dio partija.",
    "There are more faults here than are listed": "Ovdje je više grešaka nego što je navedeno.",
    "A move that is not known ends what is read of this line":
      "Nepoznat potez: dalje se ovaj niz ne čita.",
    "A change of the position between / / ends what is read of this line":
      "Promjena pozicije između / /: dalje se ovaj niz ne čita.",
    "Expected a move in whose place this variation could be played":
      "Nema poteza umjesto kojeg bi se ova varijanta mogla igrati.",
    "The move in whose place this is played could not be read":
      "Potez umjesto kojeg se ovo igra nije se mogao pročitati.",
    "The squares are counted from the other end of the board: they are turned round":
      "Polja su brojena s drugog kraja ploče, pa je ploča okrenuta.",
    "Variations inside each other deeper than {count} are not read":
      "Varijante jedna u drugoj dublje od {count} ne čitaju se.",
    "The tag Result says {tag}, the end of the moves {end}, which is taken":
      "Oznaka Result kaže {tag}, a kraj poteza {end}. Uzima se ovo drugo.",
    "The board says {board}, the game {game}, which is taken":
      "Ploča kaže {board}, a partija {game}. Uzima se ovo drugo.",
    '"{text}" can mean several captures: {move} is taken, after which alone the rest is legal':
      "„{text}” može značiti više uzimanja. Uzeto je {move}, jer je samo nakon njega ostatak dopušten.",
    "there are too many captures to play from this position; take some pieces off":
      "Iz ove pozicije ima previše uzimanja da bi se odigrala partija. Maknite neke figure.",
    "the game would be drawn at once; set up another position":
      "Partija bi odmah bila remi. Postavite drugu poziciju.",
    "it is the opponent's turn; wait for the move":
      "Na potezu je protivnik. Pričekajte njegov potez.",
    "you are on vacation in this tournament; end the vacation before you move":
      "Na ovom ste turniru na odmoru. Završite odmor prije nego što odigrate potez.",
    "the game is over; ask for its record instead": "Partija je završena.",
    "the game is over; no more moves are made in it":
      "Partija je završena. Više se ne mogu igrati potezi.",
    "the time was up before this arrived; the game is over":
      "Vrijeme je isteklo prije nego što je ovo stiglo. Partija je završena.",
    "the director has paused this game; wait until it goes on":
      "Voditelj turnira prekinuo je ovu partiju. Pričekajte da se nastavi.",
    "the game is at ply {ply}, the move was made for ply {made}; look at the position again":
      "U partiji se u međuvremenu nešto promijenilo. Ponovno pogledajte poziciju.",
    "the game is at ply {ply}, the lines were made for ply {made}; look at the position again":
      "U partiji se u međuvremenu nešto promijenilo. Ponovno pogledajte poziciju.",
    "the game is at version {version}; look at it again":
      "U partiji se u međuvremenu nešto promijenilo. Pogledajte je ponovno.",
    "the game has moved on; look at it again":
      "U partiji se u međuvremenu nešto promijenilo. Pogledajte je ponovno.",
    "under this ruleset a draw may be agreed only after both sides have made {needed} moves":
      "Prema ovom pravilniku remi se može dogovoriti tek nakon {needed}. poteza obiju strana.",
    "in this tournament a draw may be agreed only after both sides have made {needed} moves":
      "Na ovom se turniru remi može dogovoriti tek nakon {needed}. poteza obiju strana.",
    "your offer already stands; wait for the answer": "Već ste ponudili remi. Pričekajte odgovor.",
    "your last offer was declined; now it is the opponent's turn to offer":
      "Vaša je posljednja ponuda odbijena. Sada je red na protivniku da ponudi.",
    "a takeback is asked for; that is answered first":
      "Zatražen je povrat poteza. Najprije treba odgovoriti na tu molbu.",
    "a draw is claimed on one's own turn": "Remi možete zatražiti samo kad ste na potezu.",
    "no rule makes this position a draw; offer one instead":
      "Po pravilima ova pozicija nije remi. Umjesto toga ponudite remi.",
    "the opponent offers no draw; offer one yourself": "Protivnik ne nudi remi. Ponudite ga vi.",
    "both sides have moved; resign or offer a draw instead":
      "Obje su strane već odigrale potez. Umjesto toga predajte partiju ili ponudite remi.",
    "not both sides have moved; abort the game instead":
      "Još nisu obje strane odigrale potez. Umjesto toga prekinite partiju.",
    "there is no time limit in this game": "U ovoj partiji nema ograničenja vremena.",
    "the opponent has as much time as there can be":
      "Protivnikov sat već pokazuje najveće moguće vrijeme.",
    "by correspondence only the clock can be claimed on":
      "U dopisnoj se partiji zbog odlaska protivnika ne može zatražiti ni pobjeda ni remi; odlučuje samo sat.",
    "the opponent is here": "Protivnik je na vezi.",
    "the opponent has left only just; claim in {seconds} s":
      "Protivnik je upravo otišao. Pobjedu ili remi možete zatražiti za {seconds} s.",
    "the rematch has begun already": "Revanš je već započeo.",
    "your offer already stands": "Već ste ponudili revanš.",
    "the opponent offers a rematch; accept that": "Protivnik nudi revanš. Prihvatite ga.",
    "your offer was declined; now it is the opponent's turn to offer":
      "Vaša je ponuda odbijena. Sada je red na protivniku da ponudi.",
    "the opponent offers no rematch; offer one yourself":
      "Protivnik ne nudi revanš. Ponudite ga vi.",
    "the game is not over yet": "Partija još nije završena.",
    "in a rated game no move is taken back": "U partiji za rejting potezi se ne vraćaju.",
    "you have made no move yet": "Još niste odigrali nijedan potez.",
    "your request already stands; wait for the answer":
      "Već ste zamolili za povrat poteza. Pričekajte odgovor.",
    "the opponent asks for a takeback; answer that first":
      "Protivnik želi vratiti potez. Najprije mu odgovorite.",
    "your draw offer stands; wait for the answer": "Ponudili ste remi. Pričekajte odgovor.",
    "the opponent offers a draw; answer that first": "Protivnik nudi remi. Najprije mu odgovorite.",
    "your request was declined; ask again after the next move":
      "Vaša je molba odbijena. Zamolite opet nakon sljedećeg poteza.",
    "without what the moves had brought a clock would show less than 15 s (a day by correspondence), so they stay":
      "Na satu bi bez vremena koje su potezi donijeli ostalo manje od 15 s (u dopisnoj partiji manje od jednog dana), pa se potezi ne vraćaju.",
    "the opponent asks for no takeback": "Protivnik ne traži povrat poteza.",
    "only a live game with a base time can be played with half of it":
      "S pola vremena može se igrati samo partija uživo s osnovnim vremenom.",
    "you play with half of your time already": "Već igrate s pola vremena.",
    "you have moved; half of the time is given away before":
      "Već ste odigrali potez. Na igru s pola vremena možete prijeći samo prije svog prvog poteza.",
    "you have thought for half of your time already; play on with the rest":
      "Već ste potrošili pola svog vremena na razmišljanje. Igrajte dalje s preostalim vremenom.",
    "half of the time is given away in arenas alone": "S pola vremena igra se samo u areni.",
    "a game of a tournament is not aborted; resign, or ask the director":
      "Igrači ne mogu prekinuti turnirsku partiju. Predajte je ili se obratite voditelju turnira.",
    "in a tournament no move is taken back": "Na turniru se potezi ne vraćaju.",
    "in a tournament the director alone gives time": "Na turniru vrijeme dodaje samo voditelj.",
    "a game of a tournament has no rematch; challenge your opponent":
      "Nakon turnirske partije nema revanša. Izazovite protivnika na novu partiju.",
    "only the two players of this game may do this": "To smiju samo igrači ove partije.",
    "too much is happening in this game; try again in a moment":
      "U ovoj se partiji previše toga događa odjednom. Pokušajte ponovno za koji trenutak.",
    "conditional moves are for correspondence games; in live play use premoves":
      "Uvjetni potezi služe za dopisne partije. U partiji uživo služite se potezima unaprijed.",
    "there are {lines} lines; at most {most} may be given":
      "Previše je varijanti: ima ih {lines}, a dopušteno ih je najviše {most}.",
    "a moderator has closed the chats to you: {reason}":
      "Moderator vam je zabranio razgovore: {reason}.",
    "make an account to chat with spectators":
      "Napravite račun da biste razgovarali s gledateljima.",
    "the spectators' chat opens to the players when the game has ended":
      "Razgovor gledatelja otvara se igračima kad partija završi.",
    "this chat is for the two players; write to the spectators'":
      "Ovaj je razgovor samo za igrače partije. Pišite u razgovor gledatelja.",
    "you have written a lot; wait {seconds} s and send it again":
      "Napisali ste već mnogo. Pričekajte {seconds} s i pošaljite ponovno.",
    "every place is taken": "Sva su mjesta popunjena.",
    "the tournament is over": "Turnir je završen.",
    "the tournament has begun, and late entry is not open":
      "Turnir je počeo, a naknadna prijava nije moguća.",
    "this player has entered already": "Ovaj je igrač već prijavljen.",
    "you have asked; wait for the director":
      "Već ste zatražili sudjelovanje. Pričekajte voditelja turnira.",
    "the director has decided against it": "Voditelj turnira odbio je prijavu.",
    "somebody else has this player's seat now": "Mjesto ovog igrača sada ima netko drugi.",
    "who has left a tournament that runs cannot come back":
      "Tko napusti turnir u tijeku, ne može se vratiti.",
    "the password is not right; ask the director for it":
      "Lozinka nije točna. Zatražite je od voditelja turnira.",
    "this tournament is for ratings from {rating}": "Ovaj je turnir za rejtinge od {rating}.",
    "this tournament is for ratings up to {rating}": "Ovaj je turnir za rejtinge do {rating}.",
    "this player does not wait for an answer": "Ovaj igrač ne čeka odgovor na prijavu.",
    "this player is not in the tournament": "Ovaj igrač ne sudjeluje na turniru.",
    "programs do not play in rated tournaments; enter a casual one":
      "Programi ne igraju na turnirima za rejting. Odaberite turnir koji nije za rejting.",
    "half-point byes are given by a director; ask for one, or for a bye without":
      "Slobodno kolo s pola boda dodjeljuje voditelj turnira. Zamolite ga za to ili zatražite slobodno kolo bez bodova.",
    "only in a Swiss can a round be left out":
      "Kola se mogu preskočiti samo na turniru po švicarskom sustavu.",
    "round {round} has been drawn already": "Već je izvučeno {round}. kolo.",
    "there will be {rounds} rounds only": "Turnir završava nakon {rounds}. kola.",
    "name each round once": "Svako kolo navedite samo jednom.",
    "only the player or a director may do this": "To smije samo taj igrač ili voditelj turnira.",
    "only the directors of this tournament may do this": "To smiju samo voditelji ovog turnira.",
    "only a director of the tournament may do this": "To smije samo voditelj turnira.",
    "only its players may bring a game before the directors":
      "Partiju pred voditelje turnira mogu iznijeti samo njezini igrači.",
    "this game waits for the directors already; they will answer you":
      "Ova partija već čeka odluku voditelja turnira. Odgovorit će vam.",
    "the tournament has moved on; look at it again":
      "Turnir se u međuvremenu promijenio. Pogledajte ga ponovno.",
    "the tournament is at version {version}; look at it again":
      "Turnir se u međuvremenu promijenio. Pogledajte ga ponovno.",
    "there is no such tournament": "Takav turnir ne postoji.",
    "there is no tournament {id} here": "Turnir {id} ovdje ne postoji.",
    "there is no game {id} here": "Partija {id} ovdje ne postoji.",
    "there is no game of this id; check the address":
      "Takva partija ne postoji. Provjerite adresu.",
    "the tournament has been started already": "Turnir je već započeo.",
    "a tournament needs two players at least": "Za turnir su potrebna najmanje dva igrača.",
    "a match is between two players": "Meč se igra između dvaju igrača.",
    "a round robin has 100 players at most": "Kružni turnir može imati najviše 100 igrača.",
    "round {round} has been drawn; publish it": "Izvučeno je {round}. kolo. Objavite ga.",
    "round {round} is not over yet": "Još nije završeno {round}. kolo.",
    "every round has been drawn": "Sva su kola izvučena.",
    "every round has been drawn; finish the tournament": "Sva su kola izvučena. Završite turnir.",
    "fewer than two players are left; admit players or finish the tournament":
      "Preostalo je manje od dvaju igrača. Primite igrače ili završite turnir.",
    "a game of the last round is still open; wait for it or rule it":
      "Neka partija posljednjeg kola još nije završena. Pričekajte je ili joj odredite rezultat.",
    "no pairing is left that the rules allow (no second meeting, colours, byes, pairs kept apart): lift a forbidden pair, grant byes, or end the tournament here":
      "Nijedno sparivanje više nije u skladu s pravilima (bez ponovljenih susreta, boje, slobodna kola, razdvojeni parovi). Dopustite neki razdvojeni par, dodijelite slobodna kola ili ovdje završite turnir.",
    "only the last round can be discarded, before it is published":
      "Odbaciti se može samo posljednje kolo, i to prije objave.",
    "there is no such round; draw it first": "Takvog kola nema. Najprije ga izvucite.",
    "the round has been published already": "Kolo je već objavljeno.",
    "the tournament is not running": "Turnir nije u tijeku.",
    "the tournament is not paused": "Turnir nije prekinut.",
    "there are games without a result; give them one first":
      "Ima partija bez rezultata. Najprije im odredite rezultat.",
    "the tournament has begun; finish it instead":
      "Turnir je već započeo. Možete ga samo završiti.",
    "something went wrong here; try again in a moment":
      "Nešto je pošlo po zlu. Pokušajte ponovno za koji trenutak.",
    "the server could not store this; try again, it is done at most once":
      "Poslužitelj to nije mogao spremiti. Pokušajte ponovno; izvršit će se najviše jednom.",
    "the server is stopping; try again when it is back":
      "Poslužitelj se zaustavlja. Pokušajte ponovno kad opet bude dostupan.",
    "the server is writing too much at once; try again in a moment":
      "Poslužitelj trenutačno ima previše posla. Pokušajte ponovno za koji trenutak.",
    "the database could not be read; try again in a moment":
      "Podatke nije bilo moguće pročitati iz baze. Pokušajte ponovno za koji trenutak.",
    "the game could not be read; try again in a moment":
      "Partiju nije bilo moguće učitati. Pokušajte ponovno za koji trenutak.",
    "the game could not be read; send the same command again":
      "Partiju nije bilo moguće učitati. Pokušajte ponovno.",
    "the tournament could not be read; try again in a moment":
      "Turnir nije bilo moguće učitati. Pokušajte ponovno za koji trenutak.",
    "the tournament could not be read; do the same again":
      "Turnir nije bilo moguće učitati. Pokušajte ponovno.",
    "the chat could not be read; try again in a moment":
      "Razgovor nije bilo moguće učitati. Pokušajte ponovno za koji trenutak.",
    "Something went wrong here.": "Nešto je pošlo po zlu.",
    "The server stops; ask again in a moment.":
      "Poslužitelj se zaustavlja. Pokušajte ponovno za koji trenutak.",
    "must be from {least} to {most}": "Upišite broj od {least} do {most}.",
    "must be from {least} to {most}, or give first_to":
      "Upišite broj od {least} do {most} ili odredite koliko bodova donosi pobjedu u meču.",
    "must be from {least} to {most} in a round robin":
      "U kružnom turniru upišite broj od {least} do {most}.",
    "is for games that are shown delayed": "To vrijedi samo za partije koje se prikazuju kasnije.",
    "is for an arena alone": "Ova postavka postoji samo za arene.",
    "is for a match alone": "Ova postavka postoji samo za mečeve.",
    "is for a round robin alone": "Ova postavka postoji samo za kružne turnire.",
    "is for a Swiss alone": "Ova postavka postoji samo za turnire po švicarskom sustavu.",
    "is for openings that are drawn": "Tablica se upisuje samo ako se otvaranja izvlače ždrijebom.",
    "is for rounds at intervals": "Razmak se upisuje samo ako kola počinju u razmacima.",
    "is for games with an increment that go on until somebody wins":
      "Satovi se mogu prenositi samo u stupnju s dodatkom po potezu koji se igra dok netko ne pobijedi.",
    "must be 1 in an arena": "U areni susret ima samo jednu partiju. Upišite 1.",
    "must be 2 in a match": "Meč igraju dva igrača. Upišite 2.",
    "must not give more for a draw than for a win, or less than for a loss":
      "Remi ne smije donositi više bodova od pobjede ni manje bodova od poraza.",
    "must have 1 to 12 games each, and points from 0 to 100":
      "Svaki stupanj mora imati od 1 do 12 partija, a bodovi moraju biti od 0 do 100.",
    "must have none after the one that goes on until somebody wins":
      "Nakon stupnja koji se igra dok netko ne pobijedi ne može biti daljnjih stupnjeva. Uklonite ih.",
    "must not name one twice": "Svaki dodatni kriterij navedite samo jednom.",
    "must not be below min_rating": "Najviši rejting ne smije biti niži od najnižega.",
    "must not be below min_days": "Najduži dio odmora ne smije biti kraći od najkraćega.",
    "must have 1 to 1000 openings": "Tablica mora imati od 1 do 1000 otvaranja.",
    "is missing; give one or let players in without":
      "Upišite lozinku ili dopustite prijavu bez nje.",
    "is missing; it says when the tournament is full":
      "Upišite najveći broj igrača: po njemu se zna kad je turnir popunjen.",
    "is missing; it says when the tournament begins": "Upišite kad turnir počinje.",
    "must not be interval where rounds are not drawn one by one":
      "Kola mogu počinjati u razmacima samo ako se izvlače jedno po jedno.",
    "must be from a minute to 60 days": "Razmak mora biti od jedne minute do 60 dana.",
    "must be live where the tournament's is, and only there":
      "Stupanj se mora igrati kao i cijeli turnir: uživo ili dopisno. Promijenite njegovo vrijeme.",
    "must be false in games without a time limit":
      "Partije bez ograničenja vremena ne mogu se igrati za rejting. Odredite vrijeme ili odaberite prijateljske partije.",
    "may be 100 at most": "Dopušteno je najviše 100 nagrada.",
    "must have 1 to {most} characters": "Naziv mora imati od 1 do {most} znakova.",
    "must be one of live play in an arena":
      "U areni se igra samo uživo. Odaberite vrijeme za partije uživo.",
    "must be false in a game without a time limit":
      "Partija bez ograničenja vremena ne može se igrati za rejting. Odredite vrijeme ili odaberite prijateljsku partiju.",
    "base_ms must be at least 1000, or 0 with an increment_ms of at least 1000":
      "Osnovno vrijeme mora biti najmanje 1 s, ili 0 ako je dodatak po potezu najmanje 1 s.",
    "base_ms and increment_ms may be at most 365 days":
      "Osnovno vrijeme i dodatak po potezu smiju iznositi najviše 365 dana.",
    "cap_ms must be at least the time at the start and at most 365 days":
      "Najveće vrijeme na satu ne smije biti manje od početnoga ni veće od 365 dana.",
    "time_ms must be between 1000 and 365 days": "Vrijeme mora biti od 1 s do 365 dana.",
    "moves must be between 1 and 1000": "Broj poteza mora biti od 1 do 1000.",
    "sessions must be a list of 1 to 10": "Broj razdoblja mora biti od 1 do 10.",
    "grace_ms must be between 0 and 365 days":
      "Slobodno vrijeme u svakom potezu mora biti od 0 do 365 dana.",
    "must be from a second to 365 days": "Vrijeme koje dodajete mora biti od 1 s do 365 dana.",
    "must have 1 to 4000 characters": "Poruka mora imati od 1 do 4000 znakova.",
    "the tournament is over, and its best have gone on; a director of the next stage can take them out there":
      "Turnir je završen i najbolji su već otišli dalje. Iz sljedeće ih faze može ispisati njezin voditelj.",
    "the tournament is over; nothing of it changes any more":
      "Turnir je završen. Na njemu se više ništa ne može promijeniti.",
    "while it runs only its name, stage, description, prizes, who goes on, schedule, tie-breaks, vacations, late entry, whether directors need a second factor, when games are shown and the number of rounds of a Swiss can change":
      "Dok turnir traje, možete promijeniti samo naziv, fazu, opis, nagrade, to tko ide dalje, raspored kola, dodatne kriterije, odmore, naknadnu prijavu, obvezu drugog faktora za voditelje i to kad gledatelji vide partije, a u švicarskom sustavu i broj kola.",
    "whose clock stands still in a vacation can change only until the first one of the tournament has begun":
      "Čiji sat stoji tijekom odmora možete promijeniti samo dok na ovom turniru nije počeo prvi odmor.",
    "more players than that have entered already":
      "Već je prijavljeno više igrača od toga. Upišite veći broj.",
    "more rounds than that have been drawn already":
      "Već je izvučeno više kola od toga. Upišite veći broj.",
    "somebody must direct the tournament": "Turnir mora imati barem jednog voditelja.",
    "before the start let the one leave and enter the other":
      "Prije početka turnira igrači se ne zamjenjuju. Ispišite jednog, a prijavite drugog.",
    "this player has no seat that could be taken over":
      "Ovaj igrač nema mjesto koje bi se moglo preuzeti.",
    "who takes over must not have played in this tournament":
      "Mjesto može preuzeti samo igrač koji nije igrao na ovom turniru.",
    "in an arena everybody may enter":
      "Za arenu se može prijaviti svatko, pa zamjena nije potrebna.",
    "only in a Swiss can players be kept apart":
      "Igrači se mogu razdvojiti samo na turniru po švicarskom sustavu.",
    "500 pairs at most can be kept apart": "Može se razdvojiti najviše 500 parova.",
    "a pair to be kept apart is two players of the tournament":
      "Razdvojiti se mogu samo dva igrača ovog turnira.",
    "an arena pairs those who wait, not rounds":
      "U areni se ne izvlače kola, nego se sparuju igrači koji čekaju.",
    "waves are drawn in an arena that runs": "Parovi se izvlače samo u areni koja je u tijeku.",
    "the arena's time is up; nobody is paired any more":
      "Vrijeme arene je isteklo. Novi se parovi više ne izvlače.",
    "the next stage has begun already": "Sljedeća je faza već počela.",
    "the next stage has fewer places left than go on":
      "U sljedećoj fazi nema dovoljno slobodnih mjesta za sve koji idu dalje.",
    "the tournament has no such game": "Na turniru nema takve partije.",
    "this tournament has no such game": "Na ovom turniru nema takve partije.",
    "the tournament was cancelled": "Turnir je otkazan.",
    "a result cannot be taken back to none":
      "Rezultat se ne može izbrisati. Umjesto toga odredite drugi.",
    "this is the game's result already": "Partija već ima taj rezultat.",
    "the game is over": "Partija je završena.",
    "the game is paused already": "Partija je već prekinuta i čeka nastavak.",
    "the game is not paused": "Partija nije prekinuta, nego je u tijeku.",
    "the game is paused; let it go on first": "Partija je prekinuta. Najprije je nastavite.",
    "there is no time limit in this tournament": "Na ovom turniru nema ograničenja vremena.",
    "this game is not under way": "Ova partija nije u tijeku.",
    "no game is under way": "Nijedna partija nije u tijeku.",
    "nobody has entered whom it could reach":
      "Još se nitko nije prijavio, pa poruku nema tko primiti.",
    "is no player's name here; check the spelling":
      "Ovdje nema igrača s tim imenom. Provjerite kako je napisano.",
    "is a program, which plays in casual tournaments alone":
      "To je program, a programi igraju samo na turnirima koji nisu za rejting.",
    "only the directors of this tournament may enter others":
      "Druge igrače smiju prijaviti samo voditelji ovog turnira.",
    "only the directors of this tournament see this": "To vide samo voditelji ovog turnira.",
    "must be a player's name; check it": "Upišite ime igrača i provjerite ga.",
    "must be players' names; check them": "Upišite imena igrača i provjerite ih.",
    "must not be a program in a rated tournament":
      "Programi ne igraju na turnirima za rejting. Navedite drugog igrača.",
    "is missing; the players will read it": "Napišite razlog. Igrači će ga pročitati.",
    "must be a tournament that you direct": "Odaberite turnir koji vodite.",
    "must be a tournament that has not begun": "Odaberite turnir koji još nije počeo.",
    "the directors of this tournament act with a second factor; {then}":
      "Na ovom turniru voditelji postupaju samo uz drugi faktor. Uključite svoj na stranici računa, ponovno se prijavite s njegovim kodom i zatim ponovite ovo.",
    "only directors may do this; an admin can make you one":
      "To smiju samo voditelji turnira. Administrator vas može postaviti za voditelja.",
    "only moderators may do this": "To smiju samo moderatori.",
    "only admins may do this": "To smiju samo administratori.",
    "this is not for you to decide about one of this role":
      "Ne možete odlučivati o nekome tko ima ovu ulogu.",
    "cannot be admin here: the operator makes admins with crownhead user role":
      "Administrator se ovdje ne može postaviti. To može samo upravitelj poslužitelja naredbom „crownhead user role”.",
    "there is no such open report; look again":
      "Takve otvorene prijave nema. Pogledajte popis ponovno.",
    "there is no such open dispute; look again":
      "Takvog otvorenog spora nema. Pogledajte popis ponovno.",
    "there is no such game; check its number": "Takva partija ne postoji. Provjerite njezin broj.",
    "this player is not banned": "Ovom igraču nije izrečena zabrana.",
    "this player is not banned from chats": "Ovom igraču nisu zabranjeni razgovori.",
    "this game has changed no rating; only finished rated games can be annulled":
      "Ova partija nije promijenila nijedan rejting. Poništiti se mogu samo završene partije za rejting.",
    "sign in to see your own games, or name a player":
      "Prijavite se da biste vidjeli svoje partije, ili navedite nekog igrača.",
    "sign in to read the chat of your own games":
      "Prijavite se da biste čitali razgovor u svojim partijama.",
    "sign in to follow what concerns you": "Prijavite se da biste pratili ono što se vas tiče.",
    "you have no such webhook; it may have been deleted already":
      "Nemate takav webhook. Možda je već izbrisan.",
    "you have 10 webhooks; delete one first": "Imate 10 webhookova. Najprije jedan izbrišite.",
    "this webhook is off; turn it on again first":
      "Ovaj je webhook isključen. Najprije ga ponovno uključite.",
    "too much waits to be delivered there; wait a little":
      "Ondje već previše toga čeka na dostavu. Pričekajte malo.",
    "an account that has begun a game cannot become a bot; make a new one":
      "Račun s kojim je već započeta partija ne može postati račun bota. Napravite novi.",
    "The request was dropped without an answer.":
      "Zahtjev je ostao bez odgovora. Pokušajte ponovno.",
    "the clocks run again already; stop them anew instead":
      "Satovi već opet teku. Zaustavite ih iznova.",
    "must lie in the years 2000 to 2099, as milliseconds of UTC":
      "Godina mora biti od 2000. do 2099.",
    "Expected {what} at column {column} of the FEN, as in {example}.":
      "FEN nije razumljiv od znaka {column}. Ovako izgleda: {example}.",
    "The FEN has two pieces on {square}.": "U FEN-u su dvije figure na polju {square}.",
    "A man of {color} cannot stand on {square}, its last row: write K{again} for a king.":
      "Na polju {square} ne može stajati pijun, ondje bi bio dama. Za damu napišite K{again}.",
    '"{text}" is no move of {variant}: two or more squares are expected, as in {example}':
      "„{text}” nije potez. Navedite dva polja ili više, na primjer 32-28 ili c3-d4.",
    '"{text}" can mean {moves}: name the squares where the capture turns.':
      "„{text}” može značiti više toga: {moves}. Navedite polja na kojima uzimanje skreće.",
    "The side to move has no legal move.": "Strana na potezu nema dopuštenog poteza.",
    '"{text}" is not legal here; legal is {moves}.':
      "„{text}” ovdje nije dopušteno. Dopušteno je: {moves}.",
    "Expected a result or * before the tags of the next game":
      "Prije oznaka sljedeće partije nedostaje rezultat ili *.",
    "Expected moves or * before the tags of the next game":
      "Prije oznaka sljedeće partije nedostaju potezi ili *.",
    "The tag {name} stands here a second time": "Oznaka {name} ovdje stoji drugi put.",
    "The comment that begins here has no }": "Komentaru koji ovdje počinje nedostaje završna }.",
    "The variation that begins here has no )": "Varijanti koja ovdje počinje nedostaje završna ).",
    "Expected 1/2-1/2 for a draw, found {found}": "Remi se piše 1/2-1/2. Ovdje stoji {found}.",
    "Expected a result such as 1-0 or 2-0, found {found}":
      "Ovdje treba stajati rezultat kao 1-0 ili 2-0. Stoji {found}.",
    "Expected a dot behind the move number {number}": "Iza broja poteza {number} nedostaje točka.",
    "Expected a move, a comment or a result, found {found}":
      "Ovdje treba stajati potez, komentar ili rezultat. Stoji {found}.",
    "Expected the name of a tag after [": "Iza [ nedostaje ime oznake.",
    "Expected the value of the tag {name} in quotation marks":
      "Vrijednost oznake {name} mora biti u navodnicima.",
    "Expected ] behind the value of the tag {name}": "Iza vrijednosti oznake {name} nedostaje ].",
    "Expected a quotation mark at the end of the value": "Na kraju vrijednosti nedostaje navodnik.",
    'Expected \\" for a quotation mark inside a value': 'Navodnik unutar vrijednosti piše se \\".',
    "This kind of draughts is not played here.": "Ova se vrsta dame ovdje ne igra.",
    "must be moves from the start: {why}": "To nisu potezi od početne pozicije. {why}",
    "needs the name of a player, too; fill in both":
      "Potrebno je i ime igrača. Ispunite oba polja.",
  },
  vacationDesk: {
    waiting: "Zahtjevi koji čekaju",
    nobodyWaits: "Nijedan zahtjev ne čeka.",
    approve: "Odobri",
    deny: "Odbij",
    change: "Promijeni",
    cancel: "Otkaži",
    coming: "Planirani i u tijeku",
    nobodyAway: "Nitko nije i neće biti na odmoru.",
    past: "Završeni, odbijeni i otkazani",
    grant: "Daj odmor",
    grantLead: "I naknadno: vraća se ono što su odigrani potezi u njemu potrošili.",
    charged: "Računa se u kvotu",
    reason: "Razlog",
    give: "Daj",
    freeze: "Zaustavi sve satove",
    freezeLead:
      "Praznici ili ispad: dotad na ovom turniru ničiji sat ne teče. Ostavite kraj otvoren ako ga još nitko ne zna: satovi tada stoje dok ih direktor ne pusti.",
    stop: "Zaustavi",
    freezes: "Svi satovi stoje",
    letRun: "Pusti ih dalje",
    letRunLead: "Od sada svi satovi opet teku.",
    takeBack: "Povuci",
    takeBackLead: "Satovi tada neće stajati.",
    freezeStates: { planned: "planirano", active: "traje", finished: "završeno" },
    inZone: (zone) => `Vremena zone ${zone}.`,
    timeline: "Vremenska crta",
    latest: "Može trajati do",
    latestHint:
      "Sa svim vremenom na oba sata, svime što stoji i svim odmorom koji oboje još mogu uzeti. Vrijeme koje donose potezi dolazi povrh toga.",
    span: (start, end) => `${start} do ${end}`,
    comesBack: (days) => `Vraća se jedan dio i njegovi dani: ${decimal(days)}.`,
    chargedThen: (days, before) =>
      `Obračunani dani: ${decimal(days)} umjesto ${decimal(before)}. Dio ostaje iskorišten.`,
    look: "Pogledaj",
    news: {
      booked: (name) => `${name} odlazi na odmor.`,
      changed: (name) => `Promijenjen je odmor igrača ${name}.`,
      cancelled: (name) => `${name} ipak ne odlazi na odmor.`,
      ended: (name) => `${name} se vraća s odmora.`,
      asked: (name) => `${name} traži odmor.`,
    },
    myNews: {
      approved: "Vaš odmor je odobren.",
      denied: "Vaš odmor je odbijen.",
      granted: "Voditelj turnira dao vam je odmor.",
      changed: "Voditelj turnira promijenio je vaš odmor.",
      cancelled: "Voditelj turnira otkazao je vaš odmor.",
      ended: "Voditelj turnira prekinuo je vaš odmor.",
    },
  },

  dispute: {
    call: "Pozovi suca",
    hint: "Iznesi ovu partiju pred voditelje turnira",
    lead: "Što napišete, čitaju samo voditelji turnira. Partija se za to vrijeme nastavlja. Njihov odgovor stiže vama i ostaje u dnevniku turnira.",
    what: "Što se dogodilo?",
    send: "Pošalji",
    thanks: "Hvala. Voditelji su obaviješteni.",
    waits: (name) => `${name} vas zove partiji:`,
    settle: "Odluči",
    game: "Partija",
    stays: "Ostaje kako jest",
    staysHint: (game) => `${game}: ništa se ne mijenja.`,
    told: (name) => `${name} dobiva vaš odgovor, a svi ga mogu pročitati u dnevniku.`,
    word: "Vaš odgovor",
    brought: (name) => `${name} vas zove partiji.`,
    settled: (name) => `${name} je odgovorio na vaš poziv.`,
  },

  rollCall: {
    missing: (round, absent, players) => `Za ${round}. kolo nisu tu: ${absent} od ${players}`,
    bye: "Slobodno kolo",
    byeHint: (name, round) => `${name} ne igra u ${round}. kolu i za njega ne dobiva bodove.`,
    out: "Ispiši",
    outHint: (name) => `${name} napušta turnir; ostali igraju dalje.`,
  },

  preview: {
    letIn: (name, players) =>
      `${name} igra: tada je ${count(players, { one: "# igrač", few: "# igrača", other: "# igrača" })}.`,
    letInLate: (name, round) => `${name} igra od ${round}. kola.`,
    refuse: (name) => `${name} ne igra. Razlog ostaje u dnevniku.`,
    away: (name, from, to) => ended(`${name} je na odmoru od ${from} do ${to}`),
    notAway: (name, from, to) => `${name} nije na odmoru od ${from} do ${to} i doznaje razlog.`,
    moved: (name) => `${name} je umjesto toga na odmoru u ovo vrijeme i doznaje razlog.`,
    own: "Za to vrijeme igračevi satovi stoje.",
    both: "Za to vrijeme u njegovim partijama stoje oba sata.",
    costs: (days) => `Uračunati dani: ${decimal(days)}.`,
  },
};
