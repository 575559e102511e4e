import "../parts/board-shapes.css";
import "./layout.css";
import "./players.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { loadRules, socket } from "../connection.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Lost } from "../parts/lost.tsx";
import { Problem } from "../request.ts";
import { GamePage } from "./game.ts";
import { GameView } from "./view.tsx";

/** Loads a game and shows it; knows who is asking before, because the board is turned to them. */
export default function GameRoute({ id }: { id: string }) {
  const page = useSignal<GamePage | null>(null);
  const trouble = useSignal<string | null>(null);
  const missing = useSignal(false);
  const attempt = useSignal(0);
  const asker = account.value;
  const name = asker?.username ?? null;
  const known = asker !== undefined;
  useEffect(() => {
    if (!known) return;
    let current = true;
    let loaded: GamePage | null = null;
    trouble.value = null;
    Promise.all([api.game(id), loadRules()])
      .then(([game, rules]) => {
        if (!current) return;
        loaded = new GamePage(game, name, rules, socket);
        page.value = loaded;
      })
      .catch((error: unknown) => {
        if (!current) return;
        missing.value = error instanceof Problem && error.status === 404;
        trouble.value = missing.value ? messages.game.notFound : messages.site.unreachable;
      });
    return () => {
      current = false;
      loaded?.dispose();
      page.value = null;
    };
  }, [id, name, known, page, trouble, attempt.value]);
  const again = () => {
    attempt.value += 1;
  };
  if (trouble.value)
    return <Lost sentence={trouble.value} again={missing.value ? undefined : again} />;
  if (!page.value) return <GameShape />;
  return <GameView page={page.value} key={id} />;
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
