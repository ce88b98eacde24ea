import type { JSX } from 'preact';
import { buttonsFor } from '../kit/input/buttons.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import type { Button, GameView, GameWords, Offer } from '../kit/view.ts';
import { isDone, type Lesson, lessonState, pressIn } from './lesson.ts';

interface Props {
  readonly lesson: Lesson;
  readonly change: (next: Lesson) => void;
  readonly view: GameView;
  readonly gameWords: GameWords;
}

/** What is pressed and not chosen on the board, as at the prompt of a real game. */
export function LessonButtons({ lesson, change, view, gameWords }: Props): JSX.Element | undefined {
  const buttons = isDone(lesson)
    ? []
    : askedIn(lesson, buttonsFor(view, gameWords, turnOf(lesson, view, gameWords), lesson.builder));
  if (buttons.length === 0) return undefined;
  const chosen = [...lesson.builder.chosen.values()];
  const press = (token: string) => (event: MouseEvent) => {
    change(pressIn(lesson, token));
    // The button is about to be disabled: a person who pressed it by key goes on at the board.
    if (event.detail === 0) document.querySelector<HTMLElement>('.guide-stage [tabindex="0"]')?.focus();
  };
  return (
    <div class="guide-acts">
      {buttons.map(({ token, label, main = false }) => (
        <button
          key={token}
          type="button"
          class={main || buttons.length === 1 ? 'button' : 'button plain'}
          data-word={token}
          aria-pressed={chosen.includes(token) || undefined}
          onClick={press(token)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A game may offer more than the task asks for, and more ways to say the same than somebody who learns can use. */
export function askedIn({ builder }: Lesson, buttons: readonly Button[]): readonly Button[] {
  const words = builder.legal.flatMap(({ tokens }) => [tokens.join(' '), ...tokens]);
  const asked = buttons.filter(({ token }) => words.includes(token));
  return asked.some(({ main }) => main) ? asked.filter(({ pictured }) => !pictured) : asked;
}

/** Whoever chooses a place before what goes there is asked for that, as at the prompt of a real game. */
export function promptIn(lesson: Lesson, view: GameView, gameWords: GameWords): string | undefined {
  const { chosen, legal } = lesson.builder;
  const last = Math.max(...legal.map(({ tokens }) => tokens.length)) - 1;
  if (!chosen.has(last)) return undefined;
  const key = view.task?.(lessonState(lesson), legal).key ?? legal[0]!.tokens[0]!;
  return gameWords.prompts?.[key]?.(turnOf(lesson, view, gameWords));
}

function turnOf(lesson: Lesson, view: GameView, { players }: GameWords): Omit<Offer, 'candidates'> {
  const state = lessonState(lesson);
  const { draft, builder } = lesson;
  const legal = legalCandidates(lesson.game, state);
  const args = view.task?.(state, legal).args ?? {};
  return {
    state,
    legal,
    who: seat => players[seat]!,
    made: draft.moves.length,
    chosen: [...builder.chosen.values()],
    args,
  };
}
