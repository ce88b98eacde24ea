import { everySeat } from '../../engine/kit.ts';
import { type Habits, type Sense, seatTally } from '../../engine/sense.ts';
import { cards } from './rules/deck.ts';
import { cardOf, isPlay, kindOf, MoveKind } from './rules/encoding.ts';
import { GOODS, goods, totalOf } from './rules/goods.ts';
import { ROUNDS } from './rules/material.ts';
import { kindsOf } from './rules/scoring.ts';
import { At, type WuestenkoenigeState } from './rules/state.ts';
import { looseGoods } from './rules/tiles.ts';

/** What a game of it was like: meetings and fights, cards, what the sand took and gave back, and who went out when. */
export const sense: Sense<WuestenkoenigeState> = first => {
  const was = { home: 0, camels: 0, buried: 0, out: first.out.slice() };
  const deliveries: number[] = [];
  const buried: number[] = [];
  const played: string[] = [];
  const outBy: string[] = [];
  const outIn: number[] = [];
  const { habits, add } = seatTally(first.seats, ['fights', 'spared', 'cards', 'digs']);
  let [meetings, fights, digs] = [0, 0, 0];
  return {
    before(s, actor, move) {
      Object.assign(was, { home: sumOf(s.display), camels: sumOf(s.stock), buried: buriedGoods(s) });
      was.out.set(s.out);
      const kind = kindOf(move);
      if (kind === MoveKind.Attack) fights++;
      if (kind === MoveKind.Attack || kind === MoveKind.Spare) meetings++;
      if (kind === MoveKind.Attack) add('fights', actor);
      if (kind === MoveKind.Spare) add('spared', actor);
      if (!isPlay(kind)) return;
      played.push(cards[cardOf(kind)]);
      add('cards', actor);
    },
    after(s, actor, move) {
      const kind = kindOf(move);
      if (sumOf(s.display) > was.home) deliveries.push(sumOf(s.display) - was.home);
      if (coversGround(kind) && sumOf(s.stock) > was.camels) buried.push(sumOf(s.stock) - was.camels);
      if (bares(kind) && buriedGoods(s) < was.buried) {
        digs++;
        add('digs', actor);
      }
      for (const seat of newlyOut(s, was.out)) {
        outBy.push(causes[kind] ?? 'something else');
        outIn[seat] = s.turn[At.Round];
      }
    },
    end: s => ({
      ended: howItEnded(s),
      turns: s.turn[At.Round] * s.seats,
      counts: {
        rounds: s.turn[At.Round],
        'goods in a delivery': deliveries,
        meetings,
        fights,
        'camels buried at once': buried,
        'times goods were dug out': digs,
        'goods left in the sand': buriedGoods(s) + looseOnHexes(s),
        'goods left in the oases': sumOf(s.oases),
        'cards played': played,
        'games with a seat out': outBy.length > 0 ? 1 : 0,
        'seats out by': outBy,
        'rounds a seat looked on': Object.values(outIn).map(round => s.turn[At.Round] - round),
      },
      habits: { ...broughtHome(s), ...habits },
    }),
  };
};

/** The goods of each kind that each seat has at home. */
function broughtHome(s: WuestenkoenigeState): Habits {
  const ofKind = (good: number) => everySeat(s.seats).map(seat => s.display[seat * GOODS + good]);
  return Object.fromEntries(goods.map((name, good) => [name, ofKind(good)]));
}

const causes: Readonly<Record<number, string>> = {
  [MoveKind.Roll]: 'a fight',
  [MoveKind.Shift]: 'a shifted tile',
  [MoveKind.Sand]: 'a card of sand',
  [MoveKind.Plague]: 'a plague',
};

function coversGround(kind: MoveKind): boolean {
  return kind === MoveKind.Shift || kind === MoveKind.Sand;
}

function bares(kind: MoveKind): boolean {
  return kind === MoveKind.Shift || kind === MoveKind.Drift;
}

function newlyOut(s: WuestenkoenigeState, before: Uint8Array): number[] {
  return everySeat(s.seats).filter(seat => s.out[seat] !== 0 && before[seat] === 0);
}

function howItEnded(s: WuestenkoenigeState): string {
  if (everySeat(s.seats).some(seat => kindsOf(s, seat) === GOODS)) return 'all three kinds delivered';
  if (s.out.filter(out => out === 0).length < 2) return 'the last seat left';
  return s.turn[At.Round] === ROUNDS ? 'the last round' : 'no kind left to complete';
}

function sumOf(list: Uint8Array): number {
  return list.reduce((sum, each) => sum + each, 0);
}

function looseOnHexes(s: WuestenkoenigeState): number {
  let sum = 0;
  for (let hex = 0; hex < s.height.length; hex++) sum += totalOf(looseGoods(s, hex));
  return sum;
}

/** Goods that lie under a tile. */
function buriedGoods(s: WuestenkoenigeState): number {
  const all = [...s.onTile, ...s.onFloor].reduce((sum, load) => sum + totalOf(load), 0);
  return all - looseOnHexes(s);
}
