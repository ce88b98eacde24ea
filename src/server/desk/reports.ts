import { randomBytes } from 'node:crypto';
import type { DeskReport, ReportedLine } from '../../protocol/desk.ts';
import type { ChatLine } from '../../protocol/replies.ts';
import type { Pointer, Ties } from '../matches/ties.ts';
import type { StoredReport } from '../store/desk-port.ts';
import type { Store, StoredChatLine } from '../store/port.ts';

/** How many lines of chat a report takes along, and how many of one person's reports may wait. */
const LINES = 20;
const LOOKED_BACK = 100;
const MOST_OPEN = 10;
/** How many are shown at the desk. */
const SHOWN = 100;

export type ReportResult = 'reported' | 'no-such-person' | 'too-many';

interface ReportBody {
  readonly text: string;
  readonly lines: readonly ReportedLine[];
}

type Parts = Pick<Store, 'desk' | 'chat' | 'matchesOf'>;

/** What people tell the hosts of each other. */
export class Reports {
  readonly #store: Parts;
  readonly #ties: Pick<Ties, 'personAt' | 'lastTogether'>;
  readonly #now: () => number;

  constructor(store: Parts, ties: Pick<Ties, 'personAt' | 'lastTogether'>, now: () => number) {
    this.#store = store;
    this.#ties = ties;
    this.#now = now;
  }

  async add(reporter: string, who: Pointer, text: string): Promise<ReportResult> {
    const about = await this.#ties.personAt(reporter, who);
    if (about === undefined || about === reporter) return 'no-such-person';
    if ((await this.#store.desk.openReportsOf(reporter)) >= MOST_OPEN) return 'too-many';
    const match = 'match' in who ? who.match : await this.#ties.lastTogether(reporter, about);
    const lines = match === undefined ? [] : await this.#linesOf(match, reporter, about);
    const body: ReportBody = { text, lines };
    const id = randomBytes(10).toString('hex');
    await this.#store.desk.addReport({ id, at: this.#now(), reporter, about, match, body: JSON.stringify(body) });
    return 'reported';
  }

  /** What the two have said there, and nobody else: it is theirs to have erased. */
  async #linesOf(match: string, reporter: string, about: string): Promise<readonly ReportedLine[]> {
    const said = await this.#store.chat(match, LOOKED_BACK);
    const theirs = said.filter(({ person }) => person === about || person === reporter);
    return theirs.slice(-LINES).map(line => reportedLine(line, reporter));
  }

  async shown(): Promise<readonly DeskReport[]> {
    return (await this.#store.desk.reports(SHOWN)).map(deskReport);
  }
}

function reportedLine({ at, body, person }: StoredChatLine, reporter: string): ReportedLine {
  const { text } = JSON.parse(body) as ChatLine;
  return { at, text, ...(person === reporter && { isReporter: true as const }) };
}

function deskReport({ body, ...report }: StoredReport): DeskReport {
  const { match, ...rest } = report;
  return { ...rest, ...(match !== undefined && { match }), ...(JSON.parse(body) as ReportBody) };
}
