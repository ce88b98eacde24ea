/** What there is to read about a game, found by its place. Apart from what loads it: the start page asks only whether. */
const rules = import.meta.glob('../../games/*/words/rules.en.ts');
const guides = import.meta.glob('../../games/*/text/guide.ts');
const sheets = import.meta.glob('../../games/*/words/sheet.en.ts');
const findings = import.meta.glob('../../games/*/words/findings.en.ts');
const puzzles = import.meta.glob('./puzzle-files/*.jsonl', { query: '?raw', import: 'default' });

/** Are the rules there in words? */
export function hasRules(id: string): boolean {
  return Object.hasOwn(rules, `../../games/${id}/words/rules.en.ts`);
}

/** Is there a guided first game? */
export function hasGuide(id: string): boolean {
  return Object.hasOwn(guides, `../../games/${id}/text/guide.ts`);
}

/** Can it be scored from counts, as those need who play it on a table? */
export function hasSheet(id: string): boolean {
  return Object.hasOwn(sheets, `../../games/${id}/words/sheet.en.ts`);
}

/** Is there something to read about how the computer plays it? */
export function hasFindings(id: string): boolean {
  return Object.hasOwn(findings, `../../games/${id}/words/findings.en.ts`);
}

/** Are there puzzles? */
export function hasPuzzles(id: string): boolean {
  return Object.hasOwn(puzzles, `./puzzle-files/${id}.jsonl`);
}
