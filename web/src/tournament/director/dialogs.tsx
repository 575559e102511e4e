// The dialogs of directors other than the questions that AskedDialog asks.

import type { Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { SettleDialog } from "./disputes.tsx";
import { EditDialog } from "./edit.tsx";
import { FreezeDialog, RulingDialog } from "./rulings.tsx";

export default function Dialogs(props: { page: TournamentPage; tournament: Tournament }) {
  const { page } = props;
  const ruling = page.vacations.ruling.value;
  const freezeRuling = page.vacations.freezeRuling.value;
  return (
    <>
      {ruling && <RulingDialog vacations={page.vacations} ruling={ruling} />}
      {freezeRuling && <FreezeDialog vacations={page.vacations} ruling={freezeRuling} />}
      {page.settling.value && <SettleDialog page={page} one={page.settling.value} />}
      {page.editing.value && <EditDialog {...props} />}
    </>
  );
}
