import { computed, signal } from '@preact/signals';
import { abilities, type InstallWay } from './abilities.ts';

/** What some browsers lend a page, so that it can offer to install itself when the moment is right. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const lent = signal<InstallPrompt | undefined>(undefined);
/** Was the page installed while it was open? It then still shows in the window it was opened in. */
export const justInstalled = signal(false);
export const isInstalled = computed(() => justInstalled.value || abilities.installed);
export const installWay = computed((): InstallWay => (lent.value ? 'prompt' : abilities.installByHand));

/** To be called early: the browser lends its prompt once, and does not wait for anybody. */
export function followInstallation(done: () => void): void {
  addEventListener('beforeinstallprompt', event => {
    // Kept back: otherwise some browsers lay a bar of their own over whatever is on the screen.
    event.preventDefault();
    lent.value = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    lent.value = undefined;
    justInstalled.value = true;
    done();
  });
}

/** Lets the browser ask the person. A prompt can be used once; the browser may lend another later. */
export async function installNow(): Promise<void> {
  const prompt = lent.value;
  await prompt?.prompt();
  if (prompt) await prompt.userChoice;
  lent.value = undefined;
}
