import './board/board.css';
import './board/marks.css';
import type { JSX } from 'preact';
import type { Rulebook } from '../../../web/kit/rulebook.ts';
import { chapters } from './book/chapters.ts';
import { Diagram } from './book/diagram.tsx';
import { type FigureDrawing, figures } from './rulebook-figures.ts';

const drawings: Readonly<Record<string, FigureDrawing>> = figures;

export const rulebook: Rulebook = {
  chapters,
  words: {
    en: async () => (await import('../words/rulebook.en.ts')).rulebook,
    de: async () => (await import('../words/rulebook.de.ts')).rulebook,
    nl: async () => (await import('../words/rulebook.nl.ts')).rulebook,
  },
  Figure,
};

function Figure({ name, label }: { name: string; label: string }): JSX.Element {
  return <Diagram figure={drawings[name]!} label={label} />;
}
