// The position and the game to be taken elsewhere.

import "../parts/form.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { Trouble } from "../parts/controls.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { troubleText } from "../trouble.ts";
import type { Analysis } from "./analysis.ts";
import { wishOf } from "./exchange.ts";

export function ShareButton({ page }: { page: Analysis }) {
  const words = messages.exchange;
  return (
    <DialogButton label={words.share} title={words.shareTitle} look="small-button">
      {() => <Share page={page} />}
    </DialogButton>
  );
}

function linkTo(variant: string, fen: string): string {
  return `${location.origin}/analysis?${new URLSearchParams({ variant, fen })}`;
}

function Share({ page }: { page: Analysis }) {
  const words = messages.exchange;
  const { fen } = page.node.value;
  return (
    <div class="form">
      <CopyField id="share-link" label={words.link} text={linkTo(page.subject.variant.key, fen)} />
      <CopyField id="share-fen" label={words.fen} text={fen} mono />
      <Record page={page} />
    </div>
  );
}

function Record({ page }: { page: Analysis }) {
  const words = messages.exchange;
  const pdn = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const tree = page.tree.value;
  useEffect(() => {
    api.writePdn(wishOf(page.subject.variant, page.tags.value, tree)).then(
      (written) => {
        pdn.value = written.pdn;
      },
      (error: unknown) => {
        trouble.value = troubleText(error);
      },
    );
  }, [page, tree, pdn, trouble]);
  const download = `data:application/vnd.pdn;charset=utf-8,${encodeURIComponent(pdn.value ?? "")}`;
  return (
    <div class="field">
      <label class="label" for="share-pdn">
        {words.pdn}
      </label>
      <textarea id="share-pdn" class="input mono" rows={8} readOnly value={pdn.value ?? ""} />
      <Trouble>{trouble.value}</Trouble>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          disabled={pdn.value === null}
          onClick={() => void navigator.clipboard?.writeText(pdn.value ?? "")}
        >
          {messages.site.copy}
        </button>
        {pdn.value !== null && (
          <a class="button small-button" href={download} download="analysis.pdn">
            {words.download}
          </a>
        )}
      </div>
    </div>
  );
}
