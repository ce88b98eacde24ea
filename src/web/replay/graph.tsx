import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Shape } from '../stage/players.tsx';
import { type Curves, curvePath, curvesOf, type Frame, gridLines, positionNear, spread, xOf, yOf } from './curves.ts';
import { stateAt } from './recording.ts';
import { faceDown, type Show } from './show.ts';

interface Props {
  readonly show: Show;
  readonly at: number;
  readonly jump: (at: number) => void;
  /** Where somebody points, so that the scores can show that position. */
  readonly look: (at: number | undefined) => void;
  readonly looked: number | undefined;
}

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function Graph(props: Props): JSX.Element {
  const { show } = props;
  const curves = useMemo(() => curvesOf(show.recording), [show.recording]);
  const state = stateAt(show.recording, show.recording.entries.length);
  const waits = show.hues.some((_, seat) => Object.keys(faceDown(show, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{show.words.replay.graphWaits}</p>;
  return (
    <div class="graph">
      <Picture {...props} curves={curves} />
      <PointsTable show={show} curves={curves} />
    </div>
  );
}

const EDGE = { left: 30, right: 22, top: 10, bottom: 20 };

function Picture({ show, at, jump, look, looked, curves }: Props & { curves: Curves }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const frame = {
    left: EDGE.left,
    top: EDGE.top,
    width: Math.max(1, width - EDGE.left - EDGE.right),
    height: Math.max(1, height - EDGE.top - EDGE.bottom),
  };
  const under = (event: PointerEvent) =>
    positionNear(curves, frame, event.clientX - box.current!.getBoundingClientRect().left);
  const shown = looked ?? at;
  return (
    <div
      class="graph-picture"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={show.words.replay.graph}
      aria-valuemin={0}
      aria-valuemax={curves.to}
      aria-valuenow={at}
      aria-valuetext={pointsText(show, curves, at)}
      onPointerMove={event => {
        look(under(event));
        if (event.buttons === 1) jump(under(event));
      }}
      onPointerLeave={() => look(undefined)}
      onPointerDown={event => jump(under(event))}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <Grid curves={curves} frame={frame} />
          <Lines show={show} curves={curves} frame={frame} />
          <Cursor show={show} curves={curves} frame={frame} at={shown} />
        </svg>
      )}
    </div>
  );
}

function pointsText(show: Show, curves: Curves, at: number): string {
  const points = curves.points[Math.max(0, at - curves.from)] ?? [];
  return show.words.replay.graphAt(at, points.map((count, seat) => `${show.who(seat)} ${count}`).join(', '));
}

interface Drawn {
  readonly curves: Curves;
  readonly frame: Frame;
}

function Grid({ curves, frame }: Drawn): JSX.Element {
  const marks = [curves.from, Math.round((curves.from + curves.to) / 2), curves.to];
  return (
    <g class="grid">
      {gridLines(curves).map(points => (
        <g key={points}>
          <path d={`M${frame.left} ${yOf(curves, frame, points)}h${frame.width}`} />
          <text x={frame.left - 6} y={yOf(curves, frame, points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {[...new Set(marks)].map(at => (
        <text key={at} x={xOf(curves, frame, at)} y={frame.top + frame.height + 15} text-anchor="middle">
          {at}
        </text>
      ))}
    </g>
  );
}

/** Each line lies on a thin one of ink, so that pale colours can be seen too; at its end stands the seat's shape. */
function Lines({ show, curves, frame }: Drawn & { show: Show }): JSX.Element {
  const ends = show.hues.map((_, seat) => yOf(curves, frame, curves.points.at(-1)![seat]!));
  const apart = spread(ends, 13, frame.top, frame.top + frame.height);
  return (
    <g class="lines">
      {show.hues.map((hue, seat) => (
        <g key={seat} class={`hue-${hue}`}>
          <g transform={`translate(0 ${aside(seat, show.hues.length)})`}>
            <path class="casing" d={curvePath(curves, frame, seat)} />
            <path class="line" d={curvePath(curves, frame, seat)} />
          </g>
          <g class="mark" transform={`translate(${frame.left + frame.width + 11} ${apart[seat]}) scale(.55)`}>
            <Shape hue={hue} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Equal points would hide all lines but one: each keeps to its own lane. */
function aside(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * 1.6;
}

function Cursor({ show, curves, frame, at }: Drawn & { show: Show; at: number }): JSX.Element {
  const x = xOf(curves, frame, at);
  const points = curves.points[Math.max(0, at - curves.from)] ?? [];
  return (
    <g class="cursor">
      <path d={`M${x} ${frame.top}v${frame.height}`} />
      {points.map((count, seat) => (
        <g
          key={seat}
          class={`mark hue-${show.hues[seat]}`}
          transform={`translate(${x} ${yOf(curves, frame, count) + aside(seat, points.length)}) scale(.45)`}
        >
          <Shape hue={show.hues[seat]!} />
        </g>
      ))}
    </g>
  );
}

/** The same in numbers, for those who do not see lines: a row now and then is enough. */
function PointsTable({ show, curves }: { show: Show; curves: Curves }): JSX.Element {
  const rows = Array.from({ length: 11 }, (_, i) => curves.from + Math.round((i * (curves.to - curves.from)) / 10));
  return (
    // Not the table itself: tables are never smaller than what is in them, and this one would make the page longer.
    <div class="unseen">
      <table>
        <caption>{show.words.replay.graph}</caption>
        <tbody>
          <tr>
            <th scope="col">{show.words.replay.move}</th>
            {show.hues.map((_, seat) => (
              <th key={seat} scope="col">
                {show.who(seat)}
              </th>
            ))}
          </tr>
          {[...new Set(rows)].map(at => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {curves.points[at - curves.from]!.map((count, seat) => (
                <td key={seat}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useSize(box: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return size;
}
