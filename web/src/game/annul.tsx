// A moderator's act on a finished rated game: what it did to the ratings is taken back.

import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { troubleText } from "../trouble.ts";
import type { GamePage } from "./game.ts";

const words = messages.annul;

export function AnnulButton({ page }: { page: GamePage }) {
  const open = useSignal(false);
  const reason = useSignal("");
  const trouble = useSignal<string | null>(null);
  const role = account.value?.role;
  const { white, black } = page.state.ratings.value;
  if (role !== "moderator" && role !== "admin") return null;
  if (white.rating_change === null || black.rating_change === null) return null;
  const annul = async () => {
    try {
      await api.annulGame(page.facts.id, reason.value);
      open.value = false;
      page.state.ratings.value = {
        white: { ...white, rating_change: null },
        black: { ...black, rating_change: null },
      };
    } catch (error) {
      trouble.value = troubleText(error);
    }
  };
  const show = (shown: boolean) => () => {
    open.value = shown;
  };
  return (
    <>
      <button type="button" class="button" title={words.hint} onClick={show(true)}>
        {words.button}
      </button>
      {open.value && (
        <Dialog title={words.title} onClose={show(false)}>
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void annul();
            }}
          >
            <p>{words.hint}</p>
            <Field
              label={words.reason}
              required
              maxLength={250}
              value={reason.value}
              onInput={(text) => {
                reason.value = text;
              }}
            />
            <Trouble>{trouble.value}</Trouble>
            <button type="submit" class="button primary wide">
              {words.button}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}
