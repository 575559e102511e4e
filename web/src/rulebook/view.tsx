import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { loadRules } from "../net/connection.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { StaticBoard } from "../parts/static-board.tsx";
import type { Rules, Variant } from "../rules/rules.ts";
import { groupKeys, variantGroups, variantKeys, variantName } from "../words/variants.ts";
import { ExampleBoard } from "./example-board.tsx";
import { type Block, type Example, loadPage, type RulePage } from "./page.ts";
import { TextBlock } from "./text.tsx";

const words = messages.rulebook;

/** The rules of all variants, or of the one that the address names. */
export default function RulebookRoute({ variant }: { variant: string }) {
  const loaded = useSignal<{ rules: Rules; page: RulePage | null } | null>(null);
  const lost = useSignal(false);
  const attempt = useSignal(0);
  const known = variantKeys.find((key) => key === variant);
  useEffect(() => {
    lost.value = false;
    Promise.all([loadRules(), known ? loadPage(known) : null]).then(
      ([rules, page]) => {
        loaded.value = { rules, page };
      },
      () => {
        lost.value = true;
      },
    );
  }, [loaded, lost, known, attempt.value]);
  if (variant !== "" && !known) return <ErrorPage sentence={messages.site.notFound} />;
  const again = () => {
    attempt.value += 1;
  };
  if (lost.value) return <ErrorPage sentence={messages.site.unreachable} again={again} />;
  if (!loaded.value) return <main id="content" class="page" aria-busy="true" />;
  const { rules, page } = loaded.value;
  return known && page ? (
    <VariantPage rules={rules} page={page} variant={rules.variant(known)} />
  ) : (
    <Index rules={rules} />
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
    </main>
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

const isExample = (block: Block): block is Example => block.kind === "example";

/** What stands beside the start position: all before the heading of the first examples. */
function introduction(blocks: readonly Block[]): number {
  const example = blocks.findIndex(isExample);
  if (example < 0) return blocks.length;
  const headings = blocks.slice(0, example).map(({ kind }) => kind);
  const heading = headings.lastIndexOf("heading");
  return heading < 0 ? example : heading;
}

/** Examples that follow each other stand together. */
function inGroups(blocks: readonly Block[]): (Exclude<Block, Example> | readonly Example[])[] {
  const groups: (Exclude<Block, Example> | Example[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isExample(block)) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

interface PageProps {
  rules: Rules;
  page: RulePage;
  variant: Variant;
}

function VariantPage({ rules, page, variant }: PageProps) {
  const { blocks } = page;
  const name = variantName(variant.key);
  const lang = page.language === language ? undefined : page.language;
  const start = introduction(blocks);
  const drawn = (some: readonly Block[]) =>
    inGroups(some).map((group, i) =>
      "kind" in group ? (
        <TextBlock key={i} block={group} lang={lang} />
      ) : (
        <div key={i} class="rule-examples">
          {group.map((example) => (
            <ExampleBoard key={example.name} {...{ rules, variant, example, lang }} />
          ))}
        </div>
      ),
    );
  useTitle(name);
  return (
    <main id="content" class="page rulebook">
      <p class="small">
        <a href="/rules">{messages.site.rules}</a>
      </p>
      <h1>{name}</h1>
      {lang !== undefined && <p class="muted">{words.inEnglish}</p>}
      <div class="rule-page">
        <section>
          {drawn(blocks.slice(0, start))}
          <p>
            <a class="button" href={`/analysis?variant=${variant.key}`}>
              {words.tryIt}
            </a>
          </p>
        </section>
        <figure class="rule-start">
          <StaticBoard
            geometry={variant.geometry}
            fen={variant.startFen}
            label={messages.board.start}
          />
          <figcaption class="muted small">{messages.board.start}</figcaption>
        </figure>
      </div>
      {drawn(blocks.slice(start))}
    </main>
  );
}
