import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { cardFrom } from './deals.de.ts';
import { phraseWords } from './phrases.de.ts';
import type { TableWords } from './table.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Wohin geht der Stein auf ${from}?`;
  if (to !== undefined) return `Welcher Stein geht nach ${to}?`;
  if (die !== undefined) return `Welcher Stein nutzt die ${die}? Wer kann, ist markiert.`;
  return left === DICE
    ? `Wähle einen Würfel oder einen Stein: jeden Stein, auch fremde.${turn.args.offers === 1 ? ' Oder nimm ein Angebot an.' : ''}`
    : `Noch ${count(left, 'Würfel', 'Würfel')}: ${turn.made === 0 ? 'Zieh weiter.' : 'Zieh weiter oder nimm den letzten Zug zurück.'}`;
};

const use = ([die, from, to]: readonly string[]): string => `Mit der ${die} von ${from} nach ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'Eine Karte! Nimm deinen Zug zurück oder deck sie auf: Dann gibt es kein Zurück mehr.',
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
    task: 'Der dritte Stein ist am Ziel: Beende die Reise oder nimm deinen Zug zurück.',
    button: 'Reise beenden',
  }),
};

export const table: TableWords = {
  prompts: {
    lay: ({ args }) =>
      `Lege eine Karte verdeckt auf irgendein Feld der Wüste. Noch ${count(Number(args.left), 'Karte ist', 'Karten sind')} zu legen.`,
    bid: turn => {
      const { die, from, to } = chosenOf(turn);
      const mover = turn.who(Number(turn.args.seat));
      if (die ?? from ?? to) return step(turn);
      return `Was soll ${mover} für dich tun? Wähle Würfel und Stein wie in deinem eigenen Zug, dann einen Preis. Oder mach kein Angebot.`;
    },
    price: ({ args, who }) =>
      args.selling === 1
        ? `Was verlangst du von ${who(Number(args.seat))} für die Karte?`
        : `Was gibst du ${who(Number(args.seat))} dafür? Wird es angenommen, bindet es euch beide.`,
    place: ({ args }) =>
      `Setze einen Stein irgendwo ins Lager. Du hast noch ${count(Number(args.left), 'Stein', 'Steine')}.`,
    step,
    offer: ({ args, who }) =>
      `Auf der Karte steht ${signed(Number(args.value))}. Was sagst du ${who(Number(args.owner))}? Es muss nicht stimmen.`,
    answer: ({ args, who }) =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} hält dir wortlos ${cardFrom(Number(args.spring))} hin. Unbesehen nehmen?`
        : `${who(Number(args.seat))} bietet ${cardFrom(Number(args.spring))} an: „${phraseWords[args.phrase as keyof typeof phraseWords]}“ Unbesehen nehmen?`,
  },
  moveLabels: {
    card: ([, field]) => `Karte auf ${field} legen`,
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
  planned: { offer: true },
  tokens: { ...phraseWords },
  gains: {
    purse: points => `${signed(points)} Startgeld`,
    dice: points => `${signed(points)} für ungenutzte Würfel`,
    finds: points => `${signed(points)} für den Fund`,
    start: points => `${signed(points)} als Letzter aus dem Lager`,
    canyon: points => (points > 0 ? `+${points} zuerst hinüber` : `−${-points} zuletzt hinüber`),
    goal: points => `${signed(points)} Oase`,
    gifts: points => `${signed(points)} Handel`,
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
      hint: 'Geschenke: Taler jederzeit, Versprechen binden niemanden. Bindende Angebote: Nach jedem Wurf bieten die anderen Taler oder eine Karte für einen Zug oder eine Karte für Taler.',
      values: { false: 'Aus', true: 'Geschenke', bind: 'Bindende Angebote' },
    },
    cards: {
      name: 'Karten',
      hint: 'Wer die 13 Karten legt, die auf keiner Quelle liegen: der Zufall oder ihr alle, eine nach der anderen.',
      values: { chance: 'Legt der Zufall', seats: 'Legen die Spieler' },
    },
  },
  talers: n => count(n, 'Taler', 'Taler'),
};
