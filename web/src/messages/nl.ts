import type { Translation } from "./messages.ts";
import { ended, plurals, written } from "./plurals.ts";

const count = plurals("nl");
const decimal = (n: number) => written("nl", n);

export const nl: Translation = {
  locale: "nl",
  color: { white: "Wit", black: "Zwart" },
  days: (n) => count(n, { one: "# dag per zet", other: "# dagen per zet" }),
  bankDays: (n) => count(n, { one: "# dag", other: "# dagen" }),
  units: { days: "d", hours: "u", minutes: "min" },

  rules: {
    threefold: "derde herhaling",
    "25_move_rule": "25-zettenregel",
    "16_move_rule": "16-zettenregel",
    "5_move_rule": "5-zettenregel",
    "15_move_rule": "15-zettenregel",
    "30_move_rule": "30-zettenregel",
    "60_move_rule": "60-zettenregel",
    main_road: "regel van de hoofddiagonaal",
    fourfold: "vierde herhaling",
    "2_move_rule": "2-zettenregel",
    "7_move_rule": "7-zettenregel",
    "12_move_rule": "12-zettenregel",
    "13_move_rule": "13-zettenregel",
    "20_move_rule": "20-zettenregel",
    "40_move_rule": "40-zettenregel",
    "300_move_rule": "300-zettenregel",
    king_against_king: "ieder één dam",
    piece_against_piece: "ieder één stuk",
  },

  ending: {
    aborted: {
      abort: "De partij is afgebroken",
      no_first_move: "Afgebroken: geen eerste zet op tijd",
    },
    wins: (winner, why) => `${winner} wint: ${why}`,
    lost: {
      resignation: (loser) => `${loser} gaf op`,
      time: (loser) => `${loser} overschreed de tijd`,
      no_moves: (loser) => `${loser} heeft geen zet`,
      no_pieces: (loser) => `${loser} heeft geen stuk meer`,
      abandonment: (loser) => `${loser} heeft de partij verlaten`,
      first_king: (loser) => `de tegenstander van ${loser} haalde de eerste dam`,
      gave_all: (loser) => `de tegenstander van ${loser} heeft geen stuk of zet meer`,
      adjudication: (loser) => `${loser} verliest door een beslissing van de toernooileider`,
      forfeit: (loser) => `${loser} heeft niet gespeeld`,
    },
    draw: (why) => `Remise: ${why}`,
    drawn: {
      agreement: "door beiden overeengekomen",
      abandonment: "de tegenstander is weggegaan",
      adjudication: "beslissing van de toernooileider",
    },
    article: (number) => `art. ${number}`,
  },

  speeds: {
    ultrabullet: "Ultrabullet",
    bullet: "Bullet",
    blitz: "Blitz",
    rapid: "Rapid",
    classical: "Klassiek",
    correspondence: "Correspondentie",
    unlimited: "Geen tijdslimiet",
  },

  site: {
    name: "Crownhead",
    myGames: "Mijn partijen",
    myGamesWaiting: (n) =>
      count(n, { one: "Mijn partijen: # wacht op je", other: "Mijn partijen: # wachten op je" }),
    settings: "Instellingen",
    signIn: "Inloggen",
    signUp: "Registreren",
    signOut: "Uitloggen",
    account: "Account",
    more: "Meer",
    skip: "Naar de inhoud",
    nextGame: (n) => `Volgende partij (${n})`,
    nextGameHint: "Daar bent u aan zet",
    nextShort: (n) => `Verder ${n}`,
    returnToGame: "Terug naar uw partij",
    returnShort: "Partij",
    challenges: (n) => `Uitdagingen (${n})`,
    challengesShort: (n) => `Nieuw ${n}`,
    failed: "Dat is niet gelukt. Probeer het nog eens.",
    lost: "De verbinding is weg. Er wordt opnieuw verbonden…",
    back: "De verbinding is er weer.",
    unreachable: "De server is niet bereikbaar. Controleer de verbinding en probeer het nog eens.",
    notFound: "Die pagina bestaat niet.",
    toFront: "Naar de voorpagina",
    close: "Sluiten",
    copy: "Kopiëren",
    copied: "Gekopieerd",
    leaveTitle: "Deze pagina verlaten?",
    unsaved: "Wat u hebt ingevuld, is nog niet opgeslagen.",
    tryAgain: "Opnieuw proberen",
    leaveStay: "Blijven",
    leaveGo: "Verlaten",
    players: "Spelers",
    findGames: "Partijen zoeken",
    unsent: (n) =>
      count(n, {
        one: "# opdracht is nog niet verzonden.",
        other: "# opdrachten zijn nog niet verzonden.",
      }),
    notSentYet: "nog niet verzonden…",
    tooLate:
      "De verbinding was zo lang weg dat dit niet is verzonden. Doe het opnieuw als u het nog wilt.",
    unsure: "Een eerdere poging kan toch gelukt zijn: kijk dat eerst na.",
    broken: "Er is iets misgegaan op deze pagina. Laad haar opnieuw.",
    signOutUnsent: (n) =>
      count(n, {
        one: "# opdracht van u is nog niet verzonden. Als u uitlogt, vervalt die.",
        other: "# opdrachten van u zijn nog niet verzonden. Als u uitlogt, vervallen die.",
      }),
    commands: {
      move: (move) => `Uw zet ${move}`,
      resign: () => "Uw opgave",
      abort: () => "Uw afbreken van de partij",
      draw: () => "Uw antwoord over remise",
      takeback: () => "Uw antwoord over het terugnemen",
      rematch: () => "Uw antwoord over een revanche",
      give_time: () => "De tijd die u gaf",
      claim: () => "Uw claim",
      berserk: () => "Uw berserk",
      chat: () => "Uw regel in de chat",
    },
    notDone: (what, why) => `${what} is niet aangenomen: ${why}`,
    sentNow: (what) => `${what} is nu verzonden.`,
  },

  variants: {
    international: "Internationaal",
    frisian: "Fries",
    canadian: "Canadees",
    spantsiretti: "Spantsiretti",
    russian: "Russisch",
    brazilian: "Braziliaans",
    english: "Engels (checkers)",
    pool: "Pool",
    czech: "Tsjechisch",
    italian: "Italiaans",
    spanish: "Spaans",
    portuguese: "Portugees",
    thai: "Thais",
    turkish: "Turks",
    armenian: "Armeens",
    giveaway: "Weggeefdammen",
    antidraughts: "Antidammen",
    killer: "Killer",
    breakthrough: "Doorbraak",
    frysk: "Frysk!",
    bashni: "Bashni (torens)",
    stavropol: "Stavropol",
    samoyed: "Samojeeds",
  },
  variantChoice: {
    groups: {
      large: "Grote borden",
      small: "Acht bij acht",
      straight: "Langs rijen en lijnen",
      twisted: "Met een draai",
    },
    more: "Meer varianten",
    ruleset: "Reglement",
    rules: "Spelregels",
  },
  rulebook: {
    title: "Spelregels",
    lead: "Hoe elk spel gaat, met borden om het te proberen.",
    start: "Beginstand",
    draws: "Remise",
    tryIt: "Probeer het op een bord",
    examples: "Voorbeelden",
    play: (move) => `Speel ${move}`,
    played: "Gespeeld",
    again: "Opnieuw",
  },
  rated: (rated) => (rated ? "Met rating" : "Vriendschappelijk"),
  colorChoice: { white: "Wit", black: "Zwart", random: "Om het even" },

  board: {
    label: "Bord",
    man: { white: "witte schijf", black: "zwarte schijf" },
    king: { white: "witte dam", black: "zwarte dam" },
    empty: "leeg",
    picked: "opgepakt",
    target: "bereikbaar",
    standsOn: (pieces) => `staat op: ${pieces.join(", ")}`,
    mustCapture: "moet slaan",
  },

  game: {
    tournament: "Toernooi",
    paused: "Onderbroken door de toernooileider",
    title: (white, black) => `${white} – ${black}`,
    yourTurnTitle: "U bent aan zet",
    notYourTurn: "U bent niet aan zet.",
    yourTurn: "U bent aan zet",
    turnOf: (color) => `${color} is aan zet`,
    unclear: "Dat kunnen twee zetten zijn. Zet een - tussen de velden.",
    severalCaptures: "Daar eindigen meer slagen. Speel sprong voor sprong.",
    captureOf: (n) =>
      count(n, {
        one: "Er kan geslagen worden, dus slaan is verplicht.",
        other: "Er kunnen # stukken geslagen worden, dus slaan is verplicht.",
      }),
    stuck: (square) => `Het stuk op ${square} heeft geen zet.`,
    premoveDropped: "De vooraf gespeelde zet kon niet meer.",
    premoveNever: (square: string, target: string) =>
      `Geen zet kan van ${square} naar ${target} leiden.`,
    premoves: (n) =>
      count(n, {
        one: "# zet vooruit gespeeld. Rechtsklik of Escape neemt hem terug.",
        other: "# zetten vooruit gespeeld. Rechtsklik of Escape neemt ze terug.",
      }),
    offersDraw: (color) => `${color} biedt remise aan.`,
    opponentOffers: (name) => `${name} biedt remise aan.`,
    youOffered: "U hebt remise aangeboden.",
    drawDeclined: "Het remiseaanbod is afgewezen.",
    drawBarred: "Uw aanbod is afgewezen; nu is het aan de tegenstander om aan te bieden.",
    drawFrom: (from: number) =>
      `Remise mag pas na zet ${from} van beide kanten worden overeengekomen.`,
    shown: (minutes: number) =>
      minutes > 0
        ? count(minutes, {
            one: "U ziet deze partij # minuut later dan ze wordt gespeeld.",
            other: "U ziet deze partij # minuten later dan ze wordt gespeeld.",
          })
        : "De zetten van deze partij ziet u zodra ze afgelopen is.",
    moveMade: (color, move) => `${color}: ${move}`,
    draw: "Remise",
    accept: "Aannemen",
    decline: "Afwijzen",
    claimDraw: "Remise claimen",
    claimHint: (rule: string) => `Een regel geeft u hier remise: ${rule}.`,
    claimByMove: "Claimen met de zet",
    claimByMoveHint: "Uw volgende zet claimt remise als een regel die daarna geeft.",
    offerByMove: "Aanbieden met de zet",
    offerByMoveHint: "Biedt remise aan samen met uw volgende zet.",
    resign: "Opgeven",
    considered: {
      resign: { ask: "Deze partij opgeven?", yes: "Ja, opgeven" },
      offerDraw: { ask: "Remise aanbieden?", yes: "Ja, aanbieden" },
      claimDraw: { ask: "Remise claimen?", yes: "Ja, claimen" },
      abort: { ask: "Deze partij afbreken?", yes: "Ja, afbreken" },
    },
    notYet: "Nee",
    abort: "Afbreken",
    confirmAsk: (move) => `${move} spelen?`,
    confirmYes: "Spelen",
    confirmNo: "Terugnemen",
    flip: "Bord draaien",
    first: "Naar het begin",
    previous: "Eén zet terug",
    next: "Eén zet verder",
    last: "Naar het einde",
    keys: "Toetsen",
    record: "PDN",
    recordHint: "De partij als PDN downloaden",
    moves: "Zetten",
    noMoves: "Nog geen zetten.",
    typeMove: "Zet intypen",
    typeHint: "32-28",
    typeHintAlgebraic: "c3-d4",
    spectators: (n) => count(n, { one: "# toeschouwer", other: "# toeschouwers" }),
    here: "verbonden",
    away: "afwezig",
    counter: (rule, left) => `${rule}: nog ${left}`,
    counterTitle: (article) => (article ? `Artikel ${article}` : ""),
    firstMoveWithin: "Eerste zet binnen",
    clockOf: (color) => `Klok van ${color}`,
    you: "u",
    leaveLive: "Uw klok loopt door terwijl u weg bent.",
    notFound: "Die partij bestaat niet.",
    noNext: "Geen andere partij wacht op uw zet.",
    newGame: "Nieuwe partij",
    spentTitle: "Gebruikte tijd",
  },

  keys: {
    title: "Toetsen",
    rows: [
      ["← →", "één zet terug, één verder"],
      ["↑ ↓", "naar het begin, naar het einde"],
      ["f", "bord draaien"],
      ["/", "zet intypen: 32-28, 3228, c3d4"],
      ["x", "volgende partij die op u wacht"],
      ["Esc", "stuk loslaten, vooruit gespeelde zetten terugnemen"],
      ["?", "deze lijst"],
      ["Tab, pijlen, Enter", "over het bord gaan en zetten"],
      ["rechtsklik", "vooruit gespeelde zetten terugnemen; slepen voor pijlen"],
    ],
  },

  tried: {
    causes: {
      no_piece: (square) => `Er staat geen stuk op ${square}`,
      not_yours: () => "De tegenstander is aan zet",
      game_over: () => "De partij is afgelopen: er is geen toegestane zet",
      occupied: (square) => `Er staat een stuk op ${square}`,
      over_pieces: () => "Een dam gaat niet over andere stukken",
      moved_enough: () =>
        "Deze dam heeft drie keer achter elkaar gespeeld: een ander stuk moet spelen",
      takes_back: () => "De zojuist gespeelde zet mag niet meteen worden teruggespeeld",
    },
    captures: {
      any: (_, move) => `Er kan worden geslagen en de slag moet worden afgemaakt (${move})`,
      most_pieces: (n, move) =>
        `${count(n, { one: "Er kan # stuk worden geslagen", other: "Er kunnen # stukken worden geslagen" })} (${move})`,
      most_pieces_then_kings: (n, move) =>
        `De meeste stukken moeten worden geslagen, en daaronder de meeste dammen: hier ${n} (${move})`,
      italian: (n, move) =>
        `De meeste stukken moeten worden geslagen, zo mogelijk met een dam, dan de meeste dammen, dan de eerst ontmoete dam: hier ${n} (${move})`,
      king_first: (_, move) =>
        `Er kan worden geslagen, en een dam die kan slaan moet dat doen (${move})`,
      frisian: (_, move) =>
        `De slag met de hoogste waarde moet worden gespeeld, bij gelijke waarde met een dam (${move})`,
    },
    ways: {
      man_diagonal: "Een schijf gaat één veld schuin vooruit",
      man_straight: "Een schijf gaat één veld vooruit of opzij",
      man_both: "Een schijf gaat één veld vooruit, opzij of schuin vooruit",
      king_step: "Een dam gaat één veld schuin",
      king_diagonal: "Een dam gaat langs een diagonaal",
      king_straight: "Een dam gaat langs een rij of kolom",
      king_both: "Een dam gaat langs een rij, kolom of diagonaal",
    },
    paragraph: (name) => `regel "${name}"`,
    unreadable: "Dat is geen zet. Typ de velden, zoals 32-28 of c3-d4.",
  },

  lobby: {
    title: "Spelen",
    variant: "Variant",
    stake: "Inzet",
    kind: {
      blitz: "Blitz",
      rapid: "Rapid",
      classical: "Klassiek",
      correspondence: "Correspondentie",
    },
    daysTile: (n) => count(n, { one: "# dag", other: "# dagen" }),
    aMove: "per zet",
    computer: "De computer",
    computerTitle: "Speel tegen de computer",
    level: "Niveau",
    friend: "Een vriend",
    own: "Eigen bedenktijd",
    waiting: "Wachten…",
    withdraw: "Intrekken",
    takeBack: "Klik nog eens om in te trekken",
    seeks: "Open verzoeken",
    noSeeks:
      "Er wacht niemand. Kies hierboven een bedenktijd en begin als eerste, of speel tegen de computer.",
    player: "Speler",
    time: "Tijd",
    color: "Kleur",
    accept: "Spelen",
    yours: "van u",
    seekGone: "Iemand anders was sneller. Kies een ander verzoek.",
    challenges: "Uitdagingen",
    challengeFrom: (name) => `${name} daagt u uit`,
    acceptChallenge: "Aannemen",
    declineChallenge: "Afwijzen",
    featured: "Wordt nu gespeeld",
    yourNext: "Uw volgende partij",
    nobody: "Er is nu geen partij om naar te kijken.",
    gameBegan: (name) => `Uw partij tegen ${name} is begonnen.`,
    openGame: "Openen",
    sortBy: (column) => `Sorteren op ${column}`,
    youPlay: (color) => `u speelt met ${color}`,
    allTournaments: "Alle toernooien",
  },

  challenge: {
    title: "Uitdaging",
    friendTitle: "Speel met een vriend",
    ownTitle: "Eigen bedenktijd",
    opponent: "Naam van uw vriend",
    opponentHint: "Laat leeg voor een link die u aan iedereen kunt sturen.",
    live: "Live",
    correspondence: "Correspondentie",
    pace: "Tempo",
    minutes: "Minuten per speler",
    increment: "Seconden per zet",
    daysPerMove: "Dagen voor elke zet",
    yourColor: "Uw kleur",
    send: "Uitdagen",
    seek: "Tegenstander zoeken",
    linkTitle: "Stuur deze link aan uw vriend",
    waitingFor: (name) => `Wachten op ${name}…`,
    waitingOpen: "Wachten op wie de link volgt…",
    accepted: (name) => `${name} heeft aangenomen`,
    challengesYou: (name) => `${name} daagt u uit voor een partij.`,
    withdraw: "Intrekken",
    gone: "Deze uitdaging is weg: aangenomen, afgewezen of ingetrokken.",
    accept: "Aannemen en spelen",
    decline: "Afwijzen",
    leastRating: "Rating vanaf",
    mostRating: "Rating tot",
    anyRating: "elke",
  },

  offers: {
    takeback: "Terugnemen",
    takebackHint: "Vragen de laatste zet terug te nemen",
    takebackBarred: "Uw verzoek is afgewezen. Vraag het na de volgende zet opnieuw.",
    takebackAsked: (name) => `${name} wil een zet terugnemen.`,
    youAskedTakeback: "U hebt gevraagd uw zet terug te nemen.",
    takebackDeclined: "Het terugnemen is afgewezen.",
    takenBack: "Een zet is teruggenomen.",
    rematch: "Revanche",
    rematchOffered: (name) => `${name} biedt een revanche aan.`,
    youOfferedRematch: "U hebt een revanche aangeboden.",
    rematchDeclined: "De revanche is afgewezen.",
    rematchBegun: "De revanche is begonnen.",
    toRematch: "Naar de revanche",
    giveTime: (name, time) => `Geef ${name} ${time}`,
    clocks: {
      given: "Er is tijd gegeven.",
      paused: "De toernooileider heeft de partij onderbroken.",
      resumed: "De partij gaat verder.",
    },
    left: (ago) => `weggegaan ${ago}`,
    hasLeft: (name) => `${name} heeft de partij verlaten.`,
    claimWin: "Winst opeisen",
    claimDraw: "Remise maken",
  },

  control: {
    time: "Bedenktijd",
    unlimited: "Geen tijdslimiet",
    kinds: {
      fischer: "Minuten en een toeslag",
      sessions: "Zoveel zetten in zoveel tijd",
      perMove: "Zo lang voor elke zet",
      bank: "Een voorraad dagen",
    },
    first: (time, moves) =>
      count(moves, { one: `${time} voor de eerste zet`, other: `${time} voor # zetten` }),
    each: (time, moves) =>
      count(moves, { one: `${time} voor elke zet`, other: `${time} voor elke # zetten` }),
    next: (time, moves) =>
      count(moves, { one: `dan ${time} voor een zet`, other: `dan ${time} voor # zetten` }),
    nextEach: (time, moves) =>
      count(moves, { one: `dan ${time} voor elke zet`, other: `dan ${time} voor elke # zetten` }),
    carried: "wat over is gaat mee",
    lost: "wat over is vervalt",
    free: (time) => `${time} vrij in elke zet`,
    wholeDays: "alleen hele dagen tellen",
    increment: (time) => `${time} erbij met elke zet`,
    cap: (time) => `hoogstens ${time}`,
    bankDays: "Dagen per speler",
    addedDays: "Dagen per zet",
    capDays: "Hoogstens",
    moves: "Zetten",
    minutes: "Minuten",
    days: "Dagen",
    session: (place) => `Periode ${place}`,
    addSession: "Nog een periode",
    removeSession: (place) => `Periode ${place} verwijderen`,
    leftOver: "Wat na een periode over is",
    isCarried: "Gaat mee",
    isLost: "Vervalt",
    graceDays: "Vrije dagen in elke zet",
    graceSeconds: "Vrije seconden in elke zet",
    counts: "Wat telt",
    completedDays: "Hele dagen",
    everySecond: "Elke seconde",
    casual: "Een partij zonder tijdslimiet telt niet voor de rating.",
    toGo: (moves) => count(moves, { one: "nog # zet", other: "nog # zetten" }),
    freeFor: (time) => `nog ${time} vrij`,
  },

  account: {
    tokenEnds: "Hij eindigt",
    tokenNeverEnds: "als hij wordt ingetrokken",
    tokenGoodUntil: (date: string) => `tot ${date}`,
    username: "Naam",
    fmjdRating: "FMJD-rating",
    usernameHint: "2 tot 20 letters, cijfers, - of _",
    password: "Wachtwoord",
    passwordHint: "Ten minste 8 tekens",
    email: "E-mail",
    emailHint: "Niet nodig. Alleen om u te bereiken.",
    noAccount: "Nog geen account?",
    haveAccount: "Al een account?",
    signInTitle: "Inloggen",
    signUpTitle: "Registreren",
    signUpLead: "Een naam en een wachtwoord volstaan om te spelen.",
    title: "Account",
    profile: "Profiel",
    since: "Lid sinds",
    save: "Opslaan",
    saved: "Opgeslagen.",
    tokens: "API-sleutels",
    tokensLead:
      "Met een sleutel speelt of leest een programma in uw naam. Hij wordt één keer getoond.",
    tokenName: "Waar hij voor is",
    tokenNameHint: "Mijn bot",
    scopes: "Wat hij mag",
    scope: { read: "Lezen", play: "Spelen", tournaments: "Toernooien", admin: "Beheren" },
    makeToken: "Sleutel maken",
    tokenMade: "Uw nieuwe sleutel. Kopieer hem nu, hij wordt niet meer getoond.",
  },

  profile: {
    since: (date) => `Lid sinds ${date}`,
    games: "Partijen",
    status: { playing: "Bezig", finished: "Afgelopen", aborted: "Afgebroken" },
    anyVariant: "Elke variant",
    anyStatus: "Alle partijen",
    none: "Hier zijn nog geen partijen.",
    noneMine: "Hier zijn nog geen partijen. Begin er een op de voorpagina.",
    notFound: "Er is geen speler met die naam.",
    won: "Gewonnen",
    lost: "Verloren",
    drawn: "Remise",
    yourTurn: "U bent aan zet",
    move: (n) => `zet ${n}`,
    ratings: "Ratings",
    noRatings: "Nog geen partijen voor de rating.",
    graph: (from, to) => `Rating van ${from} tot ${to}`,
    form: "Vorm: de laatste partijen, de nieuwste eerst",
    results: "Resultaten",
    opponents: "Tegenstanders",
    played: "Partijen",
    score: "Score",
    find: "Zoeken in deze partijen",
    download: "Alle partijen als PDN",
    noOpponents: "Nog niemand.",
  },

  chat: {
    title: "Chat",
    fresh: "Iets nieuws",
    which: "Welk gesprek",
    rooms: { players: "De spelers", spectators: "De toeschouwers" },
    empty: {
      players: "Nog niets gezegd. Wens uw tegenstander een goede partij.",
      spectators: "Nog niets gezegd. Wat vindt u van de partij?",
    },
    erased: "(gewist)",
    say: "Schrijf iets",
    send: "Verstuur",
    signIn: "Meld u aan om te schrijven.",
    report: (name) => `Melden wat ${name} schreef`,
  },

  current: {
    title: "Lopende partijen",
    anySpeed: "Elk tempo",
    none: "Er speelt nu niemand live.",
    start: "Begin een partij",
    more: "Meer partijen",
    all: "Alle lopende partijen",
    unnamed: "Anderen kijken mee zonder aangemeld te zijn, of in meer tabbladen.",
    online: (n) => count(n, { one: "# speler online", other: "# spelers online" }),
  },

  guest: {
    play: "Als gast spelen",
    signUpFirst: "Eerst registreren",
    byLink: "Zonder account speelt u vrije partijen via een link.",
    keep: "Kies een naam en een wachtwoord. Uw partijen blijven van u.",
    here: "Speelt zonder account.",
  },

  notify: {
    title: "Meldingen",
    lead: "Als er iets in uw partijen gebeurt terwijl u iets anders bekijkt. Ze komen zolang een tabblad van deze site open is.",
    on: "Meldingen staan aan.",
    turnOn: "Meldingen aanzetten",
    turnOff: "Meldingen uitzetten",
    refused:
      "Uw browser weigert ze. Sta ze voor deze site toe in zijn instellingen en probeer het opnieuw.",
    opponent: "uw tegenstander",
    myTurn: (name) => `U bent aan zet tegen ${name}.`,
    offers: {
      draw: (name) => `${name} biedt u remise aan.`,
      takeback: (name) => `${name} wil een zet terugnemen.`,
      rematch: (name) => `${name} biedt een revanche aan.`,
    },
  },

  conditionals: {
    gone: (n: number) =>
      count(n, {
        one: "# voorwaardelijke variant is vervallen: de partij ging anders verder.",
        other: "# voorwaardelijke varianten zijn vervallen: de partij ging anders verder.",
      }),
    title: "Voorwaardelijke zetten",
    hint: "Speelt uw tegenstander wat u verwacht, dan wordt uw antwoord meteen gespeeld en het kost geen tijd. Alleen u ziet deze varianten.",
    add: "Variant toevoegen",
    remove: "Verwijderen",
    removeLine: (line: string) => `De variant ${line} verwijderen`,
    goOn: "Met deze variant verdergaan",
    ifHePlays: "Als de tegenstander speelt…",
    iAnswer: "…antwoord ik…",
    iPlay: "Als ik speel…",
    full: "Een variant heeft hoogstens 30 zetten.",
    keep: "Bewaren",
    undo: "Terugnemen",
    cancel: "Annuleren",
    treeHint:
      "Elk antwoord van uw tegenstander in de boom heeft een variant; van meer zetten van u telt de eerste. Ze vervangen de varianten die er zijn.",
    treeEmpty:
      "Speel vanaf de stand van de partij wat uw tegenstander kan antwoorden, en uw zet daarop. Bewaar het dan hier.",
    treeKept: (n) => count(n, { one: "# variant is bewaard.", other: "# varianten zijn bewaard." }),
    toGame: "Naar de partij",
  },

  mailLanguage: "Taal van berichten aan u",

  webhooks: {
    title: "Webhooks",
    lead: "Je programma krijgt een ondertekend verzoek als er iets gebeurt. Het geheim dat ondertekent wordt één keer getoond.",
    url: "Adres",
    what: "Wat er gemeld wordt",
    events: {
      test: "Proef",
      game_started: "Er begint een partij",
      my_turn: "Ik ben aan zet (correspondentie)",
      game_ended: "Een partij is afgelopen",
      draw_offered: "Er wordt remise aangeboden",
      takeback_asked: "Er wordt om terugname gevraagd",
      rematch_offered: "Er wordt een revanche aangeboden",
      challenge: "Ik word uitgedaagd",
      round_published: "Er wordt een ronde gepubliceerd",
      vacation_decided: "Er is over een vakantie beslist",
    },
    make: "Webhook maken",
    secret: "Het geheim. Kopieer het nu, het wordt niet meer getoond.",
    off: "uit",
    failing: "er komt niets aan",
    turnOn: "Aanzetten",
    turnOff: "Uitzetten",
    send: "Proef sturen",
    remove: "Verwijderen",
    deliveries: "Laatste afleveringen",
    none: "Er is nog niets gestuurd. Stuur een proef om te zien of het werkt.",
    again: "Opnieuw kijken",
    states: { waiting: "wacht", delivered: "afgeleverd", given_up: "opgegeven" },
    tries: (n: number) => count(n, { one: "# poging", other: "# pogingen" }),
  },

  calendar: {
    title: "Agenda",
    hint: "Agendaprogramma's lezen op dit adres de termijnen van uw zetten. Wie het kent, kan ze lezen: houd het voor uzelf.",
    address: "Adres van de agenda",
    make: "Adres aanmaken",
    renew: "Nieuw adres",
    remove: "Verwijderen",
  },

  moveMessages: {
    field: "Een bericht bij uw zet",
    from: (name: string) => `${name} schrijft:`,
  },

  notes: {
    title: "Mijn notities",
    hint: "Alleen u kunt dit lezen.",
    kept: "Bewaard.",
  },

  desk: {
    title: "Mijn bureau",
    which: "Welke partijen",
    all: "Alle",
    mine: "Ik aan zet",
    theirTurn: "Tegenstander aan zet",
    noLimit: "geen limiet",
    nextKey: "Druk op x voor de volgende partij die op u wacht.",
    none: "Er zijn geen correspondentiepartijen bezig.",
    start: "Begin er een",
    noneWaiting: "Geen partij wacht op uw zet.",
    history: "Afgelopen partijen",
    signInFirst: "Uw correspondentiepartijen staan hier zodra u bent ingelogd.",
  },

  rating: {
    title: "Rating",
    provisional: "Voorlopig: nog te weinig partijen, of te lang geleden",
    change: "Wat deze partij veranderde",
  },

  leaderboard: {
    title: "Ranglijst",
    lead: "Wie de laatste 30 dagen voor de rating speelde en een vaste rating heeft.",
    rank: "Plaats",
    empty: "Hier heeft nog niemand een vaste rating. Speel partijen van deze soort voor de rating.",
    more: "Meer spelers",
  },

  search: {
    title: "Partijen zoeken",
    opponent: "Tegenstander",
    speed: "Tempo",
    anySpeed: "Elk tempo",
    result: "Uitslag",
    anyResult: "Elke uitslag",
    whiteWins: "Wit wint",
    drawn: "Remise",
    blackWins: "Zwart wint",
    reason: "Beëindigd door",
    anyReason: "Elk einde",
    reasons: {
      resignation: "Opgave",
      time: "Tijd",
      no_moves: "Geen zet",
      no_pieces: "Geen schijf meer",
      agreement: "Overeenkomst",
      first_king: "Eerste dam",
      gave_all: "Alles weggegeven",
    },
    since: "Van",
    until: "Tot",
    opening: "Eerste zetten",
    submit: "Zoeken",
    none: "Geen partij past. Laat een veld leeg of neem een ruimere periode.",
    looking: "Verder terug zoeken…",
  },

  annul: {
    button: "Annuleren",
    title: "Deze partij annuleren?",
    hint: "Neemt terug wat ze aan de ratings veranderde. Partij en uitslag blijven.",
    reason: "Reden, blijft bij de partij",
  },

  directing: {
    next: "Verder",
    done: (act) => `${act}: gedaan.`,
    sentTo: (n) => count(n, { one: "Verzonden aan # speler.", other: "Verzonden aan # spelers." }),
    changedMeanwhile:
      "Iemand heeft dit gewijzigd sinds je het opende. Wat je typte staat er nog, de rest toont het nieuwe: kijk het na en verzend het opnieuw.",
    nothingNow: "Er wacht nu niets op u.",
    toPublish: (n) => `Ronde ${n} is geloot en wacht op publicatie.`,
    toDraw: (n) => `Ronde ${n} kan geloot worden.`,
    notDrawn: (n, why) => `Ronde ${n} kon niet geloot worden: ${why}`,
    flagAt: (time) => `tijd loopt af ${time}`,
    replace: "Speler vervangen",
    replaceBy: "Naam van de nieuwe speler",
    replaceHint: (out, by) =>
      `${by} neemt de plaats en de punten van ${out} over. Onvoltooide partijen beginnen opnieuw.`,
    expel: "Speler uitsluiten",
    expelLost: "Onvoltooide partijen zijn verloren.",
    expelRobin:
      "Is hoogstens de helft van zijn partijen gespeeld, dan telt er geen een; anders is de rest verloren.",
    addDirector: "Toernooileider toevoegen",
    addDirectorHint: (name) => `${name} kan hier alles wat u kunt.`,
    removeDirector: "Toernooileider verwijderen",
    director: "Toernooileider",
    removeDirectorHint: (name) => `${name} leidt dit toernooi niet meer.`,
    result: "Uitslag vaststellen",
    whichGame: "Partij",
    outcomes: {
      "2-0": "Wit wint",
      "1-1": "Remise",
      "0-2": "Zwart wint",
      "0-0": "Beiden verliezen",
      annulled: "Telt niet",
    },
    resultHint: (game, result) =>
      `${game}: ${result}. Rating en stand volgen, maar wat niet telt verandert geen rating; gepubliceerde ronden blijven.`,
    time: "Tijd toevoegen",
    allGames: "Alle partijen",
    minutes: "Minuten voor elke speler",
    timeHint: (game, minutes) =>
      `${game}: beide spelers krijgen er ${count(minutes, { one: "# minuut", other: "# minuten" })} bij.`,
    message: "Aan allen schrijven",
    messageText: "Bericht",
    messageHint: (n) =>
      `Het bericht blijft in het logboek. Per e-mail gaat het naar wie van de ${count(n, { one: "# speler", other: "# spelers" })} een adres heeft bevestigd.`,
    byes: "Ronden overslaan",
    byesRounds: "Ronden, met komma's ertussen (leeg: geen meer)",
    roundsWrong: "Schrijf getallen met komma's ertussen, zoals “2, 5”.",
    withHalf: "Half punt",
    withNothing: "Geen punten",
    byesHint: (name, rounds) =>
      `${name} speelt niet in: ${rounds}. Wat eerder gevraagd was, vervalt.`,
    apart: "Uit elkaar houden",
    apartHint: (one, other) => `${one} en ${other} worden nooit tegen elkaar geloot.`,
    list: "Lijst inschrijven",
    listText: "Een naam per regel, of CSV met een kolom “name”",
    listHint: "Iedereen op de lijst wordt ingeschreven, of niemand als een naam niet klopt.",
    edit: "Bewerken",
    editHint: "Iedereen ziet wat er veranderd is.",
    clone: "Nog zo een",
    files: "Bestanden",
    print: "Afdrukken",
    importing: "Uit een bestand",
    importHint: "Een TRF of een JSON-bestand van ons. De spelers moeten hier accounts hebben.",
    file: "Bestand",
  },

  starts: {
    whenFull: "Het begint vanzelf zodra alle plaatsen bezet zijn.",
    begins: "Begin",
    byDirector: "Als de wedstrijdleider het start",
    withLastPlace: "Met de laatste bezette plaats",
    announcedFor: "Aangekondigd voor (uw tijd)",
    atItsTime: "Op dat tijdstip",
    atIntervals: "Met tussenpozen",
    every: "Elke",
    unit: "Eenheid",
    minutes: "Minuten",
    hours: "Uren",
    days: "Dagen",
    byItself: (at) => `Het begint vanzelf: ${at}, als er genoeg spelers zijn.`,
    announced: (at) => ended(`Het is aangekondigd voor ${at}`),
    isInterval: (span) =>
      `Elke ${span}, geteld vanaf het begin, begint een ronde, of wanneer de vorige voorbij is.`,
  },

  drawn: {
    openings: "Openingen",
    none: "De gewone beginstand",
    round: "Per ronde geloot",
    encounter: "Per ontmoeting geloot",
    table: "Geloot uit",
    one: "Alle eerste zetten",
    two: "Alle eerste zetten van beide kanten",
    own: "Een eigen tabel",
    lines: "Tabel",
    hint: "Een regel per opening: code | zetten of FEN | naam",
    isRound: "Elke ronde begint met een gelote opening.",
    isEncounter: "Elke ontmoeting begint met een gelote opening, in al haar partijen dezelfde.",
    opening: "Opening",
  },

  event: {
    title: "Fase, prijzen, wie doorgaat",
    stage: "Fase",
    section: "Groep",
    prizes: "Prijzen, een regel per plaats",
    next: "De besten gaan door naar",
    nowhere: "Nergens heen",
    best: "Hoeveel er doorgaan",
    part: (part) => `Deel van een evenement: ${part}.`,
    goOn: (places) =>
      count(places, {
        one: "Na afloop wordt de beste ingeschreven voor de volgende fase.",
        other: "Na afloop worden de beste # ingeschreven voor de volgende fase.",
      }),
    prize: (place, prize) => `Prijs ${place}: ${prize}`,
  },

  shown: {
    draw: "Remise pas na zoveel zetten (het reglement kan er meer eisen)",
    drawn: (from: number) =>
      `Remise mag pas na zet ${from} van beide kanten worden overeengekomen.`,
    moves: "Toeschouwers zien de zetten",
    options: { now: "Meteen", delayed: "Enkele minuten later", finished: "Na de partij" },
    minutes: "Minuten later",
    is: (minutes: number) =>
      minutes > 0
        ? `Toeschouwers zien de partijen ${minutes} min later.`
        : "Toeschouwers zien de zetten van een partij pas als die afgelopen is.",
  },

  directorsFactor: {
    title: "Aanmelding van toernooileiders",
    plain: "Met wachtwoord",
    coded: "Ook met een tweede factor",
    is: "De toernooileiders treden alleen met een tweede factor op.",
  },

  arena: {
    name: "Arena",
    is: (minutes) =>
      `Een arena van ${count(minutes, { one: "# minuut", other: "# minuten" })}: wie zijn partij uit heeft, krijgt een nieuwe tegenstander.`,
    rules:
      "Na twee overwinningen op rij telt alles dubbel, tot een partij niet gewonnen wordt. Een remise in minder dan 20 zetten van beide kanten samen levert niets op.",
    minutes: "Minuten",
    endsIn: "Eindigt over",
    waiting: "U wordt ingedeeld zolang deze pagina open is. Er wordt elke vijf seconden geloot.",
    leave: "Weggaan",
    leaveHint:
      "U wordt niet meer ingedeeld. Uw punten blijven staan en u kunt tot het einde terugkomen.",
    comeBack: "Terugkomen",
    scores: "Partijen, de laatste eerst",
    plays: "speelt",
    away: "is weg",
    openEnd: "Een partij die nog loopt als de arena eindigt, telt niet.",
    topBoards: "De borden van de koplopers",
    berserk: "Halve tijd",
    berserkHint:
      "Vóór uw eerste zet: de helft van uw tijd en de toeslag vervallen, en een overwinning van minstens 14 zetten van beide kanten samen levert een punt meer op.",
    berserker: "speelt met de halve tijd",
    back: "Terug naar de arena",
  },

  datePicker: { previous: "Vorige maand", next: "Volgende maand" },

  tournamentList: {
    name: "Naam",
    mode: "Speelwijze",
    format: "Vorm",
    any: "Alle",
    whose: "Van wie",
    everybodys: "Van iedereen",
    played: "Waarin ik speel",
    directed: "Die ik leid",
    none: "Niets past. Laat een filter leeg of zoek op minder woorden.",
    more: "Meer toernooien",
  },

  tournaments: {
    title: "Toernooien",
    soon: "Toernooien",
    make: "Nieuw toernooi",
    announce: "Aankondigen",
    directorsOnly:
      "Alleen toernooileiders kunnen toernooien maken; een beheerder kan u er een maken.",
    none: "Nu geen. Een toernooileider kondigt toernooien aan; kijk later nog eens.",
    groups: {
      announced: "Aangekondigd",
      running: "Bezig",
      finished: "Afgelopen",
    },
    formats: {
      round_robin: "Round robin",
      swiss: "Zwitsers",
      knockout: "Knock-out",
      match: "Match",
    },
    statuses: {
      announced: "aangekondigd",
      running: "bezig",
      paused: "onderbroken",
      finished: "afgelopen",
      cancelled: "afgelast",
    },
    players: (n) => count(n, { one: "# speler", other: "# spelers" }),
    is: {
      round_robin: (_, cycles) =>
        cycles === 2
          ? "Iedereen speelt twee keer tegen iedereen."
          : "Iedereen speelt één keer tegen iedereen.",
      swiss: (rounds) =>
        `Zwitsers systeem van ${count(rounds, { one: "# ronde", other: "# ronden" })}: u treft spelers met evenveel punten.`,
      knockout: () => "Wie een ontmoeting verliest, ligt eruit.",
      match: () => "Een reeks tussen twee spelers.",
    },
    games: (n, variant) =>
      `${variant}, ${count(n, { one: "# partij", other: "# partijen" })} per ontmoeting.`,
    rated: "De partijen tellen voor de rating.",
    casual: "De partijen tellen niet voor de rating.",
    points: (win, draw, loss) =>
      `Punten: ${win} voor winst, ${draw} voor remise, ${loss} voor verlies.`,
    entry: {
      open: "Iedereen mag meedoen.",
      invitation: "Een toernooileider laat spelers toe.",
      password: "U hebt het wachtwoord nodig om mee te doen.",
    },
    allAtOnce: "Alle partijen beginnen tegelijk.",
    from: (rating) => `Voor ratings vanaf ${rating}.`,
    upTo: (rating) => `Voor ratings tot ${rating}.`,
    places: (n) => count(n, { one: "# plaats.", other: "# plaatsen." }),
    late: (round) => `Inschrijven kan tot ronde ${round} is ingedeeld.`,
    directedBy: (names) => `Toernooileiding: ${names}`,
    enter: "Meedoen",
    askIn: "Vragen om mee te doen",
    youAsked: "U hebt het gevraagd; wacht op de toernooileider.",
    youAreIn: "U speelt in dit toernooi.",
    gone: {
      withdrawn: "U hebt dit toernooi verlaten.",
      expelled: "Een toernooileider heeft u van dit toernooi uitgesloten.",
      refused: "De toernooileiders hebben u niet toegelaten.",
      replaced: "Iemand anders speelt in uw plaats.",
    },
    withdraw: "Terugtrekken",
    withdrawHint: "U verlaat het toernooi. Als het eenmaal loopt, kunt u niet terugkomen.",
    myGame: (white, black) => `Mijn partij: ${white} – ${black}`,
    tabs: {
      standings: "Stand",
      crosstable: "Kruistabel",
      rounds: "Ronden",
      games: "Partijen",
      log: "Logboek",
    },
    nobody: "Nog niemand heeft zich ingeschreven.",
    noRounds: "Er is nog geen ronde gepubliceerd.",
    noGames: "Er is nog geen partij begonnen.",
    plies: (n) => count(n, { one: "# zet gespeeld", other: "# zetten gespeeld" }),
    pointsShort: "Punten",
    tiebreaks: {
      solkoff: "Solkoff",
      solkoff_median: "Mediaan",
      solkoff_short: "Kort",
      solkoff_full: "Afgekapt",
      solkoff_plus: "Solkoff+",
      sonneborn_berger: "S-B",
      wins: "Winst",
      direct_encounter: "Onderling",
      progressive: "Progr.",
      shmulyan: "Sjmoeljan",
      performance: "Prest.",
      lot: "Loting",
    },
    round: (n) => `Ronde ${n}`,
    roundOf: (n, all) => `Ronde ${n} van ${all}`,
    roundStates: {
      drawn: "ingedeeld, niet gepubliceerd",
      published: "bezig",
      finished: "afgelopen",
      discarded: "verworpen",
    },
    game: (n) => `Partij ${n}`,
    bye: "vrij",
    desk: "Toernooileiding",
    acts: {
      start: "Starten",
      startHint: (players) =>
        count(players, { one: "# speler doet mee.", other: "# spelers doen mee." }),
      entryCloses: "De inschrijving sluit.",
      startNeeds: "Het kan beginnen zodra twee spelers zijn ingeschreven.",
      cancel: "Afgelasten",
      cancelHint: "Het toernooi wordt niet gespeeld.",
      draw: (round) => `Ronde ${round} indelen`,
      drawHint: "Alleen u ziet de indeling tot u haar publiceert.",
      discard: (round) => `Ronde ${round} weggooien`,
      discardHint: "Niemand heeft de indeling gezien; de ronde kan opnieuw worden ingedeeld.",
      publish: (round) => `Ronde ${round} publiceren`,
      publishHint: "Iedereen ziet de indeling en de partijen beginnen.",
      pause: "Onderbreken",
      pauseHint: "Alle klokken van het toernooi staan stil.",
      resume: "Hervatten",
      resumeHint: "Alle klokken lopen verder waar ze stonden.",
      finish: "Afsluiten",
      finishHint: "De stand wordt definitief; er komt geen ronde meer.",
    },
    wantsIn: (name) => `${name} wil meedoen`,
    accept: "Toelaten",
    refuse: "Weigeren",
    sure: "Dit doen?",
    yes: "Doen",
    reason: "Reden, blijft in het logboek",
    server: "server",
    logActs: {
      created: "Aangekondigd",
      edited: "Gewijzigd",
      directors_changed: "Toernooileiders gewijzigd",
      asked: "Gevraagd om mee te doen",
      entered: "Ingeschreven",
      accepted: "Toegelaten",
      refused: "Geweigerd",
      withdrawn: "Teruggetrokken",
      expelled: "Uitgesloten",
      started: "Gestart",
      round_drawn: "Ingedeeld",
      round_discarded: "Ronde verworpen",
      round_published: "Ronde gepubliceerd",
      games_added: "Verdere partijen",
      round_ended: "Ronde afgelopen",
      game_ended: "Partij afgelopen",
      result_set: "Uitslag vastgesteld",
      paused: "Onderbroken",
      resumed: "Hervat",
      finished: "Afgelopen",
      cancelled: "Afgelast",
      imported: "Geïmporteerd",
      replaced: "Vervangen",
      byes_asked: "Overgeslagen ronden",
      pairs_kept_apart: "Gescheiden paren",
      time_added: "Tijd toegevoegd",
      message_sent: "Bericht aan allen",
      promoted: "De besten gaan door",
      dispute_settled: "Geschil beslist",
    },
    logChanges: {
      states: {
        asked: "aangevraagd",
        entered: "ingeschreven",
        refused: "geweigerd",
        withdrawn: "teruggetrokken",
        expelled: "uitgesloten",
        replaced: "vervangen",
        open: "nog niet gespeeld",
        annulled: "telt niet",
        renewed: "wordt opnieuw gespeeld",
        forfeit: "reglementair",
        half: "(½)",
        zero: "(0)",
      },
      rounds: (first, last) => `Ronden ${first} tot en met ${last}`,
      wave: (n) => `Indeling ${n}`,
      games: (n) => count(n, { one: "# partij", other: "# partijen" }),
      pairs: (n) => count(n, { one: "# paar", other: "# paren" }),
    },
    name: "Naam",
    description: "Beschrijving",
    format: "Vorm",
    cycles: "Iedereen treft elkaar",
    single: "Eén keer",
    double: "Twee keer",
    rounds: "Ronden",
    together: "Alle tegelijk",
    oneByOne: "Eén voor één",
    gamesEach: "Partijen per ontmoeting",
    schedule: "Volgende ronde",
    automatic: "Vanzelf",
    byHand: "Met de hand",
    entryBy: "Deelname",
    entryNames: {
      open: "Open",
      invitation: "Uitnodiging",
      password: "Wachtwoord",
    },
    password: "Wachtwoord",
    mostPlayers: "Hoogste aantal spelers (leeg: onbeperkt)",
    lateUntil: "Late inschrijving tot ronde (leeg: geen)",
  },

  vacationRules: {
    hint: "Voor elke speler. Met 0 delen gaat niemand met vakantie.",
    fields: {
      splits_allowed: "Delen",
      days_allowed: "Dagen in totaal",
      min_days: "Dagen per deel, van",
      max_days: "Dagen per deel, tot",
      notice_hours: "Vooraf, in uren",
      min_gap_hours: "Uren tussen delen",
      horizon_days: "Dagen vooruit, hoogstens",
      retro_max_days: "Achteraf, in dagen",
      approval: "Goedkeuring",
      freeze: "Wat stilstaat",
      moves: "Een zet tijdens vakantie",
      rounding: "Hoe er geteld wordt",
    },
    choices: {
      approval: {
        none: "Niet nodig",
        director: "Door een toernooileider",
      },
      freeze: {
        own: "De klokken van de speler",
        both: "Beide klokken in zijn partijen",
      },
      moves: {
        forbid: "Wordt geweigerd",
        end_vacation: "Beëindigt de vakantie",
        allow: "Kost geen tijd",
      },
      rounding: {
        hour: "Per uur",
        up_to_day: "In hele dagen",
      },
    },
    is: (parts, days, least, most) =>
      `Vakantie voor elke speler: delen: ${parts}, dagen: ${days}; een deel ${least} tot ${most} dagen.`,
    isNone: "Er is geen vakantie.",
  },

  scoring: {
    title: "Punten en weerstandspunten",
    points: {
      win: "Winst",
      draw: "Remise",
      loss: "Verlies",
      bye: "Vrije ronde",
      half_bye: "Halve vrije ronde",
    },
    firstTo: "Punten om de match te winnen (leeg: alle ronden)",
    tiebreak: (n) => `Bij gelijk ${n}`,
    isFirstTo: (points) => `Wie het eerst ${points} punten heeft, wint de match.`,
  },

  steps: {
    title: "Stappen van een ontmoeting",
    hint: "De volgende stap wordt alleen na een gelijke gespeeld; de stap die beslist, geeft zijn punten aan de hele ontmoeting.",
    add: "Stap toevoegen",
    step: (n) => `Stap ${n}`,
    win: "Punten van de winnaar",
    loss: "Punten van de verliezer",
    minutes: "Minuten (leeg: als hierboven)",
    seconds: "Seconden per zet",
    untilWon: "Partij na partij tot iemand wint",
    carried: "De klokken lopen van partij tot partij door",
  },
  cup: {
    conditions: "Voorwaarden",
    boards: "Borden van deze ronde",
    profile: "Profiel",
    allMine: (n) => `Al mijn partijen (${n})`,
    notHere: (name) => `${name} is er niet:`,
    forfeit: "Verloren verklaren",
    signInToEnter: "Meld u aan om mee te doen",
    columns: "Wat de kolommen zeggen",
    legend: {
      solkoff: "de punten van de tegenstanders bij elkaar",
      solkoff_median: "Solkoff zonder de beste en de zwakste tegenstander",
      solkoff_short: "Solkoff zonder de zwakste tegenstander",
      solkoff_full:
        "Solkoff zonder de zwakste tegenstander, dan zonder de twee zwakste, enzovoort, na elkaar vergeleken",
      solkoff_plus: "de Solkoffs van de tegenstanders bij elkaar",
      sonneborn_berger: "de punten van elke tegenstander maal wat tegen hem is behaald",
      wins: "gewonnen partijen",
      direct_encounter: "punten uit de partijen tussen wie gelijk staan",
      progressive: "de punten na elke ronde bij elkaar",
      shmulyan: "de punten van verslagen tegenstanders min de punten van wie won",
      performance: "de rating waarvan deze uitslagen te verwachten zijn",
      lot: "bij het begin geloot",
    },
  },
  secrets: {
    show: "Invoer tonen",
    hide: "Invoer verbergen",
    levels: ["Makkelijk te raden", "Zou geraden kunnen worden", "Goed", "Heel goed"],
  },
  privacy: {
    title: "Privacy",
    toAccount: "Naar uw account",
    parts: [
      [
        "Wat er wordt opgeslagen",
        "Uw naam en een hash van uw wachtwoord; als u ze opgeeft, uw e-mailadres, tijdzone en taal.",
        "Uw partijen met elke zet en de tijd ervan, uw ratings, en wat u schrijft of invoert: toernooien, vakanties, notities, voorwaardelijke zetten, berichten, chat en meldingen.",
        "Van elke aanmelding het soort browser, het netwerkadres en wanneer zij het laatst is gebruikt.",
      ],
      [
        "Wie het ziet",
        "Iedereen ziet uw naam, partijen, ratings en toernooien. Chat en berichten zien degenen voor wie ze bedoeld zijn, en moderatoren die van een partij waarin iets is gemeld.",
        "Uw e-mailadres, notities en voorwaardelijke zetten worden op de site aan niemand anders getoond. Wie deze server beheert, kan de database lezen.",
      ],
      [
        "Hoe lang",
        "Een aanmelding eindigt als u zich afmeldt, uiterlijk na 180 dagen. Gasten die niet terugkomen worden verwijderd: na 30 dagen, tenzij de beheerder een andere tijd heeft ingesteld. Hij kan oude chat en afgehandelde meldingen laten verwijderen; al het andere blijft zo lang als uw account.",
      ],
      [
        "Cookies en volgen",
        "Eén cookie houdt u aangemeld. Een tweede, 90 dagen lang, maakt uw browser bekend als u zich opnieuw aanmeldt, zodat vreemden die uw wachtwoord raden u niet buitensluiten. Uw instellingen blijven in uw browser. Er wordt niets gemeten, niets doorgegeven en niets van andere sites geladen.",
      ],
      [
        "Wat u kunt doen",
        "Op de accountpagina krijgt u alles wat over u is opgeslagen als één bestand, en kunt u uw account sluiten: uw partijen blijven, zonder uw naam, en al het andere wordt verwijderd.",
      ],
    ],
  },
  settings: {
    title: "Instellingen",
    lead: "In deze browser bewaard, meteen van kracht.",
    language: "Taal",
    systemLanguage: "Zoals de browser",
    timeZone: "Tijdzone",
    timeZoneHint:
      "Bij uw account bewaard; stille uren, verzamelmails en vakanties volgen deze zone.",
    theme: "Kleuren",
    themes: { system: "Zoals het systeem", light: "Licht", dark: "Donker" },
    board: "Bord",
    boards: { maple: "Esdoorn", slate: "Leisteen", flat: "Vlak", contrast: "Hoog contrast" },
    pieces: "Stukken",
    pieceSets: { turned: "Gedraaid", plain: "Effen" },
    coordinates: "Coördinaten",
    coordinate: { off: "Uit", inside: "In de velden", beside: "Naast het bord" },
    confirm: "Vragen voordat een zet wordt verstuurd",
    confirms: { never: "Nooit", correspondence: "Bij correspondentie", always: "Altijd" },
    askFirst: "Vragen voordat remise wordt aangeboden of geclaimd of een partij wordt afgebroken",
    animation: "Animatie",
    sound: "Geluid",
    on: "Aan",
    off: "Uit",
  },

  analysis: {
    title: "Analyse",
    analyse: "Analyseren",
    analyseHint: "Zetten van beide kanten proberen, met varianten en commentaar",
    start: "Begin van de analyse",
    variant: "Variant",
    tree: "Zetten en varianten",
    noMoves:
      "Zet met de stukken van beide kanten. Wat u in plaats van een zet probeert, wordt een variant.",
    signs: "Teken",
    sign: {
      "!": "goede zet",
      "?": "fout",
      "!!": "schitterende zet",
      "??": "blunder",
      "!?": "lijkt sterk, is zwak",
      "?!": "lijkt zwak, is sterk",
      "*": "gedwongen zet",
    },
    comment: "Commentaar",
    commentHint: "Wat erover te zeggen valt",
    promote: "Tot hoofdvariant",
    prune: "Vanaf hier wissen",
    restore: "Ongedaan maken",
    setUp: "Opzetten",
    noVariant: (key) => `Een variant ${key} bestaat niet.`,
    captureOf: (n) => count(n, { one: "Een slag van # stuk.", other: "Een slag van # stukken." }),
    won: (winner, why) => `${winner} heeft gewonnen: ${why}`,
    drawn: (why) => `Remise: ${why}`,
    claimable: (why) => `Remise kan geclaimd worden: ${why}`,
    keys: [
      ["← →", "één zet terug, één verder"],
      ["↑ ↓", "naar het begin, naar het einde van de variant"],
      ["f", "bord draaien"],
      ["/", "zet intypen: 32-28, 3228, c3d4"],
      ["p", "variant tot hoofdvariant maken"],
      ["Delete", "vanaf hier wissen"],
      ["c", "commentaar schrijven"],
      ["?", "deze lijst"],
      ["Tab, pijlen, Enter", "over het bord gaan en zetten"],
      ["rechts slepen", "pijlen en cirkels"],
    ],
  },

  exchange: {
    importing: "Inlezen",
    importTitle: "Partij of stand inlezen",
    importLabel: "PDN of FEN",
    importHint: "1. 32-28 19-23 … of W:W31-50:B1-20",
    importFile: "Uit een bestand",
    importDo: "Inlezen",
    choose: "Welke partij?",
    game: (n) => `Partij ${n}`,
    partly: "Niet alles was leesbaar:",
    at: (line, column) => `Regel ${line}, kolom ${column}`,
    goOn: "Nemen wat leesbaar is",
    tooLong: "De tekst is te lang. Kies minder partijen.",
    share: "Delen",
    shareTitle: "Stand of partij delen",
    link: "Link naar deze stand",
    fen: "FEN van deze stand",
    pdn: "PDN met varianten en commentaar",
    download: "Downloaden",
  },

  setup: {
    title: "Stand opzetten",
    lead: "Kies een stuk, daarna de velden waarop het staat.",
    piece: "Stuk",
    erase: "Weghalen",
    turn: "Aan zet",
    start: "Beginstand",
    clear: "Bord leegmaken",
    fen: "FEN",
    take: "Analyseren",
    none: (color) => `${color} heeft geen stuk.`,
    many: (color, has, most) => `${color} heeft ${has} stukken, een partij begint met ${most}.`,
    row: (square) => `Een schijf kan niet op ${square} staan, daar zou ze dam zijn.`,
    leave: "Terug naar de zetten",
    stack: "Op wat daar staat zetten",
    kingRun: (king) => `Zetten achter elkaar: ${king}`,
    noRun: "geen",
  },

  safety: {
    passwordEnds:
      "Daarmee eindigt alles wat uw account zonder dat wachtwoord opent: andere aanmeldingen, API-sleutels en het adres van de agenda. Webhooks worden uitgezet.",
    endAll: "Overal elders afmelden en alle sleutels intrekken",
    factorAsked:
      "Deze site vraagt voor uw rol een tweede factor. Stel hem in en meld u daarna opnieuw aan met zijn code.",
    password: "Wachtwoord",
    currentPassword: "Uw wachtwoord",
    newPassword: "Nieuw wachtwoord",
    changePassword: "Wachtwoord wijzigen",
    passwordChanged: "Gewijzigd. Overal elders bent u uitgelogd.",
    sessions: "Waar u ingelogd bent",
    unknownDevice: "Onbekend apparaat",
    thisSession: "deze browser",
    endSession: "Uitloggen",
    endOthers: "Overal elders uitloggen",
    revoke: "Intrekken",
    neverUsed: (date) => `gemaakt ${date}, nooit gebruikt`,
    lastUsed: (when) => `laatst gebruikt ${when}`,
    factor: "Tweede factor",
    factorLead: "Met een authenticator op uw telefoon opent een gestolen wachtwoord alleen niets.",
    factorBegin: "Instellen",
    factorScan: "Typ de sleutel in uw authenticator, of",
    factorOpen: "open hem op dit apparaat.",
    factorKey: "Sleutel",
    factorLink: "Link",
    factorCode: "Code van de authenticator",
    factorSignIn: "Zes cijfers, of een van uw herstelcodes",
    factorConfirm: "Aanzetten",
    factorOn: (left) => `Staat aan. Herstelcodes over: ${left}.`,
    factorRemove: "Uitzetten",
    recoveryLead: "Schrijf deze codes op. Elk opent uw account één keer als uw telefoon weg is.",
    blocks: "Geblokkeerde spelers",
    block: "Blokkeren",
    unblock: "Deblokkeren",
    botMark: "BOT",
    computerHere:
      "Hier speelt de computer van deze site: vriendschappelijk, met iedereen en altijd.",
    botHere:
      "Hier speelt een programma: vriendschappelijk met iedereen, met rating met programma's.",
    closedHere: "Dit account is gesloten.",
    roles: { director: "Toernooileider", moderator: "Moderator", admin: "Beheerder" },
    leaving: "Bot, gegevens en vertrek",
    isBot: "Dit is het account van een programma. Zijn naam draagt een merkteken.",
    botLead: "Speelt hier een programma? Zeg het voor de eerste partij; het is voorgoed.",
    becomeBot: "Dit is een bot",
    exportLead: "Alles wat over u bewaard is, ook uw partijen, in één bestand.",
    export: "Mijn gegevens downloaden",
    closeLead: "Uw partijen blijven, zonder uw naam. Al het andere wordt gewist.",
    close: "Account sluiten",
    closeTitle: "Het account sluiten?",
    closeAsk:
      "U trekt zich terug uit uw toernooien en lopende partijen worden opgegeven. Dit kan niet ongedaan worden gemaakt.",
    closeYes: "Voorgoed sluiten",
    closeNo: "Houden",
  },

  mail: {
    undoTitle: "Uw vorige e-mailadres",
    undoAsk:
      "Iemand heeft het adres van uw account gewijzigd. Was u het niet? Maak de wijziging dan ongedaan: iedereen wordt afgemeld en u stelt een nieuw wachtwoord in.",
    undo: "Ongedaan maken",
    notMeTitle: "Niet uw account?",
    notMeAsk:
      "Iemand heeft hier uw adres opgegeven. Zullen we er een jaar lang geen zulke links naartoe sturen?",
    notMe: "Ja, ik was het niet",
    notMeDone: "Klaar. Een jaar lang gaat er geen meer naartoe.",
    title: "E-mail",
    noAddress: "Met een adres hierboven kunt u horen wanneer u per correspondentie aan zet bent.",
    reached: (address) => `Berichten gaan naar ${address}.`,
    notConfirmed: (address) =>
      `Er wordt niets gestuurd voordat u de link hebt gevolgd die naar ${address} ging.`,
    ask: "De link nog eens sturen",
    asked: "Hij is onderweg.",
    what: "Laat het me per e-mail weten",
    kinds: {
      my_turn: "als ik aan zet ben",
      draw_offered: "bij aanbiedingen: remise, terugname, revanche",
      game_ended: "als een partij eindigt of een vlag valt",
    },
    reminders: "Herinner me als er voor mijn zet nog over is",
    hours: (n) => `${n} u`,
    digest: "Wanneer",
    atOnce: "Na korte tijd",
    quietFrom: "Stil van",
    quietUntil: "tot",
    confirmTitle: "Uw e-mailadres",
    confirmed: "Dank u, het is bevestigd.",
    unsubscribeTitle: "Geen berichten meer",
    unsubscribeAsk: "Zullen we u niet meer over uw partijen schrijven?",
    unsubscribe: "Ja, stop",
    unsubscribed: "Gedaan. Op de pagina van uw account kunt u ze weer aanzetten.",
    forgot: "Wachtwoord vergeten?",
    forgotTitle: "Wachtwoord vergeten?",
    forgotLead: "Een link voor een nieuw gaat naar het bevestigde e-mailadres van het account.",
    forgotSend: "Link sturen",
    forgotDone: "Als er zo'n account met bevestigd adres is, is de link onderweg.",
    resetTitle: "Nieuw wachtwoord instellen",
    resetDone: "Het is ingesteld. Log ermee in.",
  },

  report: {
    open: "Melden",
    title: (name) => `${name} melden`,
    kind: "Waar gaat het over?",
    kinds: {
      cheating: "Vals spel",
      abuse: "Beledigingen",
      other: "Iets anders",
      dispute: "Geschil",
    },
    what: "Wat is er gebeurd?",
    send: "Versturen",
    thanks: "Dank u. Een moderator kijkt ernaar.",
  },

  moderation: {
    title: "Moderatie",
    reports: "Open meldingen",
    noReports: "Er is geen melding open. Er is niets te doen.",
    by: "door",
    game: "partij",
    closeReason: "Wat ervan gekomen is",
    closeReport: "Melding sluiten",
    decide: "Beslissen",
    act: "Wat",
    choices: {
      ban: "Schorsen",
      unban: "Schorsing opheffen",
      chat_ban: "Chats verbieden",
      chat_unban: "Chats weer toestaan",
      player: "Gewone speler maken",
      director: "Toernooileider maken",
      moderator: "Moderator maken",
    },
    reason: "Reden",
    reasonHint: "Komt in het logboek en wordt de geschorste gezegd",
    doIt: "Uitvoeren",
    done: "Gedaan.",
    log: "Logboek",
    noLog: "Er is nog niets beslist.",
    operator: "de exploitant",
    acts: {
      ban: "Geschorst",
      unban: "Schorsing opgeheven",
      role: "Rol",
      close_report: "Melding gesloten",
      chat_ban: "Chats verboden",
      chat_unban: "Chats weer toegestaan",
      annul: "Rating teruggedraaid",
    },
  },

  vacation: {
    title: "Vakantie",
    lead: "Kies toernooien, een begin en een einde. Je klokken staan daar zolang stil.",
    tournaments: "Toernooien",
    none: "Je speelt in geen toernooi met vakantie.",
    figures: ({ parts, partsAllowed, days, daysAllowed, least, most }) =>
      `Delen ${parts}/${partsAllowed}, dagen ${decimal(days)}/${decimal(daysAllowed)}; een deel ${decimal(least)} tot ${count(most, { one: "# dag", other: "# dagen" })}`,
    start: "Begin",
    end: "Einde",
    date: "Datum, d.m.jjjj",
    calendar: "Kalender",
    hour: "Uur, 0 tot 23",
    midnight: "middernacht",
    zone: "Tijdzone",
    message: "Bericht aan je tegenstanders",
    ok: "OK",
    whatHappens: "Wat er gebeurt",
    nothingYet: "Kies ten minste één toernooi, een begin en een einde.",
    span: (start, end, zone) => `Van ${start} tot ${end} (${zone})`,
    lastFree: (day) => ended(`De laatste vrije dag is ${day}`),
    thenUsed: (part, parts, days, allowed) =>
      `dan deel ${part} van ${parts}, ${decimal(days)} van ${count(allowed, { one: "# dag", other: "# dagen" })} gebruikt`,
    approval: "als de wedstrijdleider het goedkeurt",
    deadlines: "Termijnen van je partijen",
    noGames: "Er loopt daar nu geen klok van jou.",
    unchanged: "blijft gelijk",
    mine: "Mijn vakanties",
    noneYet: "Je hebt nog geen vakantie.",
    edit: "Wijzigen",
    cancel: "Annuleren",
    endNow: "Nu beëindigen",
    save: "Opslaan",
    keep: "Zo laten",
    editing: (name) => `Vakantie in ${name} wijzigen`,
    stored: "Opgeslagen.",
    told: "Je tegenstanders krijgen bericht.",
    waits: "Je tegenstanders krijgen bericht als de wedstrijdleider het goedkeurt.",
    toldAndWaits:
      "Sommige tegenstanders krijgen nu bericht, de anderen als de wedstrijdleider het goedkeurt.",
    charged: "Dagen",
    onVacation: (until) => `Met vakantie tot ${until}`,
    clockStands: "de klok staat stil",
    clockStandsUntil: (until) => `de klok staat stil tot ${until}`,
    directorsWord: (reason) => `De wedstrijdleider: ${reason}`,
    expired: "Voor het begin heeft geen wedstrijdleider beslist.",
    states: {
      pending: "wacht op de wedstrijdleider",
      planned: "gepland",
      active: "loopt",
      finished: "voorbij",
      rejected: "afgewezen",
      cancelled: "geannuleerd",
    },
  },

  vacationRefusals: {
    NO_TOURNAMENT_SELECTED: "Kies ten minste één toernooi.",
    DUPLICATE_TOURNAMENT: "Het toernooi is twee keer genoemd.",
    DATE_FORMAT: "Schrijf de datum als d.m.jjjj, bijvoorbeeld 1.7.2024.",
    DATE_INVALID: "Deze dag bestaat niet in de kalender.",
    HOUR_FORMAT: "Schrijf het uur als een getal van 0 tot 23, of laat het leeg voor middernacht.",
    HOUR_OUT_OF_RANGE: "Het uur moet tussen 0 en 23 liggen.",
    TIME_ZONE_UNKNOWN: "Geen tijdzone heet zo; schrijf er een zoals Europe/Zagreb.",
    LOCAL_TIME_NONEXISTENT:
      "De klokken slaan dit uur over; neem {before_hour}:00 op {before_date} of {after_hour}:00 op {after_date}.",
    LOCAL_TIME_AMBIGUOUS: "De klokken gaan terug, dus dit uur komt twee keer.",
    MIDNIGHT_SKIPPED: "De klokken slaan deze middernacht over; het moment van de wissel geldt.",
    END_NOT_AFTER_START: "Het einde moet na het begin komen.",
    START_IN_PAST: "Het begin is al voorbij; kies een later begin.",
    START_TOO_FAR: "Een vakantie mag over hoogstens {horizon_days} d beginnen.",
    MESSAGE_TOO_LONG: "Het bericht heeft {length} tekens; {most} zijn toegestaan.",
    MESSAGE_INVALID: "Het bericht mag geen stuurtekens bevatten, behalve regeleinden.",
    TOURNAMENT_NOT_FOUND: "Dit toernooi bestaat niet.",
    NOT_A_PARTICIPANT: "U speelt niet in dit toernooi.",
    TOURNAMENT_FINISHED: "Het toernooi is afgelopen.",
    NO_ACTIVE_GAMES: "U hebt geen partijen meer in dit toernooi.",
    VACATION_NOT_ALLOWED: "Dit toernooi kent geen vakantie.",
    SPLIT_TOO_SHORT: "Het kortste deel is {min_days} d; dit deel heeft {hours}.",
    SPLIT_TOO_LONG: "Het langste deel is {max_days} d; dit deel heeft {hours}.",
    SPLITS_EXHAUSTED: "Alle delen zijn gebruikt: {splits_allowed} van {splits_allowed}.",
    DAYS_EXHAUSTED: "Gevraagd: {hours}; van {days_allowed} d is nog over: {hours_left}.",
    OVERLAPS_VACATION: "Zij overlapt een vakantie die er al is: {start} tot {end}.",
    GAP_TOO_SHORT: "Tussen twee vakanties moet {min_gap_hours} u liggen.",
    NOTICE_TOO_SHORT: "Zij moet {notice_hours} u voor het begin worden aangevraagd.",
    REASON_REQUIRED: "Schrijf een reden.",
    RETRO_TOO_FAR:
      "Vakantie kan hoogstens {retro_max_days} d met terugwerkende kracht worden gegeven.",
    VACATION_ALREADY_STARTED:
      "De vakantie is begonnen: alleen het einde kan worden verzet. Waar de toernooileider beslist, vraagt u hem om verlenging.",
    VACATION_NOT_STARTED: "De vakantie is nog niet begonnen; schrap haar in plaats daarvan.",
    VACATION_ALREADY_FINISHED:
      "De vakantie is voorbij of beslist; zij kan niet meer worden gewijzigd.",
    VACATION_NOT_FOUND: "Deze vakantie is er niet meer.",
    NOT_OWNER: "Het is de vakantie van een ander.",
    STALE_VERSION: "De vakantie is intussen gewijzigd; bekijk haar opnieuw.",
    NOT_DIRECTOR: "Dat mag alleen een leider van het toernooi.",
    DIRECTOR_CONFLICT: "Over uw eigen vakantie beslist een andere toernooileider.",
  },
  refusals: {
    "the name or the password is wrong; check both":
      "De naam of het wachtwoord klopt niet. Controleer beide.",
    "the code is wrong; take the one that is shown now":
      "De code klopt niet. Neem de code die nu wordt getoond.",
    "this code is not good (any more); wait for the next one":
      "Deze code is niet (meer) geldig. Wacht op de volgende.",
    "is not the one that your authenticator shows now; check that the clocks are right":
      "Dit is niet de code die uw authenticator nu toont. Controleer of de klokken goed staan.",
    "this account is banned: {reason}": "Dit account is geschorst, met als reden: “{reason}”.",
    "this is not your password; check it and try again":
      "Dit is niet uw wachtwoord. Controleer het en probeer het nog eens.",
    "too many tries; wait {seconds} s and try again":
      "Te veel pogingen. Wacht {seconds} s en probeer het nog eens.",
    "much is being asked for just now; try again in a moment":
      "Er wordt op dit moment erg veel gevraagd. Probeer het over een ogenblik nog eens.",
    "many people sign in just now; try again in a moment":
      "Er loggen op dit moment veel mensen in. Probeer het over een ogenblik nog eens.",
    "the name {name} is taken; choose another": "De naam {name} is al bezet. Kies een andere.",
    "a password has 8 to 1024 bytes":
      "Een wachtwoord heeft ten minste 8 tekens en hoogstens 1024 bytes.",
    "a password must not be the username": "Het wachtwoord mag niet gelijk zijn aan uw naam.",
    "this password is among the first that are guessed; take another one":
      "Dit is een van de wachtwoorden die het eerst worden geraden. Kies een ander.",
    "a username has 2 to 20 characters": "Een naam heeft 2 tot 20 tekens.",
    "names that begin with former- are kept for closed accounts":
      "Namen die met former- beginnen, zijn voorbehouden aan gesloten accounts.",
    "a username begins with a letter A to Z and has only letters, digits, - and _":
      "Een naam begint met een letter van A tot Z en bevat alleen letters, cijfers, - en _.",
    "must be an address like name@example.org": "Schrijf hier een adres zoals naam@example.org.",
    "must be a time like 22:30, or empty for none":
      "Schrijf hier een tijd zoals 22:30, of laat dit leeg.",
    "must not be empty": "Vul hier iets in.",
    "must not be empty; say it in a few words": "Zeg het hier in een paar woorden.",
    "must not be empty; write something": "Schrijf hier iets.",
    "must be one line without control characters": "Schrijf dit op één regel, zonder stuurtekens.",
    "must be one line without control characters; remove what cannot be seen":
      "Schrijf dit op één regel, zonder stuurtekens. Haal weg wat niet te zien is.",
    "may be at most {most} characters long": "Dit mag hoogstens {most} tekens lang zijn.",
    "may have {most} characters at most; shorten it":
      "Dit mag hoogstens {most} tekens hebben. Maak het korter.",
    "this site asks your role for a second factor, and a token has none: sign in with its code":
      "Deze site vraagt voor uw rol een tweede factor, en een API-sleutel heeft er geen. Meld u aan met zijn code.",
    "this site asks your role for a second factor, and you signed in before yours was on: sign in anew with its code":
      "Deze site vraagt voor uw rol een tweede factor, en u hebt zich aangemeld voordat de uwe aanstond. Meld u opnieuw aan met zijn code.",
    "this site asks your role for a second factor: switch yours on in your account, sign in anew with its code, then do this":
      "Deze site vraagt voor uw rol een tweede factor. Zet hem aan in uw account en meld u opnieuw aan met zijn code.",
    "must be in the future": "Kies een tijdstip in de toekomst.",
    "is asked for to change the e-mail address; give yours":
      "Geef uw wachtwoord om het e-mailadres te wijzigen.",
    "is asked for to change the address; give yours":
      "Geef uw wachtwoord om het adres te wijzigen.",
    "is one whose reader has told this site not to write there; take another one":
      "Wie daar post leest, wil er geen van deze site. Neem een ander adres.",
    "this name could be taken for the site's own people; choose another":
      "Deze naam klinkt als die van de leiding van deze site. Kies een andere.",
    "this account is gone; make a new one":
      "Dit account bestaat niet meer. Maak een nieuw account aan.",
    "there is no such account": "Dit account bestaat niet.",
    "this link is used up or too old; ask for a new one":
      "Deze link is al gebruikt of te oud. Vraag een nieuwe aan.",
    "this link was never given; look at it again": "Deze link klopt niet. Kijk hem nog eens na.",
    "your account has no e-mail address; set one first":
      "Uw account heeft geen e-mailadres. Vul eerst een adres in.",
    "a second factor is in use; remove it before a new one":
      "Er is al een tweede factor. Zet die uit voordat u een nieuwe instelt.",
    "no second factor has been begun; begin one first":
      "U bent nog niet begonnen een tweede factor in te stellen. Doe dat eerst.",
    "you have no such session; it may have ended by itself":
      "Daar bent u niet ingelogd. Misschien is die aanmelding vanzelf geëindigd.",
    "you have no such token; it may have been revoked already":
      "U hebt deze API-sleutel niet. Misschien is hij al ingetrokken.",
    "you have an account already": "U hebt al een account.",
    "you are signed in; play with your own name": "U bent ingelogd. Speel onder uw eigen naam.",
    "guests cannot do this; sign up first and keep your games":
      "Gasten kunnen dit niet. Registreer u eerst; uw partijen blijven van u.",
    "sign in, or send a token as 'Authorization: Bearer …'": "Log eerst in.",
    "sign in to play; you are looking on": "U kijkt nu alleen toe. Log in om te spelen.",
    "no player has this name; check the spelling":
      "Er is geen speler met die naam. Controleer de spelling.",
    "must be a player's name; check the spelling":
      "Schrijf hier de naam van een speler. Controleer de spelling.",
    "you cannot block yourself; name another player":
      "U kunt uzelf niet blokkeren. Noem een andere speler.",
    "guests play casual games by a link; leave opponent out and rated false, or sign up":
      "Gasten spelen vriendschappelijke partijen via een link. Kies een vriendschappelijke partij via een link, of registreer u.",
    "the computer is not asked; begin a game with it on the front page (POST /api/v1/computer-games)":
      "De computer wordt niet uitgedaagd. Begin een partij met hem op de voorpagina.",
    "the computer plays casual games": "De computer speelt vriendschappelijke partijen.",
    "the computer is not ready yet; try again in a moment":
      "De computer is nog niet klaar. Probeer het zo dadelijk opnieuw.",
    "guests play by a link; make one and send it to him":
      "Gasten spelen via een link. Maak er een en stuur die aan de gast.",
    "guests play by a link; sign up to use the lobby":
      "Gasten spelen via een link. Registreer u om verzoeken te plaatsen en aan te nemen.",
    "you cannot challenge yourself; name another player":
      "U kunt uzelf niet uitdagen. Noem een andere speler.",
    "there is no such challenge (any more); it may have been accepted or withdrawn":
      "Deze uitdaging is er niet (meer). Misschien is ze aangenomen of ingetrokken.",
    "the challenge was withdrawn, declined or taken already":
      "De uitdaging is al ingetrokken, afgewezen of aangenomen.",
    "this is your own challenge; wait for the answer":
      "Dit is uw eigen uitdaging. Wacht op het antwoord.",
    "only the player who was challenged may decline":
      "Alleen wie is uitgedaagd, kan de uitdaging afwijzen.",
    "only the player who made a challenge may withdraw it":
      "Alleen wie de uitdaging heeft gedaan, kan haar intrekken.",
    "somebody was faster or the seek was withdrawn; choose another one":
      "Iemand anders was sneller of het verzoek is ingetrokken. Kies een ander verzoek.",
    "this game has had as many offers and gifts of time as it can hold; make moves":
      "In deze partij is zo vaak iets aangeboden en tijd gegeven als kan. Doe zetten.",
    "another live game of yours is about to begin; play that one":
      "Er begint al een andere partij van u. Speel die.",
    "you have 20 open challenges; withdraw one first":
      "U hebt al 20 open uitdagingen. Trek er eerst een in.",
    "you have 10 open challenges to this player; wait for an answer":
      "U hebt deze speler al 10 keer uitgedaagd. Wacht op een antwoord.",
    "this player has as many open challenges as there may be; try again later":
      "Deze speler heeft zo veel open uitdagingen als kan. Probeer het later opnieuw.",
    "your notes are as long as they may be, 5 MB altogether; shorten some first":
      "Uw notities zijn samen zo lang als mag (5 MB). Kort er eerst een paar in.",
    "guests write notes in their own games; make an account for others":
      "Gasten schrijven notities bij hun eigen partijen. Maak voor andere een account.",
    "guests play 3 games with the computer at a time; finish one first":
      "Gasten spelen hoogstens 3 partijen tegelijk tegen de computer. Maak er eerst een af.",
    "you play 20 games with the computer at a time; finish one first":
      "U speelt al 20 partijen tegelijk tegen de computer. Maak er eerst een af.",
    "you have 50 tokens; revoke one first": "U hebt al 50 tokens. Trek er eerst een in.",
    "must have no NUL; remove what cannot be seen":
      "Hier staat een onzichtbaar teken (NUL). Haal het weg.",
    "you have 5 open seeks; withdraw one first":
      "U hebt al 5 open verzoeken. Trek er eerst een in.",
    "this is your own seek; wait until somebody takes it":
      "Dit is uw eigen verzoek. Wacht tot iemand het aanneemt.",
    "only the player who made a seek may withdraw it":
      "Alleen wie het verzoek heeft geplaatst, kan het intrekken.",
    "this seek is for other ratings than yours, {rating}; choose another one":
      "Dit verzoek is niet voor uw rating ({rating}). Kies een ander verzoek.",
    "you have blocked this player; unblock him first":
      "U hebt deze speler geblokkeerd. Deblokkeer de speler eerst.",
    "this player cannot play now; choose another one":
      "Deze speler kan nu niet spelen. Kies een andere speler.",
    "this player takes no games with you; choose another one":
      "Deze speler speelt geen partijen met u. Kies een andere speler.",
    "between a bot and a human only casual games are played":
      "Tussen een bot en een mens worden alleen vriendschappelijke partijen gespeeld.",
    "rated games need an account on both sides; play a casual one":
      "Voor partijen met rating is aan beide kanten een account nodig. Speel een vriendschappelijke partij.",
    "a rated game starts from the usual position":
      "Een partij met rating begint vanuit de gewone beginstand.",
    "the game would be over at once; each side needs a piece":
      "De partij zou meteen afgelopen zijn. Elke kant heeft een stuk nodig.",
    "the game would be over at once; the side to move has no move":
      "De partij zou meteen afgelopen zijn, want wie aan zet is, heeft geen zet.",
    "there are more games in this text than are read at once; take a part of it":
      "In deze tekst staan meer partijen dan er in één keer gelezen worden. Neem een deel ervan.",
    "there are more than {count} moves in this text; take a part of it":
      "In deze tekst staan meer dan {count} zetten. Neem een deel ervan.",
    "a game has more than {count} tags; take a part of it":
      "Een partij heeft meer dan {count} tags. Neem een deel ervan.",
    "walking the captures of these games takes too long; take a part of them":
      "De slagen van deze partijen uitrekenen duurt te lang. Neem een deel ervan.",
    "There are more faults here than are listed": "Hier zijn meer fouten dan er genoemd worden.",
    "A move that is not known ends what is read of this line":
      "Een onbekende zet: verder wordt deze reeks niet gelezen.",
    "A change of the position between / / ends what is read of this line":
      "Een andere stand tussen / /: verder wordt deze reeks niet gelezen.",
    "Expected a move in whose place this variation could be played":
      "Er is geen zet waarvoor deze variant in de plaats kan komen.",
    "The move in whose place this is played could not be read":
      "De zet waarvoor dit in de plaats komt, kon niet gelezen worden.",
    "The squares are counted from the other end of the board: they are turned round":
      "De velden zijn vanaf de andere kant van het bord geteld; ze zijn omgedraaid.",
    "Variations inside each other deeper than {count} are not read":
      "Varianten die dieper dan {count} in elkaar zitten, worden niet gelezen.",
    "The tag Result says {tag}, the end of the moves {end}, which is taken":
      "De tag Result zegt {tag}, het einde van de zetten {end}. Dat laatste geldt.",
    "The board says {board}, the game {game}, which is taken":
      "Het bord zegt {board}, de partij {game}. Dat laatste geldt.",
    '"{text}" can mean several captures: {move} is taken, after which alone the rest is legal':
      "„{text}” kan meerdere slagen betekenen. Genomen is {move}: alleen daarna is de rest toegestaan.",
    "there are too many captures to play from this position; take some pieces off":
      "Deze stand heeft te veel slagen om vanaf te spelen. Haal een paar stukken weg.",
    "the game would be drawn at once; set up another position":
      "De partij zou meteen remise zijn. Zet een andere stand op.",
    "it is the opponent's turn; wait for the move": "De tegenstander is aan zet. Wacht op de zet.",
    "you are on vacation in this tournament; end the vacation before you move":
      "U bent in dit toernooi met vakantie. Beëindig de vakantie voordat u een zet doet.",
    "the game is over; ask for its record instead": "De partij is afgelopen.",
    "the game is over; no more moves are made in it":
      "De partij is afgelopen. Er kan geen zet meer worden gedaan.",
    "the time was up before this arrived; the game is over":
      "De tijd was om voordat dit aankwam. De partij is afgelopen.",
    "the director has paused this game; wait until it goes on":
      "De toernooileider heeft de partij onderbroken. Wacht tot ze verdergaat.",
    "the game is at ply {ply}, the move was made for ply {made}; look at the position again":
      "De partij is intussen verdergegaan. Bekijk de stand opnieuw.",
    "the game is at ply {ply}, the lines were made for ply {made}; look at the position again":
      "De partij is intussen verdergegaan. Bekijk de stand opnieuw.",
    "the game is at version {version}; look at it again":
      "De partij is intussen verdergegaan. Bekijk haar opnieuw.",
    "the game has moved on; look at it again":
      "De partij is intussen verdergegaan. Bekijk haar opnieuw.",
    "under this ruleset a draw may be agreed only after both sides have made {needed} moves":
      "Volgens dit reglement mag remise pas na zet {needed} van beide kanten worden overeengekomen.",
    "in this tournament a draw may be agreed only after both sides have made {needed} moves":
      "In dit toernooi mag remise pas na zet {needed} van beide kanten worden overeengekomen.",
    "your offer already stands; wait for the answer": "Uw aanbod staat al. Wacht op het antwoord.",
    "your last offer was declined; now it is the opponent's turn to offer":
      "Uw laatste aanbod is afgewezen. Nu is het aan de tegenstander om aan te bieden.",
    "a takeback is asked for; that is answered first":
      "Er is gevraagd een zet terug te nemen. Dat moet eerst worden beantwoord.",
    "a draw is claimed on one's own turn": "Remise kunt u alleen claimen als u aan zet bent.",
    "no rule makes this position a draw; offer one instead":
      "Geen regel maakt deze stand remise. Bied in plaats daarvan remise aan.",
    "the opponent offers no draw; offer one yourself":
      "De tegenstander biedt geen remise aan. Bied zelf remise aan.",
    "both sides have moved; resign or offer a draw instead":
      "Beide kanten hebben al een zet gedaan. Geef op of bied remise aan.",
    "not both sides have moved; abort the game instead":
      "Beide kanten moeten eerst een zet hebben gedaan. Breek de partij in plaats daarvan af.",
    "there is no time limit in this game": "Deze partij heeft geen tijdslimiet.",
    "the opponent has as much time as there can be":
      "De tegenstander heeft al zoveel tijd als mogelijk is.",
    "by correspondence only the clock can be claimed on":
      "In een correspondentiepartij beslist alleen de klok. Wacht tot de tijd van uw tegenstander om is.",
    "the opponent is here": "De tegenstander is aanwezig.",
    "the opponent has left only just; claim in {seconds} s":
      "De tegenstander is nog maar net weggegaan. Over {seconds} s kunt u winst opeisen of remise maken.",
    "the rematch has begun already": "De revanche is al begonnen.",
    "your offer already stands": "Uw aanbod staat al.",
    "the opponent offers a rematch; accept that":
      "De tegenstander biedt al een revanche aan. Neem die aan.",
    "your offer was declined; now it is the opponent's turn to offer":
      "Uw aanbod is afgewezen. Nu is het aan de tegenstander om aan te bieden.",
    "the opponent offers no rematch; offer one yourself":
      "De tegenstander biedt geen revanche aan. Bied er zelf een aan.",
    "the game is not over yet": "De partij is nog niet afgelopen.",
    "in a rated game no move is taken back":
      "In een partij met rating worden geen zetten teruggenomen.",
    "you have made no move yet": "U hebt nog geen zet gedaan.",
    "your request already stands; wait for the answer":
      "Uw verzoek staat al. Wacht op het antwoord.",
    "the opponent asks for a takeback; answer that first":
      "De tegenstander wil een zet terugnemen. Antwoord daar eerst op.",
    "your draw offer stands; wait for the answer":
      "Uw remiseaanbod staat nog. Wacht op het antwoord.",
    "the opponent offers a draw; answer that first":
      "De tegenstander biedt remise aan. Antwoord daar eerst op.",
    "your request was declined; ask again after the next move":
      "Uw verzoek is afgewezen. Vraag het na de volgende zet opnieuw.",
    "without what the moves had brought a clock would show less than 15 s (a day by correspondence), so they stay":
      "De zetten blijven staan: zonder de tijd die ze opleverden, zou een klok minder dan 15 s aangeven (in een correspondentiepartij minder dan een dag).",
    "the opponent asks for no takeback":
      "De tegenstander heeft niet gevraagd een zet terug te nemen.",
    "only a live game with a base time can be played with half of it":
      "Alleen een livepartij met een basistijd kan met de halve tijd worden gespeeld.",
    "you play with half of your time already": "U speelt al met de halve tijd.",
    "you have moved; half of the time is given away before":
      "U hebt al een zet gedaan. De halve tijd kunt u alleen vóór uw eerste zet kiezen.",
    "you have thought for half of your time already; play on with the rest":
      "U hebt al de helft van uw tijd verbruikt. Speel met de rest verder.",
    "half of the time is given away in arenas alone":
      "Alleen in arena's kan met de halve tijd worden gespeeld.",
    "a game of a tournament is not aborted; resign, or ask the director":
      "Een toernooipartij wordt niet afgebroken. Geef op, of vraag het aan de toernooileider.",
    "in a tournament no move is taken back": "In een toernooi worden geen zetten teruggenomen.",
    "in a tournament the director alone gives time":
      "In een toernooi geeft alleen de toernooileider tijd.",
    "a game of a tournament has no rematch; challenge your opponent":
      "Na een toernooipartij is er geen revanche. Daag uw tegenstander uit.",
    "only the two players of this game may do this":
      "Dat mogen alleen de twee spelers van deze partij.",
    "too much is happening in this game; try again in a moment":
      "Er gebeurt te veel tegelijk in deze partij. Probeer het over een ogenblik nog eens.",
    "conditional moves are for correspondence games; in live play use premoves":
      "Voorwaardelijke zetten zijn er voor correspondentiepartijen. In een livepartij kunt u een zet vooraf spelen.",
    "there are {lines} lines; at most {most} may be given":
      "Er zijn {lines} varianten; hoogstens {most} zijn toegestaan.",
    "a moderator has closed the chats to you: {reason}":
      "Een moderator heeft u de chats verboden, met als reden: “{reason}”.",
    "make an account to chat with spectators":
      "Maak een account aan om met toeschouwers te chatten.",
    "the spectators' chat opens to the players when the game has ended":
      "De chat van de toeschouwers gaat voor de spelers open als de partij is afgelopen.",
    "this chat is for the two players; write to the spectators'":
      "Deze chat is voor de twee spelers. Schrijf in die van de toeschouwers.",
    "you have written a lot; wait {seconds} s and send it again":
      "U hebt veel geschreven. Wacht {seconds} s en verstuur het dan nog eens.",
    "every place is taken": "Alle plaatsen zijn bezet.",
    "the tournament is over": "Het toernooi is afgelopen.",
    "the tournament has begun, and late entry is not open":
      "Het toernooi is begonnen en inschrijven kan niet meer.",
    "this player has entered already": "Deze speler is al ingeschreven.",
    "you have asked; wait for the director": "U hebt het al gevraagd. Wacht op de toernooileider.",
    "the director has decided against it": "De toernooileider heeft de deelname geweigerd.",
    "somebody else has this player's seat now": "Iemand anders heeft nu de plaats van deze speler.",
    "who has left a tournament that runs cannot come back":
      "Wie een lopend toernooi heeft verlaten, kan niet terugkomen.",
    "the password is not right; ask the director for it":
      "Het wachtwoord klopt niet. Vraag het aan de toernooileider.",
    "this tournament is for ratings from {rating}": "Dit toernooi is voor ratings vanaf {rating}.",
    "this tournament is for ratings up to {rating}": "Dit toernooi is voor ratings tot {rating}.",
    "this player does not wait for an answer": "Deze speler wacht niet op een antwoord.",
    "this player is not in the tournament": "Deze speler doet niet mee aan dit toernooi.",
    "programs do not play in rated tournaments; enter a casual one":
      "Programma's spelen niet in toernooien die voor de rating tellen. Kies een vriendschappelijk toernooi.",
    "half-point byes are given by a director; ask for one, or for a bye without":
      "Een vrije ronde met een half punt kan alleen een toernooileider geven. Vraag de toernooileiding erom, of neem een vrije ronde zonder punten.",
    "only in a Swiss can a round be left out":
      "Alleen in een Zwitsers toernooi kan een ronde worden overgeslagen.",
    "round {round} has been drawn already": "Ronde {round} is al ingedeeld.",
    "there will be {rounds} rounds only":
      "Zoveel ronden zijn er niet: ronde {rounds} is de laatste.",
    "name each round once": "Noem elke ronde maar één keer.",
    "only the player or a director may do this":
      "Dat mag alleen de speler zelf of een toernooileider.",
    "only the directors of this tournament may do this":
      "Dat mogen alleen de leiders van dit toernooi.",
    "only a director of the tournament may do this": "Dat mag alleen een leider van het toernooi.",
    "only its players may bring a game before the directors":
      "Alleen de spelers van een partij kunnen haar aan de toernooileiding voorleggen.",
    "this game waits for the directors already; they will answer you":
      "Deze partij ligt al bij de toernooileiding. U krijgt antwoord.",
    "the tournament has moved on; look at it again":
      "Het toernooi is intussen verdergegaan. Bekijk het opnieuw.",
    "the tournament is at version {version}; look at it again":
      "Het toernooi is intussen verdergegaan. Bekijk het opnieuw.",
    "there is no such tournament": "Dit toernooi bestaat niet.",
    "there is no tournament {id} here": "Toernooi {id} bestaat hier niet.",
    "there is no game {id} here": "Partij {id} bestaat hier niet.",
    "there is no game of this id; check the address":
      "Deze partij bestaat niet. Controleer het adres.",
    "the tournament has been started already": "Het toernooi is al gestart.",
    "a tournament needs two players at least": "Een toernooi heeft ten minste twee spelers nodig.",
    "a match is between two players": "Een match gaat tussen twee spelers.",
    "a round robin has 100 players at most": "Een round robin heeft hoogstens 100 spelers.",
    "round {round} has been drawn; publish it":
      "Ronde {round} is al ingedeeld. Publiceer haar eerst.",
    "round {round} is not over yet": "Ronde {round} is nog niet afgelopen.",
    "every round has been drawn": "Alle ronden zijn al ingedeeld.",
    "every round has been drawn; finish the tournament":
      "Alle ronden zijn al ingedeeld. Sluit het toernooi af.",
    "fewer than two players are left; admit players or finish the tournament":
      "Er zijn minder dan twee spelers over. Laat spelers toe of sluit het toernooi af.",
    "a game of the last round is still open; wait for it or rule it":
      "Een partij van de vorige ronde is nog niet afgelopen. Wacht die af of stel de uitslag vast.",
    "no pairing is left that the rules allow (no second meeting, colours, byes, pairs kept apart): lift a forbidden pair, grant byes, or end the tournament here":
      "De regels laten geen indeling meer toe (geen tweede ontmoeting, kleuren, vrije ronden, gescheiden paren). Sta een verboden paar toe, geef spelers een ronde vrij of sluit het toernooi hier af.",
    "only the last round can be discarded, before it is published":
      "Alleen de laatste ronde kan worden verworpen, en alleen voordat ze is gepubliceerd.",
    "there is no such round; draw it first": "Deze ronde is er nog niet. Deel haar eerst in.",
    "the round has been published already": "De ronde is al gepubliceerd.",
    "the tournament is not running": "Het toernooi loopt niet.",
    "the tournament is not paused": "Het toernooi is niet onderbroken.",
    "there are games without a result; give them one first":
      "Er zijn partijen zonder uitslag. Stel eerst hun uitslag vast.",
    "the tournament has begun; finish it instead":
      "Het toernooi is al begonnen. Sluit het in plaats daarvan af.",
    "something went wrong here; try again in a moment":
      "Hier is iets misgegaan. Probeer het over een ogenblik nog eens.",
    "the server could not store this; try again, it is done at most once":
      "De server kon dit niet opslaan. Probeer het nog eens; het wordt hoogstens één keer uitgevoerd.",
    "the server is stopping; try again when it is back":
      "De server wordt gestopt. Probeer het nog eens als hij terug is.",
    "the server is writing too much at once; try again in a moment":
      "De server heeft te veel tegelijk op te slaan. Probeer het over een ogenblik nog eens.",
    "the database could not be read; try again in a moment":
      "De database kon niet worden gelezen. Probeer het over een ogenblik nog eens.",
    "the game could not be read; try again in a moment":
      "De partij kon niet worden gelezen. Probeer het over een ogenblik nog eens.",
    "the game could not be read; send the same command again":
      "De partij kon niet worden gelezen. Probeer het nog eens.",
    "the tournament could not be read; try again in a moment":
      "Het toernooi kon niet worden gelezen. Probeer het over een ogenblik nog eens.",
    "the tournament could not be read; do the same again":
      "Het toernooi kon niet worden gelezen. Probeer het nog eens.",
    "the chat could not be read; try again in a moment":
      "De chat kon niet worden gelezen. Probeer het over een ogenblik nog eens.",
    "Something went wrong here.": "Hier is iets misgegaan.",
    "The server stops; ask again in a moment.":
      "De server wordt gestopt. Probeer het over een ogenblik nog eens.",
    "must be from {least} to {most}": "Vul hier een getal van {least} tot en met {most} in.",
    "must be from {least} to {most}, or give first_to":
      "Vul hier een getal van {least} tot en met {most} in, of geef op hoeveel punten de match winnen.",
    "must be from {least} to {most} in a round robin":
      "In een round robin moet dit een getal van {least} tot en met {most} zijn.",
    "is for games that are shown delayed": "Dit kan alleen bij partijen die later worden getoond.",
    "is for an arena alone": "Deze instelling is er alleen voor een arena.",
    "is for a match alone": "Deze instelling is er alleen voor een match.",
    "is for a round robin alone": "Deze instelling is er alleen voor een round robin.",
    "is for a Swiss alone": "Deze instelling is er alleen voor een Zwitsers toernooi.",
    "is for openings that are drawn": "Een tabel is er alleen voor openingen die worden geloot.",
    "is for rounds at intervals": "Deze instelling is er alleen voor ronden met tussenpozen.",
    "is for games with an increment that go on until somebody wins":
      "De klokken kunnen alleen doorlopen bij partijen met een toeslag, in een stap die doorgaat tot iemand wint.",
    "must be 1 in an arena": "In een arena bestaat een ontmoeting uit één partij. Vul hier 1 in.",
    "must be 2 in a match": "Een match gaat tussen twee spelers. Vul hier 2 in.",
    "must not give more for a draw than for a win, or less than for a loss":
      "Remise mag niet meer punten opleveren dan winst, en niet minder dan verlies.",
    "must have 1 to 12 games each, and points from 0 to 100":
      "Elke stap moet 1 tot 12 partijen hebben, en punten van 0 tot 100.",
    "must have none after the one that goes on until somebody wins":
      "Na de stap die doorgaat tot iemand wint, mag er geen andere meer komen.",
    "must not name one twice": "Noem elke tiebreak maar één keer.",
    "must not be below min_rating": "De hoogste rating mag niet onder de laagste liggen.",
    "must not be below min_days": "Het langste deel mag niet korter zijn dan het kortste.",
    "must have 1 to 1000 openings": "De tabel moet 1 tot 1000 openingen bevatten.",
    "is missing; give one or let players in without":
      "Geef een wachtwoord op, of laat spelers zonder wachtwoord toe.",
    "is missing; it says when the tournament is full":
      "Vul het hoogste aantal spelers in. Daarmee staat vast wanneer het toernooi vol is.",
    "is missing; it says when the tournament begins": "Vul in wanneer het toernooi begint.",
    "must not be interval where rounds are not drawn one by one":
      "Ronden met tussenpozen kunnen alleen als de ronden één voor één worden ingedeeld. Kies iets anders.",
    "must be from a minute to 60 days":
      "Kies een tussenpoos van ten minste één minuut en hoogstens 60 dagen.",
    "must be live where the tournament's is, and only there":
      "Kies voor een stap een bedenktijd voor livepartijen als het toernooi live wordt gespeeld, en anders een voor correspondentie.",
    "must be false in games without a time limit":
      "Een partij zonder tijdslimiet kan niet voor de rating tellen. Kies “Vriendschappelijk”.",
    "may be 100 at most": "Er zijn hoogstens 100 prijzen toegestaan.",
    "must have 1 to {most} characters": "Dit moet 1 tot {most} tekens lang zijn.",
    "must be one of live play in an arena":
      "In een arena wordt live gespeeld. Kies een bedenktijd voor livepartijen.",
    "must be false in a game without a time limit":
      "Een partij zonder tijdslimiet kan niet voor de rating tellen. Kies “Vriendschappelijk”.",
    "base_ms must be at least 1000, or 0 with an increment_ms of at least 1000":
      "De basistijd moet ten minste één seconde zijn, of nul met een toeslag van ten minste één seconde.",
    "base_ms and increment_ms may be at most 365 days":
      "De basistijd en de toeslag mogen elk hoogstens 365 dagen zijn.",
    "cap_ms must be at least the time at the start and at most 365 days":
      "Het maximum op de klok moet ten minste de tijd bij het begin zijn, en hoogstens 365 dagen.",
    "time_ms must be between 1000 and 365 days":
      "De bedenktijd moet ten minste één seconde en hoogstens 365 dagen zijn.",
    "moves must be between 1 and 1000": "Het aantal zetten moet tussen 1 en 1000 liggen.",
    "sessions must be a list of 1 to 10": "Geef ten minste één en hoogstens 10 perioden op.",
    "grace_ms must be between 0 and 365 days":
      "De vrije tijd in elke zet moet tussen 0 en 365 dagen liggen.",
    "must be from a second to 365 days": "Voeg ten minste één seconde en hoogstens 365 dagen toe.",
    "must have 1 to 4000 characters": "Het bericht moet 1 tot 4000 tekens lang zijn.",
    "the tournament is over, and its best have gone on; a director of the next stage can take them out there":
      "Het toernooi is afgelopen en de besten zijn al doorgegaan. Een leider van de volgende fase kan hen daar eruit nemen.",
    "the tournament is over; nothing of it changes any more":
      "Het toernooi is afgelopen. Er kan niets meer aan worden gewijzigd.",
    "while it runs only its name, stage, description, prizes, who goes on, schedule, tie-breaks, vacations, late entry, whether directors need a second factor, when games are shown and the number of rounds of a Swiss can change":
      "Zolang het toernooi loopt, kan alleen dit worden gewijzigd: naam, fase, beschrijving, prijzen, wie doorgaat, wanneer de volgende ronde begint, tiebreaks, vakanties, inschrijving na het begin, of toernooileiders een tweede factor nodig hebben, wanneer toeschouwers de partijen zien, en het aantal ronden van een Zwitsers toernooi.",
    "whose clock stands still in a vacation can change only until the first one of the tournament has begun":
      "Wiens klok tijdens een vakantie stilstaat, kan alleen worden gewijzigd zolang in dit toernooi nog geen vakantie is begonnen.",
    "more players than that have entered already":
      "Er zijn al meer spelers ingeschreven. Kies een hoger aantal.",
    "more rounds than that have been drawn already":
      "Er zijn al meer ronden ingedeeld. Kies een hoger aantal.",
    "somebody must direct the tournament":
      "Het toernooi moet ten minste één toernooileider hebben.",
    "before the start let the one leave and enter the other":
      "Vóór het begin kan niemand worden vervangen. Laat de ene speler zich terugtrekken en schrijf de andere in.",
    "this player has no seat that could be taken over":
      "Deze speler heeft geen plaats die kan worden overgenomen.",
    "who takes over must not have played in this tournament":
      "Wie een plaats overneemt, mag nog niet in dit toernooi hebben gespeeld.",
    "in an arena everybody may enter":
      "In een arena hoeft niemand te worden vervangen, want iedereen kan meedoen.",
    "only in a Swiss can players be kept apart":
      "Alleen in een Zwitsers toernooi kunnen spelers uit elkaar worden gehouden.",
    "500 pairs at most can be kept apart": "Hoogstens 500 paren kunnen uit elkaar worden gehouden.",
    "a pair to be kept apart is two players of the tournament":
      "Noem twee verschillende spelers van het toernooi om uit elkaar te houden.",
    "an arena pairs those who wait, not rounds":
      "In een arena worden geen ronden ingedeeld, maar de spelers die wachten.",
    "waves are drawn in an arena that runs": "In een arena wordt alleen ingedeeld zolang ze loopt.",
    "the arena's time is up; nobody is paired any more":
      "De tijd van de arena is om. Er wordt niemand meer ingedeeld.",
    "the next stage has begun already": "De volgende fase is al begonnen.",
    "the next stage has fewer places left than go on":
      "In de volgende fase zijn minder plaatsen vrij dan er spelers doorgaan.",
    "the tournament has no such game": "Deze partij hoort niet bij het toernooi.",
    "this tournament has no such game": "Deze partij hoort niet bij dit toernooi.",
    "the tournament was cancelled": "Het toernooi is afgelast.",
    "a result cannot be taken back to none":
      "Een uitslag kan niet worden gewist. Stel een andere uitslag vast.",
    "this is the game's result already": "De partij heeft deze uitslag al.",
    "the game is over": "De partij is afgelopen.",
    "the game is paused already": "De partij is al onderbroken.",
    "the game is not paused": "De partij is niet onderbroken.",
    "the game is paused; let it go on first": "De partij is onderbroken. Hervat haar eerst.",
    "there is no time limit in this tournament":
      "De partijen van dit toernooi hebben geen tijdslimiet.",
    "this game is not under way": "Deze partij is niet bezig.",
    "no game is under way": "Er is geen partij bezig.",
    "nobody has entered whom it could reach":
      "Er is nog niemand ingeschreven die het bericht kan krijgen.",
    "is no player's name here; check the spelling":
      "Er is geen speler met deze naam. Controleer de spelling.",
    "is a program, which plays in casual tournaments alone":
      "Dit is een programma. Programma's spelen alleen in vriendschappelijke toernooien.",
    "only the directors of this tournament may enter others":
      "Alleen de leiders van dit toernooi mogen anderen inschrijven.",
    "only the directors of this tournament see this":
      "Alleen de leiders van dit toernooi kunnen dit zien.",
    "must be a player's name; check it":
      "Schrijf hier de naam van een speler. Controleer de spelling.",
    "must be players' names; check them": "Schrijf hier namen van spelers. Controleer de spelling.",
    "must not be a program in a rated tournament":
      "Programma's spelen niet in toernooien die voor de rating tellen. Noem een andere speler.",
    "is missing; the players will read it":
      "Schrijf hier een reden. De spelers krijgen die te lezen.",
    "must be a tournament that you direct": "Kies een toernooi waarvan u toernooileider bent.",
    "must be a tournament that has not begun": "Kies een toernooi dat nog niet is begonnen.",
    "the directors of this tournament act with a second factor; {then}":
      "In dit toernooi treden toernooileiders alleen met een tweede factor op. Zet de uwe aan in uw account, log opnieuw in met de code en doe dit dan nog eens.",
    "only directors may do this; an admin can make you one":
      "Dat mogen alleen toernooileiders. Een beheerder kan u toernooileider maken.",
    "only moderators may do this": "Dat mogen alleen moderatoren.",
    "only admins may do this": "Dat mogen alleen beheerders.",
    "this is not for you to decide about one of this role":
      "Over iemand met deze rol mag u hier niet beslissen.",
    "cannot be admin here: the operator makes admins with crownhead user role":
      "Beheerders kunnen hier niet worden gemaakt. Dat doet de exploitant met “crownhead user role”.",
    "there is no such open report; look again":
      "Deze melding is niet (meer) open. Bekijk de meldingen opnieuw.",
    "there is no such open dispute; look again":
      "Dit geschil is niet (meer) open. Bekijk het toernooi opnieuw.",
    "there is no such game; check its number": "Deze partij bestaat niet. Controleer het nummer.",
    "this player is not banned": "Deze speler is niet geschorst.",
    "this player is not banned from chats": "Voor deze speler zijn de chats niet verboden.",
    "this game has changed no rating; only finished rated games can be annulled":
      "Deze partij heeft geen rating veranderd. Alleen afgelopen partijen met rating kunnen worden geannuleerd.",
    "sign in to see your own games, or name a player":
      "Log in om uw eigen partijen te zien, of noem een speler.",
    "sign in to read the chat of your own games":
      "Log in om de chat van uw eigen partijen te lezen.",
    "sign in to follow what concerns you": "Log in om te volgen wat u aangaat.",
    "you have no such webhook; it may have been deleted already":
      "U hebt deze webhook niet. Misschien is hij al verwijderd.",
    "you have 10 webhooks; delete one first": "U hebt al 10 webhooks. Verwijder er eerst een.",
    "this webhook is off; turn it on again first":
      "Deze webhook staat uit. Zet hem eerst weer aan.",
    "too much waits to be delivered there; wait a little":
      "Er wacht daar te veel op aflevering. Wacht even.",
    "an account that has begun a game cannot become a bot; make a new one":
      "Een account dat al een partij is begonnen, kan geen bot meer worden. Maak een nieuw account aan.",
    "The request was dropped without an answer.":
      "De server heeft hierop niet geantwoord. Probeer het nog eens.",
    "the clocks run again already; stop them anew instead":
      "De klokken lopen al weer. Zet ze in plaats daarvan opnieuw stil.",
    "must lie in the years 2000 to 2099, as milliseconds of UTC":
      "Het jaar moet tussen 2000 en 2099 liggen.",
    "Expected {what} at column {column} of the FEN, as in {example}.":
      "De FEN is vanaf teken {column} niet te begrijpen. Zo ziet er een uit: {example}.",
    "The FEN has two pieces on {square}.": "In de FEN staan twee stukken op {square}.",
    "A man of {color} cannot stand on {square}, its last row: write K{again} for a king.":
      "Op {square} kan geen schijf staan, daar zou het een dam zijn. Schrijf K{again} voor een dam.",
    '"{text}" is no move of {variant}: two or more squares are expected, as in {example}':
      "‘{text}’ is geen zet. Noem twee of meer velden, zoals 32-28 of c3-d4.",
    '"{text}" can mean {moves}: name the squares where the capture turns.':
      "‘{text}’ kan van alles betekenen: {moves}. Noem de velden waar de slag afbuigt.",
    "The side to move has no legal move.": "Wie aan zet is, heeft geen reglementaire zet.",
    '"{text}" is not legal here; legal is {moves}.': "‘{text}’ mag hier niet. Wel mag: {moves}.",
    "Expected a result or * before the tags of the next game":
      "Voor de tags van de volgende partij ontbreekt een uitslag of *.",
    "Expected moves or * before the tags of the next game":
      "Voor de tags van de volgende partij ontbreken zetten of *.",
    "The tag {name} stands here a second time": "De tag {name} staat hier voor de tweede keer.",
    "The comment that begins here has no }":
      "Bij het commentaar dat hier begint, ontbreekt de } aan het einde.",
    "The variation that begins here has no )":
      "Bij de variant die hier begint, ontbreekt de ) aan het einde.",
    "Expected 1/2-1/2 for a draw, found {found}":
      "Remise schrijft men als 1/2-1/2. Hier staat {found}.",
    "Expected a result such as 1-0 or 2-0, found {found}":
      "Hier hoort een uitslag zoals 1-0 of 2-0 te staan. Er staat {found}.",
    "Expected a dot behind the move number {number}":
      "Achter het zetnummer {number} ontbreekt een punt.",
    "Expected a move, a comment or a result, found {found}":
      "Hier hoort een zet, commentaar of een uitslag te staan. Er staat {found}.",
    "Expected the name of a tag after [": "Achter [ ontbreekt de naam van een tag.",
    "Expected the value of the tag {name} in quotation marks":
      "De waarde van de tag {name} moet tussen aanhalingstekens staan.",
    "Expected ] behind the value of the tag {name}":
      "Achter de waarde van de tag {name} ontbreekt ].",
    "Expected a quotation mark at the end of the value":
      "Aan het einde van de waarde ontbreekt een aanhalingsteken.",
    'Expected \\" for a quotation mark inside a value':
      'Een aanhalingsteken in een waarde schrijft men als \\".',
    "This kind of draughts is not played here.": "Deze damvariant wordt hier niet gespeeld.",
    "must be moves from the start: {why}": "Dat zijn geen zetten vanaf de beginstand. {why}",
    "needs the name of a player, too; fill in both":
      "Daar hoort de naam van een speler bij. Vul beide velden in.",
  },
  vacationDesk: {
    waiting: "Verzoeken die wachten",
    nobodyWaits: "Er wacht geen verzoek.",
    approve: "Goedkeuren",
    deny: "Weigeren",
    change: "Wijzigen",
    cancel: "Schrappen",
    coming: "Gepland en bezig",
    nobodyAway: "Niemand is of gaat met vakantie.",
    past: "Voorbij, geweigerd en geschrapt",
    grant: "Vakantie geven",
    grantLead: "Ook achteraf: wat gespeelde zetten daarin kostten, komt terug.",
    charged: "Telt mee voor het tegoed",
    reason: "Reden",
    give: "Geven",
    freeze: "Alle klokken stilzetten",
    freezeLead:
      "Feestdagen of een storing: intussen loopt in dit toernooi niemands klok. Laat het einde open als nog niemand het weet: de klokken staan dan stil tot een toernooileider ze weer laat lopen.",
    stop: "Stilzetten",
    freezes: "Alle klokken staan stil",
    letRun: "Laten doorlopen",
    letRunLead: "Vanaf nu lopen alle klokken weer.",
    takeBack: "Intrekken",
    takeBackLead: "De klokken staan dan niet stil.",
    freezeStates: { planned: "gepland", active: "loopt", finished: "voorbij" },
    inZone: (zone) => `Tijden van ${zone}.`,
    timeline: "Tijdlijn",
    latest: "Loopt uiterlijk tot",
    latestHint:
      "Met alle tijd op beide klokken, alles wat stilstaat en alle vakantie die beiden nog kunnen nemen. Tijd die zetten opleveren, komt erbij.",
    span: (start, end) => `${start} tot ${end}`,
    comesBack: (days) => `Een deel komt terug, met zijn dagen: ${decimal(days)}.`,
    chargedThen: (days, before) =>
      `Berekende dagen: ${decimal(days)} in plaats van ${decimal(before)}. Het deel blijft gebruikt.`,
    look: "Bekijken",
    news: {
      booked: (name) => `${name} gaat met vakantie.`,
      changed: (name) => `De vakantie van ${name} is gewijzigd.`,
      cancelled: (name) => `${name} gaat toch niet met vakantie.`,
      ended: (name) => `${name} is terug van vakantie.`,
      asked: (name) => `${name} vraagt om vakantie.`,
    },
    myNews: {
      approved: "Uw vakantie is goedgekeurd.",
      denied: "Uw vakantie is geweigerd.",
      granted: "Een toernooileider heeft u vakantie gegeven.",
      changed: "Een toernooileider heeft uw vakantie gewijzigd.",
      cancelled: "Een toernooileider heeft uw vakantie geschrapt.",
      ended: "Een toernooileider heeft uw vakantie beëindigd.",
    },
  },

  dispute: {
    call: "Leider roepen",
    hint: "Deze partij aan de toernooileiding voorleggen",
    lead: "Wat u schrijft, leest alleen de toernooileiding. De partij gaat intussen door. Het antwoord komt bij u en staat in het logboek van het toernooi.",
    what: "Wat is er gebeurd?",
    send: "Versturen",
    thanks: "Dank u. De toernooileiding weet ervan.",
    waits: (name) => `${name} roept u bij een partij:`,
    settle: "Beslissen",
    game: "De partij",
    stays: "Blijft zoals zij is",
    staysHint: (game) => `${game}: er verandert niets.`,
    told: (name) => `${name} krijgt uw antwoord, en in het logboek kan iedereen het lezen.`,
    word: "Uw antwoord",
    brought: (name) => `${name} roept u bij een partij.`,
    settled: (name) => `${name} heeft uw oproep beantwoord.`,
  },

  rollCall: {
    missing: (round, absent, players) =>
      `Niet aanwezig voor ronde ${round}: ${absent} van ${players}`,
    bye: "Ronde vrij",
    byeHint: (name, round) =>
      `${name} speelt niet in ronde ${round} en krijgt daarvoor geen punten.`,
    out: "Eruit nemen",
    outHint: (name) => `${name} verlaat het toernooi; de anderen spelen verder.`,
  },

  preview: {
    letIn: (name, players) =>
      `${name} doet mee: dan zijn er ${count(players, { one: "# speler", other: "# spelers" })}.`,
    letInLate: (name, round) => `${name} doet mee vanaf ronde ${round}.`,
    refuse: (name) => `${name} doet niet mee. De reden staat in het logboek.`,
    away: (name, from, to) => ended(`${name} is met vakantie van ${from} tot ${to}`),
    notAway: (name, from, to) =>
      `${name} is van ${from} tot ${to} niet met vakantie en krijgt de reden te horen.`,
    moved: (name) =>
      `${name} is in plaats daarvan op deze tijden met vakantie en krijgt de reden te horen.`,
    own: "Intussen staan de klokken van deze speler stil.",
    both: "Intussen staan in zijn partijen beide klokken stil.",
    costs: (days) => `Aangerekende dagen: ${decimal(days)}.`,
  },
};
