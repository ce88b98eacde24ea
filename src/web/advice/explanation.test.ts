import { expect, test } from 'vitest';
import { CHANCE, isSeat, movesOf, NOBODY } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { loadGameWords, loadReasoning } from '../catalogue/game-words.ts';
import { type GameWords, languages } from '../kit/view.ts';
import { randomRecording, stateAt } from '../recording/recording.ts';
import { explained, reasonFor } from './explanation.ts';
import { playLine } from './lines.ts';

const who = (seat: number) => `Player ${seat}`;

test.each(gameIds)('%s says why in every language, in whole sentences with nothing left open', async id => {
  const game = await loadGame(id);
  const spoken = await Promise.all(
    languages.map(async language => ({
      gameWords: await loadGameWords(id, language),
      reasoning: await loadReasoning(id, language),
    })),
  );
  const random = seeded(id);
  const s = game.initial(2, readOptions(game.options));
  const told = spoken.map(() => new Set<string>());
  for (let entries = 0; entries < 400 && game.actor(s) !== NOBODY; entries++) {
    const seat = game.actor(s);
    const legal = movesOf(game, s);
    const move = seat === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
    if (seat !== CHANCE) {
      const line = playLine(game, s, seat, [game.format(s, move)]);
      spoken.forEach((words, i) => told[i].add(explained({ game, who, ...words }, line)));
    }
    game.apply(s, move);
  }
  for (const sentences of told) {
    sentences.delete('');
    expect(sentences.size).toBeGreaterThan(5);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}(?!.*(?:undefined|NaN)).+\.$/u);
  }
});

test('a game without reasons says what a line brings its mover', async () => {
  const desert = await loadGame('durch-die-wueste');
  const random = seeded('gains');
  const s = desert.initial(2, readOptions(desert.options));
  const gameWords = {
    language: 'en',
    gains: { water: (points: number) => `+${points} water` },
  } as unknown as GameWords;
  const told = new Set<string>();
  for (let legal = movesOf(desert, s); legal.length > 0; legal = movesOf(desert, s)) {
    const seat = desert.actor(s);
    const move = seat === CHANCE ? desert.sample(s, random) : legal[random.below(legal.length)];
    if (seat !== CHANCE)
      told.add(explained({ game: desert, gameWords, who }, playLine(desert, s, seat, [desert.format(s, move)])));
    desert.apply(s, move);
  }
  expect([...told]).toContain('+2 water.');
  expect([...told]).toContain('');
});

test.each(gameIds)('%s: a review says in a sentence why another move would have been better', async id => {
  const game = await loadGame(id);
  const recording = randomRecording(game, 2, `review ${id}`);
  const decisions = recording.entries.flatMap(({ actor, seq }) =>
    typeof actor === 'number' && isSeat(actor) && seq % 2 === 0 ? [{ at: seq, seat: actor }] : [],
  );
  for (const language of languages) {
    const [gameWords, reasoning] = await Promise.all([loadGameWords(id, language), loadReasoning(id, language)]);
    const context = { recording, gameWords, who };
    const reasons = decisions.map(decision => {
      const s = stateAt(recording, decision.at);
      const other = movesOf(game, s).at(-1);
      return other === undefined ? '' : reasonFor(context, decision, game.format(s, other), reasoning);
    });
    const told = reasons.filter(reason => reason !== '');
    expect(told.length).toBeGreaterThan(3);
    for (const reason of told) expect(reason).toMatch(/^\p{Lu}(?!.*(?:undefined|NaN)).+\.$/u);
  }
});
