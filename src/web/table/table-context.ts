import type { Seat } from '../../engine/game.ts';
import type { HintController } from '../advice/hint-controller.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import type { Effect } from '../kit/effect.ts';
import type { Hue } from '../kit/players.tsx';
import { playerName } from '../match/names.ts';
import type { Words } from '../words/words.ts';
import type { MovePreview } from './clicks.ts';
import type { LogLine } from './log-lines.ts';
import type { TableController } from './table-controller.ts';
import type { TableSlots } from './table-slots.ts';

/** All that the parts of a table share: controller, words, names and colours of the seats. */
export interface TableContext extends OpenedGame {
  readonly controller: TableController;
  readonly hintController: HintController;
  readonly words: Words;
  readonly hues: readonly Hue[];
  readonly who: (seat: Seat) => string;
  /** Is there one person only at this device? Then the page says "you". */
  readonly alone: boolean;
  readonly slots: TableSlots;
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
    hues: match.players.map(player => player.colour),
    who: seat => playerName(match.players, seat, words),
    alone: controller.host.alone,
  };
}

/** A line of the log as a sentence. */
export function lineText(context: TableContext, { what, actor, before }: LogLine): string {
  const { gameWords, words, view, who, game } = context;
  const name = typeof actor === 'number' ? who(actor) : '';
  if (what === 'resign') return words.play.resigned(name);
  if (what === 'reveal') return game.deterministic ? `${words.play.over}.` : words.play.revealed;
  const secret = before && view.secret?.(before, gameWords, who);
  if (secret !== undefined) return secret;
  if (what === 'veiled') return actor === 'chance' ? words.play.veiledChance : words.play.veiled(name);
  return gameWords.story[what.key]?.(what.args as never, who) ?? what.key;
}

/** "+2 water, +5 oasis": what a move brings one seat. */
export function gainsText({ gameWords }: TableContext, { gains }: Effect): string {
  return Object.entries(gains)
    .map(([source, points]) => gameWords.gains?.[source]?.(points) ?? `${source} ${points}`)
    .join(', ');
}

/** The mover's own effects come first: they are what the move was made for. */
export function moverFirst(effects: readonly Effect[], mover: Seat): readonly Effect[] {
  return effects.toSorted((a, b) => Number(b.seat === mover) - Number(a.seat === mover));
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

/** What distinguishes one way from the others: the token that is still to be chosen. */
export function openTokenText(
  { gameWords }: TableContext,
  previews: readonly MovePreview[],
  { tokens }: MovePreview,
): string {
  const open = tokens.find((token, place) => previews.some(other => other.tokens[place] !== token)) ?? '';
  return gameWords.tokens?.[open] ?? open;
}

/** What is said of a move that brings nothing: not a word where most moves are like that. */
export function noGainText({ gameWords, words }: TableContext): string {
  return gameWords.quiet ? '' : words.play.nothingGained;
}

/** What could come of a word, way by way; ways of which nothing is said are left out. */
export function previewText(context: TableContext, previews: readonly MovePreview[], mover: Seat): string {
  const brought = ({ effects }: MovePreview) => effectsText(context, effects, mover) || noGainText(context);
  const [first, ...others] = previews;
  if (!first || others.length === 0) return first ? brought(first) : '';
  return previews
    .filter(preview => brought(preview) !== '')
    .map(preview => `${openTokenText(context, previews, preview)}: ${brought(preview)}`)
    .join('. ');
}

/** The place of a line's move on the board, by its name. */
export function placeOfLine(line: LogLine | undefined): string | undefined {
  return typeof line?.what === 'object' ? line.what.at : undefined;
}
