import { fetchModule, once } from "../net/connection.ts";
import { NardiRules } from "./rules.ts";

export const loadNardi = once(async () => NardiRules.load(await fetchModule("nardi")));
