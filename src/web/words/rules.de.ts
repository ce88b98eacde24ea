import type { RulesWords } from './rules.en.ts';

export const rules: RulesWords = {
  heading: 'Spielregeln',
  contents: 'Inhalt',
  back: 'Zurück',
  print: 'Drucken',
  ruleLink: id => `Link zur Regel ${id}`,
  findings: 'Wie der Computer spielt',
  guide: 'Beim Spielen lernen: das geführte Spiel',
  ours: { decision: 'Unsere Entscheidung', reconstruction: 'Unser Nachbau' },
  oursWhy:
    'Wo die gedruckten Regeln schweigen, mussten wir entscheiden, und was uns aus der Schachtel fehlt, haben wir selbst gemacht. Solche Regeln sind gekennzeichnet.',
  lostGame: game => `Regeln für ein Spiel namens „${game}“ gibt es hier nicht.`,
};
