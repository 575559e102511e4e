// The people of the demo. None of them are real.

/** Accounts for newcomers to sign in with. The demo does not move for them while it is served. */
export const newcomers = {
  player: { name: "Nora", level: 3, country: "NED" },
  director: { name: "Dirk", level: 3, country: "NED" },
  admin: { name: "Agata", level: 2, country: "POL" },
};

/** Players, each with the level of the computer that moves for them, their country and title. */
export const players = [
  ...[
    ["Jelle", 5, "NED", "MI"],
    ["Sietske", 4, "NED", "MFF"],
    ["Piotr", 5, "POL", "MF"],
    ["Ilze", 3, "LAT"],
    ["Moussa", 5, "SEN", "GMI"],
    ["Thiago", 4, "BRA", "MF"],
    ["Beatriz", 3, "BRA"],
    ["Ruben", 3, "NED"],
    ["Anneke", 2, "BEL"],
    ["Marko", 2, "CRO"],
    ["Svetlana", 5, "UKR", "GMIF"],
    ["Giulia", 2, "ITA"],
    ["Oskar", 1, "POL"],
    ["Fatou", 4, "SEN", "MIF"],
    ["Janis", 3, "LAT"],
    ["Katarzyna", 3, "POL", "MFF"],
    ["Bastiaan", 1, "NED"],
    ["Lovro", 2, "CRO"],
    ["Ivana", 4, "CRO", "MIF"],
    ["Emre", 4, "TUR", "MF"],
  ].map(([name, level, country, title]) => ({ name, level, country, title })),
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
