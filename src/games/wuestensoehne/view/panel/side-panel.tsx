import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { laterText } from '../../../../web/kit/board/later-text.tsx';
import { Badge } from '../../../../web/kit/players.tsx';
import type { SidePanelProps } from '../../../../web/kit/view.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { TilePaints } from '../pieces/tile.tsx';
import { Belongings } from './belongings.tsx';
import { tilesLeft } from './stacks.ts';

const StackList = laterText(async () => (await import('./stack-list.tsx')).StackList);

type Props = SidePanelProps<WuestensoehneState, Words>;
const TILES = -1;

/** What lies before each seat: display, figures, camels with their goods, water. And the tiles that are left. */
export function SidePanel(props: Props): JSX.Element {
  const { state: s, words, input, hues, who } = props;
  const id = useId();
  const [shown, show] = useState(input?.seat ?? 0);
  // The player to move sees their own things first.
  useEffect(() => {
    if (input) show(input.seat);
  }, [input?.seat]);
  const seat = Math.min(shown, s.seats - 1);
  return (
    <section class="sons belongings" aria-label={words.board.stock.title}>
      <svg class="unseen" aria-hidden="true">
        <defs>
          <TilePaints id={id} />
        </defs>
      </svg>
      <div class="owners">
        {Array.from({ length: s.seats }, (_, one) => (
          <button key={one} type="button" class="owner" aria-pressed={one === seat} onClick={() => show(one)}>
            <Badge hue={hues[one]!} />
            <span class="name">{who(one)}</span>
            <Drops count={s.water[one]!} words={words} />
          </button>
        ))}
        <button
          type="button"
          class="owner stacks"
          aria-pressed={seat === TILES}
          title={words.board.stock.leftWhy}
          onClick={() => show(seat === TILES ? (input?.seat ?? 0) : TILES)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9L12 5L20 9L12 13ZM4 13L12 17L20 13M4 17L12 21L20 17" />
          </svg>
          <span aria-hidden="true">{tilesLeft(s)}</span>
          <span class="unseen">{words.board.stock.left(tilesLeft(s))}</span>
        </button>
      </div>
      {seat === TILES ? (
        <StackList s={s} words={words} id={id} />
      ) : (
        <Belongings {...{ s, seat, words, input, hues, who, id }} />
      )}
    </section>
  );
}

function Drops({ count, words }: { count: number; words: Words }): JSX.Element {
  return (
    <span class="drops" title={words.stones(count)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M0 -8.4C4.4 -2.6 6.4 -.4 6.4 2.6A6.4 5.6 0 0 1 -6.4 2.6C-6.4 -.4 -4.4 -2.6 0 -8.4Z" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{words.stones(count)}</span>
    </span>
  );
}
