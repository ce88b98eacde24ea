import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { unheardLines } from './own-moves.ts';
import { plannedLine, planText } from './planned-move.ts';
import { sitDown } from './testing/asking.ts';

const said = {
  en: /^Planned: Ada draws a tile\./,
  de: /^Geplant: Ada zieht /,
  nl: /^Gepland: Ada pakt |^Gepland: Ada trekt /,
};

test.each(languages)(
  'a tile that is only to be drawn is a plan, with the button that draws it, in %s',
  async language => {
    const { context, table } = await sitDown('wuestensoehne', language, 0);
    while (!table().pause) {
      const { legal } = table().look;
      table().play([(legal.find(({ text }) => text === 'draw') ?? legal[0]).text]);
    }
    const draft = context.controller.draft.value;
    const lines = draft ? unheardLines(draft, undefined) : [];
    const plan = plannedLine(context, lines);
    expect(plan).toBe(lines.at(-1));
    const heard = plan ? planText(context, plan) : '';
    expect(heard).toMatch(said[language]);
    expect(heard).toContain(table().pause?.button);
  },
);

test('what is sent is no plan any more, and neither is a step that can be seen on the board', async () => {
  const { context, controller, table } = await sitDown('durch-die-wueste', 'en', 0);
  const { text } = table().look.legal[0];
  table().play([text]);
  const draft = controller.draft.value;
  const lines = draft ? unheardLines(draft, undefined) : [];
  expect(lines).toHaveLength(1);
  expect(plannedLine(context, lines)).toBeUndefined();
});
