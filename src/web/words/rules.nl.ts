import type { RulesWords } from './rules.en.ts';

export const rules: RulesWords = {
  heading: 'Spelregels',
  contents: 'Inhoud',
  back: 'Terug',
  print: 'Afdrukken',
  ruleLink: id => `Link naar regel ${id}`,
  findings: 'Hoe de computer speelt',
  guide: 'Leer het al spelend: de begeleide partij',
  ours: { decision: 'Onze keuze', reconstruction: 'Onze reconstructie' },
  oursWhy:
    'Waar de gedrukte regels zwijgen moesten wij kiezen, en wat ons van de doos ontbreekt hebben we zelf gemaakt. Zulke regels zijn gemarkeerd.',
  lostGame: game => `Er zijn hier geen regels voor een spel met de naam “${game}”.`,
};
