import type { JSX } from 'preact';

/** How the saddle cloth is woven, so that a coat can be told without its colour. */
export const weaves = ['plain', 'stripes', 'zigzag', 'dots', 'lattice'] as const;
export type Weave = (typeof weaves)[number];

const body =
  'M15 50C16 42 23 41 28 36C34 30 36 19 43 19C50 19 53 31 58 39C62 45 68 47 71 41C74 35 73 26 77 19' +
  'C79 15 83 13 87 15L96 21C99 24 98 29 93 29L86 30C84 37 84 46 80 53C77 59 73 62 70 63L70 91L62 91L60 66' +
  'C52 68 42 68 36 65L34 91L26 91L24 65C18 63 14 58 15 50Z';
const farLegs = 'M36 62L41 62L43 88L37 88ZM52 62L58 62L59 88L53 88Z';
const ear = 'M78 19L75 10L83 14Z';
const tail = 'M16 49C12 53 11 58 11 65';
const shade =
  'M17 54C26 62 46 64 62 60C72 57 78 50 81 42C82 50 78 60 70 63L70 91L66 91L65 66C52 70 40 69 30 66C20 64 16 60 17 54Z';
const cloth = 'M29 36C35 30 36 20 43 20C50 20 52 31 57 38L54 57C46 60 38 60 32 57Z';

const threads: Record<Weave, string> = {
  plain: 'M31 52C38 55 48 55 55 52',
  stripes: 'M36 32L37 58M43 22L43 59M50 32L49 58',
  zigzag: 'M31 48L37 38L43 48L49 38L55 48',
  dots: 'M37 39h.1M49 39h.1M43 50h.1M43 29h.1',
  lattice: 'M33 37L53 56M53 37L33 56',
};

/** A camel in side view, in a field of 100 by 100. Coat and cloth come from `--coat`, `--cloth` and `--thread`. */
export function Camel({ weave }: { weave: Weave }): JSX.Element {
  return (
    <g class="camel">
      <path class="far" d={farLegs} />
      <path class="tail" d={tail} />
      <path class="coat" d={ear} />
      <path class="coat" d={body} />
      <path class="shade" d={shade} />
      <path class="cloth" d={cloth} />
      <path class={`thread ${weave}`} d={threads[weave]} />
      <circle class="eye" cx="87" cy="21" r="2.2" />
    </g>
  );
}
