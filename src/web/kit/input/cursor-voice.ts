/** When keys asked for something the last time: in which turn, what is said beside the place; a new one each time. */
export interface Asked {
  readonly turn: number;
  readonly note: string;
  /** How often keys went somewhere, be it to the same place once more. */
  readonly ways: number;
}

/** Only ways count: what is done at a place is told elsewhere, and must not be interrupted by the place. */
export function askedAgain({ ways }: Asked, { turn, note, went }: Omit<Asked, 'ways'> & { went: boolean }): Asked {
  return { turn, note, ways: went ? ways + 1 : ways };
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
