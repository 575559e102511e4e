// What directors see next to the player's view: their actions, and the questions to confirm.

import type { Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { DirectorActs } from "./acts.tsx";
import { SettleDialog } from "./disputes.tsx";
import { FreezeDialog, RulingDialog } from "./rulings.tsx";

export default function Directing(props: { page: TournamentPage; tournament: Tournament }) {
  const { page } = props;
  const ruling = page.vacations.ruling.value;
  const freezeRuling = page.vacations.freezeRuling.value;
  return (
    <>
      <DirectorActs {...props} />
      {ruling && <RulingDialog vacations={page.vacations} ruling={ruling} />}
      {freezeRuling && <FreezeDialog vacations={page.vacations} ruling={freezeRuling} />}
      {page.settling.value && <SettleDialog page={page} one={page.settling.value} />}
    </>
  );
}
