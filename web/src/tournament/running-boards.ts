import { lazilyWithin } from "../components/lazily.tsx";

/**
 * Loaded on demand: not every tournament has games in progress, and not every user looks at them.
 */
export const RunningBoards = lazilyWithin(
  "tournament/boards",
  ["game", "tournament"],
  () => import("./boards.tsx"),
);
