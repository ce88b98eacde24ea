import './hints.css';
import '../ui/progress.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { stateOf } from '../../table/draft.ts';
import { areAlike, type Hint } from '../advice/hints.ts';
import { moveText } from '../advice/move-text.ts';
import { groupedNumber, percent } from '../advice/number-format.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { focusBoard, hasNoFocus } from './board-focus.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly company: TableContext;
}

export function HintButton({ company }: Props): JSX.Element {
  const { hinting, words } = company;
  return (
    <button
      type="button"
      class="button plain ask-hint"
      disabled={!hinting.isOffered()}
      aria-pressed={hinting.shown.value}
      onClick={event => hinting.toggle(event.detail === 0 ? 'key' : 'pointer')}
    >
      <Icon name="bulb" />
      <span>{words.advice.hint}</span>
    </button>
  );
}

/** The best moves for whoever is to move. It lies where the log is, or over the prompt where there is no other room. */
export function HintPanel({ company }: Props): JSX.Element | undefined {
  const { hinting } = company;
  return hinting.shown.value && hinting.isOffered() ? <Hints company={company} /> : undefined;
}

function Hints({ company }: Props): JSX.Element {
  const { words } = company;
  const panel = useRef<HTMLElement>(null);
  useHintFocus(company, panel);
  return (
    <section
      class="panel hints"
      ref={panel}
      aria-label={words.advice.hint}
      onKeyDown={event => walk(company, panel.current, event)}
    >
      <Head company={company} />
      <List company={company} />
      <Note company={company} />
      <p class="unseen" role="status">
        {foundText(company)}
      </p>
    </section>
  );
}

/** Whoever asked by key goes on by key: first to what ends the thinking, then to the best move. */
function useHintFocus({ hinting }: TableContext, panel: { readonly current: HTMLElement | null }): void {
  const thinking = hinting.thinking.value;
  const opened = useRef(false);
  useEffect(() => {
    const free = !opened.current || hasNoFocus() || panel.current?.contains(document.activeElement);
    opened.current = true;
    if (hinting.by === 'key' && free) panel.current?.querySelector<HTMLElement>('.stop, .hint-row')?.focus();
  }, [thinking]);
}

function walk({ hinting }: TableContext, panel: HTMLElement | null, event: KeyboardEvent): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('.hint-row') ?? [])];
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key === 'Escape') {
    event.stopPropagation();
    hinting.close();
    focusBoard();
  } else if (step !== 0 && rows.length > 0) {
    event.preventDefault();
    const at = rows.findIndex(row => row === document.activeElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  }
}

function Head({ company }: Props): JSX.Element {
  const { hinting, words } = company;
  const { part } = hinting.progress.value;
  return (
    <div class="hints-head">
      <h2>{words.advice.hint}</h2>
      {hinting.thinking.value ? (
        <>
          <progress max="1" value={part} aria-label={words.advice.thinking} />
          <button type="button" class="button plain stop" onClick={() => hinting.stop()}>
            {words.advice.stop}
          </button>
        </>
      ) : (
        <span class="small basis">{hinting.problem.value === undefined && basisOf(company)}</span>
      )}
      <button
        type="button"
        class="round"
        aria-label={words.common.close}
        title={words.common.close}
        onClick={() => hinting.close()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What the order of the moves rests on, if it means anything. */
function basisOf({ hinting, words }: TableContext): string {
  if (areAlike(hinting.hints.value)) return words.advice.alike;
  return words.advice.hintShort(groupedNumber(hinting.progress.value.rollouts, language.value));
}

function List({ company }: Props): JSX.Element {
  const { hinting } = company;
  const hold = (held: boolean) => () => void (hinting.held.value = held);
  const hints = hinting.hints.value;
  const alike = areAlike(hints);
  return (
    <ol
      class="hint-list"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      {hints.map(hint => (
        <li key={hint.move}>
          <Row company={company} hint={hint} alike={alike} />
        </li>
      ))}
    </ol>
  );
}

function Row({ company, hint, alike }: Props & { hint: Hint; alike: boolean }): JSX.Element {
  const { hinting, words } = company;
  const { advice } = words;
  const mark = (move: string | undefined) => () => void (hinting.marked.value = move);
  const share = percent(hint.share, language.value);
  return (
    <button
      type="button"
      class="hint-row"
      style={{ '--share': alike ? 0 : hint.share }}
      onPointerEnter={mark(hint.move)}
      onPointerLeave={mark(undefined)}
      onFocus={mark(hint.move)}
      onBlur={mark(undefined)}
      onClick={() => hinting.choose(hint)}
    >
      <span class="hint-move">{told(company, hint)}</span>
      {hint.sure && (
        <span class="sure" title={advice.sureWhy}>
          {advice.sure}
        </span>
      )}
      {!alike && <span class="hint-share">{advice.ofWins(share)}</span>}
      {!company.view.units && <span class="hint-points">{advice.points(Math.round(hint.points))}</span>}
    </button>
  );
}

function told(company: TableContext, { move }: Hint): string {
  const draft = company.sitting.draft.value;
  return draft ? moveText(company, stateOf(draft), move) : move;
}

function Note({ company }: Props): JSX.Element {
  const { hinting, words, view } = company;
  const why = hinting.problem.value;
  if (why !== undefined) return <p role="alert">{words.advice.hintTrouble(why)}</p>;
  return <p class="small note">{words.advice.hintNote(!view.units)}</p>;
}

/** Said once, when the thinking is over: figures that change all the time would drown everything else. */
function foundText(company: TableContext): string {
  const { hinting, words } = company;
  const best = hinting.thinking.value ? undefined : hinting.hints.value[0];
  if (!best) return '';
  const move = told(company, best);
  if (areAlike(hinting.hints.value)) return words.advice.foundAlike(move);
  return words.advice.found(move, percent(best.share, language.value));
}
