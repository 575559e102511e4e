// Which page an address leads to. The texts of the front page and a game come with the frame; the program
// and the other texts of each page are loaded when it is first gone to.

import type { ComponentProps, VNode } from "preact";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { lazily } from "../parts/lazily.tsx";

const AccountRoute = lazily(["account"], () => import("../account/account.tsx"));
const AnalysisRoute = lazily(["analysis", "refusals"], () => import("../analysis/route.tsx"));
const ChallengeRoute = lazily([], () => import("../challenge/view.tsx"));
const CurrentGamesRoute = lazily([], () => import("../games/view.tsx"));
const DeskRoute = lazily(["games"], () => import("../desk/route.tsx"));
export const GameRoute = lazily([], () => import("../game/route.tsx"));
const LeaderboardRoute = lazily(["games"], () => import("../leaderboard/view.tsx"));
const LobbyRoute = lazily([], () => import("../lobby/view.tsx"));
const MailLink = lazily(["account"], () => import("../account/mail-links.tsx"));
const ModerationRoute = lazily(["account"], () => import("../moderation/route.tsx"));
const NewTournamentRoute = lazily(["tournament"], () => import("../tournament/new.tsx"));
const PrivacyRoute = lazily(["account"], () => import("../privacy/view.tsx"));
const ProfileRoute = lazily(["games"], () => import("../profile/view.tsx"));
const RulebookRoute = lazily(["games"], () => import("../rulebook/view.tsx"));
const SearchRoute = lazily(["games"], () => import("../search/view.tsx"));
const SettingsRoute = lazily(["account"], () => import("../settings-page/view.tsx"));
const SignInRoute = lazily(["account"], () => import("../account/sign-in.tsx"));
const SignUpRoute = lazily(["account"], () => import("../account/sign-up.tsx"));
const TournamentRoute = lazily(["tournament"], () => import("../tournament/view.tsx"));
const TournamentsRoute = lazily(["tournament"], () => import("../tournament/list.tsx"));
const VacationRoute = lazily(["vacation", "refusals"], () => import("../vacation/view.tsx"));

/** /tournament/:name?:query */
interface Place {
  path: string;
  first: string;
  name: string;
  query: string;
}

/** Only places of this site; anything else leads to the front page. */
function nextOf(query: string): string {
  const next = new URLSearchParams(query).get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
}

/** What a link of a mail, or of the sign-in form, leads to. */
const mailLink = (what: ComponentProps<typeof MailLink>["what"]) => {
  const draw = ({ path, name }: Place) => <MailLink key={path} what={what} secret={name} />;
  return [what, draw] as const;
};

const pages = new Map<string, (place: Place) => VNode>([
  ["", () => <LobbyRoute />],
  ["game", ({ name }) => <GameRoute key={name} id={name} />],
  ["challenge", ({ name }) => <ChallengeRoute key={name} id={name} />],
  ["@", ({ name }) => <ProfileRoute key={name} name={name} />],
  ["account", () => <AccountRoute />],
  ["analysis", ({ query }) => <AnalysisRoute key={query} query={query} />],
  mailLink("confirm"),
  ["desk", () => <DeskRoute />],
  mailLink("forgot"),
  ["games", ({ query }) => <CurrentGamesRoute query={query} />],
  ["leaderboard", ({ query }) => <LeaderboardRoute query={query} />],
  ["moderation", () => <ModerationRoute />],
  mailLink("not-me"),
  ["privacy", () => <PrivacyRoute />],
  mailLink("reset"),
  ["rules", ({ name }) => <RulebookRoute key={name} variant={name} />],
  ["search", ({ query }) => <SearchRoute key={query} query={query} />],
  ["settings", () => <SettingsRoute />],
  ["signin", ({ query }) => <SignInRoute next={nextOf(query)} />],
  ["signup", ({ query }) => <SignUpRoute next={nextOf(query)} />],
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

/** Null for what no browser would have written. */
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
  return page ? page(place) : <ErrorPage sentence={messages.site.notFound} />;
}
