// Every page but the first, the game and a challenge, as one file that is loaded when a reader goes
// to one of them: many small files compress worse than one, by a sixth of the whole.

// What is here already: named so that the build keeps it in one file, too, instead of one that these
// pages share and one that they do not.
import "./start.tsx";

export { default as AccountRoute } from "./account/account.tsx";
export { default as MailLink } from "./account/mail-links.tsx";
export { SignInRoute, SignUpRoute } from "./account/sign.tsx";
export { default as AnalysisRoute } from "./analysis/route.tsx";
export { default as DeskRoute } from "./desk/route.tsx";
export { default as CurrentGamesRoute } from "./games/view.tsx";
export { default as LeaderboardRoute } from "./leaderboard/view.tsx";
export { default as ModerationRoute } from "./moderation/route.tsx";
export { default as PrivacyRoute } from "./privacy/view.tsx";
export { default as ProfileRoute } from "./profile/view.tsx";
export { default as RulebookRoute } from "./rulebook/view.tsx";
export { default as SearchRoute } from "./search/view.tsx";
export { SettingsRoute } from "./settings/view.tsx";
export { default as TournamentsRoute } from "./tournament/list.tsx";
export { default as NewTournamentRoute } from "./tournament/new.tsx";
export { default as TournamentRoute } from "./tournament/view.tsx";
export { default as VacationRoute } from "./vacation/view.tsx";
