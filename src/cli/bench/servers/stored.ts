import { ourServer, serveWithFolder } from './ours.ts';

/** Where everything is kept already is in the environment; the folder is for nothing but a page that is not there. */
serveWithFolder(folder => {
  const { DATA, DATABASE_URL } = process.env;
  return ourServer({ ...(DATA && { DATA }), ...(DATABASE_URL && { DATABASE_URL }) }, folder);
});
