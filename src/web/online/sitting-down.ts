import { useEffect } from 'preact/hooks';
import type { TableView } from '../../protocol/replies.ts';
import { freshId } from '../play/ids.ts';
import { keepSeal } from './seal.ts';
import type { Visit } from './visit.ts';

/** Takes a seat, and adds a number to chance now that the server has fixed its own part. */
export async function sitDown(visit: Visit, seat: number): Promise<void> {
  const nonce = freshId();
  const commitment = visit.table.value?.commitment ?? '';
  const answer = await visit.ask({ type: 'sit', match: visit.match, seat, nonce });
  if (answer.type === 'done') keepSeal(visit.match, { commitment, nonce });
}

/** Who opened the table, or was led here from the game before, sits already, but has added nothing to chance. */
export function useAdding(visit: Visit, table: TableView): void {
  const seat = visit.seat.value;
  const missing = table.stage === 'gathering' && seat !== undefined && !table.nonces[seat];
  useEffect(() => keepSeal(visit.match, { commitment: table.commitment }), [visit, table.commitment]);
  useEffect(() => {
    if (missing) void sitDown(visit, seat);
  }, [visit, missing, seat]);
}
