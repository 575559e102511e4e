// Shares the position and the game.

import "../components/form.css";
import { useEffect, useMemo } from "preact/hooks";
import { CopyField } from "../components/copy-field.tsx";
import { Failed } from "../components/failed.tsx";
import { Resource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import type { Analysis, Subject } from "./analysis.ts";
import { wishOf } from "./exchange.ts";

function linkTo({ variant, ruleset }: Subject, fen: string): string {
  const address = new URLSearchParams({ variant: variant.key, fen });
  if (ruleset !== "" && ruleset !== variant.rulesets[0]?.key) address.set("ruleset", ruleset);
  return `${location.origin}/analysis?${address}`;
}

export default function Share({ page }: { page: Analysis }) {
  const words = messages.exchange;
  const { fen } = page.node.value;
  return (
    <div class="form">
      <CopyField id="share-link" label={words.link} text={linkTo(page.subject, fen)} />
      <CopyField id="share-fen" label={words.fen} text={fen} mono />
      <Record page={page} />
    </div>
  );
}

function Record({ page }: { page: Analysis }) {
  const words = messages.exchange;
  const tree = page.tree.value;
  const written = useMemo(
    () =>
      new Resource(() =>
        api.writePdn({
          ...wishOf(page.subject.variant, page.tags.peek(), page.tree.peek()),
          ruleset: page.subject.ruleset,
        }),
      ),
    [page],
  );
  // The previous text stays until the next has loaded.
  useEffect(() => void written.load(), [written, tree]);
  useEffect(() => () => written.stop(), [written]);
  const pdn = written.answer.value?.pdn ?? null;
  const download = `data:application/vnd.pdn;charset=utf-8,${encodeURIComponent(pdn ?? "")}`;
  return (
    <div class="field">
      <label class="label" for="share-pdn">
        {words.pdn}
      </label>
      <textarea id="share-pdn" class="input mono" rows={8} readOnly value={pdn ?? ""} />
      <Failed again={() => written.again()}>{written.trouble.value}</Failed>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          disabled={pdn === null}
          onClick={() => void navigator.clipboard?.writeText(pdn ?? "")}
        >
          {messages.site.copy}
        </button>
        {pdn !== null && (
          <a class="button small-button" href={download} download="analysis.pdn">
            {words.download}
          </a>
        )}
      </div>
    </div>
  );
}
