import type { JSX } from 'preact';
import { announcement, ownMeasures } from '../page/host-word.ts';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';

const Slip = lazy(async () => (await import('../online/host-slip.tsx')).HostWord, WaitingSheet);

/** Hosts rarely have anything to say. The empty region is there first, so that it is read aloud when they do. */
export function HostSlip({ words }: { words: Words }): JSX.Element {
  const { warn, ban } = ownMeasures.value;
  // Whoever is let in no longer reads that, and nothing else.
  const isSaid = ban === undefined && (announcement.value !== undefined || warn !== undefined);
  return <div role="status">{isSaid && <Slip words={words} />}</div>;
}
