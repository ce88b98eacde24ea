import { test } from 'vitest';
import { sitDown } from './testing/asking.ts';
test('x', async () => {
  const { table, playOn } = await sitDown('nomadi', 'en', 8);
  for (let i=0;i<12;i++) { if(!playOn()) break; const t = table();
    const dice = new Set(t.look.legal.map(x=>x.tokens[0]));
    const said = await Promise.all(['1','2','3','4','5','6'].filter(d=>!dice.has(d)).map(async d => `${d}: ${await Promise.all(t.whyNot(d).map(async r => r+' '+(await t.ruleText(r)).slice(0,80)))}`));
    console.log([...dice].join(','), '|', t.look.s.dice?.join?.(''), '|', said.join('\n    '));
  }
});
