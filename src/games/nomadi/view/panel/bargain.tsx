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
}

export function isBargaining({ turn }: NomadiState): boolean {
  return [Phase.Find, Phase.Offer, Phase.Answer, Phase.Look].includes(turn[At.Phase]);
}

/**
 * A card between two nomads: who offers it, to whom, and in what words. It lies beside the board, because just now the
 * board is looked at for where the card was found; the prompt says the same.
 */
export function Bargain({ s, hues, words, who }: Props): JSX.Element {
  const [seat, owner] = [s.turn[At.Seat], s.turn[At.Owner]];
  const phrase = phraseOf(s);
  const bubble = phrase && (phrase === 'silent' ? '…' : words.phrases[phrase]);
  return (
    <div class="bargain" aria-hidden="true">
      <Nomad hue={hueOf({ hues }, seat)} name={who(seat)} />
      {bubble && <p class="bargain-bubble">{bubble}</p>}
      <CardPicture value={s.turn[At.Phase] === Phase.Find ? undefined : valueInQuestion(s)} />
      {seat !== owner && <Nomad hue={hueOf({ hues }, owner)} name={who(owner)} />}
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
