import { CHANCE, type Game } from '../../src/engine/game.ts';
import { type AnyState, copyOf } from '../../src/engine/state.ts';
import type { GameId } from '../../src/games/registry.ts';
import { clickField, selectableFields } from '../../src/games/wuestenkoenige/view/scene/choice.ts';
import type { WuestensoehneState } from '../../src/games/wuestensoehne/rules/state.ts';
import { click as clickCell } from '../../src/games/wuestensoehne/view/scene/acting.ts';
import { bearing, fitsOn, turnOn } from '../../src/games/wuestensoehne/view/scene/bearing.ts';
import { wide } from '../../src/games/wuestensoehne/view/scene/picture.ts';
import { targetsOf } from '../../src/games/wuestensoehne/view/scene/targets.ts';
import { loadGameWords } from '../../src/web/catalogue/game-words.ts';
import { loadView } from '../../src/web/catalogue/view-loader.ts';
import { buttonsFor } from '../../src/web/kit/input/buttons.ts';
import { inertInput } from '../../src/web/kit/input/inert-input.ts';
import {
  beginMove,
  beginOutcome,
  type MoveBuilder,
  selectableTokens,
  settledTokens,
} from '../../src/web/kit/input/move-builder.ts';
import { rulesInput } from '../../src/web/kit/input/rules-input.ts';
import type { BoardInput, GameView, GameWords } from '../../src/web/kit/view.ts';
import { clickOn } from '../../src/web/table/clicks.ts';
import { choiceOf } from '../../src/web/table/outcome-choice.ts';

/** Something on the page that can be tapped: what it is, and what it is called there. */
export interface Tap {
  readonly on: 'place' | 'button' | 'card' | 'herd' | 'tile' | 'figure' | 'turn' | 'only';
  readonly name: string;
}

/** A game as its page shows it. */
export interface Shown {
  readonly game: Game;
  readonly view: GameView;
  readonly words: GameWords;
}

export async function shownGame(game: Game): Promise<Shown> {
  const id = game.id as GameId;
  const [view, words] = await Promise.all([loadView(id), loadGameWords(id, 'en')]);
  return { game, view, words };
}

/** How far somebody is who enters the moves of a turn: the page without its drawing. */
class Desk {
  readonly #shown: Shown;
  readonly #meant: readonly string[];
  state: AnyState;
  builder: MoveBuilder;
  made = 0;
  /** Something else than what is meant was played, or nothing happened. */
  failed = false;
  turned: number;

  constructor(shown: Shown, state: AnyState, meant: readonly string[], turned: number) {
    this.#shown = shown;
    this.#meant = meant;
    this.state = state;
    this.builder = beginMove(shown.game, state);
    this.turned = turned;
  }

  copy(): Desk {
    const other = new Desk(this.#shown, this.state, this.#meant, this.turned);
    other.builder = this.builder;
    other.made = this.made;
    return other;
  }

  /** Two desks with the same key can be done the same with. */
  key(): string {
    return JSON.stringify([this.made, [...this.builder.chosen].toSorted(([a], [b]) => a - b), this.turned]);
  }

  get isDone(): boolean {
    return this.made === this.#meant.length;
  }

  #play(text: string): void {
    if (this.failed || text !== this.#meant[this.made]) return void (this.failed = true);
    const { game } = this.#shown;
    this.state = copyOf(this.state);
    game.apply(this.state, game.parse(this.state, text));
    this.made++;
    this.builder = beginMove(game, this.state);
  }

  #pick(token: string): void {
    if (!selectableTokens(this.builder).has(token)) return void (this.failed = true);
    const { game } = this.#shown;
    const answer = clickOn(game, this.state, this.builder, token);
    if (answer.kind === 'refused') this.failed = true;
    if (answer.kind === 'chosen') this.builder = answer.builder;
    if (answer.kind === 'move') this.#play(game.format(this.state, answer.move));
  }

