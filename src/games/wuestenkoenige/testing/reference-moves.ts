import { besideOf, desert, distance, isDesert, OASES } from './reference-board.ts';
import {
  type Camel,
  camelsOn,
  drawable,
  foeNamed,
  hexNamed,
  KINDS,
  looseOn,
  nameOf,
  type ReferenceState,
  reserveOf,
  stockOf,
  type Tile,
  topOf,
} from './reference-state.ts';

/** Everything that may be played now, in words. Things that look alike are one choice. */
export function legalTexts(game: ReferenceState): string[] {
  return [...new Set(game.stage !== 'tiles' && game.stage !== 'over' ? textsNow(game) : setUpTexts(game))];
}

function setUpTexts(game: ReferenceState): string[] {
  const bare = desert.find(hex => hexNamed(game, hex).tiles.length === 0);
  return game.stage === 'tiles' ? ['dune', 'plain'].map(side => `tile ${bare} ${side}`) : [];
}

function textsNow(game: ReferenceState): string[] {
  if (game.tasks.length > 0) return taskTexts(game);
  if (game.stage === 'card') return ['skip', ...cardTexts(game)];
  if (game.stage === 'storm') return changeTexts(game, game.stormed);
  if (game.stage === 'camels') return [...camelTexts(game), 'end'];
  if (game.stage === 'question') return ['spare', ...foesOfComer(game).map(attackOn)];
  if (game.stage === 'roll') return [1, 2, 3, 4, 5, 6].map(pips => `roll ${pips}`);
  if (game.stage === 'give') return [...(game.giver?.load ?? '')].map(good => `give ${good}`);
  const changes = changeTexts(game, []);
  return changes.length > 0 ? changes : ['pass'];
}

function taskTexts(game: ReferenceState): string[] {
  const { what, seat } = game.tasks[0];
  if (what === 'draw') return drawable(game).map(kind => `draw ${kind}`);
  const inHand = KINDS.filter(kind => game.hands[seat].includes(kind));
  return (what === 'discard' ? inHand : inHand.slice(0, 1)).map(kind => `discard ${kind}`);
}

const targets: Record<string, (game: ReferenceState) => string[]> = {
  sand: game => (reserveOf(game) > 0 ? desert.flatMap(hex => [` ${hex} dune`, ` ${hex} plain`]) : []),
  drift: game => desert.filter(hex => topOf(hexNamed(game, hex))).map(hex => ` ${hex}`),
  storm: game => (desert.some(hex => topOf(hexNamed(game, hex))) ? [''] : []),
  calf: game => calfHexes(game).map(hex => ` ${hex}`),
  carpet: game => ownCamels(game).flatMap(camel => carpetHexes(game, camel).map(hex => ` ${nameOf(camel)} ${hex}`)),
  trek: () => [''],
  swap: swapTargets,
  loss: game => foesInDesert(game).flatMap(foe => [...foe.load].map(good => ` ${foeNamed(foe)} ${good}`)),
  plague: game => OASES.filter(oasis => camelsOn(game, oasis).length > 0).map(oasis => ` ${oasis}`),
};

function cardTexts(game: ReferenceState): string[] {
  return game.hands[game.seat].flatMap(card => targets[card](game).map(target => `play ${card}${target}`));
}

function calfHexes(game: ReferenceState): string[] {
  const parents = ownCamels(game).filter(camel => isDesert(camel.at));
  const near = (hex: string) => parents.some(camel => distance(camel.at, hex) <= 2);
  return stockOf(game, game.seat) > 0 ? desert.filter(hex => near(hex) && hasRoom(game, hex)) : [];
}

function carpetHexes(game: ReferenceState, camel: Camel): string[] {
  return desert.filter(hex => hex !== camel.at && distance(camel.at, hex) <= 5 && hasRoom(game, hex));
}

function swapTargets(game: ReferenceState): string[] {
  const foes = foesInDesert(game);
  const before = (a: Camel, b: Camel) => desert.indexOf(a.at) < desert.indexOf(b.at);
  const alike = (a: Camel, b: Camel) => a.seat === b.seat && a.load === b.load;
  return foes.flatMap(a => foes.filter(b => before(a, b) && !alike(a, b)).map(b => ` ${foeNamed(a)} ${foeNamed(b)}`));
}

function foesInDesert(game: ReferenceState): Camel[] {
  return game.camels.filter(camel => camel.seat !== game.seat && isDesert(camel.at));
}

function ownCamels(game: ReferenceState): Camel[] {
  return game.camels.filter(camel => camel.seat === game.seat);
}

function hasRoom(game: ReferenceState, hex: string): boolean {
  return camelsOn(game, hex).length < 3;
}

/** Steps and goods to pick up, without the end of it. */
export function camelTexts(game: ReferenceState): string[] {
  return ownCamels(game).flatMap(camel => [...stepTexts(game, camel), ...takeTexts(game, camel)]);
}

function stepTexts(game: ReferenceState, camel: Camel): string[] {
  const open = besideOf(camel.at).filter(to => mayEnter(game, camel, to));
  const near = open.filter(to => costOf(game, camel.at, to) <= game.points);
  return near.map(to => `go ${nameOf(camel)} ${to}`);
}

function mayEnter(game: ReferenceState, camel: Camel, to: string): boolean {
  if (to === 'palace') return camel.load !== '';
  if (OASES.includes(to)) return !camel.load.includes(to[0]);
  return hasRoom(game, to);
}

export function costOf(game: ReferenceState, from: string, to: string): number {
  if (!isDesert(from) || !isDesert(to)) return 1;
  return groundOf(game, from) === groundOf(game, to) ? 1 : 2;
}

function groundOf(game: ReferenceState, hex: string): string {
  return topOf(hexNamed(game, hex))?.side ?? 'valley';
}

function takeTexts(game: ReferenceState, camel: Camel): string[] {
  if (!isDesert(camel.at)) return [];
  return [...looseOn(hexNamed(game, camel.at))].map(good => `take ${nameOf(camel)} ${good}`);
}

export function foesOfComer({ camels, comer }: ReferenceState): Camel[] {
  return camels.filter(camel => camel.at === comer?.at && camel.seat !== comer.seat);
}

function attackOn({ seat, load }: Camel): string {
  return `attack ${seat} ${load || '-'}`;
}

/** All ways to change the desert, except with these tiles. */
export function changeTexts(game: ReferenceState, barred: readonly Tile[]): string[] {
  return desert.flatMap(hex => {
    const top = topOf(hexNamed(game, hex));
    if (!top || barred.includes(top)) return [];
    const shifts = camelsOn(game, hex).length > 0 ? [] : besideOf(hex).filter(isDesert);
    return [`turn ${hex}`, ...shifts.map(to => `shift ${hex} ${to}`)];
  });
}
