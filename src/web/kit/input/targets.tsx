import type { JSX } from 'preact';

/** A place that can be pointed at and clicked. */
export interface ClickTarget {
  /** Its name on the board. */
  readonly name: string;
  readonly path: string;
  readonly transform?: string;
  readonly selectable: boolean;
}

interface Props<P extends ClickTarget> {
  readonly places: readonly P[];
  /** What is said about a place that can be chosen. */
  readonly tell: (place: P) => string;
}

/**
 * One clear shape over everything that can be clicked. Those that can be chosen are buttons for screen readers on
 * touch screens, where there are no arrow keys; they are no stops of the tab key, since the board as a whole is one.
 */
export function Targets<P extends ClickTarget>({ places, tell }: Props<P>): JSX.Element {
  return (
    <g class="targets">
      {places.map(place => {
        const shape = { d: place.path, transform: place.transform, 'data-place': place.name };
        if (!place.selectable) return <path key={place.name} {...shape} />;
        return <path key={place.name} {...shape} data-lit role="button" tabindex={-1} aria-label={tell(place)} />;
      })}
    </g>
  );
}
