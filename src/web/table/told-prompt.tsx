import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hasNoFocus } from './board-focus.ts';
import type { ToldMove } from './hand-host.ts';
import { toldText } from './outcome-telling.ts';
import { PromptFrame } from './prompt-frame.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
  readonly told: ToldMove;
}

/** A bot has no hands: it says what people are to do with its pieces, and waits until it is done. */
export function ToldPrompt({ context, told }: Props): JSX.Element | undefined {
  const { controller, hand, who } = context;
  const button = useRef<HTMLButtonElement>(null);
  useMark(context, told);
  // Those who play by key have the answer under their fingers.
  useLayoutEffect(() => {
    if (hasNoFocus()) button.current?.focus();
  }, [told]);
  const words = hand.value?.words;
  if (!words) return undefined;
  return (
    <PromptFrame
      context={context}
      seats={[told.seat]}
      title={words.forBotTitle(who(told.seat))}
      task={<strong class="told">{toldText(context, told)}</strong>}
      actions={
        <button ref={button} type="button" class="button" onClick={() => void controller.host.hand?.done()}>
          {words.doneForBot}
        </button>
      }
    />
  );
}

/** The board shows where. */
function useMark({ hintController }: TableContext, { move, what: { at, via } }: ToldMove): void {
  useEffect(() => {
    hintController.onBoard.value = [{ name: '', lit: true, steps: [{ tokens: move.split(' '), at, via }] }];
    return () => void (hintController.onBoard.value = undefined);
  }, [move]);
}
