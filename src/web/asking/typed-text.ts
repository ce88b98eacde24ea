/** A text as it is compared: without capitals, accents and marks, so that “Dünen?” and “dunen” are the same. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[?!.,;:“”„"’']+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What was compared so, as it was typed: nobody likes to be quoted without capitals and accents. */
export function asTyped(text: string, plain: string): string {
  const words = text.trim().split(/\s+/);
  const plainWords = words.map(plainText);
  for (const from of words.keys()) {
    let said = '';
    for (let end = from; end < words.length && said.length < plain.length; end++) {
      said = `${said} ${plainWords[end]}`.trim();
      if (said === plain)
        return words
          .slice(from, end + 1)
          .join(' ')
          .replace(/[?!.,;:]+$/, '');
    }
  }
  return plain;
}

/** How many letters have to be changed, added or left out to make one word of another. */
export function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    row = next;
  }
  return row[b.length]!;
}
