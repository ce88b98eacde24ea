import './card-landscape.css';
import type { JSX } from 'preact';

const palace =
  'M92 150V104H106V96C106 88 114 86 116 78C118 86 126 88 126 96V104H140V84C140 68 158 62 162 46C166 62 184 68 184 84V104' +
  'H198V96C198 88 206 86 208 78C210 86 218 88 218 96V104H232V150Z';
const towers = 'M78 150V82L84 66L90 82V150ZM234 150V82L240 66L246 82V150Z';
const lamps =
  'M112 112h8v10a4 4 0 0 1 -8 0ZM154 92h16v0ZM204 112h8v10a4 4 0 0 1 -8 0ZM136 112h8v10h-8ZM180 112h8v10h-8Z';

/** Dusk, with lamps in the palace. */
export function CardLandscape(): JSX.Element {
  return (
    <>
      <path class="sun" d="M262 26A18 18 0 1 0 276 56A22 22 0 0 1 262 26Z" />
      <path class="stars" d="M40 30h.1M96 22h.1M134 48h.1M212 34h.1M60 62h.1M292 90h.1M226 14h.1M20 84h.1" />
      <path class="far" d="M0 112C40 96 84 92 128 106C176 120 226 88 320 104V180H0Z" />
      <path class="palace" d={towers} />
      <path class="palace" d={palace} />
      <path
        class="palace-lee"
        d="M162 46C166 62 184 68 184 84V104H198V96C198 88 206 86 208 78C210 86 218 88 218 96V104H232V150H162Z"
      />
      <path class="lamp" d={lamps} />
      <path class="lamp" d="M152 150V126C152 114 172 114 172 126V150Z" />
      <path class="middle" d="M0 146C60 130 108 146 150 148C206 150 252 138 320 134V180H0Z" />
    </>
  );
}
