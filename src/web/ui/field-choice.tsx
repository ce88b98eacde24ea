import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly type: 'text' | 'number' | 'datetime-local';
  readonly value: string;
  readonly change: (value: string) => void;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
}

/** Something that is typed. */
export function FieldChoice({ name, hint, type, value, change, ...bounds }: Props): JSX.Element {
  const id = useId();
  const shared = {
    ...bounds,
    id,
    class: `field ${type}`,
    value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change(currentTarget.value),
  };
  return (
    <div class="setting">
      <label class="label" for={id}>
        {name}
      </label>
      {hint && <p class="small">{hint}</p>}
      {type === 'text' && <input {...shared} type="text" />}
      {type === 'number' && <input {...shared} type="number" />}
      {type === 'datetime-local' && <input {...shared} type="datetime-local" />}
    </div>
  );
}
