import type { JSX } from 'preact';

/** The back that all cards share: a lamp in a lattice. */
export function CardBack(): JSX.Element {
  return (
    <svg class="event-back" viewBox="-12 -17 24 34" aria-hidden="true">
      <rect class="back" x="-11.5" y="-16.5" width="23" height="33" rx="2.5" />
      <path class="lattice" d="M0 -14L9 0L0 14L-9 0ZM0 -9L6 0L0 9L-6 0Z" />
      <path class="lamp" d="M0 -5C3 -1 3 3 0 4C-3 3 -3 -1 0 -5Z" />
    </svg>
  );
}
