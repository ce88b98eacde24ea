import type { Language } from '../kit/view.ts';

/** A share from 0 to 1 as people write it: `62%`, `62 %`. */
export function percent(share: number, language: Language, digits = 0): string {
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'percent', ...fixed }).format(share);
}

/** With its sign, as a difference. */
export function shareDifference(share: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return format.format(share).replace('-', '−');
}

export function pointDifference(points: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return format
    .format(points)
    .replace('-', '−')
    .replace(/^[+−]0$/, '0');
}

export function groupedNumber(whole: number, language: Language): string {
  return new Intl.NumberFormat(language).format(whole);
}
