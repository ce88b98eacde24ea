import type { RulesWords } from './rules.en.ts';

export const rules: RulesWords = {
  heading: 'Spelregels',
  contents: 'Inhoud',
  back: 'Terug',
  print: 'Afdrukken',
  ruleLink: id => `Link naar regel ${id}`,
  guide: 'Leer het al spelend: het begeleide spel',
  lostGame: game => `Er zijn hier geen regels voor een spel met de naam “${game}”.`,
};
