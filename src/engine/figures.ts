/**
 * What is gained or lost, with a minus sign, not with a hyphen; nothing has no sign. It lies here because the words of
 * the games and those of the page both write it, and only the engine lies below both.
 */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** “1 camel”, “2 camels”: so a language counts that has one form for many. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
