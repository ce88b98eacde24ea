import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { type FirstWords, loadFirstWords } from '../catalogue/coach-loader.ts';
import { hasGuide } from '../catalogue/readings.ts';
import { meet, meetWith } from '../match/acquaintance.ts';
import { isNewHere } from '../match/first-game.ts';
import { useLocalized } from '../page/localized.ts';
import { guideAddress } from '../page/route.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly id: GameId;
  readonly words: Words;
}

/** While one waits for the others there is time to read what a game that is new here is about. */
export function FirstGoal({ id, words }: Props): JSX.Element | undefined {
  const [isNew] = useNews(id);
  const first = useFirstWords(id);
  if (!isNew || !first) return undefined;
  return (
    <section class="first-goal" aria-label={first.goal}>
      <p>
        <b>{first.goal}:</b> {first.goalOf}
      </p>
      {hasGuide(id) && <a href={guideAddress(id)}>{words.common.guide}</a>}
    </section>
  );
}

/** The first game of its kind has begun at a table online: its goal, and whether a coach is wanted. */
export function FirstGame({ id, words }: Props): JSX.Element | undefined {
  const [isNew, met] = useNews(id);
  const first = useFirstWords(id);
  if (!isNew || !first) return undefined;
  const begin = (coached: boolean) => () => {
    meetWith(id, coached);
    met();
  };
  // Whoever just closes it has asked for nothing: the coach stays as he was.
  const close = () => {
    meet(id);
    met();
  };
  return (
    <Dialog title={first.goal} words={words} close={close} saidBefore="[data-announcer] > p">
      <p>{first.goalOf}</p>
      <div class="acts">
        <button type="button" class="button" onClick={begin(true)}>
          {first.coached}
        </button>
        <button type="button" class="button plain" onClick={begin(false)}>
          {first.plain}
        </button>
      </div>
    </Dialog>
  );
}

/** Is the game new on this device, and how to say that it is not any more. */
function useNews(id: GameId): readonly [isNew: boolean, met: () => void] {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let wanted = true;
    void isNewHere(id).then(found => wanted && setNew(found));
    return () => void (wanted = false);
  }, [id]);
  return [isNew, () => setNew(false)];
}

function useFirstWords(id: GameId): FirstWords | undefined {
  return useLocalized(`first ${id}`, language => loadFirstWords(id, language)).found;
}
