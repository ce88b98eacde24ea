import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { endTold } from './end-told.ts';
import { sitDown } from './testing/asking.ts';

const why = {
  'durch-die-wueste': {
    en: /^(The last \w+ camel stands|Nobody can place a camel any more)\.$/,
    de: /^(Das letzte \S+ Kamel steht|Niemand kann mehr ein Kamel setzen)\.$/,
    nl: /^(De laatste \w+ kameel staat|Niemand kan nog een kameel zetten)\.$/,
  },
  wuestensoehne: {
    en: /^All tiles are drawn, /,
    de: /^Alle Plättchen sind gezogen, /,
    nl: /^Alle tegels zijn getrokken, /,
  },
};
const games = ['durch-die-wueste', 'wuestensoehne'] as const;

test.each(games.flatMap(id => languages.map(language => [id, language] as const)))(
  'the end of %s is told in %s: why, who has won, and what everybody has',
  async (id, language) => {
    const { context, controller, playOn } = await sitDown(id, language, 0);
    while (playOn());
    const { scores } = controller.host.reader.result();
    const [reason, winners, totals] = endTold(context);
    expect(reason).toMatch(why[id][language]);
    expect(winners).not.toBe('');
    expect(totals).toMatch(new RegExp(`: Ada ${scores[0]}, Bo ${scores[1]}\\.$`));
  },
);
