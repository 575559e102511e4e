// Sizes of a demo. `longest` is the number of plies after which two players agree on a draw.

export const sizes = {
  full: {
    ...{ players: 20, programs: 8, evenings: 33, tables: 11, longest: 160, liveTables: 4 },
    ...{ league: 6, running: 8, runningDays: 56, swiss: 14, rounds: 7, roundsPlayed: 4 },
  },
  small: {
    ...{ players: 6, programs: 4, evenings: 1, tables: 3, longest: 40, liveTables: 2 },
    ...{ league: 3, running: 4, runningDays: 18, swiss: 4, rounds: 3, roundsPlayed: 1 },
  },
};
