/** How far a turn has come: moves made in it, the words chosen for the next one, and what the view fills in. */
export interface PromptTurn {
  readonly made: number;
  readonly chosen: readonly string[];
  readonly args: Readonly<Record<string, string | number>>;
  readonly who: (seat: number) => string;
}

/** Where moves tried out stop: the sentence at the board, and the button that goes on. */
export interface Halt {
  readonly task: string;
  readonly button: string;
}

/** What is chosen of a step: a die, the field of a stone, and a field to go to. */
export function chosenOf({ chosen, args }: PromptTurn): { die?: string; from?: string; to?: string } {
  const stones = String(args.stones ?? '').split(' ');
  const found: { die?: string; from?: string; to?: string } = {};
  for (const token of chosen) found[/^\d$/.test(token) ? 'die' : stones.includes(token) ? 'from' : 'to'] = token;
  return found;
}
