import type { Translation } from "./messages.ts";
import { ended, plurals, written } from "./plurals.ts";

const count = plurals("de");
const decimal = (n: number) => written("de", n);

export const de: Translation = {
  locale: "de",
  color: { white: "Weiß", black: "Schwarz" },
  days: (n) => count(n, { one: "# Tag pro Zug", other: "# Tage pro Zug" }),
  bankDays: (n) => count(n, { one: "# Tag", other: "# Tage" }),
  units: { days: "T", hours: "Std.", minutes: "Min." },

  rules: {
    threefold: "dritte Wiederholung",
    "25_move_rule": "25-Züge-Regel",
    "16_move_rule": "16-Züge-Regel",
    "5_move_rule": "5-Züge-Regel",
    "15_move_rule": "15-Züge-Regel",
    "30_move_rule": "30-Züge-Regel",
    "60_move_rule": "60-Züge-Regel",
    main_road: "Regel der Hauptstraße",
    fourfold: "vierte Wiederholung",
    "2_move_rule": "2-Züge-Regel",
    "7_move_rule": "7-Züge-Regel",
    "12_move_rule": "12-Züge-Regel",
    "13_move_rule": "13-Züge-Regel",
    "20_move_rule": "20-Züge-Regel",
    "40_move_rule": "40-Züge-Regel",
    "300_move_rule": "300-Züge-Regel",
    king_against_king: "je eine Dame",
    piece_against_piece: "je ein Stein",
  },

  ending: {
    aborted: {
      abort: "Die Partie wurde abgebrochen",
      no_first_move: "Abgebrochen: kein erster Zug in der Frist",
    },
    wins: (winner, why) => `${winner} gewinnt: ${why}`,
    lost: {
      resignation: (loser) => `${loser} hat aufgegeben`,
      time: (loser) => `${loser} hat die Zeit überschritten`,
      no_moves: (loser) => `${loser} hat keinen Zug`,
      no_pieces: (loser) => `${loser} hat keinen Stein mehr`,
      abandonment: (loser) => `${loser} hat die Partie verlassen`,
      first_king: (loser) => `der Gegner von ${loser} bekam die erste Dame`,
      gave_all: (loser) => `der Gegner von ${loser} hat keinen Stein oder Zug mehr`,
      adjudication: (loser) => `${loser} verliert durch Entscheidung des Turnierleiters`,
      forfeit: (loser) => `${loser} ist nicht angetreten`,
    },
    draw: (why) => `Remis: ${why}`,
    drawn: {
      agreement: "von beiden vereinbart",
      abandonment: "der Gegner hat die Partie verlassen",
      adjudication: "Entscheidung des Turnierleiters",
    },
    article: (number) => `Art. ${number}`,
  },

  speeds: {
    ultrabullet: "Ultrabullet",
    bullet: "Bullet",
    blitz: "Blitz",
    rapid: "Schnell",
    classical: "Klassisch",
    correspondence: "Fernpartie",
    unlimited: "Ohne Zeitgrenze",
  },

  site: {
    name: "Crownhead",
    myGames: "Meine Partien",
    myGamesWaiting: (n) =>
      count(n, {
        one: "Meine Partien: # wartet auf dich",
        other: "Meine Partien: # warten auf dich",
      }),
    settings: "Einstellungen",
    signIn: "Anmelden",
    signUp: "Registrieren",
    signOut: "Abmelden",
    account: "Konto",
    more: "Mehr",
    skip: "Zum Inhalt springen",
    nextGame: (n) => `Nächste Partie (${n})`,
    nextGameHint: "Dort sind Sie am Zug",
    nextShort: (n) => `Weiter ${n}`,
    returnToGame: "Zurück zur Partie",
    returnShort: "Partie",
    challenges: (n) => `Herausforderungen (${n})`,
    challengesShort: (n) => `Neu ${n}`,
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    lost: "Die Verbindung ist unterbrochen. Sie wird wiederhergestellt …",
    back: "Die Verbindung ist wieder da.",
    unreachable:
      "Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    notFound: "Diese Seite gibt es nicht.",
    toFront: "Zur Startseite",
    close: "Schließen",
    copy: "Kopieren",
    copied: "Kopiert",
    leaveTitle: "Diese Seite verlassen?",
    unsaved: "Was Sie eingegeben haben, ist noch nicht gespeichert.",
    tryAgain: "Noch einmal versuchen",
    leaveStay: "Bleiben",
    leaveGo: "Verlassen",
    players: "Spieler",
    findGames: "Partien finden",
    unsent: (n) =>
      count(n, {
        one: "# Eingabe ist noch nicht gesendet.",
        other: "# Eingaben sind noch nicht gesendet.",
      }),
    notSentYet: "noch nicht gesendet…",
    tooLate:
      "Die Verbindung war so lange unterbrochen, dass dies nicht gesendet wurde. Wiederholen Sie es, wenn Sie es noch wollen.",
    unsure: "Ein früherer Versuch kann trotzdem gelungen sein: Sehen Sie zuerst nach.",
    broken: "Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu.",
    signOutUnsent: (n) =>
      count(n, {
        one: "# Ihrer Eingaben ist noch nicht gesendet. Wenn Sie sich abmelden, wird sie verworfen.",
        other:
          "# Ihrer Eingaben sind noch nicht gesendet. Wenn Sie sich abmelden, werden sie verworfen.",
      }),
    commands: {
      move: (move) => `Ihr Zug ${move}`,
      resign: () => "Ihre Aufgabe",
      abort: () => "Ihr Abbruch der Partie",
      draw: () => "Ihre Antwort zum Remis",
      takeback: () => "Ihre Antwort zur Zugrücknahme",
      rematch: () => "Ihre Antwort zur Revanche",
      give_time: () => "Ihr Zeitgeschenk",
      claim: () => "Ihr Antrag",
      berserk: () => "Ihr Berserk",
      chat: () => "Ihre Zeile im Chat",
    },
    notDone: (what, why) => `${what} wurde nicht angenommen: ${why}`,
    sentNow: (what) => `${what} ist jetzt gesendet.`,
  },

  variants: {
    international: "International",
    frisian: "Friesisch",
    canadian: "Kanadisch",
    spantsiretti: "Spantsiretti",
    russian: "Russisch",
    brazilian: "Brasilianisch",
    english: "Englisch (Checkers)",
    pool: "Pool",
    czech: "Tschechisch",
    italian: "Italienisch",
    spanish: "Spanisch",
    portuguese: "Portugiesisch",
    thai: "Thailändisch",
    turkish: "Türkisch",
    armenian: "Armenisch",
    giveaway: "Schlagdame",
    antidraughts: "Antidame",
    killer: "Killer",
    breakthrough: "Durchbruch",
    frysk: "Frysk!",
    bashni: "Bashni (Türme)",
    stavropol: "Stawropol",
    samoyed: "Samojedisch",
  },
  variantChoice: {
    groups: {
      large: "Große Bretter",
      small: "Acht mal acht",
      straight: "Entlang Reihen und Linien",
      twisted: "Mit einem Dreh",
    },
    more: "Weitere Varianten",
    ruleset: "Regelwerk",
    rules: "Regeln",
  },
  rulebook: {
    title: "Regeln",
    lead: "Wie jedes Spiel gespielt wird, mit Brettern zum Ausprobieren.",
    start: "Anfangsstellung",
    draws: "Remis",
    tryIt: "Auf einem Brett ausprobieren",
    examples: "Beispiele",
    play: (move) => `${move} ziehen`,
    played: "Gezogen",
    again: "Noch einmal",
  },
  rated: (rated) => (rated ? "Gewertet" : "Freundschaftlich"),
  colorChoice: { white: "Weiß", black: "Schwarz", random: "Egal" },

  board: {
    label: "Brett",
    man: { white: "weißer Stein", black: "schwarzer Stein" },
    king: { white: "weiße Dame", black: "schwarze Dame" },
    empty: "leer",
    picked: "aufgenommen",
    target: "erreichbar",
    standsOn: (pieces) => `steht auf: ${pieces.join(", ")}`,
    mustCapture: "muss schlagen",
  },

  game: {
    tournament: "Turnier",
    paused: "Vom Turnierleiter unterbrochen",
    title: (white, black) => `${white} – ${black}`,
    yourTurnTitle: "Sie sind am Zug",
    notYourTurn: "Sie sind nicht am Zug.",
    yourTurn: "Sie sind am Zug",
    turnOf: (color) => `${color} ist am Zug`,
    unclear: "Das könnten zwei Züge sein. Setzen Sie - zwischen die Felder.",
    severalCaptures: "Dort enden mehrere Schlagzüge. Spielen Sie Sprung für Sprung.",
    captureOf: (n) =>
      count(n, {
        one: "Ein Schlagzug ist möglich, also muss geschlagen werden.",
        other: "Ein Schlagzug mit # Steinen ist möglich, also muss geschlagen werden.",
      }),
    stuck: (square) => `Der Stein auf ${square} hat keinen Zug.`,
    premoveDropped: "Der vorgemerkte Zug war nicht mehr möglich.",
    premoveNever: (square: string, target: string) =>
      `Kein Zug kann von ${square} nach ${target} führen.`,
    premoves: (n) =>
      count(n, {
        one: "# Zug vorgemerkt. Rechtsklick oder Escape nimmt ihn zurück.",
        other: "# Züge vorgemerkt. Rechtsklick oder Escape nimmt sie zurück.",
      }),
    offersDraw: (color) => `${color} bietet Remis an.`,
    opponentOffers: (name) => `${name} bietet Remis an.`,
    youOffered: "Sie haben Remis angeboten.",
    drawDeclined: "Das Remisangebot wurde abgelehnt.",
    drawBarred: "Ihr Angebot wurde abgelehnt; nun ist der Gegner mit Anbieten an der Reihe.",
    drawFrom: (from: number) =>
      `Remis kann erst nach dem ${from}. Zug beider Seiten vereinbart werden.`,
    shown: (minutes: number) =>
      minutes > 0
        ? count(minutes, {
            one: "Sie sehen diese Partie # Minute später, als sie gespielt wird.",
            other: "Sie sehen diese Partie # Minuten später, als sie gespielt wird.",
          })
        : "Die Züge dieser Partie sehen Sie, sobald sie zu Ende ist.",
    moveMade: (color, move) => `${color}: ${move}`,
    draw: "Remis",
    accept: "Annehmen",
    decline: "Ablehnen",
    claimDraw: "Remis beanspruchen",
    claimHint: (rule: string) => `Eine Regel gibt Ihnen hier Remis: ${rule}.`,
    claimByMove: "Mit dem Zug beanspruchen",
    claimByMoveHint: "Ihr nächster Zug beansprucht das Remis, wenn eine Regel es danach gibt.",
    offerByMove: "Mit dem Zug anbieten",
    offerByMoveHint: "Bietet zusammen mit Ihrem nächsten Zug Remis an.",
    resign: "Aufgeben",
    considered: {
      resign: { ask: "Diese Partie aufgeben?", yes: "Ja, aufgeben" },
      offerDraw: { ask: "Remis anbieten?", yes: "Ja, anbieten" },
      claimDraw: { ask: "Remis beanspruchen?", yes: "Ja, beanspruchen" },
      abort: { ask: "Diese Partie abbrechen?", yes: "Ja, abbrechen" },
    },
    notYet: "Nein",
    abort: "Abbrechen",
    confirmAsk: (move) => `${move} spielen?`,
    confirmYes: "Spielen",
    confirmNo: "Zurücknehmen",
    flip: "Brett drehen",
    first: "Zum Anfang",
    previous: "Einen Zug zurück",
    next: "Einen Zug vor",
    last: "Zum Ende",
    keys: "Tasten",
    record: "PDN",
    recordHint: "Die Partie als PDN herunterladen",
    moves: "Züge",
    noMoves: "Noch keine Züge.",
    typeMove: "Zug eingeben",
    typeHint: "32-28",
    typeHintAlgebraic: "c3-d4",
    spectators: (n) => count(n, { one: "# Zuschauer", other: "# Zuschauer" }),
    here: "verbunden",
    away: "abwesend",
    counter: (rule, left) => `${rule}: noch ${left}`,
    counterTitle: (article) => (article ? `Artikel ${article}` : ""),
    firstMoveWithin: "Erster Zug innerhalb von",
    clockOf: (color) => `Uhr von ${color}`,
    you: "Sie",
    leaveLive: "Ihre Uhr läuft weiter, während Sie weg sind.",
    notFound: "Diese Partie gibt es nicht.",
    noNext: "Keine andere Partie wartet auf Ihren Zug.",
    newGame: "Neue Partie",
    spentTitle: "Verbrauchte Zeit",
  },

  keys: {
    title: "Tasten",
    rows: [
      ["← →", "einen Zug zurück, einen vor"],
      ["↑ ↓", "zum Anfang, zum Ende"],
      ["f", "Brett drehen"],
      ["/", "Zug eingeben: 32-28, 3228, c3d4"],
      ["x", "nächste Partie, die auf Sie wartet"],
      ["Esc", "Stein loslassen, Vorgemerktes zurücknehmen"],
      ["?", "diese Liste"],
      ["Tab, Pfeile, Enter", "über das Brett gehen und ziehen"],
      ["Rechtsklick", "Vorgemerktes zurücknehmen; ziehen für Pfeile"],
    ],
  },

  tried: {
    causes: {
      no_piece: (square) => `Auf ${square} steht kein Stein`,
      not_yours: () => "Der Gegner ist am Zug",
      game_over: () => "Die Partie ist zu Ende: Es gibt keinen erlaubten Zug",
      occupied: (square) => `Auf ${square} steht ein Stein`,
      over_pieces: () => "Eine Dame zieht nicht über andere Steine",
      moved_enough: () =>
        "Diese Dame hat dreimal hintereinander gezogen: Ein anderer Stein muss ziehen",
      takes_back: () => "Der letzte Zug darf nicht sofort zurückgenommen werden",
    },
    captures: {
      any: (_, move) => `Ein Schlagzug ist möglich und muss zu Ende gespielt werden (${move})`,
      most_pieces: (n, move) =>
        `${count(n, { one: "# Stein kann geschlagen werden", other: "# Steine können geschlagen werden" })} (${move})`,
      most_pieces_then_kings: (n, move) =>
        `Es müssen die meisten Steine geschlagen werden und darunter die meisten Damen: hier ${n} (${move})`,
      italian: (n, move) =>
        `Es müssen die meisten Steine geschlagen werden, wenn möglich mit einer Dame, dann die meisten Damen, dann die zuerst erreichte Dame: hier ${n} (${move})`,
      king_first: (_, move) =>
        `Ein Schlagzug ist möglich, und eine Dame, die schlagen kann, muss es tun (${move})`,
      frisian: (_, move) =>
        `Der Schlagzug mit dem höchsten Wert muss gespielt werden, bei gleichem Wert mit einer Dame (${move})`,
    },
    ways: {
      man_diagonal: "Ein einfacher Stein zieht ein Feld schräg vorwärts",
      man_straight: "Ein einfacher Stein zieht ein Feld vorwärts oder seitwärts",
      man_both: "Ein einfacher Stein zieht ein Feld vorwärts, seitwärts oder schräg vorwärts",
      king_step: "Eine Dame zieht ein Feld schräg",
      king_diagonal: "Eine Dame zieht entlang einer Diagonale",
      king_straight: "Eine Dame zieht entlang einer Reihe oder Linie",
      king_both: "Eine Dame zieht entlang einer Reihe, Linie oder Diagonale",
    },
    paragraph: (name) => `Regel „${name}“`,
    unreadable: "Das ist kein Zug. Geben Sie die Felder ein, etwa 32-28 oder c3-d4.",
  },

  lobby: {
    title: "Spielen",
    variant: "Variante",
    stake: "Wertung",
    kind: {
      blitz: "Blitz",
      rapid: "Schnell",
      classical: "Klassisch",
      correspondence: "Fernpartie",
    },
    daysTile: (n) => count(n, { one: "# Tag", other: "# Tage" }),
    aMove: "pro Zug",
    computer: "Gegen Computer",
    computerTitle: "Gegen den Computer spielen",
    level: "Spielstärke",
    friend: "Mit Freunden",
    own: "Eigene Bedenkzeit",
    waiting: "Warten …",
    withdraw: "Zurückziehen",
    takeBack: "Noch einmal klicken, um zurückzuziehen",
    seeks: "Offene Gesuche",
    noSeeks:
      "Niemand wartet. Wählen Sie oben eine Bedenkzeit und machen Sie den Anfang, oder spielen Sie gegen den Computer.",
    player: "Spieler",
    time: "Zeit",
    color: "Farbe",
    accept: "Spielen",
    yours: "Ihres",
    seekGone: "Jemand anders war schneller. Wählen Sie ein anderes.",
    challenges: "Herausforderungen",
    challengeFrom: (name) => `${name} fordert Sie heraus`,
    acceptChallenge: "Annehmen",
    declineChallenge: "Ablehnen",
    featured: "Wird gerade gespielt",
    yourNext: "Ihre nächste Partie",
    nobody: "Gerade gibt es keine Partie zum Zuschauen.",
    gameBegan: (name) => `Ihre Partie gegen ${name} hat begonnen.`,
    openGame: "Öffnen",
    sortBy: (column) => `Nach ${column} sortieren`,
    youPlay: (color) => `Sie spielen ${color}`,
    allTournaments: "Alle Turniere",
  },

  challenge: {
    title: "Herausforderung",
    friendTitle: "Mit Freunden spielen",
    ownTitle: "Eigene Bedenkzeit",
    opponent: "Name des Gegners",
    opponentHint: "Leer lassen für einen Link, den Sie jedem schicken können.",
    live: "Live",
    correspondence: "Fernpartie",
    pace: "Tempo",
    minutes: "Minuten für jeden",
    increment: "Sekunden pro Zug",
    daysPerMove: "Tage für jeden Zug",
    yourColor: "Ihre Farbe",
    send: "Herausfordern",
    seek: "Gegner suchen",
    linkTitle: "Schicken Sie diesen Link an Ihren Gegner",
    waitingFor: (name) => `Warten auf ${name} …`,
    waitingOpen: "Warten auf den, der dem Link folgt …",
    accepted: (name) => `${name} hat angenommen`,
    challengesYou: (name) => `${name} fordert Sie zu einer Partie heraus.`,
    withdraw: "Zurückziehen",
    gone: "Diese Herausforderung ist erledigt: angenommen, abgelehnt oder zurückgezogen.",
    accept: "Annehmen und spielen",
    decline: "Ablehnen",
    leastRating: "Wertung von",
    mostRating: "Wertung bis",
    anyRating: "beliebig",
  },

  offers: {
    takeback: "Zurücknehmen",
    takebackHint: "Bitten, den letzten Zug zurückzunehmen",
    takebackBarred: "Ihre Bitte wurde abgelehnt. Fragen Sie nach dem nächsten Zug noch einmal.",
    takebackAsked: (name) => `${name} möchte einen Zug zurücknehmen.`,
    youAskedTakeback: "Sie haben gebeten, Ihren Zug zurückzunehmen.",
    takebackDeclined: "Die Zurücknahme wurde abgelehnt.",
    takenBack: "Ein Zug wurde zurückgenommen.",
    rematch: "Revanche",
    rematchOffered: (name) => `${name} bietet eine Revanche an.`,
    youOfferedRematch: "Sie haben eine Revanche angeboten.",
    rematchDeclined: "Die Revanche wurde abgelehnt.",
    rematchBegun: "Die Revanche hat begonnen.",
    toRematch: "Zur Revanche",
    giveTime: (name, time) => `${name} ${time} schenken`,
    clocks: {
      given: "Es wurde Zeit geschenkt.",
      paused: "Der Turnierleiter hat die Partie unterbrochen.",
      resumed: "Die Partie geht weiter.",
    },
    left: (ago) => `gegangen ${ago}`,
    hasLeft: (name) => `${name} hat die Partie verlassen.`,
    claimWin: "Sieg beanspruchen",
    claimDraw: "Als Remis werten",
  },

  control: {
    time: "Bedenkzeit",
    unlimited: "Ohne Zeitgrenze",
    kinds: {
      fischer: "Minuten und Zuschlag",
      sessions: "So viele Züge in so viel Zeit",
      perMove: "So lange für jeden Zug",
      bank: "Ein Vorrat an Tagen",
    },
    first: (time, moves) =>
      count(moves, { one: `${time} für den ersten Zug`, other: `${time} für # Züge` }),
    each: (time, moves) =>
      count(moves, { one: `${time} für jeden Zug`, other: `${time} für je # Züge` }),
    next: (time, moves) =>
      count(moves, { one: `dann ${time} für einen Zug`, other: `dann ${time} für # Züge` }),
    nextEach: (time, moves) =>
      count(moves, { one: `dann ${time} für jeden Zug`, other: `dann ${time} für je # Züge` }),
    carried: "der Rest wird übertragen",
    lost: "der Rest verfällt",
    free: (time) => `${time} frei in jedem Zug`,
    wholeDays: "nur volle Tage zählen",
    increment: (time) => `${time} mehr mit jedem Zug`,
    cap: (time) => `höchstens ${time}`,
    bankDays: "Tage für jeden",
    addedDays: "Tage pro Zug",
    capDays: "Höchstens",
    moves: "Züge",
    minutes: "Minuten",
    days: "Tage",
    session: (place) => `Abschnitt ${place}`,
    addSession: "Noch ein Abschnitt",
    removeSession: (place) => `Abschnitt ${place} entfernen`,
    leftOver: "Was nach einem Abschnitt übrig ist",
    isCarried: "Wird übertragen",
    isLost: "Verfällt",
    graceDays: "Freie Tage in jedem Zug",
    graceSeconds: "Freie Sekunden in jedem Zug",
    counts: "Was zählt",
    completedDays: "Volle Tage",
    everySecond: "Jede Sekunde",
    casual: "Eine Partie ohne Zeitgrenze wird nicht gewertet.",
    toGo: (moves) => count(moves, { one: "noch # Zug", other: "noch # Züge" }),
    freeFor: (time) => `frei noch ${time}`,
  },

  account: {
    tokenEnds: "Er endet",
    tokenNeverEnds: "wenn er widerrufen wird",
    tokenGoodUntil: (date: string) => `bis ${date}`,
    username: "Name",
    fmjdRating: "FMJD-Wertung",
    usernameHint: "2 bis 20 Buchstaben, Ziffern, - oder _",
    password: "Passwort",
    passwordHint: "Mindestens 8 Zeichen",
    email: "E-Mail",
    emailHint: "Nicht nötig. Nur um Sie zu erreichen.",
    noAccount: "Noch kein Konto?",
    haveAccount: "Schon ein Konto?",
    signInTitle: "Anmelden",
    signUpTitle: "Registrieren",
    signUpLead: "Zum Spielen genügen ein Name und ein Passwort.",
    title: "Konto",
    profile: "Profil",
    since: "Mitglied seit",
    save: "Speichern",
    saved: "Gespeichert.",
    tokens: "API-Schlüssel",
    tokensLead:
      "Mit einem Schlüssel spielt oder liest ein Programm in Ihrem Namen. Er wird nur einmal gezeigt.",
    tokenName: "Wofür er ist",
    tokenNameHint: "Mein Bot",
    scopes: "Was er darf",
    scope: { read: "Lesen", play: "Spielen", tournaments: "Turniere", admin: "Verwalten" },
    makeToken: "Schlüssel erzeugen",
    tokenMade: "Ihr neuer Schlüssel. Kopieren Sie ihn jetzt, er wird nicht wieder gezeigt.",
  },

  profile: {
    since: (date) => `Mitglied seit ${date}`,
    games: "Partien",
    status: { playing: "Laufend", finished: "Beendet", aborted: "Abgebrochen" },
    anyVariant: "Jede Variante",
    anyStatus: "Alle Partien",
    none: "Hier sind noch keine Partien.",
    noneMine: "Hier sind noch keine Partien. Beginnen Sie eine auf der Startseite.",
    notFound: "Es gibt keinen Spieler dieses Namens.",
    won: "Gewonnen",
    lost: "Verloren",
    drawn: "Remis",
    yourTurn: "Sie sind am Zug",
    move: (n) => `Zug ${n}`,
    ratings: "Wertungen",
    noRatings: "Noch keine gewerteten Partien.",
    graph: (from, to) => `Wertung von ${from} bis ${to}`,
    form: "Form: die letzten Partien, die neueste zuerst",
    results: "Ergebnisse",
    opponents: "Gegner",
    played: "Partien",
    score: "Quote",
    find: "In diesen Partien suchen",
    download: "Alle Partien als PDN",
    noOpponents: "Noch niemand.",
  },

  chat: {
    title: "Chat",
    fresh: "Etwas Neues",
    which: "Welches Gespräch",
    rooms: { players: "Die Spieler", spectators: "Die Zuschauer" },
    empty: {
      players: "Noch nichts gesagt. Wünschen Sie Ihrem Gegner ein gutes Spiel.",
      spectators: "Noch nichts gesagt. Was halten Sie von der Partie?",
    },
    erased: "(gelöscht)",
    say: "Etwas schreiben",
    send: "Senden",
    signIn: "Melden Sie sich an, um zu schreiben.",
    report: (name) => `Melden, was ${name} geschrieben hat`,
  },

  current: {
    title: "Laufende Partien",
    anySpeed: "Jedes Tempo",
    none: "Gerade spielt niemand live.",
    start: "Beginnen Sie eine Partie",
    more: "Weitere Partien",
    all: "Alle laufenden Partien",
    unnamed: "Andere schauen zu, ohne angemeldet zu sein, oder in mehreren Tabs.",
    online: (n) => count(n, { one: "# Spieler online", other: "# Spieler online" }),
  },

  guest: {
    play: "Als Gast spielen",
    signUpFirst: "Zuerst registrieren",
    byLink: "Ohne Konto spielen Sie freie Partien über einen Link.",
    keep: "Wählen Sie einen Namen und ein Passwort. Ihre Partien bleiben Ihre.",
    here: "Spielt ohne Konto.",
  },

  notify: {
    title: "Benachrichtigungen",
    lead: "Wenn in Ihren Partien etwas geschieht, während Sie etwas anderes ansehen. Sie kommen, solange ein Tab dieser Seite offen ist.",
    on: "Benachrichtigungen sind an.",
    turnOn: "Benachrichtigungen einschalten",
    turnOff: "Benachrichtigungen ausschalten",
    refused:
      "Ihr Browser lehnt sie ab. Erlauben Sie sie für diese Seite in seinen Einstellungen und versuchen Sie es noch einmal.",
    opponent: "Ihren Gegner",
    myTurn: (name) => `Sie sind am Zug gegen ${name}.`,
    offers: {
      draw: (name) => `${name} bietet Ihnen Remis an.`,
      takeback: (name) => `${name} möchte einen Zug zurücknehmen.`,
      rematch: (name) => `${name} bietet eine Revanche an.`,
    },
  },

  conditionals: {
    gone: (n: number) =>
      count(n, {
        one: "# bedingte Variante ist entfallen: die Partie ging anders weiter.",
        other: "# bedingte Varianten sind entfallen: die Partie ging anders weiter.",
      }),
    title: "Bedingte Züge",
    hint: "Spielt Ihr Gegner, was Sie erwarten, wird Ihre Antwort sofort ausgeführt und kostet keine Zeit. Nur Sie sehen diese Varianten.",
    add: "Variante hinzufügen",
    remove: "Entfernen",
    removeLine: (line: string) => `Die Variante ${line} entfernen`,
    goOn: "Diese Variante fortsetzen",
    ifHePlays: "Wenn der Gegner spielt …",
    iAnswer: "… antworte ich …",
    iPlay: "Wenn ich spiele …",
    full: "Eine Variante hat höchstens 30 Züge.",
    keep: "Behalten",
    undo: "Zurücknehmen",
    cancel: "Abbrechen",
    treeHint:
      "Jede Antwort Ihres Gegners im Baum hat eine Variante; von mehreren eigenen Zügen zählt der erste. Sie ersetzen die vorhandenen Varianten.",
    treeEmpty:
      "Spielen Sie von der Stellung der Partie aus, was Ihr Gegner antworten könnte, und Ihren Zug darauf. Übernehmen Sie es dann hier.",
    treeKept: (n) =>
      count(n, { one: "# Variante ist gespeichert.", other: "# Varianten sind gespeichert." }),
    toGame: "Zur Partie",
  },

  mailLanguage: "Sprache der Nachrichten an Sie",

  webhooks: {
    title: "Webhooks",
    lead: "Ihr Programm erhält eine signierte Anfrage, wenn etwas geschieht. Das Geheimnis, das signiert, wird einmal gezeigt.",
    url: "Adresse",
    what: "Was gemeldet wird",
    events: {
      test: "Probe",
      game_started: "Eine Partie beginnt",
      my_turn: "Ich bin am Zug (Fernpartie)",
      game_ended: "Eine Partie ist zu Ende",
      draw_offered: "Remis wird angeboten",
      takeback_asked: "Um Zurücknahme wird gebeten",
      rematch_offered: "Revanche wird angeboten",
      challenge: "Ich werde herausgefordert",
      round_published: "Eine Runde wird veröffentlicht",
      vacation_decided: "Über einen Urlaub wird entschieden",
    },
    make: "Webhook anlegen",
    secret: "Sein Geheimnis. Kopieren Sie es jetzt, es wird nicht wieder gezeigt.",
    off: "aus",
    failing: "nichts kommt an",
    turnOn: "Einschalten",
    turnOff: "Ausschalten",
    send: "Probe senden",
    remove: "Löschen",
    deliveries: "Letzte Zustellungen",
    none: "Noch wurde nichts gesendet. Senden Sie eine Probe, um zu sehen, ob es geht.",
    again: "Neu laden",
    states: { waiting: "wartet", delivered: "zugestellt", given_up: "aufgegeben" },
    tries: (n: number) => count(n, { one: "# Versuch", other: "# Versuche" }),
  },

  calendar: {
    title: "Kalender",
    hint: "Kalenderprogramme lesen unter dieser Adresse die Fristen Ihrer Züge. Wer sie kennt, kann sie lesen: Behalten Sie sie für sich.",
    address: "Adresse des Kalenders",
    make: "Adresse anlegen",
    renew: "Neue Adresse",
    remove: "Entfernen",
  },

  moveMessages: {
    field: "Eine Nachricht zu Ihrem Zug",
    from: (name: string) => `${name} schreibt:`,
  },

  notes: {
    title: "Meine Notizen",
    hint: "Nur Sie können das lesen.",
    kept: "Gespeichert.",
  },

  desk: {
    title: "Mein Schreibtisch",
    which: "Welche Partien",
    all: "Alle",
    mine: "Ich am Zug",
    theirTurn: "Gegner am Zug",
    noLimit: "ohne Frist",
    nextKey: "Mit x zur nächsten Partie, die auf Sie wartet.",
    none: "Es läuft keine Fernpartie.",
    start: "Eine beginnen",
    noneWaiting: "Keine Partie wartet auf Ihren Zug.",
    history: "Beendete Partien",
    signInFirst: "Ihre Fernpartien stehen hier, sobald Sie angemeldet sind.",
  },

  rating: {
    title: "Wertung",
    provisional: "Vorläufig: noch zu wenige Partien, oder zu lange her",
    change: "Was diese Partie geändert hat",
  },

  leaderboard: {
    title: "Rangliste",
    lead: "Wer in den letzten 30 Tagen gewertet gespielt hat und dessen Wertung gefestigt ist.",
    rank: "Rang",
    empty: "Hier ist noch niemand gefestigt. Gewertete Partien dieser Art bringen Sie hinein.",
    more: "Mehr Spieler",
  },

  search: {
    title: "Partien finden",
    opponent: "Gegner",
    speed: "Tempo",
    anySpeed: "Jedes Tempo",
    result: "Ergebnis",
    anyResult: "Jedes Ergebnis",
    whiteWins: "Weiß gewinnt",
    drawn: "Remis",
    blackWins: "Schwarz gewinnt",
    reason: "Beendet durch",
    anyReason: "Jedes Ende",
    reasons: {
      resignation: "Aufgabe",
      time: "Zeit",
      no_moves: "Kein Zug",
      no_pieces: "Kein Stein mehr",
      agreement: "Einigung",
      first_king: "Erste Dame",
      gave_all: "Alles abgegeben",
    },
    since: "Von",
    until: "Bis",
    opening: "Erste Züge",
    submit: "Finden",
    none: "Keine Partie passt. Lassen Sie ein Feld leer oder weiten Sie den Zeitraum.",
    looking: "Suche weiter zurück …",
  },

  annul: {
    button: "Annullieren",
    title: "Diese Partie annullieren?",
    hint: "Nimmt zurück, was sie an den Wertungen geändert hat. Partie und Ergebnis bleiben.",
    reason: "Grund, er bleibt bei der Partie",
  },

  directing: {
    next: "Weiter",
    done: (act) => `${act}: erledigt.`,
    sentTo: (n) => count(n, { one: "An # Spieler gesendet.", other: "An # Spieler gesendet." }),
    changedMeanwhile:
      "Jemand hat dies geändert, seit du es geöffnet hast. Was du geschrieben hast, ist noch da, der Rest zeigt das Neue: sieh es an und sende es noch einmal.",
    nothingNow: "Gerade wartet nichts auf Sie.",
    toPublish: (n) => `Runde ${n} ist ausgelost und wartet auf die Veröffentlichung.`,
    toDraw: (n) => `Runde ${n} kann ausgelost werden.`,
    notDrawn: (n, why) => `Runde ${n} konnte nicht ausgelost werden: ${why}`,
    flagAt: (time) => `Zeit endet ${time}`,
    replace: "Spieler ersetzen",
    replaceBy: "Name des neuen Spielers",
    replaceHint: (out, by) =>
      `${by} übernimmt Platz und Punkte von ${out}. Nicht beendete Partien beginnen neu.`,
    expel: "Spieler ausschließen",
    expelLost: "Nicht beendete Partien gehen verloren.",
    expelRobin:
      "Ist höchstens die Hälfte der Partien gespielt, zählt keine davon; sonst geht der Rest verloren.",
    addDirector: "Turnierleiter hinzufügen",
    addDirectorHint: (name) => `${name} kann hier alles, was Sie können.`,
    removeDirector: "Turnierleiter entfernen",
    director: "Turnierleiter",
    removeDirectorHint: (name) => `${name} leitet dieses Turnier nicht mehr.`,
    result: "Ergebnis festlegen",
    whichGame: "Partie",
    outcomes: {
      "2-0": "Weiß gewinnt",
      "1-1": "Remis",
      "0-2": "Schwarz gewinnt",
      "0-0": "Beide verlieren",
      annulled: "Zählt nicht",
    },
    resultHint: (game, result) =>
      `${game}: ${result}. Wertung und Tabelle folgen, doch was nicht zählt, ändert keine Wertung; veröffentlichte Runden bleiben.`,
    time: "Zeit hinzufügen",
    allGames: "Alle Partien",
    minutes: "Minuten für jeden Spieler",
    timeHint: (game, minutes) =>
      `${game}: Beide Spieler erhalten ${count(minutes, { one: "# Minute", other: "# Minuten" })} mehr.`,
    message: "An alle schreiben",
    messageText: "Nachricht",
    messageHint: (n) =>
      `Die Nachricht bleibt im Protokoll. Per E-Mail geht sie an die von ${count(n, { one: "# Spieler", other: "# Spielern" })}, die eine Adresse bestätigt haben.`,
    byes: "Runden auslassen",
    byesRounds: "Runden, durch Kommas getrennt (leer: keine mehr)",
    roundsWrong: "Schreiben Sie Zahlen mit Kommas dazwischen, etwa „2, 5“.",
    withHalf: "Halber Punkt",
    withNothing: "Ohne Punkte",
    byesHint: (name, rounds) =>
      `${name} spielt nicht in: ${rounds}. Früher Erbetenes wird ersetzt.`,
    apart: "Getrennt halten",
    apartHint: (one, other) => `${one} und ${other} werden nie gegeneinander gelost.`,
    list: "Liste anmelden",
    listText: "Ein Name je Zeile, oder CSV mit einer Spalte „name“",
    listHint: "Alle auf der Liste werden angemeldet, oder niemand, wenn ein Name falsch ist.",
    edit: "Bearbeiten",
    editHint: "Alle sehen, was sich geändert hat.",
    clone: "Noch eines davon",
    files: "Dateien",
    print: "Drucken",
    importing: "Aus einer Datei",
    importHint: "Eine TRF- oder unsere JSON-Datei. Ihre Spieler müssen hier Konten haben.",
    file: "Datei",
  },

  starts: {
    whenFull: "Es beginnt von selbst, sobald alle Plätze besetzt sind.",
    begins: "Beginn",
    byDirector: "Wenn der Turnierleiter es startet",
    withLastPlace: "Mit dem letzten besetzten Platz",
    announcedFor: "Angekündigt für (Ihre Zeit)",
    atItsTime: "Zu dieser Zeit",
    atIntervals: "In Abständen",
    every: "Alle",
    unit: "Einheit",
    minutes: "Minuten",
    hours: "Stunden",
    days: "Tage",
    byItself: (at) => `Es beginnt von selbst: ${at}, wenn genug Spieler da sind.`,
    announced: (at) => ended(`Es ist für ${at} angekündigt`),
    isInterval: (span) =>
      `Alle ${span}, vom Start an gezählt, beginnt eine Runde, oder wenn die vorige vorbei ist.`,
  },

  drawn: {
    openings: "Eröffnungen",
    none: "Die übliche Anfangsstellung",
    round: "Für jede Runde ausgelost",
    encounter: "Für jede Begegnung ausgelost",
    table: "Ausgelost aus",
    one: "Allen ersten Zügen",
    two: "Allen ersten Zügen beider Seiten",
    own: "Einer eigenen Tabelle",
    lines: "Tabelle",
    hint: "Eine Zeile je Eröffnung: Code | Züge oder FEN | Name",
    isRound: "Jede Runde beginnt mit einer ausgelosten Eröffnung.",
    isEncounter:
      "Jede Begegnung beginnt mit einer ausgelosten Eröffnung, in allen ihren Partien derselben.",
    opening: "Eröffnung",
  },

  event: {
    title: "Etappe, Preise, wer weiterkommt",
    stage: "Etappe",
    section: "Gruppe",
    prizes: "Preise, eine Zeile je Platz",
    next: "Die Besten kommen weiter in",
    nowhere: "Nirgendwohin",
    best: "Wie viele weiterkommen",
    part: (part) => `Teil einer Veranstaltung: ${part}.`,
    goOn: (places) =>
      count(places, {
        one: "Nach dem Ende wird der Bestplatzierte für die nächste Etappe gemeldet.",
        other: "Nach dem Ende werden die besten # für die nächste Etappe gemeldet.",
      }),
    prize: (place, prize) => `Preis ${place}: ${prize}`,
  },

  shown: {
    draw: "Remis erst nach so vielen Zügen (das Regelwerk kann mehr verlangen)",
    drawn: (from: number) =>
      `Remis kann erst nach dem ${from}. Zug beider Seiten vereinbart werden.`,
    moves: "Zuschauer sehen die Züge",
    options: { now: "Sofort", delayed: "Einige Minuten später", finished: "Nach der Partie" },
    minutes: "Minuten später",
    is: (minutes: number) =>
      minutes > 0
        ? `Zuschauer sehen die Partien ${minutes} min später.`
        : "Zuschauer sehen die Züge einer Partie erst, wenn sie zu Ende ist.",
  },

  directorsFactor: {
    title: "Anmeldung der Turnierleiter",
    plain: "Mit Passwort",
    coded: "Auch mit zweitem Faktor",
    is: "Seine Turnierleiter handeln nur mit zweitem Faktor.",
  },

  arena: {
    name: "Arena",
    is: (minutes) =>
      `Eine Arena von ${count(minutes, { one: "# Minute", other: "# Minuten" })}: Wer seine Partie beendet hat, wird neu gepaart.`,
    rules:
      "Nach zwei Siegen in Folge zählt alles doppelt, bis eine Partie nicht gewonnen wird. Ein Remis in weniger als 20 Zügen beider Seiten zusammen bringt nichts.",
    minutes: "Minuten",
    endsIn: "Endet in",
    waiting: "Sie werden gepaart, solange diese Seite offen ist. Alle fünf Sekunden wird gepaart.",
    leave: "Gehen",
    leaveHint:
      "Sie werden nicht mehr gepaart. Ihre Punkte bleiben, und Sie können bis zum Ende zurückkommen.",
    comeBack: "Zurückkommen",
    scores: "Partien, die letzte zuerst",
    plays: "spielt",
    away: "ist gegangen",
    openEnd: "Eine Partie, die beim Ende der Arena noch läuft, zählt nicht.",
    topBoards: "Die Bretter der Führenden",
    berserk: "Halbe Zeit",
    berserkHint:
      "Vor Ihrem ersten Zug: Die halbe Zeit und der Zuschlag sind weg, und ein Sieg von mindestens 14 Zügen beider Seiten zusammen bringt einen Punkt mehr.",
    berserker: "spielt mit der halben Zeit",
    back: "Zurück zur Arena",
  },

  datePicker: { previous: "Voriger Monat", next: "Nächster Monat" },

  tournamentList: {
    name: "Name",
    mode: "Spielweise",
    format: "Form",
    any: "Alle",
    whose: "Wessen",
    everybodys: "Von allen",
    played: "In denen ich spiele",
    directed: "Die ich leite",
    none: "Keines passt. Lass einen Filter leer oder suche nach weniger Wörtern.",
    more: "Mehr Turniere",
  },

  tournaments: {
    title: "Turniere",
    soon: "Turniere",
    make: "Neues Turnier",
    announce: "Ankündigen",
    directorsOnly: "Nur Turnierleiter können Turniere anlegen; ein Admin kann Sie dazu machen.",
    none: "Zurzeit keine. Turniere kündigt ein Turnierleiter an; schauen Sie wieder herein.",
    groups: {
      announced: "Angekündigt",
      running: "Laufend",
      finished: "Beendet",
    },
    formats: {
      round_robin: "Rundenturnier",
      swiss: "Schweizer System",
      knockout: "K.-o.-System",
      match: "Match",
    },
    statuses: {
      announced: "angekündigt",
      running: "läuft",
      paused: "unterbrochen",
      finished: "beendet",
      cancelled: "abgesagt",
    },
    players: (n) => count(n, { one: "# Spieler", other: "# Spieler" }),
    is: {
      round_robin: (_, cycles) =>
        cycles === 2 ? "Jeder spielt zweimal gegen jeden." : "Jeder spielt einmal gegen jeden.",
      swiss: (rounds) =>
        `Schweizer System mit ${count(rounds, { one: "# Runde", other: "# Runden" })}: Sie treffen auf Spieler mit gleich vielen Punkten.`,
      knockout: () => "Wer eine Begegnung verliert, scheidet aus.",
      match: () => "Eine Serie zwischen zwei Spielern.",
    },
    games: (n, variant) =>
      `${variant}, ${count(n, { one: "# Partie", other: "# Partien" })} je Begegnung.`,
    rated: "Die Partien werden gewertet.",
    casual: "Die Partien werden nicht gewertet.",
    points: (win, draw, loss) =>
      `Punkte: ${win} für den Sieg, ${draw} für das Remis, ${loss} für die Niederlage.`,
    entry: {
      open: "Jeder kann teilnehmen.",
      invitation: "Ein Turnierleiter lässt die Spieler zu.",
      password: "Zur Teilnahme braucht man das Passwort.",
    },
    allAtOnce: "Alle Partien beginnen gleichzeitig.",
    from: (rating) => `Für Wertungen ab ${rating}.`,
    upTo: (rating) => `Für Wertungen bis ${rating}.`,
    places: (n) => count(n, { one: "# Platz.", other: "# Plätze." }),
    late: (round) => `Anmeldung bis zur Auslosung von Runde ${round}.`,
    directedBy: (names) => `Turnierleitung: ${names}`,
    enter: "Teilnehmen",
    askIn: "Um Teilnahme bitten",
    youAsked: "Sie haben angefragt; warten Sie auf den Turnierleiter.",
    youAreIn: "Sie spielen in diesem Turnier.",
    gone: {
      withdrawn: "Sie haben dieses Turnier verlassen.",
      expelled: "Ein Turnierleiter hat Sie von diesem Turnier ausgeschlossen.",
      refused: "Die Turnierleiter haben Sie nicht zugelassen.",
      replaced: "An Ihrer Stelle spielt jemand anders.",
    },
    withdraw: "Zurückziehen",
    withdrawHint: "Sie verlassen das Turnier. Sobald es läuft, können Sie nicht zurückkehren.",
    myGame: (white, black) => `Meine Partie: ${white} – ${black}`,
    tabs: {
      standings: "Tabelle",
      crosstable: "Kreuztabelle",
      rounds: "Runden",
      games: "Partien",
      log: "Protokoll",
    },
    nobody: "Noch niemand hat sich angemeldet.",
    noRounds: "Noch keine Runde ist veröffentlicht.",
    noGames: "Noch hat keine Partie begonnen.",
    plies: (n) => count(n, { one: "# Zug gespielt", other: "# Züge gespielt" }),
    pointsShort: "Punkte",
    tiebreaks: {
      solkoff: "Solkoff",
      solkoff_median: "Median",
      solkoff_short: "Kurz",
      solkoff_full: "Gestutzt",
      solkoff_plus: "Solkoff+",
      sonneborn_berger: "S-B",
      wins: "Siege",
      direct_encounter: "Direkt",
      progressive: "Fortschr.",
      shmulyan: "Schmuljan",
      performance: "Leistung",
      lot: "Los",
    },
    round: (n) => `Runde ${n}`,
    roundOf: (n, all) => `Runde ${n} von ${all}`,
    roundStates: {
      drawn: "ausgelost, nicht veröffentlicht",
      published: "wird gespielt",
      finished: "beendet",
      discarded: "verworfen",
    },
    game: (n) => `Partie ${n}`,
    bye: "spielfrei",
    desk: "Turnierleitung",
    acts: {
      start: "Starten",
      startHint: (players) =>
        count(players, { one: "# Spieler spielt.", other: "# Spieler spielen." }),
      entryCloses: "Die Anmeldung schließt.",
      startNeeds: "Es kann beginnen, sobald zwei Spieler angemeldet sind.",
      cancel: "Absagen",
      cancelHint: "Das Turnier findet nicht statt.",
      draw: (round) => `Runde ${round} auslosen`,
      drawHint: "Nur Sie sehen die Paarungen, bis Sie sie veröffentlichen.",
      discard: (round) => `Runde ${round} verwerfen`,
      discardHint: "Niemand hat die Paarungen gesehen; die Runde kann neu ausgelost werden.",
      publish: (round) => `Runde ${round} veröffentlichen`,
      publishHint: "Alle sehen die Paarungen, und die Partien beginnen.",
      pause: "Unterbrechen",
      pauseHint: "Alle Uhren des Turniers bleiben stehen.",
      resume: "Fortsetzen",
      resumeHint: "Alle Uhren laufen dort weiter, wo sie standen.",
      finish: "Beenden",
      finishHint: "Die Tabelle wird endgültig; keine weitere Runde wird ausgelost.",
    },
    wantsIn: (name) => `${name} möchte mitspielen`,
    accept: "Zulassen",
    refuse: "Ablehnen",
    sure: "Wirklich tun?",
    yes: "Ausführen",
    reason: "Begründung, bleibt im Protokoll",
    server: "Server",
    logActs: {
      created: "Angekündigt",
      edited: "Geändert",
      directors_changed: "Turnierleiter geändert",
      asked: "Um Teilnahme gebeten",
      entered: "Angemeldet",
      accepted: "Zugelassen",
      refused: "Abgelehnt",
      withdrawn: "Zurückgezogen",
      expelled: "Ausgeschlossen",
      started: "Gestartet",
      round_drawn: "Ausgelost",
      round_discarded: "Runde verworfen",
      round_published: "Runde veröffentlicht",
      games_added: "Weitere Partien",
      round_ended: "Runde beendet",
      game_ended: "Partie beendet",
      result_set: "Ergebnis gesetzt",
      paused: "Unterbrochen",
      resumed: "Fortgesetzt",
      finished: "Beendet",
      cancelled: "Abgesagt",
      imported: "Importiert",
      replaced: "Ersetzt",
      byes_asked: "Ausgelassene Runden",
      pairs_kept_apart: "Getrennte Paare",
      time_added: "Zeit hinzugefügt",
      message_sent: "Nachricht an alle",
      promoted: "Die Besten kommen weiter",
      dispute_settled: "Streitfall entschieden",
    },
    logChanges: {
      states: {
        asked: "angefragt",
        entered: "angemeldet",
        refused: "abgelehnt",
        withdrawn: "zurückgezogen",
        expelled: "ausgeschlossen",
        replaced: "ersetzt",
        open: "noch offen",
        annulled: "zählt nicht",
        renewed: "wird neu gespielt",
        forfeit: "kampflos",
        half: "(½)",
        zero: "(0)",
      },
      rounds: (first, last) => `Runden ${first} bis ${last}`,
      wave: (n) => `Paarung ${n}`,
      games: (n) => count(n, { one: "# Partie", other: "# Partien" }),
      pairs: (n) => count(n, { one: "# Paar", other: "# Paare" }),
    },
    name: "Name",
    description: "Beschreibung",
    format: "Turnierform",
    cycles: "Jeder gegen jeden",
    single: "Einmal",
    double: "Zweimal",
    rounds: "Runden",
    together: "Alle gleichzeitig",
    oneByOne: "Nacheinander",
    gamesEach: "Partien je Begegnung",
    schedule: "Nächste Runde",
    automatic: "Von selbst",
    byHand: "Von Hand",
    entryBy: "Teilnahme",
    entryNames: {
      open: "Offen",
      invitation: "Einladung",
      password: "Passwort",
    },
    password: "Passwort",
    mostPlayers: "Höchstzahl der Spieler (leer: beliebig)",
    lateUntil: "Nachmeldung bis Runde (leer: keine)",
  },

  vacationRules: {
    hint: "Für jeden Spieler. Bei 0 Teilen nimmt niemand Urlaub.",
    fields: {
      splits_allowed: "Teile",
      days_allowed: "Tage insgesamt",
      min_days: "Tage je Teil, von",
      max_days: "Tage je Teil, bis",
      notice_hours: "Vorlauf in Stunden",
      min_gap_hours: "Stunden zwischen Teilen",
      horizon_days: "Höchstens Tage im Voraus",
      retro_max_days: "Rückwirkend, in Tagen",
      approval: "Genehmigung",
      freeze: "Was stillsteht",
      moves: "Ein Zug im Urlaub",
      rounding: "Wie gezählt wird",
    },
    choices: {
      approval: {
        none: "Nicht nötig",
        director: "Durch die Turnierleitung",
      },
      freeze: {
        own: "Die Uhren des Spielers",
        both: "Beide Uhren in seinen Partien",
      },
      moves: {
        forbid: "Wird abgelehnt",
        end_vacation: "Beendet den Urlaub",
        allow: "Kostet keine Zeit",
      },
      rounding: {
        hour: "Nach Stunden",
        up_to_day: "In ganzen Tagen",
      },
    },
    is: (parts, days, least, most) =>
      `Urlaub für jeden Spieler: Teile: ${parts}, Tage: ${days}; ein Teil ${least} bis ${most} Tage.`,
    isNone: "Urlaub gibt es nicht.",
  },

  scoring: {
    title: "Punkte und Feinwertung",
    points: {
      win: "Sieg",
      draw: "Remis",
      loss: "Niederlage",
      bye: "Freilos",
      half_bye: "Halbes Freilos",
    },
    firstTo: "Zum Sieg nötige Punkte (leer: alle Runden)",
    tiebreak: (n) => `Feinwertung ${n}`,
    isFirstTo: (points) => `Wer zuerst ${points} Punkte hat, gewinnt das Match.`,
  },

  steps: {
    title: "Stufen einer Begegnung",
    hint: "Die nächste Stufe wird nur nach einer unentschiedenen gespielt; die entscheidende gibt der ganzen Begegnung ihre Punkte.",
    add: "Stufe hinzufügen",
    step: (n) => `Stufe ${n}`,
    win: "Punkte des Siegers",
    loss: "Punkte des Verlierers",
    minutes: "Minuten (leer: wie oben)",
    seconds: "Sekunden je Zug",
    untilWon: "Partie um Partie, bis jemand gewinnt",
    carried: "Die Uhren laufen von Partie zu Partie weiter",
  },
  cup: {
    conditions: "Bedingungen",
    boards: "Bretter dieser Runde",
    profile: "Profil",
    allMine: (n) => `Alle meine Partien (${n})`,
    notHere: (name) => `${name} ist nicht da:`,
    forfeit: "Als verloren werten",
    signInToEnter: "Zum Teilnehmen anmelden",
    columns: "Was die Spalten sagen",
    legend: {
      solkoff: "Summe der Punkte der Gegner",
      solkoff_median: "Solkoff ohne den besten und den schwächsten Gegner",
      solkoff_short: "Solkoff ohne den schwächsten Gegner",
      solkoff_full:
        "Solkoff ohne den schwächsten Gegner, dann ohne die zwei schwächsten und so fort, nacheinander verglichen",
      solkoff_plus: "Summe der Solkoff-Zahlen der Gegner",
      sonneborn_berger: "Punkte jedes Gegners mal das gegen ihn Erreichte",
      wins: "gewonnene Partien",
      direct_encounter: "Punkte aus den Partien unter den Punktgleichen",
      progressive: "Summe der Punkte nach jeder Runde",
      shmulyan: "Punkte der besiegten Gegner abzüglich der Punkte derer, die gewonnen haben",
      performance: "die Wertungszahl, von der dieses Ergebnis zu erwarten wäre",
      lot: "zu Beginn ausgelost",
    },
  },
  secrets: {
    show: "Eingabe zeigen",
    hide: "Eingabe verbergen",
    levels: ["Leicht zu erraten", "Könnte erraten werden", "Gut", "Sehr gut"],
  },
  privacy: {
    title: "Datenschutz",
    toAccount: "Zum Konto",
    parts: [
      [
        "Was gespeichert wird",
        "Ihr Name und ein Hash Ihres Passworts; falls Sie sie angeben, E-Mail-Adresse, Zeitzone und Sprache.",
        "Ihre Partien mit jedem Zug und seiner Zeit, Ihre Wertungen und was Sie schreiben oder eintragen: Turniere, Urlaube, Notizen, bedingte Züge, Nachrichten, Chat und Meldungen.",
        "Zu jeder Anmeldung die Art des Browsers, die Netzwerkadresse und wann sie zuletzt benutzt wurde.",
      ],
      [
        "Wer es sieht",
        "Alle sehen Namen, Partien, Wertungen und Turniere. Chat und Nachrichten sehen die, für die sie bestimmt sind, und Moderatoren die einer Partie, in der etwas gemeldet wurde.",
        "E-Mail-Adresse, Notizen und bedingte Züge werden auf der Website sonst niemandem gezeigt. Wer diesen Server betreibt, kann seine Datenbank lesen.",
      ],
      [
        "Wie lange",
        "Eine Anmeldung endet, wenn Sie sich abmelden, spätestens nach 180 Tagen. Gäste, die nicht wiederkommen, werden gelöscht: nach 30 Tagen, wenn der Betreiber nichts anderes festgelegt hat. Er kann alten Chat und erledigte Meldungen löschen lassen; alles andere bleibt so lange wie Ihr Konto.",
      ],
      [
        "Cookies und Verfolgung",
        "Ein Cookie hält Sie angemeldet. Ein zweites, 90 Tage lang, macht Ihren Browser bei der nächsten Anmeldung bekannt, damit Fremde, die Ihr Passwort raten, Sie nicht aussperren. Ihre Einstellungen bleiben in Ihrem Browser. Nichts wird gemessen, nichts weitergegeben und nichts von anderen Websites geladen.",
      ],
      [
        "Was Sie tun können",
        "Auf der Kontoseite erhalten Sie alles, was über Sie gespeichert ist, als eine Datei und können Ihr Konto schließen: Ihre Partien bleiben ohne Ihren Namen, alles andere wird gelöscht.",
      ],
    ],
  },
  settings: {
    title: "Einstellungen",
    lead: "In diesem Browser gespeichert, sofort wirksam.",
    language: "Sprache",
    systemLanguage: "Wie im Browser",
    timeZone: "Zeitzone",
    timeZoneHint: "Im Konto gespeichert: Ruhezeiten, Sammelmails und Urlaube richten sich danach.",
    theme: "Farben",
    themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
    board: "Brett",
    boards: { maple: "Ahorn", slate: "Schiefer", flat: "Schlicht", contrast: "Hoher Kontrast" },
    pieces: "Steine",
    pieceSets: { turned: "Gedrechselt", plain: "Schlicht" },
    coordinates: "Koordinaten",
    coordinate: { off: "Aus", inside: "In den Feldern", beside: "Neben dem Brett" },
    confirm: "Vor dem Senden eines Zuges fragen",
    confirms: { never: "Nie", correspondence: "In Fernpartien", always: "Immer" },
    askFirst: "Fragen, bevor Remis angeboten oder beansprucht oder eine Partie abgebrochen wird",
    animation: "Animation",
    sound: "Ton",
    on: "An",
    off: "Aus",
  },

  analysis: {
    title: "Analyse",
    analyse: "Analysieren",
    analyseHint: "Züge beider Seiten versuchen, mit Varianten und Kommentaren",
    start: "Beginn der Analyse",
    variant: "Variante",
    tree: "Züge und Varianten",
    noMoves:
      "Ziehen Sie mit den Steinen beider Seiten. Was Sie statt eines Zuges versuchen, wird eine Variante.",
    signs: "Zeichen",
    sign: {
      "!": "guter Zug",
      "?": "Fehler",
      "!!": "glänzender Zug",
      "??": "grober Fehler",
      "!?": "sieht stark aus, ist schwach",
      "?!": "sieht schwach aus, ist stark",
      "*": "erzwungener Zug",
    },
    comment: "Kommentar",
    commentHint: "Was dazu zu sagen ist",
    promote: "Zur Hauptvariante",
    prune: "Ab hier löschen",
    restore: "Rückgängig",
    setUp: "Aufstellen",
    noVariant: (key) => `Eine Variante namens ${key} gibt es nicht.`,
    captureOf: (n) =>
      count(n, { one: "Ein Schlagzug mit # Stein.", other: "Ein Schlagzug mit # Steinen." }),
    won: (winner, why) => `${winner} hat gewonnen: ${why}`,
    drawn: (why) => `Remis: ${why}`,
    claimable: (why) => `Remis könnte beansprucht werden: ${why}`,
    keys: [
      ["← →", "einen Zug zurück, einen vor"],
      ["↑ ↓", "zum Anfang, zum Ende der Variante"],
      ["f", "Brett drehen"],
      ["/", "Zug eingeben: 32-28, 3228, c3d4"],
      ["p", "Variante zur Hauptvariante machen"],
      ["Entf", "ab hier löschen"],
      ["c", "Kommentar schreiben"],
      ["?", "diese Liste"],
      ["Tab, Pfeile, Enter", "über das Brett gehen und ziehen"],
      ["rechts ziehen", "Pfeile und Kreise"],
    ],
  },

  exchange: {
    importing: "Einlesen",
    importTitle: "Partie oder Stellung einlesen",
    importLabel: "PDN oder FEN",
    importHint: "1. 32-28 19-23 … oder W:W31-50:B1-20",
    importFile: "Aus einer Datei",
    importDo: "Einlesen",
    choose: "Welche Partie?",
    game: (n) => `Partie ${n}`,
    partly: "Nicht alles war lesbar:",
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    goOn: "Das Lesbare nehmen",
    tooLong: "Der Text ist zu lang. Wählen Sie weniger Partien.",
    share: "Teilen",
    shareTitle: "Stellung oder Partie teilen",
    link: "Link zu dieser Stellung",
    fen: "FEN dieser Stellung",
    pdn: "PDN mit Varianten und Kommentaren",
    download: "Herunterladen",
  },

  setup: {
    title: "Stellung aufstellen",
    lead: "Wählen Sie einen Stein, dann die Felder, auf denen er steht.",
    piece: "Stein",
    erase: "Wegnehmen",
    turn: "Am Zug",
    start: "Grundstellung",
    clear: "Brett leeren",
    fen: "FEN",
    take: "Analysieren",
    none: (color) => `${color} hat keinen Stein.`,
    many: (color, has, most) => `${color} hat ${has} Steine, eine Partie beginnt mit ${most}.`,
    row: (square) => `Auf ${square} kann kein einfacher Stein stehen, er wäre dort Dame.`,
    leave: "Zurück zu den Zügen",
    stack: "Auf das setzen, was dort steht",
    kingRun: (king) => `Züge hintereinander: ${king}`,
    noRun: "keine",
  },

  safety: {
    passwordEnds:
      "Damit endet alles, was Ihr Konto ohne es öffnet: andere Anmeldungen, API-Schlüssel und die Adresse des Kalenders. Webhooks werden ausgeschaltet.",
    endAll: "Überall sonst abmelden und alle Schlüssel widerrufen",
    factorAsked:
      "Diese Seite verlangt für Ihre Rolle einen zweiten Faktor. Richten Sie ihn ein und melden Sie sich dann neu mit seinem Code an.",
    password: "Passwort",
    currentPassword: "Ihr Passwort",
    newPassword: "Neues Passwort",
    changePassword: "Passwort ändern",
    passwordChanged: "Geändert. Überall sonst sind Sie abgemeldet.",
    sessions: "Wo Sie angemeldet sind",
    unknownDevice: "Unbekanntes Gerät",
    thisSession: "dieser Browser",
    endSession: "Abmelden",
    endOthers: "Überall sonst abmelden",
    revoke: "Widerrufen",
    neverUsed: (date) => `angelegt ${date}, nie benutzt`,
    lastUsed: (when) => `zuletzt benutzt ${when}`,
    factor: "Zweiter Faktor",
    factorLead:
      "Mit einem Authentifikator auf dem Telefon öffnet ein gestohlenes Passwort allein nichts.",
    factorBegin: "Einrichten",
    factorScan: "Geben Sie den Schlüssel in den Authentifikator ein, oder",
    factorOpen: "öffnen Sie ihn auf diesem Gerät.",
    factorKey: "Schlüssel",
    factorLink: "Link",
    factorCode: "Code des Authentifikators",
    factorSignIn: "Sechs Ziffern oder einer Ihrer Ersatzcodes",
    factorConfirm: "Einschalten",
    factorOn: (left) => `Eingeschaltet. Übrige Ersatzcodes: ${left}.`,
    factorRemove: "Ausschalten",
    recoveryLead:
      "Schreiben Sie diese Codes auf. Jeder öffnet Ihr Konto einmal, wenn das Telefon weg ist.",
    blocks: "Blockierte Spieler",
    block: "Blockieren",
    unblock: "Freigeben",
    botMark: "BOT",
    computerHere:
      "Hier spielt der Computer dieser Seite: freundschaftlich, mit allen und jederzeit.",
    botHere: "Hier spielt ein Programm: freundschaftlich mit allen, gewertet mit Programmen.",
    closedHere: "Dieses Konto wurde geschlossen.",
    roles: { director: "Turnierleiter", moderator: "Moderator", admin: "Verwalter" },
    leaving: "Bot, Daten und Abschied",
    isBot: "Dies ist das Konto eines Programms. Sein Name trägt ein Zeichen.",
    botLead: "Spielt hier ein Programm? Sagen Sie es vor der ersten Partie; es gilt für immer.",
    becomeBot: "Das ist ein Bot",
    exportLead: "Alles, was über Sie gespeichert ist, auch Ihre Partien, in einer Datei.",
    export: "Meine Daten herunterladen",
    closeLead: "Ihre Partien bleiben, ohne Ihren Namen. Alles andere wird gelöscht.",
    close: "Konto schließen",
    closeTitle: "Das Konto schließen?",
    closeAsk:
      "Sie scheiden aus Ihren Turnieren aus, laufende Partien werden aufgegeben. Das lässt sich nicht rückgängig machen.",
    closeYes: "Endgültig schließen",
    closeNo: "Behalten",
  },

  mail: {
    undoTitle: "Ihre frühere E-Mail-Adresse",
    undoAsk:
      "Jemand hat die Adresse Ihres Kontos geändert. Waren Sie es nicht? Dann nehmen Sie die Änderung zurück: Alle werden abgemeldet, und Sie setzen ein neues Passwort.",
    undo: "Zurücknehmen",
    notMeTitle: "Nicht Ihr Konto?",
    notMeAsk:
      "Jemand hat hier Ihre Adresse angegeben. Sollen wir ein Jahr lang keine solchen Links dorthin senden?",
    notMe: "Ja, ich war es nicht",
    notMeDone: "Erledigt. Ein Jahr lang geht keiner mehr dorthin.",
    title: "E-Mail",
    noAddress: "Mit einer Adresse oben können Sie erfahren, wann Sie in Fernpartien am Zug sind.",
    reached: (address) => `Nachrichten gehen an ${address}.`,
    notConfirmed: (address) =>
      `Nichts wird gesendet, bevor Sie dem Link gefolgt sind, der an ${address} ging.`,
    ask: "Link noch einmal senden",
    asked: "Er ist unterwegs.",
    what: "Per E-Mail mitteilen",
    kinds: {
      my_turn: "wenn ich am Zug bin",
      draw_offered: "Angebote: Remis, Zugrücknahme, Revanche",
      game_ended: "wenn eine Partie endet oder die Zeit abläuft",
    },
    reminders: "Erinnern, wenn für meinen Zug noch bleiben",
    hours: (n) => `${n} Std.`,
    digest: "Wann",
    atOnce: "Nach kurzer Weile",
    quietFrom: "Ruhe von",
    quietUntil: "bis",
    confirmTitle: "Ihre E-Mail-Adresse",
    confirmed: "Danke, sie ist bestätigt.",
    unsubscribeTitle: "Keine Nachrichten mehr",
    unsubscribeAsk: "Sollen wir Ihnen nicht mehr über Ihre Partien schreiben?",
    unsubscribe: "Ja, nicht mehr",
    unsubscribed: "Erledigt. Auf der Seite Ihres Kontos können Sie sie wieder einschalten.",
    forgot: "Passwort vergessen?",
    forgotTitle: "Passwort vergessen?",
    forgotLead: "Ein Link für ein neues geht an die bestätigte E-Mail-Adresse des Kontos.",
    forgotSend: "Link senden",
    forgotDone: "Wenn es ein solches Konto mit bestätigter Adresse gibt, ist der Link unterwegs.",
    resetTitle: "Neues Passwort setzen",
    resetDone: "Es ist gesetzt. Melden Sie sich damit an.",
  },

  report: {
    open: "Melden",
    title: (name) => `${name} melden`,
    kind: "Worum geht es?",
    kinds: {
      cheating: "Betrug",
      abuse: "Beleidigung",
      other: "Etwas anderes",
      dispute: "Streitfall",
    },
    what: "Was ist geschehen?",
    send: "Senden",
    thanks: "Danke. Ein Moderator wird es ansehen.",
  },

  moderation: {
    title: "Moderation",
    reports: "Offene Meldungen",
    noReports: "Keine Meldung ist offen. Es gibt nichts zu tun.",
    by: "von",
    game: "Partie",
    closeReason: "Was daraus wurde",
    closeReport: "Meldung schließen",
    decide: "Entscheiden",
    act: "Was",
    choices: {
      ban: "Sperren",
      unban: "Sperre aufheben",
      chat_ban: "Chats verbieten",
      chat_unban: "Chats wieder erlauben",
      player: "Zum einfachen Spieler machen",
      director: "Zum Turnierleiter machen",
      moderator: "Zum Moderator machen",
    },
    reason: "Grund",
    reasonHint: "Steht im Protokoll und wird dem Gesperrten gesagt",
    doIt: "Ausführen",
    done: "Erledigt.",
    log: "Protokoll",
    noLog: "Noch wurde nichts entschieden.",
    operator: "der Betreiber",
    acts: {
      ban: "Gesperrt",
      unban: "Sperre aufgehoben",
      role: "Rolle",
      close_report: "Meldung geschlossen",
      chat_ban: "Chats verboten",
      chat_unban: "Chats wieder erlaubt",
      annul: "Wertung zurückgenommen",
    },
  },

  vacation: {
    title: "Urlaub",
    lead: "Wähle Turniere, Beginn und Ende. Deine Uhren stehen dort so lange still.",
    tournaments: "Turniere",
    none: "Du spielst in keinem Turnier mit Urlaub.",
    figures: ({ parts, partsAllowed, days, daysAllowed, least, most }) =>
      `Teile ${parts}/${partsAllowed}, Tage ${decimal(days)}/${decimal(daysAllowed)}; ein Teil ${decimal(least)} bis ${count(most, { one: "# Tag", other: "# Tage" })}`,
    start: "Beginn",
    end: "Ende",
    date: "Datum, t.m.jjjj",
    calendar: "Kalender",
    hour: "Stunde, 0 bis 23",
    midnight: "Mitternacht",
    zone: "Zeitzone",
    message: "Nachricht an deine Gegner",
    ok: "OK",
    whatHappens: "Was geschieht",
    nothingYet: "Wähle mindestens ein Turnier, Beginn und Ende.",
    span: (start, end, zone) => `Von ${start} bis ${end} (${zone})`,
    lastFree: (day) => ended(`Der letzte freie Tag ist ${day}`),
    thenUsed: (part, parts, days, allowed) =>
      `dann Teil ${part} von ${parts}, ${decimal(days)} von ${count(allowed, { one: "# Tag", other: "# Tagen" })} verbraucht`,
    approval: "wenn die Turnierleitung zustimmt",
    deadlines: "Fristen deiner Partien",
    noGames: "Dort läuft jetzt keine deiner Uhren.",
    unchanged: "bleibt",
    mine: "Mein Urlaub",
    noneYet: "Du hast noch keinen Urlaub.",
    edit: "Ändern",
    cancel: "Absagen",
    endNow: "Jetzt beenden",
    save: "Speichern",
    keep: "So lassen",
    editing: (name) => `Urlaub in ${name} ändern`,
    stored: "Gespeichert.",
    told: "Deine Gegner erfahren es.",
    waits: "Deine Gegner erfahren es, wenn die Turnierleitung zustimmt.",
    toldAndWaits:
      "Einige deiner Gegner erfahren es jetzt, die anderen, wenn die Turnierleitung zustimmt.",
    charged: "Tage",
    onVacation: (until) => `Im Urlaub bis ${until}`,
    clockStands: "die Uhr steht",
    clockStandsUntil: (until) => `die Uhr steht bis ${until}`,
    directorsWord: (reason) => `Der Turnierleiter: ${reason}`,
    expired: "Bis zum Beginn hat kein Turnierleiter entschieden.",
    states: {
      pending: "wartet auf die Turnierleitung",
      planned: "geplant",
      active: "läuft",
      finished: "vorbei",
      rejected: "abgelehnt",
      cancelled: "abgesagt",
    },
  },

  vacationRefusals: {
    NO_TOURNAMENT_SELECTED: "Wählen Sie mindestens ein Turnier.",
    DUPLICATE_TOURNAMENT: "Das Turnier ist zweimal genannt.",
    DATE_FORMAT: "Schreiben Sie das Datum als T.M.JJJJ, zum Beispiel 1.7.2024.",
    DATE_INVALID: "Diesen Tag gibt es im Kalender nicht.",
    HOUR_FORMAT:
      "Schreiben Sie die Stunde als Zahl von 0 bis 23, oder lassen Sie sie leer für Mitternacht.",
    HOUR_OUT_OF_RANGE: "Die Stunde muss zwischen 0 und 23 liegen.",
    TIME_ZONE_UNKNOWN: "Keine Zeitzone heißt so; schreiben Sie eine wie Europe/Zagreb.",
    LOCAL_TIME_NONEXISTENT:
      "Diese Stunde überspringen die Uhren; nehmen Sie {before_hour}:00 am {before_date} oder {after_hour}:00 am {after_date}.",
    LOCAL_TIME_AMBIGUOUS: "Die Uhren werden zurückgestellt, diese Stunde kommt zweimal.",
    MIDNIGHT_SKIPPED:
      "Diese Mitternacht überspringen die Uhren; es gilt der Augenblick der Umstellung.",
    END_NOT_AFTER_START: "Das Ende muss nach dem Anfang liegen.",
    START_IN_PAST: "Der Anfang ist schon vorbei; wählen Sie einen späteren.",
    START_TOO_FAR: "Ein Urlaub darf höchstens in {horizon_days} T. beginnen.",
    MESSAGE_TOO_LONG: "Die Nachricht hat {length} Zeichen; erlaubt sind {most}.",
    MESSAGE_INVALID: "Außer Zeilenumbrüchen darf die Nachricht keine Steuerzeichen enthalten.",
    TOURNAMENT_NOT_FOUND: "Dieses Turnier gibt es nicht.",
    NOT_A_PARTICIPANT: "In diesem Turnier spielen Sie nicht.",
    TOURNAMENT_FINISHED: "Das Turnier ist vorbei.",
    NO_ACTIVE_GAMES: "Sie haben in diesem Turnier keine Partien mehr.",
    VACATION_NOT_ALLOWED: "In diesem Turnier gibt es keinen Urlaub.",
    SPLIT_TOO_SHORT: "Der kürzeste Teil hat {min_days} T.; dieser hat {hours}.",
    SPLIT_TOO_LONG: "Der längste Teil hat {max_days} T.; dieser hat {hours}.",
    SPLITS_EXHAUSTED: "Alle Teile sind verbraucht: {splits_allowed} von {splits_allowed}.",
    DAYS_EXHAUSTED: "Gewünscht: {hours}; von {days_allowed} T. sind noch übrig: {hours_left}.",
    OVERLAPS_VACATION:
      "Er überschneidet sich mit einem Urlaub, den es schon gibt: {start} bis {end}.",
    GAP_TOO_SHORT: "Zwischen zwei Urlauben müssen {min_gap_hours} Std. liegen.",
    NOTICE_TOO_SHORT: "Er muss {notice_hours} Std. vor seinem Anfang beantragt werden.",
    REASON_REQUIRED: "Nennen Sie einen Grund.",
    RETRO_TOO_FAR: "Urlaub kann höchstens {retro_max_days} T. rückwirkend gegeben werden.",
    VACATION_ALREADY_STARTED:
      "Der Urlaub hat begonnen: nur sein Ende lässt sich verschieben. Wo der Turnierleiter entscheidet, bitten Sie ihn um eine Verlängerung.",
    VACATION_NOT_STARTED: "Der Urlaub hat noch nicht begonnen; streichen Sie ihn stattdessen.",
    VACATION_ALREADY_FINISHED:
      "Der Urlaub ist vorbei oder entschieden; er lässt sich nicht mehr ändern.",
    VACATION_NOT_FOUND: "Diesen Urlaub gibt es nicht mehr.",
    NOT_OWNER: "Das ist der Urlaub eines anderen.",
    STALE_VERSION: "Der Urlaub hat sich inzwischen geändert; sehen Sie ihn noch einmal an.",
    NOT_DIRECTOR: "Das darf nur ein Leiter des Turniers.",
    DIRECTOR_CONFLICT: "Über Ihren eigenen Urlaub entscheidet ein anderer Turnierleiter.",
  },
  refusals: {
    "the name or the password is wrong; check both":
      "Der Name oder das Passwort ist falsch. Prüfen Sie beides.",
    "the code is wrong; take the one that is shown now":
      "Der Code ist falsch. Nehmen Sie den, der jetzt angezeigt wird.",
    "this code is not good (any more); wait for the next one":
      "Dieser Code gilt nicht oder nicht mehr. Warten Sie auf den nächsten.",
    "is not the one that your authenticator shows now; check that the clocks are right":
      "Ihr Authentifikator zeigt jetzt einen anderen Code. Prüfen Sie, ob die Uhren richtig gehen.",
    "this account is banned: {reason}": "Dieses Konto ist gesperrt: „{reason}“.",
    "this is not your password; check it and try again":
      "Das ist nicht Ihr Passwort. Prüfen Sie es und versuchen Sie es noch einmal.",
    "too many tries; wait {seconds} s and try again":
      "Zu viele Versuche. Warten Sie {seconds} s und versuchen Sie es dann noch einmal.",
    "much is being asked for just now; try again in a moment":
      "Gerade wird sehr viel angefragt. Versuchen Sie es gleich noch einmal.",
    "many people sign in just now; try again in a moment":
      "Gerade melden sich viele an. Versuchen Sie es gleich noch einmal.",
    "the name {name} is taken; choose another":
      "Der Name {name} ist schon vergeben. Wählen Sie einen anderen.",
    "a password has 8 to 1024 bytes":
      "Ein Passwort hat mindestens 8 Zeichen und höchstens 1024 Byte.",
    "a password must not be the username": "Das Passwort darf nicht mit dem Namen übereinstimmen.",
    "this password is among the first that are guessed; take another one":
      "Dieses Passwort gehört zu denen, die zuerst erraten werden. Nehmen Sie ein anderes.",
    "a username has 2 to 20 characters": "Ein Name hat 2 bis 20 Zeichen.",
    "names that begin with former- are kept for closed accounts":
      "Namen, die mit „former-“ beginnen, sind geschlossenen Konten vorbehalten.",
    "a username begins with a letter A to Z and has only letters, digits, - and _":
      "Ein Name beginnt mit einem Buchstaben von A bis Z und enthält nur solche Buchstaben, Ziffern, - und _.",
    "must be an address like name@example.org":
      "Schreiben Sie hier eine Adresse wie name@example.org.",
    "must be a time like 22:30, or empty for none":
      "Schreiben Sie hier eine Uhrzeit wie 22:30 oder lassen Sie das Feld leer.",
    "must not be empty": "Füllen Sie dieses Feld bitte aus.",
    "must not be empty; say it in a few words":
      "Füllen Sie dieses Feld bitte aus; wenige Worte genügen.",
    "must not be empty; write something": "Schreiben Sie hier bitte etwas.",
    "must be one line without control characters":
      "Schreiben Sie hier nur eine Zeile, ohne Steuerzeichen.",
    "must be one line without control characters; remove what cannot be seen":
      "Schreiben Sie hier nur eine Zeile, ohne Steuerzeichen. Entfernen Sie, was nicht zu sehen ist.",
    "may be at most {most} characters long":
      "Das ist zu lang. Erlaubt sind höchstens {most} Zeichen.",
    "may have {most} characters at most; shorten it":
      "Das ist zu lang. Erlaubt sind höchstens {most} Zeichen; kürzen Sie den Text.",
    "this site asks your role for a second factor, and a token has none: sign in with its code":
      "Diese Seite verlangt für Ihre Rolle einen zweiten Faktor, und ein API-Schlüssel hat keinen. Melden Sie sich mit seinem Code an.",
    "this site asks your role for a second factor, and you signed in before yours was on: sign in anew with its code":
      "Diese Seite verlangt für Ihre Rolle einen zweiten Faktor, und Sie haben sich angemeldet, bevor Ihrer eingeschaltet war. Melden Sie sich neu mit seinem Code an.",
    "this site asks your role for a second factor: switch yours on in your account, sign in anew with its code, then do this":
      "Diese Seite verlangt für Ihre Rolle einen zweiten Faktor. Schalten Sie ihn in Ihrem Konto ein und melden Sie sich neu mit seinem Code an.",
    "must be in the future": "Wählen Sie einen Zeitpunkt in der Zukunft.",
    "is asked for to change the e-mail address; give yours":
      "Um die E-Mail-Adresse zu ändern, geben Sie Ihr Passwort ein.",
    "is asked for to change the address; give yours":
      "Um die Adresse zu ändern, geben Sie Ihr Passwort ein.",
    "is one whose reader has told this site not to write there; take another one":
      "Wer dort Post liest, will von dieser Seite keine. Nehmen Sie eine andere Adresse.",
    "this name could be taken for the site's own people; choose another":
      "Dieser Name klingt nach der Leitung dieser Seite. Wählen Sie einen anderen.",
    "this account is gone; make a new one":
      "Dieses Konto gibt es nicht mehr. Legen Sie ein neues an.",
    "there is no such account": "Dieses Konto gibt es nicht.",
    "this link is used up or too old; ask for a new one":
      "Dieser Link ist verbraucht oder zu alt. Lassen Sie sich einen neuen senden.",
    "this link was never given; look at it again":
      "Dieser Link ist ungültig. Prüfen Sie, ob er vollständig ist.",
    "your account has no e-mail address; set one first":
      "Ihr Konto hat keine E-Mail-Adresse. Geben Sie zuerst eine an.",
    "a second factor is in use; remove it before a new one":
      "Ein zweiter Faktor ist schon eingeschaltet. Schalten Sie ihn aus, bevor Sie einen neuen einrichten.",
    "no second factor has been begun; begin one first":
      "Sie haben noch nicht begonnen, einen zweiten Faktor einzurichten. Beginnen Sie damit.",
    "you have no such session; it may have ended by itself":
      "Diese Anmeldung gibt es nicht. Vielleicht ist sie von selbst abgelaufen.",
    "you have no such token; it may have been revoked already":
      "Diesen Schlüssel haben Sie nicht. Vielleicht wurde er schon widerrufen.",
    "you have an account already": "Sie haben schon ein Konto.",
    "you are signed in; play with your own name":
      "Sie sind angemeldet. Spielen Sie unter Ihrem eigenen Namen.",
    "guests cannot do this; sign up first and keep your games":
      "Gäste können das nicht. Registrieren Sie sich zuerst; Ihre Partien bleiben Ihre.",
    "sign in, or send a token as 'Authorization: Bearer …'": "Bitte melden Sie sich an.",
    "sign in to play; you are looking on": "Sie schauen nur zu. Melden Sie sich an, um zu spielen.",
    "no player has this name; check the spelling":
      "Kein Spieler heißt so. Prüfen Sie die Schreibweise.",
    "must be a player's name; check the spelling":
      "Schreiben Sie hier den Namen eines Spielers. Prüfen Sie die Schreibweise.",
    "you cannot block yourself; name another player":
      "Sie können sich nicht selbst blockieren. Nennen Sie einen anderen Spieler.",
    "guests play casual games by a link; leave opponent out and rated false, or sign up":
      "Gäste spielen nur freundschaftlich und über einen Link. Wählen Sie eine solche Partie oder registrieren Sie sich.",
    "the computer is not asked; begin a game with it on the front page (POST /api/v1/computer-games)":
      "Der Computer wird nicht gefragt. Beginnen Sie eine Partie mit ihm auf der Startseite.",
    "the computer plays casual games": "Der Computer spielt freundschaftliche Partien.",
    "the computer is not ready yet; try again in a moment":
      "Der Computer ist noch nicht bereit. Versuchen Sie es gleich noch einmal.",
    "guests play by a link; make one and send it to him":
      "Gäste spielen über einen Link. Legen Sie einen an und schicken Sie ihn dem Gast.",
    "guests play by a link; sign up to use the lobby":
      "Gäste spielen über einen Link. Registrieren Sie sich, um Gegner zu suchen und Gesuche anzunehmen.",
    "you cannot challenge yourself; name another player":
      "Sie können sich nicht selbst herausfordern. Nennen Sie einen anderen Spieler.",
    "there is no such challenge (any more); it may have been accepted or withdrawn":
      "Diese Herausforderung gibt es nicht oder nicht mehr. Vielleicht wurde sie angenommen oder zurückgezogen.",
    "the challenge was withdrawn, declined or taken already":
      "Diese Herausforderung wurde schon angenommen, abgelehnt oder zurückgezogen.",
    "this is your own challenge; wait for the answer":
      "Das ist Ihre eigene Herausforderung. Warten Sie auf die Antwort.",
    "only the player who was challenged may decline":
      "Nur wer herausgefordert wurde, kann ablehnen.",
    "only the player who made a challenge may withdraw it":
      "Nur wer herausgefordert hat, kann die Herausforderung zurückziehen.",
    "somebody was faster or the seek was withdrawn; choose another one":
      "Jemand anders war schneller, oder das Gesuch wurde zurückgezogen. Wählen Sie ein anderes.",
    "this game has had as many offers and gifts of time as it can hold; make moves":
      "In dieser Partie gab es so viele Angebote und geschenkte Zeit, wie sie fassen kann. Machen Sie Züge.",
    "another live game of yours is about to begin; play that one":
      "Gleich beginnt schon eine andere Ihrer Partien. Spielen Sie diese.",
    "you have 20 open challenges; withdraw one first":
      "Sie haben schon 20 offene Herausforderungen. Ziehen Sie zuerst eine zurück.",
    "you have 10 open challenges to this player; wait for an answer":
      "Sie haben diesen Spieler schon 10-mal herausgefordert. Warten Sie auf eine Antwort.",
    "this player has as many open challenges as there may be; try again later":
      "Dieser Spieler hat so viele offene Herausforderungen wie möglich. Versuchen Sie es später wieder.",
    "your notes are as long as they may be, 5 MB altogether; shorten some first":
      "Ihre Notizen sind zusammen so lang wie erlaubt (5 MB). Kürzen Sie zuerst einige.",
    "guests write notes in their own games; make an account for others":
      "Gäste schreiben Notizen zu ihren eigenen Partien. Für andere brauchen Sie ein Konto.",
    "guests play 3 games with the computer at a time; finish one first":
      "Gäste spielen höchstens 3 Partien zugleich gegen den Computer. Beenden Sie zuerst eine.",
    "you play 20 games with the computer at a time; finish one first":
      "Sie spielen schon 20 Partien zugleich gegen den Computer. Beenden Sie zuerst eine.",
    "you have 50 tokens; revoke one first":
      "Sie haben schon 50 Tokens. Widerrufen Sie zuerst eines.",
    "must have no NUL; remove what cannot be seen":
      "Hier steht ein unsichtbares Zeichen (NUL). Entfernen Sie es.",
    "you have 5 open seeks; withdraw one first":
      "Sie haben schon 5 offene Gesuche. Ziehen Sie zuerst eines zurück.",
    "this is your own seek; wait until somebody takes it":
      "Das ist Ihr eigenes Gesuch. Warten Sie, bis jemand es annimmt.",
    "only the player who made a seek may withdraw it":
      "Nur wer ein Gesuch gestellt hat, kann es zurückziehen.",
    "this seek is for other ratings than yours, {rating}; choose another one":
      "Dieses Gesuch ist für andere Wertungen als Ihre ({rating}). Wählen Sie ein anderes.",
    "you have blocked this player; unblock him first":
      "Sie haben diesen Spieler blockiert. Geben Sie ihn zuerst frei.",
    "this player cannot play now; choose another one":
      "Dieser Spieler kann zurzeit nicht spielen. Wählen Sie einen anderen Gegner.",
    "this player takes no games with you; choose another one":
      "Dieser Spieler nimmt keine Partien mit Ihnen an. Wählen Sie einen anderen Gegner.",
    "between a bot and a human only casual games are played":
      "Zwischen Bot und Mensch werden nur freundschaftliche Partien gespielt.",
    "rated games need an account on both sides; play a casual one":
      "Für gewertete Partien brauchen beide ein Konto. Spielen Sie eine freundschaftliche.",
    "a rated game starts from the usual position":
      "Eine gewertete Partie beginnt mit der üblichen Anfangsstellung.",
    "the game would be over at once; each side needs a piece":
      "Die Partie wäre sofort zu Ende. Jede Seite braucht einen Stein.",
    "the game would be over at once; the side to move has no move":
      "Die Partie wäre sofort zu Ende. Die Seite, die am Zug ist, kann nicht ziehen.",
    "there are more games in this text than are read at once; take a part of it":
      "In diesem Text stehen mehr Partien, als auf einmal gelesen werden. Nehmen Sie einen Teil davon.",
    "there are more than {count} moves in this text; take a part of it":
      "In diesem Text stehen mehr als {count} Züge. Nehmen Sie einen Teil davon.",
    "a game has more than {count} tags; take a part of it":
      "Eine Partie hat mehr als {count} Tags. Nehmen Sie einen Teil davon.",
    "walking the captures of these games takes too long; take a part of them":
      "Die Schläge dieser Partien zu berechnen dauert zu lange. Nehmen Sie einen Teil davon.",
    "There are more faults here than are listed": "Hier sind mehr Fehler, als genannt werden.",
    "A move that is not known ends what is read of this line":
      "Ein unbekannter Zug: Weiter wird diese Zugfolge nicht gelesen.",
    "A change of the position between / / ends what is read of this line":
      "Eine neue Stellung zwischen / /: Weiter wird diese Zugfolge nicht gelesen.",
    "Expected a move in whose place this variation could be played":
      "Es fehlt der Zug, an dessen Stelle diese Variante gespielt werden könnte.",
    "The move in whose place this is played could not be read":
      "Der Zug, an dessen Stelle dies gespielt wird, war nicht zu lesen.",
    "The squares are counted from the other end of the board: they are turned round":
      "Die Felder sind vom anderen Ende des Bretts gezählt; sie wurden umgedreht.",
    "Variations inside each other deeper than {count} are not read":
      "Varianten, die tiefer als {count} ineinander stehen, werden nicht gelesen.",
    "The tag Result says {tag}, the end of the moves {end}, which is taken":
      "Der Tag Result sagt {tag}, das Ende der Züge {end}. Das Letztere gilt.",
    "The board says {board}, the game {game}, which is taken":
      "Das Brett sagt {board}, die Partie {game}. Das Letztere gilt.",
    '"{text}" can mean several captures: {move} is taken, after which alone the rest is legal':
      "„{text}“ kann mehrere Schläge bedeuten. Genommen ist {move}: Nur danach ist der Rest erlaubt.",
    "there are too many captures to play from this position; take some pieces off":
      "Aus dieser Stellung gibt es zu viele Schläge, um von ihr aus zu spielen. Nehmen Sie einige Steine weg.",
    "the game would be drawn at once; set up another position":
      "Die Partie wäre sofort remis. Stellen Sie eine andere Stellung auf.",
    "it is the opponent's turn; wait for the move":
      "Der Gegner ist am Zug. Warten Sie auf seinen Zug.",
    "you are on vacation in this tournament; end the vacation before you move":
      "Sie haben in diesem Turnier Urlaub. Beenden Sie ihn, bevor Sie ziehen.",
    "the game is over; ask for its record instead": "Die Partie ist zu Ende.",
    "the game is over; no more moves are made in it":
      "Die Partie ist zu Ende. Es wird nicht mehr gezogen.",
    "the time was up before this arrived; the game is over":
      "Die Zeit war abgelaufen, bevor das ankam. Die Partie ist zu Ende.",
    "the director has paused this game; wait until it goes on":
      "Der Turnierleiter hat diese Partie unterbrochen. Warten Sie, bis sie weitergeht.",
    "the game is at ply {ply}, the move was made for ply {made}; look at the position again":
      "Die Partie ist inzwischen weitergegangen. Sehen Sie sich die Stellung noch einmal an.",
    "the game is at ply {ply}, the lines were made for ply {made}; look at the position again":
      "Die Partie ist inzwischen weitergegangen. Sehen Sie sich die Stellung noch einmal an.",
    "the game is at version {version}; look at it again":
      "Die Partie ist inzwischen weitergegangen. Sehen Sie sie sich noch einmal an.",
    "the game has moved on; look at it again":
      "Die Partie ist inzwischen weitergegangen. Sehen Sie sie sich noch einmal an.",
    "under this ruleset a draw may be agreed only after both sides have made {needed} moves":
      "Nach diesem Regelwerk kann Remis erst nach dem {needed}. Zug beider Seiten vereinbart werden.",
    "in this tournament a draw may be agreed only after both sides have made {needed} moves":
      "In diesem Turnier kann Remis erst nach dem {needed}. Zug beider Seiten vereinbart werden.",
    "your offer already stands; wait for the answer":
      "Ihr Angebot gilt noch. Warten Sie auf die Antwort.",
    "your last offer was declined; now it is the opponent's turn to offer":
      "Ihr letztes Angebot wurde abgelehnt; nun ist der Gegner mit Anbieten an der Reihe.",
    "a takeback is asked for; that is answered first":
      "Es wurde um eine Zurücknahme gebeten. Darauf muss zuerst geantwortet werden.",
    "a draw is claimed on one's own turn":
      "Remis können Sie nur beanspruchen, wenn Sie am Zug sind.",
    "no rule makes this position a draw; offer one instead":
      "Nach keiner Regel ist diese Stellung remis. Bieten Sie stattdessen Remis an.",
    "the opponent offers no draw; offer one yourself":
      "Der Gegner bietet kein Remis an. Bieten Sie es selbst an.",
    "both sides have moved; resign or offer a draw instead":
      "Beide Seiten haben schon gezogen. Geben Sie auf oder bieten Sie Remis an.",
    "not both sides have moved; abort the game instead":
      "Es haben noch nicht beide Seiten gezogen. Brechen Sie die Partie stattdessen ab.",
    "there is no time limit in this game": "Diese Partie hat keine Zeitgrenze.",
    "the opponent has as much time as there can be": "Mehr Zeit kann der Gegner nicht bekommen.",
    "by correspondence only the clock can be claimed on":
      "Dass der Gegner weg ist, zählt in einer Fernpartie nicht. Dort entscheidet nur die Uhr.",
    "the opponent is here": "Der Gegner ist da.",
    "the opponent has left only just; claim in {seconds} s":
      "Der Gegner ist eben erst gegangen. Sieg oder Remis können Sie in {seconds} s beanspruchen.",
    "the rematch has begun already": "Die Revanche hat schon begonnen.",
    "your offer already stands": "Ihr Angebot gilt noch.",
    "the opponent offers a rematch; accept that":
      "Der Gegner bietet eine Revanche an. Nehmen Sie sie an.",
    "your offer was declined; now it is the opponent's turn to offer":
      "Ihr Angebot wurde abgelehnt; nun ist der Gegner mit Anbieten an der Reihe.",
    "the opponent offers no rematch; offer one yourself":
      "Der Gegner bietet keine Revanche an. Bieten Sie selbst eine an.",
    "the game is not over yet": "Die Partie ist noch nicht zu Ende.",
    "in a rated game no move is taken back":
      "In einer gewerteten Partie wird kein Zug zurückgenommen.",
    "you have made no move yet": "Sie haben noch nicht gezogen.",
    "your request already stands; wait for the answer":
      "Ihre Bitte gilt noch. Warten Sie auf die Antwort.",
    "the opponent asks for a takeback; answer that first":
      "Der Gegner bittet um eine Zurücknahme. Antworten Sie zuerst darauf.",
    "your draw offer stands; wait for the answer":
      "Ihr Remisangebot gilt noch. Warten Sie auf die Antwort.",
    "the opponent offers a draw; answer that first":
      "Der Gegner bietet Remis an. Antworten Sie zuerst darauf.",
    "your request was declined; ask again after the next move":
      "Ihre Bitte wurde abgelehnt. Fragen Sie nach dem nächsten Zug noch einmal.",
    "without what the moves had brought a clock would show less than 15 s (a day by correspondence), so they stay":
      "Die Züge bleiben: Ohne die Zeit, die sie gebracht haben, würde eine Uhr weniger als 15 s zeigen (in Fernpartien weniger als einen Tag).",
    "the opponent asks for no takeback": "Der Gegner bittet nicht um eine Zurücknahme.",
    "only a live game with a base time can be played with half of it":
      "Mit der halben Zeit lässt sich nur eine Live-Partie mit Grundbedenkzeit spielen.",
    "you play with half of your time already": "Sie spielen schon mit der halben Zeit.",
    "you have moved; half of the time is given away before":
      "Sie haben schon gezogen. Die halbe Zeit gibt man vor dem ersten Zug ab.",
    "you have thought for half of your time already; play on with the rest":
      "Die Hälfte Ihrer Zeit haben Sie schon verbraucht. Spielen Sie mit dem Rest weiter.",
    "half of the time is given away in arenas alone":
      "Die halbe Zeit kann man nur in einer Arena abgeben.",
    "a game of a tournament is not aborted; resign, or ask the director":
      "Eine Turnierpartie wird nicht abgebrochen. Geben Sie auf oder fragen Sie den Turnierleiter.",
    "in a tournament no move is taken back": "In einem Turnier wird kein Zug zurückgenommen.",
    "in a tournament the director alone gives time":
      "In einem Turnier schenkt nur der Turnierleiter Zeit.",
    "a game of a tournament has no rematch; challenge your opponent":
      "Zu einer Turnierpartie gibt es keine Revanche. Fordern Sie Ihren Gegner heraus.",
    "only the two players of this game may do this":
      "Das dürfen nur die beiden Spieler dieser Partie.",
    "too much is happening in this game; try again in a moment":
      "In dieser Partie geschieht gerade zu viel auf einmal. Versuchen Sie es gleich noch einmal.",
    "conditional moves are for correspondence games; in live play use premoves":
      "Bedingte Züge gibt es nur in Fernpartien. In Live-Partien können Sie Züge vormerken.",
    "there are {lines} lines; at most {most} may be given":
      "Das sind zu viele Varianten: {lines}. Erlaubt sind höchstens {most}.",
    "a moderator has closed the chats to you: {reason}":
      "Ein Moderator hat Ihnen die Chats verboten: „{reason}“.",
    "make an account to chat with spectators":
      "Um mit den Zuschauern zu chatten, brauchen Sie ein Konto. Registrieren Sie sich.",
    "the spectators' chat opens to the players when the game has ended":
      "Der Chat der Zuschauer öffnet sich für die Spieler, wenn die Partie zu Ende ist.",
    "this chat is for the two players; write to the spectators'":
      "Dieser Chat ist für die beiden Spieler. Schreiben Sie in den Chat der Zuschauer.",
    "you have written a lot; wait {seconds} s and send it again":
      "Sie haben viel geschrieben. Warten Sie {seconds} s und senden Sie es dann noch einmal.",
    "every place is taken": "Alle Plätze sind besetzt.",
    "the tournament is over": "Das Turnier ist vorbei.",
    "the tournament has begun, and late entry is not open":
      "Das Turnier hat begonnen, und eine spätere Anmeldung ist nicht möglich.",
    "this player has entered already": "Dieser Spieler ist schon angemeldet.",
    "you have asked; wait for the director":
      "Sie haben angefragt; warten Sie auf den Turnierleiter.",
    "the director has decided against it": "Der Turnierleiter hat die Teilnahme abgelehnt.",
    "somebody else has this player's seat now":
      "Den Platz dieses Spielers hat jetzt jemand anders.",
    "who has left a tournament that runs cannot come back":
      "Wer ein laufendes Turnier verlassen hat, kann nicht zurückkehren.",
    "the password is not right; ask the director for it":
      "Das Passwort stimmt nicht. Fragen Sie den Turnierleiter danach.",
    "this tournament is for ratings from {rating}": "Dieses Turnier ist für Wertungen ab {rating}.",
    "this tournament is for ratings up to {rating}":
      "Dieses Turnier ist für Wertungen bis {rating}.",
    "this player does not wait for an answer": "Dieser Spieler wartet auf keine Antwort.",
    "this player is not in the tournament": "Dieser Spieler nimmt nicht an dem Turnier teil.",
    "programs do not play in rated tournaments; enter a casual one":
      "Programme spielen nicht in gewerteten Turnieren. Nehmen Sie an einem freundschaftlichen teil.",
    "half-point byes are given by a director; ask for one, or for a bye without":
      "Einen halben Punkt für eine ausgelassene Runde gibt nur ein Turnierleiter. Bitten Sie ihn darum oder lassen Sie die Runde ohne Punkte aus.",
    "only in a Swiss can a round be left out":
      "Nur im Schweizer System kann man eine Runde auslassen.",
    "round {round} has been drawn already": "Runde {round} ist schon ausgelost.",
    "there will be {rounds} rounds only": "Die letzte Runde des Turniers ist Runde {rounds}.",
    "name each round once": "Nennen Sie jede Runde nur einmal.",
    "only the player or a director may do this":
      "Das dürfen nur der Spieler selbst und die Turnierleiter.",
    "only the directors of this tournament may do this":
      "Das dürfen nur die Leiter dieses Turniers.",
    "only a director of the tournament may do this": "Das darf nur ein Leiter des Turniers.",
    "only its players may bring a game before the directors":
      "Nur die Spieler einer Partie können sie vor die Turnierleitung bringen.",
    "this game waits for the directors already; they will answer you":
      "Die Turnierleitung weiß schon von dieser Partie und wird Ihnen antworten.",
    "the tournament has moved on; look at it again":
      "Das Turnier hat sich inzwischen geändert. Sehen Sie es sich noch einmal an.",
    "the tournament is at version {version}; look at it again":
      "Das Turnier hat sich inzwischen geändert. Sehen Sie es sich noch einmal an.",
    "there is no such tournament": "Dieses Turnier gibt es nicht.",
    "there is no tournament {id} here": "Ein Turnier {id} gibt es hier nicht.",
    "there is no game {id} here": "Eine Partie {id} gibt es hier nicht.",
    "there is no game of this id; check the address":
      "Diese Partie gibt es nicht. Prüfen Sie die Adresse.",
    "the tournament has been started already": "Das Turnier wurde schon gestartet.",
    "a tournament needs two players at least": "Ein Turnier braucht mindestens zwei Spieler.",
    "a match is between two players": "Ein Match wird zwischen zwei Spielern ausgetragen.",
    "a round robin has 100 players at most": "Ein Rundenturnier hat höchstens 100 Spieler.",
    "round {round} has been drawn; publish it":
      "Runde {round} ist ausgelost. Veröffentlichen Sie sie.",
    "round {round} is not over yet": "Runde {round} ist noch nicht zu Ende.",
    "every round has been drawn": "Alle Runden sind ausgelost.",
    "every round has been drawn; finish the tournament":
      "Alle Runden sind ausgelost. Beenden Sie das Turnier.",
    "fewer than two players are left; admit players or finish the tournament":
      "Es sind weniger als zwei Spieler übrig. Lassen Sie Spieler zu oder beenden Sie das Turnier.",
    "a game of the last round is still open; wait for it or rule it":
      "Eine Partie der vorigen Runde läuft noch. Warten Sie ihr Ende ab oder legen Sie ihr Ergebnis fest.",
    "no pairing is left that the rules allow (no second meeting, colours, byes, pairs kept apart): lift a forbidden pair, grant byes, or end the tournament here":
      "Es gibt keine Paarung mehr, die den Regeln entspricht (keine zweite Begegnung, Farben, spielfreie Runden, getrennt gehaltene Paare). Heben Sie die Trennung eines Paares auf, lassen Sie Spieler aussetzen oder beenden Sie das Turnier hier.",
    "only the last round can be discarded, before it is published":
      "Nur die zuletzt ausgeloste Runde lässt sich verwerfen, und nur vor ihrer Veröffentlichung.",
    "there is no such round; draw it first":
      "Diese Runde gibt es noch nicht. Losen Sie sie zuerst aus.",
    "the round has been published already": "Die Runde ist schon veröffentlicht.",
    "the tournament is not running": "Das Turnier läuft nicht.",
    "the tournament is not paused": "Das Turnier ist nicht unterbrochen.",
    "there are games without a result; give them one first":
      "Es gibt noch Partien ohne Ergebnis. Legen Sie zuerst deren Ergebnisse fest.",
    "the tournament has begun; finish it instead":
      "Das Turnier hat begonnen. Absagen lässt es sich nicht mehr; beenden Sie es stattdessen.",
    "something went wrong here; try again in a moment":
      "Hier ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.",
    "the server could not store this; try again, it is done at most once":
      "Der Server konnte das nicht speichern. Versuchen Sie es noch einmal; es wird höchstens einmal ausgeführt.",
    "the server is stopping; try again when it is back":
      "Der Server wird gerade angehalten. Versuchen Sie es noch einmal, wenn er wieder läuft.",
    "the server is writing too much at once; try again in a moment":
      "Der Server hat gerade zu viel zu speichern. Versuchen Sie es gleich noch einmal.",
    "the database could not be read; try again in a moment":
      "Die Datenbank konnte nicht gelesen werden. Versuchen Sie es gleich noch einmal.",
    "the game could not be read; try again in a moment":
      "Die Partie konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.",
    "the game could not be read; send the same command again":
      "Die Partie konnte nicht geladen werden. Versuchen Sie es noch einmal.",
    "the tournament could not be read; try again in a moment":
      "Das Turnier konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.",
    "the tournament could not be read; do the same again":
      "Das Turnier konnte nicht geladen werden. Versuchen Sie es noch einmal.",
    "the chat could not be read; try again in a moment":
      "Der Chat konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.",
    "Something went wrong here.": "Hier ist etwas schiefgegangen.",
    "The server stops; ask again in a moment.":
      "Der Server wird angehalten. Versuchen Sie es gleich noch einmal.",
    "must be from {least} to {most}": "Geben Sie eine Zahl von {least} bis {most} an.",
    "must be from {least} to {most}, or give first_to":
      "Geben Sie eine Zahl von {least} bis {most} an oder legen Sie fest, was zum Sieg im Match nötig ist.",
    "must be from {least} to {most} in a round robin":
      "Geben Sie für ein Rundenturnier eine Zahl von {least} bis {most} an.",
    "is for games that are shown delayed":
      "Diese Angabe gibt es nur bei Partien, die später gezeigt werden.",
    "is for an arena alone": "Diese Einstellung gibt es nur in einer Arena.",
    "is for a match alone": "Diese Einstellung gibt es nur in einem Match.",
    "is for a round robin alone": "Diese Einstellung gibt es nur in einem Rundenturnier.",
    "is for a Swiss alone": "Diese Einstellung gibt es nur im Schweizer System.",
    "is for openings that are drawn": "Diese Einstellung gibt es nur für ausgeloste Eröffnungen.",
    "is for rounds at intervals":
      "Diese Einstellung gibt es nur, wenn die Runden in Abständen beginnen.",
    "is for games with an increment that go on until somebody wins":
      "Diese Einstellung gibt es nur für Stufen mit Zuschlag, in denen Partie um Partie gespielt wird, bis jemand gewinnt.",
    "must be 1 in an arena": "In einer Arena hat jede Begegnung genau eine Partie. Geben Sie 1 an.",
    "must be 2 in a match": "Ein Match wird zwischen zwei Spielern ausgetragen. Geben Sie 2 an.",
    "must not give more for a draw than for a win, or less than for a loss":
      "Ein Remis darf nicht mehr Punkte bringen als ein Sieg und nicht weniger als eine Niederlage.",
    "must have 1 to 12 games each, and points from 0 to 100":
      "Geben Sie für jede Stufe 1 bis 12 Partien und 0 bis 100 Punkte an.",
    "must have none after the one that goes on until somebody wins":
      "Nach der Stufe, in der Partie um Partie gespielt wird, bis jemand gewinnt, darf keine weitere folgen.",
    "must not name one twice": "Nennen Sie jede Feinwertung nur einmal.",
    "must not be below min_rating": "Die höchste Wertung darf nicht unter der niedrigsten liegen.",
    "must not be below min_days": "Der längste Teil darf nicht kürzer sein als der kürzeste.",
    "must have 1 to 1000 openings": "Die Tabelle muss 1 bis 1000 Eröffnungen enthalten.",
    "is missing; give one or let players in without":
      "Das Passwort fehlt. Geben Sie eines an oder lassen Sie die Spieler ohne Passwort teilnehmen.",
    "is missing; it says when the tournament is full":
      "Geben Sie die Höchstzahl der Spieler an. Von ihr hängt ab, wann das Turnier voll ist.",
    "is missing; it says when the tournament begins":
      "Der Beginn fehlt. Geben Sie an, wann das Turnier beginnen soll.",
    "must not be interval where rounds are not drawn one by one":
      "In Abständen können Runden nur beginnen, wenn sie nacheinander ausgelost werden. Wählen Sie etwas anderes.",
    "must be from a minute to 60 days":
      "Geben Sie einen Abstand von mindestens einer Minute und höchstens 60 Tagen an.",
    "must be live where the tournament's is, and only there":
      "Die Bedenkzeit einer Stufe muss zu der des Turniers passen: beide für Live-Partien oder beide für Fernpartien.",
    "must be false in games without a time limit":
      "Partien ohne Zeitgrenze werden nicht gewertet. Wählen Sie freundschaftliche Partien oder eine andere Bedenkzeit.",
    "may be 100 at most": "Erlaubt sind höchstens 100 Preise.",
    "must have 1 to {most} characters":
      "Schreiben Sie hier etwas. Erlaubt sind höchstens {most} Zeichen.",
    "must be one of live play in an arena":
      "In einer Arena wird live gespielt. Wählen Sie eine Bedenkzeit für Live-Partien.",
    "must be false in a game without a time limit":
      "Eine Partie ohne Zeitgrenze wird nicht gewertet. Wählen Sie eine freundschaftliche Partie oder eine andere Bedenkzeit.",
    "base_ms must be at least 1000, or 0 with an increment_ms of at least 1000":
      "Geben Sie mindestens 1 s Grundbedenkzeit an oder, ohne Grundbedenkzeit, mindestens 1 s Zuschlag.",
    "base_ms and increment_ms may be at most 365 days":
      "Grundbedenkzeit und Zuschlag dürfen jeweils höchstens 365 Tage betragen.",
    "cap_ms must be at least the time at the start and at most 365 days":
      "Die Obergrenze der Zeit muss mindestens so hoch sein wie die Zeit zu Beginn und darf höchstens 365 Tage betragen.",
    "time_ms must be between 1000 and 365 days":
      "Geben Sie eine Zeit von mindestens 1 s und höchstens 365 Tagen an.",
    "moves must be between 1 and 1000": "Geben Sie 1 bis 1000 Züge an.",
    "sessions must be a list of 1 to 10": "Geben Sie 1 bis 10 Abschnitte an.",
    "grace_ms must be between 0 and 365 days":
      "Geben Sie als freie Zeit in jedem Zug 0 bis 365 Tage an.",
    "must be from a second to 365 days": "Fügen Sie mindestens 1 s und höchstens 365 Tage hinzu.",
    "must have 1 to 4000 characters":
      "Schreiben Sie eine Nachricht. Erlaubt sind höchstens 4000 Zeichen.",
    "the tournament is over, and its best have gone on; a director of the next stage can take them out there":
      "Das Turnier ist vorbei, und die Besten sind schon weitergekommen. Ein Leiter der nächsten Etappe kann sie dort herausnehmen.",
    "the tournament is over; nothing of it changes any more":
      "Das Turnier ist vorbei und lässt sich nicht mehr ändern.",
    "while it runs only its name, stage, description, prizes, who goes on, schedule, tie-breaks, vacations, late entry, whether directors need a second factor, when games are shown and the number of rounds of a Swiss can change":
      "In einem laufenden Turnier lässt sich nur noch Folgendes ändern: Name, Etappe, Beschreibung, Preise, wer weiterkommt, wann die nächste Runde beginnt, Feinwertungen, Urlaub, spätere Anmeldung, ob die Turnierleiter einen zweiten Faktor brauchen, wann Zuschauer die Partien sehen, und im Schweizer System die Zahl der Runden.",
    "whose clock stands still in a vacation can change only until the first one of the tournament has begun":
      "Wessen Uhr im Urlaub steht, lässt sich nur ändern, solange in diesem Turnier noch kein Urlaub begonnen hat.",
    "more players than that have entered already":
      "Es sind schon mehr Spieler angemeldet. Geben Sie eine höhere Zahl an.",
    "more rounds than that have been drawn already":
      "Es sind schon mehr Runden ausgelost. Geben Sie eine höhere Zahl an.",
    "somebody must direct the tournament": "Das Turnier braucht mindestens einen Turnierleiter.",
    "before the start let the one leave and enter the other":
      "Vor dem Start wird niemand ersetzt. Nehmen Sie den einen Spieler heraus und melden Sie den anderen an.",
    "this player has no seat that could be taken over":
      "Dieser Spieler hat keinen Platz, den jemand übernehmen könnte.",
    "who takes over must not have played in this tournament":
      "Wer den Platz übernimmt, darf in diesem Turnier noch nicht gespielt haben. Nennen Sie einen anderen Spieler.",
    "in an arena everybody may enter":
      "In einer Arena wird niemand ersetzt. Dort kann jeder selbst teilnehmen.",
    "only in a Swiss can players be kept apart":
      "Nur im Schweizer System kann man Spieler getrennt halten.",
    "500 pairs at most can be kept apart": "Es lassen sich höchstens 500 Paare getrennt halten.",
    "a pair to be kept apart is two players of the tournament":
      "Getrennt halten lassen sich nur zwei verschiedene Spieler dieses Turniers. Prüfen Sie das Paar.",
    "an arena pairs those who wait, not rounds":
      "In einer Arena werden keine Runden ausgelost. Gepaart wird, wer gerade wartet.",
    "waves are drawn in an arena that runs": "Gepaart wird nur in einer Arena, die läuft.",
    "the arena's time is up; nobody is paired any more":
      "Die Zeit der Arena ist abgelaufen. Es wird niemand mehr gepaart.",
    "the next stage has begun already": "Die nächste Etappe hat schon begonnen.",
    "the next stage has fewer places left than go on":
      "In der nächsten Etappe sind weniger Plätze frei, als Spieler weiterkommen.",
    "the tournament has no such game": "Diese Partie gibt es in dem Turnier nicht.",
    "this tournament has no such game": "Diese Partie gibt es in diesem Turnier nicht.",
    "the tournament was cancelled": "Das Turnier wurde abgesagt.",
    "a result cannot be taken back to none":
      "Ein Ergebnis lässt sich nicht aufheben. Legen Sie stattdessen ein anderes fest.",
    "this is the game's result already": "Die Partie hat dieses Ergebnis schon.",
    "the game is over": "Die Partie ist zu Ende.",
    "the game is paused already": "Die Partie ist schon unterbrochen.",
    "the game is not paused": "Die Partie ist nicht unterbrochen.",
    "the game is paused; let it go on first":
      "Die Partie ist unterbrochen. Setzen Sie sie zuerst fort.",
    "there is no time limit in this tournament": "In diesem Turnier gibt es keine Zeitgrenze.",
    "this game is not under way": "Diese Partie läuft nicht.",
    "no game is under way": "Zurzeit läuft keine Partie.",
    "nobody has entered whom it could reach":
      "Es ist niemand angemeldet, den die Nachricht erreichen könnte.",
    "is no player's name here; check the spelling":
      "Kein Spieler heißt hier so. Prüfen Sie die Schreibweise.",
    "is a program, which plays in casual tournaments alone":
      "Das ist ein Programm. Programme spielen nur in freundschaftlichen Turnieren.",
    "only the directors of this tournament may enter others":
      "Andere anmelden dürfen nur die Leiter dieses Turniers.",
    "only the directors of this tournament see this": "Das sehen nur die Leiter dieses Turniers.",
    "must be a player's name; check it":
      "Schreiben Sie hier den Namen eines Spielers. Prüfen Sie die Schreibweise.",
    "must be players' names; check them":
      "Schreiben Sie hier Namen von Spielern. Prüfen Sie die Schreibweise.",
    "must not be a program in a rated tournament":
      "In einem gewerteten Turnier spielen keine Programme. Nennen Sie einen anderen Spieler.",
    "is missing; the players will read it": "Nennen Sie einen Grund; die Spieler werden ihn lesen.",
    "must be a tournament that you direct": "Wählen Sie ein Turnier, das Sie leiten.",
    "must be a tournament that has not begun":
      "Wählen Sie ein Turnier, das noch nicht begonnen hat.",
    "the directors of this tournament act with a second factor; {then}":
      "In diesem Turnier handeln die Turnierleiter nur mit zweitem Faktor. Schalten Sie Ihren in Ihrem Konto ein, wenn er noch aus ist, melden Sie sich mit seinem Code neu an und versuchen Sie es dann noch einmal.",
    "only directors may do this; an admin can make you one":
      "Das dürfen nur Turnierleiter; ein Admin kann Sie dazu machen.",
    "only moderators may do this": "Das dürfen nur Moderatoren.",
    "only admins may do this": "Das dürfen nur Admins.",
    "this is not for you to decide about one of this role":
      "Über jemanden mit dieser Rolle dürfen Sie nicht entscheiden.",
    "cannot be admin here: the operator makes admins with crownhead user role":
      "Hier lässt sich niemand zum Admin machen; das tut der Betreiber mit dem Befehl „crownhead user role“.",
    "there is no such open report; look again":
      "Diese Meldung gibt es nicht, oder sie ist nicht mehr offen. Sehen Sie noch einmal nach.",
    "there is no such open dispute; look again":
      "Diesen Streitfall gibt es nicht, oder er ist nicht mehr offen. Sehen Sie noch einmal nach.",
    "there is no such game; check its number":
      "Diese Partie gibt es nicht. Prüfen Sie ihre Nummer.",
    "this player is not banned": "Dieser Spieler ist nicht gesperrt.",
    "this player is not banned from chats": "Diesem Spieler sind die Chats nicht verboten.",
    "this game has changed no rating; only finished rated games can be annulled":
      "Diese Partie hat keine Wertung geändert. Annullieren lassen sich nur beendete gewertete Partien.",
    "sign in to see your own games, or name a player":
      "Melden Sie sich an, um Ihre eigenen Partien zu sehen, oder nennen Sie einen Spieler.",
    "sign in to read the chat of your own games":
      "Melden Sie sich an, um den Chat Ihrer eigenen Partien zu lesen.",
    "sign in to follow what concerns you": "Melden Sie sich an, um zu verfolgen, was Sie betrifft.",
    "you have no such webhook; it may have been deleted already":
      "Diesen Webhook haben Sie nicht. Vielleicht wurde er schon gelöscht.",
    "you have 10 webhooks; delete one first":
      "Sie haben schon 10 Webhooks. Löschen Sie zuerst einen.",
    "this webhook is off; turn it on again first":
      "Dieser Webhook ist aus. Schalten Sie ihn zuerst wieder ein.",
    "too much waits to be delivered there; wait a little":
      "Für diese Adresse stehen noch zu viele Zustellungen aus. Warten Sie ein wenig.",
    "an account that has begun a game cannot become a bot; make a new one":
      "Ein Konto, das schon eine Partie begonnen hat, kann kein Bot mehr werden. Legen Sie ein neues an.",
    "The request was dropped without an answer.":
      "Die Anfrage wurde ohne Antwort verworfen. Versuchen Sie es noch einmal.",
    "the clocks run again already; stop them anew instead":
      "Die Uhren laufen schon wieder. Halten Sie sie stattdessen neu an.",
    "must lie in the years 2000 to 2099, as milliseconds of UTC":
      "Das Jahr muss zwischen 2000 und 2099 liegen.",
    "Expected {what} at column {column} of the FEN, as in {example}.":
      "Die FEN ist ab Zeichen {column} nicht zu verstehen. So sieht eine aus: {example}.",
    "The FEN has two pieces on {square}.": "In der FEN stehen zwei Steine auf {square}.",
    "A man of {color} cannot stand on {square}, its last row: write K{again} for a king.":
      "Auf {square} kann kein einfacher Stein stehen, dort wäre er Dame. Schreiben Sie für eine Dame K{again}.",
    '"{text}" is no move of {variant}: two or more squares are expected, as in {example}':
      "„{text}“ ist kein Zug. Nennen Sie zwei oder mehr Felder, etwa 32-28 oder c3-d4.",
    '"{text}" can mean {moves}: name the squares where the capture turns.':
      "„{text}“ kann mehreres bedeuten: {moves}. Nennen Sie die Felder, auf denen der Schlagzug abbiegt.",
    "The side to move has no legal move.": "Wer am Zug ist, hat keinen erlaubten Zug.",
    '"{text}" is not legal here; legal is {moves}.':
      "„{text}“ ist hier nicht erlaubt. Erlaubt ist: {moves}.",
    "Expected a result or * before the tags of the next game":
      "Vor den Tags der nächsten Partie fehlt ein Ergebnis oder *.",
    "Expected moves or * before the tags of the next game":
      "Vor den Tags der nächsten Partie fehlen Züge oder *.",
    "The tag {name} stands here a second time": "Das Tag {name} steht hier zum zweiten Mal.",
    "The comment that begins here has no }":
      "Dem Kommentar, der hier beginnt, fehlt die schließende }.",
    "The variation that begins here has no )":
      "Der Variante, die hier beginnt, fehlt die schließende ).",
    "Expected 1/2-1/2 for a draw, found {found}":
      "Ein Remis schreibt man 1/2-1/2. Hier steht {found}.",
    "Expected a result such as 1-0 or 2-0, found {found}":
      "Hier sollte ein Ergebnis wie 1-0 oder 2-0 stehen. Es steht dort {found}.",
    "Expected a dot behind the move number {number}":
      "Hinter der Zugnummer {number} fehlt ein Punkt.",
    "Expected a move, a comment or a result, found {found}":
      "Hier sollte ein Zug, ein Kommentar oder ein Ergebnis stehen. Es steht dort {found}.",
    "Expected the name of a tag after [": "Hinter [ fehlt der Name eines Tags.",
    "Expected the value of the tag {name} in quotation marks":
      "Der Wert des Tags {name} muss in Anführungszeichen stehen.",
    "Expected ] behind the value of the tag {name}": "Hinter dem Wert des Tags {name} fehlt ].",
    "Expected a quotation mark at the end of the value":
      "Am Ende des Werts fehlt ein Anführungszeichen.",
    'Expected \\" for a quotation mark inside a value':
      'Ein Anführungszeichen in einem Wert schreibt man \\".',
    "This kind of draughts is not played here.": "Diese Art Dame wird hier nicht gespielt.",
    "must be moves from the start: {why}": "Das sind keine Züge von der Anfangsstellung an. {why}",
    "needs the name of a player, too; fill in both":
      "Dazu gehört der Name eines Spielers. Füllen Sie beide Felder aus.",
  },
  vacationDesk: {
    waiting: "Anträge, die warten",
    nobodyWaits: "Kein Antrag wartet.",
    approve: "Genehmigen",
    deny: "Ablehnen",
    change: "Ändern",
    cancel: "Streichen",
    coming: "Geplant und laufend",
    nobodyAway: "Niemand ist oder geht in den Urlaub.",
    past: "Vorbei, abgelehnt und gestrichen",
    grant: "Urlaub geben",
    grantLead: "Auch rückwirkend: was beendete Züge darin gekostet haben, kommt zurück.",
    charged: "Zählt für das Kontingent",
    reason: "Grund",
    give: "Geben",
    freeze: "Alle Uhren anhalten",
    freezeLead:
      "Feiertage oder ein Ausfall: in diesem Turnier läuft so lange niemandes Uhr. Lassen Sie das Ende offen, wenn es noch niemand kennt: Die Uhren stehen dann, bis die Turnierleitung sie weiterlaufen lässt.",
    stop: "Anhalten",
    freezes: "Alle Uhren stehen",
    letRun: "Weiterlaufen lassen",
    letRunLead: "Ab jetzt laufen alle Uhren weiter.",
    takeBack: "Zurücknehmen",
    takeBackLead: "Die Uhren bleiben dann nicht stehen.",
    freezeStates: { planned: "geplant", active: "läuft", finished: "vorbei" },
    inZone: (zone) => `Zeiten von ${zone}.`,
    timeline: "Zeitachse",
    latest: "Läuft höchstens bis",
    latestHint:
      "Mit aller Zeit auf beiden Uhren, allem, was stillsteht, und allem Urlaub, den beide noch nehmen können. Zeit, die Züge bringen, kommt dazu.",
    span: (start, end) => `${start} bis ${end}`,
    comesBack: (days) => `Ein Teil kommt zurück, und seine Tage: ${decimal(days)}.`,
    chargedThen: (days, before) =>
      `Berechnete Tage: ${decimal(days)} statt ${decimal(before)}. Der Teil bleibt verbraucht.`,
    look: "Ansehen",
    news: {
      booked: (name) => `${name} geht in den Urlaub.`,
      changed: (name) => `Der Urlaub von ${name} wurde geändert.`,
      cancelled: (name) => `${name} geht doch nicht in den Urlaub.`,
      ended: (name) => `${name} ist aus dem Urlaub zurück.`,
      asked: (name) => `${name} bittet um Urlaub.`,
    },
    myNews: {
      approved: "Ihr Urlaub ist genehmigt.",
      denied: "Ihr Urlaub ist abgelehnt.",
      granted: "Ein Turnierleiter hat Ihnen Urlaub gegeben.",
      changed: "Ein Turnierleiter hat Ihren Urlaub geändert.",
      cancelled: "Ein Turnierleiter hat Ihren Urlaub gestrichen.",
      ended: "Ein Turnierleiter hat Ihren Urlaub beendet.",
    },
  },

  dispute: {
    call: "Turnierleiter rufen",
    hint: "Diese Partie vor die Turnierleitung bringen",
    lead: "Was Sie schreiben, liest nur die Turnierleitung. Die Partie geht inzwischen weiter. Die Antwort kommt zu Ihnen und steht im Protokoll des Turniers.",
    what: "Was ist geschehen?",
    send: "Senden",
    thanks: "Danke. Die Turnierleitung weiß Bescheid.",
    waits: (name) => `${name} ruft Sie zu einer Partie:`,
    settle: "Entscheiden",
    game: "Die Partie",
    stays: "Bleibt, wie sie ist",
    staysHint: (game) => `${game}: nichts ändert sich.`,
    told: (name) => `${name} erhält Ihre Antwort, und im Protokoll können alle sie lesen.`,
    word: "Ihre Antwort",
    brought: (name) => `${name} ruft Sie zu einer Partie.`,
    settled: (name) => `${name} hat auf Ihren Ruf geantwortet.`,
  },

  rollCall: {
    missing: (round, absent, players) => `Für Runde ${round} nicht da: ${absent} von ${players}`,
    bye: "Aussetzen",
    byeHint: (name, round) =>
      `${name} spielt in Runde ${round} nicht und erhält dafür keine Punkte.`,
    out: "Herausnehmen",
    outHint: (name) => `${name} verlässt das Turnier; die anderen spielen weiter.`,
  },

  preview: {
    letIn: (name, players) =>
      `${name} spielt mit: dann sind es ${count(players, { one: "# Spieler", other: "# Spieler" })}.`,
    letInLate: (name, round) => `${name} spielt ab Runde ${round} mit.`,
    refuse: (name) => `${name} spielt nicht mit. Der Grund steht im Protokoll.`,
    away: (name, from, to) => ended(`${name} hat Urlaub vom ${from} bis zum ${to}`),
    notAway: (name, from, to) =>
      `${name} hat vom ${from} bis zum ${to} keinen Urlaub und erfährt den Grund.`,
    moved: (name) => `${name} hat stattdessen zu diesen Zeiten Urlaub und erfährt den Grund.`,
    own: "Solange stehen die Uhren dieses Spielers.",
    both: "Solange stehen in seinen Partien beide Uhren.",
    costs: (days) => `Angerechnete Tage: ${decimal(days)}.`,
  },
};
