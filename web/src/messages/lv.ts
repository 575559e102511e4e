import type { Translation } from "./messages.ts";
import { ended, plurals, written } from "./plurals.ts";

const count = plurals("lv");
const decimal = (n: number) => written("lv", n);

export const lv: Translation = {
  locale: "lv",
  color: { white: "Baltie", black: "Melnie" },
  days: (n) =>
    count(n, { zero: "# dienu gājienam", one: "# diena gājienam", other: "# dienas gājienam" }),
  bankDays: (n) => count(n, { zero: "# dienu", one: "# diena", other: "# dienas" }),
  units: { days: "d.", hours: "st.", minutes: "min." },

  rules: {
    threefold: "trīskārtēja atkārtošanās",
    "25_move_rule": "25 gājienu noteikums",
    "16_move_rule": "16 gājienu noteikums",
    "5_move_rule": "5 gājienu noteikums",
    "15_move_rule": "15 gājienu noteikums",
    "30_move_rule": "30 gājienu noteikums",
    "60_move_rule": "60 gājienu noteikums",
    main_road: "garā ceļa noteikums",
    fourfold: "četrkārtēja atkārtošanās",
    "2_move_rule": "2 gājienu noteikums",
    "7_move_rule": "7 gājienu noteikums",
    "12_move_rule": "12 gājienu noteikums",
    "13_move_rule": "13 gājienu noteikums",
    "20_move_rule": "20 gājienu noteikums",
    "40_move_rule": "40 gājienu noteikums",
    "300_move_rule": "300 gājienu noteikums",
    king_against_king: "pa vienai dāmai",
    piece_against_piece: "pa vienam kauliņam",
  },

  ending: {
    aborted: {
      abort: "Partija pārtraukta",
      no_first_move: "Pārtraukta: pirmais gājiens nav izdarīts laikā",
    },
    wins: (winner, why) => `${winner} uzvar: ${why}`,
    lost: {
      resignation: (loser) => `${loser.toLowerCase()} padevās`,
      time: (loser) => `${loser.toLowerCase()} pārsniedza laiku`,
      no_moves: (loser) => `${loser.toLowerCase()} nevar izdarīt gājienu`,
      no_pieces: (loser) => `${loser.toLowerCase()} palika bez kauliņiem`,
      abandonment: (loser) => `${loser} pameta partiju`,
      first_king: (loser) => `${loser.toLowerCase()} netika pirmie pie dāmas`,
      gave_all: (loser) =>
        `pretiniekam vairs nav kauliņu vai gājienu, ${loser.toLowerCase()} zaudē`,
      adjudication: (loser) => `${loser} zaudē ar turnīra vadītāja lēmumu`,
      forfeit: (loser) => `${loser} nespēlēja`,
    },
    draw: (why) => `Neizšķirts: ${why}`,
    drawn: {
      agreement: "pēc vienošanās",
      abandonment: "pretinieks aizgāja",
      adjudication: "ar turnīra vadītāja lēmumu",
    },
    article: (number) => `${number}. p.`,
  },

  speeds: {
    ultrabullet: "Ultrabullet",
    bullet: "Bullet",
    blitz: "Zibens",
    rapid: "Ātrspēle",
    classical: "Klasika",
    correspondence: "Korespondence",
    unlimited: "Bez laika ierobežojuma",
  },

  site: {
    name: "Crownhead",
    myGames: "Manas partijas",
    myGamesWaiting: (n) =>
      count(n, {
        zero: "Manas partijas: # gaida jūs",
        one: "Manas partijas: # gaida jūs",
        other: "Manas partijas: # gaida jūs",
      }),
    settings: "Iestatījumi",
    signIn: "Ieiet",
    signUp: "Reģistrēties",
    signOut: "Iziet",
    account: "Konts",
    more: "Vairāk",
    skip: "Uz saturu",
    nextGame: (n) => `Nākamā partija (${n})`,
    nextGameHint: "Tur ir jūsu gājiens",
    nextShort: (n) => `Tālāk ${n}`,
    returnToGame: "Atpakaļ uz partiju",
    returnShort: "Partija",
    challenges: (n) => `Izaicinājumi (${n})`,
    challengesShort: (n) => `Jauni ${n}`,
    failed: "Neizdevās. Lūdzu, mēģiniet vēlreiz.",
    lost: "Savienojums zudis. Mēģinām to atjaunot…",
    back: "Savienojums ir atjaunots.",
    unreachable: "Serveris nav sasniedzams. Pārbaudiet savienojumu un mēģiniet vēlreiz.",
    notFound: "Tādas lapas nav.",
    toFront: "Uz sākumlapu",
    close: "Aizvērt",
    copy: "Kopēt",
    copied: "Nokopēts",
    leaveTitle: "Pamest šo lapu?",
    unsaved: "Ievadītais vēl nav saglabāts.",
    tryAgain: "Mēģināt vēlreiz",
    leaveStay: "Palikt",
    leaveGo: "Pamest",
    players: "Spēlētāji",
    findGames: "Meklēt partijas",
    unsent: (n) =>
      count(n, {
        zero: "# komandu vēl nav nosūtītas.",
        one: "# komanda vēl nav nosūtīta.",
        other: "# komandas vēl nav nosūtītas.",
      }),
    notSentYet: "vēl nav nosūtīts…",
    tooLate:
      "Savienojuma nebija tik ilgi, ka tas netika nosūtīts. Atkārtojiet, ja vēl to vēlaties.",
    unsure: "Iepriekšējais mēģinājums tomēr varēja izdoties: vispirms pārbaudiet.",
    broken: "Šajā lapā kaut kas nogāja greizi. Ielādējiet to vēlreiz.",
    signOutUnsent: (n) =>
      count(n, {
        zero: "# jūsu komandu vēl nav nosūtītas. Ja iziesiet, tās tiks atmestas.",
        one: "# jūsu komanda vēl nav nosūtīta. Ja iziesiet, tā tiks atmesta.",
        other: "# jūsu komandas vēl nav nosūtītas. Ja iziesiet, tās tiks atmestas.",
      }),
    commands: {
      move: (move) => `Jūsu gājiens ${move}`,
      resign: () => "Jūsu padošanās",
      abort: () => "Partijas pārtraukšana",
      draw: () => "Jūsu atbilde par neizšķirtu",
      takeback: () => "Jūsu atbilde par gājiena atņemšanu",
      rematch: () => "Jūsu atbilde par revanšu",
      give_time: () => "Jūsu dotais laiks",
      claim: () => "Jūsu prasība",
      berserk: () => "Jūsu berserks",
      chat: () => "Jūsu rinda tērzēšanā",
    },
    notDone: (what, why) => `Nav pieņemts (${what}): ${why}`,
    sentNow: (what) => `Tagad nosūtīts: ${what}`,
  },

  variants: {
    international: "Starptautiskā",
    frisian: "Frīzu",
    canadian: "Kanādiešu",
    spantsiretti: "Spantsireti",
    russian: "Krievu",
    brazilian: "Brazīliešu",
    english: "Angļu (checkers)",
    pool: "Pūla",
    czech: "Čehu",
    italian: "Itāliešu",
    spanish: "Spāņu",
    portuguese: "Portugāļu",
    thai: "Taizemiešu",
    turkish: "Turku",
    armenian: "Armēņu",
    giveaway: "Padošanās",
    antidraughts: "Antidambrete",
    killer: "Killer",
    breakthrough: "Izrāviens",
    frysk: "Frysk!",
    bashni: "Bašņi (torņi)",
    stavropol: "Stavropoles",
    samoyed: "Samojedu",
  },
  variantChoice: {
    groups: {
      large: "Lielie galdi",
      small: "Astoņi reiz astoņi",
      straight: "Pa rindām un kolonnām",
      twisted: "Ar īpatnībām",
    },
    more: "Citi veidi",
    ruleset: "Reglaments",
    rules: "Noteikumi",
  },
  rulebook: {
    title: "Noteikumi",
    lead: "Kā spēlē katru spēli, ar galdiem izmēģināšanai.",
    start: "Sākuma pozīcija",
    draws: "Neizšķirti",
    tryIt: "Izmēģināt uz galda",
    examples: "Piemēri",
    play: (move) => `Izdarīt ${move}`,
    played: "Izdarīts",
    again: "Vēlreiz",
  },
  rated: (rated) => (rated ? "Reitinga" : "Draudzības"),
  colorChoice: { white: "Baltie", black: "Melnie", random: "Vienalga" },

  board: {
    label: "Galdiņš",
    man: { white: "balts kauliņš", black: "melns kauliņš" },
    king: { white: "balta dāma", black: "melna dāma" },
    empty: "tukšs",
    picked: "paņemts",
    target: "sasniedzams",
    standsOn: (pieces) => `stāv uz: ${pieces.join(", ")}`,
    mustCapture: "jāsit",
  },

  game: {
    tournament: "Turnīrs",
    paused: "Turnīra vadītājs ir apturējis",
    title: (white, black) => `${white} – ${black}`,
    yourTurnTitle: "Jūsu gājiens",
    notYourTurn: "Tagad nav jūsu gājiens.",
    yourTurn: "Jūsu gājiens",
    turnOf: (color) => `Gājiens: ${color.toLowerCase()}`,
    unclear: "Tie varētu būt divi gājieni. Ielieciet - starp lauciņiem.",
    severalCaptures: "Tur beidzas vairāki sitieni. Sitiet pa vienam kauliņam.",
    captureOf: (n) =>
      count(n, {
        zero: "Iespējams sist # kauliņu, tāpēc jāsit.",
        one: "Iespējams sist # kauliņu, tāpēc jāsit.",
        other: "Iespējams sist # kauliņus, tāpēc jāsit.",
      }),
    stuck: (square) => `Kauliņam uz ${square} nav gājiena.`,
    premoveDropped: "Iepriekš ievadītais gājiens vairs nebija iespējams.",
    premoveNever: (square: string, target: string) =>
      `Neviens gājiens nevar vest no ${square} uz ${target}.`,
    premoves: (n) =>
      count(n, {
        zero: "Iepriekš ievadīti # gājieni. Labais klikšķis vai Escape tos atceļ.",
        one: "Iepriekš ievadīts # gājiens. Labais klikšķis vai Escape to atceļ.",
        other: "Iepriekš ievadīti # gājieni. Labais klikšķis vai Escape tos atceļ.",
      }),
    offersDraw: (color) => `${color} piedāvā neizšķirtu.`,
    opponentOffers: (name) => `${name} piedāvā neizšķirtu.`,
    youOffered: "Jūs piedāvājāt neizšķirtu.",
    drawDeclined: "Neizšķirta piedāvājums noraidīts.",
    drawBarred: "Jūsu piedāvājums noraidīts; tagad kārta piedāvāt pretiniekam.",
    drawFrom: (from: number) =>
      `Par neizšķirtu drīkst vienoties tikai tad, kad abas puses ir izdarījušas ${from}. gājienu.`,
    shown: (minutes: number) =>
      minutes > 0
        ? count(minutes, {
            zero: "Jums šo partiju rāda # minūšu vēlāk, nekā to spēlē.",
            one: "Jums šo partiju rāda # minūti vēlāk, nekā to spēlē.",
            other: "Jums šo partiju rāda # minūtes vēlāk, nekā to spēlē.",
          })
        : "Šīs partijas gājienus jums parādīs, kad tā būs beigusies.",
    moveMade: (color, move) => `${color}: ${move}`,
    draw: "Neizšķirts",
    accept: "Pieņemt",
    decline: "Noraidīt",
    claimDraw: "Pieprasīt neizšķirtu",
    claimHint: (rule: string) => `Noteikums šeit dod jums neizšķirtu: ${rule}.`,
    claimByMove: "Pieprasīt ar gājienu",
    claimByMoveHint: "Jūsu nākamais gājiens pieprasa neizšķirtu, ja noteikums to pēc tā dod.",
    offerByMove: "Piedāvāt ar gājienu",
    offerByMoveHint: "Piedāvā neizšķirtu kopā ar jūsu nākamo gājienu.",
    resign: "Padoties",
    considered: {
      resign: { ask: "Padoties šajā partijā?", yes: "Jā, padoties" },
      offerDraw: { ask: "Piedāvāt neizšķirtu?", yes: "Jā, piedāvāt" },
      claimDraw: { ask: "Pieprasīt neizšķirtu?", yes: "Jā, pieprasīt" },
      abort: { ask: "Pārtraukt šo partiju?", yes: "Jā, pārtraukt" },
    },
    notYet: "Nē",
    abort: "Pārtraukt",
    confirmAsk: (move) => `Izdarīt gājienu ${move}?`,
    confirmYes: "Izdarīt",
    confirmNo: "Atcelt",
    flip: "Pagriezt galdiņu",
    first: "Uz sākumu",
    previous: "Gājienu atpakaļ",
    next: "Gājienu uz priekšu",
    last: "Uz beigām",
    keys: "Taustiņi",
    record: "PDN",
    recordHint: "Lejupielādēt partiju kā PDN",
    moves: "Gājieni",
    noMoves: "Gājienu vēl nav.",
    typeMove: "Ierakstiet gājienu",
    typeHint: "32-28",
    typeHintAlgebraic: "c3-d4",
    spectators: (n) => count(n, { zero: "# skatītāju", one: "# skatītājs", other: "# skatītāji" }),
    here: "tiešsaistē",
    away: "prom",
    counter: (rule, left) => `${rule}: atlikuši ${left}`,
    counterTitle: (article) => (article ? `${article}. punkts` : ""),
    firstMoveWithin: "Pirmais gājiens jāizdara",
    clockOf: (color) => `Pulkstenis: ${color.toLowerCase()}`,
    you: "jūs",
    leaveLive: "Kamēr esat prom, jūsu pulkstenis turpina iet.",
    notFound: "Tādas partijas nav.",
    noNext: "Neviena cita partija negaida jūsu gājienu.",
    newGame: "Jauna partija",
    spentTitle: "Patērētais laiks",
  },

  keys: {
    title: "Taustiņi",
    rows: [
      ["← →", "gājienu atpakaļ, gājienu uz priekšu"],
      ["↑ ↓", "uz sākumu, uz beigām"],
      ["f", "pagriezt galdiņu"],
      ["/", "ierakstīt gājienu: 32-28, 3228, c3d4"],
      ["x", "nākamā partija, kas jūs gaida"],
      ["Esc", "nolikt kauliņu, atcelt iepriekš ievadītos gājienus"],
      ["?", "šis saraksts"],
      ["Tab, bultiņas, Enter", "staigāt pa galdiņu un izdarīt gājienus"],
      ["labais klikšķis", "atcelt iepriekš ievadīto; velkot — bultas"],
    ],
  },

  tried: {
    causes: {
      no_piece: (square) => `Uz ${square} nav kauliņa`,
      not_yours: () => "Gājiens ir pretiniekam",
      game_over: () => "Partija ir galā: nav atļauta gājiena",
      occupied: (square) => `Uz ${square} stāv kauliņš`,
      over_pieces: () => "Dāma neiet pāri citiem kauliņiem",
      moved_enough: () => "Šī dāma gājusi trīs reizes pēc kārtas: jāiet citam kauliņam",
      takes_back: () => "Tikko izdarīto gājienu nedrīkst tūlīt atņemt",
    },
    captures: {
      any: (_, move) => `Ir iespējams sitiens, un tas jāizpilda līdz galam (${move})`,
      most_pieces: (n, move) =>
        `${count(n, { zero: "Var sist # kauliņus", one: "Var sist # kauliņu", other: "Var sist # kauliņus" })} (${move})`,
      most_pieces_then_kings: (n, move) =>
        `Jāsit visvairāk kauliņu un starp tiem visvairāk dāmu: šeit ${n} (${move})`,
      italian: (n, move) =>
        `Jāsit visvairāk kauliņu, ja iespējams, ar dāmu, tad visvairāk dāmu, tad agrāk sastaptā dāma: šeit ${n} (${move})`,
      king_first: (_, move) => `Ir iespējams sitiens, un dāmai, kas var sist, ir jāsit (${move})`,
      frisian: (_, move) =>
        `Jāizpilda vērtīgākais sitiens, vienādas vērtības gadījumā ar dāmu (${move})`,
    },
    ways: {
      man_diagonal: "Vienkāršais kauliņš iet vienu lauciņu pa diagonāli uz priekšu",
      man_straight: "Vienkāršais kauliņš iet vienu lauciņu uz priekšu vai sāņus",
      man_both:
        "Vienkāršais kauliņš iet vienu lauciņu uz priekšu, sāņus vai pa diagonāli uz priekšu",
      king_step: "Dāma iet vienu lauciņu pa diagonāli",
      king_diagonal: "Dāma iet pa diagonāli",
      king_straight: "Dāma iet pa rindu vai kolonnu",
      king_both: "Dāma iet pa rindu, kolonnu vai diagonāli",
    },
    paragraph: (name) => `noteikums „${name}”`,
    unreadable: "Tas nav gājiens. Ierakstiet lauciņus, piemēram, 32-28 vai c3-d4.",
  },

  lobby: {
    title: "Spēlēt",
    variant: "Dambretes veids",
    stake: "Ieskaite",
    kind: {
      blitz: "Ātrspēle",
      rapid: "Rapid",
      classical: "Klasiskā",
      correspondence: "Korespondence",
    },
    daysTile: (n) => count(n, { zero: "# dienu", one: "# diena", other: "# dienas" }),
    aMove: "gājienam",
    computer: "Ar datoru",
    computerTitle: "Spēlēt pret datoru",
    level: "Līmenis",
    friend: "Ar draugu",
    own: "Sava laika kontrole",
    waiting: "Gaida…",
    withdraw: "Atsaukt",
    takeBack: "Klikšķiniet vēlreiz, lai atsauktu",
    seeks: "Atvērtie piedāvājumi",
    noSeeks:
      "Neviens negaida. Izvēlieties laika kontroli augstāk un esiet pirmais vai spēlējiet pret datoru.",
    player: "Spēlētājs",
    time: "Laiks",
    color: "Krāsa",
    accept: "Spēlēt",
    yours: "jūsu",
    seekGone: "Kāds bija ātrāks. Izvēlieties citu.",
    challenges: "Izaicinājumi",
    challengeFrom: (name) => `${name} jūs izaicina`,
    acceptChallenge: "Pieņemt",
    declineChallenge: "Noraidīt",
    featured: "Tagad spēlē",
    yourNext: "Jūsu nākamā partija",
    nobody: "Pašlaik nav partijas, ko vērot.",
    gameBegan: (name) => `Jūsu partija ar ${name} ir sākusies.`,
    openGame: "Atvērt",
    sortBy: (column) => `Kārtot pēc: ${column}`,
    youPlay: (color) => `jūsu krāsa: ${color.toLowerCase()}`,
    allTournaments: "Visi turnīri",
  },

  challenge: {
    title: "Izaicinājums",
    friendTitle: "Spēlēt ar draugu",
    ownTitle: "Sava laika kontrole",
    opponent: "Drauga vārds",
    opponentHint: "Atstājiet tukšu, ja vajag saiti, ko var sūtīt jebkuram.",
    live: "Tiešraidē",
    correspondence: "Korespondence",
    pace: "Temps",
    minutes: "Minūtes katram",
    increment: "Sekundes gājienam",
    daysPerMove: "Dienas katram gājienam",
    yourColor: "Jūsu krāsa",
    send: "Izaicināt",
    seek: "Meklēt pretinieku",
    linkTitle: "Nosūtiet šo saiti draugam",
    waitingFor: (name) => `Gaidām: ${name}…`,
    waitingOpen: "Gaidām to, kas sekos saitei…",
    accepted: (name) => `${name} ir pieņēmis izaicinājumu`,
    challengesYou: (name) => `${name} izaicina jūs uz partiju.`,
    withdraw: "Atsaukt",
    gone: "Šī izaicinājuma vairs nav: tas pieņemts, noraidīts vai atsaukts.",
    accept: "Pieņemt un spēlēt",
    decline: "Noraidīt",
    leastRating: "Reitings no",
    mostRating: "Reitings līdz",
    anyRating: "jebkurš",
  },

  offers: {
    takeback: "Atņemt gājienu",
    takebackHint: "Lūgt atņemt pēdējo gājienu",
    takebackBarred: "Jūsu lūgums tika noraidīts. Lūdziet vēlreiz pēc nākamā gājiena.",
    takebackAsked: (name) => `${name} lūdz atņemt gājienu.`,
    youAskedTakeback: "Jūs lūdzāt atņemt savu gājienu.",
    takebackDeclined: "Gājiena atņemšana tika noraidīta.",
    takenBack: "Gājiens tika atņemts.",
    rematch: "Revanšs",
    rematchOffered: (name) => `${name} piedāvā revanšu.`,
    youOfferedRematch: "Jūs piedāvājāt revanšu.",
    rematchDeclined: "Revanšs tika noraidīts.",
    rematchBegun: "Revanšs ir sācies.",
    toRematch: "Uz revanšu",
    giveTime: (name, time) => `Dot ${name} ${time}`,
    clocks: {
      given: "Tika dots laiks.",
      paused: "Turnīra vadītājs ir apturējis partiju.",
      resumed: "Partija turpinās.",
    },
    left: (ago) => `aizgāja ${ago}`,
    hasLeft: (name) => `${name} ir pametis partiju.`,
    claimWin: "Pieprasīt uzvaru",
    claimDraw: "Noteikt neizšķirtu",
  },

  control: {
    time: "Laiks",
    unlimited: "Bez laika ierobežojuma",
    kinds: {
      fischer: "Minūtes un piemaksa",
      sessions: "Tik gājienu tik ilgā laikā",
      perMove: "Tik ilgi katram gājienam",
      bank: "Dienu krājums",
    },
    first: (time, moves) =>
      count(moves, {
        zero: `${time} uz # gājieniem`,
        one: `${time} uz # gājienu`,
        other: `${time} uz # gājieniem`,
      }),
    each: (time, moves) =>
      count(moves, {
        zero: `${time} uz katriem # gājieniem`,
        one: `${time} uz katru # gājienu`,
        other: `${time} uz katriem # gājieniem`,
      }),
    next: (time, moves) =>
      count(moves, {
        zero: `tad ${time} uz # gājieniem`,
        one: `tad ${time} uz # gājienu`,
        other: `tad ${time} uz # gājieniem`,
      }),
    nextEach: (time, moves) =>
      count(moves, {
        zero: `tad ${time} uz katriem # gājieniem`,
        one: `tad ${time} uz katru # gājienu`,
        other: `tad ${time} uz katriem # gājieniem`,
      }),
    carried: "atlikums pāriet tālāk",
    lost: "atlikums zūd",
    free: (time) => `${time} brīvi katrā gājienā`,
    wholeDays: "skaitās tikai pilnas dienas",
    increment: (time) => `vēl ${time} ar katru gājienu`,
    cap: (time) => `ne vairāk kā ${time}`,
    bankDays: "Dienas katram",
    addedDays: "Dienas gājienam",
    capDays: "Ne vairāk kā",
    moves: "Gājieni",
    minutes: "Minūtes",
    days: "Dienas",
    session: (place) => `${place}. posms`,
    addSession: "Vēl viens posms",
    removeSession: (place) => `Noņemt ${place}. posmu`,
    leftOver: "Atlikums pēc posma",
    isCarried: "Pāriet tālāk",
    isLost: "Zūd",
    graceDays: "Brīvas dienas katrā gājienā",
    graceSeconds: "Brīvas sekundes katrā gājienā",
    counts: "Kas skaitās",
    completedDays: "Pilnas dienas",
    everySecond: "Katra sekunde",
    casual: "Partija bez laika ierobežojuma netiek reitingota.",
    toGo: (moves) =>
      count(moves, { zero: "vēl # gājienu", one: "vēl # gājiens", other: "vēl # gājieni" }),
    freeFor: (time) => `brīvi vēl ${time}`,
  },

  account: {
    tokenEnds: "Tā beidzas",
    tokenNeverEnds: "kad to atsauc",
    tokenGoodUntil: (date: string) => `līdz ${date}`,
    username: "Vārds",
    fmjdRating: "FMJD reitings",
    usernameHint: "2 līdz 20 burti, cipari, - vai _",
    password: "Parole",
    passwordHint: "Vismaz 8 zīmes",
    email: "E-pasts",
    emailHint: "Nav obligāts. Tikai, lai ar jums sazinātos.",
    noAccount: "Vēl nav konta?",
    haveAccount: "Jau ir konts?",
    signInTitle: "Ieiet",
    signUpTitle: "Reģistrēties",
    signUpLead: "Lai spēlētu, pietiek ar vārdu un paroli.",
    title: "Konts",
    profile: "Profils",
    since: "Dalībnieks kopš",
    save: "Saglabāt",
    saved: "Saglabāts.",
    tokens: "API atslēgas",
    tokensLead: "Ar atslēgu programma spēlē vai lasa jūsu vārdā. To parāda vienreiz.",
    tokenName: "Kam tā paredzēta",
    tokenNameHint: "Mans bots",
    scopes: "Ko tā drīkst",
    scope: { read: "Lasīt", play: "Spēlēt", tournaments: "Turnīri", admin: "Pārvaldīt" },
    makeToken: "Izveidot atslēgu",
    tokenMade: "Jūsu jaunā atslēga. Nokopējiet to tagad, vairs tā netiks rādīta.",
  },

  profile: {
    since: (date) => `Dalībnieks kopš ${date}`,
    games: "Partijas",
    status: { playing: "Notiek", finished: "Beigtas", aborted: "Pārtrauktas" },
    anyVariant: "Jebkurš veids",
    anyStatus: "Visas partijas",
    none: "Šeit vēl nav partiju.",
    noneMine: "Šeit vēl nav partiju. Sāciet kādu sākumlapā.",
    notFound: "Spēlētāja ar tādu vārdu nav.",
    won: "Uzvara",
    lost: "Zaudējums",
    drawn: "Neizšķirts",
    yourTurn: "Jūsu gājiens",
    move: (n) => `${n}. gājiens`,
    ratings: "Reitingi",
    noRatings: "Vēl nav reitinga partiju.",
    graph: (from, to) => `Reitings no ${from} līdz ${to}`,
    form: "Forma: pēdējās partijas, jaunākā pirmā",
    results: "Rezultāti",
    opponents: "Pretinieki",
    played: "Partijas",
    score: "Rezultativitāte",
    find: "Meklēt šajās partijās",
    download: "Visas partijas kā PDN",
    noOpponents: "Vēl neviena.",
  },

  chat: {
    title: "Tērzēšana",
    fresh: "Kaut kas jauns",
    which: "Kura saruna",
    rooms: { players: "Spēlētāji", spectators: "Skatītāji" },
    empty: {
      players: "Vēl nekas nav teikts. Novēliet pretiniekam labu partiju.",
      spectators: "Vēl nekas nav teikts. Sakiet, ko domājat par partiju.",
    },
    erased: "(dzēsts)",
    say: "Uzrakstiet kaut ko",
    send: "Sūtīt",
    signIn: "Piesakieties, lai rakstītu.",
    report: (name) => `Ziņot par to, ko raksta ${name}`,
  },

  current: {
    title: "Notiekošās partijas",
    anySpeed: "Jebkurš temps",
    none: "Pašlaik neviens nespēlē tiešsaistē.",
    start: "Sāciet partiju",
    more: "Vēl partijas",
    all: "Visas notiekošās partijas",
    unnamed: "Citi skatās, nepieteikušies vai vairākās cilnēs.",
    online: (n) =>
      count(n, {
        zero: "# spēlētāju tiešsaistē",
        one: "# spēlētājs tiešsaistē",
        other: "# spēlētāji tiešsaistē",
      }),
  },

  guest: {
    play: "Spēlēt kā viesim",
    signUpFirst: "Vispirms reģistrēties",
    byLink: "Bez konta jūs spēlējat brīvas partijas pēc saites.",
    keep: "Izvēlieties vārdu un paroli. Jūsu partijas paliek jums.",
    here: "Spēlē bez konta.",
  },

  notify: {
    title: "Paziņojumi",
    lead: "Kad jūsu partijās kaut kas notiek, kamēr skatāties ko citu. Tie pienāk, kamēr ir atvērta šīs vietnes cilne.",
    on: "Paziņojumi ir ieslēgti.",
    turnOn: "Ieslēgt paziņojumus",
    turnOff: "Izslēgt paziņojumus",
    refused:
      "Jūsu pārlūks tos noraida. Atļaujiet tos šai vietnei tā iestatījumos un mēģiniet vēlreiz.",
    opponent: "pretinieku",
    myTurn: (name) => `Jūsu gājiens pret ${name}.`,
    offers: {
      draw: (name) => `${name} piedāvā jums neizšķirtu.`,
      takeback: (name) => `${name} lūdz atņemt gājienu.`,
      rematch: (name) => `${name} piedāvā revanšu.`,
    },
  },

  conditionals: {
    gone: (n: number) =>
      count(n, {
        zero: "# nosacītu variantu vairs nav: partija aizgāja citādi.",
        one: "# nosacīta varianta vairs nav: partija aizgāja citādi.",
        other: "# nosacītu variantu vairs nav: partija aizgāja citādi.",
      }),
    title: "Nosacījuma gājieni",
    hint: "Ja pretinieks spēlē to, ko jūs gaidāt, jūsu atbilde tiek izdarīta uzreiz un neprasa laiku. Šos variantus redzat tikai jūs.",
    add: "Pievienot variantu",
    remove: "Noņemt",
    removeLine: (line: string) => `Noņemt variantu ${line}`,
    goOn: "Turpināt šo variantu",
    ifHePlays: "Ja pretinieks spēlē…",
    iAnswer: "…es atbildu…",
    iPlay: "Kad es spēlēju…",
    full: "Variantā ir ne vairāk kā 30 gājienu.",
    keep: "Paturēt",
    undo: "Atsaukt gājienu",
    cancel: "Atcelt",
    treeHint:
      "Katrai pretinieka atbildei kokā ir savs variants; no vairākiem jūsu gājieniem der pirmais. Tie aizstāj esošos variantus.",
    treeEmpty:
      "No partijas pozīcijas izspēlējiet, ko pretinieks varētu atbildēt, un savu gājienu pēc tam. Tad saglabājiet to šeit.",
    treeKept: (n) =>
      count(n, {
        zero: "Saglabāti # varianti.",
        one: "Saglabāts # variants.",
        other: "Saglabāti # varianti.",
      }),
    toGame: "Uz partiju",
  },

  mailLanguage: "Jums sūtīto ziņu valoda",

  webhooks: {
    title: "Tīmekļa āķi",
    lead: "Jūsu programma saņem parakstītu pieprasījumu, kad kaut kas notiek. Noslēpumu, ar ko paraksta, rāda vienreiz.",
    url: "Adrese",
    what: "Par ko ziņo",
    events: {
      test: "Pārbaude",
      game_started: "Sākas partija",
      my_turn: "Mans gājiens (korespondence)",
      game_ended: "Partija ir beigusies",
      draw_offered: "Piedāvā neizšķirtu",
      takeback_asked: "Lūdz atsaukt gājienu",
      rematch_offered: "Piedāvā revanšu",
      challenge: "Mani izaicina",
      round_published: "Publicē kārtu",
      vacation_decided: "Izlemj par atvaļinājumu",
    },
    make: "Izveidot tīmekļa āķi",
    secret: "Tā noslēpums. Nokopējiet to tagad, to vairs nerādīs.",
    off: "izslēgts",
    failing: "nekas nepienāk",
    turnOn: "Ieslēgt",
    turnOff: "Izslēgt",
    send: "Sūtīt pārbaudi",
    remove: "Dzēst",
    deliveries: "Pēdējās piegādes",
    none: "Vēl nekas nav sūtīts. Nosūtiet pārbaudi, lai redzētu, vai tas darbojas.",
    again: "Skatīt vēlreiz",
    states: { waiting: "gaida", delivered: "piegādāts", given_up: "atmests" },
    tries: (n: number) =>
      count(n, { zero: "# mēģinājumu", one: "# mēģinājums", other: "# mēģinājumi" }),
  },

  calendar: {
    title: "Kalendārs",
    hint: "Kalendāra programmas šajā adresē lasa jūsu gājienu termiņus. Kas to zina, var tos lasīt: neizpaudiet to.",
    address: "Kalendāra adrese",
    make: "Izveidot adresi",
    renew: "Jauna adrese",
    remove: "Noņemt",
  },

  moveMessages: {
    field: "Ziņa kopā ar jūsu gājienu",
    from: (name: string) => `${name} raksta:`,
  },

  notes: {
    title: "Manas piezīmes",
    hint: "To redzat tikai jūs.",
    kept: "Saglabāts.",
  },

  desk: {
    title: "Mans galds",
    which: "Kuras partijas",
    all: "Visas",
    mine: "Mans gājiens",
    theirTurn: "Pretinieka gājiens",
    noLimit: "bez termiņa",
    nextKey: "Spiediet x, lai atvērtu nākamo partiju, kas jūs gaida.",
    none: "Neviena korespondences partija nenotiek.",
    start: "Sākt partiju",
    noneWaiting: "Neviena partija negaida jūsu gājienu.",
    history: "Beigtās partijas",
    signInFirst: "Jūsu korespondences partijas būs šeit, kad būsiet pieslēdzies.",
  },

  rating: {
    title: "Reitings",
    provisional: "Pagaidu: vēl par maz partiju vai pārāk sen",
    change: "Ko mainīja šī partija",
  },

  leaderboard: {
    title: "Rangs",
    lead: "Kas pēdējās 30 dienās spēlējis reitinga partijas un kam reitings ir nostabilizējies.",
    rank: "Vieta",
    empty:
      "Te vēl nevienam nav stabila reitinga. Tajā nokļūst, spēlējot šāda veida reitinga partijas.",
    more: "Vēl spēlētāji",
  },

  search: {
    title: "Meklēt partijas",
    opponent: "Pretinieks",
    speed: "Temps",
    anySpeed: "Jebkurš temps",
    result: "Iznākums",
    anyResult: "Jebkurš iznākums",
    whiteWins: "Baltie uzvar",
    drawn: "Neizšķirts",
    blackWins: "Melnie uzvar",
    reason: "Beigusies ar",
    anyReason: "Jebkuras beigas",
    reasons: {
      resignation: "Padošanās",
      time: "Laiks",
      no_moves: "Nav gājiena",
      no_pieces: "Nav kauliņu",
      agreement: "Vienošanās",
      first_king: "Pirmā dāma",
      gave_all: "Viss atdots",
    },
    since: "No",
    until: "Līdz",
    opening: "Pirmie gājieni",
    submit: "Meklēt",
    none: "Neviena partija neatbilst. Atstāj lauku tukšu vai paplašini datumus.",
    looking: "Meklē tālāk pagātnē…",
  },

  annul: {
    button: "Anulēt",
    title: "Anulēt šo partiju?",
    hint: "Atceļ to, ko tā mainīja reitingos. Partija un iznākums paliek.",
    reason: "Iemesls, paliek pie partijas",
  },

  directing: {
    next: "Tālāk",
    done: (act) => `${act}: izdarīts.`,
    sentTo: (n) =>
      count(n, {
        zero: "Nosūtīts # spēlētājiem.",
        one: "Nosūtīts # spēlētājam.",
        other: "Nosūtīts # spēlētājiem.",
      }),
    changedMeanwhile:
      "Kāds to ir mainījis, kopš to atvērāt. Jūsu rakstītais ir saglabāts, pārējais rāda jauno: apskatiet un nosūtiet vēlreiz.",
    nothingNow: "Šobrīd jūs nekas negaida.",
    toPublish: (n) => `${n}. kārta ir izlozēta un gaida publicēšanu.`,
    toDraw: (n) => `Var izlozēt ${n}. kārtu.`,
    notDrawn: (n, why) => `${n}. kārtu nevarēja izlozēt: ${why}`,
    flagAt: (time) => `laiks beidzas ${time}`,
    replace: "Aizstāt spēlētāju",
    replaceBy: "Jaunā spēlētāja vārds",
    replaceHint: (out, by) =>
      `${by} pārņem spēlētāja ${out} vietu un punktus. Nepabeigtās partijas sākas no jauna.`,
    expel: "Izslēgt spēlētāju",
    expelLost: "Nepabeigtās partijas ir zaudētas.",
    expelRobin:
      "Ja izspēlēta ne vairāk kā puse viņa partiju, neviena neskaitās; citādi pārējās ir zaudētas.",
    addDirector: "Pievienot vadītāju",
    addDirectorHint: (name) => `${name} šeit varēs visu, ko varat jūs.`,
    removeDirector: "Noņemt vadītāju",
    director: "Vadītājs",
    removeDirectorHint: (name) => `${name} šo turnīru vairs nevada.`,
    result: "Noteikt rezultātu",
    whichGame: "Partija",
    outcomes: {
      "2-0": "Uzvar baltie",
      "1-1": "Neizšķirts",
      "0-2": "Uzvar melnie",
      "0-0": "Abi zaudē",
      annulled: "Netiek skaitīta",
    },
    resultHint: (game, result) =>
      `${game}: ${result}. Reitings un tabula mainās līdzi, bet tas, kas netiek skaitīts, reitingu nemaina; publicētās kārtas paliek.`,
    time: "Pievienot laiku",
    allGames: "Visas partijas",
    minutes: "Minūtes katram spēlētājam",
    timeHint: (game, minutes) =>
      `${game}: abi spēlētāji saņem vēl ${count(minutes, { zero: "# minūtes", one: "# minūti", other: "# minūtes" })}.`,
    message: "Rakstīt visiem",
    messageText: "Ziņojums",
    messageHint: (n) =>
      `Ziņojums paliks žurnālā. Pa e-pastu to saņems tie no ${count(n, { zero: "# spēlētājiem", one: "# spēlētāja", other: "# spēlētājiem" })}, kuri ir apstiprinājuši adresi.`,
    byes: "Izlaist kārtas",
    byesRounds: "Kārtas, atdalītas ar komatiem (tukšs: vairs nevienā)",
    roundsWrong: "Rakstiet skaitļus, atdalītus ar komatiem, piemēram, „2, 5”.",
    withHalf: "Puspunkts",
    withNothing: "Bez punktiem",
    byesHint: (name, rounds) =>
      `${name} nespēlē kārtās: ${rounds}. Iepriekš lūgtais tiek aizstāts.`,
    apart: "Nesalozēt kopā",
    apartHint: (one, other) => `${one} un ${other} nekad netiks salozēti kopā.`,
    list: "Pieteikt sarakstu",
    listText: "Katrā rindā vārds, vai CSV ar kolonnu “name”",
    listHint: "Tiek pieteikti visi no saraksta vai neviens, ja kāds vārds ir nepareizs.",
    edit: "Labot",
    editHint: "Visi redzēs, kas ir mainījies.",
    clone: "Vēl viens tāds pats",
    files: "Faili",
    print: "Drukāt",
    importing: "No faila",
    importHint: "TRF vai mūsu JSON fails. Tā spēlētājiem šeit jābūt kontiem.",
    file: "Fails",
  },

  starts: {
    whenFull: "Sākas pats, kad visas vietas ir aizņemtas.",
    begins: "Sākums",
    byDirector: "Kad to sāk direktors",
    withLastPlace: "Kad aizņemta pēdējā vieta",
    announcedFor: "Izsludināts uz (jūsu laiks)",
    atItsTime: "Tajā laikā",
    atIntervals: "Ar starplaikiem",
    every: "Ik pa",
    unit: "Vienība",
    minutes: "Minūtes",
    hours: "Stundas",
    days: "Dienas",
    byItself: (at) => `Sākas pats: ${at}, ja spēlētāju pietiek.`,
    announced: (at) => ended(`Izsludināts uz ${at}`),
    isInterval: (span) =>
      `Kārta sākas ik pa ${span}, skaitot no sākuma, vai kad iepriekšējā ir galā.`,
  },

  drawn: {
    openings: "Atklātnes",
    none: "Parastā sākuma pozīcija",
    round: "Izlozē katrai kārtai",
    encounter: "Izlozē katrai tikšanās reizei",
    table: "Izlozē no",
    one: "Visiem pirmajiem gājieniem",
    two: "Visiem abu pušu pirmajiem gājieniem",
    own: "Savas tabulas",
    lines: "Tabula",
    hint: "Katrai atklātnei sava rinda: kods | gājieni vai FEN | nosaukums",
    isRound: "Katra kārta sākas ar izlozētu atklātni.",
    isEncounter: "Katra tikšanās sākas ar izlozētu atklātni, visās tās partijās vienādu.",
    opening: "Atklātne",
  },

  event: {
    title: "Posms, balvas, kas tiek tālāk",
    stage: "Posms",
    section: "Grupa",
    prizes: "Balvas, katrai vietai sava rinda",
    next: "Labākie tiek tālāk uz",
    nowhere: "Nekur",
    best: "Cik tiek tālāk",
    part: (part) => `Daļa no pasākuma: ${part}.`,
    goOn: (places) => `Kad tas ir galā, nākamajam posmam piesaka labākos (${places}).`,
    prize: (place, prize) => `Balva ${place}: ${prize}`,
  },

  shown: {
    draw: "Vienoties par neizšķirtu pēc tik gājieniem (reglaments var prasīt vairāk)",
    drawn: (from: number) =>
      `Par neizšķirtu drīkst vienoties tikai tad, kad abas puses ir izdarījušas ${from}. gājienu.`,
    moves: "Skatītājiem gājienus rāda",
    options: { now: "Uzreiz", delayed: "Dažas minūtes vēlāk", finished: "Pēc partijas" },
    minutes: "Cik minūtes vēlāk",
    is: (minutes: number) =>
      minutes > 0
        ? `Skatītājiem partijas rāda ${minutes} min vēlāk.`
        : "Skatītājiem partijas gājienus rāda tikai pēc tās beigām.",
  },

  directorsFactor: {
    title: "Kā piesakās turnīra vadītāji",
    plain: "Ar paroli",
    coded: "Arī ar otro faktoru",
    is: "Tā vadītāji rīkojas tikai ar otro faktoru.",
  },

  arena: {
    name: "Arēna",
    is: (minutes) =>
      `Arēna, kas ilgst ${count(minutes, { zero: "# minūšu", one: "# minūti", other: "# minūtes" })}: kas partiju beidzis, tiek pie nākamās.`,
    rules:
      "Pēc divām uzvarām pēc kārtas viss skaitās divkārt, līdz kāda partija netiek uzvarēta. Neizšķirts ar mazāk nekā 20 abu pušu gājieniem kopā neko nedod.",
    minutes: "Minūtes",
    endsIn: "Beidzas pēc",
    waiting: "Jūs saņemat pretinieku, kamēr šī lapa ir atvērta. Izloze ik pēc piecām sekundēm.",
    leave: "Aiziet",
    leaveHint:
      "Jums vairs netiek meklēts pretinieks. Punkti paliek, un līdz beigām varat atgriezties.",
    comeBack: "Atgriezties",
    scores: "Partijas, pēdējā pirmā",
    plays: "spēlē",
    away: "aizgājis",
    openEnd: "Partija, kas arēnas beigās vēl turpinās, netiek skaitīta.",
    topBoards: "Līderu galdiņi",
    berserk: "Puse laika",
    berserkHint:
      "Pirms pirmā gājiena: puse laika un pielikums zūd, bet uzvara, kurā abām pusēm kopā ir vismaz 14 gājieni, dod punktu vairāk.",
    berserker: "spēlē ar pusi laika",
    back: "Atpakaļ uz arēnu",
  },

  datePicker: { previous: "Iepriekšējais mēnesis", next: "Nākamais mēnesis" },

  tournamentList: {
    name: "Nosaukums",
    mode: "Spēles veids",
    format: "Forma",
    any: "Visi",
    whose: "Kuru",
    everybodys: "Visu",
    played: "Kuros spēlēju",
    directed: "Kurus vadu",
    none: "Nekas neatbilst. Atstājiet kādu filtru tukšu vai meklējiet pēc mazāk vārdiem.",
    more: "Vairāk turnīru",
  },

  tournaments: {
    title: "Turnīri",
    soon: "Turnīri",
    make: "Jauns turnīrs",
    announce: "Izsludināt",
    directorsOnly:
      "Turnīrus var veidot tikai turnīru vadītāji; administrators var jums piešķirt šo lomu.",
    none: "Pašlaik nav. Turnīrus izsludina turnīra vadītājs; ienāciet vēlreiz.",
    groups: {
      announced: "Izsludinātie",
      running: "Notiek",
      finished: "Beigušies",
    },
    formats: {
      round_robin: "Apļa turnīrs",
      swiss: "Šveices sistēma",
      knockout: "Izslēgšanas turnīrs",
      match: "Mačs",
    },
    statuses: {
      announced: "izsludināts",
      running: "notiek",
      paused: "apturēts",
      finished: "beidzies",
      cancelled: "atcelts",
    },
    players: (n) => count(n, { zero: "# spēlētāju", one: "# spēlētājs", other: "# spēlētāji" }),
    is: {
      round_robin: (_, cycles) =>
        cycles === 2 ? "Katrs spēlē ar katru divreiz." : "Katrs spēlē ar katru vienreiz.",
      swiss: (rounds) =>
        `Šveices sistēma, ${count(rounds, { zero: "# kārtu", one: "# kārta", other: "# kārtas" })}: jūs spēlējat ar tiem, kam ir tikpat punktu.`,
      knockout: () => "Kas zaudē cīņā, izstājas.",
      match: () => "Partiju virkne starp diviem spēlētājiem.",
    },
    games: (n, variant) =>
      `${variant}, ${count(n, { zero: "# partiju", one: "# partija", other: "# partijas" })} katrā cīņā.`,
    rated: "Partijas maina reitingu.",
    casual: "Partijas nemaina reitingu.",
    points: (win, draw, loss) =>
      `Punkti: ${win} par uzvaru, ${draw} par neizšķirtu, ${loss} par zaudējumu.`,
    entry: {
      open: "Pieteikties var ikviens.",
      invitation: "Spēlētājus uzņem turnīra vadītājs.",
      password: "Lai pieteiktos, vajadzīga parole.",
    },
    allAtOnce: "Visas partijas sākas vienlaikus.",
    from: (rating) => `Reitingiem no ${rating}.`,
    upTo: (rating) => `Reitingiem līdz ${rating}.`,
    places: (n) => count(n, { zero: "# vietu.", one: "# vieta.", other: "# vietas." }),
    late: (round) => `Pieteikties var līdz ${round}. kārtas izlozei.`,
    directedBy: (names) => `Vada ${names}`,
    enter: "Pieteikties",
    askIn: "Lūgt atļauju spēlēt",
    youAsked: "Jūs esat lūdzis; gaidiet turnīra vadītāja atbildi.",
    youAreIn: "Jūs spēlējat šajā turnīrā.",
    gone: {
      withdrawn: "Jūs esat pametis šo turnīru.",
      expelled: "Vadītājs jūs ir izslēdzis no šī turnīra.",
      refused: "Vadītāji jūs nav uzņēmuši.",
      replaced: "Jūsu vietā spēlē kāds cits.",
    },
    withdraw: "Izstāties",
    withdrawHint: "Jūs pametat turnīru. Kad tas jau notiek, atgriezties nevar.",
    myGame: (white, black) => `Mana partija: ${white} – ${black}`,
    tabs: {
      standings: "Kopvērtējums",
      crosstable: "Šaha tabula",
      rounds: "Kārtas",
      games: "Partijas",
      log: "Žurnāls",
    },
    nobody: "Neviens vēl nav pieteicies.",
    noRounds: "Neviena kārta vēl nav publicēta.",
    noGames: "Vēl nav sākusies neviena partija.",
    plies: (n) =>
      count(n, {
        zero: "izdarīti # gājienu",
        one: "izdarīts # gājiens",
        other: "izdarīti # gājieni",
      }),
    pointsShort: "Punkti",
    tiebreaks: {
      solkoff: "Solkofs",
      solkoff_median: "Mediāna",
      solkoff_short: "Īsais",
      solkoff_full: "Saīsinātais",
      solkoff_plus: "Solkofs+",
      sonneborn_berger: "Z-B",
      wins: "Uzvaras",
      direct_encounter: "Savstarpēji",
      progressive: "Progr.",
      shmulyan: "Šmuļans",
      performance: "Sniegums",
      lot: "Loze",
    },
    round: (n) => `${n}. kārta`,
    roundOf: (n, all) => `${n}. kārta no ${all}`,
    roundStates: {
      drawn: "izlozēta, nav publicēta",
      published: "notiek",
      finished: "beigusies",
      discarded: "atmesta",
    },
    game: (n) => `Partija ${n}`,
    bye: "brīvs",
    desk: "Turnīra vadīšana",
    acts: {
      start: "Sākt",
      startHint: (players) =>
        count(players, {
          zero: "Spēlē # spēlētāju.",
          one: "Spēlē # spēlētājs.",
          other: "Spēlē # spēlētāji.",
        }),
      entryCloses: "Pieteikšanās tiek slēgta.",
      startNeeds: "Var sākt, kad ir pieteikušies divi spēlētāji.",
      cancel: "Atcelt",
      cancelHint: "Turnīrs nenotiks.",
      draw: (round) => `Izlozēt ${round}. kārtu`,
      drawHint: "Pārus redzat tikai jūs, līdz tos publicējat.",
      discard: (round) => `Atmest ${round}. kārtu`,
      discardHint: "Pārus neviens nav redzējis; kārtu var izlozēt no jauna.",
      publish: (round) => `Publicēt ${round}. kārtu`,
      publishHint: "Visi redz pārus, un partijas sākas.",
      pause: "Apturēt",
      pauseHint: "Visi turnīra pulksteņi apstājas.",
      resume: "Turpināt",
      resumeHint: "Visi pulksteņi turpina no vietas, kur apstājās.",
      finish: "Pabeigt",
      finishHint: "Kopvērtējums kļūst galīgs; kārtu vairs nebūs.",
    },
    wantsIn: (name) => `${name} vēlas spēlēt`,
    accept: "Uzņemt",
    refuse: "Noraidīt",
    sure: "Vai to darīt?",
    yes: "Darīt",
    reason: "Iemesls, paliek žurnālā",
    server: "serveris",
    logActs: {
      created: "Izsludināts",
      edited: "Mainīts",
      directors_changed: "Mainīti vadītāji",
      asked: "Lūdza atļauju spēlēt",
      entered: "Pieteicās",
      accepted: "Uzņemts",
      refused: "Noraidīts",
      withdrawn: "Izstājās",
      expelled: "Izslēgts",
      started: "Sākts",
      round_drawn: "Izlozēts",
      round_discarded: "Kārta atmesta",
      round_published: "Kārta publicēta",
      games_added: "Nākamās partijas",
      round_ended: "Kārta beigusies",
      game_ended: "Partija beigusies",
      result_set: "Rezultāts noteikts",
      paused: "Apturēts",
      resumed: "Turpināts",
      finished: "Beidzies",
      cancelled: "Atcelts",
      imported: "Importēts",
      replaced: "Aizstāts",
      byes_asked: "Izlaistās kārtas",
      pairs_kept_apart: "Nesalozējamie pāri",
      time_added: "Pievienots laiks",
      message_sent: "Ziņojums visiem",
      promoted: "Labākie tiek tālāk",
      dispute_settled: "Strīds izlemts",
    },
    logChanges: {
      states: {
        asked: "gaida atbildi",
        entered: "pieteicies",
        refused: "noraidīts",
        withdrawn: "izstājies",
        expelled: "izslēgts",
        replaced: "aizstāts",
        open: "nav beigusies",
        annulled: "netiek skaitīta",
        renewed: "jāspēlē no jauna",
        forfeit: "bez spēles",
        half: "(½)",
        zero: "(0)",
      },
      rounds: (first, last) => `${first}.–${last}. kārta`,
      wave: (n) => `${n}. izloze`,
      games: (n) => count(n, { zero: "# partiju", one: "# partija", other: "# partijas" }),
      pairs: (n) => count(n, { zero: "# pāru", one: "# pāris", other: "# pāri" }),
    },
    name: "Nosaukums",
    description: "Apraksts",
    format: "Sistēma",
    cycles: "Katrs ar katru",
    single: "Vienreiz",
    double: "Divreiz",
    rounds: "Kārtas",
    together: "Visas uzreiz",
    oneByOne: "Pa vienai",
    gamesEach: "Partijas katrā cīņā",
    schedule: "Nākamā kārta",
    automatic: "Pati no sevis",
    byHand: "Ar roku",
    entryBy: "Pieteikšanās",
    entryNames: {
      open: "Atvērta",
      invitation: "Ielūgums",
      password: "Parole",
    },
    password: "Parole",
    mostPlayers: "Lielākais spēlētāju skaits (tukšs: neierobežots)",
    lateUntil: "Vēla pieteikšanās līdz kārtai (tukšs: nav)",
  },

  vacationRules: {
    hint: "Katram spēlētājam. Ja daļu ir 0, neviens atvaļinājumā neiet.",
    fields: {
      splits_allowed: "Daļas",
      days_allowed: "Dienas kopā",
      min_days: "Dienas vienā daļā, no",
      max_days: "Dienas vienā daļā, līdz",
      notice_hours: "Pieteikt iepriekš, stundas",
      min_gap_hours: "Stundas starp daļām",
      horizon_days: "Uz priekšu, dienas",
      retro_max_days: "Atpakaļ vadītājam, dienas",
      approval: "Apstiprinājums",
      freeze: "Kas stāv",
      moves: "Gājiens atvaļinājumā",
      rounding: "Kā skaita laiku",
    },
    choices: {
      approval: {
        none: "Nav vajadzīgs",
        director: "Dod turnīra vadītājs",
      },
      freeze: {
        own: "Spēlētāja pulksteņi",
        both: "Abi pulksteņi viņa partijās",
      },
      moves: {
        forbid: "Tiek noraidīts",
        end_vacation: "Beidz atvaļinājumu",
        allow: "Laiku neprasa",
      },
      rounding: {
        hour: "Pa stundām",
        up_to_day: "Veselās dienās",
      },
    },
    is: (parts, days, least, most) =>
      `Atvaļinājums katram spēlētājam: daļas: ${parts}, dienas: ${days}; viena daļa ${least} līdz ${most} dienas.`,
    isNone: "Atvaļinājumu nav.",
  },

  scoring: {
    title: "Punkti un papildu rādītāji",
    points: {
      win: "Uzvara",
      draw: "Neizšķirts",
      loss: "Zaudējums",
      bye: "Brīvā kārta",
      half_bye: "Izlaista kārta ar puspunktu",
    },
    firstTo: "Uzvarai mačā vajadzīgie punkti (tukšs: spēlē visas kārtas)",
    tiebreak: (n) => `${n}. papildu rādītājs`,
    isFirstTo: (points) => `Maču uzvar, kam pirmajam ir ${points} punkti.`,
  },

  steps: {
    title: "Tikšanās pakāpes",
    hint: "Nākamo pakāpi spēlē tikai pēc neizšķirtas; izšķirošā pakāpe dod savus punktus visai tikšanās reizei.",
    add: "Pievienot pakāpi",
    step: (n) => `${n}. pakāpe`,
    win: "Uzvarētāja punkti",
    loss: "Zaudētāja punkti",
    minutes: "Minūtes (tukšs: kā iepriekš)",
    seconds: "Sekundes par gājienu",
    untilWon: "Partija pēc partijas, līdz kāds uzvar",
    carried: "Pulksteņi turpinās no partijas uz partiju",
  },
  cup: {
    conditions: "Noteikumi",
    boards: "Šīs kārtas galdi",
    profile: "Profils",
    allMine: (n) => `Visas manas partijas (${n})`,
    notHere: (name) => `${name} nav klāt:`,
    forfeit: "Ieskaitīt zaudējumu",
    signInToEnter: "Piesakieties, lai piedalītos",
    columns: "Ko nozīmē ailes",
    legend: {
      solkoff: "pretinieku punktu summa",
      solkoff_median: "Solkofs bez labākā un vājākā pretinieka",
      solkoff_short: "Solkofs bez vājākā pretinieka",
      solkoff_full:
        "Solkofs bez vājākā pretinieka, tad bez diviem vājākajiem un tā tālāk, salīdzina pēc kārtas",
      solkoff_plus: "pretinieku Solkofu summa",
      sonneborn_berger: "katra pretinieka punkti reiz pret viņu gūtais",
      wins: "uzvarētās partijas",
      direct_encounter: "punkti partijās starp tiem, kam ir vienādi",
      progressive: "punktu summa pēc katras kārtas",
      shmulyan: "uzvarēto pretinieku punkti mīnus to punkti, kuri uzvarējuši",
      performance: "reitings, no kura šāds rezultāts būtu sagaidāms",
      lot: "izlozēts sākumā",
    },
  },
  secrets: {
    show: "Rādīt ierakstīto",
    hide: "Slēpt ierakstīto",
    levels: ["Viegli uzminama", "Varētu uzminēt", "Laba", "Ļoti laba"],
  },
  privacy: {
    title: "Privātums",
    toAccount: "Uz jūsu kontu",
    parts: [
      [
        "Kas tiek glabāts",
        "Jūsu vārds un paroles jaucējvērtība; ja tos norādāt, e-pasta adrese, laika josla un valoda.",
        "Jūsu partijas ar katru gājienu un tā laiku, reitingi un tas, ko rakstāt vai ievadāt: turnīri, atvaļinājumi, piezīmes, nosacītie gājieni, ziņas, tērzēšana un ziņojumi moderatoriem.",
        "Par katru pieteikšanos pārlūka veids, tīkla adrese un pēdējās lietošanas laiks.",
      ],
      [
        "Kas to redz",
        "Visi redz jūsu vārdu, partijas, reitingus un turnīrus. Tērzēšanu un ziņas redz tie, kam tās domātas, bet moderatori — tās partijas, kurā par kaut ko ziņots.",
        "Jūsu e-pasta adresi, piezīmes un nosacītos gājienus vietnē nerāda nevienam citam. Tas, kurš uztur šo serveri, var lasīt tā datubāzi.",
      ],
      [
        "Cik ilgi",
        "Pieteikšanās beidzas, kad izrakstāties, vēlākais pēc 180 dienām. Viesi, kuri neatgriežas, tiek dzēsti: pēc 30 dienām, ja uzturētājs nav noteicis citu laiku. Viņš var likt dzēst vecu tērzēšanu un izskatītus ziņojumus; viss pārējais glabājas tik ilgi, cik jūsu konts.",
      ],
      [
        "Sīkdatnes un izsekošana",
        "Viena sīkdatne notur jūs pieteiktu. Otra, 90 dienas, ļauj pazīt jūsu pārlūku, kad piesakāties no jauna, lai svešinieki, kas min jūsu paroli, jums neliegtu ieeju. Iestatījumi paliek jūsu pārlūkā. Nekas netiek mērīts, nekas netiek nodots tālāk, un nekas netiek ielādēts no citām vietnēm.",
      ],
      [
        "Ko varat darīt",
        "Konta lapā jūs saņemat visu, kas par jums glabāts, vienā datnē, un varat kontu slēgt: jūsu partijas paliek bez jūsu vārda, viss pārējais tiek dzēsts.",
      ],
    ],
  },
  settings: {
    title: "Iestatījumi",
    lead: "Glabājas šajā pārlūkā, darbojas uzreiz.",
    language: "Valoda",
    systemLanguage: "Kā pārlūkā",
    timeZone: "Laika josla",
    timeZoneHint:
      "Glabājas jūsu kontā: pēc tās rēķina klusās stundas, dienas apkopojumus un atvaļinājumus.",
    theme: "Krāsas",
    themes: { system: "Kā sistēmā", light: "Gaišas", dark: "Tumšas" },
    board: "Galdiņš",
    boards: { maple: "Kļava", slate: "Slāneklis", flat: "Vienkāršs", contrast: "Liels kontrasts" },
    pieces: "Kauliņi",
    pieceSets: { turned: "Virpoti", plain: "Vienkārši" },
    coordinates: "Koordinātas",
    coordinate: { off: "Nav", inside: "Lauciņos", beside: "Blakus galdiņam" },
    confirm: "Jautāt, pirms gājiens tiek nosūtīts",
    confirms: { never: "Nekad", correspondence: "Korespondencē", always: "Vienmēr" },
    askFirst: "Jautāt, pirms tiek piedāvāts vai pieprasīts neizšķirts vai pārtraukta partija",
    animation: "Animācija",
    sound: "Skaņa",
    on: "Ieslēgta",
    off: "Izslēgta",
  },

  analysis: {
    title: "Analīze",
    analyse: "Analizēt",
    analyseHint: "Izmēģināt abu pušu gājienus, ar variantiem un komentāriem",
    start: "Analīzes sākums",
    variant: "Dambretes veids",
    tree: "Gājieni un varianti",
    noMoves:
      "Izdariet gājienus ar abu pušu kauliņiem. Tas, ko mēģināt gājiena vietā, kļūst par variantu.",
    signs: "Zīme",
    sign: {
      "!": "labs gājiens",
      "?": "kļūda",
      "!!": "spožs gājiens",
      "??": "rupja kļūda",
      "!?": "izskatās stiprs, bet ir vājš",
      "?!": "izskatās vājš, bet ir stiprs",
      "*": "piespiests gājiens",
    },
    comment: "Komentārs",
    commentHint: "Kas par to sakāms",
    promote: "Par galveno variantu",
    prune: "Dzēst no šejienes",
    restore: "Atsaukt",
    setUp: "Izlikt",
    noVariant: (key) => `Dambretes veida ar nosaukumu ${key} nav.`,
    captureOf: (n) =>
      count(n, {
        zero: "Sitiens pār # kauliņiem.",
        one: "Sitiens pār # kauliņu.",
        other: "Sitiens pār # kauliņiem.",
      }),
    won: (winner, why) => `${winner} uzvarēja: ${why}`,
    drawn: (why) => `Neizšķirts: ${why}`,
    claimable: (why) => `Var pieprasīt neizšķirtu: ${why}`,
    keys: [
      ["← →", "gājienu atpakaļ, gājienu uz priekšu"],
      ["↑ ↓", "uz sākumu, uz varianta beigām"],
      ["f", "pagriezt galdiņu"],
      ["/", "ierakstīt gājienu: 32-28, 3228, c3d4"],
      ["p", "variantu par galveno"],
      ["Delete", "dzēst no šejienes"],
      ["c", "rakstīt komentāru"],
      ["?", "šis saraksts"],
      ["Tab, bultiņas, Enter", "staigāt pa galdiņu un izdarīt gājienus"],
      ["vilkt ar labo", "bultas un apļi"],
    ],
  },

  exchange: {
    importing: "Ielādēt",
    importTitle: "Ielādēt partiju vai pozīciju",
    importLabel: "PDN vai FEN",
    importHint: "1. 32-28 19-23 … vai W:W31-50:B1-20",
    importFile: "No faila",
    importDo: "Ielādēt",
    choose: "Kuru partiju?",
    game: (n) => `${n}. partija`,
    partly: "Ne visu izdevās izlasīt:",
    at: (line, column) => `${line}. rinda, ${column}. sleja`,
    goOn: "Ņemt to, kas izlasīts",
    tooLong: "Teksts ir par garu. Izvēlieties mazāk partiju.",
    share: "Dalīties",
    shareTitle: "Dalīties ar pozīciju vai partiju",
    link: "Saite uz šo pozīciju",
    fen: "Šīs pozīcijas FEN",
    pdn: "PDN ar variantiem un komentāriem",
    download: "Lejupielādēt",
  },

  setup: {
    title: "Izlikt pozīciju",
    lead: "Izvēlieties kauliņu un tad lauciņus, uz kuriem tas stāv.",
    piece: "Kauliņš",
    erase: "Noņemt",
    turn: "Gājiens",
    start: "Sākuma pozīcija",
    clear: "Notīrīt galdiņu",
    fen: "FEN",
    take: "Analizēt",
    none: (color) => `${color} ir bez kauliņiem.`,
    many: (color, has, most) => `${color}: kauliņu skaits ${has}, bet partija sākas ar ${most}.`,
    row: (square) => `Vienkāršs kauliņš nevar stāvēt uz ${square}, tur tas būtu dāma.`,
    leave: "Atpakaļ pie gājieniem",
    stack: "Likt virsū tam, kas tur stāv",
    kingRun: (king) => `Gājieni pēc kārtas: ${king}`,
    noRun: "nav",
  },

  safety: {
    passwordEnds:
      "Līdz ar to beidzas viss, kas jūsu kontu atver bez tās: citas pieteikšanās, API atslēgas un kalendāra adrese. Tīmekļa āķi tiek izslēgti.",
    endAll: "Izrakstīties visur citur un atsaukt visas atslēgas",
    factorAsked:
      "Šī vietne jūsu lomai prasa otro faktoru. Iestatiet to un tad piesakieties no jauna ar tā kodu.",
    password: "Parole",
    currentPassword: "Jūsu parole",
    newPassword: "Jaunā parole",
    changePassword: "Mainīt paroli",
    passwordChanged: "Nomainīta. Visur citur jūs esat izgājis.",
    sessions: "Kur esat iegājis",
    unknownDevice: "Nezināma ierīce",
    thisSession: "šis pārlūks",
    endSession: "Iziet",
    endOthers: "Iziet visur citur",
    revoke: "Atsaukt",
    neverUsed: (date) => `izveidota ${date}, nav lietota`,
    lastUsed: (when) => `pēdējoreiz lietota ${when}`,
    factor: "Otrais faktors",
    factorLead: "Ar autentifikatoru tālrunī nozagta parole viena pati neko neatver.",
    factorBegin: "Iestatīt",
    factorScan: "Ierakstiet atslēgu autentifikatorā vai",
    factorOpen: "atveriet to šajā ierīcē.",
    factorKey: "Atslēga",
    factorLink: "Saite",
    factorCode: "Autentifikatora kods",
    factorSignIn: "Seši cipari vai viens no rezerves kodiem",
    factorConfirm: "Ieslēgt",
    factorOn: (left) => `Ieslēgts. Atlikušie rezerves kodi: ${left}.`,
    factorRemove: "Izslēgt",
    recoveryLead: "Pierakstiet šos kodus. Katrs vienreiz atver kontu, ja tālruņa vairs nav.",
    blocks: "Bloķētie spēlētāji",
    block: "Bloķēt",
    unblock: "Atbloķēt",
    botMark: "BOTS",
    computerHere: "Šeit spēlē šīs vietnes dators: draudzības partijas, ar visiem un jebkurā laikā.",
    botHere: "Šeit spēlē programma: draudzības partijas ar visiem, reitinga — ar programmām.",
    closedHere: "Šis konts ir slēgts.",
    roles: { director: "Turnīru tiesnesis", moderator: "Moderators", admin: "Administrators" },
    leaving: "Bots, dati un aiziešana",
    isBot: "Šis ir programmas konts. Tā vārdam ir zīme.",
    botLead:
      "Vai šeit spēlē programma? Pasakiet to pirms pirmās partijas; tas ir uz visiem laikiem.",
    becomeBot: "Šis ir bots",
    exportLead: "Viss, kas par jums glabājas, arī partijas, vienā failā.",
    export: "Lejupielādēt manus datus",
    closeLead: "Jūsu partijas paliek bez jūsu vārda. Viss pārējais tiek dzēsts.",
    close: "Slēgt kontu",
    closeTitle: "Slēgt kontu?",
    closeAsk:
      "Jūs izstāsieties no turnīriem un padosieties notiekošajās partijās. To nevar atsaukt.",
    closeYes: "Slēgt uz visiem laikiem",
    closeNo: "Paturēt",
  },

  mail: {
    undoTitle: "Jūsu iepriekšējā e-pasta adrese",
    undoAsk:
      "Kāds ir nomainījis jūsu konta adresi. Tas nebijāt jūs? Tad atceliet maiņu: visi tiek izrakstīti, un jūs iestatāt jaunu paroli.",
    undo: "Atcelt",
    notMeTitle: "Nav jūsu konts?",
    notMeAsk: "Kāds šeit ir norādījis jūsu adresi. Vai gadu nesūtīt uz to šādas saites?",
    notMe: "Jā, tas nebiju es",
    notMeDone: "Gatavs. Gadu uz turieni neviena netiks sūtīta.",
    title: "E-pasts",
    noAddress: "Ja augstāk ir adrese, varam ziņot, kad korespondences partijā ir jūsu gājiens.",
    reached: (address) => `Ziņas iet uz ${address}.`,
    notConfirmed: (address) =>
      `Nekas netiek sūtīts, kamēr neesat sekojis saitei, kas nosūtīta uz ${address}.`,
    ask: "Sūtīt saiti vēlreiz",
    asked: "Tā ir ceļā.",
    what: "Ziņot pa e-pastu",
    kinds: {
      my_turn: "kad ir mans gājiens",
      draw_offered: "par piedāvājumiem: neizšķirts, gājiena atņemšana, revanšs",
      game_ended: "kad partija beidzas vai krīt karodziņš",
    },
    reminders: "Atgādināt, kad manam gājienam atlicis",
    hours: (n) => `${n} st.`,
    digest: "Kad",
    atOnce: "Pēc īsa brīža",
    quietFrom: "Klusums no",
    quietUntil: "līdz",
    confirmTitle: "Jūsu e-pasta adrese",
    confirmed: "Paldies, tā ir apstiprināta.",
    unsubscribeTitle: "Vairs nerakstīt",
    unsubscribeAsk: "Vai pārtraukt jums rakstīt par jūsu partijām?",
    unsubscribe: "Jā, pārtraukt",
    unsubscribed: "Gatavs. Ieslēgt tās atkal var konta lapā.",
    forgot: "Aizmirsāt paroli?",
    forgotTitle: "Aizmirsāt paroli?",
    forgotLead: "Saite jaunai parolei tiks nosūtīta uz konta apstiprināto e-pasta adresi.",
    forgotSend: "Sūtīt saiti",
    forgotDone: "Ja ir tāds konts ar apstiprinātu adresi, saite ir ceļā.",
    resetTitle: "Jauna parole",
    resetDone: "Parole iestatīta. Ieejiet ar to.",
  },

  report: {
    open: "Ziņot",
    title: (name) => `Ziņot par ${name}`,
    kind: "Par ko ir runa?",
    kinds: {
      cheating: "Negodīga spēle",
      abuse: "Apvainojumi",
      other: "Kas cits",
      dispute: "Strīds",
    },
    what: "Kas notika?",
    send: "Sūtīt",
    thanks: "Paldies. Moderators to apskatīs.",
  },

  moderation: {
    title: "Moderēšana",
    reports: "Atvērtie ziņojumi",
    noReports: "Atvērtu ziņojumu nav. Nav ko darīt.",
    by: "no",
    game: "partija",
    closeReason: "Kas no tā iznāca",
    closeReport: "Slēgt ziņojumu",
    decide: "Izlemt",
    act: "Kas",
    choices: {
      ban: "Bloķēt",
      unban: "Atcelt bloķēšanu",
      chat_ban: "Liegt tērzēšanu",
      chat_unban: "Atkal atļaut tērzēšanu",
      player: "Padarīt par vienkāršu spēlētāju",
      director: "Padarīt par turnīru tiesnesi",
      moderator: "Padarīt par moderatoru",
    },
    reason: "Iemesls",
    reasonHint: "Paliek žurnālā un tiek pateikts bloķētajam",
    doIt: "Izpildīt",
    done: "Gatavs.",
    log: "Žurnāls",
    noLog: "Vēl nekas nav izlemts.",
    operator: "servera uzturētājs",
    acts: {
      ban: "Bloķēts",
      unban: "Bloķēšana atcelta",
      role: "Loma",
      close_report: "Ziņojums slēgts",
      chat_ban: "Tērzēšana liegta",
      chat_unban: "Tērzēšana atkal atļauta",
      annul: "Reitings atsaukts",
    },
  },

  vacation: {
    title: "Atvaļinājumi",
    lead: "Izvēlieties turnīrus, sākumu un beigas. Jūsu pulksteņi tur pa to laiku stāv.",
    tournaments: "Turnīri",
    none: "Jūs nespēlējat nevienā turnīrā ar atvaļinājumiem.",
    figures: ({ parts, partsAllowed, days, daysAllowed, least, most }) =>
      `Daļas ${parts}/${partsAllowed}, dienas ${decimal(days)}/${decimal(daysAllowed)}; viena daļa ${decimal(least)} līdz ${count(most, { zero: "# dienām", one: "# dienai", other: "# dienām" })}`,
    start: "Sākums",
    end: "Beigas",
    date: "Datums, d.m.gggg",
    calendar: "Kalendārs",
    hour: "Stunda, 0 līdz 23",
    midnight: "pusnakts",
    zone: "Laika josla",
    message: "Ziņa pretiniekiem",
    ok: "Labi",
    whatHappens: "Kas notiks",
    nothingYet: "Izvēlieties vismaz vienu turnīru, sākumu un beigas.",
    span: (start, end, zone) => `No ${start} līdz ${end} (${zone})`,
    lastFree: (day) => ended(`Pēdējā brīvā diena ir ${day}`),
    thenUsed: (part, parts, days, allowed) =>
      `tad ${part}. daļa no ${parts}, izlietotas ${decimal(days)} no ${count(allowed, { zero: "# dienām", one: "# dienas", other: "# dienām" })}`,
    approval: "ja vadītājs piekrīt",
    deadlines: "Jūsu partiju termiņi",
    noGames: "Tur tagad neiet neviens jūsu pulkstenis.",
    unchanged: "nemainās",
    mine: "Mani atvaļinājumi",
    noneYet: "Jums vēl nav atvaļinājumu.",
    edit: "Mainīt",
    cancel: "Atcelt",
    endNow: "Beigt tagad",
    save: "Saglabāt",
    keep: "Atstāt kā ir",
    editing: (name) => `Mainīt atvaļinājumu turnīrā ${name}`,
    stored: "Saglabāts.",
    told: "Pretinieki saņem ziņu.",
    waits: "Pretinieki saņems ziņu, kad vadītājs piekritīs.",
    toldAndWaits: "Daži pretinieki saņem ziņu tagad, pārējie – kad vadītājs piekritīs.",
    charged: "Dienas",
    onVacation: (until) => `Atvaļinājumā līdz ${until}`,
    clockStands: "pulkstenis stāv",
    clockStandsUntil: (until) => `pulkstenis stāv līdz ${until}`,
    directorsWord: (reason) => `Tiesnesis: ${reason}`,
    expired: "Līdz sākumam neviens tiesnesis nebija izlēmis.",
    states: {
      pending: "gaida vadītāju",
      planned: "plānots",
      active: "notiek",
      finished: "beidzies",
      rejected: "noraidīts",
      cancelled: "atcelts",
    },
  },

  vacationRefusals: {
    NO_TOURNAMENT_SELECTED: "Izvēlieties vismaz vienu turnīru.",
    DUPLICATE_TOURNAMENT: "Turnīrs ir nosaukts divreiz.",
    DATE_FORMAT: "Rakstiet datumu kā d.m.gggg, piemēram, 1.7.2024.",
    DATE_INVALID: "Tādas dienas kalendārā nav.",
    HOUR_FORMAT: "Rakstiet stundu kā skaitli no 0 līdz 23 vai atstājiet tukšu, ja pusnakts.",
    HOUR_OUT_OF_RANGE: "Stundai jābūt no 0 līdz 23.",
    TIME_ZONE_UNKNOWN:
      "Nevienai laika joslai nav šāda nosaukuma; rakstiet, piemēram, Europe/Zagreb.",
    LOCAL_TIME_NONEXISTENT:
      "Pulksteņi šo stundu izlaiž; ņemiet {before_hour}:00 {before_date} vai {after_hour}:00 {after_date}.",
    LOCAL_TIME_AMBIGUOUS: "Pulksteņus pagriež atpakaļ, tāpēc šī stunda ir divreiz.",
    MIDNIGHT_SKIPPED: "Pulksteņi šo pusnakti izlaiž; der pārejas brīdis.",
    END_NOT_AFTER_START: "Beigām jābūt pēc sākuma.",
    START_IN_PAST: "Sākums jau ir pagājis; izvēlieties vēlāku.",
    START_TOO_FAR: "Atvaļinājums var sākties ne vēlāk kā pēc {horizon_days} d.",
    MESSAGE_TOO_LONG: "Ziņā ir {length} rakstzīmes; atļautas {most}.",
    MESSAGE_INVALID: "Ziņā nedrīkst būt vadības rakstzīmes, izņemot rindu pārtraukumus.",
    TOURNAMENT_NOT_FOUND: "Tāda turnīra nav.",
    NOT_A_PARTICIPANT: "Jūs šajā turnīrā nespēlējat.",
    TOURNAMENT_FINISHED: "Turnīrs ir beidzies.",
    NO_ACTIVE_GAMES: "Jums šajā turnīrā vairs nav partiju.",
    VACATION_NOT_ALLOWED: "Šajā turnīrā nav atvaļinājumu.",
    SPLIT_TOO_SHORT: "Īsākā daļa ir {min_days} d; šajā ir {hours}.",
    SPLIT_TOO_LONG: "Garākā daļa ir {max_days} d; šajā ir {hours}.",
    SPLITS_EXHAUSTED: "Visas daļas ir izmantotas: {splits_allowed} no {splits_allowed}.",
    DAYS_EXHAUSTED: "Lūgts: {hours}; no {days_allowed} d atlicis: {hours_left}.",
    OVERLAPS_VACATION: "Tas pārklājas ar jau esošu atvaļinājumu: {start} līdz {end}.",
    GAP_TOO_SHORT: "Starp diviem atvaļinājumiem jābūt {min_gap_hours} st.",
    NOTICE_TOO_SHORT: "Tas jālūdz {notice_hours} st. pirms sākuma.",
    REASON_REQUIRED: "Uzrakstiet iemeslu.",
    RETRO_TOO_FAR: "Atvaļinājumu var piešķirt ne vairāk kā {retro_max_days} d atpakaļ.",
    VACATION_ALREADY_STARTED:
      "Atvaļinājums ir sācies: var pārcelt tikai tā beigas. Kur lemj tiesnesis, lūdziet viņam to pagarināt.",
    VACATION_NOT_STARTED: "Atvaļinājums vēl nav sācies; atceliet to.",
    VACATION_ALREADY_FINISHED: "Atvaļinājums ir beidzies vai izlemts; to vairs nevar mainīt.",
    VACATION_NOT_FOUND: "Tāda atvaļinājuma vairs nav.",
    NOT_OWNER: "Tas ir cita spēlētāja atvaļinājums.",
    STALE_VERSION: "Atvaļinājums pa to laiku ir mainījies; apskatiet to vēlreiz.",
    NOT_DIRECTOR: "To drīkst tikai turnīra tiesnesis.",
    DIRECTOR_CONFLICT: "Par jūsu atvaļinājumu lemj cits tiesnesis.",
  },
  refusals: {
    "the name or the password is wrong; check both": "Nepareizs vārds vai parole. Pārbaudiet abus.",
    "the code is wrong; take the one that is shown now":
      "Kods nav pareizs. Ievadiet to, kas tiek rādīts tagad.",
    "this code is not good (any more); wait for the next one":
      "Šis kods neder vai vairs neder. Sagaidiet nākamo.",
    "is not the one that your authenticator shows now; check that the clocks are right":
      "Jūsu autentifikators tagad rāda citu kodu. Pārbaudiet, vai ierīces pulkstenis rāda pareizu laiku.",
    "this account is banned: {reason}": "Šis konts ir bloķēts: {reason}.",
    "this is not your password; check it and try again":
      "Tā nav jūsu parole. Pārbaudiet to un mēģiniet vēlreiz.",
    "too many tries; wait {seconds} s and try again":
      "Pārāk daudz mēģinājumu. Uzgaidiet {seconds} s un mēģiniet vēlreiz.",
    "much is being asked for just now; try again in a moment":
      "Pašlaik ir ļoti daudz pieprasījumu. Pēc brīža mēģiniet vēlreiz.",
    "many people sign in just now; try again in a moment":
      "Pašlaik kontos ieiet ļoti daudzi. Pēc brīža mēģiniet vēlreiz.",
    "the name {name} is taken; choose another": "Vārds „{name}” ir aizņemts. Izvēlieties citu.",
    "a password has 8 to 1024 bytes":
      "Parolei jābūt vismaz 8 rakstzīmes garai un ne garākai par 1024 baitiem.",
    "a password must not be the username": "Parole nedrīkst būt tāda pati kā jūsu vārds.",
    "this password is among the first that are guessed; take another one":
      "Šī ir viena no parolēm, ko mēģina uzminēt vispirms. Izvēlieties citu.",
    "a username has 2 to 20 characters": "Vārdā jābūt no 2 līdz 20 rakstzīmēm.",
    "names that begin with former- are kept for closed accounts":
      "Vārdi, kas sākas ar former-, ir paredzēti slēgtiem kontiem. Izvēlieties citu.",
    "a username begins with a letter A to Z and has only letters, digits, - and _":
      "Vārdam jāsākas ar burtu no A līdz Z, un tajā drīkst būt tikai burti, cipari, - un _.",
    "must be an address like name@example.org":
      "Ierakstiet adresi tādā veidā kā vards@example.org.",
    "must be a time like 22:30, or empty for none":
      "Ierakstiet laiku tādā veidā kā 22:30 vai atstājiet lauku tukšu.",
    "must not be empty": "Lūdzu, aizpildiet šo lauku.",
    "must not be empty; say it in a few words": "Lūdzu, ierakstiet šeit dažus vārdus.",
    "must not be empty; write something": "Lūdzu, uzrakstiet šeit kaut ko.",
    "must be one line without control characters":
      "Šeit jābūt vienai rindai bez vadības rakstzīmēm.",
    "must be one line without control characters; remove what cannot be seen":
      "Šeit jābūt vienai rindai bez vadības rakstzīmēm. Izdzēsiet to, kas nav redzams.",
    "may be at most {most} characters long":
      "Teksts ir par garu. Lielākais pieļaujamais rakstzīmju skaits: {most}.",
    "may have {most} characters at most; shorten it":
      "Teksts ir par garu. Rakstzīmju skaits nedrīkst pārsniegt {most}.",
    "this site asks your role for a second factor, and a token has none: sign in with its code":
      "Šī vietne jūsu lomai prasa otro faktoru, bet API atslēgai tā nav. Piesakieties ar tā kodu.",
    "this site asks your role for a second factor, and you signed in before yours was on: sign in anew with its code":
      "Šī vietne jūsu lomai prasa otro faktoru, bet jūs pieteicāties, pirms jūsējais bija ieslēgts. Piesakieties no jauna ar tā kodu.",
    "this site asks your role for a second factor: switch yours on in your account, sign in anew with its code, then do this":
      "Šī vietne jūsu lomai prasa otro faktoru. Ieslēdziet to savā kontā un piesakieties no jauna ar tā kodu.",
    "must be in the future": "Izvēlieties laiku nākotnē.",
    "is asked for to change the e-mail address; give yours":
      "Lai mainītu e-pasta adresi, ievadiet savu paroli.",
    "is asked for to change the address; give yours": "Lai mainītu adresi, ievadiet savu paroli.",
    "is one whose reader has told this site not to write there; take another one":
      "Tas, kurš tur lasa pastu, no šīs vietnes to nevēlas. Izvēlieties citu adresi.",
    "this name could be taken for the site's own people; choose another":
      "Šis vārds izklausās pēc vietnes pārvaldītājiem. Izvēlieties citu.",
    "this account is gone; make a new one": "Šī konta vairs nav. Izveidojiet jaunu.",
    "there is no such account": "Tāda konta nav.",
    "this link is used up or too old; ask for a new one":
      "Šī saite jau ir izmantota vai ir par vecu. Pieprasiet jaunu.",
    "this link was never given; look at it again":
      "Tāda saite nekad nav izdota. Pārbaudiet to vēlreiz.",
    "your account has no e-mail address; set one first":
      "Jūsu kontam nav e-pasta adreses. Vispirms norādiet to.",
    "a second factor is in use; remove it before a new one":
      "Otrais faktors jau ir ieslēgts. Pirms iestatāt jaunu, izslēdziet to.",
    "no second factor has been begun; begin one first":
      "Otrā faktora iestatīšana nav sākta. Vispirms sāciet to.",
    "you have no such session; it may have ended by itself":
      "Šādas pieteikšanās vairs nav. Iespējams, tā ir beigusies pati.",
    "you have no such token; it may have been revoked already":
      "Jums nav tādas API atslēgas. Iespējams, tā jau ir atsaukta.",
    "you have an account already": "Jums jau ir konts.",
    "you are signed in; play with your own name":
      "Jūs jau esat savā kontā. Spēlējiet ar savu vārdu.",
    "guests cannot do this; sign up first and keep your games":
      "Viesi to nevar darīt. Vispirms reģistrējieties; jūsu partijas paliks jums.",
    "sign in, or send a token as 'Authorization: Bearer …'": "Lūdzu, ieejiet savā kontā.",
    "sign in to play; you are looking on": "Jūs tikai skatāties. Lai spēlētu, ieejiet savā kontā.",
    "no player has this name; check the spelling":
      "Spēlētāja ar tādu vārdu nav. Pārbaudiet, vai vārds ir uzrakstīts pareizi.",
    "must be a player's name; check the spelling":
      "Šeit jābūt spēlētāja vārdam. Pārbaudiet, vai tas ir uzrakstīts pareizi.",
    "you cannot block yourself; name another player":
      "Jūs nevarat bloķēt sevi. Norādiet citu spēlētāju.",
    "guests play casual games by a link; leave opponent out and rated false, or sign up":
      "Viesi spēlē draudzības partijas pēc saites. Izvēlieties draudzības partiju pēc saites vai reģistrējieties.",
    "the computer is not asked; begin a game with it on the front page (POST /api/v1/computer-games)":
      "Datoram izaicinājumu nesūta. Sāciet partiju ar to sākumlapā.",
    "the computer plays casual games": "Dators spēlē draudzības partijas.",
    "the computer is not ready yet; try again in a moment":
      "Dators vēl nav gatavs. Pēc brīža mēģiniet vēlreiz.",
    "guests play by a link; make one and send it to him":
      "Viesi spēlē pēc saites. Izveidojiet saiti un nosūtiet to pretiniekam.",
    "guests play by a link; sign up to use the lobby":
      "Viesi spēlē pēc saites. Lai meklētu pretinieku atvērtajos piedāvājumos, reģistrējieties.",
    "you cannot challenge yourself; name another player":
      "Jūs nevarat izaicināt sevi. Norādiet citu spēlētāju.",
    "there is no such challenge (any more); it may have been accepted or withdrawn":
      "Tāda izaicinājuma nav. Iespējams, tas jau ir pieņemts vai atsaukts.",
    "the challenge was withdrawn, declined or taken already":
      "Izaicinājums jau ir atsaukts, noraidīts vai pieņemts.",
    "this is your own challenge; wait for the answer": "Tas ir jūsu izaicinājums. Gaidiet atbildi.",
    "only the player who was challenged may decline":
      "Noraidīt izaicinājumu var tikai spēlētājs, kam tas ir adresēts.",
    "only the player who made a challenge may withdraw it":
      "Atsaukt izaicinājumu var tikai spēlētājs, kas to ir nosūtījis.",
    "somebody was faster or the seek was withdrawn; choose another one":
      "Kāds bija ātrāks, vai piedāvājums ir atsaukts. Izvēlieties citu.",
    "this game has had as many offers and gifts of time as it can hold; make moves":
      "Šajā partijā ir bijis tik daudz piedāvājumu un dāvinātā laika, cik tajā var būt. Izdariet gājienus.",
    "another live game of yours is about to begin; play that one":
      "Tūlīt sāksies cita jūsu partija. Spēlējiet to.",
    "you have 20 open challenges; withdraw one first":
      "Jums jau ir 20 atvērti izaicinājumi. Vispirms kādu atsauciet.",
    "you have 10 open challenges to this player; wait for an answer":
      "Jūs šo spēlētāju jau esat izaicinājis 10 reizes. Gaidiet atbildi.",
    "this player has as many open challenges as there may be; try again later":
      "Šim spēlētājam jau ir tik daudz atvērtu izaicinājumu, cik var būt. Mēģiniet vēlāk.",
    "your notes are as long as they may be, 5 MB altogether; shorten some first":
      "Jūsu piezīmes kopā ir sasniegušas atļauto garumu (5 MB). Vispirms kādas saīsiniet.",
    "guests write notes in their own games; make an account for others":
      "Viesi raksta piezīmes pie savām partijām. Citām vajadzīgs konts.",
    "guests play 3 games with the computer at a time; finish one first":
      "Viesi ar datoru vienlaikus spēlē ne vairāk kā 3 partijas. Vispirms kādu pabeidziet.",
    "you play 20 games with the computer at a time; finish one first":
      "Jūs ar datoru jau spēlējat 20 partijas. Vispirms kādu pabeidziet.",
    "you have 50 tokens; revoke one first": "Jums jau ir 50 pilnvaru. Vispirms kādu atsauciet.",
    "must have no NUL; remove what cannot be seen":
      "Šeit ir neredzama rakstzīme (NUL). Izdzēsiet to.",
    "you have 5 open seeks; withdraw one first":
      "Jums jau ir 5 atvērti piedāvājumi. Vispirms kādu atsauciet.",
    "this is your own seek; wait until somebody takes it":
      "Tas ir jūsu piedāvājums. Gaidiet, līdz kāds to pieņems.",
    "only the player who made a seek may withdraw it":
      "Atsaukt piedāvājumu var tikai spēlētājs, kas to ir izteicis.",
    "this seek is for other ratings than yours, {rating}; choose another one":
      "Šis piedāvājums nav paredzēts jūsu reitingam ({rating}). Izvēlieties citu.",
    "you have blocked this player; unblock him first":
      "Jūs bloķējāt šo spēlētāju. Vispirms viņu atbloķējiet.",
    "this player cannot play now; choose another one":
      "Šis spēlētājs pašlaik nevar spēlēt. Izvēlieties citu.",
    "this player takes no games with you; choose another one":
      "Šis spēlētājs ar jums nespēlē. Izvēlieties citu.",
    "between a bot and a human only casual games are played":
      "Boti un cilvēki savā starpā spēlē tikai draudzības partijas.",
    "rated games need an account on both sides; play a casual one":
      "Reitinga partijai abiem spēlētājiem vajadzīgs konts. Spēlējiet draudzības partiju.",
    "a rated game starts from the usual position":
      "Reitinga partija sākas no parastās sākuma pozīcijas.",
    "the game would be over at once; each side needs a piece":
      "Partija uzreiz būtu galā: katrai pusei vajadzīgs vismaz viens kauliņš.",
    "the game would be over at once; the side to move has no move":
      "Partija uzreiz būtu galā: pusei, kurai jāsāk, nav neviena gājiena.",
    "there are more games in this text than are read at once; take a part of it":
      "Šajā tekstā ir vairāk partiju, nekā nolasa vienā reizē. Ņemiet daļu no tā.",
    "there are more than {count} moves in this text; take a part of it":
      "Šajā tekstā ir vairāk par {count} gājieniem. Ņemiet daļu no tā.",
    "a game has more than {count} tags; take a part of it":
      "Kādai partijai ir vairāk par {count} birkām. Ņemiet daļu no teksta.",
    "walking the captures of these games takes too long; take a part of them":
      "Šo partiju sitienu aprēķināšana ir pārāk ilga. Ņemiet daļu no tām.",
    "There are more faults here than are listed": "Šeit ir vairāk kļūdu, nekā uzskaitīts.",
    "A move that is not known ends what is read of this line":
      "Nezināms gājiens: tālāk šī rinda netiek lasīta.",
    "A change of the position between / / ends what is read of this line":
      "Pozīcijas maiņa starp / /: tālāk šī rinda netiek lasīta.",
    "Expected a move in whose place this variation could be played":
      "Nav gājiena, kura vietā varētu spēlēt šo variantu.",
    "The move in whose place this is played could not be read":
      "Gājienu, kura vietā šis tiek spēlēts, nevarēja nolasīt.",
    "The squares are counted from the other end of the board: they are turned round":
      "Lauciņi ir skaitīti no otra galda gala; tie ir apgriezti.",
    "Variations inside each other deeper than {count} are not read":
      "Varianti, kas cits citā ir dziļāk par {count}, netiek lasīti.",
    "The tag Result says {tag}, the end of the moves {end}, which is taken":
      "Birka Result saka {tag}, gājienu beigas {end}. Spēkā ir pēdējais.",
    "The board says {board}, the game {game}, which is taken":
      "Galds saka {board}, partija {game}. Spēkā ir pēdējais.",
    '"{text}" can mean several captures: {move} is taken, after which alone the rest is legal':
      "„{text}” var nozīmēt vairākus sitienus. Ņemts {move}: tikai pēc tā pārējais ir atļauts.",
    "there are too many captures to play from this position; take some pieces off":
      "Šajā pozīcijā ir pārāk daudz sitienu, lai no tās spēlētu. Noņemiet dažus kauliņus.",
    "the game would be drawn at once; set up another position":
      "Partija uzreiz būtu neizšķirta. Izlieciet citu pozīciju.",
    "it is the opponent's turn; wait for the move":
      "Tagad ir pretinieka gājiens. Gaidiet, līdz tas tiks izdarīts.",
    "you are on vacation in this tournament; end the vacation before you move":
      "Šajā turnīrā jums ir atvaļinājums. Pirms izdarāt gājienu, beidziet atvaļinājumu.",
    "the game is over; ask for its record instead": "Partija ir beigusies.",
    "the game is over; no more moves are made in it":
      "Partija ir beigusies. Gājienus tajā vairs nevar izdarīt.",
    "the time was up before this arrived; the game is over":
      "Laiks beidzās, pirms serveris to saņēma. Partija ir galā.",
    "the director has paused this game; wait until it goes on":
      "Turnīra vadītājs ir apturējis šo partiju. Gaidiet, līdz tā turpināsies.",
    "the game is at ply {ply}, the move was made for ply {made}; look at the position again":
      "Partija pa to laiku ir turpinājusies. Apskatiet pozīciju vēlreiz.",
    "the game is at ply {ply}, the lines were made for ply {made}; look at the position again":
      "Partija pa to laiku ir turpinājusies. Apskatiet pozīciju vēlreiz.",
    "the game is at version {version}; look at it again":
      "Partija pa to laiku ir turpinājusies. Apskatiet to vēlreiz.",
    "the game has moved on; look at it again":
      "Partija pa to laiku ir turpinājusies. Apskatiet to vēlreiz.",
    "under this ruleset a draw may be agreed only after both sides have made {needed} moves":
      "Pēc šī reglamenta par neizšķirtu drīkst vienoties tikai tad, kad abas puses ir izdarījušas {needed}. gājienu.",
    "in this tournament a draw may be agreed only after both sides have made {needed} moves":
      "Šajā turnīrā par neizšķirtu drīkst vienoties tikai tad, kad abas puses ir izdarījušas {needed}. gājienu.",
    "your offer already stands; wait for the answer":
      "Jūsu piedāvājums jau ir izteikts. Gaidiet atbildi.",
    "your last offer was declined; now it is the opponent's turn to offer":
      "Jūsu pēdējais piedāvājums noraidīts; tagad kārta piedāvāt pretiniekam.",
    "a takeback is asked for; that is answered first":
      "Ir lūgts atņemt gājienu. Vispirms jāatbild uz šo lūgumu.",
    "a draw is claimed on one's own turn":
      "Neizšķirtu var pieprasīt tikai tad, kad ir jūsu gājiens.",
    "no rule makes this position a draw; offer one instead":
      "Neviens noteikums šajā pozīcijā nedod neizšķirtu. Piedāvājiet to pretiniekam.",
    "the opponent offers no draw; offer one yourself":
      "Pretinieks nepiedāvā neizšķirtu. Piedāvājiet to jūs.",
    "both sides have moved; resign or offer a draw instead":
      "Abas puses jau ir izdarījušas gājienu. Padodieties vai piedāvājiet neizšķirtu.",
    "not both sides have moved; abort the game instead":
      "Kāda no pusēm vēl nav izdarījusi gājienu. Pārtrauciet partiju.",
    "there is no time limit in this game": "Šajā partijā nav laika ierobežojuma.",
    "the opponent has as much time as there can be":
      "Pretiniekam jau ir tik daudz laika, cik vien var būt.",
    "by correspondence only the clock can be claimed on":
      "Korespondences partijā skaitās tikai pulkstenis, nevis pretinieka prombūtne.",
    "the opponent is here": "Pretinieks ir tiešsaistē.",
    "the opponent has left only just; claim in {seconds} s":
      "Pretinieks aizgāja tikai nupat. Uzvaru vai neizšķirtu varēs pieprasīt pēc {seconds} s.",
    "the rematch has begun already": "Revanšs jau ir sācies.",
    "your offer already stands": "Jūsu piedāvājums jau ir izteikts.",
    "the opponent offers a rematch; accept that": "Pretinieks piedāvā revanšu. Pieņemiet to.",
    "your offer was declined; now it is the opponent's turn to offer":
      "Jūsu piedāvājums noraidīts; tagad kārta piedāvāt pretiniekam.",
    "the opponent offers no rematch; offer one yourself":
      "Pretinieks nepiedāvā revanšu. Piedāvājiet to jūs.",
    "the game is not over yet": "Partija vēl nav beigusies.",
    "in a rated game no move is taken back": "Reitinga partijā gājienus neatņem.",
    "you have made no move yet": "Neviens jūsu gājiens vēl nav izdarīts.",
    "your request already stands; wait for the answer":
      "Jūsu lūgums jau ir izteikts. Gaidiet atbildi.",
    "the opponent asks for a takeback; answer that first":
      "Pretinieks lūdz atņemt gājienu. Vispirms atbildiet uz šo lūgumu.",
    "your draw offer stands; wait for the answer": "Jūs piedāvājāt neizšķirtu. Gaidiet atbildi.",
    "the opponent offers a draw; answer that first":
      "Pretinieks piedāvā neizšķirtu. Vispirms atbildiet uz šo piedāvājumu.",
    "your request was declined; ask again after the next move":
      "Jūsu lūgums tika noraidīts. Lūdziet vēlreiz pēc nākamā gājiena.",
    "without what the moves had brought a clock would show less than 15 s (a day by correspondence), so they stay":
      "Bez laika, ko deva šie gājieni, kādā no pulksteņiem paliktu mazāk par 15 s (korespondencē — mazāk par dienu), tāpēc gājieni paliek.",
    "the opponent asks for no takeback": "Pretinieks nelūdz atņemt gājienu.",
    "only a live game with a base time can be played with half of it":
      "Ar pusi laika var spēlēt tikai tiešraides partiju, kurā ir pamatlaiks.",
    "you play with half of your time already": "Jūs jau spēlējat ar pusi laika.",
    "you have moved; half of the time is given away before":
      "Jūsu pirmais gājiens jau ir izdarīts. Pusi laika var atdot tikai pirms tā.",
    "you have thought for half of your time already; play on with the rest":
      "Puse jūsu laika jau ir patērēta. Spēlējiet tālāk ar atlikušo.",
    "half of the time is given away in arenas alone": "Pusi laika var atdot tikai arēnās.",
    "a game of a tournament is not aborted; resign, or ask the director":
      "Turnīra partiju nevar pārtraukt. Padodieties vai vērsieties pie turnīra vadītāja.",
    "in a tournament no move is taken back": "Turnīrā gājienus neatņem.",
    "in a tournament the director alone gives time":
      "Turnīrā laiku var dot tikai turnīra vadītājs.",
    "a game of a tournament has no rematch; challenge your opponent":
      "Turnīra partijai nav revanša. Izaiciniet pretinieku.",
    "only the two players of this game may do this":
      "To var darīt tikai abi šīs partijas spēlētāji.",
    "too much is happening in this game; try again in a moment":
      "Šajā partijā pašlaik notiek pārāk daudz. Pēc brīža mēģiniet vēlreiz.",
    "conditional moves are for correspondence games; in live play use premoves":
      "Nosacījuma gājieni ir paredzēti korespondences partijām. Tiešraidē ievadiet gājienus iepriekš.",
    "there are {lines} lines; at most {most} may be given":
      "Variantu skaits ir {lines}; atļauts ne vairāk kā {most}.",
    "a moderator has closed the chats to you: {reason}":
      "Moderators jums ir liedzis tērzēšanu: {reason}.",
    "make an account to chat with spectators": "Lai tērzētu ar skatītājiem, izveidojiet kontu.",
    "the spectators' chat opens to the players when the game has ended":
      "Skatītāju tērzēšana spēlētājiem kļūst pieejama, kad partija ir beigusies.",
    "this chat is for the two players; write to the spectators'":
      "Šī tērzēšana ir paredzēta abiem spēlētājiem. Rakstiet skatītāju tērzēšanā.",
    "you have written a lot; wait {seconds} s and send it again":
      "Jūs rakstāt pārāk daudz. Uzgaidiet {seconds} s un sūtiet vēlreiz.",
    "every place is taken": "Visas vietas ir aizņemtas.",
    "the tournament is over": "Turnīrs ir beidzies.",
    "the tournament has begun, and late entry is not open":
      "Turnīrs jau ir sācies, un pieteikties vairs nevar.",
    "this player has entered already": "Šis spēlētājs jau ir pieteikts.",
    "you have asked; wait for the director":
      "Jūs jau lūdzāt atļauju spēlēt. Gaidiet turnīra vadītāja atbildi.",
    "the director has decided against it": "Turnīra vadītājs pieteikumu ir noraidījis.",
    "somebody else has this player's seat now": "Šī spēlētāja vietā tagad spēlē kāds cits.",
    "who has left a tournament that runs cannot come back":
      "Kas ir pametis turnīru pēc tā sākuma, tajā vairs nevar atgriezties.",
    "the password is not right; ask the director for it":
      "Parole nav pareiza. Pajautājiet to turnīra vadītājam.",
    "this tournament is for ratings from {rating}":
      "Šis turnīrs ir paredzēts reitingiem no {rating}.",
    "this tournament is for ratings up to {rating}":
      "Šis turnīrs ir paredzēts reitingiem līdz {rating}.",
    "this player does not wait for an answer": "Šis spēlētājs negaida atbildi.",
    "this player is not in the tournament": "Šis spēlētājs turnīrā nepiedalās.",
    "programs do not play in rated tournaments; enter a casual one":
      "Programmas nespēlē turnīros ar reitinga partijām. Piesakieties turnīram ar draudzības partijām.",
    "half-point byes are given by a director; ask for one, or for a bye without":
      "Puspunktu par izlaistu kārtu piešķir turnīra vadītājs. Lūdziet to vai izlaidiet kārtu bez punktiem.",
    "only in a Swiss can a round be left out": "Kārtu var izlaist tikai Šveices sistēmas turnīrā.",
    "round {round} has been drawn already": "Izloze {round}. kārtai jau ir notikusi.",
    "there will be {rounds} rounds only": "Pēdējā būs {rounds}. kārta.",
    "name each round once": "Norādiet katru kārtu tikai vienreiz.",
    "only the player or a director may do this":
      "To drīkst darīt tikai pats spēlētājs vai turnīra vadītājs.",
    "only the directors of this tournament may do this":
      "To drīkst darīt tikai šī turnīra vadītāji.",
    "only a director of the tournament may do this": "To drīkst darīt tikai turnīra vadītājs.",
    "only its players may bring a game before the directors":
      "Partiju turnīra tiesnešu izskatīšanai var nodot tikai tās spēlētāji.",
    "this game waits for the directors already; they will answer you":
      "Šī partija jau ir nodota turnīra tiesnešiem. Viņi jums atbildēs.",
    "the tournament has moved on; look at it again":
      "Turnīrs pa to laiku ir mainījies. Apskatiet to vēlreiz.",
    "the tournament is at version {version}; look at it again":
      "Turnīrs pa to laiku ir mainījies. Apskatiet to vēlreiz.",
    "there is no such tournament": "Tāda turnīra nav.",
    "there is no tournament {id} here": "Turnīra {id} šeit nav.",
    "there is no game {id} here": "Partijas {id} šeit nav.",
    "there is no game of this id; check the address": "Tādas partijas nav. Pārbaudiet adresi.",
    "the tournament has been started already": "Turnīrs jau ir sākts.",
    "a tournament needs two players at least": "Turnīram vajadzīgi vismaz divi spēlētāji.",
    "a match is between two players": "Mačs notiek starp diviem spēlētājiem.",
    "a round robin has 100 players at most": "Apļa turnīrā var būt ne vairāk kā 100 spēlētāju.",
    "round {round} has been drawn; publish it":
      "Izloze {round}. kārtai ir notikusi. Publicējiet šo kārtu.",
    "round {round} is not over yet": "Vēl nav beigusies {round}. kārta.",
    "every round has been drawn": "Visas kārtas ir izlozētas.",
    "every round has been drawn; finish the tournament":
      "Visas kārtas ir izlozētas. Pabeidziet turnīru.",
    "fewer than two players are left; admit players or finish the tournament":
      "Spēlētāju ir palicis mazāk par diviem. Uzņemiet spēlētājus vai pabeidziet turnīru.",
    "a game of the last round is still open; wait for it or rule it":
      "Kāda pēdējās kārtas partija vēl nav beigusies. Gaidiet tās beigas vai nosakiet rezultātu.",
    "no pairing is left that the rules allow (no second meeting, colours, byes, pairs kept apart): lift a forbidden pair, grant byes, or end the tournament here":
      "Noteikumiem atbilstošas izlozes vairs nav: to liedz agrākās tikšanās, krāsas, izlaistās kārtas un nesalozējamie pāri. Atceliet kādu nesalozējamo pāri, ļaujiet kādam izlaist kārtu vai pabeidziet turnīru.",
    "only the last round can be discarded, before it is published":
      "Atmest var tikai pēdējo kārtu, kamēr tā nav publicēta.",
    "there is no such round; draw it first": "Tādas kārtas nav. Vispirms izlozējiet to.",
    "the round has been published already": "Kārta jau ir publicēta.",
    "the tournament is not running": "Turnīrs pašlaik nenotiek.",
    "the tournament is not paused": "Turnīrs nav apturēts.",
    "there are games without a result; give them one first":
      "Ir partijas bez rezultāta. Vispirms nosakiet tām rezultātu.",
    "the tournament has begun; finish it instead":
      "Turnīrs jau ir sācies. To vairs nevar atcelt, bet var pabeigt.",
    "something went wrong here; try again in a moment":
      "Mūsu pusē radās kļūda. Pēc brīža mēģiniet vēlreiz.",
    "the server could not store this; try again, it is done at most once":
      "Serverim neizdevās to saglabāt. Mēģiniet vēlreiz; divreiz tas netiks izpildīts.",
    "the server is stopping; try again when it is back":
      "Serveris tiek apturēts. Mēģiniet vēlreiz, kad tas atkal darbosies.",
    "the server is writing too much at once; try again in a moment":
      "Serveris pašlaik ir pārslogots. Pēc brīža mēģiniet vēlreiz.",
    "the database could not be read; try again in a moment":
      "Datubāzi neizdevās nolasīt. Pēc brīža mēģiniet vēlreiz.",
    "the game could not be read; try again in a moment":
      "Partiju neizdevās nolasīt. Pēc brīža mēģiniet vēlreiz.",
    "the game could not be read; send the same command again":
      "Partiju neizdevās nolasīt. Mēģiniet vēlreiz.",
    "the tournament could not be read; try again in a moment":
      "Turnīru neizdevās nolasīt. Pēc brīža mēģiniet vēlreiz.",
    "the tournament could not be read; do the same again":
      "Turnīru neizdevās nolasīt. Mēģiniet vēlreiz.",
    "the chat could not be read; try again in a moment":
      "Tērzēšanu neizdevās nolasīt. Pēc brīža mēģiniet vēlreiz.",
    "Something went wrong here.": "Mūsu pusē radās kļūda.",
    "The server stops; ask again in a moment.":
      "Serveris tiek apturēts. Pēc brīža mēģiniet vēlreiz.",
    "must be from {least} to {most}": "Ierakstiet skaitli no {least} līdz {most}.",
    "must be from {least} to {most}, or give first_to":
      "Ierakstiet skaitli no {least} līdz {most} vai norādiet uzvarai mačā vajadzīgo punktu skaitu.",
    "must be from {least} to {most} in a round robin":
      "Apļa turnīrā ierakstiet skaitli no {least} līdz {most}.",
    "is for games that are shown delayed": "Tas ir tikai partijām, kuras rāda vēlāk.",
    "is for an arena alone": "Šis iestatījums ir paredzēts tikai arēnām.",
    "is for a match alone": "Šis iestatījums ir paredzēts tikai mačiem.",
    "is for a round robin alone": "Šis iestatījums ir paredzēts tikai apļa turnīriem.",
    "is for a Swiss alone": "Šis iestatījums ir paredzēts tikai Šveices sistēmas turnīriem.",
    "is for openings that are drawn": "Tabulu norāda tikai tad, ja atklātnes tiek izlozētas.",
    "is for rounds at intervals": "Starplaiku norāda tikai tad, ja kārtas sākas ar starplaikiem.",
    "is for games with an increment that go on until somebody wins":
      "Pulksteņi var turpināties no partijas uz partiju tikai tad, ja ir piemaksa par gājienu un spēlē, līdz kāds uzvar.",
    "must be 1 in an arena": "Arēnā katrā cīņā spēlē vienu partiju. Ierakstiet 1.",
    "must be 2 in a match": "Mačā ir divi spēlētāji. Ierakstiet 2.",
    "must not give more for a draw than for a win, or less than for a loss":
      "Par neizšķirtu nedrīkst būt vairāk punktu nekā par uzvaru vai mazāk nekā par zaudējumu.",
    "must have 1 to 12 games each, and points from 0 to 100":
      "Katrā pakāpē jābūt no 1 līdz 12 partijām, un punktiem jābūt no 0 līdz 100.",
    "must have none after the one that goes on until somebody wins":
      "Pēc pakāpes, ko spēlē, līdz kāds uzvar, citu pakāpju vairs nevar būt.",
    "must not name one twice": "Katru papildrādītāju norādiet tikai vienreiz.",
    "must not be below min_rating":
      "Augstākajam reitingam jābūt vismaz tikpat augstam kā zemākajam.",
    "must not be below min_days": "Garākajai daļai jābūt vismaz tikpat garai kā īsākajai.",
    "must have 1 to 1000 openings": "Tabulā jābūt no 1 līdz 1000 atklātnēm.",
    "is missing; give one or let players in without":
      "Norādiet paroli vai ļaujiet spēlētājiem pieteikties bez tās.",
    "is missing; it says when the tournament is full":
      "Norādiet lielāko spēlētāju skaitu. No tā ir atkarīgs, kad visas vietas ir aizņemtas.",
    "is missing; it says when the tournament begins": "Norādiet turnīra sākuma laiku.",
    "must not be interval where rounds are not drawn one by one":
      "Kārtas var sākties ar starplaikiem tikai tad, ja tās izlozē pa vienai.",
    "must be from a minute to 60 days": "Starplaikam jābūt no 1 minūtes līdz 60 dienām.",
    "must be live where the tournament's is, and only there":
      "Pakāpe jāspēlē tāpat kā viss turnīrs: tiešraidē vai korespondencē. Izvēlieties citu laika kontroli.",
    "must be false in games without a time limit":
      "Partijas bez laika ierobežojuma netiek reitingotas. Izvēlieties draudzības partijas.",
    "may be 100 at most": "Balvu var būt ne vairāk kā 100.",
    "must have 1 to {most} characters":
      "Ierakstiet nosaukumu, kas nav garāks par {most} rakstzīmēm.",
    "must be one of live play in an arena":
      "Arēnā spēlē tikai tiešraides partijas. Izvēlieties citu laika kontroli.",
    "must be false in a game without a time limit":
      "Partija bez laika ierobežojuma netiek reitingota. Izvēlieties draudzības partiju.",
    "base_ms must be at least 1000, or 0 with an increment_ms of at least 1000":
      "Pamatlaikam jābūt vismaz 1 s. Ja pamatlaika nav, vismaz 1 s jābūt piemaksai par gājienu.",
    "base_ms and increment_ms may be at most 365 days":
      "Ne pamatlaiks, ne piemaksa nedrīkst pārsniegt 365 dienas.",
    "cap_ms must be at least the time at the start and at most 365 days":
      "Laika augšējā robeža nedrīkst būt mazāka par laiku partijas sākumā vai lielāka par 365 dienām.",
    "time_ms must be between 1000 and 365 days": "Laikam jābūt no 1 sekundes līdz 365 dienām.",
    "moves must be between 1 and 1000": "Gājienu skaitam jābūt no 1 līdz 1000.",
    "sessions must be a list of 1 to 10": "Posmu skaitam jābūt no 1 līdz 10.",
    "grace_ms must be between 0 and 365 days":
      "Brīvajam laikam katrā gājienā jābūt no 0 līdz 365 dienām.",
    "must be from a second to 365 days":
      "Pievienotajam laikam jābūt no 1 sekundes līdz 365 dienām.",
    "must have 1 to 4000 characters": "Ierakstiet ziņojumu, kas nav garāks par 4000 rakstzīmēm.",
    "the tournament is over, and its best have gone on; a director of the next stage can take them out there":
      "Turnīrs ir beidzies, un labākie jau ir tikuši tālāk. No nākamā posma viņus var izņemt tā vadītājs.",
    "the tournament is over; nothing of it changes any more":
      "Turnīrs ir beidzies. Tajā vairs neko nevar mainīt.",
    "while it runs only its name, stage, description, prizes, who goes on, schedule, tie-breaks, vacations, late entry, whether directors need a second factor, when games are shown and the number of rounds of a Swiss can change":
      "Kamēr turnīrs notiek, var mainīt tikai nosaukumu, posmu, aprakstu, balvas, to, kas tiek tālāk, kārtu grafiku, papildrādītājus, atvaļinājumus, pieteikšanos pēc sākuma, prasību vadītājiem lietot otro faktoru, to, kad skatītājiem rāda partijas, un Šveices sistēmā arī kārtu skaitu.",
    "whose clock stands still in a vacation can change only until the first one of the tournament has begun":
      "Kura pulkstenis atvaļinājumā stāv, var mainīt tikai tik ilgi, kamēr šajā turnīrā nav sācies pirmais atvaļinājums.",
    "more players than that have entered already":
      "Pieteikto spēlētāju jau ir vairāk. Norādiet lielāku skaitu.",
    "more rounds than that have been drawn already":
      "Izlozēto kārtu jau ir vairāk. Norādiet lielāku skaitu.",
    "somebody must direct the tournament": "Turnīram vajadzīgs vismaz viens vadītājs.",
    "before the start let the one leave and enter the other":
      "Turnīrs vēl nav sācies. Izņemiet vienu spēlētāju un piesakiet otru.",
    "this player has no seat that could be taken over":
      "Šim spēlētājam turnīrā nav vietas, ko varētu pārņemt.",
    "who takes over must not have played in this tournament":
      "Vietu var pārņemt tikai tas, kas šajā turnīrā nav spēlējis.",
    "in an arena everybody may enter": "Arēnā spēlētājus neaizstāj: pieteikties var ikviens.",
    "only in a Swiss can players be kept apart":
      "Nesalozējamus pārus var noteikt tikai Šveices sistēmas turnīrā.",
    "500 pairs at most can be kept apart": "Nesalozējamo pāru var būt ne vairāk kā 500.",
    "a pair to be kept apart is two players of the tournament":
      "Nesalozējamā pārī jābūt diviem dažādiem šī turnīra spēlētājiem.",
    "an arena pairs those who wait, not rounds":
      "Arēnā kārtas neizlozē: pretinieku saņem tie spēlētāji, kas gaida.",
    "waves are drawn in an arena that runs":
      "Gaidošos spēlētājus salozē tikai tad, kad arēna notiek.",
    "the arena's time is up; nobody is paired any more":
      "Arēnas laiks ir beidzies. Jaunus pārus vairs neizlozē.",
    "the next stage has begun already": "Nākamais posms jau ir sācies.",
    "the next stage has fewer places left than go on":
      "Nākamajā posmā brīvo vietu ir mazāk nekā spēlētāju, kas tiek tālāk.",
    "the tournament has no such game": "Turnīrā tādas partijas nav.",
    "this tournament has no such game": "Šajā turnīrā tādas partijas nav.",
    "the tournament was cancelled": "Turnīrs ir atcelts.",
    "a result cannot be taken back to none": "Rezultātu nevar dzēst. Tā vietā nosakiet citu.",
    "this is the game's result already": "Šai partijai jau ir tāds rezultāts.",
    "the game is over": "Partija ir beigusies.",
    "the game is paused already": "Partija jau ir apturēta.",
    "the game is not paused": "Partija nav apturēta.",
    "the game is paused; let it go on first":
      "Partija ir apturēta. Vispirms ļaujiet tai turpināties.",
    "there is no time limit in this tournament": "Šajā turnīrā nav laika ierobežojuma.",
    "this game is not under way": "Šī partija pašlaik nenotiek.",
    "no game is under way": "Pašlaik nenotiek neviena partija.",
    "nobody has entered whom it could reach":
      "Neviens vēl nav pieteicies, tāpēc ziņojumu nav kam sūtīt.",
    "is no player's name here; check the spelling":
      "Spēlētāja ar tādu vārdu šeit nav. Pārbaudiet, vai vārds ir uzrakstīts pareizi.",
    "is a program, which plays in casual tournaments alone":
      "Tā ir programma. Programmas spēlē tikai turnīros ar draudzības partijām.",
    "only the directors of this tournament may enter others":
      "Citus spēlētājus pieteikt drīkst tikai šī turnīra vadītāji.",
    "only the directors of this tournament see this": "To redz tikai šī turnīra vadītāji.",
    "must be a player's name; check it": "Šeit jābūt spēlētāja vārdam. Pārbaudiet to.",
    "must be players' names; check them": "Šeit jābūt spēlētāju vārdiem. Pārbaudiet tos.",
    "must not be a program in a rated tournament":
      "Turnīrā ar reitinga partijām programmas nespēlē. Norādiet citu spēlētāju.",
    "is missing; the players will read it": "Ierakstiet iemeslu. To lasīs spēlētāji.",
    "must be a tournament that you direct": "Izvēlieties turnīru, ko vadāt jūs.",
    "must be a tournament that has not begun": "Izvēlieties turnīru, kas vēl nav sācies.",
    "the directors of this tournament act with a second factor; {then}":
      "Šajā turnīrā vadītāji rīkojas tikai ar otro faktoru. Ieslēdziet to savā kontā, ieejiet no jauna ar tā kodu un tad mēģiniet vēlreiz.",
    "only directors may do this; an admin can make you one":
      "To drīkst darīt tikai turnīru vadītāji. Administrators var jums piešķirt šo lomu.",
    "only moderators may do this": "To drīkst darīt tikai moderatori.",
    "only admins may do this": "To drīkst darīt tikai administratori.",
    "this is not for you to decide about one of this role":
      "Par spēlētāju ar šādu lomu jūs lemt nedrīkstat.",
    "cannot be admin here: the operator makes admins with crownhead user role":
      "Administratora lomu šeit piešķirt nevar. To dara servera uzturētājs ar komandu „crownhead user role”.",
    "there is no such open report; look again":
      "Tāda atvērta ziņojuma nav. Apskatiet sarakstu vēlreiz.",
    "there is no such open dispute; look again":
      "Tāda neizlemta strīda nav. Apskatiet turnīru vēlreiz.",
    "there is no such game; check its number": "Tādas partijas nav. Pārbaudiet tās numuru.",
    "this player is not banned": "Šis spēlētājs nav bloķēts.",
    "this player is not banned from chats": "Šim spēlētājam tērzēšana nav liegta.",
    "this game has changed no rating; only finished rated games can be annulled":
      "Šī partija nav mainījusi reitingu. Anulēt var tikai beigtas reitinga partijas.",
    "sign in to see your own games, or name a player":
      "Ieejiet savā kontā, lai redzētu savas partijas, vai norādiet spēlētāja vārdu.",
    "sign in to read the chat of your own games":
      "Lai lasītu savu partiju tērzēšanu, ieejiet savā kontā.",
    "sign in to follow what concerns you":
      "Lai sekotu tam, kas attiecas uz jums, ieejiet savā kontā.",
    "you have no such webhook; it may have been deleted already":
      "Jums nav tāda tīmekļa āķa. Iespējams, tas jau ir dzēsts.",
    "you have 10 webhooks; delete one first":
      "Jums jau ir 10 tīmekļa āķi. Vispirms kādu izdzēsiet.",
    "this webhook is off; turn it on again first":
      "Šis tīmekļa āķis ir izslēgts. Vispirms atkal ieslēdziet to.",
    "too much waits to be delivered there; wait a little":
      "Šajā adresē piegādi jau gaida pārāk daudz ziņu. Mazliet uzgaidiet.",
    "an account that has begun a game cannot become a bot; make a new one":
      "Konts, ar kuru jau sākta kāda partija, nevar kļūt par bota kontu. Izveidojiet jaunu.",
    "The request was dropped without an answer.":
      "Pieprasījums palika bez atbildes. Mēģiniet vēlreiz.",
    "the clocks run again already; stop them anew instead":
      "Pulksteņi jau atkal iet. Apturiet tos no jauna.",
    "must lie in the years 2000 to 2099, as milliseconds of UTC": "Gadam jābūt no 2000. līdz 2099.",
    "Expected {what} at column {column} of the FEN, as in {example}.":
      "FEN nav saprotams, sākot ar {column}. zīmi. Tas izskatās šādi: {example}.",
    "The FEN has two pieces on {square}.": "FEN uz lauciņa {square} ir divi kauliņi.",
    "A man of {color} cannot stand on {square}, its last row: write K{again} for a king.":
      "Uz lauciņa {square} vienkāršs kauliņš nevar atrasties, tur tas būtu dāma. Dāmai rakstiet K{again}.",
    '"{text}" is no move of {variant}: two or more squares are expected, as in {example}':
      "“{text}” nav gājiens. Nosauciet divus vai vairākus lauciņus, piemēram, 32-28 vai c3-d4.",
    '"{text}" can mean {moves}: name the squares where the capture turns.':
      "“{text}” var nozīmēt dažādus gājienus: {moves}. Nosauciet lauciņus, kur sitiens pagriežas.",
    "The side to move has no legal move.": "Tam, kura gājiens, nav neviena atļauta gājiena.",
    '"{text}" is not legal here; legal is {moves}.':
      "“{text}” šeit nav atļauts. Atļauts ir: {moves}.",
    "Expected a result or * before the tags of the next game":
      "Pirms nākamās partijas birkām trūkst rezultāta vai *.",
    "Expected moves or * before the tags of the next game":
      "Pirms nākamās partijas birkām trūkst gājienu vai *.",
    "The tag {name} stands here a second time": "Birka {name} šeit ir otrreiz.",
    "The comment that begins here has no }": "Komentāram, kas šeit sākas, trūkst beigu }.",
    "The variation that begins here has no )": "Variantam, kas šeit sākas, trūkst beigu ).",
    "Expected 1/2-1/2 for a draw, found {found}": "Neizšķirtu raksta 1/2-1/2. Šeit ir {found}.",
    "Expected a result such as 1-0 or 2-0, found {found}":
      "Šeit jābūt rezultātam, piemēram, 1-0 vai 2-0. Tur ir {found}.",
    "Expected a dot behind the move number {number}": "Aiz gājiena numura {number} trūkst punkta.",
    "Expected a move, a comment or a result, found {found}":
      "Šeit jābūt gājienam, komentāram vai rezultātam. Tur ir {found}.",
    "Expected the name of a tag after [": "Aiz [ trūkst birkas nosaukuma.",
    "Expected the value of the tag {name} in quotation marks":
      "Birkas {name} vērtībai jābūt pēdiņās.",
    "Expected ] behind the value of the tag {name}": "Aiz birkas {name} vērtības trūkst ].",
    "Expected a quotation mark at the end of the value": "Vērtības beigās trūkst pēdiņu.",
    'Expected \\" for a quotation mark inside a value': 'Pēdiņas vērtībā raksta \\".',
    "This kind of draughts is not played here.": "Šo dambretes veidu šeit nespēlē.",
    "must be moves from the start: {why}": "Tie nav gājieni no sākuma pozīcijas. {why}",
    "needs the name of a player, too; fill in both":
      "Vajadzīgs arī spēlētāja vārds. Aizpildiet abus laukus.",
  },
  vacationDesk: {
    waiting: "Lūgumi, kas gaida",
    nobodyWaits: "Neviens lūgums negaida.",
    approve: "Apstiprināt",
    deny: "Noraidīt",
    change: "Mainīt",
    cancel: "Atcelt",
    coming: "Plānotie un esošie",
    nobodyAway: "Neviens nav un nebūs atvaļinājumā.",
    past: "Beigušies, noraidīti un atcelti",
    grant: "Piešķirt atvaļinājumu",
    grantLead: "Arī pēc tam: tas, ko tajā maksāja jau izdarītie gājieni, tiek atdots.",
    charged: "Skaitās no atļautā",
    reason: "Iemesls",
    give: "Piešķirt",
    freeze: "Apturēt visus pulksteņus",
    freezeLead:
      "Svētki vai pārtraukums: tikmēr šajā turnīrā neviena pulkstenis neiet. Atstājiet beigas tukšas, ja tās vēl neviens nezina: tad pulksteņi stāv, līdz direktors ļauj tiem iet.",
    stop: "Apturēt",
    freezes: "Visi pulksteņi stāv",
    letRun: "Ļaut tiem iet",
    letRunLead: "No šī brīža visi pulksteņi atkal iet.",
    takeBack: "Atsaukt",
    takeBackLead: "Pulksteņi tad nestāvēs.",
    freezeStates: { planned: "ieplānots", active: "notiek", finished: "beidzies" },
    inZone: (zone) => `Laiki joslā ${zone}.`,
    timeline: "Laika līnija",
    latest: "Var ilgt līdz",
    latestHint:
      "Ar visu laiku abos pulksteņos, visu, kas stāv, un visu atvaļinājumu, ko abi vēl var ņemt. Laiks, ko dod gājieni, nāk klāt.",
    span: (start, end) => `${start} līdz ${end}`,
    comesBack: (days) => `Tiek atdota viena daļa un tās dienas: ${decimal(days)}.`,
    chargedThen: (days, before) =>
      `Ieskaitītās dienas: ${decimal(days)}, nevis ${decimal(before)}. Daļa paliek izmantota.`,
    look: "Skatīt",
    news: {
      booked: (name) => `${name} dodas atvaļinājumā.`,
      changed: (name) => `Mainīts spēlētāja ${name} atvaļinājums.`,
      cancelled: (name) => `${name} tomēr nedodas atvaļinājumā.`,
      ended: (name) => `${name} ir atgriezies no atvaļinājuma.`,
      asked: (name) => `${name} lūdz atvaļinājumu.`,
    },
    myNews: {
      approved: "Jūsu atvaļinājums ir apstiprināts.",
      denied: "Jūsu atvaļinājums ir noraidīts.",
      granted: "Turnīra tiesnesis jums ir piešķīris atvaļinājumu.",
      changed: "Turnīra tiesnesis ir mainījis jūsu atvaļinājumu.",
      cancelled: "Turnīra tiesnesis ir atcēlis jūsu atvaļinājumu.",
      ended: "Turnīra tiesnesis ir pārtraucis jūsu atvaļinājumu.",
    },
  },

  dispute: {
    call: "Aicināt tiesnesi",
    hint: "Nodot šo partiju turnīra tiesnešu izskatīšanai",
    lead: "To, ko rakstāt, lasa tikai turnīra tiesneši. Partija pa to laiku turpinās. Atbildi saņemsiet jūs, un tā paliek turnīra žurnālā.",
    what: "Kas notika?",
    send: "Sūtīt",
    thanks: "Paldies. Tiesnešiem ir paziņots.",
    waits: (name) => `${name} aicina jūs pie partijas:`,
    settle: "Izlemt",
    game: "Partija",
    stays: "Paliek, kā ir",
    staysHint: (game) => `${game}: nekas nemainās.`,
    told: (name) => `${name} saņem jūsu atbildi, un žurnālā to var lasīt visi.`,
    word: "Jūsu atbilde",
    brought: (name) => `${name} aicina jūs pie partijas.`,
    settled: (name) => `${name} ir atbildējis uz jūsu aicinājumu.`,
  },

  rollCall: {
    missing: (round, absent, players) =>
      `Uz ${round}. kārtu nav ieradušies: ${absent} no ${players}`,
    bye: "Izlaist kārtu",
    byeHint: (name, round) => `${name} nespēlē ${round}. kārtā un punktus par to nesaņem.`,
    out: "Izņemt",
    outHint: (name) => `${name} pamet turnīru; pārējie spēlē tālāk.`,
  },

  preview: {
    letIn: (name, players) =>
      `${name} spēlē: tad būs ${count(players, { zero: "# dalībnieku", one: "# dalībnieks", other: "# dalībnieki" })}.`,
    letInLate: (name, round) => `${name} spēlē, sākot ar ${round}. kārtu.`,
    refuse: (name) => `${name} nespēlē. Iemesls paliek žurnālā.`,
    away: (name, from, to) => ended(`${name} ir prom no ${from} līdz ${to}`),
    notAway: (name, from, to) => `${name} no ${from} līdz ${to} nav prom un uzzina iemeslu.`,
    moved: (name) => `${name} ir prom šajā laikā un uzzina iemeslu.`,
    own: "Šajā laikā spēlētāja pulksteņi stāv.",
    both: "Šajā laikā viņa partijās stāv abu spēlētāju pulksteņi.",
    costs: (days) => `Ieskaitītās dienas: ${decimal(days)}.`,
  },
};
