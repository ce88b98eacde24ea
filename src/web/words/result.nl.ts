import type { ResultWords } from './result.en.ts';

const moves = (count: number) => (count === 1 ? '1 zet' : `${count} zetten`);
const byPoints = (margin: number | undefined) =>
  margin === undefined ? '' : ` met ${margin} ${margin === 1 ? 'punt' : 'punten'} voorsprong`;

export const result: ResultWords = {
  youWin: 'Jij wint!',
  sharedWin: 'Gedeelde overwinning',
  places: { 2: 'Jij wordt tweede', 3: 'Jij wordt derde', 4: 'Jij wordt vierde', 5: 'Jij wordt vijfde' },
  youResigned: 'Je hebt opgegeven',
  wins: player => `${player} wint`,
  shareWin: players => `${players} delen de overwinning`,
  youWon: margin => `Jij hebt${byPoints(margin)} gewonnen`,
  won: (player, margin) => `${player} heeft${byPoints(margin)} gewonnen`,
  andYou: { 2: 'jij werd tweede', 3: 'jij werd derde', 4: 'jij werd vierde', 5: 'jij werd vijfde' },
  shared: players => `${players} deelden de overwinning`,
  draw: 'Gelijkspel',
  resignedTo: players => `Je hebt opgegeven, overwinning voor ${players}`,
  youLead: count => `Jij staat voor na ${moves(count)}`,
  leads: (player, count) => `${player} staat voor na ${moves(count)}`,
  level: count => `Gelijke stand na ${moves(count)}`,
};
