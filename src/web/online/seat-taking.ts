import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../protocol/replies.ts';
import { freshId } from '../browser/ids.ts';
import type { RemoteTable } from './remote-table.ts';
import { rememberCommitment } from './seen-commitment.ts';

/** Takes a seat, and adds a number to chance now that the server has fixed its own part. */
export async function takeSeat(visit: RemoteTable, seat: number): Promise<void> {
  const nonce = freshId();
  const commitment = visit.table.value?.commitment ?? '';
  const answer = await visit.ask({ type: 'sit', match: visit.match, seat, nonce });
  if (answer.type === 'done') rememberCommitment(visit.match, { commitment, nonce });
}

/** Who opened the table, or was led here from the game before, sits already, but has added nothing to chance. */
export function useOwnNonce(visit: RemoteTable, table: TableInfo): void {
  const seat = visit.seat.value;
  const missing = table.stage === 'gathering' && seat !== undefined && !table.nonces[seat];
  useEffect(() => rememberCommitment(visit.match, { commitment: table.commitment }), [visit, table.commitment]);
  useEffect(() => {
    if (missing) void takeSeat(visit, seat);
  }, [visit, missing, seat]);
}
