import type { Ours } from './ours.en.ts';

export const ours: Ours = {
  'WS-SEATS-1': { decision: 'Wer beginnt, machen die Spielenden aus. In der Schachtel ist es die jüngste Person.' },
  'WS-BOARD-3': { reconstruction: '' },
  'WS-TILE-1': {
    reconstruction:
      'Welche Plättchen es gibt. Wir haben sie so gewählt, dass große Oasen mit mehreren Figuren häufig sind.',
    decision: 'Dass es kein Geheimnis ist.',
  },
  'WS-FIGURE-1': { reconstruction: 'Wie hoch jede Figur ist.' },
  'WS-GOODS-1': { reconstruction: 'Dass es von jeder zehn sind. Die Anleitung nennt vierzig im Ganzen.' },
  'WS-SETUP-3': { decision: 'Wer wo startet.' },
  'WS-SETUP-5': { decision: 'Dass ihr der Reihe nach wählt.' },
  'WS-DRIVER-2': { decision: 'Du würdest umsonst bezahlen.' },
  'WS-DEAD-1': {
    decision: 'Dass es vor jeder Bewegung der Karawane gilt, auch im Bonuszug und nach einem Wüstenplättchen.',
  },
  'WS-DUTY-1': {
    decision:
      'Dass man es wählen kann und dass niemand dafür den Kameltreiber bezahlen muss. Die Anleitung lässt offen, wie streng es ist.',
  },
  'WS-DUTY-2': { decision: '' },
  'WS-EXPLORE-2': { decision: '' },
  'WS-AMENDS-1': { decision: 'Dass es geschieht, bevor eine Figur gesetzt wird.' },
  'WS-LAY-3': { decision: '' },
  'WS-FIGURE-4': { decision: 'Dass du es vor der Wertung tust.' },
  'WS-OASIS-4': { decision: '' },
  'WS-FIELD-1': { decision: 'Dass keine Figur auf ein Feld verzichten darf.' },
  'WS-TURBAN-1': { decision: 'Dass eine Oase ohne Aktionsfelder keinen Unterschied macht.' },
  'WS-GOODS-3': { decision: 'Dass es eine andere Sorte sein muss.' },
  'WS-WATER-2': { reconstruction: 'Wie viele es sind. Die Stelle der Anleitung fehlt uns.' },
  'WS-RUMOUR-1': { reconstruction: 'Die sechs Werte.' },
  'WS-RUMOUR-2': { decision: '' },
  'WS-RUMOUR-5': { decision: '' },
  'WS-END-1': {
    decision:
      'Dass der Zug zu Ende gespielt wird, auch wenn das Plättchen zum Ausgleich gezogen wurde, und dass es bis zuletzt Bonuszüge gibt.',
  },
  'WS-END-2': { decision: '' },
  'WS-VALUE-4': { decision: '' },
};
