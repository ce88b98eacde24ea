import type { JSX } from 'preact';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly change: (text: string) => void;
}

/** A text of a few sentences, with its name above it. */
export function LongText({ label, value, most, change }: Props): JSX.Element {
  return (
    <label>
      <span class="label">{label}</span>
      <textarea
        class="field"
        rows={3}
        maxLength={most}
        value={value}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  );
}
