import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { phraseWords } from './phrases.de.ts';
import type { TableWords } from './table.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Wohin geht der Stein auf ${from}?`;
  if (to !== undefined) return `Welcher Stein geht nach ${to}?`;
  if (die !== undefined) return `Welcher Stein nutzt die ${die}? Die leuchten, die können.`;
  return left === DICE
    ? 'Wähle einen Würfel oder einen Stein: jeden Stein, auch fremde.'
    : `Noch ${count(left, 'Würfel', 'Würfel')}: Zieh weiter oder nimm zurück.`;
};

const use = ([die, from, to]: readonly string[]): string => `Mit der ${die} von ${from} nach ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'Eine Karte! Aufgedeckt gibt es kein Zurück mehr; oder nimm zurück.',
    button: 'Aufdecken',
  }),
  answer: ({ args, who }) => ({
    task:
      args.phrase === 'silent'
        ? `Du hältst ${who(Number(args.owner))} die Karte wortlos hin.`
        : `Du sagst zu ${who(Number(args.owner))}: „${phraseWords[args.phrase as keyof typeof phraseWords]}“`,
    button: 'Anbieten',
  }),
  end: () => ({
    task: 'Der dritte Stein ist am Ziel: Die Reise endet. Oder nimm zurück.',
    button: 'Reise beenden',
  }),
};

export const table: TableWords = {
  prompts: {
    place: ({ args }) =>
      `Setze einen Stein irgendwo ins Lager. Du hast noch ${count(Number(args.left), 'Stein', 'Steine')}.`,
    step,
    offer: ({ args, who }) =>
      `Auf der Karte steht ${signed(Number(args.value))}. Was sagst du ${who(Number(args.owner))}? Es muss nicht stimmen.`,
    answer: ({ args, who }) =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} hält dir wortlos eine Karte hin. Unbesehen nehmen?`
        : `${who(Number(args.seat))} bietet eine Karte an: „${phraseWords[args.phrase as keyof typeof phraseWords]}“ Unbesehen nehmen?`,
  },
  moveLabels: {
    place: ([, field]) => `Stein auf ${field} setzen`,
    '1': use,
    '2': use,
    '3': use,
    '4': use,
    '5': use,
    '6': use,
  },
  buttons: {
    take: () => 'Unbesehen nehmen',
    leave: () => 'Ablehnen',
  },
  halt: turn => stops[String(turn.args.stop)]?.(turn),
  quiet: true,
  tokens: { ...phraseWords },
  gains: {
    purse: points => `${signed(points)} Startgeld`,
    dice: points => `${signed(points)} für ungenutzte Würfel`,
    finds: points => `${signed(points)} Fund`,
    start: points => `${signed(points)} als Letzter aus dem Lager`,
    canyon: points => (points > 0 ? `+${points} zuerst hinüber` : `−${-points} zuletzt hinüber`),
    goal: points => `${signed(points)} Oase`,
    gifts: points => `${signed(points)} Geschenk`,
    cards: points => `${signed(points)} Karte`,
  },
  options: {
    oasis: {
      name: 'Oase',
      hint: 'Für ein kürzeres Spiel lege die bewegliche Oase hinter die Schlucht. Ein Platz heißt nach seinem Feld oben links.',
      none: 'Die gedruckte: die lange Reise',
      values: { f1: 'f1: die übliche kurze Reise' },
    },
    talers: {
      name: 'Taler',
      hint: 'Taler der anderen: nur wie viele Münzen oder auch, was sie wert sind.',
      values: { down: 'Verdeckt', open: 'Offen' },
    },
    trade: {
      name: 'Handeln',
      hint: 'Ihr könnt einander jederzeit Taler geben. Was dabei versprochen wird, bindet niemanden.',
      values: { false: 'Aus', true: 'An' },
    },
  },
  talers: n => count(n, 'Taler', 'Taler'),
};
