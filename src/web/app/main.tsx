import './theme.css';
import './page.css';
import '../kit/kit.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { abilities } from '../browser/abilities.ts';
import { followInput } from '../browser/input-kind.ts';
import { followInstallation } from '../browser/installation.ts';
import { askForLasting } from '../browser/lasting-storage.ts';
import { recall } from '../browser/local-storage.ts';
import { followAddress } from '../page/route.ts';
import { applySettings, pageWords } from '../page/settings.ts';
import { App } from './app.tsx';

applySettings();
followAddress();
followInput();
// Whoever installs the page wants to find their games in it.
followInstallation(() => void askForLasting());
// It is not there in a browser that is too old, see too-old.js.
const page = document.getElementById('page');
if (page) render(<App />, page);

// The menus of an older browser.
if (!abilities.popovers)
  import('../browser/missing-popovers.ts').then(
    ({ teachPopovers }) => teachPopovers(),
    () => undefined,
  );

// What most people want next comes as soon as there is something to see; then all the rest, to be kept on the device. They
// come by themselves: nobody waits for them, and without them the page works just as well with a network.
if (import.meta.env.PROD)
  spoken()
    .then(() => import('../screens/table-files.ts'))
    .catch(() => undefined)
    .then(() => import('../offline/offer.tsx'))
    .then(({ startOffline }) => startOffline())
    .catch(() => undefined);

// A person who has played with others may have tables waiting.
if (recall('online') !== undefined)
  import('../online/identity.ts').then(({ resumeIdentity }) => resumeIdentity()).catch(() => undefined);

/** Until the page has words, and with them something to show. */
function spoken(): Promise<void> {
  return new Promise(resolve => {
    effect(() => {
      if (pageWords.value) resolve();
    });
  });
}
