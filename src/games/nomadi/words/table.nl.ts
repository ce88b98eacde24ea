import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { phraseWords } from './phrases.nl.ts';
import type { TableWords } from './table.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Waar gaat de steen op ${from} heen?`;
  if (to !== undefined) return `Welke steen gaat naar ${to}?`;
  if (die !== undefined) return `Welke steen gebruikt de ${die}? De stenen die dat kunnen zijn verlicht.`;
  return left === DICE
    ? 'Kies een dobbelsteen of een steen: elke steen, ook die van anderen.'
    : `Nog ${count(left, 'dobbelsteen', 'dobbelstenen')}: ga verder of neem terug.`;
};

const use = ([die, from, to]: readonly string[]): string => `Met de ${die} van ${from} naar ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'Een kaart! Eenmaal omgedraaid kun je niet meer terug; of neem terug.',
    button: 'Omdraaien',
  }),
  answer: ({ args, who }) => ({
    task:
      args.phrase === 'silent'
        ? `Je houdt ${who(Number(args.owner))} de kaart zwijgend voor.`
        : `Je zegt tegen ${who(Number(args.owner))}: “${phraseWords[args.phrase as keyof typeof phraseWords]}”`,
    button: 'Aanbieden',
  }),
  end: () => ({
    task: 'De derde steen is aangekomen: de reis is voorbij. Of neem terug.',
    button: 'Reis beëindigen',
  }),
};

export const table: TableWords = {
  prompts: {
    place: ({ args }) =>
      `Zet een steen ergens in het kamp. Je hebt nog ${count(Number(args.left), 'steen', 'stenen')}.`,
    step,
    offer: ({ args, who }) =>
      `Op de kaart staat ${signed(Number(args.value))}. Wat zeg je tegen ${who(Number(args.owner))}? Waar of niet waar.`,
    answer: ({ args, who }) =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} houdt je zwijgend een kaart voor. Ongezien nemen?`
        : `${who(Number(args.seat))} biedt een kaart aan: “${phraseWords[args.phrase as keyof typeof phraseWords]}” Ongezien nemen?`,
  },
  moveLabels: {
    place: ([, field]) => `Zet de steen op ${field}`,
    '1': use,
    '2': use,
    '3': use,
    '4': use,
    '5': use,
    '6': use,
  },
  buttons: {
    take: () => 'Neem ongezien',
    leave: () => 'Laat liggen',
  },
  halt: turn => stops[String(turn.args.stop)]?.(turn),
  quiet: true,
  tokens: { ...phraseWords },
  gains: {
    purse: points => `${signed(points)} startgeld`,
    dice: points => `${signed(points)} voor ongebruikte dobbelstenen`,
    finds: points => `${signed(points)} vondst`,
    start: points => `${signed(points)} als laatste uit het kamp`,
    canyon: points => (points > 0 ? `+${points} als eerste over de kloof` : `−${-points} als laatste over de kloof`),
    goal: points => `${signed(points)} oase`,
    gifts: points => `${signed(points)} cadeau`,
    cards: points => `${signed(points)} kaart`,
  },
  options: {
    oasis: {
      name: 'Oase',
      hint: 'Leg voor een korter spel de losse oase achter de kloof. Een plek heet naar het veld linksboven.',
      none: 'De gedrukte: de lange reis',
      values: { f1: 'f1: de gewone korte reis' },
    },
    talers: {
      name: 'Daalders',
      hint: 'Daalders van de anderen: alleen hoeveel munten, of ook wat ze waard zijn.',
      values: { down: 'Gedekt', open: 'Open' },
    },
    trade: {
      name: 'Handelen',
      hint: 'Jullie kunnen elkaar altijd daalders geven. Wat daarbij beloofd wordt, bindt niemand.',
      values: { false: 'Uit', true: 'Aan' },
    },
  },
  talers: n => count(n, 'daalder', 'daalders'),
};
