import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { pngOf } from '../browser/downloads.ts';
import { passFile } from '../browser/sharing.ts';
import { drawnCard } from '../recording/drawn-board.ts';
import { fileName } from '../recording/game-file.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { Icon } from '../ui/icon.tsx';
import type { EndingContext } from './ending-context.ts';

/** One press makes a picture of the result and hands it on, or saves it. */
export function PictureButton({ context }: { context: EndingContext }): JSX.Element {
  const { endingWords, recording } = context;
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const name = fileName(recording.game.id, new Date(), 'png');
  const make = async () => {
    if (busy) return;
    setBusy(true);
    setTold('');
    try {
      await painted();
      const passed = await passPicture(context, name);
      setTold(passed === 'saved' ? endingWords.pictureDone(name) : '');
    } catch {
      setTold(endingWords.pictureTrouble);
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="button plain" aria-busy={busy} onClick={() => void make()}>
        <Icon name="share" />
        {busy ? endingWords.pictureMaking : endingWords.picture}
      </button>
      <span class="small picture-told" role="status">
        {told}
      </span>
    </>
  );
}

/** Drawing a board keeps the page busy: what says so has to be on the screen before. */
function painted(): Promise<void> {
  return new Promise(resolve => void requestAnimationFrame(() => void setTimeout(resolve)));
}

async function passPicture(context: ReplayContext, name: string): ReturnType<typeof passFile> {
  const { entries } = context.recording;
  return passFile(await pngOf(drawnCard(context, entries.length)), name);
}
