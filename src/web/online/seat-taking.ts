import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '../../protocol/replies.ts';
import { sealOf } from '../../table/chance.ts';
import { freshId } from '../browser/ids.ts';
import { hasJoined } from './rematch.tsx';
import type { RemoteTable } from './remote-table.ts';
import { keepNonce, nonceUnder, rememberCommitment, rememberOpening } from './seen-commitment.ts';

/** Takes a seat, and seals a number for chance now that the server has fixed its own part. */
export async function takeSeat(remote: RemoteTable, seat: number): Promise<void> {
  const { match } = remote;
  const nonce = freshId();
  const { commitment = '', seals, rated } = remote.table.value ?? {};
  // It stands above the seats: to take one is to agree.
  const agreed = rated ? { rated } : {};
  // A server from before there were seals wants the number itself.
  if (!seals) {
    const answer = await remote.ask({ type: 'sit', match, seat, nonce, ...agreed });
    if (answer.type === 'done') rememberCommitment(match, { commitment, nonce });
    return;
  }
  const seal = sealOf(match, seat, nonce);
  // Kept first: should the answer be lost, the seal may count all the same.
  keepNonce(match, seal, nonce);
  const answer = await remote.ask({ type: 'sit', match, seat, seal, ...agreed });
  if (answer.type === 'done') rememberCommitment(match, { commitment });
}

/**
 * A person who opened the table, or came here by a rematch, has a seat already, but has added nothing to chance. To add it
 * is to agree: in a rematch that somebody else has asked for, that is for the person to say. Who sealed a number on
 * another device seals one here when they come, since that one may not be there any more when numbers are opened.
 */
export function useOwnNonce(remote: RemoteTable, table: TableInfo): void {
  const seat = remote.seat.value;
  const hasCome = useRef(false);
  const agrees = !table.rematch || table.hosting || hasJoined(table.match);
  const own = seat === undefined ? '' : (table.nonces[seat] ?? '');
  const isElsewhere = own !== '' && own === table.seals?.[seat!] && nonceUnder(table.match, own) === undefined;
  const isMissing = own === '' ? agrees : isElsewhere && !hasCome.current;
  const wanted = isMissing && table.stage === 'gathering' && !table.opening && seat !== undefined;
  useEffect(() => rememberCommitment(remote.match, { commitment: table.commitment }), [remote, table.commitment]);
  useEffect(() => {
    hasCome.current = true;
    if (wanted) void takeSeat(remote, seat);
  }, [remote, wanted, seat]);
  useEffect(() => {
    if (table.opening && seat !== undefined) void openNonce(remote, table, seat);
  }, [remote, table.opening, seat]);
}

/** Everybody has fixed a number: what stands there now is kept, and then the own one is opened. */
async function openNonce(remote: RemoteTable, { match, commitment, nonces }: TableInfo, seat: number): Promise<void> {
  const nonce = nonceUnder(match, nonces[seat] ?? '');
  if (nonce === undefined) return;
  rememberOpening(match, { commitment, nonce, numbers: nonces });
  await remote.ask({ type: 'unseal', match, seat, nonce });
}
