import { fetchModule } from "../net/connection.ts";
import { StarRules } from "./rules.ts";

let loading: Promise<StarRules> | null = null;

/** Loads the rules once; after a failure the next caller tries again. */
export function loadStar(): Promise<StarRules> {
  loading ??= fetchModule("star")
    .then((module) => StarRules.load(module))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
