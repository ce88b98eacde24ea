/** How many play where nobody says: three, or as near to that as the game allows. */
export function usualSeats(seats: readonly number[]): number {
  return seats.find(count => count >= 3) ?? seats.at(-1)!;
}

/** How many play in a game that is only watched: four, or as near to that as the game allows. */
export function watchedSeats(seats: readonly number[]): number {
  return seats.find(count => count >= 4) ?? seats.at(-1)!;
}
