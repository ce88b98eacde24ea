import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';

/** A sheet that lies over whatever screen is open, so that nobody has to leave a game for it. */
export const opened = signal<'settings' | 'help' | 'name' | undefined>(undefined);

const SettingsDialog = lazy(async () => (await import('../screens/settings-screen.tsx')).SettingsDialog, WaitingSheet);
const NameDialog = lazy(async () => (await import('../online/name-dialog.tsx')).NameDialog, WaitingSheet);
const HelpDialog = lazy(async () => (await import('../screens/help-dialog.tsx')).HelpDialog, WaitingSheet);

export function Overlay({ words }: { words: Words }): JSX.Element | undefined {
  useEffect(() => {
    addEventListener('keydown', askForHelp);
    return () => removeEventListener('keydown', askForHelp);
  }, []);
  const close = () => {
    opened.value = undefined;
  };
  if (opened.value === 'name') return <NameDialog words={words} close={close} />;
  if (opened.value === 'settings') return <SettingsDialog words={words} close={close} />;
  return opened.value === 'help' ? <HelpDialog words={words} close={close} /> : undefined;
}

function askForHelp(event: KeyboardEvent): void {
  if (event.key !== '?' || isTyping(event.target) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  opened.value = 'help';
}

/** Where letters are text, they are no commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select') !== null
  );
}
