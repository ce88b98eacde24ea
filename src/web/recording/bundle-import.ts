import { freshId } from '../browser/ids.ts';
import { type MatchStore, store } from '../match/match-store.ts';
import { type BundledMatch, isBundle, readBundle } from './bundle.ts';
import { loadKnown, placeFor } from './file-import.ts';
import { type FileProblem, fileProblem } from './game-file.ts';

/** A thousand long games; more is no file of ours. */
const LARGEST_BUNDLE = 64_000_000;
const BEGINNING = 100;

/** What came of a file of many matches. */
export interface BundleReport {
  /** Matches that this device did not have, or not as far. */
  readonly taken: number;
  readonly known: number;
  readonly problems: readonly FileProblem[];
}

export async function isBundleFile(file: File): Promise<boolean> {
  return isBundle(await file.slice(0, BEGINNING).text());
}

type Shelf = Pick<MatchStore, 'load' | 'save'>;

/** Takes in every match of a file that can be read, and loses none that is here. */
export async function importBundle(file: File, shelf: Shelf = store): Promise<BundleReport> {
  if (file.size > LARGEST_BUNDLE)
    return { taken: 0, known: 0, problems: [fileProblem('big', String(Math.ceil(file.size / 1e6)))] };
  const counts = { taken: 0, known: 0 };
  const problems: FileProblem[] = [];
  for await (const found of readBundle(await file.text(), loadKnown)) {
    const done = await keep(found, shelf).catch(error => fileProblem('storage', String((error as Error).message)));
    if (typeof done === 'string') counts[done]++;
    else problems.push(done);
  }
  return { ...counts, problems };
}

async function keep(found: BundledMatch, shelf: Shelf): Promise<'taken' | 'known' | FileProblem> {
  if (found.kind === 'broken') return found.problem;
  const { id } = found.kind === 'open' ? found.read.match : found.saved.match;
  // A store that can't be opened has nothing to compare with: then the log goes where it can be kept.
  const here = await shelf.load(id).catch(() => undefined);
  if (found.kind === 'closed') {
    if (here) return 'known';
    await shelf.save(found.saved);
    return 'taken';
  }
  const { save } = placeFor(found.read, here, freshId());
  if (save) await shelf.save({ ...save, touched: found.touched, ...found.owner });
  return save ? 'taken' : 'known';
}
