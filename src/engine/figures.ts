/** What is gained or lost, with a minus sign, not with a hyphen. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
