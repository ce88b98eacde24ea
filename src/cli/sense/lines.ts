import type { CountFigures, SenseReport, Shares, Spread } from './report.ts';

/** With more different sizes than this, a list of their shares says less than their spread. */
const MOST_SIZES = 16;

/** The figures for people. */
export function reportLines(report: SenseReport): string[] {
  const { game, version, seats, policy, games, options, seed, wins, scores, margin, points } = report;
  const rows: [string, string][] = [
    ['turns', told(report.turns)],
    ['decisions a seat', told(report.decisions_a_seat)],
    ['moves in all', told(report.moves)],
    ['ended', shares(report.ended)],
    ...wins.map(({ share, low, high }, seat): [string, string] => [
      seat === 0 ? 'first seat wins' : `seat ${seat} wins`,
      `${percent(share)} (95 %: ${percent(low)} – ${percent(high)})`,
    ]),
    ['points of a seat', told(scores)],
    ['ahead by', told(margin)],
    [
      'points by source',
      Object.entries(points)
        .map(part => part.join(' '))
        .join(', '),
    ],
    ...Object.entries(report.counts).map(([name, figures]): [string, string] => [name, counted(figures)]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${game} version ${version}, ${seats} seats, ${policy}, ${games} games, ${JSON.stringify(options)}, seed ${seed}`,
    ...rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`),
  ];
}

function told({ mean, deviation, least, most }: Spread): string {
  return `${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${least} – ${most})`;
}

function counted({ a_game, size, shares: of }: CountFigures): string {
  if (!of) return `${told(a_game)} a game`;
  const often = `${a_game.mean.toFixed(1)} a game`;
  if (!size) return `${often}: ${shares(of)}`;
  const list = Object.keys(of).length > MOST_SIZES ? '' : `: ${shares(of)}`;
  return `${often}, ${told(size)}${list}`;
}

function shares(of: Shares): string {
  return Object.entries(of)
    .map(([name, share]) => `${name} ${percent(share)}`)
    .join(', ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
