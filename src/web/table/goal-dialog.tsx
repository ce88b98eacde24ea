import type { JSX } from 'preact';
import type { GameId } from '../../games/registry.ts';
import { loadFirstWords } from '../catalogue/coach-loader.ts';
import { hasGuide, hasRules } from '../catalogue/readings.ts';
import { coachMemory } from '../match/acquaintance.ts';
import { useLocalized } from '../page/localized.ts';
import { guideAddress, rulesAddress } from '../page/route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly id: GameId;
  readonly words: Words;
  readonly close: () => void;
}

/** What the game is about, in a line, and where more is to be learned. */
export function GoalDialog({ id, words, close }: Props): JSX.Element | undefined {
  const { found: first, problem } = useLocalized(`first ${id}`, language => loadFirstWords(id, language));
  if (!first) return <WaitingSheet words={words} problem={problem} />;
  const callCoach = () => {
    coachMemory(id).value = [];
    close();
  };
  return (
    <Dialog title={first.goal} words={words} close={close}>
      <p>{first.goalOf}</p>
      <div class="acts">
        {coachMemory(id).value === 'off' && (
          <button type="button" class="button" onClick={callCoach}>
            {first.callBack}
          </button>
        )}
        {hasRules(id) && (
          <a class="button plain" href={rulesAddress(id)}>
            {words.common.rules}
          </a>
        )}
        {hasGuide(id) && (
          <a class="button plain" href={guideAddress(id)}>
            {words.common.guide}
          </a>
        )}
      </div>
    </Dialog>
  );
}
