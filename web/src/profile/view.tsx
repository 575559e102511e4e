// A player's page.

import "./view.css";
import { ErrorPage } from "../components/error-page.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { Tabs } from "../components/tabs.tsx";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import type { Profile as Facts } from "../net/api.ts";
import { account, username } from "../session/account.ts";
import { HeadToHead } from "./against.tsx";
import { GamesShape, GamesTab } from "./games.tsx";
import { Head } from "./head.tsx";
import { Overview } from "./overview.tsx";
import { Profile, type Tab, tabs } from "./profile.ts";
import { TournamentsTab } from "./tournaments.tsx";

const PublicStudies = lazilyWithin(
  "study/public-list",
  ["study"],
  () => import("../study/public-list.tsx"),
);

/** The score between the two is part of the page, so it waits until the user is known. */
export default function ProfileRoute({ name }: { name: string }) {
  useTitle(name);
  if (account.value === undefined) return <main id="content" class="page" aria-busy="true" />;
  return <ProfilePage key={username.value} name={name} />;
}

function ProfilePage({ name }: { name: string }) {
  const profile = useBegun(() => new Profile(name), [name]);
  const trouble = profile.trouble.value;
  const again = profile.missing.value ? undefined : () => profile.again();
  if (trouble) return <ErrorPage sentence={trouble} again={again} />;
  const facts = profile.facts.value;
  return (
    <main id="content" class="page profile" aria-busy={!facts}>
      <Head profile={profile} name={name} />
      {facts ? <Known key={name} profile={profile} facts={facts} /> : <GamesShape />}
    </main>
  );
}

const tabText = (tab: Tab): string =>
  ({
    overview: messages.finder.overview,
    games: messages.profile.games,
    tournaments: messages.finder.tournaments,
    studies: messages.finder.studies,
  })[tab];

function Known({ profile, facts }: { profile: Profile; facts: Facts }) {
  const tab = profile.tab.value;
  return (
    <>
      <HeadToHead profile={profile} name={facts.username} />
      <Tabs
        label={facts.username}
        panel="profile-panel"
        tabs={tabs.map((name) => ({ name, text: tabText(name) }))}
        shown={tab}
        onShow={(chosen) => profile.show(chosen)}
      />
      <div id="profile-panel" class="profile-panel" role="tabpanel" aria-label={tabText(tab)}>
        <Shown profile={profile} facts={facts} tab={tab} />
      </div>
    </>
  );
}

function Shown({ profile, facts, tab }: { profile: Profile; facts: Facts; tab: Tab }) {
  switch (tab) {
    case "overview":
      return <Overview profile={profile} facts={facts} />;
    case "games":
      return <GamesTab profile={profile} name={facts.username} />;
    case "tournaments":
      return <TournamentsTab name={facts.username} />;
    case "studies":
      return <PublicStudies name={facts.username} />;
  }
}