  #drop(): void {
    this.builder = { ...this.builder, chosen: new Map() };
  }

  #input(): BoardInput {
    const { game } = this.#shown;
    const rules = rulesInput(game, this.state, this.builder, this.builder.legal);
    return inertInput({
      ...rules,
      seat: game.actor(this.state),
      // In this game the board goes by what was tapped alone.
      chosen: game.id === 'wuestenkoenige' ? rules.picked : new Set(settledTokens(this.builder).values()),
      pick: token => this.#pick(token),
      playMoves: texts => texts.forEach(text => this.#play(text)),
      drop: () => this.#drop(),
    });
  }

  #buttons(): readonly string[] {
    const { game, view, words } = this.#shown;
    const { legal, chosen } = this.builder;
    const task = view.task?.(this.state, legal);
    const who = (seat: number) => `${seat}`;
    const turn = { state: this.state, who, made: 0, chosen: [...chosen.values()], args: task?.args ?? {}, legal };
    bearing.value = this.turned;
    return game.actor(this.state) === CHANCE
      ? []
      : buttonsFor(view, words, turn as never, this.builder).map(({ token }) => token);
  }

  tap({ on, name }: Tap): void {
    bearing.value = this.turned;
    this.#tapped(on, name);
    this.turned = bearing.peek();
  }

  #tapped(on: Tap['on'], name: string): void {
    const input = this.#input();
    const whole = this.builder.legal.some(({ text }) => text === name);
    switch (on) {
      case 'place':
        return this.#tapPlace(input, name);
      case 'button':
        return whole || name.includes(' ') ? this.#play(name) : this.#pick(name);
      case 'card':
        if (!input.chosen.has(name) && input.selectable.has(name)) this.#drop();
        return this.#pick(name);
      case 'turn':
        return turnOn(handFits(this.builder), 1);
      case 'tile':
      case 'only':
        return this.#play(name);
      case 'figure': {
        const moves = figureMoves(this.builder, name);
        return moves.length === 1 ? this.#play(moves[0]) : this.#pick(name);
      }
      default:
        return this.#pick(name);
    }
  }

  #tapPlace(input: BoardInput, name: string): void {
    const { id } = this.#shown.game;
    if (id === 'wuestenkoenige') clickField(this.state as never, input, name);
    else if (id === 'wuestensoehne') clickCell(input, this.#target(name)!);
    else this.#pick(name);
  }

  #target(name: string) {
    return targetsOf(this.state as WuestensoehneState, wide).find(target => target.name === name);
  }

  /** What could help: whatever has to do with one of the next moves that are meant. */
  taps(): readonly Tap[] {
    const next = this.#meant.slice(this.made, this.made + 5);
    const words = new Set(next.flatMap(text => text.split(' ')));
    const some = (on: Tap['on'], names: Iterable<string>): Tap[] => [...names].map(name => ({ on, name }));
    const { legal } = this.builder;
    const pressed = legal.length === 1 ? [] : this.#buttons();
    return [
      ...some('only', legal.length === 1 ? [legal[0].text] : []),
      ...some(
        'button',
        pressed.filter(token => token === next[0] || words.has(token)),
      ),
      ...this.#tapsBeside(words, next[0] ?? ''),
      ...some('place', this.#places(words)),
    ];
  }

  #places(words: ReadonlySet<string>): string[] {
    const { id } = this.#shown.game;
    if (id === 'wuestenkoenige') {
      const lit = selectableFields(this.state as never, this.#input());
      return [...words].filter(word => lit.has(word));
    }
    if (id !== 'wuestensoehne') return [...words].filter(word => /^[a-z]\d+$/.test(word));
    return targetsOf(this.state as WuestensoehneState, wide).flatMap(({ name, token }) =>
      words.has(token) ? [name] : [],
    );
  }

  /** In the stock, on dice and in the hand. */
  #tapsBeside(words: ReadonlySet<string>, first: string): Tap[] {
    const named = [...words];
    switch (this.#shown.game.id) {
      case 'durch-die-wueste':
        return named.filter(word => /^[a-z]+$/.test(word)).map(name => ({ on: 'herd', name }));
      case 'wuestenkoenige':
        return /^(play|discard) /.test(first) ? [{ on: 'card', name: first.split(' ')[1] }] : [];
      case 'nomadi':
        return named.filter(word => !/^[a-z]\d+$/.test(word)).map(name => ({ on: 'button', name }));
      default:
        return [
          ...(/^(discard|own|scout) /.test(first) ? [{ on: 'tile', name: first } as const] : []),
          ...named
            .filter(word => figureMoves(this.builder, word).length > 0)
            .map(name => ({ on: 'figure', name }) as const),
          ...(first.startsWith('lay ') && handFits(this.builder).length > 1 ? [{ on: 'turn', name: '' } as const] : []),
        ];
    }
  }
}

function figureMoves({ legal }: MoveBuilder, rank: string): string[] {
  return legal.flatMap(({ tokens: [verb, height], text }) =>
    height === rank && (verb === 'set' || verb === 'take') ? [text] : [],
  );
}

/** The turns of the tile in hand: for the cell that is chosen, or for all. */
function handFits({ legal, chosen }: MoveBuilder): readonly number[] {
  const cell = [...chosen.values()].find(token => fitsOn(legal, token).length > 0);
  if (cell !== undefined) return fitsOn(legal, cell);
  const angles = legal.flatMap(({ tokens: [verb, , angle] }) => (verb === 'lay' ? [Number(angle) / 90] : []));
  return [...new Set(angles)].toSorted((a, b) => a - b);
}

/** What people tap to say what chance has brought: a line of a list, die by die, or a field. What leaves no choice is known. */
export function outcomeTaps(game: Game, s: AnyState, outcome: string): readonly Tap[] {
  const { legal } = beginOutcome(game, s);
  if (legal.length < 2) return [];
  const [, ...words] = outcome.split(' ');
  switch (choiceOf(legal)) {
    case 'dice':
      return words.map(name => ({ on: 'button', name }));
    case 'place':
      return [{ on: 'place', name: words[0] }];
    default:
      return [{ on: 'button', name: outcome }];
  }
}

export interface Plan {
  readonly taps: readonly Tap[];
  /** How the tile in hand lies afterwards. */
  readonly turned: number;
}

/** The fewest taps that make these moves, which one seat makes in a row. */
export function shortestTaps(shown: Shown, s: AnyState, meant: readonly string[], turned: number): Plan {
  let ways: { desk: Desk; taps: readonly Tap[] }[] = [{ desk: new Desk(shown, copyOf(s), meant, turned), taps: [] }];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { desk, taps } of ways)
      for (const tap of desk.taps()) {
        const after = desk.copy();
        after.tap(tap);
        if (after.failed || seen.has(after.key())) continue;
        seen.add(after.key());
        const way = { desk: after, taps: [...taps, tap] };
        if (after.isDone) return { taps: way.taps, turned: after.turned };
        next.push(way);
      }
    ways = next;
  }
  throw new Error(`no taps make ${meant.join(', ')}`);
}
