import { databaseFile, readSettings } from './app/settings.ts';
import { backUp } from './store/backup.ts';

const usage = `usage: npm run backup -- FILE

Copies the database into a new file, while the server may be running, and checks the copy. DATA names the folder of the
database, as for npm start. To restore, put the file into an empty folder as caravanserai.db and start with that folder.`;

function main(words: readonly string[]): void {
  const [file] = words;
  if (file === undefined || words.length > 1 || file.startsWith('-')) return console.log(usage);
  const { database, data } = readSettings(process.env);
  if (database !== undefined)
    throw new Error('everything is kept in PostgreSQL (DATABASE_URL); use pg_dump, see docs/hosting.md');
  const { matches, entries } = backUp(databaseFile(data), file);
  console.log(`${file} holds ${matches} matches with ${entries} entries`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
