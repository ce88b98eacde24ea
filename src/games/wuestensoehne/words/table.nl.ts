import { signed } from '../../../engine/figures.ts';
import type { Good } from '../rules/tiles.ts';
import { actionNames } from './nouns.nl.ts';
import type { PromptTurn, TableWords } from './table.en.ts';

const cellIn = ({ chosen }: PromptTurn) => chosen.find(token => /^[a-k]\d+$/.test(token));
const figureIn = ({ chosen }: PromptTurn) => chosen.find(token => /^\d+$/.test(token));
const isPlaced = ({ chosen }: PromptTurn) => chosen.some(token => /^[NESW]+$/.test(token));
const goodIn = ({ args }: PromptTurn) => actionNames[args.good as Good];

const move = (turn: PromptTurn): string => {
  if (cellIn(turn)) return `${cellIn(turn)} ligt achter witte lijnen: de kameeldrijver betalen?`;
  if (turn.chosen.includes('driver')) return 'Kies een veld: de kameeldrijver gaat over witte lijnen.';
  if (turn.args.bound) return 'Je hebt drie tegels: ga naar waar er een past of waar de verkenner helpt.';
  return 'Verplaats je karavaan: kies een veld of blijf staan.';
};
const lay = (turn: PromptTurn): string => {
  if (turn.args.fixed) return 'De tegel past maar op één manier: leg hem neer.';
  if (cellIn(turn) || turn.args.only) return 'Druk op de tegel om hem te draaien en leg hem dan neer.';
  return 'Leg de tegel naast je karavaan: kies een plaats.';
};
const figure = (turn: PromptTurn): string => {
  if (figureIn(turn)) return `Kies de oase voor de figuur met hoogte ${figureIn(turn)}.`;
  if (isPlaced(turn)) return 'Kies de figuur die daarheen gaat.';
  if (!turn.args.sets) return 'Je mag een van je figuren terugnemen.';
  if (!turn.args.takes) return 'Zet een figuur in de oase of pas.';
  return 'Zet een figuur in de oase, neem er een terug of pas.';
};

const halts: Readonly<Record<string, { readonly task: string; readonly button: string }>> = {
  token: { task: 'Je trekt nu een gerucht; alleen jij ziet het.', button: 'Gerucht trekken' },
  see: { task: 'Alleen jij zult dit gerucht zien.', button: 'Bekijken' },
  draw: { task: 'Nu wordt er een tegel getrokken; dat kun je niet terugnemen.', button: 'Trekken' },
  others: { task: 'Nu kiezen anderen: ga verder of neem je zet terug.', button: 'Verder' },
};

const offOn = { false: 'Uit', true: 'Aan' };

export const table: TableWords = {
  prompts: {
    start: () => 'Kies het uiteinde van het kruis waar je karavaan begint.',
    move,
    explore: ({ args }) =>
      args.draws
        ? 'Ontdek: trek een tegel of kies er een uit een voorraad.'
        : 'Ontdek: kies een tegel uit een voorraad.',
    lay,
    amends: () => 'Er is een tegel van je afgepakt. Een andere trekken als vergoeding?',
    figure,
    score: ({ args }) =>
      args.many ? 'Er zijn meerdere oases compleet: welke komt nu?' : 'De oase is compleet: die wordt nu gewaardeerd.',
    occupy: ({ args }) => `Je figuur met hoogte ${args.rank} staat vooraan: kies een actieveld.`,
    room: turn => `Je kamelen zijn vol. Wat geef je weg voor ${goodIn(turn)}?`,
    put: ({ args }) => `Alleen jij ziet het: ${signed(Number(args.value))}. Leg het bij een waar.`,
    look: () => 'Je mag één gerucht bekijken: kies het op het bord.',
    keep: ({ args }) => `Alleen jij ziet het: ${signed(Number(args.value))}. Laten liggen of wegnemen?`,
    guide: () => 'De gids een watersteen betalen voor een bonusbeurt?',
  },
  buttons: {
    lay: () => 'Hier neerleggen',
    draw: () => 'Tegel trekken',
    stay: () => 'Hier blijven',
    driver: () => 'Drijver (1 water)',
    skip: () => 'Niet ontdekken',
    decline: () => 'Nee, dank je',
    pass: ({ args }) => (args.step === 'look' ? 'Geen bekijken' : args.laid === 0 ? 'Geen terug' : 'Geen figuur'),
    leave: () => 'Laten liggen',
    remove: () => 'Wegnemen',
    bonus: () => 'Bonusbeurt (1 water)',
    end: () => 'Beurt beëindigen',
  },
  moveLabels: {
    stay: () => 'Hier blijven',
    go: ([, cell]) => `Ga naar ${cell}`,
    draw: () => 'Tegel trekken',
    own: () => 'Leg een eigen tegel',
    scout: () => 'Stuur de verkenner',
    discard: () => 'Leg de tegel weg',
    skip: () => 'Niet ontdekken',
    lay: ([, cell]) => `Leg de tegel op ${cell}`,
    set: ([, rank]) => `Zet de figuur met hoogte ${rank}`,
    take: ([, rank]) => `Neem figuur ${rank} terug`,
    pass: () => 'Passen',
    score: () => 'Waardeer de oase',
    occupy: ([, action]) => `Neem ${actionNames[action as Good]}`,
    drop: ([, good]) => `Geef ${actionNames[good as Good]} weg`,
    decline: () => 'Afzien',
    put: ([, slot]) => `Leg het bij ${actionNames[slot.slice(0, -1) as Good]}`,
    look: () => 'Bekijken',
    leave: () => 'Laten liggen',
    remove: () => 'Wegnemen',
    bonus: () => 'Bonusbeurt',
    end: () => 'Beurt beëindigen',
  },
  halt: ({ args }) => halts[String(args.step)],
  ended: ({ stacks }) =>
    stacks.some(left => left > 0)
      ? 'Niemand heeft nog een tegel gelegd.'
      : 'Alle tegels zijn getrokken, en iedereen heeft de laatste beurt gehad.',
  planned: { draw: true, drawAmends: true, end: true },
  quiet: true,
  tokens: { ...actionNames, driver: 'met de drijver' },
  gains: {
    myrrh: points => `${signed(points)} mirre`,
    incense: points => `${signed(points)} wierook`,
    gem: points => `${signed(points)} edelstenen`,
    salt: points => `${signed(points)} zout`,
  },
  options: {
    allStacks: {
      name: 'Alle stapels met zijn tweeën',
      hint: 'Ook met zijn tweeën doet stapel 1 mee: de partij duurt langer.',
      values: offOn,
    },
    freeStart: {
      name: 'Vrije start',
      hint: 'Je kiest het uiteinde van het kruis waar je karavaan begint.',
      values: offOn,
    },
    duty: {
      name: 'Volle voorraad verplicht',
      hint: 'Met drie tegels moet je zo mogelijk naar een veld waar er een past of de verkenner helpt.',
      values: offOn,
    },
  },
};
