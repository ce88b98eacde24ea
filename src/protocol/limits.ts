/** How much of anything a message may hold. Both sides know: the page stops a person before the server has to. */
export const limits = {
  /** Characters of a person's name. */
  name: 24,
  /** Characters of a line of chat. */
  line: 300,
  /** Accents and other signs on one letter, in names and chat: a higher stack of them covers the lines around it. */
  marks: 4,
  /** Moves in one command. */
  moves: 64,
  /** Characters of one move. */
  move: 60,
  /** Bytes of one message to the server. */
  message: 16_384,
  /** Moves of a try at the desert of a day that is handed in, and bytes of them. */
  tryMoves: 2000,
  tryBytes: 65_536,
  /** Bytes of a study that is saved. */
  study: 131_072,
} as const;

/** How tables are named in messages and addresses. */
export const matchPattern = /^[a-z0-9]{6,24}$/;
