import { ours, serveWithFolder } from './ours.ts';

serveWithFolder(folder => ours({ DATA: folder }, folder));
