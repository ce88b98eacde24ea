import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isTyping } from '../browser/typing.ts';
import { openDialog } from '../page/open-dialog.ts';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';

const SettingsDialog = lazy(async () => (await import('../screens/settings-screen.tsx')).SettingsDialog, WaitingSheet);
const NameDialog = lazy(async () => (await import('../online/name-dialog.tsx')).NameDialog, WaitingSheet);
const HelpDialog = lazy(async () => (await import('../screens/help-dialog.tsx')).HelpDialog, WaitingSheet);

const InstallDialog = lazy(async () => (await import('../screens/install-dialog.tsx')).InstallDialog, WaitingSheet);

export function Overlay({ words }: { words: Words }): JSX.Element | undefined {
  useEffect(() => {
    addEventListener('keydown', askForHelp);
    return () => removeEventListener('keydown', askForHelp);
  }, []);
  const close = () => {
    openDialog.value = undefined;
  };
  if (openDialog.value === 'name') return <NameDialog words={words} close={close} />;
  if (openDialog.value === 'install') return <InstallDialog words={words} close={close} />;
  if (openDialog.value === 'settings') return <SettingsDialog words={words} close={close} />;
  return openDialog.value === 'help' ? <HelpDialog words={words} close={close} /> : undefined;
}

function askForHelp(event: KeyboardEvent): void {
  if (event.key !== '?' || isTyping(event.target) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openDialog.value = 'help';
}
