// Texts that say what accepting a player or approving a vacation will do.

import { entrants } from "../../labels/entrants.ts";
import { messages } from "../../messages/messages.ts";
import { whenText } from "../../messages/when.ts";
import type { Allocation, Tournament } from "../../net/api.ts";
import { tournamentVacationsApi } from "../../net/tournament-vacations.ts";
import { daysOf } from "../../vacation/quota.ts";
import { problemText } from "../../vacation/refusals.ts";
import { spanText } from "../../vacation/text.ts";
import type { TournamentPage } from "../tournament.ts";
import type { Ruling, TournamentFreeze } from "../vacations.ts";

/** In a tournament with rounds, a late player waits for the next round to be drawn. */
export function letInText(tournament: Tournament, username: string): string {
  const { status, format, rounds_drawn: drawn } = tournament;
  if (status !== "announced" && format !== "arena")
    return messages.preview.letInLate({ name: username, round: drawn + 1 });
  return messages.preview.letIn({ name: username, players: entrants(tournament).length + 1 });
}

/** What a director's decision on a vacation, or a change of it, will do. */
export function rulingText(act: Ruling["act"], one: Allocation): string {
  const words = messages.preview;
  const name = one.username ?? "";
  if (act === "move") return words.moved({ name });
  return words.notAway({ name, from: whenText(one.start_ms), to: whenText(one.end_ms) });
}

export const freezeText = (freeze: TournamentFreeze): string => spanText(freeze);

/** The action that resumes the clocks, or that cancels a pause before it begins. */
export const endText = (begun: boolean): string =>
  begun ? messages.vacationDesk.letRun : messages.vacationDesk.takeBack;

export function awayText({ vacation }: Tournament, one: Allocation): string {
  const words = messages.preview;
  const days = daysOf(one.charged_hours);
  return [
    words.away({
      name: one.username ?? "",
      from: whenText(one.start_ms),
      to: whenText(one.end_ms),
    }),
    vacation.freeze === "both" ? words.both : words.own,
    words.costs({ days }),
  ].join(" ");
}

export function askToApprove(page: TournamentPage, one: Allocation) {
  const tournament = page.state.peek();
  if (!tournament) return;
  page.askFor({
    text: messages.vacationDesk.approve,
    question: () => awayText(tournament, one),
    act: async (reason) => {
      const failure = await page.vacations.act(() =>
        tournamentVacationsApi.ruleOnVacation(
          page.id,
          one,
          "approve",
          reason === "" ? {} : { reason },
        ),
      );
      if (failure === null) page.askFor(null);
      else page.trouble.value = problemText(failure);
      await page.look();
    },
  });
}
