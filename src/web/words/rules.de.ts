import type { RulesWords } from './rules.en.ts';

export const rules: RulesWords = {
  heading: 'Spielregeln',
  contents: 'Inhalt',
  back: 'Zurück',
  print: 'Drucken',
  ruleLink: id => `Link zur Regel ${id}`,
  guide: 'Beim Spielen lernen: das geführte Spiel',
  lostGame: game => `Regeln für ein Spiel namens „${game}“ gibt es hier nicht.`,
};
