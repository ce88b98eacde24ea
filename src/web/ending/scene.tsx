import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { seatsByRank } from '../../table/standing.ts';
import { Camel, type Weave } from '../kit/draw/camel.tsx';
import { LandPaints } from '../kit/draw/ridges.tsx';
import { type Hue, Rider } from '../kit/players.tsx';
import { together } from '../match/names.ts';
import { language, theme } from '../page/settings.ts';
import { drawnBoard } from '../recording/drawn-board.ts';
import type { EndingContext } from './ending-context.ts';

/** The board at the end before the land of the game, and all players riding home, whoever won in front. */
export function EndingScene({ context }: { context: EndingContext }): JSX.Element {
  const { recording, standing, kind, who, endingWords, hues } = context;
  const winners = standing.winners.map(seat => hues[seat]!);
  const name = endingWords.scene(together(standing.winners.map(who), language.value));
  return (
    <div class={`ending-scene of-${kind} mood-${recording.match.game}`} role="img" aria-label={name}>
      <Land kind={kind} />
      <FinalBoard context={context} hue={winners[0]!} />
      <svg class="ending-front" viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {(kind === 'win' || kind === 'share') && <Lanterns />}
        {kind === 'lose' && <DriftingSand />}
        <Pennants hues={winners} />
        <Caravan riders={seatsByRank(standing).map((seat: Seat) => hues[seat]!)} />
      </svg>
    </div>
  );
}

function Land({ kind }: Pick<EndingContext, 'kind'>): JSX.Element {
  const own = useId();
  return (
    <svg class="vignette" viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LandPaints own={own} />
      <rect width="640" height="240" fill={`url(#${own}sky)`} />
      <circle class="sun" cx={kind === 'lose' ? 130 : 500} cy={kind === 'lose' ? 142 : 66} r="24" />
      <path class="far" d="M0 150C90 122 170 128 260 148C360 170 470 118 640 142V240H0Z" />
      <path class="middle" d="M0 182C120 150 220 160 310 174C420 192 510 158 640 170V240H0Z" />
      <path class="near" d="M0 212C110 190 210 222 330 210C440 198 530 196 640 214V240H0Z" fill={`url(#${own}ridge)`} />
    </svg>
  );
}

/** Printed once as it stands, with what belongs to a lone winner lit: it is looked at, and nothing can be done on it. */
function FinalBoard({ context, hue }: { context: EndingContext; hue: Hue }): JSX.Element | undefined {
  const [address, setAddress] = useState<string>();
  const { recording, standing } = context;
  const shade = theme.value;
  useEffect(() => {
    const [winner, ...others] = standing.winners;
    const light = others.length === 0 && winner !== undefined ? { seat: winner } : undefined;
    const drawn = drawnBoard(context, recording.entries.length, light);
    if (drawn === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [recording, shade]);
  return address === undefined ? undefined : <img class={`ending-board hue-${hue}`} src={address} alt="" />;
}

const lanterns = [34, 104, 174, 466, 536, 606];

/** On a string between the edges of the picture; lit one after the other. */
function Lanterns(): JSX.Element {
  return (
    <g class="lanterns">
      <path class="cord" d="M-4 8C60 34 150 40 214 22M426 22C490 40 580 34 644 8" />
      {lanterns.map((x, i) => (
        <g key={x} class="lantern" style={{ '--turn': i }} transform={`translate(${x} ${hangingAt(x)})`}>
          <circle class="glow" r="24" cy="14" />
          <path class="cap" d="M-5 0H5L7 5H-7Z" />
          <path class="glass" d="M-7 5H7C11 12 9 20 5 24H-5C-9 20 -11 12 -7 5Z" />
          <path class="rib" d="M0 5V24M-4 5C-7 12 -6 19 -3 24M4 5C7 12 6 19 3 24" />
        </g>
      ))}
    </g>
  );
}

/** How low the cord hangs there. */
function hangingAt(x: number): number {
  const part = (x < 320 ? x : 640 - x) / 214;
  return 10 + 78 * part * (1 - part) + 8 * part;
}

/** Long thin streaks that the wind drives over the dunes. */
function DriftingSand(): JSX.Element {
  return (
    <g class="drifts">
      {[150, 172, 188, 204, 220].map((y, i) => (
        <path key={y} style={{ '--turn': i }} d={`M${-60 + i * 90} ${y}q60 -9 130 0t150 -3`} />
      ))}
    </g>
  );
}

/** A pole on each side with the colours of those who won. */
function Pennants({ hues }: { hues: readonly Hue[] }): JSX.Element {
  const sides = [
    { x: 92, mirrored: 1 },
    { x: 548, mirrored: -1 },
  ];
  return (
    <>
      {sides.map(({ x, mirrored }) => (
        <g key={x} class="standard" transform={`translate(${x} 218) scale(${mirrored} 1)`}>
          <path class="pole" d="M0 0V-118" />
          {hues.slice(0, 3).map((hue, i) => (
            <path
              key={hue}
              class={`cloth hue-${hue}`}
              style={{ '--turn': i }}
              d={`M1 ${-116 + i * 30}C18 ${-122 + i * 30} 30 ${-108 + i * 30} 50 ${-114 + i * 30}L42 ${-103 + i * 30}L50 ${-92 + i * 30}C30 ${-86 + i * 30} 18 ${-100 + i * 30} 1 ${-94 + i * 30}Z`}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const coats = ['white', 'pink', 'blue', 'green', 'violet'] as const;
const weaves: readonly Weave[] = ['plain', 'dots', 'stripes', 'zigzag', 'lattice'];

/** They ride to the right: the first of them is the last to be drawn, in front of all others. */
function Caravan({ riders }: { riders: readonly Hue[] }): JSX.Element {
  const first = 320 + (riders.length * 62) / 2 - 62;
  return (
    <g class="homecoming">
      {riders
        .map((hue, place) => (
          <g key={hue} transform={`translate(${first - place * 62} ${176 + (place % 2) * 3}) scale(.6)`}>
            <g class={`rides coat-${coats[place]} hue-${hue}`} style={{ '--turn': riders.length - place }}>
              <ellipse class="shadow" cx="50" cy="92" rx="40" ry="5" />
              <Camel weave={weaves[place]!} />
              <Rider hue={hue} />
            </g>
          </g>
        ))
        .reverse()}
    </g>
  );
}
