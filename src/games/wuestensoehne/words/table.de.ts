import { signed } from '../../../engine/figures.ts';
import type { Good } from '../rules/tiles.ts';
import { actionNames } from './nouns.de.ts';
import type { PromptTurn, TableWords } from './table.en.ts';

const cellIn = ({ chosen }: PromptTurn) => chosen.find(token => /^[a-k]\d+$/.test(token));
const figureIn = ({ chosen }: PromptTurn) => chosen.find(token => /^\d+$/.test(token));
const isPlaced = ({ chosen }: PromptTurn) => chosen.some(token => /^[NESW]+$/.test(token));
const goodIn = ({ args }: PromptTurn) => actionNames[args.good as Good];

const move = (turn: PromptTurn): string => {
  if (cellIn(turn)) return `${cellIn(turn)} liegt hinter weißen Linien: den Kameltreiber bezahlen?`;
  if (turn.chosen.includes('driver')) return 'Wähle ein Feld: Der Kameltreiber führt über weiße Linien.';
  if (turn.args.bound) return 'Du hast drei Plättchen: Zieh dorthin, wo eines passt oder der Kundschafter hilft.';
  return 'Ziehe deine Karawane: Wähle ein Feld oder bleib stehen.';
};
const lay = (turn: PromptTurn): string => {
  if (turn.args.fixed) return 'Das Plättchen passt nur auf eine Weise: Lege es.';
  if (cellIn(turn) || turn.args.only) return 'Drücke auf das Plättchen, um es zu drehen, und lege es dann.';
  return 'Lege das Plättchen neben deine Karawane: Wähle einen Platz.';
};
const figure = (turn: PromptTurn): string => {
  if (figureIn(turn)) return `Wähle die Oase für die Figur der Höhe ${figureIn(turn)}.`;
  if (isPlaced(turn)) return 'Wähle die Figur, die dorthin kommt.';
  if (!turn.args.sets) return 'Du darfst eine deiner Figuren zurücknehmen.';
  if (!turn.args.takes) return 'Stelle eine Figur in die Oase oder passe.';
  return 'Stelle eine Figur in die Oase, nimm eine zurück oder passe.';
};

const halts: Readonly<Record<string, { readonly task: string; readonly button: string }>> = {
  token: { task: 'Du ziehst jetzt ein Gerücht; nur du siehst es.', button: 'Gerücht ziehen' },
  see: { task: 'Nur du wirst dieses Gerücht sehen.', button: 'Ansehen' },
  draw: { task: 'Jetzt wird ein Plättchen gezogen; das lässt sich nicht zurücknehmen.', button: 'Ziehen' },
  others: { task: 'Jetzt wählen andere: Mach weiter oder nimm deinen Zug zurück.', button: 'Weiter' },
};

const offOn = { false: 'Aus', true: 'An' };

export const table: TableWords = {
  prompts: {
    start: () => 'Wähle das Ende des Kreuzes, an dem deine Karawane beginnt.',
    move,
    explore: ({ args }) =>
      args.draws
        ? 'Entdecke: Zieh ein Plättchen oder wähle eines aus einer Auslage.'
        : 'Entdecke: Wähle ein Plättchen aus einer Auslage.',
    lay,
    amends: () => 'Dir wurde ein Plättchen genommen. Zum Ausgleich eines ziehen?',
    figure,
    score: ({ args }) =>
      args.many
        ? 'Mehrere Oasen sind vollständig: Welche wird als nächste gewertet?'
        : 'Die Oase ist vollständig: Sie wird jetzt gewertet.',
    occupy: ({ args }) => `Deine Figur der Höhe ${args.rank} steht vorn: Wähle ein Aktionsfeld.`,
    room: turn => `Deine Kamele sind voll. Was gibst du ab für ${goodIn(turn)}?`,
    put: ({ args }) => `Nur du siehst es: ${signed(Number(args.value))}. Lege es zu einer Ware.`,
    look: () => 'Du darfst dir ein Gerücht ansehen: Wähle es auf der Tafel.',
    keep: ({ args }) => `Nur du siehst es: ${signed(Number(args.value))}. Liegen lassen oder wegnehmen?`,
    guide: () => 'Dem Führer einen Wasserstein für einen Bonuszug geben?',
  },
  buttons: {
    lay: () => 'Hier anlegen',
    draw: () => 'Plättchen ziehen',
    stay: () => 'Hier bleiben',
    driver: () => 'Treiber (1 Wasser)',
    skip: () => 'Nicht entdecken',
    decline: () => 'Nein, danke',
    pass: ({ args }) => (args.step === 'look' ? 'Keines ansehen' : args.laid === 0 ? 'Keine zurück' : 'Keine Figur'),
    leave: () => 'Liegen lassen',
    remove: () => 'Wegnehmen',
    bonus: () => 'Bonuszug (1 Wasser)',
    end: () => 'Zug beenden',
  },
  moveLabels: {
    stay: () => 'Hier bleiben',
    go: ([, cell]) => `Nach ${cell} ziehen`,
    draw: () => 'Plättchen ziehen',
    own: () => 'Plättchen der Auslage legen',
    scout: () => 'Kundschafter schicken',
    discard: () => 'Plättchen ablegen',
    skip: () => 'Nicht entdecken',
    lay: ([, cell]) => `Auf ${cell} legen`,
    set: ([, rank]) => `Figur der Höhe ${rank} aufstellen`,
    take: ([, rank]) => `Figur ${rank} zurücknehmen`,
    pass: () => 'Passen',
    score: () => 'Oase werten',
    occupy: ([, action]) => `${actionNames[action as Good]} nehmen`,
    drop: ([, good]) => `${actionNames[good as Good]} abgeben`,
    decline: () => 'Verzichten',
    put: ([, slot]) => `Legen zu: ${actionNames[slot.slice(0, -1) as Good]}`,
    look: () => 'Ansehen',
    leave: () => 'Liegen lassen',
    remove: () => 'Wegnehmen',
    bonus: () => 'Bonuszug',
    end: () => 'Zug beenden',
  },
  halt: ({ args }) => halts[String(args.step)],
  ended: ({ stacks }) =>
    stacks.some(left => left > 0)
      ? 'Niemand hat mehr ein Plättchen gelegt.'
      : 'Alle Plättchen sind gezogen, und alle hatten ihren letzten Zug.',
  planned: { draw: true, drawAmends: true, end: true },
  quiet: true,
  tokens: { ...actionNames, driver: 'mit Kameltreiber' },
  gains: {
    myrrh: points => `${signed(points)} Myrrhe`,
    incense: points => `${signed(points)} Weihrauch`,
    gem: points => `${signed(points)} Edelsteine`,
    salt: points => `${signed(points)} Salz`,
  },
  options: {
    allStacks: {
      name: 'Alle Stapel zu zweit',
      hint: 'Auch zu zweit ist Stapel 1 dabei: Es dauert länger.',
      values: offOn,
    },
    freeStart: {
      name: 'Freier Anfang',
      hint: 'Du wählst das Ende des Kreuzes, an dem deine Karawane beginnt.',
      values: offOn,
    },
    duty: {
      name: 'Volle Auslage verpflichtet',
      hint: 'Mit drei Plättchen musst du möglichst dorthin, wo eines passt oder der Kundschafter hilft.',
      values: offOn,
    },
  },
};
