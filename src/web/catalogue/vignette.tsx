import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { LandPaints, Ridges } from '../kit/draw/ridges.tsx';

/** Found by their place, as the cards are. Each brings the colours of its hour along. */
const pictures = import.meta.glob<() => JSX.Element>('../../games/*/view/card-landscape.tsx', {
  eager: true,
  import: 'CardLandscape',
});

/** A small landscape: sky, sun, three ridges, and the picture of the game between them. */
export function Vignette({ id }: { id: string }): JSX.Element {
  const Picture = pictures[`../../games/${id}/view/card-landscape.tsx`] ?? Dunes;
  // Several of one game may be on the page, and one that is not shown lends its colours to nobody.
  const own = useId();
  return (
    <svg class="vignette" viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LandPaints own={own} />
      <rect width="320" height="180" fill={`url(#${own}sky)`} />
      <Picture />
      <path class="near" d="M0 152C50 136 96 166 160 156C214 148 262 140 320 158V180H0Z" fill={`url(#${own}ridge)`} />
      <path class="lee" d="M160 156C214 148 262 140 320 158V180H214C196 172 176 162 160 156Z" />
    </svg>
  );
}

/** Of a game without a picture of its own. */
function Dunes(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="236" cy="58" r="17" />
      <Ridges />
    </>
  );
}
