import type { SquareState } from "../board/board.tsx";
import type { Piece } from "../board/position.ts";

type Color = "white" | "black";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const rules: Readonly<Record<string, string>> = {
  threefold: "third repetition",
  "25_move_rule": "25-move rule",
  "16_move_rule": "16-move rule",
  "5_move_rule": "5-move rule",
  "15_move_rule": "15-move rule",
  "30_move_rule": "30-move rule",
  "60_move_rule": "60-move rule",
  main_road: "main road rule",
};

const ruleName = (rule: string): string => rules[rule] ?? rule;

/** Errors and explanations come as a clause; on the page they are sentences. */
function sentence(text: string): string {
  if (text.trim() === "") return "That did not work. Please try again.";
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** Whose win a result such as 2-0 or 0-1 is. */
function winnerOf(result: string | null): Color | null {
  const [white = 0, black = 0] = (result ?? "").replaceAll("1/2", "0.5").split("-").map(Number);
  if (white === black) return null;
  return white > black ? "white" : "black";
}

const colorNames = { white: "White", black: "Black" } as const;

const lossWords: Readonly<Record<string, (loser: string) => string>> = {
  resignation: (loser) => `${loser} resigned`,
  time: (loser) => `${loser} ran out of time`,
  no_moves: (loser) => `${loser} has no move`,
  no_pieces: (loser) => `${loser} has no piece left`,
};

function ending(
  result: string | null,
  reason: string,
  counter: { rule: string; article: string } | null,
): string {
  if (reason === "abort") return "The game was aborted";
  if (reason === "no_first_move") return "Aborted: no first move in time";
  const winner = winnerOf(result);
  if (winner) {
    const loser = winner === "white" ? "Black" : "White";
    const why = lossWords[reason]?.(loser) ?? reason;
    return `${colorNames[winner]} wins: ${why}`;
  }
  if (reason === "agreement") return "Draw: agreed by both";
  const article = counter?.article ? `, art. ${counter.article}` : "";
  return `Draw: ${ruleName(reason)}${article}`;
}

const pieceName = ({ color, king }: Piece): string => `${color} ${king ? "king" : "man"}`;

export const en = {
  locale: "en",
  sentence,
  ending,
  winnerOf,
  color: colorNames,
  days: (n: number) => `${plural(n, "day", "days")} a move`,
  bankDays: (n: number) => plural(n, "day", "days"),

  site: {
    name: "Crownhead",
    play: "Play",
    myGames: "My games",
    settings: "Settings",
    signIn: "Sign in",
    signUp: "Sign up",
    signOut: "Sign out",
    account: "Account",
    skip: "Skip to the content",
    nextGame: (n: number) => `Next game (${n})`,
    nextGameHint: "It is your turn there",
    nextShort: (n: number) => `Next ${n}`,
    returnToGame: "Back to your game",
    returnShort: "Game",
    challenges: (n: number) => `Challenges (${n})`,
    challengesShort: (n: number) => `New ${n}`,
    loading: "Loading…",
    lost: "The connection is lost. Trying to get it back…",
    unreachable: "The server cannot be reached. Check your connection and try again.",
    notFound: "There is no such page.",
    toFront: "To the front page",
    retry: "Try again",
    close: "Close",
    copy: "Copy",
    copied: "Copied",
    cancel: "Cancel",
    menu: "Menu",
    leaveTitle: "Leave the game?",
    leaveStay: "Stay",
    leaveGo: "Leave",
  },

  variants: { international: "International", russian: "Russian" } as Readonly<
    Record<string, string>
  >,
  variantBoard: { international: "10×10", russian: "8×8" } as Readonly<Record<string, string>>,
  rated: (rated: boolean) => (rated ? "Rated" : "Casual"),
  colorChoice: { white: "White", black: "Black", random: "Either" },

  board: {
    label: "Board",
    square(name: string, piece: Piece | undefined, state: SquareState): string {
      const parts = [name, piece ? pieceName(piece) : "empty"];
      if (state.picked) parts.push("picked up");
      if (state.target) parts.push("can be reached");
      if (state.mustCapture) parts.push("must capture");
      return parts.join(", ");
    },
  },

  game: {
    title: (white: string, black: string) => `${white} – ${black}`,
    yourTurnTitle: "Your turn",
    notYourTurn: "It is not your turn.",
    yourTurn: "Your turn",
    turnOf: (color: string) => `${color} to move`,
    unclear: "That could be two moves. Put a - between the squares.",
    severalCaptures: "Several captures end there. Play it hop by hop.",
    captureOf: (n: number) =>
      n === 1
        ? "A capture is possible, so you must capture."
        : `A capture of ${n} is possible, so you must capture.`,
    mustCapture: (n: number) =>
      n === 1
        ? "That piece cannot capture, and a capture is possible."
        : `That piece cannot make it: a capture of ${n} is possible.`,
    stuck: (square: string) => `The piece on ${square} has no move.`,
    premoveDropped: "The premove was not possible any more.",
    premoves: (n: number) =>
      `${plural(n, "premove", "premoves")}. Right click or Escape takes back.`,
    offersDraw: (color: string) => `${color} offers a draw.`,
    opponentOffers: (name: string) => `${name} offers a draw.`,
    youOffered: "You have offered a draw.",
    drawDeclined: "The draw offer was declined.",
    drawBarred: "Your offer was declined; now it is for the opponent to offer.",
    moveMade: (color: string, move: string) => `${color}: ${move}`,
    draw: "Draw",
    accept: "Accept",
    decline: "Decline",
    claimDraw: "Claim draw",
    claimHint: "The position is on the board for the third time.",
    claimByMove: "Claim with the move",
    claimByMoveHint: "Your next move claims the draw if it brings the position for the third time.",
    resign: "Resign",
    resignAsk: "Resign this game?",
    resignYes: "Yes, resign",
    resignNo: "No",
    abort: "Abort",
    confirmAsk: (move: string) => `Play ${move}?`,
    confirmYes: "Play it",
    confirmNo: "Take back",
    flip: "Turn the board",
    first: "To the start",
    previous: "One move back",
    next: "One move on",
    last: "To the end",
    present: "To the present move",
    keys: "Keys",
    record: "PDN",
    recordHint: "Download the game as PDN",
    moves: "Moves",
    noMoves: "No moves yet.",
    typeMove: "Type a move",
    typeHint: "32-28",
    typeHintAlgebraic: "c3-d4",
    spectators: (n: number) => plural(n, "spectator", "spectators"),
    here: "connected",
    away: "away",
    counter: (rule: string, left: number) => `${ruleName(rule)}: ${left} left`,
    counterTitle: (article: string) => (article ? `Article ${article}` : ""),
    firstMoveWithin: "First move within",
    clockOf: (color: string) => `${color}'s clock`,
    you: "you",
    leaveLive: "Your clock keeps running while you are away.",
    notFound: "There is no such game.",
    noNext: "No other game waits for your move.",
    newGame: "New game",
    spentTitle: "Time spent",
  },

  keys: {
    title: "Keys",
    rows: [
      ["← →", "one move back, one on"],
      ["↑ ↓", "to the start, to the end"],
      ["f", "turn the board"],
      ["/", "type a move: 32-28, 3228, c3d4"],
      ["x", "next game that waits for you"],
      ["Esc", "drop a piece, take premoves back"],
      ["?", "this list"],
      ["Tab, arrows, Enter", "walk over the board and move"],
      ["right click", "take premoves back; drag for arrows"],
    ] as readonly (readonly [string, string])[],
  },

  lobby: {
    title: "Play",
    variant: "Variant",
    stake: "Stake",
    kind: {
      blitz: "Blitz",
      rapid: "Rapid",
      classical: "Classical",
      correspondence: "Correspondence",
    },
    daysTile: (n: number) => plural(n, "day", "days"),
    aMove: "a move",
    friend: "A friend",
    own: "Own time control",
    waiting: "Waiting…",
    withdraw: "Withdraw",
    takeBack: "Click again to withdraw",
    seeks: "Open seeks",
    noSeeks: "Nobody is waiting. Choose a time control above and be the first.",
    player: "Player",
    time: "Time",
    color: "Colour",
    accept: "Play",
    yours: "yours",
    seekGone: "Somebody else was faster. Choose another one.",
    challenges: "Challenges",
    challengeFrom: (name: string) => `${name} challenges you`,
    challengeTo: (name: string) => `You challenged ${name}`,
    openChallenge: "Your open challenge",
    acceptChallenge: "Accept",
    declineChallenge: "Decline",
    show: "Show",
    featured: "Being played now",
    yourNext: "Your next game",
    nobody: "No game is being played right now.",
    signInFirst: "Sign in to play. It takes a name and a password.",
    gameBegan: (name: string) => `Your game against ${name} has begun.`,
    openGame: "Open",
    sortBy: (column: string) => `Sort by ${column}`,
    youPlay: (color: string) => `you play ${color}`,
  },

  challenge: {
    title: "Challenge",
    friendTitle: "Play a friend",
    ownTitle: "Own time control",
    opponent: "Name of your friend",
    opponentHint: "Leave it empty for a link that you can send to anybody.",
    live: "Live",
    correspondence: "Correspondence",
    pace: "Pace",
    minutes: "Minutes each",
    increment: "Seconds a move",
    daysPerMove: "Days for each move",
    yourColor: "Your colour",
    send: "Challenge",
    seek: "Look for an opponent",
    linkTitle: "Send this link to your friend",
    waitingFor: (name: string) => `Waiting for ${name}…`,
    waitingOpen: "Waiting for whoever follows the link…",
    challengesYou: (name: string) => `${name} challenges you to a game.`,
    withdraw: "Withdraw",
    gone: "This challenge is gone: it was accepted, declined or withdrawn.",
    accept: "Accept and play",
    decline: "Decline",
  },

  account: {
    username: "Name",
    usernameHint: "2 to 20 letters, digits, - or _",
    password: "Password",
    passwordHint: "At least 8 characters",
    email: "E-mail",
    emailHint: "Not needed. Only used to reach you.",
    noAccount: "No account yet?",
    haveAccount: "Have an account?",
    signInTitle: "Sign in",
    signUpTitle: "Sign up",
    signUpLead: "A name and a password are enough to play.",
    title: "Account",
    profile: "Profile",
    timeZone: "Time zone",
    locale: "Language",
    since: "Member since",
    save: "Save",
    saved: "Saved.",
    tokens: "API tokens",
    tokensLead: "A token lets a program play or read in your name. It is shown once.",
    tokenName: "What it is for",
    tokenNameHint: "My bot",
    scopes: "What it may do",
    scope: { read: "Read", play: "Play", tournaments: "Tournaments", admin: "Administer" },
    makeToken: "Make a token",
    tokenMade: "Your new token. Copy it now, it will not be shown again.",
  },

  profile: {
    since: (date: string) => `Member since ${date}`,
    games: "Games",
    all: "All",
    status: { playing: "Being played", finished: "Finished", aborted: "Aborted" },
    anyVariant: "Any variant",
    anyStatus: "All games",
    challenge: "Challenge",
    more: "More games",
    none: "No games here yet.",
    noneMine: "No games here yet. Start one on the front page.",
    notFound: "There is no player of that name.",
    white: "White",
    black: "Black",
    result: "Result",
    how: "How",
    when: "When",
    won: "Won",
    lost: "Lost",
    drawn: "Draw",
    yourTurn: "Your turn",
    move: (n: number) => `move ${n}`,
  },

  settings: {
    title: "Settings",
    lead: "Kept in this browser, applied at once.",
    theme: "Colours",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    board: "Board",
    boards: { maple: "Maple", slate: "Slate", flat: "Flat", contrast: "High contrast" },
    coordinates: "Coordinates",
    coordinate: { off: "Off", inside: "In the squares", beside: "Beside the board" },
    confirm: "Ask before a move is sent",
    confirms: { never: "Never", correspondence: "In correspondence", always: "Always" },
    animation: "Animation",
    sound: "Sound",
    on: "On",
    off: "Off",
  },
};
