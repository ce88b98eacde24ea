import type { GameCard } from '../../../engine/card.ts';
import type { RuleId } from '../../../engine/game.ts';
import type { AnyRulebookWords, Chapter, Rulebook } from '../rulebook.tsx';

/** A rule book without pictures, of a game that has its rules in words and no more: a chapter for each subject. */
export function defaultRulebook(rules: Readonly<Record<RuleId, string>>): Rulebook {
  const subjects = [...new Set(Object.keys(rules).map(subjectOf))];
  const chapters = subjects.map((key): Chapter => {
    return { key, rules: Object.keys(rules).filter(rule => subjectOf(rule) === key), figures: [] };
  });
  return { chapters, Figure: () => <></> };
}

export function defaultRulebookWords(
  { title, about }: GameCard,
  rules: Readonly<Record<RuleId, string>>,
  language: string,
): AnyRulebookWords {
  const subjects = Object.keys(rules).map(subjectOf);
  const chapters = subjects.map(subject => [subject, { heading: capitalised(subject), lead: '' }]);
  const example = { heading: '', rows: {} };
  const sentence = about[language] ?? about.en;
  return { title, about: sentence, chapters: Object.fromEntries(chapters), figures: {}, example, rules };
}

/** `move` of the rule `XY-MOVE-2`. */
function subjectOf(rule: RuleId): string {
  return (rule.split('-')[1] ?? rule).toLowerCase();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
