import { type Signal, signal } from '@preact/signals';
import { isSeat, type Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { countingAt } from '../../table/corrections.ts';
import { stateOf } from '../../table/draft.ts';
import type { HintController } from '../advice/hint-controller.ts';
import { moveApart } from '../advice/move-text.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import type { OpenedOrientation } from '../catalogue/orientation-loader.ts';
import { chipsOf, openGains } from '../kit/columns.ts';
import type { Effect, Outlook } from '../kit/effect.ts';
import { leadTaken } from '../kit/leads.ts';
import type { Hue } from '../kit/players.tsx';
import type { OutcomeNaming, TellingWords } from '../kit/view.ts';
import { coachMemory } from '../match/acquaintance.ts';
import { saidAt } from '../match/addressed-words.ts';
import { playerName } from '../match/names.ts';
import type { HandWords } from '../words/hand.en.ts';
import type { Words } from '../words/words.ts';
import type { MovePreview } from './clicks.ts';
import type { LayingEditor } from './laying-editor.ts';
import type { LogLine } from './log-lines.ts';
import type { TableController } from './table-controller.ts';
import type { TableSlots } from './table-slots.ts';

/** How people are asked for what chance has brought: in the page's words, and in the game's own. */
interface OutcomeTelling {
  readonly words: HandWords;
  readonly outcomes: OutcomeNaming;
  /** How people are told what to do with a bot's pieces. */
  readonly telling: TellingWords;
  /** What is left, and when the game ends. */
  readonly left: ((s: AnyState) => string) | undefined;
}

/** All that the parts of a table share: controller, words, names and colours of the seats. */
export interface TableContext extends OpenedGame {
  readonly controller: TableController;
  readonly hintController: HintController;
  readonly words: Words;
  readonly hues: readonly Hue[];
  readonly who: (seat: Seat) => string;
  /** Is there one person only at this device? Then the page says "you". */
  readonly alone: boolean;
  /** The seat of that one person; undefined for those who only watch, too. */
  readonly me: Seat | undefined;
  readonly slots: TableSlots;
  /** How the game tells where one is: it comes later than the board. */
  readonly orientation: Signal<OpenedOrientation | undefined>;
  /** What is asked where people roll and draw themselves: it comes later than the board. */
  readonly hand: Signal<OutcomeTelling | undefined>;
  /** The board as it is being told, while it is laid out by hand. */
  readonly laying: Signal<LayingEditor | undefined>;
  /** Is the ask line open? */
  readonly asking: Signal<boolean>;
  /** Does the coach say something, or is it about to? Other tips wait until it has. */
  readonly coachSpeaks: Signal<boolean>;
}

interface Place extends Pick<TableContext, 'controller' | 'hintController' | 'words' | 'slots'> {
  readonly opened: OpenedGame;
}

export function tableContextOf({ opened, ...place }: Place): TableContext {
  const { controller, words } = place;
  const { match } = controller.host;
  return {
    ...opened,
    ...place,
    ...saidAt(match.players, { words, gameWords: opened.gameWords }),
    hues: match.players.map(player => player.colour),
    who: seat => playerName(match.players, seat, words),
    alone: controller.host.alone,
    me: ownSeatOf(controller),
    orientation: signal(undefined),
    hand: signal(undefined),
    laying: signal(undefined),
    asking: signal(false),
    coachSpeaks: signal(coachMemory(opened.game.id).peek() !== 'off'),
  };
}

/** With one person at a device the viewer is always the same. */
function ownSeatOf({ host, viewer }: TableController): Seat | undefined {
  const seat = viewer.peek();
  return host.alone && isSeat(seat) ? seat : undefined;
}

/** A line of the log in sentences: what happened, and what has changed hands by it. */
export function lineText(context: TableContext, line: LogLine): string {
  const { gameWords, who } = context;
  return [sentenceOf(context, line), ...line.leads.map(lead => leadTaken(lead, gameWords, who))].join(' ');
}

function sentenceOf(context: TableContext, line: LogLine): string {
  const { what, actor, before } = line;
  const { gameWords, words, view, who, game } = context;
  if (what === 'correct') return correctionText(context, line);
  const name = typeof actor === 'number' ? who(actor) : '';
  if (what === 'resign') return words.play.resigned(name);
  if (what === 'reveal') return game.deterministic ? `${words.play.over}.` : words.play.revealed;
  const secret = before && view.secret?.(before, gameWords, who);
  if (secret !== undefined) return secret;
  if (what === 'veiled') return actor === 'chance' ? words.play.veiledChance : words.play.veiled(name);
  return gameWords.story[what.key]?.(what.args as never, who) ?? what.key;
}

/** What no longer counts by a correction. */
function correctionText(context: TableContext, { seq, to = seq }: LogLine): string {
  const lines = context.controller.lines.peek();
  const gone = countingAt(lines, seq).filter(at => at >= to);
  const first = lines[gone[0] ?? to];
  const entry = first ? lineText(context, first) : '';
  return context.hand.value?.words.corrected(entry, gone.length - 1) ?? entry;
}

/** What a line tells of points: until the end nothing of what lies face down before others. */
export function effectsSeen(context: TableContext, { effects, seq }: LogLine): readonly Effect[] {
  const { controller, view, game } = context;
  const { over, viewer } = controller.snapshot.value;
  if (over || !view.faceDown) return effects;
  const { match, reader } = controller.host;
  const after = reader.seenAfter(seq + 1, viewer);
  return effects
    .map(({ seat, gains }) => {
      const down = seat === viewer ? {} : chipsOf(game, view, after, seat, match.options);
      return { seat, gains: openGains(view, gains, down) };
    })
    .filter(({ gains }) => Object.keys(gains).length > 0);
}

/** "+2 water, +5 oasis": what a move brings one seat. */
export function gainsText({ gameWords }: TableContext, { gains }: Pick<Effect, 'gains'>): string {
  return Object.entries(gains)
    .map(([source, points]) => gameWords.gains?.[source]?.(points) ?? `${source} ${points}`)
    .join(', ');
}

/** What a move would change for its mover that is not won by it yet. */
export function outlookText(context: TableContext, { gains, leads }: Outlook): string {
  const { gameWords, words } = context;
  const changes = gainsText(context, { gains });
  const ahead = leads.map(({ key, args, points, shared }) =>
    gameWords.leads?.[key]?.ahead(args as never, points, shared),
  );
  return [...ahead, changes === '' ? undefined : words.play.ifEnded(changes)]
    .filter(text => text !== undefined)
    .join('; ');
}

/** The mover's own effects come first: they are what the move was made for. */
export function moverFirst(effects: readonly Effect[], mover: Seat): readonly Effect[] {
  return effects.toSorted((a, b) => Number(b.seat === mover) - Number(a.seat === mover));
}

/** Whose move a line tells; of what chance or all have done it is nobody's, and everybody who pays is named. */
export function moverOf({ actor }: Pick<LogLine, 'actor'>): Seat {
  return typeof actor === 'number' ? actor : -1;
}

/** The mover's gains stand for themselves; others are named. */
export function effectsText(context: TableContext, effects: readonly Effect[], mover: Seat): string {
  const texts = moverFirst(effects, mover).map(effect =>
    effect.seat === mover
      ? gainsText(context, effect)
      : context.words.play.gainOf(context.who(effect.seat), gainsText(context, effect)),
  );
  return texts.join('; ');
}

/** A field has no other name than its own. */
const isField = (token: string) => /^[a-z]\d+$/.test(token);

/**
 * What distinguishes one way from the others: the word that is still to be chosen. Where it has no name of its own, as a
 * number has none, the whole move is told: as on its button, or where that says too little, as in the log.
 */
export function openTokenText(
  context: TableContext,
  previews: readonly MovePreview[],
  { tokens }: MovePreview,
): string {
  const openIn = (words: MovePreview['tokens']) =>
    words.find((token, place) => previews.some(other => other.tokens[place] !== token)) ?? '';
  const open = openIn(tokens);
  const name = context.gameWords.tokens?.[open] ?? (isField(open) ? open : undefined);
  const isAlone = previews.filter(other => openIn(other.tokens) === open).length === 1;
  if (name !== undefined && isAlone) return name;
  const draft = context.controller.draft.peek();
  const texts = previews.map(preview => preview.tokens.join(' '));
  return draft ? moveApart(context, stateOf(draft), tokens.join(' '), texts) : open;
}

/** What is said of a move that brings nothing: not a word where most moves are like that. */
export function noGainText({ gameWords, words }: TableContext): string {
  return gameWords.quiet ? '' : words.play.nothingGained;
}

/** What could come of a word, way by way; ways of which nothing is said are left out. */
export function previewText(context: TableContext, previews: readonly MovePreview[], mover: Seat): string {
  const brought = ({ effects, outlook }: MovePreview) =>
    [effectsText(context, effects, mover), outlookText(context, outlook)].filter(text => text !== '').join('; ') ||
    noGainText(context);
  const [first, ...others] = previews;
  // Where all ways bring the same nothing, that is said once.
  const isAllNothing = previews.every(preview => brought(preview) === noGainText(context));
  if (!first || others.length === 0 || isAllNothing) return first ? brought(first) : '';
  return previews
    .filter(preview => brought(preview) !== '')
    .map(preview => `${openTokenText(context, previews, preview)}: ${brought(preview)}`)
    .join('. ');
}

/** The place of a line's move on the board, by its name. */
export function placeOfLine(line: LogLine | undefined): string | undefined {
  return typeof line?.what === 'object' ? line.what.at : undefined;
}
