import { fetchModule, once } from "../net/connection.ts";
import { StarRules } from "./rules.ts";

export const loadStar = once(async () => StarRules.load(await fetchModule("star")));
