import './theme.css';
import './page.css';
import '../kit/kit.css';
import { render } from 'preact';
import { recall } from '../browser/local-storage.ts';
import { followAddress } from '../page/route.ts';
import { applySettings } from '../page/settings.ts';
import { App } from './app.tsx';

applySettings();
followAddress();
render(<App />, document.getElementById('page')!);

// Last, and by itself: nobody waits for it, and without it the page works just as well with a network.
if (import.meta.env.PROD)
  import('../offline/offer.tsx').then(({ startOffline }) => startOffline()).catch(() => undefined);

// A person who has played with others may have tables waiting.
if (recall('online') !== undefined)
  import('../online/identity.ts').then(({ resumeIdentity }) => resumeIdentity()).catch(() => undefined);
