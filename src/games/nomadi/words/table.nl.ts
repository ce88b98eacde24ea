import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { cardFrom } from './deals.nl.ts';
import { phraseWords } from './phrases.nl.ts';
import type { TableWords } from './table.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Waar gaat de steen op ${from} heen?`;
  if (to !== undefined) return `Welke steen gaat naar ${to}?`;
  if (die !== undefined) return `Welke steen gebruikt de ${die}? De stenen die dat kunnen zijn gemarkeerd.`;
  return left === DICE
    ? `Kies een dobbelsteen of een steen: elke steen, ook die van anderen.${turn.args.offers === 1 ? ' Of neem een aanbod aan.' : ''}`
    : `Nog ${count(left, 'dobbelsteen', 'dobbelstenen')}: ${turn.made === 0 ? 'ga verder.' : 'ga verder of neem de laatste zet terug.'}`;
};

const use = ([die, from, to]: readonly string[]): string => `Met de ${die} van ${from} naar ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'Een kaart! Is die omgedraaid, dan kun je niet meer terug. Draai hem om, of neem je zet terug.',
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
    task: 'De derde steen is aangekomen: beëindig de reis, of neem je zet terug.',
    button: 'Reis beëindigen',
  }),
};

export const table: TableWords = {
  prompts: {
    lay: ({ args }) =>
      `Leg een kaart gedekt op een veld van de woestijn. Er ${Number(args.left) === 1 ? 'moet nog 1 kaart' : `moeten nog ${args.left} kaarten`} worden gelegd.`,
    bid: turn => {
      const { die, from, to } = chosenOf(turn);
      const mover = turn.who(Number(turn.args.seat));
      if (die ?? from ?? to) return step(turn);
      return `Wat moet ${mover} voor je doen? Kies dobbelsteen en steen zoals in je eigen beurt, en dan een prijs. Of doe geen aanbod.`;
    },
    price: ({ args, who }) =>
      args.selling === 1
        ? `Wat vraag je ${who(Number(args.seat))} voor de kaart?`
        : `Wat geef je ${who(Number(args.seat))} ervoor? Wordt het aangenomen, dan bindt het jullie allebei.`,
    place: ({ args }) =>
      `Zet een steen ergens in het kamp. Je hebt nog ${count(Number(args.left), 'steen', 'stenen')}.`,
    step,
    offer: ({ args, who }) =>
      `Op de kaart staat ${signed(Number(args.value))}. Wat zeg je tegen ${who(Number(args.owner))}? Het hoeft niet waar te zijn.`,
    answer: ({ args, who }) =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} houdt je zwijgend ${cardFrom(Number(args.spring))} voor. Ongezien nemen?`
        : `${who(Number(args.seat))} biedt ${cardFrom(Number(args.spring))} aan: “${phraseWords[args.phrase as keyof typeof phraseWords]}” Ongezien nemen?`,
  },
  moveLabels: {
    card: ([, field]) => `Leg de kaart op ${field}`,
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
  planned: { offer: true },
  tokens: { ...phraseWords },
  gains: {
    purse: points => `${signed(points)} startgeld`,
    dice: points => `${signed(points)} voor ongebruikte dobbelstenen`,
    finds: points => `${signed(points)} voor de vondst`,
    start: points => `${signed(points)} als laatste uit het kamp`,
    canyon: points => (points > 0 ? `+${points} als eerste over de kloof` : `−${-points} als laatste over de kloof`),
    goal: points => `${signed(points)} oase`,
    gifts: points => `${signed(points)} handel`,
    cards: points => `${signed(points)} kaart`,
  },
  options: {
    oasis: {
      name: 'Oase',
      hint: 'Leg voor een kortere partij de losse oase achter de kloof. Een plek is genoemd naar het veld linksboven.',
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
      hint: 'Cadeaus: altijd daalders, en beloftes binden niemand. Bindend aanbod: na elke worp bieden de anderen daalders of een kaart voor een zet, of een kaart voor daalders.',
      values: { false: 'Uit', true: 'Cadeaus', bind: 'Bindend aanbod' },
    },
    cards: {
      name: 'Kaarten',
      hint: 'Wie de 13 kaarten legt die op geen bron liggen: het toeval, of jullie allemaal, een voor een.',
      values: { chance: 'Legt het toeval', seats: 'Leggen de spelers' },
    },
  },
  talers: n => count(n, 'daalder', 'daalders'),
};
