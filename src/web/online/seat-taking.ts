import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../protocol/replies.ts';
import { freshId } from '../browser/ids.ts';
import type { RemoteTable } from './remote-table.ts';
import { rememberCommitment } from './seen-commitment.ts';

/** Takes a seat, and adds a number to chance now that the server has fixed its own part. */
export async function takeSeat(remote: RemoteTable, seat: number): Promise<void> {
  const nonce = freshId();
  const commitment = remote.table.value?.commitment ?? '';
  const answer = await remote.ask({ type: 'sit', match: remote.match, seat, nonce });
  if (answer.type === 'done') rememberCommitment(remote.match, { commitment, nonce });
}

/** A person who opened the table, or came here by a rematch, has a seat already, but has added nothing to chance. */
export function useOwnNonce(remote: RemoteTable, table: TableInfo): void {
  const seat = remote.seat.value;
  const missing = table.stage === 'gathering' && seat !== undefined && !table.nonces[seat];
  useEffect(() => rememberCommitment(remote.match, { commitment: table.commitment }), [remote, table.commitment]);
  useEffect(() => {
    if (missing) void takeSeat(remote, seat);
  }, [remote, missing, seat]);
}
