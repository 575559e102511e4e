import "../components/board-shapes.css";
import "./players.css";
import "./table.css";
import { ErrorPage } from "../components/error-page.tsx";
import { lazily } from "../components/lazily.tsx";
import { isDraughts, nardiKey } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { Game } from "../net/api.ts";
import { askGame } from "../net/begun-game.ts";
import { loadRules, socket } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import type { Rules } from "../rules/rules.ts";
import { account } from "../session/account.ts";
import { GameModel } from "./game-model.ts";
import { layout } from "./layout.ts";
import { useTable } from "./shown-table.ts";
import { GameView } from "./view.tsx";

const NardiGame = lazily(
  "nardi-game/view",
  ["game", "nardi"],
  () => import("../nardi-game/view.tsx"),
);
const StarGame = lazily("star-game/view", ["game", "star"], () => import("../star-game/view.tsx"));

/** Loads and shows a game. It waits for the account, because the board is oriented for the user. */
export default function GameRoute({ id }: { id: string }) {
  const asker = account.value;
  if (asker === undefined) return <GameShape />;
  const name = asker?.username ?? null;
  return <GameOf key={name} id={id} name={name} />;
}

/** Other games than draughts load their own rules. */
async function gameWithRules(id: string): Promise<{ game: Game; rules: Rules | null }> {
  const rules = loadRules();
  rules.catch(() => {});
  const game = await askGame(id);
  return { game, rules: isDraughts(game.variant) ? await rules : null };
}

/** The game as the player `name` sees it; null for an anonymous user. */
function GameOf({ id, name }: { id: string; name: string | null }) {
  const found = useResource(() => gameWithRules(id), [id]);
  const answer = found.answer.value;
  const model = useTable(
    () => answer?.rules && new GameModel(answer.game, name, answer.rules, socket),
    [answer, name],
  );
  if (answer && !answer.rules) {
    const Page = answer.game.variant === nardiKey ? NardiGame : StarGame;
    return <Page game={answer.game} name={name} key={id} />;
  }
  if (model) return <GameView model={model} key={id} />;
  const failure = found.failure.value;
  if (failure === null) return <GameShape />;
  if (failure instanceof Problem && failure.status === 404)
    return <ErrorPage sentence={messages.game.notFound} />;
  return <ErrorPage sentence={messages.site.unreachable} again={() => found.again()} />;
}

/** Placeholder for the whole page while it loads. */
function GameShape() {
  return (
    <main id="content" class="table-page" data-layout={layout.value} aria-busy="true">
      <div class="table-board">
        <div class="board-shape" />
      </div>
      <section class="table-column">
        <div class="player" />
        <div class="table-panel" />
        <div class="player" />
      </section>
    </main>
  );
}
