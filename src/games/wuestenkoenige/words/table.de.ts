import { count } from '../../../engine/figures.ts';
import type { CardId } from '../rules/deck.ts';
import { KIND } from '../rules/material.ts';
import { cardWords } from './cards.de.ts';
import { good, groundNames, laden, place } from './goods.de.ts';
import { chanceAt } from './halts.ts';
import type { TableWords } from './table.en.ts';
import { cardIn, fieldsIn, hexIn, type PromptTurn } from './turn.ts';

const targets: Readonly<Record<CardId, readonly string[]>> = {
  sand: ['Wähle ein Feld für das Plättchen.', 'Welche Seite liegt oben?'],
  drift: ['Wähle das Plättchen, das verweht.'],
  storm: [''],
  calf: ['Wähle ein Feld für das junge Kamel.'],
  carpet: ['Wähle eines deiner Kamele.', 'Wähle, wo es landet.'],
  trek: [''],
  swap: ['Wähle ein fremdes Kamel.', 'Wähle das Kamel, mit dem es tauscht.', 'Welche Kamele?'],
  loss: ['Wähle ein beladenes fremdes Kamel.', 'Was verliert es?'],
  plague: ['Wähle eine Oase.'],
};
const card = (turn: PromptTurn): string => {
  const chosen = cardIn(turn);
  if (chosen) return `${cardWords[chosen].name}: ${targets[chosen][fieldsIn(turn)] ?? ''}`;
  return 'Spiele eine Karte oder wähle ein Kamel, um es zu bewegen.';
};
const points = (turn: PromptTurn): string => (turn.args.left === 1 ? 'Noch 1 Punkt' : `Noch ${turn.args.left} Punkte`);
const camel = (load: string): string => `Kamel ${laden(load)}${load.endsWith('*') ? ', hat angegriffen' : ''}`;
const tile = (turn: PromptTurn): string =>
  `Drücke noch einmal auf ${hexIn(turn)}, um das Plättchen umzudrehen, oder auf ein Feld daneben, um es dorthin zu schieben.`;

export const table: TableWords = {
  quiet: true,
  prompts: {
    card,
    storm: turn =>
      hexIn(turn)
        ? tile(turn)
        : `Der Sturm verändert noch ${turn.args.left === 1 ? 'ein Plättchen' : `${turn.args.left} Plättchen`}: Wähle eines.`,
    move: turn =>
      fieldsIn(turn) > 0
        ? `Wähle, wohin es geht: Jedes Feld in Reichweite sagt, was der Weg kostet. ${points(turn)}.`
        : `Bewege Kamele. ${points(turn)}: Wähle eines deiner Kamele${turn.made > 0 ? ' oder nimm den letzten Zug zurück' : ''}.`,
    fight: turn => `Auf ${turn.args.hex} stehen andere. Angreifen oder in Frieden weiterziehen?`,
    give: () => 'Welche Ware gibst du her?',
    desert: turn => (hexIn(turn) ? tile(turn) : 'Verändere die Wüste: Wähle ein Plättchen.'),
    discard: turn =>
      turn.args.over === 1
        ? 'Du hast eine Karte zu viel: Lege eine ab.'
        : `Du hast ${turn.args.over} Karten zu viel: Lege eine ab.`,
    pass: () => 'Auf dem Spielplan liegt kein Plättchen, das du verändern könntest.',
  },
  moveLabels: {
    skip: () => 'Keine Karte spielen',
    end: () => 'Keine Schritte mehr',
    spare: () => 'In Frieden weiterziehen',
    pass: () => 'Weiter',
    give: ([, what = '']) => `${good(what)} geben`,
    take: ([, , , what = '']) => `${good(what)} aufheben`,
    turn: ([, hex]) => `${hex} umdrehen`,
    shift: ([, from, to]) => `Plättchen von ${from} nach ${to} schieben`,
    discard: ([, what]) => `Ablegen: ${cardWords[what as CardId].name}`,
    go: ([, from = '', load = '', to = '']) => `${camel(load)}: ${place(from)} – ${place(to)}`,
  },
  choices: {
    attack: (who, load) => `${who} angreifen: Kamel ${laden(load)}`,
    camel,
    side: side => `Oben ${groundNames[side]}`,
    loss: (who, load, what) => `${who}, Kamel ${laden(load)}: verliert ${good(what)}`,
    swap: (one, load, other, cargo) => `${one} ${laden(load)} ↔ ${other} ${laden(cargo)}`,
  },
  halt: ({ state }) => {
    const chance = chanceAt(state);
    if (chance === 'roll')
      return { task: 'Der Würfel entscheidet den Kampf. Danach gibt es kein Zurück.', button: 'Würfeln' };
    if (chance === 'draw')
      return { task: 'Jetzt werden Karten gezogen. Danach gibt es kein Zurück.', button: 'Karten ziehen' };
    return undefined;
  },
  tokens: { f: good('f'), v: good('v'), w: good('w'), dune: groundNames.dune, plain: groundNames.plain },
  gains: {
    kinds: worth => (worth > 0 ? count(worth / KIND, 'neue Warenart', 'neue Warenarten') : 'eine Warenart weniger'),
    goods: number => (number > 0 ? `+${number} ${number === 1 ? 'Ware' : 'Waren'}` : `−${-number}`),
  },
  options: {},
};
