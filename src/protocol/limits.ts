/** How much of anything a message may hold. Both sides know: the page stops a person before the server has to. */
export const limits = {
  /** Characters of a person's name. */
  name: 24,
  /** Characters of a line of chat. */
  line: 300,
  /** Moves in one command. */
  moves: 64,
  /** Characters of one move. */
  move: 60,
  /** Bytes of one message to the server. */
  message: 16_384,
} as const;
