import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { reviewDisk, type SavedReview } from '../match/indexed-db.ts';
import type { Recording } from '../recording/recording.ts';
import type { Judgement } from './judging.ts';
import type { Depth } from './review-depths.ts';

/** Where judgements outlive the page. Where the browser keeps nothing, they live as long as it is open. */
export interface ReviewCache {
  recall(recording: Recording, depth: Depth): Promise<readonly Judgement[]>;
  keep(recording: Recording, depth: Depth, judgements: readonly Judgement[]): Promise<void>;
}

/** Raised when judgements are made in another way, so that old ones are no longer taken for new ones. */
const FORM = 1;

/** The same moves by the same rules have the same review, under whatever name the game goes. */
function fingerprintOf({ game, match, entries }: Recording): string {
  const log = entries.map(entry => ('move' in entry ? entry.move : `${entry.act} ${entry.actor}`));
  const identity = [FORM, game.id, game.version, match.options, match.players.length, log];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(identity))));
}

interface ReviewDisk {
  get(id: string): Promise<SavedReview | undefined>;
  put(kept: SavedReview): Promise<void>;
}

export function reviewCacheOn(disk: ReviewDisk): ReviewCache {
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

export const reviewCache = reviewCacheOn(reviewDisk);
