import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly path: string;
  /** Why the place is marked: `latest`, `cursor`, or `touch` with what is done there. */
  readonly look: string;
  readonly transform?: string | undefined;
  /** What is to be seen within the line. */
  readonly children?: ComponentChildren;
}

/** A pale line on a dark one: seen on every ground and among pieces alike. */
export function PlaceOutline({ path, look, transform, children }: Props): JSX.Element {
  return (
    <g class={look} transform={transform}>
      {children}
      <path class="casing" d={path} />
      <path class="line" d={path} />
    </g>
  );
}
