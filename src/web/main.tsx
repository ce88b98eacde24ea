import './theme.css';
import './page.css';
import './stage/stage.css';
import { render } from 'preact';
import { Page } from './page.tsx';
import { followAddress } from './route.ts';
import { applySettings } from './settings.ts';

applySettings();
followAddress();
render(<Page />, document.getElementById('page')!);
