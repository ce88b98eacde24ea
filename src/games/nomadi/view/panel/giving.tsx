import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Badge, type Hue, hueOf } from '../../../../web/kit/players.tsx';
import type { Who } from '../../../../web/kit/view.ts';
import type { Words } from '../../words/en.ts';

interface Props {
  readonly asides: readonly string[];
  readonly words: Words;
  readonly who: Who;
  readonly hues: readonly Hue[];
  readonly give: (move: string) => void;
}

/** To whom a gift can be made, and how many talers at most: the asides give more and more. */
function giftsIn(asides: readonly string[]): ReadonlyMap<number, number> {
  const gifts = asides.map(aside => aside.split(' '));
  return new Map(gifts.map(([, receiver, talers]) => [Number(receiver), Number(talers)]));
}

/** A button that opens a small sheet: to whom, and how many. */
export function Giving(props: Props): JSX.Element {
  const { asides, words } = props;
  const gifts = giftsIn(asides);
  const id = useId();
  return (
    <>
      <button type="button" class="button plain give-button" popovertarget={id}>
        {words.board.give.open}
      </button>
      <div class="give-sheet" id={id} popover="auto" role="dialog" aria-label={words.board.give.title}>
        <h3>{words.board.give.title}</h3>
        {gifts.size === 0 ? <p>{words.board.give.none}</p> : <Gift {...props} gifts={gifts} sheet={id} />}
      </div>
    </>
  );
}

function Gift(props: Props & { gifts: ReadonlyMap<number, number>; sheet: string }): JSX.Element {
  const { words, who, hues, give, gifts, sheet } = props;
  const { board } = words;
  const [chosen, choose] = useState<number>();
  const [wanted, want] = useState(1);
  const receiver = chosen !== undefined && gifts.has(chosen) ? chosen : [...gifts.keys()][0]!;
  const talers = Math.min(wanted, gifts.get(receiver)!);
  const step = (by: number) => want(Math.max(1, Math.min(gifts.get(receiver)!, talers + by)));
  return (
    <>
      <div class="give-row" role="group" aria-label={board.give.to}>
        {[...gifts.keys()].map(seat => (
          <button
            key={seat}
            type="button"
            class="give-seat"
            aria-pressed={seat === receiver}
            onClick={() => choose(seat)}
          >
            <Badge hue={hueOf({ hues }, seat)} />
            {who(seat)}
          </button>
        ))}
      </div>
      <div class="give-row" role="group" aria-label={board.give.many}>
        <button type="button" class="round" aria-label="−1" onClick={() => step(-1)}>
          −
        </button>
        <output class="give-count">{words.talers(talers)}</output>
        <button type="button" class="round" aria-label="+1" onClick={() => step(1)}>
          +
        </button>
      </div>
      <p class="small">{board.give.note}</p>
      <button
        type="button"
        class="button"
        popovertarget={sheet}
        popovertargetaction="hide"
        onClick={() => give(`give ${receiver} ${talers}`)}
      >
        {board.give.button(who(receiver), talers)}
      </button>
    </>
  );
}
