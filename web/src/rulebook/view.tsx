import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { VariantKey } from "../api.ts";
import { loadRules } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import { Lost } from "../parts/lost.tsx";
import { StaticBoard } from "../parts/static-board.tsx";
import type { Rules, Variant } from "../rules.ts";
import { useTitle } from "../title.ts";
import { groupKeys, variantGroups, variantKeys, variantName } from "../variants.ts";
import { type Book, loadBook } from "./book.ts";
import { ExampleBoard } from "./example-board.tsx";

const words = messages.rulebook;

/** The rules of all variants, or of the one that the address names. */
export default function RulebookRoute({ variant }: { variant: string }) {
  const loaded = useSignal<{ rules: Rules; book: Book } | null>(null);
  const lost = useSignal(false);
  const attempt = useSignal(0);
  useEffect(() => {
    lost.value = false;
    Promise.all([loadRules(), loadBook()]).then(
      ([rules, book]) => {
        loaded.value = { rules, book };
      },
      () => {
        lost.value = true;
      },
    );
  }, [loaded, lost, attempt.value]);
  const known = variantKeys.find((key) => key === variant);
  if (variant !== "" && !known) return <Lost sentence={messages.site.notFound} />;
  const again = () => {
    attempt.value += 1;
  };
  if (lost.value) return <Lost sentence={messages.site.unreachable} again={again} />;
  if (!loaded.value) return <main id="content" class="page" aria-busy="true" />;
  const { rules, book } = loaded.value;
  return known ? <VariantPage rules={rules} book={book} page={known} /> : <Index rules={rules} />;
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

interface PageProps {
  rules: Rules;
  book: Book;
  page: VariantKey;
}

function VariantPage({ rules, book, page }: PageProps) {
  const variant = rules.variant(page);
  const { lead, points, draws } = book.pages[page];
  const name = variantName(page);
  useTitle(name);
  return (
    <main id="content" class="page rulebook">
      <p class="small">
        <a href="/rules">{messages.site.rules}</a>
      </p>
      <h1>{name}</h1>
      <div class="rule-page" lang="en">
        <section>
          <p>{lead}</p>
          <ul class="rule-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <h2>{words.draws}</h2>
          <p>{draws}</p>
          <p>
            <a class="button" href={`/analysis?variant=${page}`}>
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
      <h2>{words.examples}</h2>
      <div class="rule-examples">
        {book.examples
          .filter((example) => example.variant === page)
          .map((example) => (
            <ExampleBoard key={example.title} rules={rules} variant={variant} example={example} />
          ))}
      </div>
    </main>
  );
}
