import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props<T> {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly values: readonly Exclude<T, undefined>[];
  readonly say: (value: T) => string;
  readonly choose: (value: T) => void;
}

/** One out of a few, all of them in sight. */
export function RadioChoice<T extends string | number | boolean | undefined>(props: Props<T>): JSX.Element {
  const { name, hint, value, values, say, choose } = props;
  const id = useId();
  return (
    <fieldset class="setting">
      <legend>{name}</legend>
      {hint && <p class="small">{hint}</p>}
      <div class="choice words">
        {values.map(one => (
          <label key={String(one)}>
            <input type="radio" name={id} value={String(one)} checked={one === value} onChange={() => choose(one)} />
            <span>{say(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
