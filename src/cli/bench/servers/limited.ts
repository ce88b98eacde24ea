import { limited, serveWithFolder } from './ours.ts';

serveWithFolder(folder => limited({ DATA: folder }, folder));
