import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { Badge } from '../kit/players.tsx';
import { beginMatch } from '../match/begin.ts';
import { outcomeText } from '../match/outcome-text.ts';
import { rematchOf } from '../match/setup.ts';
import { go, newAddress, playAddress, replayAddress, reviewAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ScoreTable } from './scores.tsx';
import type { TableContext } from './table-context.ts';

/** Is the dialog with the result open? It opens by itself when the match ends. */
export const resultShown = signal(false);

export function winText(context: TableContext): string {
  return outcomeText(context.controller.host.reader.result(), context, language.value);
}

export function MatchResult({ context }: { context: TableContext }): JSX.Element | undefined {
  const { over } = context.controller.snapshot.value;
  useEffect(() => {
    resultShown.value = over;
    return () => void (resultShown.value = false);
  }, [over]);
  return over && resultShown.value ? <ResultDialog context={context} /> : undefined;
}

function ResultDialog({ context }: { context: TableContext }): JSX.Element {
  const { controller, words, hues, slots } = context;
  const close = () => void (resultShown.value = false);
  return (
    <Dialog title={words.play.over} words={words} close={close} look="result">
      <p class="winners">
        {controller.host.reader.result().winners.map(seat => (
          <Badge key={seat} hue={hues[seat]!} />
        ))}
        {winText(context)}
      </p>
      <ScoreTable context={context} />
      {slots.after?.(close) ?? <Afterwards context={context} close={close} />}
    </Dialog>
  );
}

/** What can be done with a game on this device that is over. */
function Afterwards({ context, close }: { context: TableContext; close: () => void }): JSX.Element {
  const { controller, words } = context;
  const { match } = controller.host;
  const [problem, setProblem] = useState('');
  const again = () => {
    const begun = beginMatch(match.game as GameId, rematchOf(match));
    begun.then(
      id => go(playAddress(id)),
      error => setProblem(words.common.broken(String(error))),
    );
  };
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <div class="acts">
        <button type="button" class="button" onClick={again}>
          {words.play.again}
        </button>
        <a class="button plain" href={replayAddress(match.id)}>
          {words.play.replay}
        </a>
        <a class="button plain" href={reviewAddress(match.id)}>
          {words.advice.reviewGame}
        </a>
        <a class="button plain" href={newAddress(match.game)}>
          {words.play.newGame}
        </a>
        <button type="button" class="button plain" onClick={close}>
          {words.play.lookAtBoard}
        </button>
      </div>
    </>
  );
}
