import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskBackup, DeskLoad, LoadSample } from '../../protocol/desk.ts';
import { language } from '../page/settings.ts';
import type { DeskWords } from '../words/desk.en.ts';
import { makeBackup } from './desk-api.ts';
import { type DeskContext, momentIn, problemText, useDesk } from './desk-context.ts';

type Figure = Exclude<keyof LoadSample, 'at'>;

const MEGABYTE = 1_000_000;

/** What a figure is multiplied by to be read. */
const scales: Readonly<Record<Figure, number>> = {
  pages: 1,
  tables: 1,
  moves: 1,
  requests: 1,
  processor: 100,
  memory: 1 / MEGABYTE,
  delay: 1,
  failures: 1,
};

/** How the server has been doing for the last day, as curves; and a backup with one press. */
export function LoadPart(desk: DeskContext): JSX.Element | undefined {
  const { own } = desk;
  const { found } = useDesk('load', desk, true);
  if (!found) return undefined;
  const when = ({ at }: LoadSample) => momentIn(language.value, at);
  return (
    <>
      <Health own={own} load={found} />
      <div class="desk-plots">
        {(Object.keys(scales) as Figure[]).map(figure => (
          <Plot key={figure} own={own} figure={figure} samples={found.samples} />
        ))}
      </div>
      <p class="small">{own.loadHint(when(found.samples[0]!), when(found.samples.at(-1)!))}</p>
      <BackupButton {...desk} />
    </>
  );
}

function Health({ own, load }: Pick<DeskContext, 'own'> & { load: DeskLoad }): JSX.Element {
  const megabytes = (bytes: number | undefined) => (bytes === undefined ? '' : roundIn(bytes / MEGABYTE));
  return (
    <>
      <p class={load.problem === undefined ? undefined : 'problem'}>
        {load.problem === undefined ? own.healthy : own.sick(load.problem)}
      </p>
      {load.database !== undefined && (
        <p class="small">{own.database(megabytes(load.database), megabytes(load.free))}</p>
      )}
      {load.processes > 1 && <p class="small">{own.processes(load.processes)}</p>}
    </>
  );
}

const WIDTH = 240;
const HEIGHT = 60;
/** So much higher than the highest value is the picture. */
const ROOM = 1.2;

/** One figure over time. */
function Plot({
  own,
  figure,
  samples,
}: Pick<DeskContext, 'own'> & { figure: Figure; samples: readonly LoadSample[] }): JSX.Element {
  const values = samples.map(sample => sample[figure] * scales[figure]);
  const most = Math.max(...values);
  const [first, last] = [samples[0]!.at, samples.at(-1)!.at];
  const x = (at: number) => (last === first ? WIDTH : ((at - first) / (last - first)) * WIDTH);
  const y = (value: number) => HEIGHT - 2 - ((HEIGHT - 6) * value) / Math.max(ROOM * most, Number.MIN_VALUE);
  const points = samples.map(({ at }, i) => `${x(at)},${y(values[i]!)}`);
  // A single moment is drawn as if it had been so all along.
  const drawn = points.length === 1 ? [`0,${y(values[0]!)}`, ...points] : points;
  const name = own.load[figure];
  return (
    <figure class="desk-plot">
      <figcaption>
        <b>{name}</b> <span>{roundIn(values.at(-1)!)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={own.loadOf(name, roundIn(values.at(-1)!), roundIn(most))}
      >
        <polygon class="band" points={`0,${HEIGHT} ${drawn.join(' ')} ${WIDTH},${HEIGHT}`} />
        <polyline class="line" points={drawn.join(' ')} />
      </svg>
      <small>{own.mostOf(roundIn(most))}</small>
    </figure>
  );
}

function roundIn(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumSignificantDigits: 3 }).format(value);
}

/** How long it is kept is said where that is not for ever. */
function backupText(own: DeskWords, { file, matches, days = 0 }: DeskBackup): string {
  return [own.backupDone(file, matches), days > 0 && own.backupKept(days)].filter(Boolean).join(' ');
}

function BackupButton({ own, tell }: DeskContext): JSX.Element {
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const made = await makeBackup();
    tell(made.ok ? backupText(own, made.value) : problemText(own, made));
    setBusy(false);
  };
  return (
    <p>
      <button type="button" class="button" disabled={busy} onClick={() => void make()}>
        {own.backup}
      </button>
    </p>
  );
}
