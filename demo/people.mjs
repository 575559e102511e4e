// The people of the demo. None of them are real.

/** Accounts for newcomers to sign in with. The demo does not move for them while it is served. */
export const newcomers = {
  player: { name: "Nora", level: 3 },
  director: { name: "Dirk", level: 3 },
  admin: { name: "Agata", level: 2 },
};

/** Players, each with the level of the computer that moves for them. */
export const players = [
  ...[
    ["Jelle", 5],
    ["Sietske", 4],
    ["Piotr", 5],
    ["Ilze", 3],
    ["Moussa", 5],
    ["Thiago", 4],
    ["Beatriz", 3],
    ["Ruben", 3],
    ["Anneke", 2],
    ["Marko", 2],
    ["Svetlana", 5],
    ["Giulia", 2],
    ["Oskar", 1],
    ["Fatou", 4],
    ["Janis", 3],
    ["Katarzyna", 3],
    ["Bastiaan", 1],
    ["Lovro", 2],
    ["Ivana", 4],
    ["Emre", 4],
  ].map(([name, level]) => ({ name, level })),
];

/** Bot accounts, which play live games and arenas with each other. */
export const programs = [
  ...[
    ["Abacus", 6],
    ["Difference", 5],
    ["Clockwork", 4],
    ["Jacquard", 4],
    ["Semaphore", 3],
    ["Orrery", 3],
    ["Antikythera", 2],
    ["Pascaline", 2],
  ].map(([name, level]) => ({ name, level, program: true })),
];

export const greetings = ["Good luck!", "Hi, have a nice game.", "Good evening!", "Hello :-)"];
export const farewells = ["Well played.", "Thanks for the game.", "That was close!", "Again soon?"];
export const remarks = [
  "White's centre looks solid.",
  "I would not have taken that one.",
  "The long diagonal decides this, I think.",
  "Who is short of tempi here?",
  "What a sharp opening.",
];
/** Messages sent to the opponent with correspondence moves. */
export const letters = [
  "I was sure you would take the other way.",
  "It rains here, so I had time to think.",
  "Now I am curious.",
  "A long look at this one. Greetings!",
];
