import type { HandWords } from './hand.en.ts';

export const hand: HandWords = {
  ask: 'Was hat der Zufall gebracht?',
  left: count => `noch ${count}`,
  secret: player => `Nur ${player} sollte jetzt hinsehen.`,
  forBot: player => `${player} kann nicht hinsehen: gib es ein, und vergiss es dann wieder.`,
  dice: (count, all) => `${count} von ${all} Würfeln`,
  clear: 'Von vorn',
  lying: 'Wie liegt der Spielplan?',
  how: 'Wähle, was es ist, dann seine Felder auf dem Spielplan; oder tippe Ziffern, Feld für Feld.',
  toldOf: (count, all) => `${count} von ${all} eingegeben.`,
  of: (count, most) => `${count} von ${most}`,
  notThere: field => `Auf ${field} kann das nicht liegen.`,
  tooMany: (piece, count, most) => `${piece}: ${count}, es gibt aber nur ${most}.`,
  misplaced: (piece, field) => `${piece} kann nicht auf ${field} liegen.`,
  fill: piece => `Alles Übrige: ${piece}`,
  asLastTime: 'Wie beim letzten Mal',
  done: 'So liegt es',
};
