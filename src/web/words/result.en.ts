const byPoints = (margin: number | undefined): string => (margin === undefined ? '' : ` by ${margin}`);
const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** How a match ended or stands, wherever it is told: on lists, at the table, on pictures. */
export const result = {
  youWin: 'You win!',
  sharedWin: 'Shared victory',
  /** By place. */
  places: { 2: 'You came second', 3: 'You came third', 4: 'You came fourth', 5: 'You came fifth' } as Readonly<
    Record<number, string>
  >,
  youResigned: 'You resigned',
  wins: (player: string): string => `${player} wins`,
  shareWin: (players: string): string => `${players} share the win`,
  /** On lists, after the fact. */
  youWon: (margin: number | undefined): string => `You won${byPoints(margin)}`,
  won: (player: string, margin: number | undefined): string => `${player} won${byPoints(margin)}`,
  /** Behind the sentence above, for the reader, by place. */
  andYou: { 2: 'you came second', 3: 'you came third', 4: 'you came fourth', 5: 'you came fifth' } as Readonly<
    Record<number, string>
  >,
  shared: (players: string): string => `${players} shared the win`,
  draw: 'A draw',
  resignedTo: (players: string): string => `You resigned, ${players} won`,
  youLead: (count: number): string => `You lead after ${moves(count)}`,
  leads: (player: string, count: number): string => `${player} leads after ${moves(count)}`,
  level: (count: number): string => `Level after ${moves(count)}`,
};

export type ResultWords = typeof result;
