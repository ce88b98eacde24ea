import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedMatch } from '../match/saved-match.ts';
import { NoticeScreen, WayBack } from '../ui/notice-screen.tsx';
import type { Words } from '../words/words.ts';
import { givenText } from './given-text.ts';

/** A match whose log does not replay by the rules of today. */
export interface ClosedMatch {
  readonly saved: SavedMatch;
  /** Of the rules of today. */
  readonly version: number;
  readonly why: string;
}

/** It is closed for play and never altered; all that can be done is to take it along. */
export function ClosedScreen({ closed, words }: { closed: ClosedMatch; words: Words }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <h1>{words.play.closed}</h1>
      <p>{reasonFor(closed, words)}</p>
      <p>{words.play.closedKept}</p>
      <SaveButton saved={closed.saved} words={words} />
      <WayBack words={words} />
    </NoticeScreen>
  );
}

function reasonFor({ saved, version, why }: ClosedMatch, { play }: Words): string {
  return saved.match.version === version ? play.closedBroken(why) : play.closedByRules(saved.match.version);
}

function SaveButton({ saved, words }: { saved: SavedMatch; words: Words }): JSX.Element {
  const [message, setMessage] = useState('');
  const save = () => saveBare(saved, words).catch(() => words.replay.fileTrouble);
  return (
    <>
      <p>
        <button type="button" class="button plain" onClick={() => void save().then(setMessage)}>
          {words.replay.saveFile}
        </button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}

/** Hardly anybody ever needs it, so it is fetched when asked for. */
async function saveBare(saved: SavedMatch, words: Words): Promise<string> {
  const [{ bareText, fileName }, { giveFile }] = await Promise.all([
    import('./game-file.ts'),
    import('../browser/sharing.ts'),
  ]);
  const name = fileName(saved.match.game, new Date(saved.touched), 'jsonl');
  const passed = await giveFile(new Blob([bareText(saved)], { type: 'application/jsonl' }), name);
  return givenText(words, passed, name);
}
