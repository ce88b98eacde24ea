import { cardWords } from './cards.de.ts';
import { carrying, goodNames, groundNames, laden, load } from './goods.de.ts';
import type { StoryWords } from './story.en.ts';
import { buriedBySeat } from './turn.ts';

const camels = (number: number): string => `${number} ${number === 1 ? 'Kamel' : 'Kamele'}`;
const buries = (buried: string, who: (seat: number) => string): string => {
  const told = buriedBySeat(buried).map(([seat, number]) => `${camels(number)} von ${who(seat)}`);
  return told.length === 0 ? '' : ` und verschüttet ${told.join(' und ')}`;
};
const points = (cost: number): string => `${cost} ${cost === 1 ? 'Punkt' : 'Punkte'}`;

/** Orte verlangen ihr Geschlecht und ihren Fall. */
const from: Readonly<Record<string, string>> = {
  palace: 'aus dem Palast',
  fire: 'aus der Feueroase',
  vegetation: 'aus der Pflanzenoase',
  water: 'aus der Wasseroase',
};
const into: Readonly<Record<string, string>> = {
  fire: 'die Feueroase',
  vegetation: 'die Pflanzenoase',
  water: 'die Wasseroase',
};
const away = (field: string): string => from[field] ?? `von ${field}`;

export const story: StoryWords = {
  tile: ({ hex, side }) => `Auf ${hex} liegt ein Plättchen: ${groundNames[side]}.`,
  draw: ({ seat, card }, who) => `${who(seat)} zieht eine Karte: ${cardWords[card].name}.`,
  discard: ({ seat, card }, who) => `${who(seat)} legt eine Karte ab: ${cardWords[card].name}.`,
  reveal: ({ seat, card }, who) => `${who(seat)} scheidet aus und deckt auf: ${cardWords[card].name}.`,
  skip: ({ seat }, who) => `${who(seat)} spielt keine Karte.`,
  sand: ({ seat, hex, side, buried }, who) =>
    `${who(seat)} spielt Sand: ein Plättchen auf ${hex}, oben ${groundNames[side]}${buries(buried, who)}.`,
  drift: ({ seat, hex }, who) => `${who(seat)} spielt Flüchtiger Sand: Das Plättchen auf ${hex} verweht.`,
  storm: ({ seat }, who) => `${who(seat)} spielt Sandsturm: Drei Plättchen verändern sich.`,
  calf: ({ seat, hex }, who) => `${who(seat)} spielt Schwangeres Kamel: Auf ${hex} steht ein junges Kamel.`,
  carpet: ({ seat, from: start, to, load: cargo }, who) =>
    `${who(seat)} spielt Fliegender Teppich: Ein Kamel ${laden(cargo)} fliegt ${away(start)} nach ${to}.`,
  trek: ({ seat }, who) => `${who(seat)} spielt Kamelwanderung: vier Bewegungspunkte mehr.`,
  swap: ({ seat, foe, hex, other, place }, who) =>
    `${who(seat)} spielt Kameltausch: ${who(foe)} auf ${hex} und ${who(other)} auf ${place} tauschen die Plätze.`,
  loss: ({ seat, foe, hex, good }, who) =>
    `${who(seat)} spielt Verlorene Ladung: ${who(foe)} verliert ${goodNames[good]} auf ${hex}.`,
  plague: ({ seat, oasis, camels: number }, who) =>
    `${who(seat)} spielt Epidemie: ${camels(number)} ${number === 1 ? 'verlässt' : 'verlassen'} ${into[oasis]}.`,
  go: ({ seat, from: start, to, load: cargo, cost }, who) =>
    start === to
      ? `${who(seat)}: Ein Kamel${carrying(cargo)} geht hin und zurück, ${points(cost)}, und steht wieder auf ${to}.`
      : `${who(seat)}: Ein Kamel${carrying(cargo)} geht ${away(start)} nach ${to}, ${points(cost)}.`,
  visit: ({ seat, to, got, joined }, who) =>
    got === 0
      ? `${who(seat)} betritt ${into[to]}, sie ist leer.`
      : `${who(seat)} betritt ${into[to]} und lädt eine Ware${joined === 0 ? '' : `; ${camels(joined)} mit je einer ${joined === 1 ? 'kommt' : 'kommen'} dazu`}.`,
  deliver: ({ seat, load: cargo }, who) => `${who(seat)} bringt ${load(cargo)} heim in den Palast.`,
  take: ({ seat, hex, good }, who) => `${who(seat)} hebt ${goodNames[good]} auf ${hex} auf.`,
  attack: ({ seat, foe, hex, load: cargo }, who) =>
    `${who(seat)} greift auf ${hex} ein Kamel ${laden(cargo)} von ${who(foe)} an.`,
  spare: ({ seat }, who) => `${who(seat)} zieht in Frieden weiter.`,
  win: ({ seat, foe, load: cargo }, who) =>
    `Eine 1: Das Kamel von ${who(foe)} geht heim, ${who(seat)} nimmt seinen Platz ein${load(cargo) === '' ? '' : ` und bekommt ${load(cargo)}`}.`,
  rob: ({ seat, foe, die }, who) => `Eine ${die}: ${who(foe)} muss eine Ware an ${who(seat)} geben.`,
  miss: ({ seat, foe }, who) => `Eine 4: Zwischen ${who(seat)} und ${who(foe)} geschieht nichts.`,
  pay: ({ seat, foe }, who) => `Eine 5: ${who(seat)} muss eine Ware an ${who(foe)} geben.`,
  lose: ({ seat, foe, load: cargo }, who) =>
    `Eine 6: Das Kamel von ${who(seat)} geht heim, ${who(foe)} nimmt seinen Platz ein${load(cargo) === '' ? '' : ` und bekommt ${load(cargo)}`}.`,
  vain: ({ die }) => `Eine ${die}: Eine Ware würde wechseln, aber es gibt keine.`,
  give: ({ seat, foe, good }, who) => `${who(seat)} gibt ${goodNames[good]} an ${who(foe)}.`,
  end: ({ seat }, who) => `Die Kamele von ${who(seat)} ruhen.`,
  turn: ({ seat, hex, side }, who) => `${who(seat)} dreht das Plättchen auf ${hex} um: jetzt ${groundNames[side]}.`,
  shift: ({ seat, from: start, to, buried }, who) =>
    `${who(seat)} schiebt ein Plättchen von ${start} nach ${to}${buries(buried, who)}.`,
  pass: ({ seat }, who) => `${who(seat)} findet kein Plättchen, das sich verändern lässt.`,
};
