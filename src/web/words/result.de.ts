import type { ResultWords } from './result.en.ts';

const moves = (count: number) => (count === 1 ? '1 Zug' : `${count} Zügen`);
const byPoints = (margin: number | undefined) =>
  margin === undefined ? '' : ` mit ${margin} ${margin === 1 ? 'Punkt' : 'Punkten'} Vorsprung`;

export const result: ResultWords = {
  youWin: 'Du gewinnst!',
  sharedWin: 'Geteilter Sieg',
  places: {
    2: 'Zweiter Platz für dich',
    3: 'Dritter Platz für dich',
    4: 'Vierter Platz für dich',
    5: 'Fünfter Platz für dich',
  },
  youResigned: 'Du hast aufgegeben',
  wins: player => `${player} gewinnt`,
  shareWin: players => `${players} teilen sich den Sieg`,
  youWon: margin => `Du hast${byPoints(margin)} gewonnen`,
  won: (player, margin) => `${player} hat${byPoints(margin)} gewonnen`,
  andYou: {
    2: 'du kamst auf Platz 2',
    3: 'du kamst auf Platz 3',
    4: 'du kamst auf Platz 4',
    5: 'du kamst auf Platz 5',
  },
  shared: players => `${players}: geteilter Sieg`,
  draw: 'Unentschieden',
  resignedTo: players => `Du hast aufgegeben, Sieg für ${players}`,
  youLead: count => `Du führst nach ${moves(count)}`,
  leads: (player, count) => `${player} führt nach ${moves(count)}`,
  level: count => `Gleichstand nach ${moves(count)}`,
};
