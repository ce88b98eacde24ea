import type { JSX } from 'preact';
import { Badge, hueOf } from '../../../../web/kit/players.tsx';
import type { SidePanelProps } from '../../../../web/kit/view.ts';
import type { DurchDieWuesteState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';

interface Props extends SidePanelProps<DurchDieWuesteState, Words> {
  readonly id: string;
}

/** Lights up all caravans of one seat. Together with a colour it finds a single caravan. */
export function Finder(props: Props): JSX.Element {
  const { state, words, who, hues, spotlight, onSpotlight, id } = props;
  const choose = (seat: number) => {
    const { seat: found, key } = spotlight ?? {};
    const rest = key === undefined ? undefined : { key };
    onSpotlight?.(found === seat ? rest : { ...rest, seat });
  };
  return (
    <div class="finder" id={id} role="group" aria-label={words.board.find}>
      {Array.from({ length: state.seats }, (_, seat) => (
        <button
          key={seat}
          type="button"
          class="seek"
          aria-pressed={spotlight?.seat === seat}
          aria-label={words.board.findSeat(who(seat))}
          title={words.board.findSeat(who(seat))}
          onClick={() => choose(seat)}
        >
          <Badge hue={hueOf({ hues }, seat)} />
        </button>
      ))}
    </div>
  );
}
