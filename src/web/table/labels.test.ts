import { describe, expect, test } from 'vitest';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { gameIds } from '../../games/registry.ts';
import { stateOf } from '../../table/draft.ts';
import { moveText } from '../advice/move-text.ts';
import { beginMove, type MoveBuilder, pickToken, selectableTokens } from '../kit/input/move-builder.ts';
import { languages } from '../kit/view.ts';
import { previewsOf } from './clicks.ts';
import { openTokenText, type TableContext } from './table-context.ts';
import { taskKeyOf } from './task-key.ts';
import { sitDown } from './testing/asking.ts';

/** How many decisions of a game are looked at, and how many words of each are chosen first. */
const DECISIONS = quickOrLong(12, 150);
const WORDS = quickOrLong(12, 60);

/** A field has no other name; everything else that the notation has is a key, and nobody's word. */
const isField = (text: string) => /^[a-z]\d+$/.test(text);

function everyNth<T>(items: readonly T[], most: number): readonly T[] {
  return items.filter((_, i) => i % Math.ceil(items.length / most) === 0);
}

/** What is chosen so far: nothing, or one of the words that can be. */
function buildersAt(context: TableContext): readonly MoveBuilder[] {
  const draft = context.controller.draft.value!;
  const fresh = beginMove(draft.game, stateOf(draft));
  const words = everyNth([...selectableTokens(fresh)], WORDS);
  return [fresh, ...words.flatMap(word => pickToken(fresh, word) ?? [])];
}

/** The labels of all ways between which a word leaves a choice, each list for itself. */
function choicesAt(context: TableContext): readonly (readonly string[])[] {
  const draft = context.controller.draft.value!;
  return buildersAt(context).flatMap(builder =>
    everyNth([...selectableTokens(builder)], WORDS)
      .map(word => previewsOf(draft.game, stateOf(draft), builder, word))
      .filter(previews => previews.length > 1 && previews.length < 60)
      .map(previews => previews.map(preview => openTokenText(context, previews, preview))),
  );
}

/** What of this moment is told by a key of the notation or of the rules instead of a word. */
function rawAt(context: TableContext): readonly string[] {
  const { controller, game, gameWords } = context;
  const s = stateOf(controller.draft.value!);
  const legal = everyNth(controller.builder.value!.legal, WORDS);
  const stories = legal.map(({ move }) => game.describe(s, move).key).filter(key => !gameWords.story[key]);
  const written = legal.filter(({ text }) => moveText(context, s, text) === text).map(({ text }) => text);
  const previews = buildersAt(context).flatMap(builder =>
    everyNth([...selectableTokens(builder)], WORDS).flatMap(word => previewsOf(game, s, builder, word)),
  );
  const sources = previews.flatMap(({ effects, outlook }) =>
    [...effects, outlook].flatMap(one => Object.keys(one.gains)),
  );
  const key = taskKeyOf(context);
  return [
    ...(gameWords.prompts?.[key] ? [] : [`prompt ${key}`]),
    ...stories.map(story => `story ${story}`),
    ...written.map(move => `move ${move}`),
    ...sources.filter(source => !gameWords.gains?.[source]).map(source => `gain ${source}`),
  ];
}

describe.each(gameIds)('%s', id => {
  test.each(languages)('no label falls back to a key, and choices are told apart by words, in %s', async language => {
    const { context, controller, playOn } = await sitDown(id, language, 0);
    const [raw, choices]: [string[], string[][]] = [[], []];
    for (let i = 0; i < DECISIONS; i++) {
      if (controller.draft.value) {
        raw.push(...rawAt(context));
        choices.push(...choicesAt(context).map(labels => [...labels]));
      }
      if (!playOn()) break;
    }
    const { tokens = {} } = context.gameWords;
    const isWord = (label: string) => isField(label) || label.includes(' ') || Object.values(tokens).includes(label);
    expect([...new Set(raw)]).toEqual([]);
    expect([...new Set(choices.flat().filter(label => !isWord(label)))]).toEqual([]);
    expect(choices.filter(labels => new Set(labels).size < labels.length).slice(0, 3)).toEqual([]);
  });
});
