// The pages of tournaments, of their directors and of vacations, as one file for those who go there.

// What is here already: named so that the build keeps it in one file, too, instead of one that these
// pages share and one that they do not.
import "./app.tsx";

export { default as TournamentsRoute } from "./tournament/list.tsx";
export { default as NewTournamentRoute } from "./tournament/new.tsx";
export { default as TournamentRoute } from "./tournament/view.tsx";
export { default as VacationRoute } from "./vacation/view.tsx";
