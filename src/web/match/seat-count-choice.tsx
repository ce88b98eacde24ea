import type { JSX } from 'preact';
import { RadioChoice } from '../ui/radio-choice.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly seats: readonly number[];
  readonly chosen: number;
  readonly choose: (seats: number) => void;
  readonly words: Words;
}

/** How many play, where a game leaves a choice. */
export function SeatCountChoice({ seats, chosen, choose, words }: Props): JSX.Element | undefined {
  if (seats.length === 1) return undefined;
  return <RadioChoice name={words.setup.seats} value={chosen} values={seats} say={String} choose={choose} />;
}
