import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { account } from "../me/me.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { loadRules, socket } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { GameModel } from "./game-model.ts";
import { GameView } from "./view.tsx";

/** Loads a game and shows it; knows who is asking before, because the board is turned to them. */
export default function GameRoute({ id }: { id: string }) {
  const model = useSignal<GameModel | null>(null);
  const trouble = useSignal<string | null>(null);
  const missing = useSignal(false);
  const attempt = useSignal(0);
  const asker = account.value;
  const name = asker?.username ?? null;
  const known = asker !== undefined;
  useEffect(() => {
    if (!known) return;
    let current = true;
    let loaded: GameModel | null = null;
    trouble.value = null;
    Promise.all([api.game(id), loadRules()])
      .then(([game, rules]) => {
        if (!current) return;
        loaded = new GameModel(game, name, rules, socket);
        model.value = loaded;
      })
      .catch((error: unknown) => {
        if (!current) return;
        missing.value = error instanceof Problem && error.status === 404;
        trouble.value = missing.value ? messages.game.notFound : messages.site.unreachable;
      });
    return () => {
      current = false;
      loaded?.dispose();
      model.value = null;
    };
  }, [id, name, known, model, trouble, attempt.value]);
  const again = () => {
    attempt.value += 1;
  };
  if (trouble.value)
    return <ErrorPage sentence={trouble.value} again={missing.value ? undefined : again} />;
  if (!model.value) return <GameShape />;
  return <GameView model={model.value} key={id} />;
}

/** The place of everything while it loads. */
function GameShape() {
  return (
    <main id="content" class="game" aria-busy="true">
      <div class="player" />
      <div class="game-board">
        <div class="board-shape" />
      </div>
      <div class="player" />
      <section class="game-panel" />
    </main>
  );
}
