import './curve-picture.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Shape } from '../kit/players.tsx';
import {
  type Curves,
  curvePath,
  gridLines,
  type PlotArea,
  positionNear,
  spread,
  valuesAt,
  xOf,
  yOf,
} from './curves.ts';
import { moverAt, type ReplayContext } from './replay-context.ts';

/** Somebody who steps through a game, and looks for a position. */
export interface Seeking {
  readonly context: ReplayContext;
  readonly at: number;
  readonly jump: (at: number) => void;
  /** Where somebody points, so that the scores can show that position. */
  readonly look: (at: number | undefined) => void;
  readonly looked: number | undefined;
}

/** A place on a seat's line that is worth a visit. */
export interface CurveMark {
  readonly at: number;
  readonly seat: number;
}

interface Props extends Seeking {
  readonly curves: Curves;
  readonly name: string;
  /** How a value is written. */
  readonly write: (value: number) => string;
  readonly landmarks?: readonly CurveMark[];
}

/** A line for each seat over time, and the same in numbers. */
export function CurvePicture(props: Props): JSX.Element {
  return (
    <div class="graph">
      <Picture {...props} />
      <ValueTable {...props} />
    </div>
  );
}

const EDGE = { right: 22, top: 10, bottom: 20 };
/** The width of a figure beside the lines, and the space around them. */
const FIGURE = 7;
const SPACE = 10;

function Picture(props: Props): JSX.Element {
  const { context, at, jump, look, looked, curves, name, write, landmarks = [] } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const left = SPACE + FIGURE * Math.max(...gridLines(curves).map(value => write(value).length));
  const frame = {
    left,
    top: EDGE.top,
    width: Math.max(1, width - left - EDGE.right),
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
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={curves.to}
      aria-valuenow={at}
      aria-valuetext={valuesText(props)}
      onPointerMove={event => {
        look(under(event));
        if (event.buttons === 1) jump(under(event));
      }}
      onPointerLeave={() => look(undefined)}
      onPointerDown={event => jump(under(event))}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <Grid counts={context.recording.moveCounts} curves={curves} frame={frame} write={write} />
          <Lines context={context} curves={curves} frame={frame} />
          <Landmarks context={context} curves={curves} frame={frame} landmarks={landmarks} />
          <Cursor context={context} curves={curves} frame={frame} at={shown} />
        </svg>
      )}
    </div>
  );
}

function valuesText({ context, curves, at, write }: Props): string {
  const values = valuesAt(curves, at).map((value, seat) => `${context.who(seat)} ${write(value)}`);
  const { graphAt } = context.words.replay;
  return graphAt(context.recording.moveCounts[at]!, moverAt(context, at), values.join(', '));
}

interface Drawn {
  readonly curves: Curves;
  readonly frame: PlotArea;
}

function Grid({
  counts,
  curves,
  frame,
  write,
}: Drawn & Pick<Props, 'write'> & { counts: readonly number[] }): JSX.Element {
  const marks = [curves.from, Math.round((curves.from + curves.to) / 2), curves.to];
  return (
    <g class="grid">
      {gridLines(curves).map(points => (
        <g key={points}>
          <path d={`M${frame.left} ${yOf(curves, frame, points)}h${frame.width}`} />
          <text x={frame.left - 6} y={yOf(curves, frame, points) + 4} text-anchor="end">
            {write(points)}
          </text>
        </g>
      ))}
      {[...new Set(marks)].map(at => (
        <text key={at} x={xOf(curves, frame, at)} y={frame.top + frame.height + 15} text-anchor="middle">
          {counts[at]}
        </text>
      ))}
    </g>
  );
}

/** Each line lies on a thin one of ink, so that pale colours can be seen too; at its end stands the seat's shape. */
function Lines({ context, curves, frame }: Drawn & { context: ReplayContext }): JSX.Element {
  const last = curves.points.at(-1);
  if (!last) return <g class="lines" />;
  const ends = last.map(value => yOf(curves, frame, value));
  const end = xOf(curves, frame, curves.from + curves.points.length - 1);
  const apart = spread(ends, 13, frame.top, frame.top + frame.height);
  return (
    <g class="lines">
      {context.hues.map((hue, seat) => (
        <g key={seat} class={`hue-${hue}`}>
          <g transform={`translate(0 ${aside(seat, context.hues.length)})`}>
            <path class="casing" d={curvePath(curves, frame, seat)} />
            <path class="line" d={curvePath(curves, frame, seat)} />
          </g>
          <g class="mark" transform={`translate(${end + 11} ${apart[seat]}) scale(.55)`}>
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

function Cursor({ context, curves, frame, at }: Drawn & { context: ReplayContext; at: number }): JSX.Element {
  const x = xOf(curves, frame, at);
  const points = valuesAt(curves, at);
  return (
    <g class="cursor">
      <path d={`M${x} ${frame.top}v${frame.height}`} />
      {points.map((count, seat) => (
        <g
          key={seat}
          class={`mark hue-${context.hues[seat]}`}
          transform={`translate(${x} ${yOf(curves, frame, count) + aside(seat, points.length)}) scale(.45)`}
        >
          <Shape hue={context.hues[seat]!} />
        </g>
      ))}
    </g>
  );
}

/** Small signs on the lines, to find those places again. */
function Landmarks({
  context,
  curves,
  frame,
  landmarks,
}: Drawn & { context: ReplayContext; landmarks: readonly CurveMark[] }) {
  return (
    <g class="landmarks">
      {landmarks.map(({ at, seat }) => {
        const y = yOf(curves, frame, valuesAt(curves, at)[seat] ?? 0) + aside(seat, context.hues.length);
        return (
          <g
            key={at}
            class={`mark hue-${context.hues[seat]}`}
            transform={`translate(${xOf(curves, frame, at)} ${y}) scale(.4)`}
          >
            <Shape hue={context.hues[seat]!} />
          </g>
        );
      })}
    </g>
  );
}

/** The same in numbers, for those who do not see lines: a row now and then is enough. */
function ValueTable({ context, curves, name, write }: Props): JSX.Element {
  const last = curves.from + Math.max(0, curves.points.length - 1);
  const rows = Array.from({ length: 11 }, (_, i) => curves.from + Math.round((i * (last - curves.from)) / 10));
  return (
    // Not the table itself: tables are never smaller than what is in them, and this one would make the page longer.
    <div class="unseen">
      <table>
        <caption>{name}</caption>
        <tbody>
          <tr>
            <th scope="col">{context.words.replay.move}</th>
            {context.hues.map((_, seat) => (
              <th key={seat} scope="col">
                {context.who(seat)}
              </th>
            ))}
          </tr>
          {[...new Set(rows)].map(at => (
            <tr key={at}>
              <th scope="row">{context.recording.moveCounts[at]}</th>
              {valuesAt(curves, at).map((value, seat) => (
                <td key={seat}>{write(value)}</td>
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
