import type { JSX } from 'preact';
import type { Hue } from '../../../../web/kit/players.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { Who } from '../../../../web/kit/view.ts';
import { At, type NomadiState, Phase } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { CardPicture } from '../pieces/cards.tsx';
import { StonePicture } from '../pieces/stones.tsx';
import { phraseOf, valueInQuestion } from '../scene/tasks.ts';

interface Props {
  readonly s: NomadiState;
  readonly hues: readonly Hue[];
  readonly words: Words;
  readonly who: Who;
  /** The caravan is in the lower part of the board: then this stands above. */
  readonly above: boolean;
}

/** A card between two nomads: who offers it, to whom, and in what words. The same is said at the prompt. */
export function Bargain({ s, hues, words, who, above }: Props): JSX.Element | undefined {
  const stage = s.turn[At.Phase];
  if (![Phase.Find, Phase.Offer, Phase.Answer, Phase.Look].includes(stage)) return undefined;
  const [seat, owner] = [s.turn[At.Seat], s.turn[At.Owner]];
  const phrase = phraseOf(s);
  const alone = seat === owner;
  const bubble = phrase && (phrase === 'silent' ? '…' : words.phrases[phrase]);
  return (
    <div class={above ? 'bargain above' : 'bargain'} aria-hidden="true">
      <Nomad hue={hueOf({ hues }, seat)} name={who(seat)} />
      <div class="bargain-middle">
        {bubble && <p class="bargain-bubble">{bubble}</p>}
        <CardPicture value={stage === Phase.Find ? undefined : valueInQuestion(s)} />
      </div>
      {!alone && <Nomad hue={hueOf({ hues }, owner)} name={who(owner)} />}
    </div>
  );
}

function Nomad({ hue, name }: { hue: Hue; name: string }): JSX.Element {
  return (
    <div class="nomad">
      <StonePicture hue={hue} />
      <span>{name}</span>
    </div>
  );
}
