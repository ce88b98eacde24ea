/** When keys asked for something the last time: in which turn, what is said beside the place; a new one each time. */
export interface Asked {
  readonly turn: number;
  readonly note: string;
  /** How often keys went somewhere, be it to the same place once more. */
  readonly ways: number;
  /** What could be done when a key did something at a place; left out where it went somewhere. */
  readonly legal?: unknown;
}

/** Only ways count: what is done at a place is told elsewhere, and must not be interrupted by the place. */
export function askedAgain(
  { ways }: Asked,
  { turn, note, went, legal }: Omit<Asked, 'ways'> & { went: boolean },
): Asked {
  return went ? { turn, note, ways: ways + 1 } : { turn, note, ways, legal };
}

/** What a place is told as: with all that lies around it, and without, for those who have just heard that. */
export interface CursorTelling {
  readonly whole: string;
  readonly brief: string;
}

/** What the cursor said, and of what. */
export interface Voice {
  readonly whole: string;
  readonly said: string;
}

/**
 * Whoever comes to a place hears all of it. What a key has changed there is told without what lies around; a move that
 * it made is told by the table, and what it left as it was is not told again.
 */
export function voiceAt(before: Voice, { whole, brief }: CursorTelling, went: boolean, moved: boolean): Voice {
  if (went) return { whole, said: whole };
  if (moved) return { whole, said: '' };
  return whole === before.whole ? before : { whole, said: brief };
}

/** Who has the board in hand, and how often it came into other hands, or into none. */
export interface Hands {
  readonly seat: number | undefined;
  readonly turn: number;
}

export function handedTo(hands: Hands, seat: number | undefined): Hands {
  return hands.seat === seat ? hands : { seat, turn: hands.turn + 1 };
}

/** What was said in another turn may be true no more. Its end is silent: a region that is emptied is not read aloud. */
export function announcementIn({ turn }: Hands, asked: Asked, told: string): string {
  return asked.turn === turn ? asked.note || told : '';
}
