import type {
  fight as fightSource,
  boardWords as source,
  stock as stockSource,
  boardText as textSource,
} from './board.en.ts';
import { carrying, goodNames, groundNames, listed, load, place } from './goods.de.ts';

const camels = (number: number): string => `${number} ${number === 1 ? 'Kamel' : 'Kamele'}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;
const points = (number: number): string => `${number} ${number === 1 ? 'Bewegungspunkt' : 'Bewegungspunkte'}`;

export const boardWords: typeof source = {
  label: abroad => `Die Wüste zwischen dem Palast und drei Oasen, ${camels(abroad)} darin.`,
  keys: 'Pfeiltasten gehen von Feld zu Feld. N und P springen zum nächsten und vorigen wählbaren Feld. Enter wählt, Escape lässt los. 1 bis 5 wählen eine Karte. Plus, Minus und 0 zoomen.',
  place,
  ground: (ground, layers) => (layers < 2 ? groundNames[ground] : `${groundNames[ground]}, ${layers} Plättchen hoch`),
  flock: (number, who, cargo) => `${camels(number)} von ${who}${carrying(cargo)}`,
  own: (number, cargo) => `${camels(number)}${carrying(cargo)}`,
  attacked: 'hat angegriffen',
  loose: cargo => `${load(cargo)} liegt dort`,
  buried: cargo => `${load(cargo)} verschüttet`,
  left: number => `${number} ${number === 1 ? 'Ware' : 'Waren'}`,
  cost: points,
  open: 'wählbar',
  shut: 'jetzt nicht wählbar',
  chosen: 'gewählt',
  changes: {
    shift: 'hierher verschieben',
    turn: 'noch einmal dreht es um',
    other: 'nimmt stattdessen dieses Plättchen',
  },
  withoutCard: 'ohne eine Karte zu spielen',
  enter: {
    skip: 'Enter zieht weiter, ohne eine Karte zu spielen, die Rücktaste nimmt das zurück',
    walk: 'Enter zieht hierher',
    other: 'Enter nimmt stattdessen ein Kamel von hier',
  },
  listed,
};

export const stock: typeof stockSource = {
  title: 'Karten und Waren',
  steps: ['Karte', 'Kamele', 'Wüste'],
  step: (name, current) => (current ? `${name}, jetzt` : name),
  points: number => `Noch ${points(number)}`,
  round: (number, last) => `Runde ${number} von höchstens ${last}`,
  hand: 'Deine Karten',
  handOf: who => `Karten von ${who}`,
  empty: 'Keine Karten auf der Hand',
  untold: number => `${cards(number)} auf der Hand, von diesen:`,
  secret: 'Die Karten sind jetzt verdeckt.',
  card: (name, number) => (number === 1 ? name : `${name}, ${number} Stück`),
  camels: number => `${camels(number)} im Vorrat`,
  cards,
  brought: (good, number) =>
    number === 0 ? `${goodNames[good]} fehlt noch` : `${number} ${goodNames[good]} heimgebracht`,
  out: 'ausgeschieden',
  deck: number => `${cards(number)} im Stapel`,
  discard: number => `${cards(number)} abgelegt`,
  reserve: number => `${number} Plättchen in Reserve`,
  dig: 'Zeigen, was verschüttet ist',
};

export const fight: typeof fightSource = {
  title: (attacker, target, hex) => `${attacker} greift ${target} auf ${hex} an`,
};

export const boardText: typeof textSource = {
  title: 'Der Spielplan in Worten',
  places: 'Palast und Oasen',
  desert: 'Die Wüste, Reihe für Reihe',
  row: number => `Reihe ${number}`,
  nobody: 'niemand',
  camels: 'Kamele',
  brought: cargo => (load(cargo) === '' ? 'noch nichts heimgebracht' : `heimgebracht: ${load(cargo)}`),
  loose: 'Lose und verschüttete Waren',
  none: 'keine',
};
