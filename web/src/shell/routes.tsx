// Maps addresses to pages. The texts of the front page and of a game come with the frame. The
// program, styles and other texts of a page are loaded when it is first opened.

import type { ComponentProps, VNode } from "preact";
import { lazily } from "../components/lazily.tsx";
import { NotFound } from "../components/nowhere/not-found.tsx";
import { address } from "../navigation/router.ts";

const AccountRoute = lazily(
  "account/account",
  ["account", "dates", "lobby", "notifications"],
  () => import("../account/account.tsx"),
);
const AnalysisRoute = lazily(
  "analysis/route",
  ["acts", "analysis", "game", "refusals"],
  () => import("../analysis/route.tsx"),
);
const ChallengeRoute = lazily(
  "challenge/view",
  ["lobby", "setup"],
  () => import("../challenge/view.tsx"),
);
const CurrentGamesRoute = lazily(
  "games/view",
  ["game", "lobby"],
  () => import("../games/view.tsx"),
);
const DeskRoute = lazily("desk/route", ["game", "games"], () => import("../desk/route.tsx"));
export const GameRoute = lazily("game/route", ["game"], () => import("../game/route.tsx"));
const DiceRoute = lazily(
  "nardi-game/dice-page",
  ["game", "nardi"],
  () => import("../nardi-game/dice-page.tsx"),
);
const DiceCountsRoute = lazily(
  "nardi-game/dice-counts",
  ["nardi"],
  () => import("../nardi-game/dice-counts.tsx"),
);
const LeaderboardRoute = lazily(
  "leaderboard/view",
  ["games", "finder"],
  () => import("../leaderboard/view.tsx"),
);
const LobbyRoute = lazily("lobby/view", ["lobby"], () => import("../lobby/view.tsx"));
const MailLink = lazily(
  "account/mail-links",
  ["account"],
  () => import("../account/mail-links.tsx"),
);
const MenuRoute = lazily("shell/menu-page", ["menu"], () => import("./menu-page.tsx"));
const ModerationRoute = lazily(
  "moderation/route",
  ["account", "acts", "game"],
  () => import("../moderation/route.tsx"),
);
const NewTournamentRoute = lazily(
  "tournament/director/new",
  ["dates", "lobby", "setup", "tournament"],
  () => import("../tournament/director/new.tsx"),
);
const PrivacyRoute = lazily("privacy/view", ["account"], () => import("../privacy/view.tsx"));
const ProfileRoute = lazily(
  "profile/view",
  ["finder", "game", "games", "lobby"],
  () => import("../profile/view.tsx"),
);
const PuzzleRoute = lazily(
  "puzzle/route",
  ["acts", "game", "puzzle"],
  () => import("../puzzle/route.tsx"),
);
const RulebookRoute = lazily(
  "rulebook/view",
  ["acts", "game", "games"],
  () => import("../rulebook/view.tsx"),
);
const SearchRoute = lazily(
  "search/view",
  ["dates", "finder", "game", "games"],
  () => import("../search/view.tsx"),
);
const SettingsRoute = lazily(
  "settings-page/view",
  ["account", "push"],
  () => import("../settings-page/view.tsx"),
);
const SignInRoute = lazily("account/sign-in", ["account"], () => import("../account/sign-in.tsx"));
const SignUpRoute = lazily(
  "account/sign-up",
  ["account", "lobby"],
  () => import("../account/sign-up.tsx"),
);
const StudiesRoute = lazily("study/list", ["study"], () => import("../study/list.tsx"));
const StudyRoute = lazily("study/route", ["study", "finder"], () => import("../study/route.tsx"));
const TournamentRoute = lazily(
  "tournament/view",
  ["acts", "game", "lobby", "tournament"],
  () => import("../tournament/view.tsx"),
);
const TournamentsRoute = lazily(
  "tournament/list",
  ["lobby", "tournament"],
  () => import("../tournament/list.tsx"),
);
const VacationRoute = lazily(
  "vacation/view",
  ["dates", "vacation", "refusals"],
  () => import("../vacation/view.tsx"),
);

/** /tournament/:name?:query */
interface Place {
  path: string;
  first: string;
  name: string;
  query: string;
}

/** Only addresses of this site; anything else leads to the front page. */
function nextOf(query: string): string {
  const next = new URLSearchParams(query).get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
}

/** The target of a link in an e-mail or in the sign-in form. */
const mailLink = (what: ComponentProps<typeof MailLink>["what"]) => {
  const draw = ({ path, name }: Place) => <MailLink key={path} what={what} secret={name} />;
  return [what, draw] as const;
};

const pages = new Map<string, (place: Place) => VNode>([
  ["", () => <LobbyRoute />],
  ["game", ({ name }) => <GameRoute key={name} id={name} />],
  ["challenge", ({ name }) => <ChallengeRoute key={name} id={name} />],
  ["@", ({ name }) => <ProfileRoute key={name} name={name} />],
  ["account", ({ name }) => <AccountRoute part={name} />],
  ["analysis", ({ query }) => <AnalysisRoute key={query} query={query} />],
  mailLink("confirm"),
  ["desk", () => <DeskRoute />],
  ["dice", ({ name }) => (name === "" ? <DiceCountsRoute /> : <DiceRoute key={name} id={name} />)],
  mailLink("forgot"),
  ["games", ({ query }) => <CurrentGamesRoute query={query} />],
  ["leaderboard", ({ query }) => <LeaderboardRoute query={query} />],
  ["menu", () => <MenuRoute />],
  ["moderation", () => <ModerationRoute />],
  mailLink("not-me"),
  ["privacy", () => <PrivacyRoute />],
  ["puzzles", ({ name, query }) => <PuzzleRoute key={name} name={name} query={query} />],
  mailLink("reset"),
  ["rules", ({ name }) => <RulebookRoute key={name} variant={name} />],
  ["search", ({ query }) => <SearchRoute query={query} />],
  ["settings", () => <SettingsRoute />],
  ["signin", ({ query }) => <SignInRoute next={nextOf(query)} />],
  ["signup", ({ query }) => <SignUpRoute next={nextOf(query)} />],
  ["studies", ({ query }) => <StudiesRoute query={query} />],
  ["study", ({ name, query }) => <StudyRoute key={name} id={name} query={query} />],
  ["tournament", ({ name, query }) => <TournamentRoute key={name} id={name} query={query} />],
  [
    "tournaments",
    ({ name, query }) =>
      name === "new" ? <NewTournamentRoute /> : <TournamentsRoute query={query} />,
  ],
  mailLink("undo"),
  mailLink("unsubscribe"),
  ["vacation", () => <VacationRoute />],
]);

/** Null for an address that no browser would produce. */
function placeOf(to: string): Place | null {
  const [path = "/", query = ""] = to.split("?");
  const [, first = "", second = ""] = path.split("/");
  try {
    return { path, first, name: decodeURIComponent(second), query };
  } catch {
    return null;
  }
}

export function Page() {
  const place = placeOf(address.value);
  const page = place && pages.get(place.first);
  return page ? page(place) : <NotFound />;
}
