import { count } from '../../../engine/figures.ts';
import type { CardId } from '../rules/deck.ts';
import { KIND } from '../rules/material.ts';
import { cardWords } from './cards.nl.ts';
import { good, groundNames, laden, place } from './goods.nl.ts';
import { chanceAt } from './halts.ts';
import type { TableWords } from './table.en.ts';
import { cardIn, fieldsIn, hexIn, type PromptTurn } from './turn.ts';

const targets: Readonly<Record<CardId, readonly string[]>> = {
  sand: ['kies een veld voor de tegel.', 'welke kant ligt boven?'],
  drift: ['kies de tegel die wegwaait.'],
  storm: [''],
  calf: ['kies een veld voor de jonge kameel.'],
  carpet: ['kies een van je kamelen.', 'kies waar hij landt.'],
  trek: [''],
  swap: ['kies een kameel van een andere speler.', 'kies de kameel waarmee hij wisselt.', 'welke kamelen?'],
  loss: ['kies een beladen kameel van een andere speler.', 'wat verliest hij?'],
  plague: ['kies een oase.'],
};
const card = (turn: PromptTurn): string => {
  const chosen = cardIn(turn);
  if (chosen) return `${cardWords[chosen].name}: ${targets[chosen][fieldsIn(turn)] ?? ''}`;
  return 'Speel een kaart, of kies een kameel om hem te verplaatsen.';
};
const points = (turn: PromptTurn): string => `nog ${count(Number(turn.args.left), 'punt', 'punten')}`;
const camel = (load: string): string => `Kameel ${laden(load)}${load.endsWith('*') ? ', heeft aangevallen' : ''}`;
const tile = (turn: PromptTurn): string =>
  `Druk nog eens op ${hexIn(turn)} om de tegel om te draaien, of op een veld ernaast om hem daarheen te schuiven.`;

export const table: TableWords = {
  quiet: true,
  prompts: {
    card,
    storm: turn =>
      hexIn(turn)
        ? tile(turn)
        : `De storm verandert nog ${turn.args.left === 1 ? 'één tegel' : `${turn.args.left} tegels`}: kies er een.`,
    move: turn =>
      fieldsIn(turn) > 0
        ? `Kies waar hij heen gaat: elk veld binnen bereik zegt wat de weg kost, ${points(turn)}.`
        : `Verplaats kamelen, ${points(turn)}: kies een van je kamelen${turn.made > 0 ? ', of neem je laatste zet terug' : ''}.`,
    fight: turn => `Op ${turn.args.hex} staan anderen. Aanvallen, of in vrede verdergaan?`,
    give: () => 'Welke waar geef je weg?',
    desert: turn => (hexIn(turn) ? tile(turn) : 'Verander de woestijn: kies een tegel.'),
    discard: turn => `Je hebt ${count(Number(turn.args.over), 'kaart', 'kaarten')} te veel: leg er een weg.`,
    pass: () => 'Er ligt geen tegel op het bord die je kunt veranderen.',
  },
  moveLabels: {
    skip: () => 'Geen kaart spelen',
    end: () => 'Geen stappen meer',
    spare: () => 'In vrede verdergaan',
    pass: () => 'Verder',
    give: ([, what = '']) => `${good(what)} geven`,
    take: ([, , , what = '']) => `${good(what)} oprapen`,
    turn: ([, hex]) => `${hex} omdraaien`,
    shift: ([, from, to]) => `Tegel van ${from} naar ${to} schuiven`,
    discard: ([, what]) => `Wegleggen: ${cardWords[what as CardId].name}`,
    go: ([, from = '', load = '', to = '']) => `${camel(load)} van ${place(from)} naar ${place(to)}`,
  },
  choices: {
    attack: (who, load) => `${who} aanvallen: kameel ${laden(load)}`,
    camel,
    side: side => `Boven ${groundNames[side]}`,
    loss: (who, load, what) => `${who}, kameel ${laden(load)}: verliest ${good(what)}`,
    swap: (one, load, other, cargo) => `${one} ${laden(load)} ↔ ${other} ${laden(cargo)}`,
  },
  halt: ({ state }) => {
    const chance = chanceAt(state);
    if (chance === 'roll')
      return { task: 'De dobbelsteen beslist het gevecht. Daarna is er geen weg terug.', button: 'Dobbelen' };
    if (chance === 'draw')
      return { task: 'Nu worden kaarten getrokken. Daarna is er geen weg terug.', button: 'Kaarten trekken' };
    return undefined;
  },
  tokens: { f: good('f'), v: good('v'), w: good('w'), dune: groundNames.dune, plain: groundNames.plain },
  gains: {
    kinds: worth =>
      worth > 0 ? count(worth / KIND, 'nieuwe soort waar', 'nieuwe soorten waar') : 'een soort waar minder',
    goods: number => (number > 0 ? `+${count(number, 'waar', 'waren')}` : `−${-number}`),
  },
  options: {},
};
