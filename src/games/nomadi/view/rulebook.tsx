import './board.css';
import './marks.css';
import type { JSX } from 'preact';
import type { Rulebook } from '../../../web/stage/rulebook.ts';
import { Diagram } from './diagram.tsx';
import { chapters } from './rulebook-chapters.ts';
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
  return <Diagram {...drawings[name]!} label={label} />;
}
