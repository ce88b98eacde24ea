import { ourServer, serveWithFolder } from './ours.ts';

serveWithFolder(folder => ourServer({ DATA: folder }, folder));
