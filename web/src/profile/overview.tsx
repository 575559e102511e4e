// The first tab of a player's page: ratings, the latest games and the scores.

import "./overview.css";
import { lazilyWithin } from "../components/lazily.tsx";
import { LevelWorth } from "../components/level-worth.tsx";
import { messages } from "../messages/messages.ts";
import type { Profile as Facts } from "../net/api.ts";
import { GameList } from "./games.tsx";
import type { Profile } from "./profile.ts";
import { RatingGraph, RatingList } from "./ratings.tsx";
import { Scores } from "./scores.tsx";

const PuzzleRatings = lazilyWithin(
  "puzzle/players-ratings",
  ["puzzle"],
  () => import("../puzzle/players-ratings.tsx"),
);

const latest = 6;

export function Overview({ profile, facts }: { profile: Profile; facts: Facts }) {
  const words = messages.profile;
  const level = profile.user.value?.computer_level ?? null;
  const rated = facts.ratings.length > 0;
  return (
    <>
      {level !== null && <LevelWorth level={level} variant="international" speed="classical" />}
      <div class="profile-overview">
        {(rated || level === null) && (
          <div class="profile-side">
            <RatingList profile={profile} facts={facts} />
          </div>
        )}
        <div class="profile-main">
          {rated && <RatingGraph profile={profile} />}
          <section class="profile-card" aria-labelledby="latest-title">
            <div class="section-head">
              <h2 id="latest-title">{messages.finder.latest}</h2>
              <button type="button" class="text-button" onClick={() => profile.show("games")}>
                {words.anyStatus}
              </button>
            </div>
            <GameList games={profile.latest.value.slice(0, latest)} name={facts.username} />
          </section>
        </div>
      </div>
      <Scores profile={profile} />
      {/* At the end, because it loads late and may be empty, and must not shift anything. */}
      <PuzzleRatings name={facts.username} />
    </>
  );
}
