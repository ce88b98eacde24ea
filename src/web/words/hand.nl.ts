import type { HandWords } from './hand.en.ts';

export const hand: HandWords = {
  ask: 'Wat heeft het toeval gebracht?',
  left: count => `nog ${count}`,
  secret: player => `Alleen ${player} mag nu kijken.`,
  forBot: player => `${player} kan niet kijken: voer het in, en vergeet het daarna weer.`,
  dice: (count, all) => `${count} van ${all} dobbelstenen`,
  clear: 'Opnieuw',
  lying: 'Hoe ligt het bord?',
  how: 'Kies wat het is, dan de velden op het bord; of typ cijfers, veld na veld.',
  toldOf: (count, all) => `${count} van ${all} ingevoerd.`,
  of: (count, most) => `${count} van ${most}`,
  notThere: field => `Op ${field} kan dat niet liggen.`,
  tooMany: (piece, count, most) => `${piece}: ${count}, maar er zijn er maar ${most}.`,
  misplaced: (piece, field) => `${piece} kan niet op ${field} liggen.`,
  fill: piece => `Al het overige: ${piece}`,
  asLastTime: 'Net als de vorige keer',
  done: 'Zo ligt het',
};
