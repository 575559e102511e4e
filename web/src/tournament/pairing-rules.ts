import { messages, named } from "../messages/messages.ts";

/** The name of a rule that pairings break; a rule of a newer server keeps its code. */
export const ruleName = (rule: string): string => named(messages.tournamentLog.rules, rule) ?? rule;
