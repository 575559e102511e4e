import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorPage } from "../components/error-page.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { NotFound } from "../components/nowhere/not-found.tsx";
import { StaticBoard } from "../components/static-board.tsx";
import { groupKeys, variantGroups, variantKeys, variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { NardiPicture } from "../nardi/picture.tsx";
import { useTitle } from "../navigation/title.ts";
import type { VariantKey } from "../net/api.ts";
import { loadRules } from "../net/connection.ts";
import type { Rules, Variant } from "../rules/rules.ts";
import { StarPicture } from "../star/picture.tsx";
import { ExampleBoard } from "./example-board.tsx";
import { loadPage, type RulePage } from "./page.ts";
import { PageView } from "./page-view.tsx";
import { type TaughtKey, taughtKeys } from "./taught.ts";

const words = messages.rulebook;

const NardiPage = lazilyWithin(
  "rulebook/nardi-page",
  ["games", "nardi"],
  () => import("./nardi-page.tsx"),
);
const StarPage = lazilyWithin(
  "rulebook/star-page",
  ["games", "star"],
  () => import("./star-page.tsx"),
);

/** Pages of games other than draughts, which have their own boards. */
const taughtPages = { nardi: NardiPage, star: StarPage } as const;

const pictures = { nardi: NardiPicture, star: StarPicture } as const;

/** The rules of all games, or of the one that the address names. */
export default function RulebookRoute({ variant }: { variant: string }) {
  const loaded = useSignal<{ rules: Rules; page: RulePage | null } | null>(null);
  const lost = useSignal(false);
  const attempt = useSignal(0);
  const known = variantKeys.find((key) => key === variant);
  const taught = taughtKeys.find((key) => key === variant);
  useEffect(() => {
    lost.value = false;
    const key = known ?? taught;
    Promise.all([loadRules(), key ? loadPage(key) : null]).then(
      ([rules, page]) => {
        loaded.value = { rules, page };
      },
      () => {
        lost.value = true;
      },
    );
  }, [loaded, lost, known, taught, attempt.value]);
  if (variant !== "" && !known && !taught) return <NotFound />;
  const again = () => {
    attempt.value += 1;
  };
  if (lost.value) return <ErrorPage sentence={messages.site.unreachable} again={again} />;
  if (!loaded.value) return <main id="content" class="page" aria-busy="true" />;
  const { rules, page } = loaded.value;
  if (page && known) return <VariantPage rules={rules} page={page} known={known} />;
  if (page && taught) return <TaughtPage page={page} game={taught} />;
  return <Index rules={rules} />;
}

function TaughtPage({ page, game }: { page: RulePage; game: TaughtKey }) {
  const Page = taughtPages[game];
  const name = words.otherGames[game];
  useTitle(name);
  return (
    <main id="content" class="page rulebook">
      <Page page={page} name={name} />
    </main>
  );
}

function Index({ rules }: { rules: Rules }) {
  useTitle(messages.site.rules);
  return (
    <main id="content" class="page rulebook">
      <h1>{messages.site.rules}</h1>
      <p class="muted">{words.lead}</p>
      {groupKeys.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{messages.variantChoice.groups[group]}</h2>
          <ul class="rule-cards">
            {variantGroups[group].map((key) => (
              <li key={key}>
                <Card variant={rules.variant(key)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="group-other">
        <h2 id="group-other">{words.other}</h2>
        <ul class="rule-cards">
          {taughtKeys.map((key) => (
            <li key={key}>
              <TaughtCard game={key} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function TaughtCard({ game }: { game: TaughtKey }) {
  const Picture = pictures[game];
  return (
    <a class="rule-card" href={`/rules/${game}`}>
      <Picture label={messages.board.start} />
      <span>{words.otherGames[game]}</span>
    </a>
  );
}

function Card({ variant }: { variant: Variant }) {
  const name = variantName(variant.key);
  return (
    <a class="rule-card" href={`/rules/${variant.key}`}>
      <StaticBoard
        geometry={variant.geometry}
        fen={variant.startFen}
        label={messages.board.start}
      />
      <span>{name}</span>
    </a>
  );
}

interface PageProps {
  rules: Rules;
  page: RulePage;
  known: VariantKey;
}

function VariantPage({ rules, page, known }: PageProps) {
  const variant = rules.variant(known);
  const name = variantName(variant.key);
  useTitle(name);
  return (
    <main id="content" class="page rulebook">
      <PageView
        variant={known}
        name={name}
        page={page}
        picture={
          <StaticBoard
            geometry={variant.geometry}
            fen={variant.startFen}
            label={messages.board.start}
          />
        }
        board={(example, lang) => <ExampleBoard {...{ rules, variant, example, lang }} />}
      >
        <p>
          <a class="button" href={`/analysis?variant=${variant.key}`}>
            {words.tryIt}
          </a>
        </p>
      </PageView>
    </main>
  );
}
