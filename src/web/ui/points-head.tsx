import './points-head.css';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { PointColumns } from '../kit/columns.ts';
import type { GameView, GameWords } from '../kit/view.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly columns: PointColumns;
  readonly view: GameView;
  readonly words: Words;
  readonly gameWords: GameWords;
}

/**
 * The head of every table of points: the player, the sources with their signs, and the total where there is one. What is
 * won has a total of its own; sources that are settled only at the end follow, and what it would be if it ended now.
 */
export function PointsHead(props: Props): JSX.Element {
  const { columns, words } = props;
  const { won, provisional, total } = columns;
  const two = total === 'two';
  return (
    <>
      <caption class="unseen">{words.common.scores}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.common.player}</span>
          </th>
          <Sources {...props} sources={won} />
          {two && (
            <th scope="col" class="total">
              {words.common.won}
            </th>
          )}
          <Sources {...props} sources={provisional} look={two ? 'provisional' : undefined} />
          {total !== 'none' && (
            <th scope="col" class={two ? 'ended-now' : 'total'}>
              {provisional.length > 0 ? <IfItEnded columns={columns} words={words} /> : words.common.total}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

interface SourcesProps extends Props {
  readonly sources: readonly string[];
  readonly look?: string | undefined;
}

/** Beside two sums there is room for signs alone: the names of players say more than those of sources. */
function Sources({ sources, look, columns, view, gameWords }: SourcesProps): JSX.Element {
  const label = columns.total === 'two' ? 'unseen' : 'label';
  return (
    <>
      {sources.map(source => (
        <th key={source} scope="col" class={look} title={gameWords.sources[source]}>
          <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
            {view.signs?.[source]}
          </svg>
          <span class={label}>{gameWords.sources[source]}</span>
        </th>
      ))}
    </>
  );
}

/** Says what the figures under it are, and when pressed in more words. */
function IfItEnded({ columns, words }: Pick<Props, 'columns' | 'words'>): JSX.Element {
  const id = useId();
  return (
    <>
      <button type="button" class="explained" popovertarget={id} title={endedNowWhy(columns, words)}>
        {words.common.ifItEnded}
      </button>
      <EndedNowNote id={id} columns={columns} words={words} />
    </>
  );
}

export function endedNowWhy({ won }: PointColumns, { common }: Words): string {
  return won.length > 0 ? common.endedNowWhy : common.allEndedNowWhy;
}

/** The explanation itself; whatever has its id as a popover target opens it. */
export function EndedNowNote({ id, columns, words }: Pick<Props, 'columns' | 'words'> & { id: string }): JSX.Element {
  return (
    <div id={id} class="ended-now-note" popover="auto">
      {endedNowWhy(columns, words)}
    </div>
  );
}

interface CellsProps {
  readonly columns: PointColumns;
  /** `look` is the class of what is not won yet, beside what is. */
  readonly cell: (source: string, look: string | undefined) => JSX.Element;
  readonly won: ComponentChildren;
  /** What it would be if the game ended now; at the end, what it is. */
  readonly now: ComponentChildren;
}

/** The figures of one player, in the order of the head. */
export function PointsCells({ columns, cell, won, now }: CellsProps): JSX.Element {
  const { total, provisional } = columns;
  const two = total === 'two';
  return (
    <>
      {columns.won.map(source => cell(source, undefined))}
      {two && <td class="total">{won}</td>}
      {provisional.map(source => cell(source, two ? 'provisional' : undefined))}
      {total !== 'none' && <td class={two ? 'ended-now' : 'total'}>{now}</td>}
    </>
  );
}
