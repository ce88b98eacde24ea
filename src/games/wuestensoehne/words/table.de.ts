import { signed } from '../../../engine/figures.ts';
import type { Good } from '../rules/tiles.ts';
import { actionNames } from './nouns.de.ts';
import type { PromptTurn, TableWords } from './table.en.ts';

const cellIn = ({ chosen }: PromptTurn) => chosen.find(token => /^[a-k]\d+$/.test(token));
const figureIn = ({ chosen }: PromptTurn) => chosen.find(token => /^\d+$/.test(token));
const goodIn = ({ args }: PromptTurn) => actionNames[args.good as Good];

const move = (turn: PromptTurn): string => {
  if (cellIn(turn)) return `${cellIn(turn)} liegt hinter weißen Linien: den Kameltreiber bezahlen?`;
  if (turn.chosen.includes('driver')) return 'Wähle ein Feld: Der Kameltreiber führt über weiße Linien.';
  return 'Ziehe deine Karawane: Wähle ein Feld oder bleib stehen.';
};
const lay = (turn: PromptTurn): string => {
  if (turn.args.fixed) return 'Das Kärtchen passt nur auf eine Weise: Lege es.';
  if (cellIn(turn) || turn.args.only) return 'Drücke auf das Kärtchen, um es zu drehen, und lege es dann.';
  return 'Lege das Kärtchen neben deine Karawane: Wähle einen Platz.';
};
const figure = (turn: PromptTurn): string => {
  if (figureIn(turn)) return `Wähle die Oase für die Figur der Höhe ${figureIn(turn)}.`;
  if (turn.args.laid === 0) return 'Du darfst eine deiner Figuren zurücknehmen.';
  return 'Stelle eine Figur in die Oase, nimm eine zurück oder passe.';
};

const halts: Readonly<Record<string, { readonly task: string; readonly button: string }>> = {
  token: { task: 'Du ziehst jetzt ein Gerücht; nur du siehst es.', button: 'Gerücht ziehen' },
  see: { task: 'Nur du wirst dieses Gerücht sehen.', button: 'Ansehen' },
  others: { task: 'Jetzt wählen andere: Mach weiter oder nimm zurück.', button: 'Weiter' },
};

export const table: TableWords = {
  prompts: {
    move,
    explore: ({ args }) =>
      args.draws
        ? 'Entdecke: Zieh ein Kärtchen oder wähle eines aus einer Auslage.'
        : 'Entdecke: Wähle ein Kärtchen aus einer Auslage.',
    lay,
    amends: () => 'Dir wurde ein Kärtchen genommen. Zum Ausgleich eines ziehen?',
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
    lay: () => 'So anlegen',
    draw: () => 'Kärtchen ziehen',
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
    draw: () => 'Kärtchen ziehen',
    own: () => 'Kärtchen der Auslage legen',
    scout: () => 'Kundschafter schicken',
    discard: () => 'Kärtchen ablegen',
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
  quiet: true,
  tokens: { ...actionNames, driver: 'mit Kameltreiber' },
  gains: {
    myrrh: points => `${signed(points)} Myrrhe`,
    incense: points => `${signed(points)} Weihrauch`,
    gem: points => `${signed(points)} Edelsteine`,
    salt: points => `${signed(points)} Salz`,
  },
  options: {},
};
