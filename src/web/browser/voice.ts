import { abilities } from './abilities.ts';

/** Reads sentences aloud, after those that are still being read. */
export function speak(text: string, language: string): void {
  if (!abilities.speech || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}

/** What is still being read is left unsaid. */
export function hush(): void {
  if (abilities.speech) speechSynthesis.cancel();
}
