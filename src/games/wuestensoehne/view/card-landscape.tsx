import './card-landscape.css';
import type { JSX } from 'preact';
import { Palm } from '../../../web/kit/draw/oasis.tsx';
import { Ridges } from '../../../web/kit/draw/ridges.tsx';

/** Late afternoon at an oasis. */
export function CardLandscape(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="70" cy="84" r="24" />
      <Ridges />
      <path class="lake" d="M112 148C130 138 196 136 226 145C240 150 214 158 170 158C140 158 108 156 112 148Z" />
      <g transform="translate(128 116) scale(1.9)">
        <Palm />
      </g>
      <g transform="translate(206 122) scale(1.5)">
        <Palm />
      </g>
      <g transform="translate(170 108) scale(1.2)">
        <Palm />
      </g>
      <path class="tent" d="M240 148L262 118L290 146Z" />
      <path class="tent-lee" d="M262 118L290 146L268 148Z" />
    </>
  );
}
