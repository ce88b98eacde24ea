import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../kit/view.ts';
import { regional } from '../match/standing-text.ts';
import type { ApiResult } from '../online/api.ts';
import type { DeskWords } from '../words/desk.en.ts';
import type { Words } from '../words/words.ts';
import { askDesk, type DeskAnswers } from './desk-api.ts';

/** What all parts of the desk are given. */
export interface DeskContext {
  readonly words: Words;
  readonly own: DeskWords;
  /** Says what came of something, to be read and heard. */
  readonly tell: (said: string) => void;
}

/** How often what is going on now is looked at again, in milliseconds. */
const AGAIN = 15_000;

/** What the desk says of a part; again every few seconds where `often` says so. */
export function useDesk<T extends keyof DeskAnswers>(
  what: T,
  { own, tell }: DeskContext,
  often = false,
): { readonly found: DeskAnswers[T] | undefined; readonly look: () => Promise<void> } {
  const [found, setFound] = useState<DeskAnswers[T]>();
  const look = async () => {
    const answer = await askDesk(what);
    if (answer.ok) setFound(answer.value);
    else tell(problemText(own, answer));
  };
  useEffect(() => {
    void look();
    const timer = often ? setInterval(() => void look(), AGAIN) : undefined;
    return () => clearInterval(timer);
  }, [what]);
  return { found, look };
}

export function problemText(own: DeskWords, answer: ApiResult<unknown>): string {
  return answer.ok ? own.done : (own.refused[answer.code] ?? own.trouble(answer.code));
}

/** A moment in words, short. */
export function momentIn(language: Language, at: number): string {
  const locale = regional(language, navigator.languages);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
