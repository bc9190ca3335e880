import 'virtual:theme-variables.css';
import './ui/base-styles.css';
import './ui/fonts.css';
import './ui/global.css';

import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { startTranslation } from './i18n/i18n.ts';

await startTranslation();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Where the screen came as markup, it is taken over as it stands, unless a link was followed meanwhile;
// at once, since the router reads the address again when it is rendered.
if (root.dataset['rendered'] === location.hash) flushSync(() => hydrateRoot(root, app));
else createRoot(root).render(app);
