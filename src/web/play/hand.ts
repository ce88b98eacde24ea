import { useMemo } from 'preact/hooks';
import { stateOf } from '../../table/draft.ts';
import { litTokens, settledTokens } from '../stage/picking.ts';
import type { Hand } from '../stage/view.ts';
import { prospectsOf } from './choosing.ts';
import { type Company, toldProspects } from './company.ts';

/** What the viewer can do on the board now; nothing while others move or the past is shown. */
export function useHand(company: Company): Hand | undefined {
  const { sitting, hinting } = company;
  const draft = sitting.draft.value;
  const picking = sitting.picking.value;
  const past = sitting.past.value !== undefined;
  const pointed = sitting.pointed.value;
  // Boards keep what they have drawn for as long as the same words can be clicked.
  const lit = useMemo(() => (picking ? litTokens(picking) : new Set<string>()), [picking]);
  const marked = hinting.marked.value;
  const chosen = useMemo(
    () => new Set(marked?.split(' ') ?? (picking ? settledTokens(picking).values() : [])),
    [picking, marked],
  );
  const picked = useMemo(() => new Set(picking?.chosen.values() ?? []), [picking]);
  if (!draft || !picking || past) return undefined;
  return {
    seat: draft.seat,
    lit,
    chosen,
    picked,
    pointed,
    pick: token => sitting.pick(token),
    point: token => void (sitting.pointed.value = token),
    playMoves: moves => sitting.playMoves(moves),
    drop: () => sitting.drop(),
    foretell: token => toldProspects(company, prospectsOf(draft.game, stateOf(draft), picking, token), draft.seat),
  };
}
