import '../board/board.css';
import '../board/marks.css';
import type { JSX } from 'preact';
import type { Rulebook } from '../../../../web/kit/rulebook.ts';
import { chapters } from './chapters.ts';
import { Diagram } from './diagram.tsx';
import { type FigureDrawing, figures } from './figures.ts';

const drawings: Readonly<Record<string, FigureDrawing>> = figures;

export const rulebook: Rulebook = {
  chapters,
  Figure,
};

function Figure({ name, label }: { name: string; label: string }): JSX.Element {
  return <Diagram figure={drawings[name]!} label={label} />;
}
