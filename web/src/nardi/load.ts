import { fetchModule } from "../net/connection.ts";
import { NardiRules } from "./rules.ts";

let loading: Promise<NardiRules> | null = null;

/** Loads the rules once; after a failure the next caller tries again. */
export function loadNardi(): Promise<NardiRules> {
  loading ??= fetchModule("nardi")
    .then((module) => NardiRules.load(module))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
