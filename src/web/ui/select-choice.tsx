import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly hint?: string | undefined;
  /** The values by how they are written; the empty one stands for none of them. */
  readonly values: readonly string[];
  readonly value: string;
  readonly say: (value: string) => string;
  readonly choose: (value: string) => void;
}

/** One out of many: too many to be shown side by side. */
export function SelectChoice({ name, hint, values, value, say, choose }: Props): JSX.Element {
  const id = useId();
  return (
    <div class="setting">
      <label class="label" for={id}>
        {name}
      </label>
      {hint && <p class="small">{hint}</p>}
      <select id={id} class="field" value={value} onChange={event => choose(event.currentTarget.value)}>
        {values.map(one => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
