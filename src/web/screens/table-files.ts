// Whoever begins a match is shown its table next: its files come with what begins it.
import './local-table-screen.tsx';

export { beginUsual } from '../match/begin.ts';
