import { describe, expect, test } from 'vitest';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { gameIds } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { moveText } from '../advice/move-text.ts';
import { answered } from '../asking/answers.ts';
import { movesMeant } from '../asking/moves-meant.ts';
import { idleWords } from '../asking/playing.ts';
import { spokenMoves, toldApart } from '../asking/spoken-moves.ts';
import { languages } from '../kit/view.ts';
import { commandNames } from '../words/ask-commands.ts';
import type { TableContext } from './table-context.ts';
import { sitDown } from './testing/asking.ts';

const whole = /^(?!.*(undefined|NaN|\[object|null)).+$/s;

describe.each([...gameIds, smallGame])('%s', id => {
  test.each(languages)('every command has an answer in %s', async language => {
    const { vocabulary, table, ask } = await sitDown(id, language, 8);
    expect(table().mine).toBe(true);
    const [first] = table().look.legal;
    const place = table().orientation.landmarks(table().look).own[0] ?? first.tokens.at(-1)!;
    for (const command of commandNames.filter(one => !['play', 'end', 'undo'].includes(one))) {
      const [phrase] = vocabulary[0].commands[command];
      expect(await ask(phrase), phrase).toMatch(whole);
      expect(await ask(`${phrase} ${place}`), `${phrase} ${place}`).toMatch(whole);
    }
    for (const { names } of table().orientation.named(table().look))
      for (const name of names)
        expect(await ask(`${vocabulary[0].commands.where[0]} ${name}`), name).not.toBe(
          vocabulary[0].nobodyCalled(name),
        );
  });

  test('what can be done can be typed as it is told, and taken back', async () => {
    const { controller, vocabulary, table, ask } = await sitDown(id, 'en', 8);
    const heard = await ask('what can I do');
    const example = /“([^”]+)”/.exec(heard)?.[1] ?? '';
    const before = controller.draft.value;
    expect(await ask(`play ${example}`)).toMatch(/^Done: /);
    expect(controller.draft.value?.moves).not.toEqual(before?.moves);
    expect(await ask('undo')).toBe(vocabulary[0].undone);
    expect(controller.draft.value?.moves).toEqual(before?.moves);
    expect(table().mine).toBe(true);
  });

  test.each(languages)('every move is understood as the game tells it, in %s', async language => {
    for (const moves of id === smallGame ? [0, 1] : [0, 6, 15, 30]) {
      const { context, table, vocabulary } = await sitDown(id, language, moves);
      const { look } = table();
      for (const { text } of everyNth(look.legal, 6)) {
        const said = moveText(context, look.s, text);
        let played: readonly string[] = [];
        const trying = { ...table(), play: (tried: readonly string[]) => (played = tried).length > 0 };
        const heard = await answered(trying, vocabulary, `${vocabulary[0].commands.play[0]} ${said}`);
        const story = storyText(context, text);
        const short = [said, story, text].map(one => one.replace(/\.$/, ''));
        const several = heard.startsWith(vocabulary[0].several('').slice(0, 12));
        const isListed = played.length === 0 && several && short.some(one => heard.includes(one));
        expect(isListed || played.join('; ') === text, `${said}: ${heard}`).toBe(true);
      }
    }
  });
});

/** How many decisions of the person are looked at, from the first one on, and how many moves of each. */
const DECISIONS = quickOrLong(12, 200);
const MOVES = quickOrLong(8, 1000);

describe.each(gameIds)('%s', id => {
  test.each(languages)('every legal move is meant by what it is written and told by, in %s', async language => {
    const { table, vocabulary, playOn } = await sitDown(id, language, 0);
    const idle = idleWords(vocabulary);
    const kinds = new Set<string>();
    const wrong: string[] = [];
    for (let turn = 0; turn < DECISIONS; turn++) {
      const spoken = spokenMoves(table());
      for (const move of everyNth(spoken, MOVES)) {
        const { text, tokens } = move.candidate;
        kinds.add(tokens[0]);
        for (const typed of [text, text.toUpperCase(), toldApart([move], spoken)[0]]) {
          const meant = movesMeant(spoken, typed, idle);
          if (meant.length !== 1 || meant[0] !== move) wrong.push(`${typed} (${text})`);
        }
      }
      if (!playOn()) break;
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(1);
  });
});

/** Some of a list, from all parts of it. */
function everyNth<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(list.length / most);
  return list.filter((_, i) => i % step === 0);
}

/** A move as the log would tell it. */
function storyText({ game, gameWords, controller, who }: TableContext, text: string): string {
  const s = controller.shown.value;
  const { key, args } = game.describe(s, game.parse(s, text));
  return gameWords.story[key]?.(args as never, who) ?? text;
}

describe('Durch die Wüste', () => {
  const desert = 'durch-die-wueste';

  test('a place is told with what lies around it, whichever way it is asked', async () => {
    const { table, ask } = await sitDown(desert, 'en', 40);
    const [own] = table().orientation.landmarks(table().look).own;
    const answers = await Promise.all([`around ${own}`, `What lies around ${own}?`, own].map(ask));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(new RegExp(`^${own}: .*(camel|rider).* to the `));
  });

  test('a move can be asked about and played by its words, also in German', async () => {
    const { controller, table, ask } = await sitDown(desert, 'de', 40);
    const { text, tokens } = table().look.legal.find(({ tokens: [, colour] }) => colour === 'white')!;
    expect(await ask(`was bringt weiß ${tokens[2]}`)).toMatch(new RegExp(`${tokens[2]}.*: `));
    expect(await ask(`ziehe ${tokens[2]} weiß`)).toMatch(/^Getan: /);
    expect(controller.draft.value?.moves).toEqual([text]);
    expect(await ask('ziehe zurücknehmen')).toBe('Zurückgenommen.');
    expect(await ask('ziehe Übermut')).toContain('„Übermut“');
    expect(await ask('where is water')).toMatch(/^Hier heißt nichts|Wasser/);
  });

  test('a word that means several moves is asked about, and one that means none gets the rule', async () => {
    const { controller, table, ask } = await sitDown(desert, 'en', 40);
    expect(await ask('play white')).toMatch(/^That could mean several moves: “Place the white camel on /);
    const [palm] = table().orientation.landmarks(table().look).goals;
    expect(await ask(`play white ${palm}`)).toMatch(/^That is not allowed\. .+\.$/);
    expect(controller.draft.value?.moves).toEqual([]);
  });

  test('threats are what the next player could gain by the rules, and what lies face down stays so', async () => {
    const { ask } = await sitDown(desert, 'en', 60, { chips: 'down' });
    expect(await ask('threats')).toMatch(/^What Bo could gain in one turn.*\n.*: (\+|closes)/s);
    expect(await ask('score')).toMatch(/Bo: .*face down.*\./);
  });

  test('what is not understood gets the nearest command', async () => {
    const { ask } = await sitDown(desert, 'en', 40);
    expect(await ask('thraets')).toBe(
      '“thraets” is not understood. Did you mean “threats”? “help” tells what can be asked.',
    );
    expect(await ask('where is the unicorn')).toBe('Nothing here is called “unicorn”.');
    expect(await ask('around z99')).toBe('There is no place called “z99”.');
  });

  test('whose turn, the latest moves, and oneself', async () => {
    const { ask } = await sitDown(desert, 'en', 40);
    expect(await ask('whose turn is it')).toBe('It is your turn. What to do.');
    expect((await ask('last moves')).split('\n')).toHaveLength(6);
    expect(await ask('where am I')).toMatch(/caravan/);
    expect(await ask('where is Bo')).toMatch(/^Bo: .*caravan/);
  });
});

describe('in plain words', () => {
  test.each([
    ['en', ['play the camel white on', 'white camel']],
    ['de', ['ziehe weißes Kamel auf', 'Kamel in Weiß auf']],
    ['nl', ['speel witte kameel op', 'witte kameel']],
  ] as const)('small words and what is meant anyway are left out, in %s', async (language, phrases) => {
    const { controller, table, ask } = await sitDown('durch-die-wueste', language, 40);
    const { text, tokens } = table().look.legal.find(({ tokens: [, colour] }) => colour === 'white')!;
    for (const phrase of phrases) {
      expect(await ask(`${phrase} ${tokens[2]}`), phrase).toMatch(/^(Done|Getan|Gedaan): /);
      expect(controller.draft.value?.moves).toEqual([text]);
      await ask('undo');
    }
  });

  test('a camel of the Wüstenkönige goes from where a card could be played', async () => {
    const { table, ask } = await sitDown('wuestenkoenige', 'en', 8);
    const [own] = table().orientation.landmarks(table().look).own;
    expect(await ask(`play ${own}`)).toMatch(/^(That could mean several moves|Done): /);
  });

  test('what is not legal gets its rule without “play”, and nonsense does not', async () => {
    const { table, ask } = await sitDown('durch-die-wueste', 'en', 40);
    const [palm] = table().orientation.landmarks(table().look).goals;
    expect(await ask(`place ${palm}`)).toMatch(/^That is not allowed\. .+\.$/);
    expect(await ask('rider blue k3')).toMatch(/^That is not allowed\. .+\.$/);
    expect(await ask('hint')).toMatch(/^The hints are beside the board/);
    expect(await ask('unicorn k3')).toMatch(/is not understood/);
  });

  test.each(languages)('after a turn it is told how to go on, in %s', async language => {
    const { table, ask, vocabulary } = await sitDown('durch-die-wueste', language, 40);
    const moves = await ask(vocabulary[0].commands.moves[0]);
    expect(moves).not.toMatch(/[“„]camel /);
    while (table().look.legal.length > 0) table().play([table().look.legal[0].text]);
    const heard = await ask(vocabulary[0].commands.moves[0]);
    expect(heard).toContain(vocabulary[0].quoted(vocabulary[0].commands.end[0]));
    expect(heard).toContain(vocabulary[0].quoted(vocabulary[0].commands.undo[0]));
  });

  test.each(['end turn', 'play draw it', 'draw it', 'draw'])(
    'a draw in the middle of a turn does not end it: “%s”',
    async said => {
      const { table, ask } = await sitDown('wuestensoehne', 'en', 0);
      while (!table().pause) {
        const { legal } = table().look;
        table().play([(legal.find(({ text }) => text === 'draw') ?? legal[0]).text]);
      }
      const { button } = table().pause!;
      expect(await ask('what can I do')).toContain(`“${button}”`);
      expect(await ask(said)).toBe(`Done: ${button}.`);
    },
  );
});

describe('by name', () => {
  test('a single word that only resembles a move is not played without “play”', async () => {
    const { controller, ask } = await sitDown('wuestenkoenige', 'en', 8);
    expect(await ask('cards')).toMatch(/^Your cards: /);
    expect(await ask('carded')).toMatch(/^“carded” is not understood\. Perhaps you mean: “Play no card”/);
    expect(controller.draft.value?.moves).toEqual([]);
    expect(await ask('play card')).toMatch(/^(Done|That could mean)/);
  });

  test.each([
    ['wuestenkoenige', 'camel', /^Ada: .*: .*camel.* Bo: /],
    ['nomadi', 'stones', /^Ada: .* Bo: /],
    ['wuestensoehne', 'oasis', /^[a-k]\d+.*\.$/],
    ['wuestensoehne', 'tile', /[^.]\.$/],
  ] as const)('in %s one finds the %s, with or without “where is”', async (id, name, told) => {
    const { ask } = await sitDown(id, 'en', 0);
    expect(await ask(`where is the ${name}`)).toMatch(told);
    expect(await ask(name)).toBe(await ask(`where is the ${name}`));
  });

  test('what somebody calls theirs is told with all that is theirs', async () => {
    const { ask } = await sitDown('durch-die-wueste', 'en', 40);
    expect(await ask('where is my rider')).toMatch(/^Ada: .*caravan.*\nRiders: /s);
    expect(await ask('where is the rider')).toMatch(/^Riders: /);
  });

  test.each([
    ['en', 'where are oases'],
    ['de', 'wo sind Oasen'],
    ['nl', 'waar zijn oases'],
  ] as const)('oases are found in every game, with their fields, in %s: %s', async (language, question) => {
    for (const id of gameIds) {
      const { ask } = await sitDown(id, language, 0);
      expect(await ask(question), id).toMatch(/\b[a-z]\d+\b/);
    }
  });
});

describe('places by name', () => {
  test.each([
    ['de', 'wo sind Wasserlöcher', 'durch-die-wueste'],
    ['en', 'where are turbans', 'wuestensoehne'],
    ['nl', 'waar zijn kloven', 'nomadi'],
    ['de', 'wo sind Paläste', 'wuestenkoenige'],
  ] as const)('a plural is understood in %s: %s', async (language, question, id) => {
    const { ask, vocabulary } = await sitDown(id, language, 0);
    const name = question.split(' ').at(-1) ?? '';
    expect(await ask(question)).not.toBe(vocabulary[0].nobodyCalled(name));
  });

  test.each(['play blue rider on h8', 'what would h8', 'white h8', 'around h8'])(
    'a field that the board does not have is named as such: “%s”',
    async question => {
      const { table, ask } = await sitDown('durch-die-wueste', 'en', 0);
      expect(table().orientation.at(table().look, 'h8')).toBeUndefined();
      expect(await ask(question)).toBe('There is no place called “h8”.');
    },
  );

  test('what a walk would bring can be asked before it is said that no card is played', async () => {
    const { table, ask } = await sitDown('wuestenkoenige', 'en', 8);
    expect(table().look.legal.map(({ text }) => text)).toContain('skip');
    expect(await ask('what would c2')).toMatch(/^Camel .* from .* to c2.*: /);
  });

  test('a turn that can’t be ended yet says what is to be done', async () => {
    const { table, ask } = await sitDown('durch-die-wueste', 'en', 12);
    expect(table().task).not.toBe('');
    expect(await ask('end turn')).toBe(`The turn can’t be ended yet. ${table().task}`);
  });

  test('the last die of Nomadi ends the turn', async () => {
    const { table, ask } = await sitDown('nomadi', 'en', 30);
    while (table().look.legal.length > 0) table().play([table().look.legal[0].text]);
    expect(table().pause).toBeUndefined();
    expect(await ask('end turn')).toBe('The turn is ended.');
  });

  test('a number that no die shows is refused for that, and not for the order of the turn', async () => {
    const { table, playOn } = await sitDown('nomadi', 'en', 8);
    const shown = () => new Set(table().look.legal.map(({ tokens: [first] }) => first));
    while (![...shown()].every(die => /^[1-6]$/.test(die)) || shown().size === 6) expect(playOn()).toBe(true);
    const unrolled = ['1', '2', '3', '4', '5', '6'].find(die => !shown().has(die)) ?? '';
    expect(table().whyNot(unrolled)).toEqual(['NO-DIE-1']);
  });

  test('oases of the Wüstenkönige are told once, with their place, and can be asked about by name', async () => {
    const { ask } = await sitDown('wuestenkoenige', 'en', 8);
    for (const name of ['water', 'palace', 'water oasis']) {
      expect((await ask(`where is ${name}`)).split('\n'), name).toHaveLength(1);
      expect(await ask(`where is ${name}`)).toMatch(/beside [a-z]\d/);
    }
    expect(await ask('around water oasis')).toBe(await ask('around water'));
    const german = await sitDown('wuestenkoenige', 'de', 8);
    expect(await german.ask('Hilfe')).not.toMatch(/palace|vegetation|kamel/);
  });
});

describe('as the board takes it', () => {
  test.each(languages)('whole walks of the Wüstenkönige can be typed as they are told, in %s', async language => {
    const { table, ask, controller, vocabulary } = await sitDown('wuestenkoenige', language, 8);
    const walks = spokenMoves(table()).filter(({ moves }) => moves.length > 2);
    const [far] = walks.filter(({ candidate: { tokens } }) => /^[a-z]\d+$/.test(tokens.at(-1) ?? '')).toReversed();
    const [told] = toldApart([far], spokenMoves(table()));
    expect(await ask(told)).toBe(vocabulary[0].played(`${told}.`));
    expect(controller.draft.value?.moves).toEqual(far.moves);
    expect(await ask(vocabulary[0].commands.last[0])).toContain(far.moves.at(-1)?.split(' ').at(-1));
  });

  test('a hint of several moves is typed whole, with its dots, and what no longer goes is refused in its place', async () => {
    const { table, ask, controller } = await sitDown('wuestenkoenige', 'en', 8);
    const [walk] = spokenMoves(table()).filter(({ moves }) => moves.length > 2);
    const [told] = toldApart([walk], spokenMoves(table()));
    const after = `play Play no card · ${told} · No more steps`;
    expect(await ask(after)).toBe(`Done: Play no card · ${told} · No more steps.`);
    expect(controller.draft.value?.moves).toEqual([...walk.moves, 'end']);
    expect(await ask('Play no card · No more steps')).not.toMatch(/^Done/);
  });

  test('“turn” and a tile is no question, whether it can be turned or not', async () => {
    const { table, ask } = await sitDown('wuestenkoenige', 'en', 8);
    expect(table().look.legal.some(({ tokens: [verb] }) => verb === 'turn')).toBe(false);
    expect(await ask('turn h3 over')).toMatch(/^That is not allowed\. .+\.$/);
    expect(await ask('turn')).toMatch(/^It is your turn/);
  });

  test('few moves are named one by one; of many it is said what comes next, and how to find one', async () => {
    const { table, ask, vocabulary, playOn } = await sitDown('nomadi', 'en', 8);
    const count = () => table().look.legal.length;
    while (count() > 8 || count() < 4) expect(playOn()).toBe(true);
    const listed = (await ask('what can I do')).match(/“[^”]+”/g) ?? [];
    expect(listed.length).toBeGreaterThanOrEqual(count());
    const many = await sitDown('durch-die-wueste', 'en', 40);
    const heard = await many.ask('what can I do');
    expect(heard).toMatch(/ ways \(.*white.*\), such as “/);
    expect(heard).toContain(vocabulary[0].narrower);
  });

  test('of a threat that takes two camels both are named', async () => {
    const { ask } = await sitDown('durch-die-wueste', 'en', 60);
    expect(await ask('threats')).toMatch(/\nPlace the \w+ camel on \w+ · Place the \w+ camel on \w+: /);
  });
});
