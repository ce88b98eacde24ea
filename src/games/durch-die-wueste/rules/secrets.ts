// Every gain was public when it was made: nothing is hidden, so there is nothing to mask, to determinize or to withhold.

export function mask(): void {}

export function determinize(): void {}

export function hides(): boolean {
  return false;
}
