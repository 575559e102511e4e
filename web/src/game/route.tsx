import "../parts/board-shapes.css";
import "./layout.css";
import "./players.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useResource } from "../loading/resource.ts";
import { account } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { loadRules, socket } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { GameModel } from "./game-model.ts";
import { GameView } from "./view.tsx";

/** Loads a game and shows it; knows who is asking before, because the board is turned to them. */
export default function GameRoute({ id }: { id: string }) {
  const asker = account.value;
  if (asker === undefined) return <GameShape />;
  const name = asker?.username ?? null;
  return <GameOf key={name} id={id} name={name} />;
}

/** As the player `name` sees it; null is a stranger. */
function GameOf({ id, name }: { id: string; name: string | null }) {
  const found = useResource(() => Promise.all([api.game(id), loadRules()]), [id]);
  const model = useSignal<GameModel | null>(null);
  const answer = found.answer.value;
  useEffect(() => {
    if (!answer) return;
    const [game, rules] = answer;
    const made = new GameModel(game, name, rules, socket);
    model.value = made;
    return () => {
      made.dispose();
      model.value = null;
    };
  }, [answer, name, model]);
  if (model.value) return <GameView model={model.value} key={id} />;
  const failure = found.failure.value;
  if (failure === null) return <GameShape />;
  if (failure instanceof Problem && failure.status === 404)
    return <ErrorPage sentence={messages.game.notFound} />;
  return <ErrorPage sentence={messages.site.unreachable} again={() => found.again()} />;
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
