import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type KeptReview, reviewDisk } from '../play/disk.ts';
import type { Recording } from '../replay/recording.ts';
import type { Depth } from './depths.ts';
import type { Judgement } from './judging.ts';

/** Where judgements outlive the page. Where the browser keeps nothing, they live as long as it is open. */
export interface Shelf {
  recall(recording: Recording, depth: Depth): Promise<readonly Judgement[]>;
  keep(recording: Recording, depth: Depth, judgements: readonly Judgement[]): Promise<void>;
}

/** Raised when judgements are made in another way, so that old ones are no longer taken for new ones. */
const FORM = 1;

/** The same moves by the same rules have the same review, under whatever name the game goes. */
function fingerprintOf({ game, match, entries }: Recording): string {
  const log = entries.map(entry => ('move' in entry ? entry.move : `${entry.act} ${entry.actor}`));
  const told = [FORM, game.id, game.version, match.options, match.players.length, log];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(told))));
}

interface ReviewDisk {
  get(id: string): Promise<KeptReview | undefined>;
  put(kept: KeptReview): Promise<void>;
}

export function shelfOn(disk: ReviewDisk): Shelf {
  const idOf = (recording: Recording, depth: Depth) => `${fingerprintOf(recording)} ${depth}`;
  return {
    async recall(recording, depth) {
      const kept = await disk.get(idOf(recording, depth)).catch(() => undefined);
      return (kept?.judgements ?? []) as readonly Judgement[];
    },
    async keep(recording, depth, judgements) {
      const kept = { id: idOf(recording, depth), match: recording.match.id, judgements };
      await disk.put(kept).catch(() => undefined);
    },
  };
}

export const shelf = shelfOn(reviewDisk);
