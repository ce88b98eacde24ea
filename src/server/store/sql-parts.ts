import type { Store } from './port.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { SqlBots } from './sql-bots.ts';
import { SqlDays } from './sql-days.ts';
import { SqlDesk } from './sql-desk.ts';
import type { SqlEngine } from './sql-engine.ts';
import { SqlEvents } from './sql-events.ts';
import { SqlMail } from './sql-mail.ts';
import { SqlPersonalData } from './sql-personal-data.ts';
import { SqlPuzzles } from './sql-puzzles.ts';
import { SqlRatings } from './sql-ratings.ts';
import { SqlStudies } from './sql-studies.ts';
import { SqlTies } from './sql-ties.ts';

/** The parts of a store that have files of their own. */
export class SqlParts {
  readonly accounts: Store['accounts'];
  readonly ratings: Store['ratings'];
  readonly personal: Store['personal'];
  readonly bots: Store['bots'];
  readonly ties: Store['ties'];
  readonly mail: Store['mail'];
  readonly events: Store['events'];
  readonly desk: Store['desk'];
  readonly days: Store['days'];
  readonly studies: Store['studies'];
  readonly puzzles: Store['puzzles'];

  constructor(engine: SqlEngine) {
    this.accounts = new SqlAccounts(engine);
    this.ratings = new SqlRatings(engine);
    this.personal = new SqlPersonalData(engine);
    this.bots = new SqlBots(engine);
    this.ties = new SqlTies(engine);
    this.mail = new SqlMail(engine);
    this.events = new SqlEvents(engine);
    this.desk = new SqlDesk(engine);
    this.days = new SqlDays(engine);
    this.studies = new SqlStudies(engine);
    this.puzzles = new SqlPuzzles(engine);
  }
}
