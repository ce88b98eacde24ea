import { count } from '../../../engine/figures.ts';
import type {
  fight as fightSource,
  boardWords as source,
  stock as stockSource,
  boardText as textSource,
} from './board.en.ts';
import { carrying, goodNames, groundNames, listed, load, place } from './goods.nl.ts';

const camels = (number: number): string => count(number, 'kameel', 'kamelen');
const cards = (number: number): string => count(number, 'kaart', 'kaarten');
const points = (number: number): string => count(number, 'bewegingspunt', 'bewegingspunten');

export const boardWords: typeof source = {
  label: abroad => `De woestijn tussen het paleis en drie oases, ${camels(abroad)} erin.`,
  keys: 'Pijltjestoetsen gaan van veld naar veld. N en P springen naar het volgende en vorige veld dat je kunt kiezen. Enter kiest, Escape laat los. 1 tot 5 kiezen een kaart. Plus, min en 0 zoomen.',
  place,
  ground: (ground, layers) => (layers < 2 ? groundNames[ground] : `${groundNames[ground]}, ${layers} tegels hoog`),
  flock: (number, who, cargo) => `${camels(number)} van ${who}${carrying(cargo)}`,
  own: (number, cargo) => `${camels(number)}${carrying(cargo)}`,
  attacked: 'heeft aangevallen',
  loose: cargo => `${load(cargo)} ligt er`,
  buried: cargo => `${load(cargo)} bedolven`,
  left: number => count(number, 'waar', 'waren'),
  cost: points,
  open: 'kan gekozen worden',
  shut: 'kan nu niet gekozen worden',
  chosen: 'gekozen',
  changes: { shift: 'hierheen schuiven', turn: 'nog eens draait hem om', other: 'neemt deze tegel in plaats daarvan' },
  withoutCard: 'zonder een kaart te spelen',
  enter: {
    skip: 'Enter gaat verder zonder een kaart te spelen, Backspace neemt dat terug',
    walk: 'Enter loopt hierheen',
    other: 'Enter neemt in plaats daarvan een kameel van hier',
  },
  listed,
};

export const stock: typeof stockSource = {
  title: 'Kaarten en waren',
  steps: ['Kaart', 'Kamelen', 'Woestijn'],
  step: (name, current) => (current ? `${name}, nu` : name),
  points: number => `Nog ${points(number)}`,
  round: (number, last) => `Ronde ${number} van hoogstens ${last}`,
  hand: 'Je kaarten',
  handOf: who => `Kaarten van ${who}`,
  empty: 'Geen kaarten in de hand',
  untold: number => `${cards(number)} in de hand, uit deze:`,
  secret: 'De kaarten zijn nu gedekt.',
  card: (name, number) => (number === 1 ? name : `${name}, ${number} stuks`),
  camels: number => `${camels(number)} in voorraad`,
  cards,
  brought: (good, number) =>
    number === 0 ? `nog geen ${goodNames[good]}` : `${number} ${goodNames[good]} thuisgebracht`,
  out: 'ligt eruit',
  deck: number => `${cards(number)} in de stapel`,
  discard: number => `${cards(number)} weggelegd`,
  reserve: number => `${count(number, 'tegel', 'tegels')} in reserve`,
  dig: 'Laat zien wat bedolven is',
};

export const fight: typeof fightSource = {
  title: (attacker, target, hex) => `${attacker} valt ${target} aan op ${hex}`,
};

export const boardText: typeof textSource = {
  title: 'Het bord in woorden',
  places: 'Paleis en oases',
  desert: 'De woestijn, rij voor rij',
  row: number => `Rij ${number}`,
  nobody: 'niemand',
  camels: 'Kamelen',
  brought: cargo => (load(cargo) === '' ? 'nog niets thuisgebracht' : `thuisgebracht: ${load(cargo)}`),
  loose: 'Losse en bedolven waren',
  none: 'geen',
};
