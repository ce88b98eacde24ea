/** Rows under each other: the first column begins at the left, numbers end at the right. */
export function aligned(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map(row => row.map(String));
  const widths = (texts[0] ?? []).map((_, i) => Math.max(...texts.map(row => row[i]?.length ?? 0)));
  return texts.map(row =>
    row
      .map((cell, i) => (i > 0 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
