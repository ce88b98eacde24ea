import type { Ours } from './ours.en.ts';

export const ours: Ours = {
  'DW-SEATS-1': { decision: 'Wer beginnt, machen die Spielenden aus. In der Schachtel ist es die jüngste Person.' },
  'DW-BOARD-1': {
    reconstruction:
      'Der Teil jenseits der dunklen Linie, so weit die bekannten Zahlen seiner Felder, Kreise und Palmenzeichen reichen.',
    decision: 'Die deutschen Regeln widersprechen sich hier. Wir folgen den niederländischen.',
  },
  'DW-BOARD-3': { decision: '' },
  'DW-PALM-1': {
    decision: 'Dass der Zufall sie setzt. Die Anleitung überlässt es den Spielenden; das gibt es als Variante.',
  },
  'DW-PALM-2': { decision: 'Dass ihr reihum je eine setzt.' },
  'DW-WATER-1': { decision: 'Die Reihenfolge, in der sie gezogen werden. Sie macht keinen Unterschied.' },
  'DW-RETURN-1': { decision: 'Die Reihenfolge, in der ihr zurückgebt.' },
  'DW-TURN-3': { decision: '' },
  'DW-TURN-4': { decision: '' },
  'DW-OASIS-5': { decision: 'Dass die Punkte immer reichen. In der Schachtel liegen zwanzig Chips.' },
  'DW-AREA-5': { decision: 'Dass ein Kamel neben dem Gebiet zählt wie eines darin.' },
  'DW-AREA-6': { decision: '' },
  'DW-AREA-9': {
    decision:
      'Die deutschen Regeln halten nur die anderen draußen, die niederländischen alle. Wir folgen den deutschen; das andere gibt es als Variante.',
  },
  'DW-AREA-10': { decision: '' },
  'DW-END-1': { decision: 'Dass sofort Schluss ist und kein Kamel mehr folgt.' },
  'DW-END-2': { decision: '' },
  'DW-SCORE-8': { decision: '' },
  'DW-CHIPS-1': { decision: 'Dass sie auch offen liegen können.' },
};
