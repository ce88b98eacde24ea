/**
 * What is gained or lost, with a minus sign, not with a hyphen; nothing has no sign. It lies here because the words of
 * the games and those of the page both write it, and only the engine lies below both.
 */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
