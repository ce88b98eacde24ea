import type { Point, Trend } from './trend.ts';

/** One figure over time. */
export interface Panel {
  readonly title: string;
  readonly points: readonly Point[];
  readonly trend?: Trend;
}

const WIDTH = 800;
const HEIGHT = 180;
/** Room for what stands beside and above a panel. */
const [LEFT, TOP, BOTTOM] = [70, 28, 22];

/** All panels under each other, as a picture that any browser shows. */
export function plotOf(panels: readonly Panel[]): string {
  const all = panels.map((panel, i) => `<g transform="translate(0 ${i * HEIGHT})">${panelOf(panel)}</g>`);
  const size = `width="${WIDTH}" height="${HEIGHT * panels.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${all.join('\n')}
</svg>
`;
}

function panelOf({ title, points, trend }: Panel): string {
  const most = Math.max(...points.map(({ value }) => value), 0) * 1.1 || 1;
  const end = Math.max(...points.map(({ at }) => at), 0) || 1;
  const x = (at: number) => (LEFT + (at / end) * (WIDTH - LEFT - 20)).toFixed(1);
  const y = (value: number) => (HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const line = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
  return [
    `<text x="${LEFT}" y="18" font-weight="bold">${title}</text>`,
    `<path d="M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - 20}" fill="none" stroke="#999"/>`,
    `<text x="${LEFT - 6}" y="${y(most / 1.1)}" text-anchor="end">${short(most / 1.1)}</text>`,
    `<text x="${LEFT - 6}" y="${y(0)}" text-anchor="end">0</text>`,
    `<text x="${WIDTH - 20}" y="${HEIGHT - 6}" text-anchor="end">${(end * 60).toFixed(1)} minutes</text>`,
    `<polyline points="${line}" fill="none" stroke="#b4541a" stroke-width="1.5"/>`,
    trend ? trendLine(trend, { x, y }) : '',
  ].join('');
}

interface Scales {
  readonly x: (at: number) => string;
  readonly y: (value: number) => string;
}

/** Over the points that it was laid through. */
function trendLine({ from, to, mean, slope }: Trend, { x, y }: Scales): string {
  const value = (at: number) => mean + slope * (at - (from + to) / 2);
  return `<path d="M${x(from)} ${y(value(from))}L${x(to)} ${y(value(to))}" stroke="#333" stroke-dasharray="6 4"/>`;
}

function short(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  return value >= 1e4 ? `${(value / 1e3).toFixed(0)} k` : value.toFixed(0);
}
