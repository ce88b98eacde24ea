import './theme.css';
import './page.css';
import './stage/stage.css';
import { render } from 'preact';
import { recall } from './memory.ts';
import { Page } from './page.tsx';
import { followAddress } from './route.ts';
import { applySettings } from './settings.ts';

applySettings();
followAddress();
render(<Page />, document.getElementById('page')!);

// Last, and by itself: nobody waits for it, and without it the page works just as well with a network.
if (import.meta.env.PROD)
  import('./offline/offer.tsx').then(({ startOffline }) => startOffline()).catch(() => undefined);

// Whoever has played with others may be waited for.
if (recall('online') !== undefined)
  import('./online/me.ts').then(({ meetAgain }) => meetAgain()).catch(() => undefined);
