import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { SidePanelProps } from '../../../../web/kit/view.ts';
import { colours, type DurchDieWuesteState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { camelsToTheEnd } from '../scene/scene.ts';
import { Finder } from './finder.tsx';
import { FEW, Herd } from './herd.tsx';

type Props = SidePanelProps<DurchDieWuesteState, Words>;

/** The camels beside the board: the game ends when one of these counts reaches 0. Here colours are chosen and found. */
export function SidePanel(props: Props): JSX.Element {
  const { state: s, words, onSpotlight } = props;
  const [finding, setFinding] = useState(false);
  const id = useId();
  const toggle = () => {
    setFinding(!finding);
    if (finding) onSpotlight?.(undefined);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !finding) return;
    event.stopPropagation();
    // The finder goes away: the focus must not go with it.
    event.currentTarget.querySelector<HTMLElement>('.find')?.focus();
    toggle();
  };
  return (
    <section class="stock" onKeyDown={onKeyDown}>
      <header class="stock-head">
        <h2 class="stock-title">{words.stock}</h2>
        <Until state={s} words={words} />
      </header>
      {finding && <Finder {...props} id={id} />}
      <div class="stock-row">
        <ul class="herds">
          {colours.map((colour, i) => (
            <li key={colour}>
              <Herd {...props} colour={colour} count={s.supply[i]!} finding={finding} />
            </li>
          ))}
        </ul>
        {onSpotlight && <FindButton {...props} finding={finding} finder={id} toggle={toggle} />}
      </div>
    </section>
  );
}

function Until({ state, words }: { state: DurchDieWuesteState; words: Words }): JSX.Element {
  const left = camelsToTheEnd(state);
  const scarcest = colours[state.supply.indexOf(left)]!;
  return (
    <p class={left <= FEW ? 'until few' : 'until'} title={words.board.untilWhy}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3H18M6 21H18M7 3C7 9 11 10 11 12C11 14 7 15 7 21M17 3C17 9 13 10 13 12C13 14 17 15 17 21" />
      </svg>
      {words.board.until(scarcest, left)}
    </p>
  );
}

interface FindProps extends Props {
  readonly finding: boolean;
  readonly finder: string;
  readonly toggle: () => void;
}

function FindButton({ words, spotlight, finding, finder, toggle }: FindProps): JSX.Element {
  return (
    <button
      type="button"
      class={spotlight ? 'round find lit' : 'round find'}
      aria-label={words.board.find}
      title={words.board.find}
      aria-expanded={finding}
      aria-controls={finding ? finder : undefined}
      onClick={toggle}
    >
      <svg class="icon open" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4A6.500 6.500 0 1 1 10.490 4ZM15.500 15.500L21 21" />
      </svg>
    </button>
  );
}
