// The comment on the move at the cursor, and the actions on its variation.

import "./notes.css";
import type { Ref } from "preact";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { root, signs, variationOf } from "./tree.ts";

interface Props {
  page: Analysis;
  comment: Ref<HTMLTextAreaElement>;
}

export function Notes({ page, comment }: Props) {
  const words = messages.analysis;
  const node = page.node.value;
  return (
    <div class="tree-notes">
      <Signs page={page} />
      <textarea
        ref={comment}
        class="input"
        rows={2}
        aria-label={words.comment}
        placeholder={words.commentHint}
        value={node.comment}
        onInput={(event) => page.comment(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <Acts page={page} />
    </div>
  );
}

function Signs({ page }: { page: Analysis }) {
  const words = messages.analysis;
  const { id, sign: chosen } = page.node.value;
  return (
    <div class="signs" role="group" aria-label={words.signs}>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          class="button small-button"
          title={words.sign[sign]}
          aria-label={words.sign[sign]}
          aria-pressed={sign === chosen}
          disabled={id === root}
          onClick={() => page.sign(sign === chosen ? null : sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function Acts({ page }: { page: Analysis }) {
  const words = messages.analysis;
  const { id } = page.node.value;
  return (
    <div class="button-row">
      <button
        type="button"
        class="button small-button"
        disabled={variationOf(page.tree.value, id) === null}
        onClick={() => page.promote()}
      >
        {words.promote}
      </button>
      <button
        type="button"
        class="button small-button"
        disabled={id === root}
        onClick={() => page.prune()}
      >
        {words.prune}
      </button>
      {page.before.value && (
        <button type="button" class="button small-button" onClick={() => page.restore()}>
          {words.restore}
        </button>
      )}
    </div>
  );
}
